import DynamicType
import FontInspection
import Foundation
import SizeTables
import TestSupport
import Testing
import TextFormatting

@Suite struct MeasureFormatTests {
  static func glyph(
    _ glyph: Int, _ name: String?, _ character: Unicode.Scalar, _ cluster: Int, _ advance: Double?,
    _ ink: InkBox?
  ) -> TextMeasurement.Glyph {
    .init(
      measurement: GlyphMeasurement(glyph: glyph, name: name, advance: advance, ink: ink),
      character: character, cluster: cluster)
  }

  /// The first glyphs of Lato Bold's `Ein`, with its numbers, and a character that it lacks.
  static let ein = TextMeasurement(
    text: "Ei漢",
    glyphs: [
      glyph(9, nil, "E", 0, 1150, InkBox(left: 161, top: 1446, right: 1073, bottom: 0)),
      glyph(45, "i", "i", 1, 508, InkBox(left: 103, top: 1484, right: 405, bottom: 0)),
      glyph(0, ".notdef", "漢", 2, 1160, InkBox(left: 75, top: 1458, right: 1084, bottom: -14)),
    ], missing: ["漢"])

  static let empty = TextMeasurement(text: "", glyphs: [], missing: [])

  /// Nothing is known but the glyphs, and the text is made to do harm.
  static let hostile = TextMeasurement(
    text: "=1,\"\n\u{202E}", glyphs: [glyph(3, "=cmd|'/c'!A1", "=", 0, nil, nil)], missing: ["\n"])

  static let list = TextMeasurement(
    text: " =ש",
    glyphs: [
      glyph(3, "space", " ", 0, 386, nil),
      glyph(32, "equal", "=", 1, 1160, InkBox(left: 120, top: 985, right: 1040, bottom: 360)),
      glyph(99, nil, "ש", 2, 1300.5, InkBox(left: -20, top: 1000, right: 1320, bottom: -10)),
    ], missing: ["\u{AD}", "漢"])

  static func report(
    _ faces: [FontFace], _ texts: [TextMeasurement], isList: Bool = false,
    sizes: [MeasuredSize]? = nil, styles: [String]? = ["headline"],
    categories: [ContentSizeCategory]? = [.large, .accessibilityExtraExtraExtraLarge]
  ) throws -> MeasureReport {
    let builder = try SizeTableBuilder(styles: styles, categories: categories)
    return MeasureReport(
      origin: sizes == nil ? .init(platform: "iOS", scaling: builder.scaling) : nil,
      isCharacterList: isList,
      tables: faces.map { face in
        MeasureTable(
          face: face, texts: texts, sizes: sizes ?? MeasuredSize.all(of: builder.table(for: face)))
      })
  }

  static func output(
    _ format: any MeasureFormat, _ report: MeasureReport,
    _ context: EmitterContext = EmitterContext()
  ) -> String {
    var output = ""
    format.write(report, context, to: &output)
    return output
  }

  struct Case: CustomTestStringConvertible {
    let file: String
    let format: any MeasureFormat
    let report: @Sendable () throws -> MeasureReport
    var context = EmitterContext()
    let reason: String
    var testDescription: String { file }
  }

  static let cases = [
    Case(
      file: "headline.txt", format: TextMeasureFormat(),
      report: { try report([Faces.latoBold], [ein]) }, reason: "one style, a missing character"),
    Case(
      file: "styles.txt", format: TextMeasureFormat(),
      report: {
        try report(
          [Faces.latoBold, Faces.arabic], [ein, empty], styles: ["body", "caption1"],
          categories: [.extraSmall, .large])
      }, context: EmitterContext(width: 80, styler: ANSIStyler(isEnabled: true)),
      reason: "several styles, texts and faces; a name that runs from right to left"),
    Case(
      file: "sizes.txt", format: TextMeasureFormat(),
      report: {
        try report(
          [Faces.latoBold], [ein], sizes: [17, 48.25].map { MeasuredSize(points: $0) })
      }, reason: "sizes of their own"),
    Case(
      file: "narrow.txt", format: TextMeasureFormat(),
      report: { try report([Faces.latoBold], [ein]) }, context: EmitterContext(width: 60),
      reason: "no room for columns"),
    Case(
      file: "hostile.txt", format: TextMeasureFormat(),
      report: { try report([Faces.hostile], [hostile]) }, reason: "nothing known, a text to escape"),
    Case(
      file: "characters.txt", format: TextMeasureFormat(),
      report: {
        try report(
          [Faces.latoBold], [list], isList: true, styles: ["headline", "body"],
          categories: [.large, .accessibilityExtraExtraLarge])
      }, reason: "each size once, with its cells"),
    Case(
      file: "characters-narrow.txt", format: TextMeasureFormat(),
      report: {
        try report([Faces.latoBold], [list], isList: true, sizes: [MeasuredSize(points: 17)])
      }, context: EmitterContext(width: 40), reason: "no room for columns"),
    Case(
      file: "headline.json", format: JSONMeasureFormat(),
      report: { try report([Faces.latoBold, Faces.hostile], [ein, hostile]) },
      reason: "numbers that do not exist"),
    Case(
      file: "sizes.json", format: JSONMeasureFormat(),
      report: {
        try report(
          [Faces.karlaBold], [list], isList: true, sizes: [MeasuredSize(points: 17)])
      }, reason: "no style and category"),
    Case(
      file: "headline.csv", format: CSVMeasureFormat(),
      report: { try report([Faces.latoBold, Faces.hostile], [ein, hostile]) },
      reason: "texts that a spreadsheet must not run"),
    Case(
      file: "characters.csv", format: CSVMeasureFormat(),
      report: {
        try report(
          [Faces.latoBold], [list, hostile], isList: true, sizes: [MeasuredSize(points: 17)])
      }, reason: "a row per character"),
  ]

