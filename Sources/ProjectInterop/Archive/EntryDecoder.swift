internal import CArchive

/// Decompresses one entry of a zip archive by libarchive.
///
/// libarchive is given an archive of that one entry: a local header of ours, with a name that no
/// locale changes, and the data as they stand in the file.
struct EntryDecoder: ~Copyable {
  private let archive: OpaquePointer

  private init() throws(ArchiveError) {
    guard let archive = archive_read_new() else {
      throw ArchiveError(code: .damaged, message: "there is no memory to read it")
    }
    self.archive = archive
  }

  deinit { archive_read_free(archive) }

  /// - Parameter data: the entry's compressed bytes; as many as it says.
  static func decode(
    _ data: [UInt8], of entry: ArchiveReader.Entry
  ) throws(ArchiveError) -> [UInt8] {
    let decoder = try EntryDecoder()
    let input = localHeader(of: entry) + data
    let result: Result<[UInt8], ArchiveError> = input.withUnsafeBytes { buffer in
      Result { () throws(ArchiveError) in try decoder.read(buffer, of: entry) }
    }
    return try result.get()
  }

  private borrowing func read(
    _ input: UnsafeRawBufferPointer, of entry: ArchiveReader.Entry
  ) throws(ArchiveError) -> [UInt8] {
    try check(archive_read_support_format_zip_streamable(archive))
    try check(archive_read_open_memory(archive, input.baseAddress, input.count))
    var header: OpaquePointer?
    try check(archive_read_next_header(archive, &header))
    // Memory grows with what really comes, not with what the entry claims.
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(entry.size, Self.pieceSize) + 1)
    while true {
      // The one byte more makes libarchive go on to the end, where it compares the checksum.
      let wanted = min(piece.count, entry.size - bytes.count + 1)
      let got = piece.withUnsafeMutableBytes { archive_read_data(archive, $0.baseAddress, wanted) }
      try check(got)
      guard got > 0 else { break }
      bytes += piece[..<got]
      guard bytes.count <= entry.size else {
        throw .damaged("an entry has more bytes than it says")
      }
    }
    guard bytes.count == entry.size else { throw .damaged("an entry has fewer bytes than it says") }
    return bytes
  }

  private static let pieceSize = 1 << 18

  /// Turns libarchive's status, or a count of bytes, into an error.
  private borrowing func check(_ status: some BinaryInteger) throws(ArchiveError) {
    guard status < 0 else { return }
    let text = archive_error_string(archive).map { String(cString: $0) } ?? ""
    if text.contains("nsupported") {
      throw ArchiveError(
        code: .unsupported, message: "it is compressed in a way that cannot be read here")
    }
    throw .damaged(
      text.contains("CRC")
        ? "an entry does not fit its checksum" : "an entry cannot be decompressed")
  }

  /// A local header (APPNOTE.TXT 4.3.7) with 64-bit sizes (4.5.3).
  private static func localHeader(of entry: ArchiveReader.Entry) -> [UInt8] {
    var header: [UInt8] = []
    func append(_ value: Int, _ size: Int) {
      for shift in 0..<size { header.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
    append(0x0403_4B50, 4)
    append(45, 2)
    // Bits 1 and 2 tell how it was compressed; the others are about names and sizes.
    append(entry.flags & 0x0006, 2)
    append(entry.method, 2)
    append(0, 4)
    append(entry.checksum, 4)
    append(0xFFFF_FFFF, 4)
    append(0xFFFF_FFFF, 4)
    append(1, 2)
    append(20, 2)
    append(Int(UInt8(ascii: "x")), 1)
    append(0x0001, 2)
    append(16, 2)
    append(entry.size, 8)
    append(entry.compressedSize, 8)
    return header
  }
}
