import TestSupport

@testable import FontInspection

/// What reading bytes gave, without the file system.
func read(_ bytes: [UInt8], readsForeignContainers: Bool = true) throws -> FileReading {
  var reader = FaceReader(
    includesAliases: false, readsForeignContainers: readsForeignContainers)
  return try reader.read(bytes.span)
}

/// The faces of a sample font.
func faces(_ change: (inout SampleFont) -> Void) throws -> [FontFace] {
  try read(SampleFont(change).bytes).faces
}

/// The only face of a sample font.
func face(_ change: (inout SampleFont) -> Void) throws -> FontFace {
  let all = try faces(change)
  guard all.count == 1 else { throw Unexpected(what: "\(all.count) faces") }
  return all[0]
}

struct Unexpected: Error { let what: String }
