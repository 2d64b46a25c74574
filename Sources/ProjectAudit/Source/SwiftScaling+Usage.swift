import DynamicType

/// What is done with a font where a call makes it.
extension SwiftScaling {
  struct Usage {
    var usage = FontUsage()
    var size: SourceExpression = .unknown
    var unwrapPlace: SourcePlace?
    /// The name that the font gets.
    var local: String?
  }

  /// What is done with the font that the call at `index` makes.
  mutating func usage(of match: SwiftCalls.Match, at index: Int) -> Usage {
    advance(to: index)
    var result = Usage()
    guard let close = reader.closing[match.open] else { return result }
    if let naming, naming.range.contains(index) { result.local = naming.name }
    let size = match.arguments.dropFirst().first
    if let size { result.size = reader.expression(size.value) }
    let isScaled = size.map { isScaledSize($0.value) } ?? false
    if match.pattern.framework == .swiftUI {
      swiftUI(match, isScaled, &result)
      result.usage.weightModifier = weightModifier(after: close) ?? viewModifier(around: index)
    } else if let style = metricsStyle(before: index) {
      result.usage.scaling = isScaled ? .twice : .textStyle
      result.usage.textStyle = style
    } else if isScaled {
      result.usage.scaling = .textStyle
    } else if isSetAsItIs(index, close) {
      result.usage.scaling = .none
    }
    if tokens.isPunctuation(close + 1, "!"), tokens[close + 1]?.touchesPrevious == true,
      !tokens.isPunctuation(close + 2, "=")
    {
      result.usage.isForceUnwrapped = true
      result.unwrapPlace = reader.place(tokens[close + 1]?.start ?? 0)
    }
    result.usage.isProbe = isProbe(index, close) || isTried(match, at: index)
    return result
  }

  /// True where the call only asks whether there is such a font, or where another font's name stands
  /// ready for when there is none.
  func isProbe(_ index: Int, _ close: Int) -> Bool {
    let next = close + 1
    // `!= nil`, `== nil`
    if tokens.isPunctuation(next, "!") || tokens.isPunctuation(next, "="),
      tokens.isPunctuation(next + 1, "="), tokens.isIdentifier(next + 2, "nil")
    {
      return true
    }
    // `?? UIFont(name:`
    if tokens.isPunctuation(next, "?"), tokens.isPunctuation(next + 1, "?") {
      return isNamedFont(next + 2)
    }
    guard tokens.isPunctuation(index - 1, "="),
      tokens.isIdentifier(index - 3, "let") || tokens.isIdentifier(index - 3, "var"),
      tokens.isIdentifier(index - 4, "if") || tokens.isIdentifier(index - 4, "guard")
    else { return false }
    // `if let _ =`
    if tokens.isIdentifier(index - 2, "_") { return true }
    // `if let font = UIFont(name: …) { … } else if let font = UIFont(name: …)`
    guard tokens.isPunctuation(next, "{"), let end = reader.closing[next],
      tokens.isIdentifier(end + 1, "else")
    else { return false }
    return (end + 2..<end + 8).contains { tokens.isPunctuation($0 - 1, "=") && isNamedFont($0) }
  }

  /// True for `if let font = UIFont(name: name, …)` where a loop gives the name.
  func isTried(_ match: SwiftCalls.Match, at index: Int) -> Bool {
    guard let name = match.names.first?.value, name.count == 1,
      tokens.isPunctuation(index - 1, "="),
      tokens.isIdentifier(index - 4, "if") || tokens.isIdentifier(index - 4, "guard")
    else { return false }
    return tokens.identifier(name.lowerBound).map(loopNames.contains) ?? false
  }

  func isNamedFont(_ index: Int) -> Bool {
    let isImplicit = tokens.isPunctuation(index, ".") && tokens.isIdentifier(index + 1, "init")
    guard
      isImplicit || tokens.isIdentifier(index, "UIFont") || tokens.isIdentifier(index, "NSFont")
    else { return false }
    let open = isImplicit ? index + 2 : index + 1
    return tokens.isPunctuation(open, "(") && tokens.isIdentifier(open + 1, "name")
      && tokens.isPunctuation(open + 2, ":")
  }

  func swiftUI(_ match: SwiftCalls.Match, _ isScaled: Bool, _ result: inout Usage) {
    if match.arguments[safe: 1]?.label == "fixedSize" {
      result.usage.scaling = isScaled ? .textStyle : .none
      return
    }
    let style = match.arguments.first { $0.label == "relativeTo" }.flatMap { textStyle($0.value) }
    let hasStyle = match.arguments.contains { $0.label == "relativeTo" }
    result.usage.scaling = isScaled ? .twice : hasStyle ? .textStyle : .automatic
    result.usage.textStyle = style ?? (hasStyle ? nil : "body")
  }

  /// UIKit's name of the style that ends the tokens: `.title`, `Font.TextStyle.title`.
  func textStyle(_ range: Range<Int>) -> String? {
    guard tokens.isPunctuation(range.upperBound - 2, "."),
      let word = tokens.identifier(range.upperBound - 1)
    else { return nil }
    return TextStyle(parsing: word)?.name
  }

  /// The text style if the call at `index` is what `scaledFont(for:` is given; the inner nil where the
  /// style is not to be seen.
  func metricsStyle(before index: Int) -> String?? {
    guard tokens.isPunctuation(index - 1, ":"), tokens.isIdentifier(index - 2, "for"),
      tokens.isPunctuation(index - 3, "("), tokens.isIdentifier(index - 4, "scaledFont")
    else { return nil }
    return .some(style(beforeMember: index - 4))
  }

  /// The style of `UIFontMetrics(forTextStyle: .body).member`, the member's name being at `index`.
  func style(beforeMember index: Int) -> String? {
    guard tokens.isPunctuation(index - 1, ".") else { return nil }
    if tokens.isIdentifier(index - 2, "default") { return "body" }
    guard tokens.isPunctuation(index - 2, ")") else { return nil }
    var start = index - 3
    while start > index - 12, !tokens.isPunctuation(start, "(") { start -= 1 }
    return textStyle(start..<(index - 2))
  }

  /// True for `label.font = UIFont(…)`, with what may stand behind it, and for `Font(UIFont(…))`.
  func isSetAsItIs(_ index: Int, _ close: Int) -> Bool {
    var next = close + 1
    if tokens.isPunctuation(next, "!") { next += 1 }
    if tokens.isPunctuation(index - 1, "("), tokens.isIdentifier(index - 2, "Font"),
      !tokens.isPunctuation(index - 3, ".")
    {
      return tokens.isPunctuation(next, ")")
    }
    guard tokens.isPunctuation(index - 1, "="), tokens.isIdentifier(index - 2, "font"),
      tokens.isPunctuation(index - 3, ".")
    else { return false }
    // What is asked of the font at once, as `withSize`, may be anything.
    return !tokens.isPunctuation(next, ".") && !tokens.isPunctuation(close + 1, "?")
      || tokens.isPunctuation(close + 1, "?") && tokens.isPunctuation(close + 2, "?")
  }
}
