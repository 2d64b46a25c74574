import DynamicType

/// Tells how the size of a font follows the reader's text size, within one method or function.
struct ObjectiveCScaling {
  private let reader: ObjectiveCExpressionReader
  private var tokens: TokenList { reader.tokens }
  /// Names whose value is a size, or a font, that is scaled already.
  private var scaledSizes: Set<String> = []
  private var scaledFonts: Set<String> = []

  /// How many tokens of an expression are looked at; sizes are short.
  private static let longest = 64

  init(_ reader: ObjectiveCExpressionReader) { self.reader = reader }

  /// Notes that code gives a name a value.
  mutating func note(_ name: String, _ value: Range<Int>) {
    if isScaledSize(value) { scaledSizes.insert(name) } else { scaledSizes.remove(name) }
    if isScaledFont(value) { scaledFonts.insert(name) } else { scaledFonts.remove(name) }
  }

  /// True for `[[UIFontMetrics …] scaledValueForValue:…]`, the `pointSize` of a preferred font, and
  /// for names of such sizes.
  private func isScaledSize(_ range: Range<Int>) -> Bool {
    let range = range.prefix(Self.longest)
    return range.contains { index in
      guard tokens.isIdentifier(index) else { return false }
      if tokens.isIdentifier(index, "scaledValueForValue") { return true }
      if tokens.isIdentifier(index, "pointSize") {
        return range.contains {
          tokens.isIdentifier($0, "preferredFontForTextStyle")
            || tokens.identifier($0).map(scaledFonts.contains) ?? false
        }
      }
      return !scaledSizes.isEmpty && !tokens.isPunctuation(index - 1, ".")
        && !tokens.isPunctuation(index + 1, ":")
        && tokens.identifier(index).map(scaledSizes.contains) ?? false
    }
  }

  /// True for a font that is scaled already: `[UIFont preferredFontForTextStyle:…]`,
  /// `[[UIFontMetrics …] scaledFontForFont:…]`, and the name of such a font.
  func isScaledFont(_ range: Range<Int>) -> Bool {
    if range.count == 1, let name = tokens.identifier(range.lowerBound) {
      return scaledFonts.contains(name)
    }
    guard tokens.isPunctuation(range.lowerBound, "["),
      reader.closing[range.lowerBound] == range.upperBound - 1,
      let message = reader.message(from: range.lowerBound), let name = message.parts.first?.name
    else { return false }
    return name == "scaledFontForFont"
      || name == "preferredFontForTextStyle" && message.receiver.count == 1
        && tokens.isIdentifier(message.receiver.lowerBound, "UIFont")
  }

  /// The text style of `[UIFontMetrics metricsForTextStyle:UIFontTextStyleBody]`; nil where it is not
  /// to be seen.
  func style(of receiver: Range<Int>) -> String? {
    if tokens.isIdentifier(receiver.upperBound - 2, "defaultMetrics")
      || tokens.isIdentifier(receiver.upperBound - 1, "defaultMetrics")
    {
      return TextStyle.body.name
    }
    return tokens.identifier(receiver.upperBound - 2).flatMap(TextStyle.init(parsing:))?.name
  }

  /// How the size of the font that the message at `index` gives follows the reader's text size.
  func usage(at index: Int, size: Range<Int>?) -> FontUsage {
    let isScaled = size.map(isScaledSize) ?? false
    if tokens.isPunctuation(index - 1, ":"), tokens.isIdentifier(index - 2, "scaledFontForFont") {
      // `[[UIFontMetrics metricsForTextStyle:UIFontTextStyleBody] scaledFontForFont:[…]]`
      return FontUsage(
        scaling: isScaled ? .twice : .textStyle, textStyle: style(of: (index - 3)..<(index - 2)))
    }
    if isScaled { return FontUsage(scaling: .textStyle) }
    let isSet =
      tokens.isPunctuation(index - 1, "=") && tokens.isIdentifier(index - 2, "font")
      && tokens.isPunctuation(index - 3, ".")
      || tokens.isPunctuation(index - 1, ":") && tokens.isIdentifier(index - 2, "setFont")
    return FontUsage(scaling: isSet ? .none : .unknown)
  }
}
