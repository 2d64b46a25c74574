/// A pattern for names, as shells have them: `*` is any text, `?` any one character, `[a-z]` one of
/// those, `[!a-z]` one of the others.
///
/// ASCII letters match in either case; all other characters match only themselves.
public struct NamePattern: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case anyText
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  private let parts: [Part]

  /// - Returns: nil where a `[` is not closed, or a range runs backwards.
  public init?(_ text: String) {
    var parts: [Part] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if parts.last != .anyText { parts.append(.anyText) }
      case "?": parts.append(.anyScalar)
      case "[":
        guard let set = Self.set(&rest) else { return nil }
        parts.append(set)
      default: parts.append(.scalar(scalar.lowercasedASCII))
      }
    }
    self.parts = parts
  }

  /// What stands behind `[`, up to and with the `]`; a `]` that comes first means itself (POSIX,
  /// "RE Bracket Expression").
  private static func set(_ rest: inout Substring.UnicodeScalarView) -> Part? {
    var isNegated = false
    if let first = rest.first, first == "!" || first == "^" {
      isNegated = true
      rest.removeFirst()
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = rest.popFirst() {
      if scalar == "]", !ranges.isEmpty { return .oneOf(ranges, isNegated: isNegated) }
      let lower = scalar.lowercasedASCII
      var upper = lower
      if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        rest.removeFirst(2)
        upper = end.lowercasedASCII
      }
      guard lower <= upper else { return nil }
      ranges.append(lower...upper)
    }
    return nil
  }

  /// Whether the whole name is one that the pattern means.
  ///
  /// The time is at most the product of both lengths: only the last `*` is ever tried again.
  public func matches(_ name: String) -> Bool {
    let scalars = name.unicodeScalars.map(\.lowercasedASCII)
    var part = 0
    var position = 0
    var retry: (part: Int, position: Int)?
    while position < scalars.count {
      if part < parts.count, parts[part] == .anyText {
        retry = (part: part + 1, position: position)
        part += 1
      } else if part < parts.count, Self.matches(parts[part], scalars[position]) {
        part += 1
        position += 1
      } else if let last = retry {
        retry = (part: last.part, position: last.position + 1)
        (part, position) = (last.part, last.position + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anyText }
  }

  private static func matches(_ part: Part, _ scalar: Unicode.Scalar) -> Bool {
    switch part {
    case .scalar(let own): own == scalar
    case .anyScalar: true
    case .anyText: false
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

extension Unicode.Scalar {
  /// A to Z as a to z, all others as they are: no locale has a say.
  fileprivate var lowercasedASCII: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value + 32)) : self
  }
}
