/// Recognises the calls of `SwiftCallPattern.all` in a file.
struct SwiftCalls {
  let tokens: TokenList
  let reader: SwiftExpressionReader
  private let context: Lazy<SwiftContext>
  /// Names of closures that take a font.
  private let takingFonts: Lazy<Set<String>>

  init(_ reader: SwiftExpressionReader) {
    tokens = reader.tokens
    self.reader = reader
    takingFonts = Lazy { Self.closures(takingFonts: reader.tokens) }
    context = Lazy { SwiftContext(reader.tokens, closing: reader.closing) }
  }

  /// A call of a font API.
  struct Match {
    var pattern: SwiftCallPattern
    var certainty: Certainty
    var arguments: [SwiftExpressionReader.Argument]
    /// The values that are asked for, and as what; several in a dictionary of attributes.
    var names: [(value: Range<Int>, meaning: FontReference.Meaning)]
    /// The call's parenthesis.
    var open: Int

    var api: FontAPI { pattern.api(labels: arguments.map(\.label)) }
  }

  /// The call that begins at `index`, by the patterns of the word there, or of the member behind the
  /// dot there.
  func match(at index: Int, _ patterns: [SwiftCallPattern]) -> Match? {
    for pattern in patterns {
      if let match = match(pattern, at: index) { return match }
    }
    return nil
  }

  private func match(_ pattern: SwiftCallPattern, at index: Int) -> Match? {
    guard let open = openingParenthesis(of: pattern, at: index) else { return nil }
    let arguments = reader.arguments(from: open)
    guard let first = arguments.first, first.label == pattern.nameLabel else { return nil }
    if pattern.nextLabels.isEmpty {
      guard arguments.count == 1 else { return nil }
    } else {
      guard let second = arguments[safe: 1], pattern.nextLabels.contains(second.label) else {
        return nil
      }
    }
    guard
      let certainty = certainty(
        of: pattern, at: index, name: first.value, size: arguments[safe: 1]?.value)
    else { return nil }
    let names: [(value: Range<Int>, meaning: FontReference.Meaning)]
    if pattern.takesAttributes {
      names = attributes(first.value)
      guard !names.isEmpty else { return nil }
    } else {
      guard !pattern.needsCast || tokens.isIdentifier(first.value.upperBound - 1, "CFString") else {
        return nil
      }
      names = [(first.value, pattern.meaning)]
    }
    return Match(
      pattern: pattern, certainty: certainty, arguments: arguments, names: names, open: open)
  }

  /// The values of the keys that name a font, in a dictionary of attributes.
  func attributes(_ range: Range<Int>) -> [(
    value: Range<Int>, meaning: FontReference.Meaning
  )] {
    let range = reader.unwrapped(range)
    guard tokens.isPunctuation(range.lowerBound, "["), let end = reader.closing[range.lowerBound]
    else { return [] }
    return reader.elements(from: range.lowerBound, to: end).compactMap { element in
      var index = element.lowerBound
      while index < element.upperBound, !tokens.isPunctuation(index, ":") {
        guard tokens.isPunctuation(index, ".") || tokens.isIdentifier(index) else {
          return nil
        }
        index += 1
      }
      // `kCTFontNameAttribute as String`
      let isCast = tokens.isIdentifier(index - 2, "as")
      guard index + 1 < element.upperBound, let key = tokens.identifier(index - (isCast ? 3 : 1)),
        let meaning = SwiftCallPattern.attributes[key]
      else { return nil }
      return ((index + 1)..<element.upperBound, meaning)
    }
  }

