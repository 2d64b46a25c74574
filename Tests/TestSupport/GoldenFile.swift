import Foundation

/// An expected output in `Fixtures/Golden`.
public struct GoldenFile: Sendable {
  private let path: String

  /// - Parameter path: Within `Fixtures/Golden`.
  public init(_ path: String) { self.path = path }

  /// What differs, as a sentence; nil where the output is the file, byte by byte.
  ///
  /// With `FONTSCALE_RECORD_GOLDEN=1` in the environment the output is written instead, and that is
  /// what differs: a recording proves nothing.
  public func difference(from output: String) throws -> String? {
    let url = Repository.file("Fixtures/Golden/\(path)")
    if ProcessInfo.processInfo.environment["FONTSCALE_RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(output.utf8).write(to: url)
      return "recorded \(path); run again without FONTSCALE_RECORD_GOLDEN"
    }
    let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    guard !output.utf8.elementsEqual(expected.utf8) else { return nil }
    let lines = [output, expected].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let first = zip(lines[0], lines[1]).enumerated().first {
      !$0.element.0.utf8.elementsEqual($0.element.1.utf8)
    }
    guard let first else { return "\(path) differs in length" }
    return """
      \(path) differs, first in line \(first.offset + 1):
      \(first.element.0)
      instead of
      \(first.element.1)
      """
  }
}
