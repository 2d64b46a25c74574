import Testing

@testable import ProjectAudit

/// What is read late must be what would have been read at once, places included.
@Suite struct UnreadCallTests {
  static let rows: [(reason: String, text: String)] = [
    ("a name and a text", #"let a = font(name: "Lato-Bold", size)"#),
    ("nothing", "font()"),
    ("several lines", "a.font(\n  name: \"Lato\",\n  size: 12\n)"),
    ("lines that end in CR and in CRLF", "a.font(\r  \"Lato\",\r\n  b: \"Bold\")"),
    ("more than ASCII before and within", #"/* é */ font("Läto", name: "Bold") /* é */"#),
    ("a call within a call", #"font(name(of: "A", b("B")), c: d("C"), "D")"#),
    ("calls side by side", #"font("A"); font("B"); other(font("C"))"#),
    ("within an interpolation", #"let a = "x\(font(name: "A\(b("B"))"))y" + font("C")"#),
    ("an interpolation", #"font("\(family)-\(weight.rawValue)", "\(1 + 2)")"#),
    ("operators", #"font(a ? "A" : b ?? "B", c + "C", try? d, !e, as: f as String)"#),
    ("conditions", #"font(if a { "A" } else { "B" }, switch b { case .c: "C" default: "D" })"#),
    ("keywords by themselves", "font(a: if, try); font(await)"),
    ("lists and dictionaries", #"font(["A", "B"], ["c": "C"], (1, "D"), [:])"#),
    ("raw and long texts", "font(#\"A\"#, \"\"\"\n  B\n  \"\"\")"),
    ("escapes", #"font("A\u{42}", "\q", "C\n")"#),
    ("a text that its line cuts off", "font(\"A, b)\n, \"B\")"),
    ("comments", "font(/* ) */ \"A\", // )\n  b: \"B\")"),
    ("a regular expression", #"font(a, /b)/, "C", d / e / f)"#),
    ("closures", #"font("A") { font("B") }; font({ _ in font("C") }, d: { "D" })"#),
    ("brackets that do not match", #"font("A"], b("B")"#),
    ("no end", #"font("A", b("B")"#),
    ("numbers and members", "font(1.5, .bold, a.b.c, d[0], e[\"F\"], UIFont.Weight.bold)"),
  ]

  @Test(arguments: rows) func isReadAsAtOnce(_ reason: String, _ text: String) throws {
    let tokens = SwiftLexer.tokens(of: Array(text.utf8))
    let lines = LineTable(tokens.bytes)
    let closing = tokens.closingBrackets()
    let reader = SwiftExpressionReader(tokens: tokens, closing: closing) {
      SourcePlace(path: "A.swift", position: lines.position(of: $0))
    }
    var kept = ArgumentText()
    var calls: [(late: UnreadCall, atOnce: SourceCall)] = []
    for open in 0..<tokens.count where tokens.isPunctuation(open, "(") {
      guard let close = closing[open], let start = tokens[open]?.start, let end = tokens[close]?.end
      else { continue }
      let arguments = reader.sourceArguments(from: open)
      #expect(
        reader.hasKnownArgument(from: open) == arguments.contains { $0.value.isKnown }, "\(reason)")
      calls.append(
        (
          UnreadCall(
            name: "f", receiver: "a", arguments: kept.keep(start..<end, of: tokens.bytes),
            at: lines.position(of: start)),
          SourceCall(name: "f", receiver: "a", arguments: arguments)
        ))
    }
    try #require(!calls.isEmpty || closing.allSatisfy { $0 == nil })
    for call in calls {
      #expect(call.late.read(kept, path: "A.swift") == call.atOnce, "\(reason)")
    }
  }

  @Test func whatIsWithinIsKeptOnce() {
    let file = Array("f(a(b), c(d)) g(e)".utf8)
    var kept = ArgumentText()
    let ranges = [1..<13, 3..<6, 9..<12, 15..<18].map { kept.keep($0, of: file) }
    #expect(ranges == [0..<12, 2..<5, 8..<11, 12..<15])
    #expect(
      ranges.map { String(decoding: kept[$0], as: UTF8.self) } == [
        "(a(b), c(d))", "(b)", "(d)", "(e)",
      ])
    #expect(kept[0..<99].count == 15)
  }

  /// Calls that stand in each other by the thousand are followed in a blink.
  @Test(.timeLimit(.minutes(1))) func nestedCallsTakeNoLongTime() {
    let depth = 5_000
    let text =
      "func font(_ a: String) -> UIFont { UIFont(name: a, size: 9)! }\nlet a = "
      + String(repeating: "font(name, ", count: depth) + "\"A\""
      + String(repeating: ")", count: depth)
    let project = AppProject([ProjectFile(path: "A.swift", text: text)])
    #expect(project.fontCalls.count == 1)
  }
}
