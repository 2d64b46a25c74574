import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct PropertyListTests {
  @Test func xmlWithPositions() throws {
    let marked = MarkedText(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      §<dict>
        <key>UIAppFonts</key>
        §<array>
          <!-- <string>A.ttf</string> -->
          §<string>A &amp; B.ttf</string> §<string
          />§<integer>1</integer>
        </array>
        <key>UIAppFonts</key>§<true/>
      </dict>
      </plist>
      """)
    let list = try PropertyList(reading: Array(marked.text.utf8))
    let expected = PropertyList(
      value: .dictionary([
        .init(
          key: "UIAppFonts",
          value: PropertyList(
            value: .array([
              PropertyList(value: .string("A & B.ttf"), position: marked.positions[2]),
              PropertyList(value: .string(""), position: marked.positions[3]),
              PropertyList(value: .other("a number"), position: marked.positions[4]),
            ]), position: marked.positions[1])),
        .init(
          key: "UIAppFonts",
          value: PropertyList(value: .other("a Boolean"), position: marked.positions[5])),
      ]), position: marked.positions[0])
    #expect(list == expected)
    #expect(list.values(forKey: "UIAppFonts").count == 2)
  }

  @Test func oldStyle() throws {
    let marked = MarkedText(
      """
      // !$*UTF8*$!
      §{ /* fonts */ UIAppFonts = §( §A.ttf, §"B \\"C\\".ttf", §<0f> ); k = §v; }
      """)
    let places = marked.positions
    let expected = PropertyList(
      value: .dictionary([
        .init(
          key: "UIAppFonts",
          value: PropertyList(
            value: .array([
              PropertyList(value: .string("A.ttf"), position: places[2]),
              PropertyList(value: .string("B \"C\".ttf"), position: places[3]),
              PropertyList(value: .other("data"), position: places[4]),
            ]), position: places[1])),
        .init(key: "k", value: PropertyList(value: .string("v"), position: places[5])),
      ]), position: places[0])
    #expect(try PropertyList(reading: Array(marked.text.utf8)) == expected)
  }

  /// Foundation writes, we read.
  @Test func binary() throws {
    let names = (0..<40).map { "Schrift-\($0).ttf" } + ["Ünï 🌦.ttf", ""]
    let document: [String: Any] = [
      "UIAppFonts": names, "Number": 3, "Flag": true, "Date": Date(timeIntervalSince1970: 0),
      "Data": Data([1, 2]), "Nested": ["a": [["b": 1.5]]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: document, format: .binary, options: 0)
    let list = try PropertyList(reading: Array(data))
    #expect(
      list.values(forKey: "UIAppFonts") == [
        PropertyList(
          value: .array(names.map { PropertyList(value: .string($0), position: nil) }),
          position: nil)
      ])
    #expect(list.values(forKey: "Number").map(\.kind) == ["a number"])
    #expect(list.values(forKey: "Flag").map(\.kind) == ["a Boolean"])
    #expect(list.values(forKey: "Date").map(\.kind) == ["a date"])
    #expect(list.values(forKey: "Data").map(\.kind) == ["data"])
    #expect(list.values(forKey: "Nested").map(\.kind) == ["a dictionary"])
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var message: String

    init(_ reason: String, _ bytes: [UInt8], _ message: String) {
      (testDescription, self.bytes, self.message) = (reason, bytes, message)
    }

    init(_ reason: String, _ text: String, _ message: String) {
      self.init(reason, Array(text.utf8), message)
    }
  }

  /// A binary property list from its objects, each as bytes, the first being the root.
  static func makeBinary(
    _ objects: [[UInt8]], count: Int? = nil, root: UInt8 = 0, table: Int? = nil
  ) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = table ?? bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [count ?? objects.count, Int(root), start] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    return bytes
  }

  static let damaged = "the binary property list is damaged: "
  static let tooMany =
    damaged + "its values lie too deep or are too many; they may contain themselves"

  static let hostile = [
    Hostile("nothing", "", "the file is empty"),
    Hostile("plain text", "hello", "it cannot be read as XML: it does not begin with a tag"),
    Hostile(
      "another XML", "<html></html>",
      "it cannot be read as XML: its outermost element is <html>, not <plist>"),
    Hostile("no value", "<plist></plist>", "it cannot be read as XML: it holds no value"),
    Hostile(
      "an element that there is not", "<plist><font/></plist>",
      "it cannot be read as XML: a property list has no <font>"),
    Hostile(
      "a value without a key", "<plist><dict><true/></dict></plist>",
      "it cannot be read as XML: a value has no <key>"),
    Hostile(
      "a thousand arrays within each other",
      "<plist>" + String(repeating: "<array>", count: 1000),
      "it cannot be read as XML: it is too deep or too long"),
    Hostile(
      "the same in old style", String(repeating: "(", count: 1000),
      "it is no property list: it is too deep or too long"),
    Hostile("old style, cut off", "{ a = ", "it is no property list: it ends too early"),
    Hostile("a signature and no more", "bplist00", damaged + "it ends too early"),
    Hostile("an array that holds itself", makeBinary([[0xA1, 0]]), tooMany),
    Hostile("a dictionary that holds itself", makeBinary([[0xD1, 1, 0], [0x51, 0x61]]), tooMany),
    Hostile(
      "arrays that share children, 10 to the 30th values",
      makeBinary((0..<30).map { [0xAA] + [UInt8](repeating: $0 + 1, count: 10) } + [[0x51, 0x61]]),
      tooMany),
    Hostile(
      "a length beyond the file", makeBinary([[0xAF, 0x13, 0x7F, 0, 0, 0, 0, 0, 0, 0]]),
      damaged + "a length does not fit the file"),
    Hostile(
      "a length of 64 bits",
      makeBinary([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
      damaged + "a length does not fit the file"),
    Hostile(
      "a length of no known size", makeBinary([[0x5F, 0x1F]]),
      damaged + "a length does not fit the file"),
    Hostile(
      "more objects than the file has room for", makeBinary([[0x51, 0x61]], count: .max),
      damaged + "its trailer does not fit the file"),
    Hostile(
      "a root that there is not", makeBinary([[0x51, 0x61]], root: 9),
      damaged + "its trailer does not fit the file"),
    Hostile(
      "a table beyond the file", makeBinary([[0x51, 0x61]], table: 1 << 40),
      damaged + "its trailer does not fit the file"),
    Hostile(
      "a reference to nothing", makeBinary([[0xA1, 7]]), damaged + "an object lies outside the file"
    ),
    Hostile(
      "a key that is no string", makeBinary([[0xD1, 1, 1], [0x08]]), damaged + "a key is no string"),
    Hostile("an unknown kind", makeBinary([[0xF0]]), damaged + "an object is of no known kind"),
  ]

  @Test(arguments: hostile) func faults(_ row: Hostile) {
    #expect(throws: PropertyListError.self) { try PropertyList(reading: row.bytes) }
    do throws(PropertyListError) {
      _ = try PropertyList(reading: row.bytes)
    } catch {
      #expect(error.message == row.message)
    }
  }

  @Test func mutationsNeitherCrashNorHang() throws {
    let document: [String: Any] = ["UIAppFonts": ["A.ttf", "B.ttf"], "Nested": ["a": [["b": 1]]]]
    var generator = SplitMix64(seed: 11)
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = Array(
        try PropertyListSerialization.data(fromPropertyList: document, format: format, options: 0))
      for _ in 0..<2000 {
        _ = try? PropertyList(reading: Mutation.mutate(data, using: &generator))
      }
    }
  }
}
