import DynamicType
import FontInspection
import SizeTables
import Testing

@Suite struct BoldTextTests {
  private static func face(
    _ name: String, _ weight: Double, italic: Bool = false, family: String? = "Lato",
    width: Double = 0
  ) -> FontFace {
    let trait = WeightTrait.forClass(weight) ?? 0
    return FontFace(
      path: name + ".ttf", postScriptName: name, family: family, weight: weight, weightTrait: trait,
      weightName: WeightName(trait: trait), widthTrait: width, italic: italic)
  }

  private static let family = [
    face("Thin", 100), face("Light", 300), face("Regular", 400), face("Italic", 400, italic: true),
    face("Medium", 500), face("SemiBold", 600), face("Bold", 700),
    face("BoldItalic", 700, italic: true), face("Heavy", 800), face("Black", 900),
  ]

  /// The face, the weights that are shipped, the face to use, what to do.
  @Test(
    arguments: [
      ("Regular", nil, "SemiBold", nil, "the weight of the map"),
      ("Thin", nil, "Light", nil, "ultraLight to thin, which is not there: the nearest"),
      ("Light", nil, "Regular", nil, "one step for the lightest three"),
      ("Medium", nil, "Bold", nil, "two steps"),
      ("SemiBold", nil, "Heavy", nil, "not bold"),
      ("Bold", nil, "Black", nil, "black"),
      ("Heavy", nil, "Black", nil, "black"),
      ("Black", nil, "Black", nil, "stays"),
      ("Italic", nil, "BoldItalic", nil, "the slope is kept, whatever is upright"),
      ("BoldItalic", nil, nil, "no heavier face: ship a 900-1000 face", "no heavier italic"),
      ("Regular", ["Regular", "Bold"], "Bold", nil, "the nearest heavier one"),
      ("Regular", ["Regular", "Medium", "Bold"], "Bold", nil, "of two equally near the heavier"),
      ("Regular", ["Regular", "Medium"], "Medium", nil, "better than none"),
      (
        "Regular", ["Regular", "Light"], nil, "no heavier face: ship a 600-700 face", "lighter ones"
      ),
      ("Regular", ["Regular"], nil, "no heavier face: ship a 600-700 face", "alone"),
      ("Bold", ["Regular", "Bold"], nil, "no heavier face: ship a 800-900 face", "heaviest"),
    ] as [(String, [String]?, String?, String?, String)])
  func pair(
    name: String, shipped: [String]?, bold: String?, advice: String?, reason: String
  ) throws {
    let faces = Self.family.filter { face in
      shipped.map { $0.contains(face.postScriptName ?? "") } ?? true
    }
    let face = try #require(faces.first { $0.postScriptName == name })
    let pair = BoldText.pair(for: face, among: faces)
    #expect(pair.boldFace?.postScriptName == bold, "\(reason)")
    if bold == nil { #expect(pair.advice != nil) }
    if let advice, !advice.contains("900-1000") { #expect(pair.advice == advice, "\(reason)") }
  }

  @Test func otherFamiliesAndWidthsAreNoCompanions() {
    let regular = Self.face("Regular", 400)
    for other in [
      Self.face("X", 600, family: "Karla"), Self.face("X", 600, family: nil),
      Self.face("X", 600, width: -0.2),
    ] {
      #expect(BoldText.pair(for: regular, among: [regular, other]).boldFace == nil)
    }
    let nameless = Self.face("A", 400, family: nil)
    #expect(
      BoldText.pair(for: nameless, among: [nameless, Self.face("B", 700, family: nil)]).boldFace
        == nil, "without a name nothing is a family")
  }

  @Test func tablesOfTheFacesThatStandIn() throws {
    let pairs = BoldText.pairs(for: [Self.family[2], Self.family[9]])
    let set = try SizeTableBuilder().tables(withBoldText: pairs)
    #expect(set.legibility == .bold)
    #expect(set.tables.map(\.face.postScriptName) == ["Black", "Black"])
    #expect(set.tables.map { $0.boldText?.face.postScriptName } == ["Regular", "Black"])
  }
}
