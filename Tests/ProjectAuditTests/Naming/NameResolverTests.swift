import FontInspection
import TestSupport
import Testing

@testable import ProjectAudit

/// A small catalogue: a static family, a variable font, a font unlike its file, one that looks like
/// Apple's.
enum SampleFaces {
  static let regular = FontFace(
    path: "F/Lato-Regular.ttf", postScriptName: "Lato-Regular", family: "Lato", style: "Regular",
    fullName: "Lato Regular")
  static let bold = FontFace(
    path: "F/Lato-Bold.ttf", postScriptName: "Lato-Bold", family: "Lato", style: "Bold",
    fullName: "Lato Bold", weight: 700)
  static let karla = FontFace(
    path: "F/Karla[wght].ttf", postScriptName: "Karla-Regular", family: "Karla", style: "Regular",
    fullName: "Karla Regular", variable: true,
    instance: FaceInstance(index: 0, name: "Regular", coordinates: [], isDefault: true))
  static let karlaBold = FontFace(
    path: "F/Karla[wght].ttf", postScriptName: "Karla-Regular_Bold", family: "Karla",
    style: "Bold", fullName: "Karla Bold", weight: 700, variable: true,
    instance: FaceInstance(index: 1, name: "Bold", coordinates: [], isDefault: false))
  static let plex = FontFace(
    path: "F/IBMPlexSans-Regular.ttf", postScriptName: "IBMPlexSans", family: "IBM Plex Sans",
    style: "Regular", fullName: "IBM Plex Sans")
  static let pro = FontFace(
    path: "F/SF-Pro-text-regular.otf", postScriptName: "SFPro-Regular", family: "SF Pro",
    style: "Regular", fullName: "SF Pro Regular", format: .cff)
  static let composed = FontFace(
    path: "F/Cafe.ttf", postScriptName: "Caf\u{E9}", family: "Caf\u{E9}", style: "Regular",
    fullName: "Caf\u{E9}")
  /// ID 1 differs from ID 16, which only a family of more than four faces needs.
  static let black = {
    var face = FontFace(
      path: "F/Inter-Black.ttf", postScriptName: "Inter-Black", family: "Inter", style: "Black",
      fullName: "Inter Black Regular", weight: 900)
    face.legacyFamily = "Inter Black"
    return face
  }()
  /// The default instance, which `fvar` gives another name than name ID 6.
  static let explicit = {
    var face = FontFace(
      path: "F/Explicit[wght].ttf", postScriptName: "Explicit-VF", family: "Explicit",
      style: "Regular", fullName: "Explicit Regular", variable: true,
      instance: FaceInstance(index: 0, name: "Regular", coordinates: [], isDefault: true))
    face.explicitInstanceName = "Explicit-Standard"
    return face
  }()
  static let all = [regular, bold, karla, karlaBold, plex, pro, composed, black, explicit]
}

