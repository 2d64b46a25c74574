import Foundation
import TestSupport
import Testing

/// A table of `Fixtures/DynamicType`: comment lines, a header, rows without quoted cells.
struct FixtureTable {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let text = try String(
      contentsOf: Repository.file("Fixtures/DynamicType/\(name)"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let header = try #require(lines.first)
    rows = try lines.dropFirst().map { line in
      try #require(line.count == header.count, "\(name): \(line)")
      return Dictionary(uniqueKeysWithValues: zip(header, line))
    }
  }
}
