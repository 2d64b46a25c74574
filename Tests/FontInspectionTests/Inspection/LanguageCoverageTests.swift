import Testing

@testable import FontInspection

@Suite struct LanguageCoverageTests {
  private static let orthographies = [
    Orthography(language: "aa", characters: CodePointSet([0x41...0x44])),
    Orthography(language: "bb", characters: CodePointSet([0x41...0x43, 0x50...0x50])),
    Orthography(language: "cc", characters: CodePointSet([0x42...0x42, 0x60...0x60])),
    Orthography(language: "dd", characters: CodePointSet([0x70...0x7F])),
  ]

  @Test func completeIncompleteAndNeither() {
    let coverage = LanguageCoverage(
      CodePointSet([0x41...0x44]), orthographies: Self.orthographies)
    #expect(coverage.complete == ["aa"])
    #expect(
      coverage.incomplete == [
        .init(language: "bb", required: 4, missing: CodePointSet([0x50...0x50])),
        .init(language: "cc", required: 2, missing: CodePointSet([0x60...0x60])),
      ])
    #expect(coverage.known == 4)
  }

  @Test func fontconfigKnowsItsLanguages() {
    let all = Orthography.all
    #expect(all.count > 200)
    let names = all.map { Array($0.language.utf8) }
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    // German is written with the English letters, umlauts and sharp s.
    let german = all.first { $0.language == "de" }?.characters
    #expect(german?.contains(0xDF) == true)
    #expect(german?.contains(0x142) == false)
    for language in LanguageCoverage.appStore {
      #expect(all.contains { $0.language == language }, "\(language)")
    }
  }
}
