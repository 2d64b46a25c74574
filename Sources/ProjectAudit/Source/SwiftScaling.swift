import DynamicType

/// Tells how a font's size follows the reader's text size, from what stands around the call.
///
/// It looks at a file's own code only: at the size that is handed over, at what the font is handed to,
/// and at the names that these have in between.
struct SwiftScaling {
  let reader: SwiftExpressionReader
  var tokens: TokenList { reader.tokens }

  /// What the file says besides naming fonts.
  var facts: [ScaleFact] = []
  /// True if the file's code scales text in any way.
  private(set) var scalesText = false

  /// Properties marked `@ScaledMetric`, with the last part of the names of the types they belong to.
  var metrics: [String: Set<String>] = [:]
  /// Names within the function at hand whose value is a scaled size, and whose is a scaled font.
  var scaledSizes: Set<String> = []
  var scaledFonts: Set<String> = []
  /// Names within the function at hand whose value is neither.
  var plainNames: Set<String> = []
  /// The last part of the name of the type around, and the parameters of the functions around: what
  /// a name may mean where no local has it.
  var owner = ""
  var parameters: [SourceParameter] = []
  var pending: [Local] = []
  /// Names within the function at hand that loops give their values.
  var loopNames: Set<String> = []
  /// The name that the value at hand gets.
  var naming: (name: String, range: Range<Int>)?
  /// What `scaledFont(for:)` is given within the function at hand, with the text style.
  var rescaled: [String: String?] = [:]

  /// How many tokens of an expression are looked at; sizes are short.
  static let longest = 64

  init(_ reader: SwiftExpressionReader) {
    self.reader = reader
    guard Self.wordSearch.matches(reader.tokens.bytes) else { return }
    var types: [(name: String, end: Int)] = []
    for index in 0..<reader.tokens.count {
      while let last = types.last, last.end <= index { types.removeLast() }
      if let type = type(at: index) { types.append(type) }
      guard let word = reader.tokens.identifier(index), Self.scalingWords.contains(word) else {
        continue
      }
      scalesText = true
      if word == "ScaledMetric", let name = metricName(from: index + 1) {
        metrics[name, default: []].insert(types.last?.name ?? "")
      }
    }
  }

  /// The last part of the name of the type whose keyword is at `index`, and where its body ends; nil
  /// if it is no declaration.
  func type(at index: Int) -> (name: String, end: Int)? {
    guard
      ["struct", "class", "extension", "enum", "actor"]
        .contains(where: { tokens.isIdentifier(index, $0) }),
      var name = tokens.identifier(index + 1)
    else { return nil }
    var next = index + 2
    while tokens.isPunctuation(next, "."), let part = tokens.identifier(next + 1) {
      name = part
      next += 2
    }
    let farthest = next + 256
    while next < farthest, !tokens.isPunctuation(next, "{") { next += 1 }
    return next < farthest ? reader.closing[safe: next]?.map { (name, $0) } : nil
  }

  /// Words that code which scales text by itself cannot do without:
  /// developer.apple.com/documentation/uikit/uifontmetrics, …/uikit/uicontentsizecategory,
  /// …/swiftui/scaledmetric.
  static let scalingWords: Set = [
    "UIFontMetrics", "scaledFont", "scaledValue", "ScaledMetric", "preferredContentSizeCategory",
    "UIContentSizeCategory", "dynamicTypeSize", "sizeCategory", "preferredFontDescriptor",
  ]

  static let wordSearch = WordSearch(Array(scalingWords))

  /// The property that the attribute before `index` is on.
  func metricName(from index: Int) -> String? {
    var next = index
    if tokens.isPunctuation(next, "("), let close = reader.closing[next] { next = close + 1 }
    for _ in 0..<4 where !tokens.isIdentifier(next, "var") { next += 1 }
    return tokens.isIdentifier(next, "var") ? tokens.identifier(next + 1) : nil
  }

  // MARK: Names

  /// Notes that code gives a name a value.
  ///
  /// - Parameter isProperty: true where a type's own property is declared.
  mutating func local(_ name: String, _ value: Range<Int>, isProperty: Bool = false) {
    advance(to: value.lowerBound)
    pending.append(
      Local(
        name: name, end: value.upperBound, isProperty: isProperty, isSize: isScaledSize(value),
        isFont: isScaledFont(value)))
    naming = (name, value)
  }

  /// A name whose value is being read: within it, the name still means what it did before.
  struct Local {
    var name: String
    /// The index behind the value's last token.
    var end: Int
    var isProperty: Bool
    /// True for a scaled size, and for a scaled font.
    var isSize: Bool
    var isFont: Bool
  }

  /// Gives the names their values that end before `index`.
  mutating func advance(to index: Int) {
    guard pending.contains(where: { $0.end <= index }) else { return }
    let ended = pending.filter { $0.end <= index }
    pending.removeAll { $0.end <= index }
    for local in ended {
      if !local.isProperty { hide(local.name) }
      if local.isSize { scaledSizes.insert(local.name) }
      if local.isFont { scaledFonts.insert(local.name) }
    }
  }

  /// Notes the name that a loop gives one value after the other.
  mutating func loop(_ name: String) {
    hide(name)
    loopNames.insert(name)
  }

  /// Notes that code gives a value to a name that is not spoken of again.
  mutating func forgetName() { naming = nil }

  /// Notes that a name means something else from here on: `if let size {`, `for size in sizes`.
  mutating func hide(_ name: String) {
    scaledSizes.remove(name)
    scaledFonts.remove(name)
    if !metrics.isEmpty { plainNames.insert(name) }
  }

