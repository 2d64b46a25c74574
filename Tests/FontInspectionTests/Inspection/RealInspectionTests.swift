import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

/// Figures read off the fonts with other tools: fontTools 4.68, fc-query 2.14.1, sha256sum.
@Suite(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
struct RealInspectionTests {
  private func inspect(_ name: String) async -> InspectionReport {
    await FontInspector(jobs: 2).inspect([
      FaceSpecifier(FilePath(name)) { (try? FileSystem.kind(of: $0)) != nil }
    ])
  }

  @Test func latoBold() async throws {
    let file = try #require(await inspect(RealFonts.lato + "/Lato-Bold.ttf").files.first)
    #expect(file.size == 683_116)
    #expect(
      file.sha256 == "e0b1c4de011de8dd077cf21f97919fc31158eb290ee1176cbae06d500a6304bc")
    let face = try #require(file.faces.first)
    #expect(face.coverage.characters.count == 2166)
    #expect(face.coverage.scripts == ["Latin", "Greek", "Cyrillic"])
    #expect(face.verticalMetrics.typo == .init(ascender: 1610, descender: -390, lineGap: 400))
    #expect(face.verticalMetrics.win == .init(ascender: 1974, descender: -426, lineGap: nil))
    #expect(
      face.features.map(\.tag).joined(separator: " ")
        == "calt case ccmp dlig dnom frac kern liga lnum locl numr onum ordn pnum salt sinf ss01 "
        + "ss02 ss03 ss04 subs sups tnum")
    #expect(face.scripts.map(\.tag) == ["DFLT", "cyrl", "grek", "latn"])
    #expect(face.hinting.instructedGlyphs == 3006)
    #expect(face.licence.name == "SIL OFL 1.1")
    #expect(face.embedding?.text == "installable")
    for language in ["de", "pl", "ru", "el", "vi"] {
      #expect(face.languages.complete.contains(language))
    }
    #expect(!face.languages.complete.contains("ar"))
  }

  @Test func cantarellHasHintsOfCFF() async throws {
    let report = await inspect(RealFonts.cantarell + "/Cantarell-ExtraBold.otf")
    let face = try #require(report.files.first?.faces.first)
    #expect(face.hinting.kind == "cff")
    #expect(face.hinting.alignmentZones == 1)
  }

  @Test func karlaNamesItsStyles() async throws {
    let report = await inspect(RealFonts.karlaVariable + "/Karla[wght].ttf@Bold")
    let face = try #require(report.files.first?.faces.first)
    #expect(report.files.first?.faces.count == 1)
    #expect(face.face.postScriptName == "Karla-Regular_Bold")
    #expect(face.face.aliases.freetype == "Karla-Bold")
    #expect(face.axes.map(\.name) == ["Weight"])
    #expect(
      face.styleAttributes?.values.map(\.name)
        == ["ExtraLight", "Light", "Regular", "Medium", "Bold", "ExtraBold", "Roman"])
    #expect(face.instances.count == 6)
  }

  @Test func aliasesAreAskedForAlways() async throws {
    // FreeType and Fontconfig agree with iOS on a static font, so there is nothing to tell.
    let report = await inspect(RealFonts.lato + "/Lato-Regular.ttf")
    #expect(report.files.first?.faces.first?.face.aliases == PostScriptNameAliases())
    #expect(report.libraries.freetype != nil)
    #expect(report.libraries.fontconfig != nil)
  }
}
