import DynamicType
import FontInspection
import Foundation
import SizeTables
import TestSupport
import Testing
import TextFormatting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Formats that people look at: Markdown, HTML, SVG and the curves in a terminal.
@Suite struct DocumentEmitterTests {
  static let cases: [EmitterTests.Case] = [
    .init(file: "lato.md", emitter: MarkdownEmitter(), reason: "all 132 cells"),
    .init(
      file: "two-faces.md", emitter: MarkdownEmitter(), faces: [Faces.karla650, Faces.hostile],
      styles: ["caption1", "body"], categories: [.extraSmall, .large],
      reason: "two tables; a name to escape"),
    .init(
      file: "metrics.md", emitter: MarkdownEmitter(), styles: ["caption1", "body"],
      categories: [.extraSmall, .large],
      context: EmitterContext(metrics: [.size, .lineHeight, .capHeight], isTransposed: true),
      reason: "numbers that were asked for, categories down"),
    .init(
      file: "metrics.html", emitter: HTMLEmitter(), styles: ["caption1", "body"],
      categories: [.large, .accessibilityMedium],
      context: EmitterContext(metrics: [.lineHeight, .capHeight]),
      reason: "numbers that were asked for"),
    .init(file: "lato.html", emitter: HTMLEmitter(), reason: "all 132 cells"),
    .init(
      file: "two-faces.html", emitter: HTMLEmitter(), faces: [Faces.karla650, Faces.hostile],
      styles: ["caption1", "body"], categories: [.accessibilityMedium, .accessibilityLarge],
      reason: "two tables, no standard category; a name to escape"),
    .init(file: "lato.svg", emitter: SVGEmitter(), reason: "eleven panels and the key"),
    .init(
      file: "two-faces.svg", emitter: SVGEmitter(), faces: [Faces.karla650, Faces.hostile],
      styles: ["caption1", "body"], categories: [.large], baseSizes: ["body": 120],
      reason: "one category: points instead of lines; sizes beyond the usual scale"),
    .init(file: "lato-plot.txt", emitter: PlotEmitter(), reason: "made for 80 columns"),
    .init(
      file: "two-faces-plot-40.txt", emitter: PlotEmitter(),
      faces: [Faces.karla650, Faces.hostile], styles: ["caption1", "body"],
      context: EmitterContext(width: 40, styler: ANSIStyler(isEnabled: true)),
      reason: "a narrow terminal, styled; a name to escape"),
  ]

  @Test(arguments: cases)
  func golden(_ example: EmitterTests.Case) throws {
    let output = try EmitterTests.output(
      example.emitter, example.faces, styles: example.styles, categories: example.categories,
      baseSizes: example.baseSizes, example.context)
    try Golden.expect(output, is: example.file)
  }

  /// A face whose name is all that mark-up could trip over.
  static let marked = {
    var face = Faces.latoBold
    face.postScriptName =
      "</title><script>alert(1)</script>&amp;\"'|*_`[x](y)\u{202E}\u{0}\u{FFFE}\n# a"
    return face
  }()

