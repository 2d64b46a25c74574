import TestSupport
import Testing

@testable import FontInspection

@Suite struct FontCatalogTests {
  /// A face with just what the order looks at.
  static func face(
    _ name: String, family: String? = "F", width: Int? = 5, weight: Double? = 400,
    italic: Bool = false, path: String = "a.ttf", index: Int = 0
  ) throws -> FontFace {
    var face = try FontInspectionTests.face { _ in }
    face.postScriptName = name
    face.family = family
    face.width = width
    face.weight = weight
    face.italic = italic
    face.path = path
    face.faceIndex = index
    return face
  }

  @Test func facesStandAsOnTheDevice() throws {
    // Helvetica Neue's order as printed on devices: regular first, then ascending, condensed last.
    let expected = [
      try Self.face("HelveticaNeue"),
      try Self.face("HelveticaNeue-Italic", italic: true),
      try Self.face("HelveticaNeue-UltraLight", weight: 100),
      try Self.face("HelveticaNeue-UltraLightItalic", weight: 100, italic: true),
      try Self.face("HelveticaNeue-Bold", weight: 700),
      try Self.face("HelveticaNeue-BoldItalic", weight: 700, italic: true),
      try Self.face("HelveticaNeue-CondensedBold", width: 3, weight: 700),
      try Self.face("HelveticaNeue-CondensedBlack", width: 3, weight: 900),
      try Self.face("HelveticaNeue-ExtendedBold", width: 7, weight: 700),
    ]
    #expect(FontCatalog(expected.reversed()).families.map(\.faces) == [expected[...]])
  }

  @Test func tiesAreBrokenByNamePathAndIndex() throws {
    let expected = [
      try Self.face("A", path: "b.ttf"), try Self.face("B", path: "a.ttc", index: 0),
      try Self.face("B", path: "a.ttc", index: 1), try Self.face("B", path: "b.ttf"),
    ]
    #expect(FontCatalog(expected.reversed()).faces == expected)
  }

  /// Faces change places along the cycles of their permutation; none may be lost or doubled, whatever
  /// those are.
  @Test(arguments: [0, 1, 2, 3, 17, 200])
  func anyOrderOfFacesGivesTheSame(count: Int) throws {
    var faces: [FontFace] = []
    for index in 0..<count {
      let family: String? = index % 13 == 0 ? nil : "F\(index % 7)"
      faces.append(
        try Self.face(
          "P\(index % 150)", family: family, weight: Double(100 * (index % 9)),
          italic: index % 2 == 0, path: "\(1000 + index).ttf"))
    }
    let expected = FontCatalog.families(of: faces)
    #expect(expected.flatMap(\.faces).map(\.path).sorted() == faces.map(\.path))
    #expect(FontCatalog.families(of: faces.reversed()) == expected)
    var generator = LinearCongruence(state: UInt64(count))
    for _ in 0..<20 {
      #expect(FontCatalog.families(of: faces.shuffled(using: &generator)) == expected)
    }
  }

  /// The same sequence in every run, after Knuth's MMIX.
  private struct LinearCongruence: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 32)
    }
  }

  @Test func familiesStandByTheirBytesAndNoneLast() throws {
    let names: [String?] = ["Zebra", "apple", "Ärmel", "Apple", nil, "A\u{308}rmel"]
    let catalog = FontCatalog(try names.map { try Self.face("X", family: $0) })
    #expect(
      catalog.families.map { $0.name.map { Array($0.utf8) } } == [
        Array("Apple".utf8), Array("A\u{308}rmel".utf8), Array("Zebra".utf8), Array("apple".utf8),
        Array("Ärmel".utf8), nil,
      ])
  }

  @Test func namesAreLookedUpByteByByte() throws {
    let catalog = FontCatalog([try Self.face("Caf\u{E9}", family: "Café")])
    #expect(catalog.faces(withPostScriptName: "Caf\u{E9}").count == 1)
    #expect(catalog.faces(withPostScriptName: "Cafe\u{301}").isEmpty)
    #expect(catalog.faces(inFamily: "Café").count == 1)
    #expect(catalog.faces(withFullName: "Sample Regular").count == 1)
  }

  @Test func aFaceWithoutOS2StandsByItsWord() throws {
    var light = try Self.face("Light", weight: nil, italic: false)
    light.weightName = .light
    let catalog = FontCatalog([
      try Self.face("Bold", weight: 700), light, try Self.face("Regular"),
    ])
    #expect(catalog.faces.map(\.postScriptName) == ["Regular", "Light", "Bold"])
  }
}
