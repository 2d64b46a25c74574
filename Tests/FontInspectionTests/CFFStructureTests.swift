import TestSupport
import Testing

@testable import FontInspection

@Suite struct CFFStructureTests {
  /// An INDEX of one object, or none (Adobe Technical Note 5176, section 5).
  private static func index(_ object: [UInt8]?, isWide: Bool = false) -> [UInt8] {
    let count = object == nil ? 0 : 1
    let head = isWide ? be32(count) : be16(count)
    guard let object else { return head }
    return head + [1, 1, UInt8(1 + object.count)] + object
  }

  /// A number of five bytes and its operator.
  private static func entry(_ value: Int, _ operation: [UInt8]) -> [UInt8] {
    [29] + be32(value) + operation
  }

  /// A table with one glyph; `change` replaces entries of the top dictionary by their operator.
  static func version1(_ change: [UInt8: Int] = [:]) -> [UInt8] {
    // Header 4, names 6, top dictionary 5 + 18, strings 2, subroutines 2: glyphs stand at 37.
    var entries = [(UInt8(15), 0), (16, 0), (17, 37)]
    for (operation, value) in change {
      entries.removeAll { $0.0 == operation }
      entries.append((operation, value))
    }
    let top = entries.sorted { $0.0 < $1.0 }.flatMap { entry($0.1, [$0.0]) }
    return [1, 0, 4, 1] + index([0x41]) + index(top) + index(nil) + index(nil) + index([14])
  }

  static let sound = version1()

  static let version2: [UInt8] =
    [2, 0, 5] + be16(13) + entry(22, [17]) + entry(30, [12, 0x24]) + index(nil, isWide: true)
    + index([14], isWide: true) + index([], isWide: true)

  @Test func soundTables() {
    #expect(CFFStructure.fault(of: Self.sound.span) == nil)
    #expect(CFFStructure.fault(of: Self.version2.span) == nil)
  }

  @Test(
    arguments: [
      ([], "its header is of no version that there is"),
      ([UInt8](repeating: 0, count: 100), "its header is of no version that there is"),
      ([1, 0, 4, 1], "its list of names does not lie inside it"),
      ([1, 0, 2, 1], "its header is not whole"),
      ([2, 0, 5, 0xFF, 0xFF], "its header is not whole"),
      (Array(sound.prefix(20)), "its list of top dictionaries does not lie inside it"),
      (Array(sound.dropLast(1)), "its list of glyphs does not lie inside it"),
      (version1([17: 0]), "its top dictionary leads to no glyphs"),
      (version1([17: 9999]), "its list of glyphs does not lie inside it"),
      (version1([17: 33]), "its list of glyphs is empty"),
      (version1([15: 9999]), "its charset does not lie inside it"),
      (version1([16: 9999]), "its encoding does not lie inside it"),
      (Array(version2.dropLast(9)), "its list of glyphs does not lie inside it"),
    ] as [([UInt8], String)])
  func ruinedTables(_ table: [UInt8], fault: String) {
    #expect(CFFStructure.fault(of: table.span) == fault)
  }

  @Test func anythingIsJudged() {
    var random = SplitMix64(seed: 5176)
    for round in 0..<4000 {
      var table = round % 2 == 0 ? Self.sound : Self.version2
      for _ in 0...(round % 4) {
        table[Int(random.next() % UInt64(table.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = CFFStructure.fault(of: table.span)
    }
  }

  /// Those who look at the whole file tell it; those who list do not read that far.
  @Test func whoTellsIt() throws {
    let font = SampleFont {
      $0.signature = 0x4F54_544F
      $0.replacedTables = ["glyf": [], "loca": [], "CFF": [1, 0, 4, 1]]
    }
    #expect(try read(font.bytes).unreadable.isEmpty)
    let message =
      "the table CFF is damaged: its list of names does not lie inside it, so nothing can be drawn"
    let outcome = try FontInspectorTests.inspect(font.bytes)
    #expect(outcome.unreadable.map(\.error.message) == [message])
    let face = try #require(outcome.file?.faces.first)
    #expect(face.face.notes.contains(FaceNote(.damagedTable, message)))
    #expect(face.appleSupport.verdict == .refused)
    var reader = FaceReader(includesAliases: false, includesDetails: true)
    #expect(try reader.read(font.bytes.span).unreadable.map(\.error.message) == [message])
    let error = #expect(throws: FontError.self) {
      try FaceMeasurer().measure([], in: face.face, font.bytes.span)
    }
    #expect(error?.message == message)
  }
}
