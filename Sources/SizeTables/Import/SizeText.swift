import DynamicType

/// A size as people write one in a cell.
enum SizeText {
  /// What a cell says.
  enum Reading: Equatable {
    case size(Double)
    /// Nothing, or a sign for nothing.
    case missing
    /// It is no size; with what was expected.
    case wrong(expected: String)
  }

  static let expectation = "a size from 1 to 10000 points"

  /// Reads `17`, `17.5`, `17,5`, `17.`, `17 pt`, `17/22` (of which the line height is passed over), our
  /// own Markdown's `9*`, `30†` and `32 (31)` (of which the system's size is), and the signs for nothing: `-`,
  /// `n/a`.
  static func read(_ text: String) -> Reading {
    var number = ""
    var rest = ""
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      // Spaces of any kind, and the apostrophe that makes a number text in a spreadsheet.
      if scalar.properties.isWhitespace || scalar == "'" || scalar == "\u{2019}" && number.isEmpty {
        isAfterSpace = scalar.properties.isWhitespace && !number.isEmpty
        continue
      }
      let isNumber = ("0"..."9").contains(scalar) || scalar == "." || scalar == ","
      // `1 9` is no 19, and `1 234` may be anything.
      if rest.isEmpty, isNumber, isAfterSpace { return .wrong(expected: "one number") }
      if rest.isEmpty, isNumber || (number.isEmpty && (scalar == "+" || isMinus(scalar))) {
        number += isMinus(scalar) ? "-" : String(Character(scalar))
      } else {
        rest += scalar.properties.lowercaseMapping
      }
    }
    if number.isEmpty || number == "-" || number == "+" {
      let nothing = ["", "n/a", "na", "n.a.", "k.a.", "null", "nil", "none", "x", "--", "*", "?"]
      return nothing.contains(rest) ? .missing : .wrong(expected: expectation)
    }
    let units = [
      "", "pt", "pts", "pt.", "px", "p", "dp", "sp", "points", "point", "punkt", "pkt",
      "pkt.", "puntos", "punti", "pontos", "f",
    ]
    let isPair =
      rest.hasPrefix("/")
      && rest.dropFirst().allSatisfy {
        ("0"..."9").contains($0) || $0 == "." || $0 == "," || $0.isLetter
      }
    guard units.contains(rest) || (isPair && rest.utf8.count > 1) || isMarked(rest) else {
      return .wrong(expected: expectation)
    }
    let commas = number.filter { $0 == "," }.count
    let points = number.filter { $0 == "." }.count
    guard commas + points <= 1 else {
      return .wrong(expected: "one decimal comma or point, and no other separator")
    }
    // With a point the three digits are decimals, as our own output has them; 17,125 cannot be 17125.
    if let comma = number.firstIndex(of: ","), number[comma...].count == 4,
      number[..<comma].drop(while: { $0 == "+" }).count == 1
    {
      return .wrong(expected: "a size of which the comma cannot part thousands")
    }
    if number.hasSuffix(".") || number.hasSuffix(",") { number.removeLast() }
    guard let value = Double(number.replacing(",", with: ".")),
      FontMetrics.validPointSizes.contains(value)
    else { return .wrong(expected: expectation) }
    return .size(value)
  }

  /// What stands behind a size in our own Markdown: a mark, and the system's size in brackets.
  private static func isMarked(_ rest: String) -> Bool {
    var rest = rest[...]
    if rest.hasPrefix("\\") { rest = rest.dropFirst() }
    if rest.hasPrefix("*") { rest = rest.dropFirst() }
    if rest.hasPrefix("\u{2020}") { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return true }
    guard rest.utf8.count > 2, rest.hasPrefix("("), rest.hasSuffix(")") else { return false }
    return rest.dropFirst().dropLast().utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
  }

  /// The sign before the decimals of a size; nil where it has none.
  static func decimalSign(_ text: String) -> Character? {
    text.prefix { $0 != "/" && $0 != "(" }.first { $0 == "," || $0 == "." }
  }

  private static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}" || scalar == "–" || scalar == "—"
  }
}
