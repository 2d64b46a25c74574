/// A Type 1 font cut down to a few of its glyphs, for FreeType to measure.
///
/// FreeType reads every glyph of a Type 1 font when it opens it, hundreds of times what the height of
/// two letters takes. Everything else stays as it is: the clear text, the private dictionary, the
/// subroutines.
///
/// Source: Adobe Type 1 Font Format, version 1.1, chapters 2 and 7; PFB segments: Adobe Technical Note
/// 5040, section 3.3.
struct Type1Excerpt {
  /// The font as PFB.
  let bytes: [UInt8]
  /// How many glyphs the whole font has, counted as FreeType does: with a `.notdef`, there or not.
  let glyphCount: Int

  /// - Parameters:
  ///   - file: The font, as PFA or PFB.
  ///   - names: The glyphs to be kept, beside `.notdef`.
  /// - Returns: nil for a font that lacks one of them, and for one that is not written as nearly all
  ///   are: it is to be read as a whole.
  init?(_ file: Span<UInt8>, keeping names: [String]) {
    guard let (clear, text) = Self.parts(of: file) else { return nil }
    // A multiple-master font's glyphs are those of several masters.
    guard clear.span.position(of: "/WeightVector", from: 0) == nil,
      let entries = Entries(text, keeping: names.map { Array($0.utf8) } + [Self.notdef])
    else { return nil }
    let found = entries.kept.map(\.name)
    guard names.allSatisfy({ found.contains(Array($0.utf8)) }),
      Set(found).count == found.count
    else { return nil }
    glyphCount = entries.count + (found.contains(Self.notdef) ? 0 : 1)
    var kept = Array(text[Type1Cipher.lead..<entries.head])
    kept += Array("/CharStrings \(entries.kept.count) dict dup begin\n".utf8)
    for entry in entries.kept { kept += text[entry.range] }
    kept += text[entries.tail...]
    bytes =
      Self.segment(1, clear) + Self.segment(2, Type1Cipher.encrypted(kept)) + [0x80, 3]
  }

  private static let notdef = Array(".notdef".utf8)

  private static func segment(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = UInt32(truncatingIfNeeded: content.count)
    return [0x80, kind] + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + content
  }

  // MARK: - The two parts

