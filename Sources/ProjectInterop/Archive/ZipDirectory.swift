internal import SystemInterop

/// Reads a zip archive's central directory, zip64 included.
///
/// Layout and numbers are those of PKWARE's APPNOTE.TXT 6.3.10, sections 4.3 and 4.5; all numbers are
/// little-endian. Every offset and size is checked against the file before it is used.
enum ZipDirectory {
  /// How large a directory is read; one of 100,000 entries has about ten million bytes.
  private static let sizeLimit = 64 << 20
  /// How many entries are read.
  private static let countLimit = 1 << 19

  private static let endSignature = 0x0605_4B50
  private static let end64Signature = 0x0606_4B50
  private static let locator64Signature = 0x0706_4B50
  private static let entrySignature = 0x0201_4B50
  private static let localSignature = 0x0403_4B50

  private static let endSize = 22
  private static let end64Size = 56
  private static let locator64Size = 20
  private static let entrySize = 46
  private static let localSize = 30

  /// Where the directory lies.
  private struct Extent {
    var offset: Int
    var size: Int
    var count: Int
    /// What stands before the archive in the file, such as a program that unpacks it; all offsets
    /// count from behind it.
    var prefix: Int
  }

  static func entries(
    of file: borrowing RandomAccessFile
  ) throws(ArchiveError) -> [ArchiveReader.Entry] {
    let extent = try extent(in: file)
    guard extent.size <= sizeLimit, extent.count <= countLimit else {
      throw ArchiveError(
        code: .tooLarge,
        message:
          "its directory has \(extent.count) entries and \(extent.size) bytes; that is too many"
      )
    }
    let bytes = file.bytes(in: extent.offset..<(extent.offset + extent.size))
    guard bytes.count == extent.size else { throw .damaged("its directory ends too early") }
    var entries: [ArchiveReader.Entry] = []
    var position = 0
    for _ in 0..<extent.count {
      guard number(bytes, position, 4) == entrySignature, position <= bytes.count - entrySize else {
        throw .damaged("its directory has fewer entries than it says")
      }
      let nameLength = number(bytes, position + 28, 2)
      let extraLength = number(bytes, position + 30, 2)
      let commentLength = number(bytes, position + 32, 2)
      let name = position + entrySize
      let next = name + nameLength + extraLength + commentLength
      guard next <= bytes.count else { throw .damaged("a name leaves its directory") }
      let extra = bytes[(name + nameLength)..<(name + nameLength + extraLength)]
      entries.append(
        try entry(
          bytes, position, name: Array(bytes[name..<(name + nameLength)]), extra: extra,
          prefix: extent.prefix, fileSize: file.count))
      position = next
    }
    return entries
  }

  /// Where the data of `entry` begin, behind its local header, whose name and extra field may be of
  /// another length than the directory's.
  static func dataOffset(
    of entry: ArchiveReader.Entry, in file: borrowing RandomAccessFile
  ) throws(ArchiveError) -> Int {
    let header = file.bytes(in: entry.offset..<(entry.offset + localSize))
    guard header.count == localSize, number(header, 0, 4) == localSignature else {
      throw .damaged("an entry has no header")
    }
    let start = entry.offset + localSize + number(header, 26, 2) + number(header, 28, 2)
    guard start <= file.count, entry.compressedSize <= file.count - start else {
      throw .damaged("an entry leaves the file")
    }
    return start
  }

  private static func entry(
    _ bytes: [UInt8], _ position: Int, name: [UInt8], extra: ArraySlice<UInt8>, prefix: Int,
    fileSize: Int
  ) throws(ArchiveError) -> ArchiveReader.Entry {
    var large = large64(in: extra)[...]
    /// A 32-bit field, or its 64-bit number where it is full; those stand in this order.
    func field(_ offset: Int) -> Int? {
      let value = number(bytes, position + offset, 4)
      return value == 0xFFFF_FFFF ? large.popFirst() : value
    }
    guard let size = field(24), let compressedSize = field(20), let offset = field(42),
      compressedSize <= fileSize, offset <= fileSize - prefix
    else { throw .damaged("an entry's sizes do not fit the file") }
    let flags = number(bytes, position + 8, 2)
    let mode = number(bytes, position + 38, 4) >> 16
    let kind: ArchiveReader.Entry.Kind
    if name.last == UInt8(ascii: "/") {
      kind = .folder
    } else {
      // S_IFLNK of POSIX, in the upper half of the external attributes, as Info-ZIP stores it.
      kind = mode & 0xF000 == 0xA000 ? .link : .file
    }
    return ArchiveReader.Entry(
      nameBytes: name, kind: kind, size: size,
      // Bit 0: the data are encrypted; bit 13: so is what the local header says.
      isEncrypted: flags & 0x2001 != 0, compressedSize: compressedSize,
      method: number(bytes, position + 10, 2), flags: flags,
      checksum: number(bytes, position + 16, 4), offset: prefix + offset)
  }

  /// The 64-bit numbers of the extra field 0x0001.
  private static func large64(in extra: ArraySlice<UInt8>) -> [Int] {
    let extra = Array(extra)
    var position = 0
    while position + 4 <= extra.count {
      let size = number(extra, position + 2, 2)
      let start = position + 4
      guard start + size <= extra.count else { return [] }
      if number(extra, position, 2) == 0x0001 {
        return stride(from: start, through: start + size - 8, by: 8).map { number(extra, $0, 8) }
      }
      position = start + size
    }
    return []
  }

  /// Finds the end record, which stands last but for a comment of at most 65,535 bytes.
  private static func extent(in file: borrowing RandomAccessFile) throws(ArchiveError) -> Extent {
    let tailSize = min(file.count, endSize + 0xFFFF + locator64Size)
    let tailStart = file.count - tailSize
    let tail = file.bytes(in: tailStart..<file.count)
    var position = tail.count - endSize
    while position >= 0 {
      if tail[position] == 0x50, number(tail, position, 4) == endSignature,
        position + endSize + number(tail, position + 20, 2) <= tail.count
      {
        break
      }
      position -= 1
    }
    guard position >= 0 else {
      let begins = file.bytes(in: 0..<4)
      guard begins.count == 4, number(begins, 0, 4) == localSignature else {
        throw ArchiveError(code: .notAnArchive, message: "it is no zip archive")
      }
      throw .damaged("its directory is missing, as in a file that was not fully copied")
    }
    var end = tailStart + position
    var (count, size, offset) = (
      number(tail, position + 10, 2), number(tail, position + 12, 4), number(tail, position + 16, 4)
    )
    let locator = position - locator64Size
    if locator >= 0, number(tail, locator, 4) == locator64Signature {
      let at = number(tail, locator + 8, 8)
      guard at <= file.count - end64Size else { throw .damaged("its end record leaves the file") }
      let record = file.bytes(in: at..<(at + end64Size))
      guard record.count == end64Size, number(record, 0, 4) == end64Signature else {
        throw .damaged("its zip64 end record is missing")
      }
      end = at
      (count, size, offset) = (
        number(record, 32, 8), number(record, 40, 8), number(record, 48, 8)
      )
    }
    guard size <= end, offset <= end - size else {
      throw .damaged("its directory does not fit the file")
    }
    return Extent(offset: end - size, size: size, count: count, prefix: end - size - offset)
  }

  /// The little-endian number at `offset`, at most `Int.max`; 0 where it leaves the bytes.
  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { return 0 }
    var result: UInt64 = 0
    for index in stride(from: offset + size - 1, through: offset, by: -1) {
      result = result << 8 | UInt64(bytes[index])
    }
    return Int(clamping: result)
  }
}
