import Foundation
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct JSONDocumentTests {
  @Test func placesAndOrder() throws {
    let text = "{ \"b\": [1, \"x\"],\n \"a\": null, \"b\": true }"
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(
      document
        == JSONDocument(
          value: .object([
            .init(
              key: "b", offset: 2,
              value: JSONDocument(
                value: .array([
                  JSONDocument(value: .number("1"), offset: 8),
                  JSONDocument(value: .string("x"), offset: 11),
                ]), offset: 7)),
            .init(key: "a", offset: 18, value: JSONDocument(value: .null, offset: 23)),
            .init(key: "b", offset: 29, value: JSONDocument(value: .boolean(true), offset: 34)),
          ]), offset: 0))
    #expect(document["b"]?.value == .boolean(true))
  }

  @Test(arguments: [
    (#""\u0105\n\"\/\\""#, "ą\n\"/\\"), (#""\ud83c\udf26""#, "🌦"), (#""\ud83cx""#, "\u{FFFD}x"),
    (#""\ud83c\u0041""#, "\u{FFFD}A"),
  ]) func strings(_ text: String, _ value: String) throws {
    #expect(try JSONDocument(reading: Array(text.utf8)).string == value)
  }

  @Test(arguments: [
    ("", "it ends too early", 0), ("{", "a key is missing", 1),
    ("{\"a\" 1}", ": is missing after a key", 5),
    ("[1 2]", "a comma is missing", 3), ("[1,]", "a value is missing", 3),
    ("\"a", "a string is never closed", 0),
    ("1 2", "something follows the value", 2), (#""\x""#, "an escape is faulty", 3),
    ("{a: 1}", "a key is missing", 1), ("nul", "a value is missing", 0),
  ]) func faults(_ text: String, _ message: String, _ offset: Int) {
    #expect(throws: JSONFault(message: message, offset: offset)) {
      try JSONDocument(reading: Array(text.utf8))
    }
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONFault(message: "it is too deep", offset: JSONDocument.depthLimit)) {
      try JSONDocument(reading: Array(deep.utf8))
    }
  }

  /// What this takes for JSON, `JSONSerialization` does, and the other way round.
  @Test func oracleOverMutations() throws {
    let original = Array(
      #"{"a": [1, -2.5e3, true, null, "\u00e9\n"], "b": {"c": "ż", "d": []}, "e": {}}"#.utf8)
    var generator = SplitMix64(seed: 8)
    for _ in 0..<400 {
      let bytes = Mutation.mutate(original, using: &generator)
      // Numbers are taken as written, and broken UTF-8 is replaced; both may differ.
      guard String(validating: bytes, as: UTF8.self) != nil else { continue }
      let isOurs = (try? JSONDocument(reading: bytes)) != nil
      let isFoundations =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if isFoundations { #expect(isOurs, "\(String(decoding: bytes, as: UTF8.self))") }
    }
  }
}
