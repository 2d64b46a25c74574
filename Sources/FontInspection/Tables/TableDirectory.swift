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

  /// Reads the directory at `offset`.
  ///
  /// Whether the tables themselves lie inside the file is not asked here.
  ///
  /// - Throws: `FontError` where the directory is not whole.
  init(_ file: Span<UInt8>, at offset: Int) throws(FontError) {
    guard let count = file.uint16(at: offset + 4) else {
      throw FontError(
        .truncated, "the file ends inside the font header (\(file.count) bytes)",
        help: FontError.fetchAgain)
    }
    guard count > 0 else {
      throw FontError(.damaged, "the font lists no tables", help: FontError.fetchAgain)
    }
    let first = offset + 12
    guard first + 16 * Int(count) <= file.count else {
      throw FontError(
        .truncated,
        "the list of \(count) tables needs \(first + 16 * Int(count)) bytes, the file has "
          + "\(file.count)", help: FontError.fetchAgain)
    }
    var entries: [Entry] = []
    entries.reserveCapacity(Int(count))
    var position = first
    for _ in 0..<count {
      guard let tag = file.tag(at: position), let start = file.uint32(at: position + 8),
        let length = file.uint32(at: position + 12)
      else { break }
      entries.append(Entry(tag: tag, offset: Int(start), length: Int(length)))
      position += 16
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
    guard let entry = self[tag], entry.length > 0, entry.end <= file.count else { return nil }
    return entry.offset..<entry.end
  }
}
