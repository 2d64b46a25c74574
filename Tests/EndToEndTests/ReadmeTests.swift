import Foundation
import TestSupport
import Testing

/// What `README.md` shows is what the tool prints.
@Suite struct ReadmeTests {
  /// Runs the commands of every console block and compares the page with what they print.
  ///
  /// With `FONTSCALE_RECORD_GOLDEN=1` the page is written anew, and the test fails all the same.
  @Test(.enabled(if: RealFonts.areInstalled, Comment(rawValue: RealFonts.reason)))
  func consoleBlocksAreReal() throws {
    let file = Checkout.root.appendingPathComponent("README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    var real = ""
    var block: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if block != nil, line == "```" {
        real += try Self.run(block ?? []) + "```\n"
        block = nil
      } else if block != nil {
        block?.append(line)
      } else {
        real += line + "\n"
        if line == "```console" { block = [] }
      }
    }
    if ProcessInfo.processInfo.environment["FONTSCALE_RECORD_GOLDEN"] == "1" {
      try Data(real.utf8).write(to: file)
      Issue.record("recorded README.md; run again without FONTSCALE_RECORD_GOLDEN")
      return
    }
    #expect(page == real)
  }

  /// The block's commands, each followed by what it prints on both streams.
  private static func run(_ block: [Substring]) throws -> String {
    var text = ""
    var folder = Checkout.root
    for line in block where line.hasPrefix("$ ") {
      text += line + "\n"
      let words = line.split(separator: " ").dropFirst().map(String.init)
      switch words.first {
      case "cd": folder = URL(fileURLWithPath: words.last ?? "", relativeTo: Checkout.root)
      case "fontscale":
        let run = try BuiltTool.run(Array(words.dropFirst()), in: folder)
        text += run.errors + run.output
      default: Issue.record("the block runs \(line)")
      }
    }
    return text
  }
}
