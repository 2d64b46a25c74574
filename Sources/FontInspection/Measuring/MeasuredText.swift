/// What is to be measured: a text as an app shows it, or characters one by one.
public struct MeasuredText: Sendable, Equatable {
  public let text: String
  /// Whether each character stands for itself: then all of them count, even those that no text shows.
  public let isCharacterList: Bool

  /// A text as an app shows it.
  ///
  /// Characters that Unicode wants ignored where they have no effect (`Default_Ignorable_Code_Point`:
  /// joiners, variation selectors, soft hyphens, direction marks) are passed over, as HarfBuzz and Core
  /// Text do: they are neither drawn nor missing.
  public init(_ text: String) {
    self.text = text
    isCharacterList = false
  }

  /// Characters one by one, in ascending order.
  public init(characters: CharacterRanges) {
    var scalars = String.UnicodeScalarView()
    for character in characters { scalars.append(character) }
    text = String(scalars)
    isCharacterList = true
  }
}

/// A set of characters, written as ranges: `U+0041-005A,a-z`.
public struct CharacterRanges: Sendable, Equatable {
  /// In ascending order; no two touch.
  public let ranges: [ClosedRange<UInt32>]

  /// Printable ASCII, U+0020 to U+007E.
  public static let printableASCII = CharacterRanges([0x20...0x7E])

  /// Unites ranges in any order; surrogates, which are no characters, are left out when characters
  /// are listed.
  public init(_ ranges: [ClosedRange<UInt32>]) {
    var united: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = united.last,
        range.lowerBound <= last.upperBound.addingReportingOverflow(1).partialValue
      {
        united[united.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    self.ranges = united
  }

  /// Reads one element of a list of characters: `U+0041`, `U+0041-005A`, `U+0041-U+005A`, `a`, `a-z`.
  ///
  /// Digits behind `U+` are hexadecimal. A hyphen alone is itself.
  ///
  /// - Returns: nil where it is none of them, or the range runs backwards.
  public static func range(_ text: String) -> ClosedRange<UInt32>? {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return nil }
    for hyphen in scalars.indices.dropFirst().dropLast() where scalars[hyphen] == "-" {
      guard let first = bound(scalars[..<hyphen], isAfterCode: false) else { continue }
      let isCode = scalars[..<hyphen].count > 1
      guard let last = bound(scalars[(hyphen + 1)...], isAfterCode: isCode), first <= last else {
        return nil
      }
      return first...last
    }
    return bound(scalars[...], isAfterCode: false).map { $0...$0 }
  }

  /// A character as such, or its code; behind a code the `U+` may be left out.
  private static func bound(
    _ scalars: ArraySlice<Unicode.Scalar>, isAfterCode: Bool
  ) -> UInt32? {
    if !isAfterCode, scalars.count == 1 { return scalars.first?.value }
    var digits = scalars
    if digits.count > 2, digits.first == "U" || digits.first == "u", digits.dropFirst().first == "+"
    {
      digits = digits.dropFirst(2)
    } else if !isAfterCode {
      return nil
    }
    guard (1...6).contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard digit.properties.isASCIIHexDigit, let number = Character(digit).hexDigitValue else {
        return nil
      }
      value = value << 4 | UInt32(number)
    }
    return Unicode.Scalar(value) == nil ? nil : value
  }

  /// How many characters there are, surrogates among them.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }
}

extension CharacterRanges: Sequence {
  public func makeIterator() -> some IteratorProtocol<Unicode.Scalar> {
    ranges.lazy.joined().compactMap(Unicode.Scalar.init).makeIterator()
  }
}

extension Unicode.Scalar {
  /// The character as `U+0105`: at least four digits.
  public var codeName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
