import Testing

@testable import FontInspection

@Suite struct PostScriptNameRulesTests {
  @Test(
    arguments: [
      ("Lato-Bold", nil, "a usual name"),
      (String(repeating: "L", count: 63), nil, "as long as allowed"),
      (String(repeating: "L", count: 64), "has 64 characters, 63 are allowed", "too long"),
      ("Space Name", "must not hold a space", "a space"),
      ("A(b)[c]", "must not hold (, ), [ and more", "not all are listed"),
      ("a//b", "must not hold /", "each is listed once"),
      ("Zürich", "must not hold U+00FC", "more than ASCII"),
      ("A\u{0}", "must not hold U+0000", "a control character"),
      (
        String(repeating: "字", count: 64),
        "has 64 characters, 63 are allowed and must not hold U+5B57",
        "characters are counted, not bytes"
      ),
      (String(repeating: "字", count: 30), "must not hold U+5B57", "90 bytes are not 64 characters"),
    ] as [(String, String?, String)])
  func faults(_ name: String, fault: String?, reason: String) {
    #expect(PostScriptNameRules.fault(of: name) == fault, "\(reason)")
    #expect(PostScriptNameRules.isLegal(name) == (fault == nil), "\(reason)")
  }
}
