import Foundation
import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

@Suite struct FacePropertyTests {
  /// Every field filled, each with a value of its own.
  static let full = FontFace(
    path: "Sub/A.ttc", displayPath: "Fonts/Sub/A.ttc", faceIndex: 2, postScriptName: "A-Black",
    postScriptNameSource: .derived,
    aliases: PostScriptNameAliases(freetype: "A-F", fontconfig: "A-C", adobeTN5902: "A-T"),
    family: "A", style: "Black", fullName: "A Black", weight: 900, weightTrait: 0.8,
    weightName: .black, width: 3, widthTrait: -0.2, italic: true, bold: true, monospaced: true,
    format: .cff2, container: .collection, variable: true,
    instance: FaceInstance(
      index: 4, name: "Black",
      coordinates: [AxisValue(tag: "wght", value: 900), AxisValue(tag: "opsz", value: 7.5)],
      isDefault: false),
    unitsPerEm: 2048, glyphCount: 99,
    metrics: FaceMetrics(
      ascender: 1900, descender: -500, lineGap: 10, capHeight: 1400, capHeightSource: .os2,
      xHeight: 1000.5, xHeightSource: .outline, averageAdvance: 1100))

  @Test func everyPropertyAsText() {
    let lines = FaceProperty.all.map { "\($0.name): \($0.text(of: Self.full) ?? "-")" }
    #expect(
      lines == [
        "postScriptName: A-Black", "family: A", "style: Black", "fullName: A Black",
        "postScriptNameSource: derived", "aliases.freetype: A-F", "aliases.fontconfig: A-C",
        "aliases.adobeTN5902: A-T", "weight: 900", "weightName: black", "weightTrait: 0.8",
        "width: 3", "widthTrait: -0.2", "italic: true", "bold: true", "monospaced: true",
        "path: Sub/A.ttc", "faceIndex: 2", "file: Fonts/Sub/A.ttc#2@Black",
        "container: collection", "format: cff2", "variable: true", "instance.index: 4",
        "instance.name: Black", "instance.coordinates: wght=900,opsz=7.5",
        "instance.isDefault: false", "unitsPerEm: 2048", "glyphCount: 99",
        "metrics.ascender: 1900", "metrics.descender: -500", "metrics.lineGap: 10",
        "metrics.lineHeight: 2400", "metrics.capHeight: 1400", "metrics.capHeightSource: OS/2",
        "metrics.xHeight: 1000.5", "metrics.xHeightSource: outline",
        "metrics.averageAdvance: 1100",
      ])
  }

  @Test func whatIsMissingIsNil() {
    let bare = FontFace(path: "a.ttf", weight: nil, width: nil, unitsPerEm: nil)
    let present = FaceProperty.all.filter { $0.text(of: bare) != nil }.map(\.name)
    #expect(
      present == [
        "postScriptNameSource", "weightName", "weightTrait", "italic", "bold",
        "monospaced", "path", "faceIndex", "file", "container", "format", "variable",
      ])
  }

  /// Together the properties are the face's JSON, but for the few that only they have.
  @Test(arguments: [full, FontFace(path: "a.ttf")])
  func propertiesAndJSONAgree(_ face: FontFace) {
    let own = ["file", "metrics.lineHeight", "metrics.averageAdvance"]
    let properties = FaceProperty.all.filter { property in
      // Without an instance its fields stand for nothing.
      !own.contains(property.name)
        && (face.instance != nil || !property.name.hasPrefix("instance."))
    }
    var members = properties.map { (name: $0.name, value: $0.json(of: face)) }
    if face.instance == nil { members.append((name: "instance", value: .null)) }
    #expect(JSONValue(dotted: members).text == face.json.text)
  }

  @Test func namesAreUniqueAndFound() {
    #expect(Set(FaceProperty.all.map(\.name)).count == FaceProperty.all.count)
    for property in FaceProperty.all {
      #expect(FaceProperty.named(property.name) == property)
      #expect(!property.summary.isEmpty && !property.summary.hasSuffix("."))
    }
    #expect(FaceProperty.named("postscriptname") == nil)
  }

  /// What is declared in the folder is in the list.
  @Test func folderAndListAgree() throws {
    let folder = Repository.file("Sources/FontInspection/Properties")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var declared: Set<String> = []
    for file in files where file.hasPrefix("FaceProperty+") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /FaceProperty\(\s*"([^"]+)"/) {
        declared.insert(String(match.1))
      }
    }
    #expect(declared == Set(FaceProperty.all.map(\.name)))
  }

  @Test func aChoiceOfPropertiesIsANestedObject() {
    let chosen: [FaceProperty] = [.capHeight, .family, .ascender]
    #expect(
      chosen.json(of: Self.full).text == """
        {
          "family": "A",
          "metrics": {
            "ascender": 1900,
            "capHeight": 1400
          }
        }

        """)
  }
}
