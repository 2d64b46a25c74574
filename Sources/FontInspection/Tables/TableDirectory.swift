/// The table directory of one face (OpenType specification, "Organization of an OpenType font").
struct TableDirectory: Sendable {
  /// One table's place in the file.
  struct Entry: Sendable, Equatable {
    let tag: FontTag
    let offset: Int
    let length: Int
    var end: Int { offset + length }
  }

  /// The tables, in the order of the directory; of two with one tag the first holds.
  let entries: [Entry]

  /// Reads the directory at `offset` of a file.
  ///
  /// Whether the tables themselves lie inside the file is not asked here.
  ///
  /// - Parameters:
  ///   - size: the file's size.
  ///   - piece: gives the bytes of a range, fewer where the file ends before it does.
  /// - Throws: `FontError` where the directory is not whole.
  init(
    at offset: Int, size: Int, piece: (Range<Int>) -> [UInt8]
  ) throws(FontError) {
    let header = piece(offset..<(offset + 12))
    guard let count = header.span.uint16(at: 4) else {
      throw FontError(
        .truncated, "the file ends inside the font header (\(size) bytes)",
        help: FontError.fetchAgain)
    }
    guard count > 0 else {
      throw FontError(.damaged, "the font lists no tables", help: FontError.fetchAgain)
    }
    let first = offset + 12
    let end = first + 16 * Int(count)
    guard end <= size else {
      throw FontError(
        .truncated,
        "the list of \(count) tables needs \(end) bytes, the file has \(size)",
        help: FontError.fetchAgain)
    }
    let records = piece(first..<end)
    var entries: [Entry] = []
    entries.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let position = 16 * index
      guard let tag = records.span.tag(at: position),
        let start = records.span.uint32(at: position + 8),
        let length = records.span.uint32(at: position + 12)
      else { break }
      entries.append(Entry(tag: tag, offset: Int(start), length: Int(length)))
    }
    self.entries = entries
  }

  subscript(tag: FontTag) -> Entry? {
    entries.first { $0.tag == tag }
  }

  func contains(_ tag: FontTag) -> Bool { self[tag] != nil }

  /// True for a table of one byte or more.
  func hasContent(_ tag: FontTag) -> Bool { (self[tag]?.length ?? 0) > 0 }

  /// The bytes that hold a table; nil where the font has none, it is empty, or it does not lie inside
  /// the file.
  func range(of tag: FontTag, in file: Span<UInt8>) -> Range<Int>? {
    range(of: tag, size: file.count)
  }

  /// As above, for a file of `size` bytes.
  func range(of tag: FontTag, size: Int) -> Range<Int>? {
    guard let entry = self[tag], entry.length > 0, entry.end <= size else { return nil }
    return entry.offset..<entry.end
  }
}
