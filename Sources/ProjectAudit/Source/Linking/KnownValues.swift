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

  /// Each once, in the order in which they were found.
  private(set) var texts: [Text] = []
  private(set) var instances: [Instance] = []
  /// Types themselves, whose static members may be asked for.
  private(set) var types: [String] = []
  private(set) var numbers: [Double] = []
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
    isComplete = isComplete && other.isComplete
  }

  var isEmpty: Bool { texts.isEmpty && instances.isEmpty && types.isEmpty && numbers.isEmpty }

  /// The same values, none of which is sure.
  func doubted() -> KnownValues {
    var result = self
    for index in result.texts.indices { result.texts[index].isSure = false }
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
