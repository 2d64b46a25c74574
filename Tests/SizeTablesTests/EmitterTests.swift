import DynamicType
import FontInspection
import Foundation
import SizeTables
import TestSupport
import Testing
import TextFormatting

@Suite struct EmitterTests {
  static func output(
    _ emitter: any Emitter, _ faces: [FontFace], styles: [String]? = nil,
    categories: [ContentSizeCategory]? = nil, baseSizes: [String: Double] = [:],
    _ context: EmitterContext = EmitterContext()
  ) throws -> String {
    let builder = try SizeTableBuilder(
      styles: styles, categories: categories, baseSizes: baseSizes)
    var output = ""
    emitter.emit(builder.tables(for: faces), context, to: &output)
    return output
  }

  struct Case: CustomTestStringConvertible {
    let file: String
    let emitter: any Emitter
    var faces = [Faces.latoBold]
    var styles: [String]?
    var categories: [ContentSizeCategory]?
    var baseSizes: [String: Double] = [:]
    var context = EmitterContext()
    let reason: String
    var testDescription: String { file }
  }

  static let cases = [
    Case(file: "lato.txt", emitter: TextEmitter(), reason: "no terminal: everything"),
    Case(
      file: "lato-120.txt", emitter: TextEmitter(), context: EmitterContext(width: 120),
      reason: "room for the optional columns"),
    Case(
      file: "lato-80.txt", emitter: TextEmitter(), context: EmitterContext(width: 80),
      reason: "no room for them"),
    Case(
      file: "lato-60.txt", emitter: TextEmitter(), context: EmitterContext(width: 60),
      reason: "the grid has to be cut"),
    Case(
      file: "lato-40.txt", emitter: TextEmitter(), styles: ["body", "caption1"],
      categories: [.extraSmall, .large], context: EmitterContext(width: 40),
      reason: "no columns"),
    Case(
      file: "lato-body-80.txt", emitter: TextEmitter(), styles: ["body"],
      context: EmitterContext(width: 80), reason: "one style: categories down"),
    Case(
      file: "lato-body.txt", emitter: TextEmitter(), styles: ["body"],
      reason: "one style, no terminal: every column"),
    Case(
      file: "lato-caption1-40.txt", emitter: TextEmitter(), styles: ["caption1"],
      categories: [.extraSmall, .large], context: EmitterContext(width: 40),
      reason: "one style, no columns"),
    Case(
      file: "styled-80.txt", emitter: TextEmitter(), styles: ["body", "caption1"],
      context: EmitterContext(width: 80, styler: ANSIStyler(isEnabled: true)),
      reason: "style moves no column"),
    Case(
      file: "two-faces-80.txt", emitter: TextEmitter(), faces: [Faces.latoBold, Faces.karla650],
      styles: ["title1", "body"], categories: [.large, .accessibilityExtraLarge],
      baseSizes: ["body": 15.5], context: EmitterContext(width: 80),
      reason: "several faces side by side, a base size of one's own"),
    Case(
      file: "two-faces-40.txt", emitter: TextEmitter(), faces: [Faces.latoBold, Faces.karla650],
      styles: ["title1", "body"], categories: [.large], context: EmitterContext(width: 40),
      reason: "several faces, no columns: one after the other"),
    Case(
      file: "two-faces-metrics.txt", emitter: TextEmitter(),
      faces: [Faces.latoBold, Faces.karla650, Faces.latoBold], styles: ["body"],
      context: EmitterContext(metrics: [.lineHeight, .xHeight]),
      reason: "two numbers of three faces, one of them twice"),
    Case(
      file: "lato-transposed-80.txt", emitter: TextEmitter(),
      context: EmitterContext(width: 80, isTransposed: true),
      reason: "styles across, cut to the width"),
    Case(
      file: "lato-metrics.txt", emitter: TextEmitter(), styles: ["body", "caption1"],
      categories: [.large, .accessibilityMedium],
      context: EmitterContext(metrics: [.ratio, .capHeight]), reason: "numbers that were asked for"),
    Case(
      file: "lato-body-metrics.txt", emitter: TextEmitter(), styles: ["body"],
      categories: [.large, .accessibilityMedium],
      context: EmitterContext(metrics: [.ratio, .capHeight]), reason: "one style with two numbers"),
    Case(
      file: "hostile.txt", emitter: TextEmitter(), faces: [Faces.hostile],
      styles: ["body", "caption2"], reason: "no metrics, a name to escape"),
    Case(
      file: "right-to-left-80.txt", emitter: TextEmitter(), faces: [Faces.arabic],
      styles: ["body", "footnote"], categories: [.large], context: EmitterContext(width: 80),
      reason: "a name that runs from right to left stands alone"),
    Case(file: "lato.json", emitter: JSONEmitter(), reason: "all 132 cells"),
    Case(
      file: "two-faces.json", emitter: JSONEmitter(), faces: [Faces.karlaBold, Faces.hostile],
      styles: ["caption1", "body"], categories: [.accessibilityMedium, .large],
      reason: "an instance; a face without anything"),
    Case(file: "lato.csv", emitter: CSVEmitter(), reason: "all 132 cells"),
    Case(
      file: "two-faces.csv", emitter: CSVEmitter(), faces: [Faces.karlaBold, Faces.hostile],
      styles: ["caption1", "body"], categories: [.accessibilityMedium, .large],
      reason: "a path to quote"),
    Case(file: "lato.swift.txt", emitter: SwiftEmitter(), reason: "all 132 cells"),
    Case(
      file: "two-faces.swift.txt", emitter: SwiftEmitter(),
      faces: [Faces.karlaBold, Faces.hostile, Faces.karlaBold], styles: ["headline", "caption1"],
      categories: [.accessibilityMedium, .small],
      reason: "a table without body, large and most categories; a face without a name; one twice"),
  ]

