import Foundation
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

@Suite struct SwiftLexerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// The tokens' texts; strings with their quotes.
    var tokens: [String]

    init(_ reason: String, _ source: String, _ tokens: [String]) {
      (testDescription, self.source, self.tokens) = (reason, source, tokens)
    }
  }

  static let rows = [
    Row("names, numbers, marks", "let a1 = 12+b", ["let", "a1", "=", "12", "+", "b"]),
    Row("a line comment ends with its line", "a // \"b\"\nc", ["a", "c"]),
    Row("a lone CR ends a line comment", "a // b\rc", ["a", "c"]),
    Row("comments nest", "a /* /* \" */ \" */ c", ["a", "c"]),
    Row("a comment that is never closed takes the rest", "a /* /* */ b", ["a"]),
    Row("escaped quotes do not end a string", #"a "b\"c\\" d"#, ["a", #""b\"c\\""#, "d"]),
    Row("a string ends with its line", "\"a\nb", ["\"a", "b"]),
    Row("an escaped newline ends it too", "\"a\\\nb", ["\"a\\", "b"]),
    Row("an empty string is not the start of three quotes", "\"\" \"a\"", ["\"\"", "\"a\""]),
    Row("a raw string keeps quotes", "#\"a\"b\"# c", ["#\"a\"b\"#", "c"]),
    Row("a backslash in a raw string escapes nothing", "#\"a\\\"# c", ["#\"a\\\"#", "c"]),
    Row("as many # as at its start end it", "##\"a\"#b\"## c", ["##\"a\"#b\"##", "c"]),
    Row("#\"\"\"# is one quote (SE-0200)", "#\"\"\"# c", ["#\"\"\"#", "c"]),
    Row(
      "three quotes span lines and hold quotes", "\"\"\"\na\"\"b\n\"\"\" c",
      ["\"\"\"\na\"\"b\n\"\"\"", "c"]),
    Row(
      "interpolation gives tokens between the quotes", #"x "a\(b)c" d"#,
      ["x", "\"a", "(", "b", ")", "\"", "d"]),
    Row(
      "strings and parentheses within interpolation", #""\(f("x)", (1)))" d"#,
      ["\"", "(", "f", "(", "\"x)\"", ",", "(", "1", ")", ")", ")", "\"", "d"]),
    Row(
      "interpolation within interpolation", #""\("\(a)")" d"#,
      ["\"", "(", "\"", "(", "a", ")", "\"", ")", "\"", "d"]),
    Row(
      "a raw string needs # for interpolation", ##"#"\(a)\#(b)"# d"##,
      [##"#"\(a)"##, "(", "b", ")", "\"#", "d"]),
    Row("back-quotes are no part of a name", "`class`.`init`", ["class", ".", "init"]),
    Row(
      "a regular expression hides quotes", "let r = /\"[/]/ + \"a\"",
      ["let", "r", "=", "/\"[/]/", "+", "\"a\""]),
    Row("a slash after a value divides", "a / b / \"c\"", ["a", "/", "b", "/", "\"c\""]),
    Row(
      "an extended regular expression may hold slashes", "#/a\"/b/# c", ["#/a\"/b/#", "c"]),
    Row(
      "an extended regular expression may span lines", "#/\n\" / \n/# c",
      ["#/\n\" / \n/#", "c"]),
    Row(
      "both sides of #if are read", "#if A\na\n#else\nb\n#endif",
      [
        "#", "if", "A", "a", "#", "else", "b", "#", "endif",
      ]),
    Row("bytes that are no text are names", "é = ü", ["é", "=", "ü"]),
    Row("nothing gives nothing", "", []),
  ]

  @Test(arguments: rows) func tokens(_ row: Row) {
    let list = SwiftLexer.tokens(of: Array(row.source.utf8))
    #expect(list.tokens.map { list.text(of: $0) } == row.tokens)
  }

  /// In source that compiles every bracket has its partner, unless strings, comments or regular
  /// expressions were cut wrongly.
  @Test func everyBracketOfOurOwnSourcesHasItsPartner() throws {
    var files = 0
    for folder in ["Sources", "Tests"] {
      let tree = try FileTree(FilePath(Repository.file(folder).path))
      for entry in tree.entries where entry.path.pathExtension == "swift" {
        let path = "\(folder)/\(entry.path.string)"
        let list = SwiftLexer.tokens(of: try Repository.bytes(path))
        let closing = list.closingBrackets()
        for index in 0..<list.count where list.isPunctuation(index, anyOf: "([{") {
          guard closing[index] == nil else { continue }
          let position = LineTable(list.bytes).position(of: list.tokens[index].start)
          Issue.record("\(path):\(position.line):\(position.column)")
        }
        files += 1
      }
    }
    #expect(files > 100)
  }

  @Test func hostileInputTakesLinearTime() {
    for unit in ["(/[ ", "#", "##\"", "\"\\(", "/*", "\"\"\"", "#/", "(/a ", "`"] {
      let source = Array(String(repeating: unit, count: 50_000).utf8)
      let list = SwiftLexer.tokens(of: source)
      #expect(list.tokens.allSatisfy { $0.start <= $0.end && $0.end <= source.count })
      var reader = SwiftFactReader(list, path: "App.swift")
      _ = reader.read()
    }
  }
}

@Suite struct ObjectiveCLexerTests {
  typealias Row = SwiftLexerTests.Row

  static let rows = [
    Row("objects and C strings", "@\"a\" \"b\"", ["@\"a\"", "\"b\""]),
    Row("comments do not nest", "a /* /* */ b", ["a", "b"]),
    Row("a backslash joins a comment's lines", "a // b\\\nc\nd", ["a", "d"]),
    Row("a character that is a quote", "'\"' a", ["'\"'", "a"]),
    Row(
      "an apostrophe in #error ends with its line", "#error don't\na",
      [
        "#", "error", "don", "'t", "a",
      ]),
    Row("a string ends with its line", "@\"a\nb", ["@\"a", "b"]),
    Row("a backslash joins a string's lines", "@\"a\\\nb\" c", ["@\"a\\\nb\"", "c"]),
    Row("C++ raw strings", "R\"x(a\")x\" b", ["R\"x(a\")x\"", "b"]),
  ]

  @Test(arguments: rows) func tokens(_ row: Row) {
    let list = ObjectiveCLexer.tokens(of: Array(row.source.utf8))
    #expect(list.tokens.map { list.text(of: $0) } == row.tokens)
  }

  @Test func hostileInputTakesLinearTime() {
    for unit in ["@\"", "R\"(", "'", "/*", "[", "\\\n", "[UIFont fontWithName:"] {
      let source = Array(String(repeating: unit, count: 50_000).utf8)
      let list = ObjectiveCLexer.tokens(of: source)
      #expect(list.tokens.allSatisfy { $0.start <= $0.end && $0.end <= source.count })
      var reader = ObjectiveCFactReader(list, path: "A.m")
      _ = reader.read()
    }
  }
}

extension TokenList {
  func text(of token: SourceToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }
}
