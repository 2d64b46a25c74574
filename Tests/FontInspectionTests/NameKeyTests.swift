import Testing

@testable import FontInspection

@Suite struct NameKeyTests {
  @Test(arguments: [
    ("Lato", "Lato", true, "the same bytes"),
    ("", "", true, "nothing is nothing"),
    ("Lato", "lato", false, "case counts"),
    ("Lato", "Lato ", false, "one is longer"),
    ("Fira\u{E9}", "Firae\u{301}", false, "composed and decomposed are two names"),
    ("A name of more than fifteen bytes", "A name of more than fifteen bytes", true, "kept apart"),
  ])
  func isEqualByBytes(_ left: String, _ right: String, _ isEqual: Bool, _ reason: Comment) {
    #expect((NameKey(left) == NameKey(right)) == isEqual, reason)
    #expect((Set([NameKey(left), NameKey(right)]).count == 1) == isEqual, reason)
    #expect(
      (NameKey(left) < NameKey(right)) == left.utf8.lexicographicallyPrecedes(right.utf8), reason)
    #expect(
      (NameKey(right) < NameKey(left)) == right.utf8.lexicographicallyPrecedes(left.utf8), reason)
  }
}