  @Test(arguments: [HTMLEmitter(), SVGEmitter()] as [any Emitter])
  func namesAreText(_ emitter: any Emitter) throws {
    let output = try EmitterTests.output(emitter, [Self.marked], styles: ["body"])
    #expect(!output.contains("<script"))
    #expect(
      output.contains("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&quot;&#39;"))
    #expect(output.contains("\\u{202E}\\u{0}\\u{FFFE}\\u{A}# a"))
  }

  @Test func markdownNamesAreText() throws {
    let output = try EmitterTests.output(MarkdownEmitter(), [Self.marked], styles: ["body"])
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let name =
      ##"\</title\>\<script\>alert\(1\)\</script\>\&amp;"'\|\*\_\`\[x\]\(y\)\\u\{202E\}\\u\{0\}"##
      + "\u{FFFE}" + ##"\\u\{A\}\# a"##
    #expect(lines.first.map(String.init) == "**\(name)** on iOS, points from UIFontMetrics")
    // Every row of the table has as many cells as its head.
    let cells = lines.filter { $0.hasPrefix("|") }.map { $0.split(separator: "|").count }
    #expect(Set(cells).count == 1 && cells.count == 3)
  }

  // MARK: SVG

  @Test(arguments: [[Faces.latoBold], [marked, Faces.hostile], []])
  func svgIsWellFormed(_ faces: [FontFace]) throws {
    let output = try EmitterTests.output(SVGEmitter(), faces)
    let document = try WellFormed(output)
    #expect(document.root == "svg")
    #expect(document.elements.filter { $0 == "title" || $0 == "desc" } == ["title", "desc"])
  }

  /// Nothing is fetched, nothing runs.
  @Test(arguments: [HTMLEmitter(), SVGEmitter()] as [any Emitter])
  func standsByItself(_ emitter: any Emitter) throws {
    let output = try EmitterTests.output(emitter, [Faces.latoBold])
    for word in ["src=", "url(", "@import", "onload=", "onclick=", "<script", "style=", "href=\"h"]
    {
      #expect(!output.contains(word), "\(word)")
    }
    // The name of SVG's own namespace is no address.
    #expect(output.ranges(of: "://").count == (emitter is SVGEmitter ? 1 : 0))
  }

  /// Each curve runs through the table's sizes: read back from the paths, to half a hundredth of a
  /// pixel.
  @Test func curvesAreTheTable() throws {
    let output = try EmitterTests.output(SVGEmitter(), [Faces.latoBold])
    let table = try SizeTableBuilder().table(for: Faces.latoBold)
    let paths = output.matches(of: /<path class="own" d="M([0-9. L]+)"\/>/).map { match in
      match.1.split(separator: "L").map { point in
        point.split(separator: " ").compactMap { Double($0) }.last ?? -1
      }
    }
    #expect(paths.count == table.rows.count)
    for (path, row) in zip(paths, table.rows) {
      #expect(path.count == row.cells.count)
      for (y, cell) in zip(path, row.cells) {
        // 0 lies at 150, 60 at 30.
        #expect(abs((150 - y) / 2 - (try #require(cell.size))) < 0.01)
      }
    }
  }

  // MARK: HTML

  /// The style sheet's hash is that of the style sheet: browsers refuse it otherwise.
  @Test func policyAllowsTheStyle() throws {
    let output = try EmitterTests.output(HTMLEmitter(), [Faces.latoBold])
    let style = try #require(output.firstMatch(of: /<style>((?s).*?)<\/style>/)).1
    let hash = try #require(output.firstMatch(of: /'sha256-([^']+)'/)).1
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    let input = Pipe()
    let result = Pipe()
    process.standardInput = input
    process.standardOutput = result
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(style.utf8))
    try input.fileHandleForWriting.close()
    let digits = String(
      decoding: try result.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self
    ).prefix(64)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    #expect(Data(bytes).base64EncodedString() == hash)
  }

  /// Numbers on the page are the table's, cell by cell.
  @Test func htmlAgreesWithTheTable() throws {
    let output = try EmitterTests.output(HTMLEmitter(), [Faces.latoBold])
    let table = try SizeTableBuilder().table(for: Faces.latoBold)
    let cells = output.matches(
      of: /<td[^>]*><span[^>]*>([0-9.]+).*?<\/span><small>.*?system <\/span>([0-9.]+)<\/small>/)
    let shown = cells.map { [Double($0.1), Double($0.2)] }
    #expect(shown == table.rows.flatMap(\.cells).map { [$0.size, $0.systemSize] })
  }

  /// Every text has a contrast of 4.5 on the ground, and the accent of 3 (WCAG 2.2, success criteria
  /// 1.4.3 and 1.4.11), light and dark.
  @Test(arguments: [0, 1])
  func contrast(_ scheme: Int) throws {
    let output = try EmitterTests.output(HTMLEmitter(), [Faces.latoBold])
    func color(_ name: String) throws -> [Double] {
      let values = output.matches(of: try Regex("--\(name): #([0-9a-f]+);"))
      let digits = try #require(values[scheme].output[1].substring).description
      let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      return stride(from: 0, to: 6, by: 2).compactMap { offset in
        UInt8(full.dropFirst(offset).prefix(2), radix: 16).map { Double($0) / 255 }
      }
    }
    func luminance(_ color: [Double]) -> Double {
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    func contrast(_ first: String, _ second: String) throws -> Double {
      let pair = try [luminance(color(first)), luminance(color(second))].sorted()
      return (pair[1] + 0.05) / (pair[0] + 0.05)
    }
    for ground in ["ground", "tint"] {
      for text in ["ink", "muted", "error"] {
        #expect(try contrast(text, ground) >= 4.5, "\(text) on \(ground)")
      }
      #expect(try contrast("accent", ground) >= 3)
    }
  }

  // MARK: Curves in a terminal

  /// No line is wider than asked, down to what the scale needs at least.
  @Test(arguments: [1, 36, 37, 40, 60, 79, 80, 81, 120, 300])
  func plotFits(width: Int) throws {
    let output = try EmitterTests.output(
      PlotEmitter(), [Faces.latoBold], EmitterContext(width: width))
    for line in output.split(separator: "\n").dropFirst(3) {
      #expect(line.utf8.count <= max(width, 39), "\(line)")
    }
    #expect(!output.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  /// A mark stands as many columns from the axis as its size says.
  @Test func marksAreTheTable() throws {
    let output = try EmitterTests.output(PlotEmitter(), [Faces.latoBold], styles: ["body"])
    let row = try #require(
      try SizeTableBuilder(styles: ["body"]).table(for: Faces.latoBold).rows.first)
    let lines = output.split(separator: "\n").suffix(12)
    for (line, cell) in zip(lines, row.cells) {
      let words = line.prefix(18).split(separator: " ").map(String.init)
      let numbers = [cell.size, cell.systemSize].map { $0.map { String(Int($0)) } ?? "" }
      #expect(words == [cell.category.shortName] + numbers)
      let marks = Array(line.utf8.dropFirst(19))
      let own = marks.firstIndex { $0 == UInt8(ascii: "o") || $0 == UInt8(ascii: "*") }
      #expect(own.map(Double.init) == cell.size)
      let system = marks.firstIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "*") }
      #expect(system.map(Double.init) == cell.systemSize)
    }
  }
}

/// What an XML parser makes of a document.
private final class WellFormed: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  var root: String? { elements.first }

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(
      parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") line \(parser.lineNumber)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { elements.append(name) }
}
