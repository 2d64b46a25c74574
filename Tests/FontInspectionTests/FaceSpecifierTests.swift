import SystemInterop
import Testing

@testable import FontInspection

@Suite struct FaceSpecifierTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let file: String
    let index: Int?
    let location: FaceSpecifier.Location?
    let reason: String
    var existing: [String] = []
    var testDescription: String { "\(text): \(reason)" }
  }

  static let cases: [Case] = [
    Case(text: "a.ttf", file: "a.ttf", index: nil, location: nil, reason: "a plain file"),
    Case(text: "a.ttc#1", file: "a.ttc", index: 1, location: nil, reason: "a face index"),
    Case(
      text: "a.ttc#0x30001", file: "a.ttc", index: 1, location: .number(3),
      reason: "an instance in the upper half of the index, as FreeType has it"),
    Case(
      text: "a.ttc#196609", file: "a.ttc", index: 1, location: .number(3),
      reason: "the same in decimal digits"),
    Case(
      text: "a.ttf#65535", file: "a.ttf", index: 65535, location: nil,
      reason: "the largest index without an instance"),
    Case(
      text: "a.ttf#65536", file: "a.ttf", index: 0, location: .number(1),
      reason: "the first instance of the first face"),
    Case(
      text: "a.ttf#65536@Bold", file: "a.ttf", index: 0, location: .instance("Bold"),
      reason: "a name holds"),
    Case(
      text: "a.ttf#99999999999", file: "a.ttf#99999999999", index: nil, location: nil,
      reason: "a number that is no index"),
    Case(
      text: "a.ttf#-1", file: "a.ttf#-1", index: nil, location: nil, reason: "nor is this"),
    Case(
      text: "a.ttf@Bold", file: "a.ttf", index: nil, location: .instance("Bold"),
      reason: "an instance"),
    Case(
      text: "a.ttf@Semi Bold Italic", file: "a.ttf", index: nil,
      location: .instance("Semi Bold Italic"), reason: "an instance with spaces"),
    Case(
      text: "a.ttf@wght=650,wdth=90", file: "a.ttf", index: nil,
      location: .coordinates([
        AxisValue(tag: "wght", value: 650), AxisValue(tag: "wdth", value: 90),
      ]), reason: "axis values"),
    Case(
      text: "a.ttc#2@Bold", file: "a.ttc", index: 2, location: .instance("Bold"),
      reason: "an instance of a member"),
    Case(
      text: "a#1@b.ttf", file: "a#1@b.ttf", index: nil, location: nil,
      reason: "an existing file wins", existing: ["a#1@b.ttf"]),
    Case(
      text: "a#1.ttf@Bold", file: "a#1.ttf", index: nil, location: .instance("Bold"),
      reason: "an existing file with # wins before @", existing: ["a#1.ttf"]),
    Case(
      text: "icons@2x/a.ttf", file: "icons@2x/a.ttf", index: nil, location: nil,
      reason: "an @ in a folder is none"),
    Case(
      text: "a.ttf#x", file: "a.ttf#x", index: nil, location: nil, reason: "no number behind #"),
    Case(
      text: "a.ttf@wght=heavy", file: "a.ttf", index: nil, location: .instance("wght=heavy"),
      reason: "no number behind ="),
  ]

  @Test(arguments: cases)
  func reads(_ row: Case) {
    let specifier = FaceSpecifier(FilePath(row.text)) { row.existing.contains($0.string) }
    #expect(specifier.file == FilePath(row.file))
    #expect(specifier.faceIndex == row.index)
    #expect(specifier.location == row.location)
  }
}