  /// Gives the calls of a declaration what was learnt behind them, and forgets its names.
  mutating func settle(_ declaration: inout SourceDeclaration) {
    for index in declaration.fontCalls.indices {
      guard let name = declaration.fontCalls[index].local, let style = rescaled[name] else {
        continue
      }
      let isScaled = declaration.fontCalls[index].usage.scaling == .textStyle
      declaration.fontCalls[index].usage.scaling = isScaled ? .twice : .textStyle
      declaration.fontCalls[index].usage.textStyle = style
    }
    guard declaration.kind == .function || declaration.kind == .computed else { return }
    scaledSizes = []
    scaledFonts = []
    plainNames = []
    pending = []
    loopNames = []
    rescaled = [:]
  }

  func isScaledSize(_ range: Range<Int>) -> Bool {
    range.prefix(Self.longest).contains { index in
      guard tokens.isIdentifier(index) else { return false }
      if tokens.isIdentifier(index, "scaledValue") { return tokens.isPunctuation(index + 1, "(") }
      if tokens.isIdentifier(index, "pointSize") {
        return range.lowerBound < index
          && (range.lowerBound..<index).contains { before in
            isPreferred(before)
          }
      }
      guard !metrics.isEmpty || !scaledSizes.isEmpty else { return false }
      let isOwn = tokens.isPunctuation(index - 1, ".") && tokens.isIdentifier(index - 2, "self")
      guard isOwn || !tokens.isPunctuation(index - 1, "."), !tokens.isPunctuation(index + 1, ":")
      else { return false }
      guard let word = tokens.identifier(index) else { return false }
      if !isOwn, scaledSizes.contains(word) { return true }
      guard metrics[word]?.contains(owner) ?? false else { return false }
      return isOwn
        || !plainNames.contains(word) && !parameters.contains { $0.name == word }
          && !isOfClosure(word, at: index)
    }
  }

  /// True for a call of `preferredFont` or `preferredFontDescriptor` for the reader's own text size.
  /// One for a trait collection that is handed over gives the size of its category, which usually is
  /// the default one: the size before any scaling.
  func isPreferred(_ index: Int) -> Bool {
    guard
      tokens.isIdentifier(index, "preferredFont")
        || tokens.isIdentifier(index, "preferredFontDescriptor")
    else { return false }
    return reader.arguments(from: index + 1).allSatisfy { argument in
      argument.label != "compatibleWith" || tokens.isIdentifier(argument.value.lowerBound, "nil")
    }
  }

  /// True if the name at `index` is a parameter of a closure around it: `{ size in … size … }`.
  func isOfClosure(_ name: String, at index: Int) -> Bool {
    var before = index - 1
    while before > 0, index - before < 512 {
      if tokens.isIdentifier(before, name), before + 1 < index,
        ["{", ",", "("].contains(where: { tokens.isPunctuation(before - 1, $0) })
      {
        for next in (before + 1)..<min(index, before + 16) {
          if tokens.isIdentifier(next, "in") { return true }
          if tokens.isPunctuation(next, "{") || tokens.isPunctuation(next, "}") { break }
        }
      }
      before -= 1
    }
    return false
  }

  func isScaledFont(_ range: Range<Int>) -> Bool {
    // Only the font itself, and not what is made of it.
    guard !range.prefix(Self.longest).contains(where: { tokens.isIdentifier($0, "pointSize") })
    else {
      return false
    }
    return range.prefix(Self.longest).contains { index in
      (tokens.isIdentifier(index, "scaledFont") || isPreferred(index))
        && tokens.isPunctuation(index + 1, "(")
    }
  }

  // MARK: Scaling again

  /// Looks at a call of `scaledFont` or `scaledValue`, whose name is at `index`.
  mutating func scaled(at index: Int, isFont: Bool) {
    guard tokens.isPunctuation(index + 1, "("), tokens.isPunctuation(index - 1, ".") else { return }
    advance(to: index)
    let arguments = reader.arguments(from: index + 1)
    guard let value = arguments.first, value.label == "for" else { return }
    if isFont {
      if let name = tokens.identifier(value.value.lowerBound), value.value.count == 1 {
        if scaledFonts.contains(name) {
          add(.scaledAgain, index - 1, upTo: index + 1)
        } else {
          rescaled[name] = .some(style(beforeMember: index))
        }
      } else if isScaledFont(value.value),
        tokens.isPunctuation(value.value.lowerBound, ".")
          || tokens.isIdentifier(value.value.lowerBound, "UIFont")
          || tokens.isIdentifier(value.value.lowerBound, "UIFontMetrics")
      {
        add(.scaledAgain, index - 1, upTo: index + 1)
      }
    }
    if let most = arguments.first(where: { $0.label == "maximumPointSize" }),
      case .number(let size) = reader.expression(most.value)
    {
      add(
        .largestSize(size, base: baseSize(value.value, isFont: isFont)), most.value.lowerBound - 2,
        upTo: most.value.upperBound)
    }
  }

  func baseSize(_ range: Range<Int>, isFont: Bool) -> Double? {
    if !isFont, case .number(let size) = reader.expression(range) { return size }
    for index in range.prefix(Self.longest)
    where tokens.isIdentifier(index, "size") && tokens.isPunctuation(index + 1, ":") {
      return reader.number(index + 2)?.value
    }
    return nil
  }

  mutating func add(_ kind: ScaleFact.Kind, _ start: Int, upTo end: Int) {
    guard let token = tokens[start] else { return }
    facts.append(
      ScaleFact(kind, text: tokens.text(start..<end), at: reader.place(token.start)))
  }
}

extension TokenList {
  /// The tokens in one line, as they stand in the file but for blanks at line ends.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[safe: range.lowerBound], let last = tokens[safe: range.upperBound - 1],
      first.start < last.end
    else { return "" }
    let words = bytes[first.start..<min(last.end, first.start + 200)].split {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || SwiftLexer.isNewline($0)
    }
    return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
  }
}