@Suite struct NameResolverTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var name: String?
    var framework: FontAPI.Framework
    var resolution: Resolution
    /// PostScript names of the faces, the likeliest first.
    var faces: [String]
    var systemName: String?

    init(
      _ reason: String, _ name: String?, _ resolution: Resolution, _ faces: [String] = [],
      system: String? = nil, in framework: FontAPI.Framework = .uiKit
    ) {
      (testDescription, self.name, self.framework) = (reason, name, framework)
      (self.resolution, self.faces, systemName) = (resolution, faces, system)
    }
  }

  static let rows = [
    Row("a PostScript name", "Lato-Bold", .bundled, ["Lato-Bold"]),
    Row("an instance's name", "Karla-Regular_Bold", .bundled, ["Karla-Regular_Bold"]),
    Row("a default instance's name of its own", "Explicit-Standard", .bundled, ["Explicit-VF"]),
    Row("a system face", "AvenirNext-Medium", .system, system: "AvenirNext-Medium"),
    Row("a system family", "Avenir Next", .system, system: "Avenir Next"),
    Row("a face that older systems had", "Courier-Bold", .system, system: "Courier-Bold"),
    Row("a full name", "Lato Bold", .fullName, ["Lato-Bold"]),
    Row("a full name wins over a family", "IBM Plex Sans", .fullName, ["IBMPlexSans"]),
    Row("a family, regular first", "Lato", .family, ["Lato-Regular", "Lato-Bold"]),
    Row("a family of name ID 1", "Inter Black", .family, ["Inter-Black"]),
    Row("a PostScript name in another case", "lato-BOLD", .caseOnly, ["Lato-Bold"]),
    Row(
      "a system name in another case", "helveticaneue-bold", .caseOnly, system: "HelveticaNeue-Bold"
    ),
    Row("a family in another case", "lato", .caseOnly, ["Lato-Regular", "Lato-Bold"]),
    Row("a file's name", "IBMPlexSans-Regular", .fileName, ["IBMPlexSans"]),
    Row("a file's name with extension", "Lato-Bold.ttf", .fileName, ["Lato-Bold"]),
    Row(
      "a variable font's file", "Karla[wght]", .fileName, ["Karla-Regular", "Karla-Regular_Bold"]),
    Row("a private name", ".SFUI-Regular", .private),
    Row("a private name in an interface file", ".HelveticaNeueUI", .private, in: .interfaceBuilder),
    Row(
      "what Xcode writes for the system font", ".AppleSystemUIFontBold", .system,
      system: ".AppleSystemUIFontBold", in: .interfaceBuilder),
    Row("the same in code is private", ".AppleSystemUIFont", .private),
    Row("a name that nothing has", "Lato-Heavy", .unknown),
    Row("no name", "", .unknown),
    Row("an interface typeface leads nowhere", "SF Mono", .unknown),
    Row("a decomposed name is another name", "Cafe\u{301}", .unknown),
    Row("a computed name", nil, .computed),
  ]

  @Test(arguments: rows) func resolve(_ row: Row) {
    let reference = FontReference(
      name: row.name, api: FontAPI("x", row.framework), path: "A.swift",
      position: SourcePosition(line: 1, column: 1))
    let resolved = NameResolver(faces: SampleFaces.all).resolve(reference)
    #expect(resolved.resolution == row.resolution)
    #expect(resolved.faces.map(\.postScriptName) == row.faces)
    #expect(resolved.systemName == row.systemName)
    #expect(resolved.reference == reference)
  }
}

@Suite struct NameSuggestionTests {
  static let suggestions = NameSuggestions(NameResolver(faces: SampleFaces.all))

  @Test(
    arguments: [
      ("Lato-Blod", "write \"Lato-Bold\" (F/Lato-Bold.ttf)", "two letters changed places"),
      ("Lato_Bold", "write \"Lato-Bold\" (F/Lato-Bold.ttf)", "separators do not count"),
      (
        "Karla-Bold", "write \"Karla-Regular_Bold\" (F/Karla[wght].ttf, instance Bold)",
        "other tools' name"
      ),
      (
        "SF-Pro-text-Regular", "write \"SFPro-Regular\" (F/SF-Pro-text-regular.otf)",
        "near a file's name"
      ),
      ("AvenirNext-Semibold", "write \"AvenirNext-DemiBold\" (a font of iOS)", "a system font"),
      ("Lato-Book", nil, "a Book is no misspelt Bold"),
      ("Roboto-Regular", nil, "nothing is near"),
      ("", nil, "no name"),
      (String(repeating: "x", count: 100_000), nil, "longer than any font's name"),
    ] as [(String, String?, String)]) func nearest(
      _ name: String, _ help: String?, _ reason: String
    )
  {
    #expect(Self.suggestions.nearest(to: name)?.help == help, "\(reason)")
  }

