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

  /// Reads `17`, `17.5`, `17,5`, `17 pt`, `17/22` (of which the line height is passed over), and the
  /// signs for nothing: `-`, `n/a`.
  static func read(_ text: String) -> Reading {
    var number = ""
    var rest = ""
    for scalar in text.unicodeScalars {
      // Spaces of any kind, and the apostrophe that makes a number text in a spreadsheet.
      if scalar.properties.isWhitespace || scalar == "'" || scalar == "\u{2019}" && number.isEmpty {
        continue
      }
      let isNumber = ("0"..."9").contains(scalar) || scalar == "." || scalar == ","
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
    guard units.contains(rest) || (isPair && rest.utf8.count > 1) else {
      return .wrong(expected: expectation)
    }
    let commas = number.filter { $0 == "," }.count
    let points = number.filter { $0 == "." }.count
    guard commas + points <= 1 else {
      return .wrong(expected: "one decimal comma or point, and no other separator")
    }
    if number.hasSuffix(".") || number.hasSuffix(",") { return .wrong(expected: expectation) }
    guard let value = Double(number.replacing(",", with: ".")),
      FontMetrics.validPointSizes.contains(value)
    else { return .wrong(expected: expectation) }
    return .size(value)
  }

  private static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}" || scalar == "–" || scalar == "—"
  }
}
