import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

@Suite struct FaceJSONTests {
  /// A face in which nothing is absent.
  private static func complete() throws -> FontFace {
    var face = try FontInspectionTests.face { _ in }
    face.aliases = PostScriptNameAliases(freetype: "F", fontconfig: "C", adobeTN5902: "A")
    face.instance = FaceInstance(
      index: 1, name: "Bold \"x\"",
      coordinates: [AxisValue(tag: "wght", value: 700), AxisValue(tag: "wdth", value: 87.5)],
      isDefault: false)
    return face
  }

  /// Fields are printed in the order in which they are given, so that is the order of their keys.
  @Test func fieldsAreGivenInTheOrderOfTheirKeys() throws {
    func check(_ value: JSONValue, _ path: String) {
      guard let members = value.members else { return }
      let keys = members.map { Array($0.key.utf8) }
      for (key, next) in zip(keys, keys.dropFirst()) {
        #expect(key.lexicographicallyPrecedes(next), "\(path): \(members.map(\.key))")
      }
      // The axes are a dictionary's members and are sorted when printed.
      for member in members where member.key != "coordinates" {
        check(member.value, "\(path).\(member.key)")
      }
    }
    check(try Self.complete().json, "face")
  }

  /// Printed straight away, as `list` does, a face reads as its value does.
  @Test func printedAsItsValueIs() throws {
    let faces = [try Self.complete(), try FontInspectionTests.face { _ in }]
    #expect(JSONValue.records(faces[...]).text == JSONValue.array(faces.map(\.json)).text)
  }
}
