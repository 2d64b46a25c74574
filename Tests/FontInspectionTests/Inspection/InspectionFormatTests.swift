import Foundation
import SystemInterop
import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

/// Formats, and goldens in `Fixtures/Golden/inspect`.
@Suite struct InspectionFormatTests {
  /// A fixture font as if it lay where the tool runs. What Fontconfig and FreeType say is replaced,
  /// since it differs with their versions.
  static func report(_ names: String...) async -> InspectionReport {
    let report = await FontInspector(jobs: 1).inspect(
      names.map { name in
        let path = Repository.file("Fixtures/Fonts").path + "/" + name
        return FaceSpecifier(FilePath(path)) { FileManager.default.fileExists(atPath: $0.string) }
      })
    let orthographies = [
      Orthography(language: "de", characters: CodePointSet([0x41...0x5A, 0xC4...0xC4])),
      Orthography(language: "en", characters: CodePointSet([0x41...0x5A])),
      Orthography(language: "fi", characters: CodePointSet([0x41...0x5A, 0xC5...0xC5])),
      Orthography(language: "ja", characters: CodePointSet([0x3041...0x3096])),
    ]
    return InspectionReport(
      files: report.files.map { file in
        let name = String(file.path.split(separator: "/").last ?? "")
        return InspectedFile(
          path: name, displayPath: name, size: file.size, sha256: file.sha256,
          container: file.container, faceCount: file.faceCount,
          faces: file.faces.map { face in
            var face = face
            face.face.path = name
            face.face.displayPath = name
            face.face.aliases.freetype = nil
            face.face.aliases.fontconfig = nil
            face.languages = LanguageCoverage(
              face.coverage.characters, orthographies: orthographies)
            return face
          }, notes: file.notes)
      }, unreadable: report.unreadable,
      libraries: LibraryVersions(freetype: "2.0", fontconfig: "2.0"))
  }

  static func text(
    _ format: any InspectionFormat.Type, _ report: InspectionReport, width: Int? = nil,
    isVerbose: Bool = false, isColored: Bool = false, properties: [String] = []
  ) -> String {
    var output = ""
    format.init().write(
      report,
      options: InspectionOptions(
        layout: TextLayoutOptions(width: width, isColored: isColored), isVerbose: isVerbose,
        properties: properties.compactMap(InspectionProperty.named)), to: &output)
    return output
  }

