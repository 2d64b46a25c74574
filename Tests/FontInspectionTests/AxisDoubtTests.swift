import TestSupport
import Testing

@testable import FontInspection

/// Slant and width at locations where an axis and the font's own fields say different things.
@Suite struct AxisDoubtTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reason: String
    let location: [AxisValue]
    var isDefault = false
    var italic = false
    var width: Int? = 5
    /// Of slant and width, as people write the axis's value.
    var doubts: [String?] = [nil, nil]
    var testDescription: String { reason }
  }

  private static func at(_ values: KeyValuePairs<String, Double>) -> [AxisValue] {
    values.map { AxisValue(tag: $0.key, value: $0.value) }
  }

  static let cases: [Case] = [
    Case(reason: "a weight is no matter of slant or width", location: at(["wght": 700])),
    Case(reason: "upright and of normal width in both", location: at(["slnt": 0, "wdth": 100])),
    Case(
      reason: "slanted by the axis alone", location: at(["slnt": -10]), doubts: ["slnt -10", nil]),
    Case(reason: "slanted by both", location: at(["slnt": -10]), italic: true),
    Case(
      reason: "upright by the axis alone", location: at(["slnt": 0]), italic: true,
      doubts: ["slnt 0", nil]),
    Case(
      reason: "italic by the axis alone", location: at(["slnt": 0, "ital": 1]),
      doubts: ["ital 1", nil]),
    Case(
      reason: "one axis of two agrees with the fields", location: at(["slnt": 0, "ital": 1]),
      italic: true),
    Case(reason: "narrow by the axis alone", location: at(["wdth": 75]), doubts: [nil, "wdth 75"]),
    Case(reason: "narrow in both", location: at(["wdth": 75]), width: 3),
    Case(reason: "a class of half percents", location: at(["wdth": 87.5]), width: 4),
    Case(
      reason: "near a class is not the class", location: at(["wdth": 95]),
      doubts: [nil, "wdth 95"]),
    Case(
      reason: "a class out of range has no percentage", location: at(["wdth": 100]), width: 10,
      doubts: [nil, "wdth 100"]),
    Case(reason: "without OS/2 there is no class to doubt", location: at(["wdth": 75]), width: nil),
    Case(
      reason: "the default may contradict itself too", location: at(["wdth": 80]), isDefault: true,
      doubts: [nil, "wdth 80"]),
  ]

  private static func face(_ row: Case) -> FontFace {
    var face = FontFace(path: "A.ttf", width: row.width, italic: row.italic, variable: true)
    face.instance = FaceInstance(
      index: nil, name: nil, coordinates: row.location, isDefault: row.isDefault)
    return face
  }

  @Test(arguments: cases)
  func whatIsDoubted(_ row: Case) {
    let face = Self.face(row)
    #expect([face.slantDoubt?.plainText, face.widthDoubt?.plainText] == row.doubts)
  }

  /// What is doubted is a rule of ours, and what is not stays proven.
  @Test(arguments: cases)
  func evidence(_ row: Case) throws {
    let face = Self.face(row)
    func basis(_ fact: String) -> Evidence.Basis? {
      face.evidence.first { $0.fact == fact }?.basis
    }
    #expect(basis("italic") == (row.doubts[0] == nil ? .reverseEngineered : .rule))
    #expect(basis("widthTrait") == (row.doubts[1] == nil && row.width != nil ? .engine : .rule))
  }

  @Test func reasonsNameBoth() {
    let face = Self.face(Case(reason: "", location: Self.at(["slnt": -10, "wdth": 75])))
    let reasons = face.evidence.filter { ["italic", "widthTrait"].contains($0.fact) }.map(\.reason)
    #expect(
      reasons == [
        "slnt -10, but upright at the default; what iOS says here is not known",
        "wdth 75, but class 5 at the default; what iOS says here is not known",
      ])
    let plain = FontFace(path: "A.ttf")
    #expect(plain.slantDoubt == nil && plain.widthDoubt == nil)
  }
}
