import Testing

@testable import TextFormatting

@Suite struct JSONRecordTests {
  private struct Part: JSONRecord {
    let number: Double?

    func give(to fields: inout some JSONFields) { fields.add("number", number) }
  }

  private struct Nothing: JSONRecord {
    func give(to fields: inout some JSONFields) {}
  }

  private struct Whole: JSONRecord {
    let text: String?
    let count: Int?
    let part: Part?

    func give(to fields: inout some JSONFields) {
      fields.add("a", text == nil)
      fields.add("b", count)
      fields.add("c", part?.number)
      fields.add("d", text)
      fields.add("e", JSONValue.array([1, ["x": nil]]))
      fields.add("f", Nothing())
      fields.add("g", part)
      fields.add("h", "last")
    }
  }

  /// Printed straight away a record reads as it does when it is made a value first, alone, among others
  /// and inside of them.
  @Test(
    arguments: [
      ("plain", 7, 1.5, "plain values"),
      (nil, nil, nil, "none of what may be absent"),
      ("\"\\\n\u{202E}é", Int.min, -0.0, "escapes, the least number and minus zero"),
      ("", Int.max, .infinity, "an empty text, and what is no number"),
      ("a", 99_999, 0.1 + 0.2, "the longest number that is printed digit by digit"),
      ("a", 100_000, 1e300, "the shortest that is not"),
      ("a", -1, -1234.567_890_1, "below zero, and rounded"),
      ("a", 10, 9e9, "where rounding ends"),
    ] as [(String?, Int?, Double?, String)])
  func printedAsItsValueIs(text: String?, count: Int?, number: Double?, reason: String) {
    let record = Whole(text: text, count: count, part: number.map { Part(number: $0) })
    let records = JSONValue.records([record, record][...])
    let values = JSONValue.array([record.json, record.json])
    #expect(records.text == values.text, "\(reason)")
    #expect(
      (["in": records] as JSONValue).text == (["in": values] as JSONValue).text, "\(reason)")
    #expect(records.plainText == values.plainText, "\(reason)")
    var (line, expected) = ("", "")
    records.writeLine(to: &line)
    values.writeLine(to: &expected)
    #expect(line == expected, "\(reason)")
  }

  @Test func textOfARecord() {
    let record = Whole(text: "é", count: 12, part: Part(number: 0.25))
    #expect(
      JSONValue.records([record][...]).text == """
        [
          {
            "a": false,
            "b": 12,
            "c": 0.25,
            "d": "é",
            "e": [
              1,
              {
                "x": null
              }
            ],
            "f": {},
            "g": {
              "number": 0.25
            },
            "h": "last"
          }
        ]

        """)
  }

  /// A slice's indices do not begin at 0.
  @Test func recordsOfASlice() {
    let parts = [1, 2, 3].map { Part(number: $0) }
    #expect(
      JSONValue.records(parts[1...]).text
        == ([["number": 2], ["number": 3]] as JSONValue).text)
  }
}