  /// How sure it is that the call is that of `pattern`; nil if it is not.
  private func certainty(
    of pattern: SwiftCallPattern, at index: Int, name: Range<Int>, size: Range<Int>?
  ) -> Certainty? {
    // Other types may have a method of that name.
    if case .method = pattern.callee { return .likely }
    guard case .implicit(_, let wantedType, let mayCountAnywhere) = pattern.callee else {
      return .certain
    }
    // `.custom(let name, size: let size)` is a pattern.
    for value in [name, size].compactMap(\.self)
    where tokens.isIdentifier(value.lowerBound, "let")
      || tokens.isIdentifier(value.lowerBound, "var")
    {
      return nil
    }
    // `.large` is a number only where a font is plainly wanted.
    let isSizeImplicit = size.map { tokens.isPunctuation($0.lowerBound, ".") } ?? false
    let countsAnywhere = mayCountAnywhere && !isSizeImplicit
    switch context.value.wanted(at: index) {
    case .comparison: return nil
    case .types(let types):
      if types.contains(wantedType) || types.contains(pattern.module + "." + wantedType) {
        return .certain
      }
      // A name such as AppFont may stand for the type, a generic parameter for any.
      let isOpen = types.contains { $0.contains("Font") || $0 == "Self" || $0.utf8.count == 1 }
      return isOpen && countsAnywhere ? .likely : nil
    case .named(let name):
      if wantedType == "Font", name == "font" || name.hasSuffix("Font") { return .certain }
      guard countsAnywhere else { return nil }
      if takingFonts.value.contains(name) { return .certain }
      return Self.otherThings.contains(name) ? nil : .likely
    case .unknown:
      return countsAnywhere ? .likely : nil
    }
  }

  /// The names that the file declares as closures that take a font: `let change: (Font) -> Font`.
  private static func closures(takingFonts tokens: TokenList) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.tokens.indices
    where tokens.isPunctuation(index, "(") && tokens.isIdentifier(index + 1, "Font")
      && tokens.isPunctuation(index + 2, ")")
    {
      let colon = tokens.isIdentifier(index - 1, "escaping") ? index - 3 : index - 1
      guard tokens.isPunctuation(colon, ":"), let name = tokens.identifier(colon - 1) else {
        continue
      }
      names.insert(name)
    }
    return names
  }

  /// Labels, properties and functions that want something plainly other than a font.
  private static let otherThings: Set = [
    "badge", "color", "colour", "detents", "foregroundColor", "foregroundStyle", "frame", "height",
    "icon", "image", "padding", "presentationDetents", "systemImage", "tint", "width",
  ]

  /// The call's `(` if the callee of `pattern` begins at `index`.
  private func openingParenthesis(of pattern: SwiftCallPattern, at index: Int) -> Int? {
    var next = index + 1
    switch pattern.callee {
    case .initialiser:
      guard canStandAlone(index, module: pattern.module) else { return nil }
      if tokens.isPunctuation(next, "."), tokens.isIdentifier(next + 1, "init") { next += 2 }
    case .function(let function, _):
      guard canStandAlone(index, module: pattern.module), tokens.isPunctuation(next, "."),
        tokens.isIdentifier(next + 1, function)
      else { return nil }
      next += 2
    case .free:
      guard canStandAlone(index, module: pattern.module) else { return nil }
    case .own:
      guard !tokens.isIdentifier(index - 1, "func"), !tokens.isPunctuation(index - 1, ".") else {
        return nil
      }
    case .implicit:
      guard isImplicitMember(index) else { return nil }
      next += 1
    case .method:
      guard !isImplicitMember(index) else { return nil }
      next += 1
    }
    return tokens.isPunctuation(next, "(") ? next : nil
  }

  /// True if the type's name at `index` is not a member of something other than its own module.
  private func canStandAlone(_ index: Int, module: String) -> Bool {
    if tokens.isIdentifier(index - 1, "func") { return false }
    guard tokens.isPunctuation(index - 1, ".") else { return true }
    return tokens.isIdentifier(index - 2, module) && !tokens.isPunctuation(index - 3, ".")
  }

  private static let valueKeywords = WordTable(SwiftLexer.valueKeywords)
  private static let valueEnds: ByteSet = ")]}!>.\\"

  /// True if the `.` at `index` begins an expression instead of following a value.
  func isImplicitMember(_ index: Int) -> Bool {
    guard let previous = tokens[index - 1] else { return true }
    switch previous.kind {
    case .identifier:
      return tokens.isIdentifier(index - 1, in: Self.valueKeywords)
    case .punctuation:
      if tokens.isPunctuation(index - 1, "?") {
        // `a ? .custom(…) : b` and `a ?? .custom(…)`, but not the chain `a?.custom(…)`.
        return !previous.touchesPrevious || tokens.isPunctuation(index - 2, "?")
      }
      return !tokens.isPunctuation(index - 1, anyOf: Self.valueEnds)
    default: return false
    }
  }
}
