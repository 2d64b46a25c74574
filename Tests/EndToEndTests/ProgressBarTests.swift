import Foundation
import TestSupport
import Testing

@testable import fontscale

@Suite struct ProgressBarTests {
  @Test(
    arguments: [
      (1284, 5120, 80, "Reading fonts [#####...............] 1284 of 5120", "a quarter"),
      (
        7, 5120, 80, "Reading fonts [....................]    7 of 5120",
        "the count keeps its place"
      ),
      (5120, 5120, 80, "Reading fonts [####################] 5120 of 5120", "all"),
      (0, 0, 80, "Reading fonts [####################] 0 of 0", "nothing to do is done"),
      (1284, 5120, 50, "Reading fonts [#####...............] 1284 of 5120", "just fits"),
      (1284, 5120, 49, "Reading fonts 1284 of 5120", "no room for the bar"),
      (1284, 5120, 14, "1284 of 5120", "nor for the words"),
      (1284, 5120, 8, "", "nor for anything"),
      (1284, 5120, nil, "Reading fonts [#####...............] 1284 of 5120", "no width is known"),
    ] as [(Int, Int, Int?, String, String)])
  func line(_ done: Int, total: Int, width: Int?, expected: String, reason: String) {
    #expect(
      ProgressBar.line("Reading fonts", done, of: total, width: width) == expected, "\(reason)")
  }

  static let script = "/usr/bin/script"

  /// On a terminal nothing of the bar is left before the result.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: script) && RealFonts.areInstalled,
      "needs util-linux's script and real fonts"))
  func whatIsDrawnIsWiped() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("typescript").path
    let command = "\(BuiltTool.path) list --jobs 1 --format json /usr/share/fonts"
    func drawn(_ environment: [String: String], _ options: String = "") throws -> String {
      _ = try BuiltTool.start(
        Self.script, ["-q", "-c", "\(command) \(options) >/dev/null", output],
        environment: environment)
      return String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
    }
    let shown = try drawn(["TERM": "xterm"])
    if shown.contains("Reading fonts") {
      #expect(shown.contains(/\rReading fonts \[[#.]{20}\] +\d+ of \d+/))
      let last = try #require(shown.ranges(of: "Reading fonts").last)
      #expect(shown[last.upperBound...].contains("\r\u{1B}[K"), "it is wiped")
    }
    for (environment, options) in [
      (["TERM": "dumb"], ""), (["TERM": "xterm", "CI": "true"], ""), (["TERM": "xterm"], "-q"),
    ] {
      #expect(!(try drawn(environment, options)).contains("Reading fonts"))
    }
  }
}
