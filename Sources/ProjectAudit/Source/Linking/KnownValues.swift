/// What an expression may give, as far as it is known.
struct KnownValues {
  /// A text, and where to mend it.
  struct Text: Hashable {
    var value: String
    var place: SourcePlace
    /// False where the code may never put it together so.
    var isSure = true
  }

  /// A value of one of the project's types; of an enumeration perhaps a single case.
  struct Instance: Hashable {
    var type: String
    var enumCase: String?
  }

  /// What stands in a list or a dictionary, until one of it is asked for.
  struct Entry {
    /// What it may be asked for by; nil where that is not known.
    var keys: [Key]?
    var values: KnownValues
  }

  enum Key: Hashable {
    case text(String)
    case number(Double)
    /// A case, or another static member, by its name; a tuple's label or number.
    case member(String)
  }

  /// Each once, in the order in which they were found.
  private(set) var texts: [Text] = []
  private(set) var instances: [Instance] = []
  /// Types themselves, whose static members may be asked for.
  private(set) var types: [String] = []
  private(set) var numbers: [Double] = []
  private(set) var entries: [Entry] = []
  /// False where there may be others.
  var isComplete = true

  /// More than a family of fonts has faces: what gives more is not followed.
  static let most = 600

  static let unknown = KnownValues(isComplete: false)

  init(isComplete: Bool = true) { self.isComplete = isComplete }

  init(text: Text) { texts = [text] }
  init(instance: Instance) { instances = [instance] }
  init(type: String) { types = [type] }
  init(number: Double) { numbers = [number] }
  init(entries: [Entry]) { self.entries = entries }

  mutating func add(_ text: Text) {
    if let index = texts.firstIndex(where: {
      $0.value.hasSameBytes(as: text.value) && $0.place == text.place
    }) {
      texts[index].isSure = texts[index].isSure || text.isSure
    } else if texts.count < Self.most {
      texts.append(text)
    } else {
      isComplete = false
    }
  }

  mutating func add(_ instance: Instance) {
    if !instances.contains(instance), instances.count < Self.most { instances.append(instance) }
  }

  mutating func add(_ other: KnownValues) {
    for text in other.texts { add(text) }
    for instance in other.instances { add(instance) }
    for type in other.types where !types.contains(type) { types.append(type) }
    for number in other.numbers where !numbers.contains(number) { numbers.append(number) }
    entries += other.entries.prefix(max(0, Self.most - entries.count))
    isComplete = isComplete && other.isComplete
  }

  var isEmpty: Bool {
    texts.isEmpty && instances.isEmpty && types.isEmpty && numbers.isEmpty && entries.isEmpty
  }

  /// What any index into it may give.
  var elements: KnownValues {
    var result = self
    result.entries = []
    for entry in entries { result.add(entry.values) }
    return result
  }

  /// What one of the keys gives; everything where they are not known.
  func elements(at keys: [Key]?) -> KnownValues {
    guard let keys, !entries.isEmpty else { return elements }
    var result = self
    result.entries = []
    var isFound = false
    for entry in entries where entry.keys.map({ $0.contains(where: keys.contains) }) ?? true {
      isFound = isFound || entry.keys != nil
      result.add(entry.values)
    }
    result.isComplete = result.isComplete && isFound
    return result
  }

  /// What a tuple's member of that name gives; nil where none has it.
  func member(_ name: String) -> KnownValues? {
    let found = entries.filter { $0.keys?.contains(.member(name)) ?? false }
    guard !found.isEmpty else { return nil }
    var result = KnownValues(isComplete: isComplete)
    for entry in found { result.add(entry.values) }
    return result
  }

  /// The same values, none of which is sure.
  func doubted() -> KnownValues {
    var result = self
    for index in result.texts.indices { result.texts[index].isSure = false }
    for index in result.entries.indices {
      result.entries[index].values = result.entries[index].values.doubted()
    }
    return result
  }

  /// The same values, with their texts to be mended at the place.
  func moved(to place: SourcePlace) -> KnownValues {
    var result = KnownValues(isComplete: isComplete)
    for text in texts { result.add(Text(value: text.value, place: place, isSure: text.isSure)) }
    return result
  }

  /// The texts changed one by one.
  func mapTexts(_ change: (String) -> String) -> KnownValues {
    var result = KnownValues(isComplete: isComplete)
    for text in texts {
      result.add(Text(value: change(text.value), place: text.place, isSure: text.isSure))
    }
    return result
  }
}
