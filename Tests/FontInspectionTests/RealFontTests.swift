import SystemInterop
import TestSupport
import Testing

@testable import FontInspection

/// Figures read off the fonts with other tools, and published ones.
@Suite(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
struct RealFontTests {
  private func scan(_ paths: String..., jobs: Int = 2, aliases: Bool = false) async -> FontScan {
    await FontScanner(jobs: jobs, includesAliases: aliases)
      .scan(FontSearch(paths.map { FilePath($0) }).inputs)
  }

  @Test func latoBold() async throws {
    let scan = await scan(RealFonts.lato + "/Lato-Bold.ttf")
    var face = try #require(scan.faces.first)
    // As fontTools reads OS/2 and post.
    #expect(face.metrics.stated.count == StatedMetric.allCases.count)
    let lengths: [StatedMetric] = [.typoAscender, .typoDescender, .typoLineGap]
    #expect(lengths.map { face.metrics.stated[$0] } == [1610, -390, 400])
    #expect(face.metrics.stated[.winAscent] == 1974)
    face.metrics.stated = [:]
    #expect(
      face
        == FontFace(
          path: RealFonts.lato + "/Lato-Bold.ttf", displayPath: RealFonts.lato + "/Lato-Bold.ttf",
          faceIndex: 0, postScriptName: "Lato-Bold", postScriptNameSource: .name,
          aliases: PostScriptNameAliases(), family: "Lato", style: "Bold", fullName: "Lato Bold",
          weight: 700, weightTrait: 0.4, weightName: .bold, width: 5, widthTrait: 0,
          italic: false, bold: true, monospaced: false, format: .truetype, container: .sfnt,
          variable: false, instance: nil, unitsPerEm: 2000, glyphCount: face.glyphCount,
          metrics: FaceMetrics(
            ascender: 1974, descender: -426, lineGap: 0, capHeight: 1446, capHeightSource: .os2,
            xHeight: 1026, xHeightSource: .os2, averageAdvance: face.metrics.averageAdvance)))
  }

  @Test func cantarellExtraBold() async throws {
    let scan = await scan(RealFonts.cantarell + "/Cantarell-ExtraBold.otf")
    let face = try #require(scan.faces.first)
    #expect(face.family == "Cantarell")
    #expect(face.style == "Extra Bold")
    #expect(face.weight == 800)
    #expect(face.weightTrait == 0.6)
    #expect(face.weightName == .heavy)
    #expect(face.format == .cff)
  }

  @Test func karlaVariable() async throws {
    let scan = await scan(RealFonts.karlaVariable + "/Karla[wght].ttf", aliases: true)
    let bold = try #require(scan.faces.first { $0.postScriptName == "Karla-Regular_Bold" })
    #expect(bold.postScriptNameSource == .derived)
    #expect(bold.weight == 700)
    #expect(bold.aliases.freetype == "Karla-Bold")
    #expect(bold.aliases.adobeTN5902 == "Karla-Bold")
    #expect(bold.aliases.fontconfig?.hasPrefix("Karla") == true)
    let regular = try #require(scan.faces.first { $0.instance?.isDefault == true })
    #expect(regular.postScriptName == "Karla-Regular")
    #expect(regular.postScriptNameSource == .name)
  }

  @Test func aCollectionGivesEveryMember() async {
    let scan = await scan(RealFonts.wenQuanYi)
    #expect(scan.faces.map(\.postScriptName) == ["WenQuanYiMicroHei", "WenQuanYiMicroHeiMono"])
    #expect(scan.faces.map(\.faceIndex) == [0, 1])
  }

  @Test(arguments: [2, 7, 64])
  func theNumberOfJobsChangesNothing(jobs: Int) async {
    let folders = RealFonts.all
    let search = FontSearch(folders.map { FilePath($0) })
    let alone = await FontScanner(jobs: 1, includesAliases: true).scan(search.inputs)
    let together = await FontScanner(jobs: jobs, includesAliases: true).scan(search.inputs)
    #expect(alone == together)
    #expect(alone.faces.count > 80)
    #expect(alone.unreadable.isEmpty)
  }
}