  /// The clear text with its `eexec`, and what is encrypted behind it, decrypted.
  private static func parts(of file: Span<UInt8>) -> (clear: [UInt8], text: [UInt8])? {
    if file.uint8(at: 0) == 0x80 { return segments(of: file) }
    guard let word = file.position(of: "eexec", from: 0) else { return nil }
    var start = word + 5
    while start < file.count, file[start].isType1Space { start += 1 }
    guard start > word + 5, start + 4 <= file.count else { return nil }
    let clear = file.copy(0..<start)
    // The first four bytes tell (section 7.2).
    guard (start..<(start + 4)).allSatisfy({ file[$0].hexadecimalDigit != nil }) else {
      return (clear, Type1Cipher.decrypted(file.extracting(start...)))
    }
    var encrypted: [UInt8] = []
    encrypted.reserveCapacity((file.count - start) / 2)
    var half: UInt8?
    for index in start..<file.count {
      let byte = file[index]
      guard let digit = byte.hexadecimalDigit else {
        if byte.isType1Space { continue }
        break
      }
      if let first = half {
        encrypted.append(first << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    return (clear, Type1Cipher.decrypted(encrypted.span))
  }

  /// The segments of a PFB file: one of clear text, then those that are encrypted.
  private static func segments(of file: Span<UInt8>) -> (clear: [UInt8], text: [UInt8])? {
    var clear: [UInt8]?
    var encrypted: [Range<Int>] = []
    var place = 0
    while place + 6 <= file.count, file[place] == 0x80 {
      let kind = file[place + 1]
      guard kind == 1 || kind == 2 else { break }
      // The lowest byte comes first, as nowhere else in a font.
      let length = (0..<4).reduce(0) { $0 | Int(file[place + 2 + $1]) << (8 * $1) }
      guard length <= file.count - place - 6 else { return nil }
      let content = (place + 6)..<(place + 6 + length)
      if kind == 1 {
        // Behind what is encrypted there are only zeros.
        if clear != nil { break }
        clear = file.copy(content)
      } else {
        encrypted.append(content)
      }
      place = content.upperBound
    }
    guard let clear, let first = encrypted.first else { return nil }
    guard encrypted.count > 1 else {
      return (clear, Type1Cipher.decrypted(file.extracting(first)))
    }
    var joined: [UInt8] = []
    for range in encrypted { joined += file.copy(range) }
    return (clear, Type1Cipher.decrypted(joined.span))
  }

  // MARK: - Glyphs

  /// The dictionary CharStrings: `/H 61 RD … ND` for each glyph.
  private struct Entries {
    /// Where the dictionary begins, and where what closes it does.
    let head: Int
    let tail: Int
    let count: Int
    let kept: [(name: [UInt8], range: Range<Int>)]

    /// - Returns: nil where it is written otherwise.
    init?(_ text: [UInt8], keeping names: [[UInt8]]) {
      guard let head = text.span.position(of: "/CharStrings", from: 0) else { return nil }
      var words = Type1Words(text: text, place: head + 12)
      guard let most = words.number(), words.next(is: "dict"), words.next(is: "dup"),
        words.next(is: "begin")
      else { return nil }
      var count = 0
      var kept: [(name: [UInt8], range: Range<Int>)] = []
      var start = words.skipSpaces()
      while start < text.count, text[start] == UInt8(ascii: "/") {
        guard let name = words.next(), let length = words.number(), words.next() != nil,
          // One space parts the word from the bytes.
          length <= text.count - words.place - 1
        else { return nil }
        words.place += 1 + length
        var end = words.skipSpaces()
        // `ND`, `|-` or `noaccess def`.
        for _ in 0..<3 where end >= text.count || text[end] != UInt8(ascii: "/") {
          guard let word = words.next() else { return nil }
          if text[word].elementsEqual("end".utf8) {
            words.place = word.lowerBound
            break
          }
          end = words.skipSpaces()
        }
        count += 1
        guard count <= most else { return nil }
        let glyph = (name.lowerBound + 1)..<name.upperBound
        if let wanted = names.first(where: { text[glyph].elementsEqual($0) }) {
          kept.append((wanted, start..<end))
        }
        start = end
      }
      // A synthetic font has a second dictionary.
      guard count > 0, let word = words.next(), text[word].elementsEqual("end".utf8),
        text.span.position(of: "/CharStrings", from: start) == nil
      else { return nil }
      (self.head, tail, self.count, self.kept) = (head, start, count, kept)
    }
  }
}

/// The words of a Type 1 font's text.
private struct Type1Words {
  let text: [UInt8]
  var place: Int

  /// The next place that is no white space.
  mutating func skipSpaces() -> Int {
    while place < text.count, text[place].isType1Space { place += 1 }
    return place
  }

  /// The next word, which a space ends or the slash of a name behind it; nil at the end.
  mutating func next() -> Range<Int>? {
    let start = skipSpaces()
    while place < text.count, !text[place].isType1Space,
      place == start || text[place] != UInt8(ascii: "/")
    {
      place += 1
    }
    return start < place ? start..<place : nil
  }

  mutating func next(is word: String) -> Bool {
    next().map { text[$0].elementsEqual(word.utf8) } ?? false
  }

  /// A whole number of at most seven digits.
  mutating func number() -> Int? {
    guard let range = next(), range.count <= 7 else { return nil }
    var number = 0
    for byte in text[range] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}

extension Span<UInt8> {
  /// Where a word first stands from a place on.
  fileprivate func position(of word: StaticString, from start: Int) -> Int? {
    let length = word.utf8CodeUnitCount
    guard length > 0, start >= 0, count >= length else { return nil }
    return word.withUTF8Buffer { word in
      var place = start
      while place <= count - length {
        var matched = 0
        while unsafe matched < length && self[place + matched] == word[matched] { matched += 1 }
        if matched == length { return place }
        place += 1
      }
      return nil
    }
  }
}

extension UInt8 {
  /// White space of the PostScript language.
  fileprivate var isType1Space: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x0C || self == 0
  }

  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
