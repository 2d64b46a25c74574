import FontInspection
import Foundation
import ProjectAudit
import TestSupport
import Testing

@testable import fontscale

/// `Documentation/Schemas`, the copy in the tool, and what the tool really prints.
@Suite struct SchemaTests {
  static let folder = "Documentation/Schemas"

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: Checkout.path("\(folder)/\(name).json"), encoding: .utf8)
  }

  @Test func folderAndListAgree() throws {
    let files = try Checkout.files(below: Self.folder)
    #expect(Set(files) == Set(Schemas.all.map { "\($0.name).json" }))
  }

  /// The Swift files are the documents, with `FONTSCALE_RECORD_GOLDEN=1` made from them anew.
  @Test func theToolCarriesWhatIsDocumented() throws {
    for schema in Schemas.all {
      let document = try Self.text(schema.name)
      guard !schema.text.utf8.elementsEqual(document.utf8) else { continue }
      if ProcessInfo.processInfo.environment["FONTSCALE_RECORD_GOLDEN"] == "1" {
        let file = "Sources/fontscale/Schemas/\(schema.name.capitalized)Schema.swift"
        try Self.swiftFile(schema.name, document)
          .write(toFile: Checkout.path(file), atomically: true, encoding: .utf8)
      }
      Issue.record("\(schema.name).json and its Swift file differ; record and build again")
    }
  }

  private static func swiftFile(_ name: String, _ document: String) -> String {
    let delimiter = "\"\"\""
    return """
      // swift-format-ignore-file
      // Made from Documentation/Schemas/\(name).json by SchemaTests, which hold the two equal.

      extension Schemas {
        static let \(name)Text = #\(delimiter)
      \(document)
      \(delimiter)#
      }

      """.replacing("\n  \(document)\n", with: "\n\(document)\n")
  }

  @Test func theCommandPrintsThem() throws {
    #expect(
      try BuiltTool.run("schema").output == Schemas.all.map { $0.name + "\n" }.joined())
    for schema in Schemas.all {
      for name in [schema.name, schema.title] {
        let run = try BuiltTool.run("schema", name)
        #expect(run == .init(status: 0, output: schema.text, errors: ""))
      }
    }
    let run = try BuiltTool.run("schema", "lits")
    #expect(run.status == 64)
    #expect(run.errors.contains("the nearest is \"list\""))
  }

  /// A face is one thing, whoever prints it.
  @Test func sharedDefinitionsAreTheSame() throws {
    var face = try #require(
      try JSONSerialization.jsonObject(with: Data(try Self.text("face").utf8)) as? [String: Any])
    face["$schema"] = nil
    face["title"] = nil
    var seen = [
      "face": try JSONSerialization.data(withJSONObject: face, options: .sortedKeys)
    ]
    for schema in Schemas.all {
      let document = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
      let definitions = (document as? [String: Any])?["$defs"] as? [String: Any] ?? [:]
      for name in ["face", "unreadable"] {
        guard let definition = definitions[name] else { continue }
        let data = try JSONSerialization.data(withJSONObject: definition, options: .sortedKeys)
        #expect(data == seen[name, default: data], "\(name) in \(schema.name)")
        seen[name] = data
      }
    }
    #expect(seen.count == 2)
  }

  /// The words that a field may have are those that the code has.
  @Test(
    arguments: [
      ("list", ["face", "format"], OutlineFormat.allCases.map(\.rawValue)),
      ("list", ["face", "container"], FontContainer.allCases.map(\.rawValue)),
      ("list", ["face", "weightName"], WeightName.allCases.map(\.rawValue)),
      ("list", ["face", "postScriptNameSource"], PostScriptNameSource.allCases.map(\.rawValue)),
      ("diff", ["comparison", "match"], FaceComparison.Match.allCases.map(\.rawValue)),
      ("verify", ["reference", "resolution"], Resolution.allCases.map(\.rawValue)),
      ("verify", ["reference", "certainty"], Certainty.allCases.map(\.rawValue)),
      ("verify", ["diagnostic", "severity"], Severity.allCases.map(\.rawValue)),
    ] as [(String, [String], [String])])
  func words(_ name: String, path: [String], words: [String]) throws {
    let document = try JSONSerialization.jsonObject(with: Data(try Self.text(name).utf8))
    var node = (document as? [String: Any])?["$defs"] as? [String: Any] ?? [:]
    node = node[path[0]] as? [String: Any] ?? [:]
    node = node["properties"] as? [String: Any] ?? [:]
    node = node[path[1]] as? [String: Any] ?? [:]
    #expect(Set(node["enum"] as? [String] ?? []) == Set(words))
  }

  // MARK: What is read

  /// The schema of `.fontscale.json` knows the rules, settings and words that the reader knows.
  @Test func configurationHasEveryRuleAndSetting() throws {
    let document = try JSONSerialization.jsonObject(with: Data(try Self.text("configuration").utf8))
    let root = try #require(document as? [String: Any])
    let settings = try #require(root["properties"] as? [String: [String: Any]])
    #expect(Set(settings.keys) == Set(Configuration.settings.map(\.name) + ["$schema"]))
    #expect(settings["failOn"]?["enum"] as? [String] == FailureThreshold.allCases.map(\.rawValue))
    #expect(settings["format"]?["enum"] as? [String] == Reporters.all.map(\.name))
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let rules = try #require(definitions["rules"]?["properties"] as? [String: Any])
    #expect(Set(rules.keys) == RuleRegistry.ids)
    #expect(
      Set(definitions["severity"]?["enum"] as? [String] ?? [])
        == Set(RuleSetting.allCases.map(\.rawValue)))
  }

  /// What the schema takes the tool takes, and what it refuses the tool refuses.
  @Test(arguments: [
    ("{}", true), ("{\"$schema\": \"x.json\", \"version\": 1}", true), ("{\"version\": 2}", false),
    ("{\"failOn\": \"never\", \"format\": \"sarif\", \"baseSizes\": {\"body\": 16.5}}", true),
    ("{\"failOn\": \"always\"}", false), ("{\"fialOn\": \"never\"}", false),
    ("{\"rules\": {\"name-case\": \"off\"}}", true),
    ("{\"rules\": {\"name-caes\": \"off\"}}", false),
    ("{\"rules\": {\"name-case\": {\"severity\": \"off\", \"reason\": \"r\"}}}", true),
    ("{\"rules\": {\"name-case\": {\"reason\": \"r\"}}}", false),
    ("{\"paths\": [{\"paths\": [\"A/**\"], \"rules\": {}}], \"exclude\": [\"B\"]}", true),
    ("{\"paths\": [{\"paths\": [\"A/**\"]}]}", false), ("{\"exclude\": \"B\"}", false),
    ("{\"baseSizes\": {\"body\": 0}}", false), ("{\"baseline\": \"\"}", false), ("[]", false),
  ]) func configurationFits(_ text: String, isRight: Bool) throws {
    #expect((try JSONSchema("configuration").faults(in: text) == []) == isRight)
    let folder = try TemporaryFolder()
    try folder.write(".fontscale.json", text)
    #expect(
      try BuiltTool.run("config", "--config", folder.path + "/.fontscale.json").status
        == (isRight ? 0 : 78))
  }

  @Test func aBaselineThatIsWrittenFits() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/known.json"
    _ = try BuiltTool.run("verify", "Fixtures/Projects/NimbusBroken", "--write-baseline", file)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("name-unknown"))
    #expect(try JSONSchema("baseline").faults(in: text) == [])
  }

  // MARK: real output

  /// Fonts that leave fields empty, and files that are no fonts.
  private static func oddFonts() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bare = SampleFont {
      $0.names = []
      $0.os2Version = nil
      $0.replacedTables = ["hhea": [], "head": [], "maxp": [], "glyf": [], "loca": []]
    }
    try folder.write("bare.ttf", bare.bytes)
    let variable = SampleFont {
      $0.names = SampleFont.names("Vary", "Regular", "Vary-Regular") + [.windows(256, "Heavy")]
      $0.axes = [.init("wght", 100, 400, 900), .init("XXXX", -1, 0.5, 1)]
      $0.instances = [.init(256, [850.5, 1]), .init(300, [200, 0])]
    }
    try folder.write("vary.ttf", variable.bytes)
    try folder.write("twin.ttf", SampleFont().bytes)
    try folder.write("deep/twin.ttf", SampleFont().bytes)
    try folder.write("all.ttc", SampleFont.collection([SampleFont(), variable]))
    var broken = SampleFont.collection([SampleFont(), SampleFont()])
    broken.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    try folder.write("broken.ttc", broken)
    try folder.write("empty.ttf", [])
    try folder.write("page.otf", "<!DOCTYPE html><html></html>")
    try folder.write("web.woff", "wOFF but no more")
    return folder
  }

  /// Command lines with JSON as their result; `ODD` stands for a folder of odd fonts, `FONT`
  /// for a sound one.
  static let commandLines: [(schema: String, arguments: [String])] = [
    ("list", ["list", "Fixtures"]),
    ("list", ["list", "ODD"]),
    ("list", ["list", "ODD", "--family", "none"]),
    ("list", ["list", "ODD", "--property", "file,instance.isDefault,metrics.lineHeight"]),
    ("list", ["list", "ODD", "--property", FaceProperty.all.map(\.name).joined(separator: ",")]),
    ("diff", ["diff", "ODD/bare.ttf", "ODD/vary.ttf"]),
    ("diff", ["diff", "ODD/all.ttc", "Fixtures/Fonts/NimbusFixture-Bold.ttf"]),
    ("diff", ["diff", "ODD/vary.ttf@Heavy", "ODD/all.ttc#1"]),
    ("diff", ["diff", "ODD/broken.ttc", "ODD/empty.ttf"]),
    ("verify", ["verify", "Fixtures/Projects/Nimbus"]),
    ("verify", ["verify", "Fixtures/Projects/NimbusBroken"]),
    ("verify", ["verify", "ODD"]),
    ("table", ["table", "Fixtures/Fonts/NimbusFixture-Regular.ttf"]),
    ("table", ["table", "ODD/bare.ttf", "ODD/vary.ttf@Heavy", "ODD/empty.ttf", "ODD/none"]),
    ("table", ["table", "ODD/empty.ttf"]),
    ("table", ["table", "Fixtures/Fonts", "--platform", "macOS", "--scaling", "system"]),
    ("table", ["table", "FONT", "--platform", "watchOS:44mm", "--legibility", "bold"]),
    ("table", ["table", "FONT", "--match", "x-height", "--max", "body=20", "--curve", "hig"]),
    ("table", ["table", "FONT", "--scaling", "android-14", "--styles", "body"]),
    ("table", ["table", "FONT", "--scaling", "ios7-10"]),
    ("inspect", ["inspect", "ODD/bare.ttf", "ODD/vary.ttf", "ODD/all.ttc#0", "ODD/empty.ttf"]),
    ("inspect", ["inspect", "ODD/vary.ttf@wght=650", "Fixtures/Fonts/NimbusFixtureMono.ttc"]),
    ("measure", ["measure", "ODD/bare.ttf", "ODD/vary.ttf@Heavy", "ODD/empty.ttf"]),
    ("measure", ["measure", "Fixtures/Fonts/NimbusFixture-Regular.ttf", "--sizes", "17"]),
  ]

  @Test(arguments: commandLines)
  func realOutput(_ name: String, arguments: [String]) throws {
    let odd = try Self.oddFonts()
    let run = try BuiltTool.run(
      arguments.map {
        $0.replacing("ODD", with: odd.path)
          .replacing("FONT", with: "Fixtures/Fonts/NimbusFixture-Regular.ttf")
      } + ["--format", "json"])
    #expect([0, 1, 66].contains(run.status))
    #expect(try JSONSchema(name).faults(in: run.output) == [])
  }

  @Test(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
  func realFonts() throws {
    let run = try BuiltTool.run(["list", "--format", "json"] + RealFonts.all)
    #expect(try JSONSchema("list").faults(in: run.output) == [])
  }

  /// Each line of `jsonl` is a face.
  @Test func jsonLines() throws {
    let face = try JSONSchema("face")
    let run = try BuiltTool.run("list", "Fixtures/Fonts", "--format", "jsonl")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines { #expect(face.faults(in: String(line)) == []) }
  }

  /// A schema that everything fits would prove nothing.
  @Test(arguments: [
    ("\"weight\": 400", "\"weight\": \"400\""), ("\"bold\": false", "\"bald\": false"),
    ("\"format\": \"truetype\"", "\"format\": \"TrueType\""),
    ("fontscale.list/1", "fontscale.list/2"), ("\"libraries\"", "\"librarys\""),
    ("\"faces\": [", "\"faces\": [], \"more\": ["),
  ])
  func whatIsWrongDoesNotFit(_ right: String, _ wrong: String) throws {
    let output = try BuiltTool.run("list", "Fixtures/Fonts", "--format", "json").output
    let changed = output.replacing(right, with: wrong, maxReplacements: 1)
    #expect(changed != output)
    #expect(try JSONSchema("list").faults(in: changed) != [])
  }
}
