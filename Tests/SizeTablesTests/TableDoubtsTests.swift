import DynamicType
import FontInspection
import SizeTables
import Testing
import TextFormatting

/// What every format says of cells whose published number is doubted.
@Suite struct TableDoubtsTests {
  private static func output(
    _ emitter: any Emitter, scale: TypeScale = .iOS, faces: [FontFace] = [Faces.latoBold],
    styles: [String] = ["headline"], categories: [ContentSizeCategory]? = nil,
    baseSizes: [String: Double] = [:], maximumSizes: [String: Double] = [:],
    scaling: any Scaling = UIFontMetricsScaling(), width: Int? = nil
  ) throws -> String {
    var output = ""
    emitter.emit(
      try SizeTableBuilder(
        scale: scale, styles: styles, categories: categories, baseSizes: baseSizes,
        maximumSizes: maximumSizes, scaling: scaling
      ).tables(for: faces), EmitterContext(width: width), to: &output)
    return output
  }

  /// A mark hangs behind the number, and the last line explains it.
  @Test func textMarksAndExplains() throws {
    let text = try Self.output(
      TextEmitter(), categories: [.large, .accessibilityExtraExtraLarge])
    #expect(text.contains("AX4     39+     47"))
    #expect(text.hasSuffix("+ measured on iOS 27; Apple's published line height gives 43\n"))
  }

  @Test func allEightAreNamed() throws {
    let text = try Self.output(TextEmitter(), styles: TextStyle.allCases.map(\.name))
    #expect(
      text.contains(
        "+ measured on iOS 27; Apple's published line heights give title1 30 at XL, 32 at XXL, "
          + "51 at AX4; headline 43 at AX4; subheadline 21 at XXXL, 28 at AX2; caption1 21 at AX1; "
          + "caption2 25 at AX2\n"))
    #expect(text.ranges(of: /[0-9]\+/).count == 8)
  }

  /// Without a mark at the number, the sentence has to name the cell.
  @Test(
    arguments: [
      SwiftEmitter(), ObjCEmitter(), PlistEmitter(), SVGEmitter(), PlotEmitter(), MarkdownEmitter(),
      HTMLEmitter(),
    ] as [any Emitter])
  func everyFormatNamesTheCell(_ emitter: any Emitter) throws {
    let output = try Self.output(emitter)
    #expect(output.contains("published line height gives headline 43 at AX4."), "\(emitter.name)")
    let plain = try Self.output(emitter, styles: ["body"])
    #expect(!plain.contains("published line height"), "\(emitter.name)")
  }

  @Test func documentsHaveADagger() throws {
    #expect(try Self.output(MarkdownEmitter()).contains("| 39\u{2020} (47) |"))
    #expect(try Self.output(HTMLEmitter()).contains("39<span class=\"mark\">\u{2020}</span>"))
  }

  @Test func thePublishedCurveSaysWhatIsMeasured() throws {
    let text = try Self.output(
      TextEmitter(), categories: [.accessibilityExtraExtraLarge],
      scaling: UIFontMetricsScaling(curve: .hig))
    #expect(text.contains("43+"))
    #expect(
      text.hasSuffix("+ by Apple's published line height; measured on iOS 27: 39\n"))
  }

  /// The other size knows the maximum too.
  @Test func theMaximumHoldsForBoth() throws {
    let text = try Self.output(
      TextEmitter(), categories: [.accessibilityExtraExtraLarge], maximumSizes: ["headline": 41])
    #expect(text.hasSuffix("line height gives 41\n"))
  }

  /// Line heights are of no account to sizes that nothing scales by them.
  @Test(arguments: [FixedScaling(), SystemScaling()] as [any Scaling])
  func otherScalingsAreNotMarked(_ scaling: any Scaling) throws {
    let text = try Self.output(TextEmitter(), scaling: scaling)
    #expect(!text.contains("+"))
  }

  @Test func watchOS() throws {
    let text = try Self.output(
      TextEmitter(), scale: .watchOS, styles: ["title1", "title2", "footnote2"])
    #expect(
      text.contains(
        "+ Apple's line height breaks the rule of its neighbours: title1 at AX2, AX3; "
          + "title2 at AX1; footnote2 at AX2\n"
          + "+ Apple changed the published number: title2 at L\n"))
    #expect(text.contains("43+") && text.contains("28+"))
  }

  /// One column has room for one mark.
  @Test(arguments: [[Faces.latoBold], [Faces.latoBold, Faces.karla650]])
  func twoReasonsAreOneMark(_ faces: [FontFace]) throws {
    let text = try Self.output(
      TextEmitter(), faces: faces, styles: ["caption1", "body"], categories: [.accessibilityMedium],
      baseSizes: ["caption1": 5])
    #expect(text.contains("8#") && text.contains("# both * and +"))
  }

  /// No line that is ours is wider than asked.
  @Test(arguments: [40, 50, 60, 64, 72])
  func nothingIsWider(than width: Int) throws {
    let all = TextStyle.allCases.map(\.name)
    for (styles, faces) in [
      (all, [Faces.latoBold]), (["headline"], [Faces.latoBold]),
      (all, [Faces.latoBold, Faces.karla650]), (["subheadline"], [Faces.latoBold, Faces.latoBold]),
    ] {
      for scale in [TypeScale.iOS, .macOS] {
        let text = try Self.output(
          TextEmitter(), scale: scale, faces: faces, styles: styles, width: width)
        let names = faces.map(\.postScriptName)
        for line in text.split(separator: "\n") where !names.contains(String(line)) {
          #expect(line.utf8.count <= width, "\(line)")
        }
        #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
      }
    }
  }

  /// macOS has no Dynamic Type, so nothing there is UIFontMetrics' work.
  @Test(
    arguments: [
      (TextEmitter(), "on macOS, points, fixed: no Dynamic Type"),
      (MarkdownEmitter(), "on macOS, points, fixed: no Dynamic Type"),
      (HTMLEmitter(), "Sizes in points on macOS, fixed: no Dynamic Type."),
      (SVGEmitter(), "on macOS, fixed: no Dynamic Type<"),
      (PlotEmitter(), "on macOS, points, fixed: no Dynamic Type"),
      (SwiftEmitter(), "// Sizes on macOS, fixed: no Dynamic Type."),
      (ObjCEmitter(), "// Sizes on macOS, fixed: no Dynamic Type."),
    ] as [(any Emitter, String)])
  func fixedSizes(_ emitter: any Emitter, text: String) throws {
    let output = try Self.output(emitter, scale: .macOS, styles: ["body", "headline"])
    #expect(output.contains(text), "\(emitter.name)")
    #expect(!output.contains("UIFontMetrics"), "\(emitter.name)")
  }
}