  @Test func folderAndListAgree() throws {
    let folder = Repository.file("Sources/FontInspection/Inspection/Formats").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0 != "InspectionFormat.swift" }
    #expect(Set(files) == Set(InspectionFormats.all.map { "\($0).swift" }))
    #expect(Set(InspectionFormats.all.map { $0.name }).count == InspectionFormats.all.count)
    #expect(InspectionFormats.forSuffix("md") == MarkdownInspectionFormat.self)
    #expect(InspectionFormats.forSuffix("ttf") == nil)
  }

  @Test(
    arguments: [
      ("NimbusLabel-Regular.ttf", "label.txt", nil, false),
      ("NimbusFixture-Italic.ttf", "italic.txt", nil, false),
      ("NimbusFixtureVariable[wght].ttf", "variable.txt", nil, false),
      ("NimbusFixtureVariable[wght].ttf@wght=650", "location.txt", nil, false),
      ("NimbusFixtureDisplay-Regular.otf", "display-verbose.txt", nil, true),
      ("NimbusFixtureMono.ttc", "mono.txt", nil, false),
      ("NimbusLabel-Regular.ttf", "label-120.txt", 120, false),
      ("NimbusLabel-Regular.ttf", "label-40.txt", 40, false),
    ] as [(String, String, Int?, Bool)])
  func sheets(_ font: String, golden: String, width: Int?, isVerbose: Bool) async throws {
    let text = Self.text(
      TextInspectionFormat.self, await Self.report(font), width: width, isVerbose: isVerbose)
    try InspectGolden.expect(text, is: golden)
    guard width == nil else { return }
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    // Colour adds nothing and takes nothing away.
    let colored = Self.text(
      TextInspectionFormat.self, await Self.report(font), isVerbose: isVerbose, isColored: true)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text)
    #expect(colored != text)
  }

  @Test func markdown() async throws {
    let report = await Self.report("NimbusLabel-Regular.ttf")
    try InspectGolden.expect(Self.text(MarkdownInspectionFormat.self, report), is: "label.md")
  }

  @Test func json() async throws {
    let report = await Self.report("NimbusFixtureMono.ttc", "NimbusFixtureVariable[wght].ttf")
    let schema = try JSONSchema("inspect")
    #expect(schema.faults(in: Self.text(JSONInspectionFormat.self, report)).isEmpty)
    let some = Self.text(
      JSONInspectionFormat.self, report, properties: ["postScriptName", "coverage.characters"])
    #expect(schema.faults(in: some).isEmpty)
    #expect(some.contains(#""characters": 124"#))
    #expect(!some.contains("ranges"))
  }

  @Test func everythingThatIsReadFitsTheSchema() throws {
    let file = try #require(
      try FontInspectorTests.inspect(FontInspectorTests.everything.bytes).file)
    let text = Self.text(JSONInspectionFormat.self, InspectionReport(files: [file]))
    #expect(try JSONSchema("inspect").faults(in: text).isEmpty)
  }

  private static let chosen = [
    "postScriptName", "weight", "metrics.descender", "features", "licence.description",
    "instance.coordinates", "colour.kinds",
  ]

  @Test(
    arguments: [
      (
        TextInspectionFormat.self,
        """
        NimbusLabel
        400
        -250
        -
        MIT licence; drawn for the test fixtures of fontscale
        -
        -

        """
      ),
      (
        CSVInspectionFormat.self,
        """
        postScriptName,weight,metrics.descender,features,licence.description,instance.coordinates,colour.kinds
        NimbusLabel,400,-250,,MIT licence; drawn for the test fixtures of fontscale,,

        """
      ),
      (
        TSVInspectionFormat.self,
        """
        postScriptName\tweight\tmetrics.descender\tfeatures\tlicence.description\tinstance.coordinates\tcolour.kinds
        NimbusLabel\t400\t-250\t\tMIT licence; drawn for the test fixtures of fontscale\t\t

        """
      ),
      (
        MarkdownInspectionFormat.self,
        """
        | postScriptName | weight | metrics.descender | features | licence.description | instance.coordinates | colour.kinds |
        | --- | --- | --- | --- | --- | --- | --- |
        | NimbusLabel | 400 | -250 | - | MIT licence; drawn for the test fixtures of fontscale | - | - |

        """
      ),
    ] as [(any InspectionFormat.Type, String)])
  func properties(_ format: any InspectionFormat.Type, text: String) async {
    let report = await Self.report("NimbusLabel-Regular.ttf")
    // RFC 4180, section 2: CRLF; Swift takes it for one character, so the bytes are compared.
    let expected =
      format == CSVInspectionFormat.self
      ? text.split(separator: "\n").map { $0 + "\r\n" }.joined() : text
    #expect(Array(Self.text(format, report, properties: Self.chosen).utf8) == Array(expected.utf8))
  }

  /// An axis has several facts, so each stands on a line of its own, and in one field elsewhere.
  @Test func axesHaveALineEach() throws {
    let font = SampleFont {
      $0.names += [.windows(256, "Weight")]
      $0.axes = [.init("wght", 100, 400, 900), .init("slnt", -9.5, 0, 0)]
    }
    let report = InspectionReport(
      files: [font, SampleFont()].compactMap { try? FontInspectorTests.inspect($0.bytes).file })
    let names = ["axes", "weight"]
    #expect(
      Self.text(TextInspectionFormat.self, report, properties: names)
        == "wght 100 400 900 Weight\nslnt -9.5 0 0 Weight\n400\n-\n400\n")
    #expect(
      Self.text(TSVInspectionFormat.self, report, properties: names)
        == "axes\tweight\nwght 100 400 900 Weight,slnt -9.5 0 0 Weight\t400\n\t400\n")
  }

  @Test func everyPropertyHasANameOfItsOwnAndIsSaid() async throws {
    let all = InspectionProperty.all
    #expect(Set(all.map(\.name)).count == all.count)
    for property in all {
      #expect(!property.summary.isEmpty)
      let isSentence = property.summary.hasSuffix(".") && !property.summary.hasSuffix("...")
      #expect(!isSentence, "\(property.name)")
    }
    // The name is the way to the value in the JSON document.
    let file = try #require(await Self.report("NimbusFixtureVariable[wght].ttf@Bold").files.first)
    let face = try #require(file.faces.first)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(face.json.text.utf8)) as? [String: Any])
    let computed: Set = ["file", "size", "sha256", "metrics.lineHeight", "metrics.averageAdvance"]
    for property in all where !computed.contains(property.name) {
      var value: Any? = document
      for step in property.name.split(separator: ".") {
        value = (value as? [String: Any])?[String(step)]
      }
      let found = try #require(value, "\(property.name)")
      let expected = property.json(of: face, in: file).text
      let text = try String(
        decoding: JSONSerialization.data(
          withJSONObject: found, options: [.fragmentsAllowed, .sortedKeys]), as: UTF8.self)
      let parsed = try JSONSerialization.jsonObject(
        with: Data(expected.utf8), options: .fragmentsAllowed)
      let again = try String(
        decoding: JSONSerialization.data(
          withJSONObject: parsed, options: [.fragmentsAllowed, .sortedKeys]), as: UTF8.self)
      #expect(text == again, "\(property.name)")
    }
  }

  /// Names out of a font are anybody's text.
  @Test func hostileNamesDoNoHarm() throws {
    let evil = "\u{1B}[2J=1+1\n| *x* \u{202E}abc"
    let font = SampleFont {
      $0.names = SampleFont.names(evil, "Regular", "=cmd") + [.windows(13, evil)]
    }
    let file = try #require(try FontInspectorTests.inspect(font.bytes).file)
    let report = InspectionReport(files: [file])
    for format in InspectionFormats.all {
      let text = Self.text(format, report, isVerbose: true)
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(format)")
    }
    let csv = Self.text(CSVInspectionFormat.self, report, properties: ["postScriptName", "family"])
    // RFC 4180: every record ends in CRLF, and no field breaks a line.
    #expect(
      Array(csv.utf8)
        == Array(
          "postScriptName,family\r\n'=cmd,\\u{1B}[2J=1+1\\u{A}| *x* \\u{202E}abc\r\n".utf8))
    let tsv = Self.text(TSVInspectionFormat.self, report, properties: ["family", "style"])
    #expect(tsv.split(separator: "\n").count == 2)
    let markdown = Self.text(MarkdownInspectionFormat.self, report, properties: ["family"])
    #expect(markdown.contains(#"\| \*x\*"#))
  }
}

/// Expected outputs in `Fixtures/Golden/inspect`.
enum InspectGolden {
  /// Compares an output with the file of that name, byte by byte.
  ///
  /// With `FONTSCALE_RECORD_GOLDEN=1` in the environment the output is written instead, and the test
  /// fails all the same: a recording proves nothing.
  static func expect(_ output: String, is file: String) throws {
    let url = Repository.file("Fixtures/Golden/inspect/\(file)")
    if ProcessInfo.processInfo.environment["FONTSCALE_RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(output.utf8).write(to: url)
      Issue.record("recorded \(file); run again without FONTSCALE_RECORD_GOLDEN")
      return
    }
    let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    guard !output.utf8.elementsEqual(expected.utf8) else { return }
    let difference = zip(
      output.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)
    ).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "\(file) differs\(difference.map { ", first in line \($0.offset + 1):\n\($0.element.0)\ninstead of\n\($0.element.1)" } ?? " in length")"
    )
  }
}
