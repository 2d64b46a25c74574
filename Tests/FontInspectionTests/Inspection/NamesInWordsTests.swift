import Testing

@testable import FontInspection

@Suite struct NamesInWordsTests {
  @Test func blocksAreInOrderAndApart() {
    let blocks = UnicodeBlock.all
    #expect(blocks.count == 350)
    for (block, next) in zip(blocks, blocks.dropFirst()) { #expect(block.last < next.first) }
    for block in blocks {
      #expect(block.first % 16 == 0, "\(block.name)")
      #expect(block.last % 16 == 15, "\(block.name)")
      #expect((1...Int(block.last - block.first) + 1).contains(block.assigned), "\(block.name)")
    }
  }

  /// The counts beside the names and the list of what does not count are two records of one thing.
  @Test func blocksHaveAsManyCharactersAsAreNotLeftOut() {
    for block in UnicodeBlock.all {
      let codes = block.first...block.last
      #expect(
        block.assigned == codes.count - UnicodeBlock.unassigned.count(in: codes), "\(block.name)")
    }
    let blocks = CodePointSet(UnicodeBlock.all.map { $0.first...$0.last })
    #expect(blocks.missing(from: UnicodeBlock.unassigned) == .none)
  }

  @Test(
    arguments: [
      (0x00, true, "a control character"), (0x0D, true, "a control character that fonts map"),
      (0x20, false, "the space"), (0x7F, true, "delete"), (0x9F, true, "the last of C1"),
      (0xA0, false, "the no-break space"), (0xAD, false, "a format character"),
      (0x378, true, "never given away"), (0x37A, false, "given away"),
      (0xFB07, true, "a hole among the ligatures"), (0xFFFD, false, "the replacement character"),
      (0xFFFE, true, "no character for ever"), (0xF8FF, false, "private use"),
      (0x10FFFD, false, "the last of private use"), (0x10FFFF, true, "no character for ever"),
    ] as [(UInt32, Bool, String)])
  func leftOut(scalar: UInt32, isLeftOut: Bool, reason: String) {
    #expect(UnicodeBlock.unassigned.contains(scalar) == isLeftOut, "\(reason)")
  }

  @Test(
    arguments: [
      (0x41, "Basic Latin", 95, "Latin"), (0x3B1, "Greek and Coptic", 135, "Greek"),
      (0x627, "Arabic", 256, "Arabic"), (0x2014, "General Punctuation", 111, nil),
      (0x4E00, "CJK Unified Ideographs", 20992, "Han"), (0x1F600, "Emoticons", 80, nil),
      (0xE000, "Private Use Area", 6400, nil),
    ] as [(UInt32, String, Int, String?)])
  func block(of scalar: UInt32, name: String, assigned: Int, script: String?) {
    let block = UnicodeBlock.all.first { $0.first <= scalar && scalar <= $0.last }
    #expect(block?.name == name)
    #expect(block?.assigned == assigned)
    #expect(block?.script == script)
  }

  @Test(
    arguments: [
      ("kern", "Kerning"), ("smcp", "Small Capitals"), ("ss01", "Stylistic Set 1"),
      ("ss20", "Stylistic Set 20"), ("ss21", nil), ("ss00", nil), ("cv99", "Character Variant 99"),
      ("cv00", nil), ("abcd", nil), ("", nil), ("rvrn", "Required Variation Alternates"),
    ] as [(String, String?)])
  func feature(_ tag: String, name: String?) {
    #expect(FeatureNames.name(of: tag) == name)
  }

  @Test(
    arguments: [
      ("latn", "Latin"), ("DFLT", "default"), ("dev2", "Devanagari"), ("deva", "Devanagari"),
      ("lao ", "Lao"), ("nko ", "N'Ko"), ("kana", "Hiragana and Katakana"), ("zzzz", nil),
    ] as [(String, String?)])
  func script(_ tag: String, name: String?) {
    #expect(ScriptNames.name(of: tag) == name)
  }

  @Test(
    arguments: [
      (0x0407, "de-DE", "German (Germany)"), (0x0409, "en-US", "English (United States)"),
      (0x0411, "ja-JP", "Japanese (Japan)"), (0x0804, "zh-CN", "Chinese (Simplified, China)"),
      (0x540A, "es-US", "Spanish (United States)"), (0x0000, nil, nil),
    ] as [(Int, String?, String?)])
  func windowsLanguage(_ number: Int, tag: String?, name: String?) {
    #expect(NameLanguages.windows(number)?.tag == tag)
    #expect(NameLanguages.windows(number)?.name == name)
  }

  @Test func macintoshLanguages() {
    #expect(NameLanguages.macintosh(0) == .init(tag: "en", name: "English"))
    #expect(NameLanguages.macintosh(11) == .init(tag: "ja", name: "Japanese"))
    #expect(NameLanguages.macintosh(95) == nil)
  }

  @Test(
    arguments: [
      (3, 1, "Windows, Unicode BMP"), (3, 10, "Windows, Unicode full"), (1, 0, "Macintosh, Roman"),
      (1, 29, "Macintosh, Central European"), (0, 4, "Unicode, full"),
      (2, 0, "ISO, 7-bit ASCII"), (3, 77, "Windows, encoding 77"),
      (240, 3, "platform 240, encoding 3"),
    ])
  func platform(_ platform: Int, encoding: Int, words: String) {
    #expect(NameRecords.words(platform, encoding) == words)
  }
}