  @Test func familyMembers() {
    #expect(
      Self.suggestions.familyMembers(of: "Lato-Heavy") == [SampleFaces.regular, SampleFaces.bold])
    #expect(Self.suggestions.familyMembers(of: "Roboto-Heavy") == [])
  }

  @Test func collectionsNameTheFace() {
    let face = FontFace(
      path: "F/Two.ttc", faceIndex: 1, postScriptName: "Two-Bold", container: .collection)
    #expect(
      NameSuggestion(name: "Two-Bold", face: face).help == "write \"Two-Bold\" (F/Two.ttc, face 1)")
  }

  @Test(
    arguments: [
      ("", "", 5, 0), ("a", "", 5, 1), ("abc", "acb", 5, 1), ("kitten", "sitting", 5, 3),
      ("kitten", "sitting", 2, nil), ("ab", "abcdefgh", 3, nil),
    ] as [(String, String, Int, Int?)]) func distance(
      _ left: String, _ right: String, _ limit: Int, _ distance: Int?
    )
  {
    let (left, right) = (SearchKey(Array(left.utf8)), SearchKey(Array(right.utf8)))
    #expect(left.distance(to: right, limit: limit) == distance)
    #expect(right.distance(to: left, limit: limit) == distance)
  }

  /// Within its limit the distance is that of the whole table, which is computed here in the simplest
  /// way there is.
  @Test func distanceIsThatOfTheWholeTable() {
    func whole(_ left: [UInt8], _ right: [UInt8]) -> Int {
      var table = [[Int]](repeating: Array(0...right.count), count: left.count + 1)
      for row in 0...left.count { table[row][0] = row }
      for row in 0..<left.count {
        for column in 0..<right.count {
          var cost = min(table[row][column + 1], table[row + 1][column]) + 1
          cost = min(cost, table[row][column] + (left[row] == right[column] ? 0 : 1))
          if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
            cost = min(cost, table[row - 1][column - 1] + 1)
          }
          table[row + 1][column + 1] = cost
        }
      }
      return table[left.count][right.count]
    }
    var generator = SplitMix64(seed: 11)
    func word() -> [UInt8] {
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        UInt8.random(in: 97...100, using: &generator)
      }
    }
    for _ in 0..<3000 {
      let (left, right) = (word(), word())
      let distance = whole(left, right)
      for limit in 0...9 {
        #expect(
          SearchKey(left).distance(to: SearchKey(right), limit: limit)
            == (distance <= limit ? distance : nil), "\(left) \(right) \(limit)")
      }
    }
  }
}

@Suite struct SystemFontsTests {
  @Test func tableIsWhole() {
    let current = SystemFonts(current: IOSFontTable.current, legacy: "", interfaceTypefaces: [])
    #expect(current.families.count == 88)
    #expect(current.postScriptNames.count == 306)
    #expect(Set(current.postScriptNames).count == 306)
    #expect(SystemFonts.iOS.families.count == 88 + 15)
    #expect(SystemFonts.iOS.postScriptNames.allSatisfy { !$0.contains(" ") && !$0.contains("\\") })
  }

  @Test(arguments: [
    ("AvenirNext-Black", true, "the family is Apple's"),
    ("SF Pro Rounded", true, "it begins like an interface typeface"),
    ("NewYork-Bold", true, "so does this"),
    ("Lato-Bold", false, "not Apple's"),
    ("Karla_Bold", false, "nor this"),
    ("Arial Black", true, "a family of Apple's and a style"),
    ("AvenirNextHeavyOblique", true, "the same without spaces"),
    ("Georgian Bold", false, "a family that only begins like one of Apple's"),
    ("Helveticons", false, "and this"),
  ]) func looksLikeApples(_ name: String, _ looks: Bool, _ reason: String) {
    #expect(SystemFonts.iOS.looksLikeApples(name) == looks, "\(reason)")
  }

  @Test(arguments: [
    ("HelveticaNeue.ttc", true), ("Avenir.ttc", true), ("Lato.ttc", false), ("Avenir.ttf", false),
  ]) func systemFiles(_ name: String, _ isSystem: Bool) {
    #expect(SystemFonts.iOS.isSystemFile(name) == isSystem)
  }
}
