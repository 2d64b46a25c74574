internal import CFreeType

/// An error of FreeType's: its code, open-ended since newer versions add some, and what it means.
public struct FreeTypeError: Error, RawRepresentable, Sendable, Equatable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let unknownFileFormat = FreeTypeError(rawValue: 0x02)
  public static let invalidArgument = FreeTypeError(rawValue: 0x06)

  /// FreeType's own text, where it was built with texts, else the code.
  public var message: String {
    FT_Error_String(rawValue).map { String(cString: $0) } ?? "FreeType error \(rawValue)"
  }
}

/// Turns a FreeType status into a thrown error.
func check(_ status: FT_Error) throws(FreeTypeError) {
  guard status == 0 else { throw FreeTypeError(rawValue: status) }
}