  @Test(arguments: cases)
  func golden(_ example: Case) throws {
    try Golden.expect(
      Self.output(example.format, try example.report(), example.context), is: example.file,
      in: "measure")
  }

  @Test(arguments: cases.filter { $0.format is JSONMeasureFormat })
  func jsonFitsItsSchema(_ example: Case) throws {
    let output = Self.output(example.format, try example.report())
    #expect(try JSONSchema("measure").faults(in: output) == [])
  }

  // MARK: Numbers

  /// Sentences and headings of ours are wrapped; one name and one code are a word.
  @Test(arguments: [40, 50, 60])
  func nothingIsWider(than width: Int) throws {
    for isList in [false, true] {
      let text = Self.output(
        TextMeasureFormat(),
        try Self.report(
          [Faces.latoBold], [isList ? Self.list : Self.ein], isList: isList,
          styles: ["subheadline", "headline", "body"], categories: nil),
        EmitterContext(width: width))
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
      }
    }
  }

  /// `width` and the rest, as JSON has them.
  private func results(_ report: MeasureReport) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(
      with: Data(Self.output(JSONMeasureFormat(), report).utf8))
    let measurements = (json as? [String: Any])?["measurements"] as? [[String: Any]] ?? []
    return measurements.flatMap { $0["results"] as? [[String: Any]] ?? [] }
  }

  /// The columns of text and CSV: how to find the number in JSON.
  private func numbers(_ result: [String: Any]) -> [Double?] {
    let ink = result["ink"] as? [String: Any] ?? [:]
    return [result["size"], result["width"], result["height"]].map { $0 as? Double }
      + ["left", "top", "right", "bottom"].map { ink[$0] as? Double }
  }

  @Test func textAgreesWithJSON() throws {
    let report = try Self.report([Faces.karlaBold], [Self.ein], styles: ["title3"], categories: nil)
    let results = try results(report)
    #expect(results.count == 12)
    let lines = Self.output(TextMeasureFormat(), report).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    for (result, line) in zip(results, lines.dropFirst(3)) {
      #expect(line.count == 8)
      for (number, shown) in zip(numbers(result), line.dropFirst()) {
        #expect(abs(try #require(number) - #require(Double(shown))) <= 0.005_000_001, "\(shown)")
      }
    }
  }

  @Test func csvAgreesWithJSON() throws {
    let report = try Self.report([Faces.karlaBold], [Self.ein], styles: nil, categories: nil)
    let results = try results(report)
    #expect(results.count == 132)
    let lines = Self.output(CSVMeasureFormat(), report).split(separator: "\r\n").dropFirst()
    for (result, line) in zip(results, lines) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      #expect(fields[3] == result["style"] as? String)
      #expect(fields[4] == result["category"] as? String)
      #expect(fields[5...11].map { Double($0) } == numbers(result))
    }
  }

  /// Multiplied before it is divided: nothing is lost where the result is exact.
  @Test func pointsAreExact() throws {
    let table = MeasureTable(
      face: Faces.latoBold, texts: [Self.ein], sizes: [MeasuredSize(points: 17)])
    #expect(table.lineHeight(at: table.sizes[0]) == 20.4)
    #expect(table.points(11979, at: table.sizes[0]) == 101.8215)
    #expect(table.points(nil as Double?, at: table.sizes[0]) == nil)
    #expect(table.points(1, at: MeasuredSize(style: "x", category: nil, points: nil)) == nil)
    #expect(table.points(.greatestFiniteMagnitude, at: table.sizes[0]) == nil)
  }

  @Test func aTextWhoseWidthIsNotKnown() {
    let box = InkBox(left: 0, top: 1, right: 1, bottom: 0)
    let first = Self.glyph(1, nil, "a", 0, nil, box)
    let second = Self.glyph(2, nil, "b", 1, 10, nil)
    let unplaced = TextMeasurement(text: "aa", glyphs: [first, first], missing: [])
    #expect(unplaced.width == nil && unplaced.ink == nil)
    let placed = TextMeasurement(text: "ab", glyphs: [first, second], missing: [])
    #expect(placed.width == nil && placed.ink == box)
  }

  // MARK: Formats

  @Test func formatsAreFound() {
    #expect(MeasureFormats.all.map(\.name) == ["text", "json", "csv"])
    #expect(MeasureFormats.named("csv")?.name == "csv")
    #expect(MeasureFormats.named("yaml") == nil)
    #expect(MeasureFormats.forPathExtension("JSON")?.name == "json")
    #expect(MeasureFormats.forPathExtension("") == nil)
  }

  @Test func listAndFolderAgree() throws {
    let folder = Repository.file("Sources/SizeTables/MeasureFormats").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0 != "MeasureFormat.swift" }.map { $0.lowercased() }.sorted()
    #expect(files == MeasureFormats.all.map { $0.name + "measureformat.swift" }.sorted())
  }
}
