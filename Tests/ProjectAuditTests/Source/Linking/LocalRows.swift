@testable import ProjectAudit

/// Names that locals are given, one after the other or in branches.
enum LocalRows {
  private typealias Row = FontLinkerTests.Row

  static let all: [FontLinkerTests.Row] = [
    Row(
      "a switch leaves nothing of the first value",
      """
      enum Kind { case light, bold }
      func f(kind: Kind) { var s = ""
        switch kind { case .light: s = §"Light"
          default: s = §"Bold" }
        UIFont(name: "A-" + s, size: 1) }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "but where a branch does nothing",
      """
      func f(kind: Kind) { var s = §"Regular"
        switch kind { case .light: s = §"Light"
          default: break }
        UIFont(name: "A-" + s, size: 1) }
      """, names: ["A-Regular resolved", "A-Light resolved"]),
    Row(
      "or ends the function",
      """
      func f(kind: Kind) -> UIFont? { var s = ""
        switch kind { case .light: s = §"A-Light"
          default: return nil }
        return UIFont(name: s, size: 1) }
      """, names: ["A-Light resolved"]),
    Row(
      "both ways of a condition",
      """
      func f(b: Bool) { var s = ""
        if b { s = §"A-Bold" } else { s = §"A-Light" }
        UIFont(name: s, size: 1) }
      """, names: ["A-Bold resolved", "A-Light resolved"]),
    Row(
      "one way of a condition",
      """
      func f(b: Bool) { var s = §"A-Light"
        if b { s = §"A-Bold" }
        UIFont(name: s, size: 1) }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "a value that is used before the next",
      """
      func f() { var s = §"A-Light"
        UIFont(name: s, size: 1)
        s = §"A-Bold"
        UIFont(name: s, size: 1) }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "a value that nothing uses",
      "func f() { var s = \"A-Light\"\n s = §\"A-Bold\"\n UIFont(name: s, size: 1) }",
      names: ["A-Bold resolved"]),
    Row(
      "what is put behind in each branch",
      """
      func f(b: Bool) { var s = "A"
        if b { s += §"-Bold" } else { s += §"-Light" }
        UIFont(name: s, size: 1) }
      """, names: ["A-Bold resolved", "A-Light resolved"]),
    Row(
      "what is put behind, if there is something",
      """
      enum Kind { case plain, bold
        var suffix: String? { switch self { case .plain: return nil
          case .bold: return "Bold" } } }
      func f(kind: Kind) { var s = §"A"
        if let suffix = kind.suffix { s += §"-" + suffix }
        UIFont(name: s, size: 1) }
      """, names: ["A resolved", "A-Bold resolved"]),
    Row(
      "append", "func f() { var s = \"A-\"\n s.append(§\"Bold\")\n UIFont(name: s, size: 1) }",
      names: ["A-Bold resolved"]),
    Row(
      "a name put together of itself",
      "func f() { var s = \"A\"\n s = s + §\"-Bold\"\n UIFont(name: s, size: 1) }",
      names: ["A-Bold resolved"]),
    Row(
      "a list that grows",
      """
      func f() { var names = [§"A-Light"]
        names.append(§"A-Bold")
        for name in names { UIFont(name: name, size: 1) } }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "names of one word in two closures",
      """
      func f() { a { let s = §"A-Light"
          UIFont(name: s, size: 1) }
        b { let s = §"A-Bold"
          UIFont(name: s, size: 1) } }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "a local that begins as the parameter of its name",
      """
      func f(name: String) { var name = name
        if name.isEmpty { name = §"A-Light" }
        UIFont(name: name, size: 1) }
      """, "f(name: §\"A-Bold\")", names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "an optional parameter that is unwrapped under its name",
      "func f(name: String?) { guard let name = name else { return }\n UIFont(name: name, size: 1) }",
      "f(name: §\"A-Bold\")", names: ["A-Bold resolved"]),
    Row(
      "several constants behind one let",
      "let a = §\"A-Bold\", b = §\"B-Bold\"\nlet f = UIFont(name: a, size: 1), g = UIFont(name: b, size: 1)",
      names: ["A-Bold resolved", "B-Bold resolved"]),
    Row(
      "what a case carries: a case of another enumeration",
      """
      enum Lato: String { case bold = §"Lato-Bold" }
      enum Face { case lato(Lato), system }
      func f(face: Face) { switch face { case .lato(let lato): UIFont(name: lato.rawValue, size: 1)
        case .system: break } }
      """, names: ["Lato-Bold resolved"]),
    Row(
      "what a case carries: texts that it is made with",
      """
      enum Face { case custom(String), system }
      enum Size { case custom(Double), body }
      func f(face: Face) { if case let .custom(name) = face { UIFont(name: name, size: 1) } }
      """, "f(face: .custom(§\"A-Bold\"))", names: ["A-Bold resolved"]),
    Row(
      "all families that there are",
      "func f() { for family in UIFont.familyNames { print(UIFont.fontNames(forFamilyName: family)) } }",
      names: []),
  ]
}
