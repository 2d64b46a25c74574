import Testing
import TextFormatting

@Suite struct CSVFieldTests {
  @Test(arguments: [
    ("Lato", "Lato", "plain"),
    ("", "", "empty"),
    ("a,b", "\"a,b\"", "comma"),
    ("a\"b", "\"a\"\"b\"", "quotation mark"),
    ("a\nb", "\"a\nb\"", "line feed"),
    ("a\r\nb", "\"a\r\nb\"", "CRLF, one Character in Swift"),
    ("\"\u{301}", "\"\"\"\u{301}\"", "a quotation mark with a combining mark, one Character too"),
    (",\u{301}", "\",\u{301}\"", "the same with a comma"),
    (" a", "\" a\"", "some readers trim"),
    ("=1+1", "=1+1", "a formula stays where it is not guarded against"),
  ])
  func escaped(_ field: String, result: String, reason: String) {
    #expect(Array(CSVField.escaped(field).utf8) == Array(result.utf8), "\(reason)")
  }

  @Test(arguments: [
    ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\"", "formula"),
    ("@SUM(A1)", "'@SUM(A1)", "formula"),
    ("\tx", "'\tx", "tab"),
    ("-426", "'-426", "why numbers are not guarded"),
    ("Lato", "Lato", "plain"),
  ])
  func guarded(_ field: String, result: String, reason: String) {
    #expect(CSVField.escaped(field, guardingFormulas: true) == result, "\(reason)")
  }

  @Test func record() {
    #expect(CSVField.record(["a", "b,c", ""]) == "a,\"b,c\",\n")
    #expect(CSVField.record(["a"], lineBreak: "\r\n") == "a\r\n")
  }
}
