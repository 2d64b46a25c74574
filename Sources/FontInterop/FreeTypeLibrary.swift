internal import CFreeType

/// FreeType's library object: one for each thread, released with this value.
///
/// It is neither copyable nor sendable, so sharing one between threads does not compile.
public struct FreeTypeLibrary: ~Copyable {
  private let handle: FT_Library

  /// - Throws: `FreeTypeError` where FreeType cannot start.
  public init() throws(FreeTypeError) {
    var library: FT_Library?
    try check(FT_Init_FreeType(&library))
    guard let library else { throw .invalidArgument }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }

  /// The version of the FreeType that runs, such as `2.12.1`.
  public var version: String {
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    FT_Library_Version(handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// Opens a face and lends it to `body`; the face cannot outlive its bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - index: the face's index in its file.
  ///   - instance: a named instance, counted from 0 as in `fvar`; nil for the default.
  /// - Throws: `FreeTypeError` where FreeType refuses the face; what `body` throws goes through
  ///   its result.
  public borrowing func withFace<Result>(
    _ bytes: Span<UInt8>, index: Int, instance: Int? = nil,
    _ body: (borrowing FreeTypeFace) -> Result
  ) throws(FreeTypeError) -> Result {
    // FreeType's index: the face in the low 16 bits, the instance, counted from 1, above them.
    guard (0...0xFFFF).contains(index), (-1..<0x7FFE).contains(instance ?? -1) else {
      throw .invalidArgument
    }
    let combined = index | ((instance ?? -1) + 1) << 16
    let library = handle
    let outcome: Swift.Result<Result, FreeTypeError> = bytes.withUnsafeBufferPointer { buffer in
      var face: FT_Face?
      let status = FT_New_Memory_Face(
        library, buffer.baseAddress, FT_Long(buffer.count), FT_Long(combined), &face)
      guard status == 0, let face else { return .failure(FreeTypeError(rawValue: status)) }
      let owner = FreeTypeFace(adopting: face)
      return .success(body(owner))
    }
    return try outcome.get()
  }
}
