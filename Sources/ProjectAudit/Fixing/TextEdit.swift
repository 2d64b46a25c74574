/// Bytes to put in place of others.
struct TextEdit: Sendable, Equatable {
  /// The bytes that go; empty where something is only put in.
  var range: Range<Int>
  var replacement: [UInt8]

  /// True if both change the same bytes, or one puts something into what the other takes away.
  func overlaps(_ other: TextEdit) -> Bool {
    range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }

  /// The bytes after edits that are in order and do not overlap.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits
    where edit.range.lowerBound >= position && edit.range.upperBound <= bytes.count {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// Why something is not changed, as half a sentence.
public struct Refusal: Error, Sendable, Equatable {
  public var reason: String

  public init(reason: String) { self.reason = reason }
}
