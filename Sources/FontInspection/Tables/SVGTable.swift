/// How many glyphs are drawn by SVG documents (OpenType specification, `SVG `).
struct SVGTable: Sendable, Equatable {
  let documents: Int
  let glyphs: Int
  let notes: [String]

  init(_ table: Span<UInt8>) {
    guard let list = table.uint32(at: 2), let count = table.uint16(at: Int(list)),
      Int(list) + 2 + 12 * Int(count) <= table.count
    else {
      documents = 0
      glyphs = 0
      notes = ["SVG is shorter than its list of documents"]
      return
    }
    // Several ranges of glyphs may share a document.
    var offsets: Set<UInt32> = []
    var glyphs = 0
    for index in 0..<Int(count) {
      let record = Int(list) + 2 + 12 * index
      guard let first = table.uint16(at: record), let last = table.uint16(at: record + 2),
        let offset = table.uint32(at: record + 4)
      else { break }
      offsets.insert(offset)
      if first <= last { glyphs += Int(last - first) + 1 }
    }
    documents = offsets.count
    self.glyphs = glyphs
    notes = []
  }
}
