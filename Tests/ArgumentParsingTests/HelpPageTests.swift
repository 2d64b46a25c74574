import Testing

@testable import ArgumentParsing

@Suite struct HelpPageTests {
  @Test func rootPage() throws {
    let page = try #require(HelpPage(root: Sample.root, command: []))
    #expect(
      page.text(width: 80) == """
        tool: does things

        Usage: tool <command> [options]

        Look
          list                     list them
          table                    print a table

        Make
          make                     make one

        Options
          -o, --output FILE        where
          -q, --quiet              say less
          -v, --verbose            say more
          -h, --help               print help

        """)
  }

  @Test func commandPageBeginsWithExamples() throws {
    let page = try #require(HelpPage(root: Sample.root, command: ["table"]))
    let expected = """
      tool table: print a table

      Usage: tool table FONT... [options]

      Examples
        tool table a.ttf  sizes of a font

      Arguments
        FONT...                  a font

      Options
        --format NAME            how to print it: text (default), json, csv
        --styles TEXT            which styles
      """
    #expect(page.text(width: 80).hasPrefix(expected + "\n"))
  }

  @Test func explainedValuesStandOnLinesOfTheirOwn() throws {
    enum Format: String, ArgumentValue, CaseIterable {
      case text, json, csv
      static func summary(ofText text: String) -> String? {
        ["text": "for people", "json": "for scripts"][text]
      }
    }
    let format = Option<Format>("format", default: .text, help: "how to print it")
    let root = CommandSpecification(
      name: "tool", summary: "x", options: [format.specification, Sample.quiet.specification])
    let page = try #require(HelpPage(root: root, command: []))
    #expect(
      page.text(width: 80).hasSuffix(
        """
        Options
          --format NAME            how to print it
              text                 for people (default)
              json                 for scripts
              csv
          -q, --quiet              say less

        """))
  }

  @Test func longNamesPutAllTextsOnLinesOfTheirOwn() throws {
    let option = Flag("a-name-of-more-than-twenty", help: "one two three four five six seven eight")
    let root = CommandSpecification(
      name: "tool", summary: "x", options: [option.specification, Sample.quiet.specification])
    let page = try #require(HelpPage(root: root, command: []))
    #expect(
      page.text(width: 40).hasSuffix(
        """
        Options
          --a-name-of-more-than-twenty
              one two three four five six seven
              eight
          -q, --quiet
              say less

        """))
  }

  @Test(arguments: [0, 1, 40, 59, 80, 100, 1000, Int.max, Int.min])
  func fitsItsWidth(_ width: Int) throws {
    let long = Flag("long", help: String(repeating: "words to wrap ", count: 40))
    let root = CommandSpecification(
      name: "tool", summary: String(repeating: "summary ", count: 40),
      discussion: [String(repeating: "text ", count: 99)], options: [long.specification])
    let page = try #require(HelpPage(root: root, command: []))
    let limit = min(max(width, 40), 100)
    for line in page.text(width: width).split(separator: "\n") {
      #expect(line.count <= limit)
      #expect(line.last != " ")
    }
  }

  @Test func unknownCommandHasNoPage() {
    #expect(HelpPage(root: Sample.root, command: ["nonsense"]) == nil)
    #expect(HelpPage(root: Sample.root, command: ["list", "more"]) == nil)
  }

  @Test(
    arguments: [
      ("", 10, []),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 3, ["one", "two", "three"]),
      ("see `tool list --help` now", 10, ["see", "`tool list --help`", "now"]),
      ("  spaces   are  one ", 40, ["spaces are one"]),
      ("an `open accent", 4, ["an", "`open accent"]),
    ] as [(String, Int, [String])])
  func wrapping(_ text: String, width: Int, lines: [String]) {
    #expect(wrapped(text, width: width) == lines)
  }
}
