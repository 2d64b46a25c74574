import Testing

@testable import FontInspection

@Suite struct LayoutTableTests {
  /// Two scripts, the second with two languages, and three features of which two have one tag.
  static let table: [UInt8] = {
    let header = 10
    let scriptList =
      be16(2) + tag("DFLT") + be16(14) + tag("latn") + be16(18)
      + be16(0, 0) + be16(0, 2) + tag("AZE") + be16(0) + tag("TRK") + be16(0)
    // Features: their records, then kern without parameters, ss01 with a name.
    let features =
      be16(3) + tag("kern") + be16(20) + tag("kern") + be16(20) + tag("ss01") + be16(24)
      + be16(0, 0) + be16(4, 0) + be16(0, 300)
    return be16(1, 0, header, header + scriptList.count, 0) + scriptList + features
  }()

  @Test func listsScriptsLanguagesAndFeatures() {
    let read = LayoutTable(Self.table.span, tag: "GSUB")
    #expect(
      read.scripts == [
        .init(tag: "DFLT", languages: []), .init(tag: "latn", languages: ["AZE", "TRK"]),
      ])
    #expect(
      read.features == [.init(tag: "kern", nameID: nil), .init(tag: "ss01", nameID: 300)])
    #expect(read.notes.isEmpty)
  }

  @Test func countsAreCheckedAgainstTheTable() {
    let table = be16(1, 0, 10, 12, 0) + be16(0xFFFF) + be16(0xFFFF)
    let read = LayoutTable(table.span, tag: "GPOS")
    #expect(read.features.isEmpty)
    #expect(
      read.notes == [
        "GPOS is shorter than its list of 65535 scripts",
        "GPOS is shorter than its list of 65535 features",
      ])
  }

  @Test func scriptsThatShareOneListAreNotReadOverAndOver() {
    // 10,000 scripts, each with the same 10,000 languages: 10^8 if each were kept.
    let scripts = 10_000
    let list = be16(scripts) + (0..<scripts).flatMap { _ in tag("latn") + be16(2) }
    let read = LayoutTable((be16(1, 0, 10, 0, 0) + list).span, tag: "GSUB")
    #expect(read.scripts.reduce(0) { $0 + $1.languages.count } <= 65_535)
  }

  @Test func noPrefixTraps() {
    for length in 0...Self.table.count {
      _ = LayoutTable(Array(Self.table[..<length]).span, tag: "GSUB")
    }
  }
}
