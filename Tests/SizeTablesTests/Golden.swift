import Foundation
import TestSupport
import Testing

/// Expected outputs in `Fixtures/Golden`.
enum Golden {
  /// Compares an output with the file of that name, byte by byte.
  ///
  /// With `FONTSCALE_RECORD_GOLDEN=1` in the environment the output is written instead, and the test
  /// fails all the same: a recording proves nothing.
  static func expect(
    _ output: String, is file: String, in folder: String = "table",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let url = Repository.file("Fixtures/Golden/\(folder)/\(file)")
    if ProcessInfo.processInfo.environment["FONTSCALE_RECORD_GOLDEN"] == "1" {
      try Data(output.utf8).write(to: url)
      Issue.record(
        "recorded \(file); run again without FONTSCALE_RECORD_GOLDEN",
        sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    guard !output.utf8.elementsEqual(expected.utf8) else { return }
    let difference = zip(
      output.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)
    ).enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "\(file) differs\(difference.map { ", first in line \($0.offset + 1):\n\($0.element.0)\ninstead of\n\($0.element.1)" } ?? " in length")",
      sourceLocation: sourceLocation)
  }
}
