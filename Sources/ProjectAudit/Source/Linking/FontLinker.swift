/// Makes references of the calls that name fonts, once everything that the project's code says is
/// known.
struct FontLinker {
  private let table: SymbolTable
  private var follower: ValueFollower
  private let namesAtHand: [PossibleName]
  private var references: [FontReference] = []
  private var indices: [Key: Int] = [:]
  private(set) var calls: [FontCall] = []

  private static func standsForSystem(_ name: String) -> Bool {
    ["", "system", "default", "none", "automatic"].contains(
      String(decoding: name.asciiLowercased, as: UTF8.self))
  }

  /// The sizes that UIFont has names for (its header, `UIFont.h`; the values are those of iOS).
  private static let namedSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "systemFontSize": 14, "smallSystemFontSize": 12,
  ]

  private struct Key: Hashable {
    var place: SourcePlace
    var name: [UInt8]?
  }

  /// - Parameter files: what each file declares, in the order of places.
  init(_ files: [SourceFacts]) {
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    namesAtHand = files.flatMap(\.possibleNames)
    table = SymbolTable(files)
    follower = ValueFollower(table)
  }

  /// Follows every call to the names that it may be given.
  mutating func link() -> [FontReference] {
    for index in table.declarations.indices {
      for call in table.declarations[index].fontCalls { link(call, in: index) }
    }
    return references
  }

  /// Texts that look like a font's name and that no call was found to get.
  func possibleNames() -> [FontReference] {
    let linked = Set(indices.keys.map(\.place))
    return namesAtHand.filter { !linked.contains($0.place) }.map {
      FontReference(
        name: $0.text, api: FontAPI("String", .uiKit), path: $0.place.path,
        position: $0.place.position, certainty: .likely)
    }
  }

  private mutating func link(_ fact: FontCallFact, in declaration: Int) {
    if let type = fact.generatedType, !table.type(type, from: "").isEmpty { return }
    var call = FontCall(
      api: fact.api, place: fact.place, certainty: fact.certainty, usage: fact.usage,
      unwrapPlace: fact.unwrapPlace)
    let maker = table.declarations[declaration]
    call.isResult =
      maker.type == "UIFont" && (maker.kind == .function || maker.kind == .computed)
    let sizes = follower.follow(fact.size, in: declaration)
    if case .member(.name("UIFont"), let name) = fact.size {
      call.usage.size = Self.namedSizes[name]
    }
    if sizes.isComplete, sizes.numbers.count == 1 { call.usage.size = sizes.numbers[0] }
    var computed: [SourcePlace] = []
    var found = 0
    for alternative in fact.names {
      let values = follower.follow(alternative.value, in: declaration, wanted: "String")
      // The project has a function of that name for names of its own type.
      if isOfOwnType(alternative.value, values), table.hasOverload(of: fact.api) { return }
      let isDirect: Bool =
        if case .text = alternative.value { fact.names.count == 1 } else { false }
      for text in values.texts {
        found += 1
        // What is followed through code is no surer than the place itself, and words that stand for
        // the system's font are handled before a font is asked for.
        let isDoubtful = !text.isSure || !isDirect && Self.standsForSystem(text.value)
        let certainty: Certainty =
          fact.certainty == .likely || isDoubtful
          ? .likely : isDirect ? fact.certainty : .resolved
        add(text.value, at: text.place, certainty, fact, call)
        call.add(text.value, isSure: certainty != .likely)
      }
      if !values.isComplete || values.texts.isEmpty { computed.append(alternative.place) }
    }
    call.isComplete = computed.isEmpty
    // Whoever goes through all families asks for none of them.
    if found == 0, fact.isListing { return }
    if found == 0 { computed = [fact.namePlace] }
    for place in computed {
      add(
        nil, at: place, fact.names.count > 1 && found > 0 ? .resolved : fact.certainty, fact, call)
    }
    calls.append(call)
  }

  /// True for what is no text but a value of one of the project's types.
  private func isOfOwnType(_ value: SourceExpression, _ values: KnownValues) -> Bool {
    if case .implicitMember = value { return values.isEmpty }
    return values.texts.isEmpty
      && values.instances.contains { instance in
        table.isType(instance.type, .enumeration) || table.isType(instance.type, .structure)
      }
  }

  private mutating func add(
    _ name: String?, at place: SourcePlace, _ certainty: Certainty, _ fact: FontCallFact,
    _ call: FontCall
  ) {
    let key = Key(place: place, name: name.map { Array($0.utf8) })
    guard let index = indices[key] else {
      indices[key] = references.count
      return references.append(
        FontReference(
          name: name, api: fact.api, path: place.path, position: place.position,
          certainty: certainty, meaning: fact.meaning, usage: call.usage))
    }
    // One literal that several calls use is one reference; where they differ, nothing is said.
    if certainty.isSurer(than: references[index].certainty) {
      references[index].certainty = certainty
    }
    references[index].usage.keepWhatAgrees(with: call.usage)
    // A PostScript name is the narrower question.
    if fact.meaning == .font { references[index].meaning = .font }
  }
}

/// A call that makes a font, with the names that it may get.
public struct FontCall: Sendable, Equatable {
  public var api: FontAPI
  /// Where the call begins.
  public var place: SourcePlace
  public var certainty: Certainty
  /// What is done with the font there.
  public var usage: FontUsage
  /// Where the `!` stands behind the call.
  public var unwrapPlace: SourcePlace?
  /// The names that it may get, each once.
  public private(set) var names: [String] = []
  /// The names among them that the code may never give it.
  public private(set) var doubtfulNames: [String] = []
  /// False where it may get others.
  public var isComplete = false
  /// True where the font is what a function or property gives.
  public var isResult = false

  init(
    api: FontAPI, place: SourcePlace, certainty: Certainty, usage: FontUsage,
    unwrapPlace: SourcePlace?
  ) {
    self.api = api
    self.place = place
    self.certainty = certainty
    self.usage = usage
    self.unwrapPlace = unwrapPlace
  }

  mutating func add(_ name: String, isSure: Bool) {
    if isSure {
      if !names.contains(where: { $0.hasSameBytes(as: name) }) { names.append(name) }
    } else if !doubtfulNames.contains(where: { $0.hasSameBytes(as: name) }) {
      doubtfulNames.append(name)
    }
  }
}

extension Certainty {
  func isSurer(than other: Certainty) -> Bool {
    switch (self, other) {
    case (.certain, .resolved), (.certain, .likely), (.resolved, .likely): true
    default: false
    }
  }
}

extension FontUsage {
  /// Forgets what another use of the same name does otherwise.
  mutating func keepWhatAgrees(with other: FontUsage) {
    if size != other.size { size = nil }
    if scaling != other.scaling { scaling = .unknown }
    if textStyle != other.textStyle { textStyle = nil }
    if weightModifier != other.weightModifier { weightModifier = nil }
    isForceUnwrapped = isForceUnwrapped || other.isForceUnwrapped
    isProbe = isProbe && other.isProbe
  }
}
