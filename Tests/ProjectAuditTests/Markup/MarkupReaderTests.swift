import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MarkupReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var document: [UInt8]
    /// The events, in short: `<a x=1@offset`, `>a`, `text`.
    var events: [String]

    init(_ reason: String, _ document: String, _ events: [String]) {
      self.init(reason, Array(document.utf8), events)
    }

    init(_ reason: String, _ document: [UInt8], _ events: [String]) {
      (testDescription, self.document, self.events) = (reason, document, events)
    }
  }

  static let rows = [
    Row("an element with text", "<a>x</a>", ["<a@0", "x", ">a"]),
    Row("an empty element ends at once", "<a/>", ["<a@0", ">a"]),
    Row("attributes in either quotes", "<a x='1' y = \"2\"/>", ["<a x=1 y=2@0", ">a"]),
    Row(
      "a tag over several lines begins at its <", "<a>\n<b\n x='1'\n/></a>",
      [
        "<a@0", "\n", "<b x=1@4", ">b", ">a",
      ]),
    Row(
      "predefined entities", "<a x='&lt;&quot;'>&amp;&apos;&gt;</a>", ["<a x=<\"@0", "&'>", ">a"]),
    Row("character references", "<a>&#65;&#x42;</a>", ["<a@0", "AB", ">a"]),
    Row("comments and instructions are passed over", "<?x?><!-- <b> --><a/>", ["<a@17", ">a"]),
    Row("CDATA is text", "<a><![CDATA[<b>&]]></a>", ["<a@0", "<b>&", ">a"]),
    Row("a document type is passed over", "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>", ["<a@31", ">a"]),
    Row("newlines become LF", "<a>\r\n\r</a>", ["<a@0", "\n\n", ">a"]),
    Row(
      "UTF-16 with a mark, little-endian", utf16("<a>é</a>", bigEndian: false),
      [
        "<a@0", "é", ">a",
      ]),
    Row("UTF-16 with a mark, big-endian", utf16("<a>é</a>", bigEndian: true), ["<a@0", "é", ">a"]),
    Row("a UTF-8 mark", "\u{FEFF}<a/>", ["<a@3", ">a"]),
    Row(
      "ISO 8859-1 by its declaration",
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8),
      ["<a@43", "é", ">a"]),
    Row("empty", "", ["! it has no element"]),
    Row("text", "hello", ["! it does not begin with a tag"]),
    Row("cut off", "<a><b>", ["<a@0", "<b@3", "! the file ends within <b>"]),
    Row("badly nested", "<a><b></a>", ["<a@0", "<b@3", "! </a> stands where </b> is due"]),
    Row(
      "two outermost elements", "<a/><b/>",
      [
        "<a@0", ">a", "! something follows the outermost element",
      ]),
    Row("an attribute twice", "<a x='1' x='2'/>", ["! <a> has the attribute x twice"]),
    Row("an unquoted attribute", "<a x=1/>", ["! the value of x is not quoted"]),
    Row("a bare ampersand", "<a>a & b</a>", ["<a@0", "! it holds a & that is no reference"]),
    Row("an unknown entity", "<a>&nbsp;</a>", ["<a@0", "! it holds a & that is no reference"]),
    Row(
      "entities are refused, so that none can expand", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
      [
        "! it declares entities, which are not read"
      ]),
    Row(
      "a merge conflict", "<a>\n<<<<<<< ours\n</a>",
      [
        "<a@0", "\n", "! a < is followed by no name",
      ]),
    Row("bytes that are no UTF-8", [0x3C, 0x61, 0xFF], ["! it holds bytes that are no UTF-8"]),
  ]

  @Test(arguments: rows) func events(_ row: Row) {
    #expect(Self.events(of: row.document) == row.events)
  }

  static func events(of document: [UInt8]) -> [String] {
    var events: [String] = []
    do throws(MarkupError) {
      var reader = try MarkupReader(document)
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes, let offset):
          let list = attributes.map { " \($0.name)=\($0.value)" }.joined()
          events.append("<\(name)\(list)@\(offset)")
        case .end(let name): events.append(">\(name)")
        case .text(let text): events.append(text)
        }
      }
    } catch {
      events.append("! \(error.message)")
    }
    return events
  }

  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  /// Foundation's parser is asked about the sample's interface files and about mutations of them: what
  /// both accept they must read alike.
  @Test func agreesWithFoundation() throws {
    let file = Repository.file(
      "Fixtures/Projects/NimbusBroken/NimbusBroken/Base.lproj/Main.storyboard")
    let original = Array(try Data(contentsOf: file))
    #expect(Self.elements(original) == FoundationElements.read(original))
    #expect(Self.elements(original)?.count ?? 0 > 40)
    var generator = SplitMix64(seed: 3)
    var agreements = 0
    for _ in 0..<300 {
      let mutant = Mutation.mutate(original, using: &generator)
      guard let ours = Self.elements(mutant), let theirs = FoundationElements.read(mutant) else {
        continue
      }
      #expect(ours == theirs)
      agreements += 1
    }
    #expect(agreements > 20)
  }

  /// Every element with its attributes, or nil if the document is no XML.
  private static func elements(_ document: [UInt8]) -> [String]? {
    do {
      var elements: [String] = []
      var reader = try MarkupReader(document)
      while let event = try reader.next() {
        guard case .start(let name, let attributes, _) = event else { continue }
        elements.append(
          name + attributes.sorted { $0.name < $1.name }.map { " \($0.name)=\($0.value)" }.joined())
      }
      return elements
    } catch {
      return nil
    }
  }
}

private final class FoundationElements: NSObject, XMLParserDelegate {
  private var elements: [String] = []

  static func read(_ document: [UInt8]) -> [String]? {
    let parser = XMLParser(data: Data(document))
    let collector = FoundationElements()
    parser.delegate = collector
    return parser.parse() ? collector.elements : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(
      name + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
  }
}

/// Small damage, the same for the same generator.
enum Mutation {
  static func mutate(_ bytes: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !result.isEmpty {
      let index = Int.random(in: 0..<result.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: result[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: result.remove(at: index)
      case 2: result.insert(result[index], at: index)
      case 3: result.removeLast(min(result.count, Int.random(in: 0..<64, using: &generator)))
      default:
        let other = Int.random(in: 0..<result.count, using: &generator)
        result.swapAt(index, other)
      }
    }
    return result
  }
}
