public import SystemInterop

/// A zip archive, read in place: its directory at once, an entry's bytes when they are asked for.
///
/// Nothing is ever written to disk, and an entry's name is never used as a path there. The directory
/// is read here, since libarchive would convert names by the locale and compose them, which makes one
/// of two names that differ; decompressing and checking is libarchive's. It may be used by several
/// threads at once.
public final class ArchiveReader: Sendable {
  private let file: RandomAccessFile
  /// What the directory lists, in its order.
  public let entries: [Entry]

  /// One thing in an archive.
  public struct Entry: Sendable, Equatable {
    public enum Kind: Sendable, Equatable { case file, folder, link }

    /// The name's bytes as stored, which need not be UTF-8.
    public var nameBytes: [UInt8]
    public var kind: Kind
    /// How many bytes it has when decompressed, as the directory says.
    public var size: Int
    public var isEncrypted: Bool

    var compressedSize: Int
    /// How it is compressed, and the flags that tell how (APPNOTE.TXT 4.4.4 and 4.4.5).
    var method: Int
    var flags: Int
    var checksum: Int
    /// Where its local header begins.
    var offset: Int

    /// The name for people and for output; what is no UTF-8 is shown as U+FFFD.
    public var name: String { String(decoding: nameBytes, as: UTF8.self) }

    /// False for a name that would lead out of the folder into which an archive is unpacked: an
    /// absolute one, or one with `..`.
    public var staysInside: Bool {
      nameBytes.first != UInt8(ascii: "/") && nameBytes.first != UInt8(ascii: "\\")
        && !nameBytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }
  }

  /// Opens the archive at `path` and reads its directory.
  ///
  /// - Throws: `ArchiveError`, also where the file cannot be opened.
  public init(_ path: FilePath) throws(ArchiveError) {
    let file: RandomAccessFile
    do throws(FileError) {
      file = try RandomAccessFile(path)
    } catch {
      throw ArchiveError(code: .notAnArchive, message: error.message)
    }
    entries = try ZipDirectory.entries(of: file)
    self.file = file
  }

  /// An entry's bytes, decompressed and compared with their checksum.
  ///
  /// - Parameter limit: the most bytes to read; an entry that says, or turns out, to be larger is an
  ///   error of code `tooLarge`.
  /// - Throws: `ArchiveError`.
  public func bytes(of entry: Entry, limit: Int) throws(ArchiveError) -> [UInt8] {
    guard !entry.isEncrypted else {
      throw ArchiveError(code: .encrypted, message: "it is encrypted")
    }
    // What does not shrink grows by a few bytes at most, whatever compressed it.
    guard entry.size <= limit, entry.compressedSize <= limit + limit / 8 + 1024 else {
      throw ArchiveError(
        code: .tooLarge, message: "it has \(entry.size) bytes; at most \(limit) are read")
    }
    let start = try ZipDirectory.dataOffset(of: entry, in: file)
    let data = file.bytes(in: start..<(start + entry.compressedSize))
    guard data.count == entry.compressedSize else { throw .damaged("an entry ends too early") }
    return try EntryDecoder.decode(data, of: entry)
  }
}