  @Test(arguments: cases)
  func golden(_ example: Case) throws {
    let output = try Self.output(
      example.emitter, example.faces, styles: example.styles, categories: example.categories,
      baseSizes: example.baseSizes, example.context)
    try Golden.expect(output, is: example.file)
  }

  /// Numbers for people are the numbers for machines, rounded.
  @Test func textAgreesWithTheTable() throws {
    let text = try Self.output(TextEmitter(), [Faces.karlaBold], styles: ["title3"])
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let builder = try SizeTableBuilder(styles: ["title3"])
    let row = try #require(builder.table(for: Faces.karlaBold).rows.first)
    #expect(lines.count == row.cells.count + 3)
    for (cell, line) in zip(row.cells, lines.dropFirst(2)) {
      let numbers = [
        cell.size, cell.systemSize, cell.ratio, cell.lineHeight, cell.ascender, cell.descender,
        cell.capHeight, cell.xHeight, cell.leading, cell.lineSpacing, cell.averageAdvance,
      ]
      #expect(line.first == cell.category.shortName)
      #expect(line.count == numbers.count + 1)
      for (number, shown) in zip(numbers, line.dropFirst()) {
        let difference = try abs(#require(number) - #require(Double(shown)))
        #expect(difference <= 0.000_500_001, "\(shown)")
      }
    }
  }

  /// Every width from none to far too wide gives every size, and no line wider than asked.
  @Test(arguments: [1, 20, 59, 60, 61, 72, 73, 74, 80, 111, 112, 119, 120, 200])
  func textFitsEveryWidth(width: Int) throws {
    let text = try Self.output(
      TextEmitter(), [Faces.latoBold], EmitterContext(width: width))
    if width >= 60 {
      for line in text.split(separator: "\n") { #expect(line.utf8.count <= width, "\(line)") }
    }
    for size in ["58", "10*", "39+"] { #expect(text.contains(size)) }
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  /// The header of RFC 4180 files is the contract's fields, in the contract's order.
  @Test func csvHeader() throws {
    let csv = try Self.output(CSVEmitter(), [])
    #expect(
      csv == "file,postScriptName,style,baseSize,category,systemSize,systemLeading,size,ratio,"
        + "lineHeight,ascender,descender,leading,lineSpacing,capHeight,xHeight,averageAdvance,notes\r\n"
    )
  }

  @Test func noFaces() throws {
    #expect(try Self.output(TextEmitter(), []) == "")
    #expect(try Self.output(JSONEmitter(), []).contains("\"tables\": []"))
  }

  @Test func formatsAreFound() {
    #expect(
      Emitters.all.map(\.name) == [
        "text", "json", "csv", "tsv", "markdown", "html", "plist", "swift", "objc", "svg", "plot",
      ])
    #expect(Emitters.named("json")?.name == "json")
    #expect(Emitters.named("yaml") == nil)
    #expect(Emitters.forPathExtension("CSV")?.name == "csv")
    #expect(Emitters.forPathExtension("") == nil)
    let extensions = Emitters.all.flatMap(\.pathExtensions)
    #expect(Set(extensions).count == extensions.count)
  }

  @Test func listAndFolderAgree() throws {
    let folder = Repository.file("Sources/SizeTables/Emitters").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0 != "Emitter.swift" }.map { $0.lowercased() }.sorted()
    #expect(files == Emitters.all.map { $0.name + "emitter.swift" }.sorted())
  }
}
