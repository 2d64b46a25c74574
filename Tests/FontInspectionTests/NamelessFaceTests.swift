import TestSupport
import Testing

@testable import FontInspection

@Suite struct NamelessFaceTests {
  private static func messages(
    _ font: SampleFont, _ change: (inout FontFace) -> Void = { _ in }
  ) throws -> [String] {
    let faces = try read(font.bytes).faces.map { face in
      var face = face
      change(&face)
      return face
    }
    return NamelessFace.all(in: FontCatalog.families(of: faces)).map { $0.message + "; " + $0.help }
  }

  @Test func eachFontIsToldOnceAndInstancesByTheirPlace() throws {
    let noID6 =
      "face 0 has no PostScript name, so iOS will not load it by name; "
      + "ask whoever made the font for one with name ID 6"
    #expect(try Self.messages(VariableFontTests.sample()) == [])
    #expect(
      try Self.messages(VariableFontTests.sample { $0.names.removeAll { $0.id == 6 } }) == [noID6])
    #expect(
      try Self.messages(VariableFontTests.sample { $0.instances[3].nameID = 999 }) == [
        "instance 3 of face 0 has no name, so iOS cannot find it by one; "
          + "ask whoever made the font to name it, by a name ID that is there"
      ])
    #expect(
      try Self.messages(SampleFont { $0.names.removeAll { $0.id == 6 } }) { $0.container = .pcf }
        == [
          "face 0 has no PostScript name, so iOS will not load it by name; "
            + "ship a TTF or OTF; bitmap fonts of X11 have no such names"
        ])
  }
}
