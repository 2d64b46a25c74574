import Testing

@testable import ProjectAudit

/// Source text in which every `§` stands just before a place that a test expects to be found.
struct MarkedText {
  /// The text without its marks.
  var text: String
  /// The marked places, counted here in the simplest way there is.
  var positions: [SourcePosition]

  init(_ marked: String) {
    text = ""
    positions = []
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar?
    for scalar in marked.unicodeScalars {
      if scalar == "§" {
        positions.append(SourcePosition(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": (line, column) = (line + 1, 1)
      default: column += 1
      }
      previous = scalar
    }
  }
}

/// A row of a table of source texts: what is found in each, and why that is right.
struct NameCase: Sendable, CustomTestStringConvertible {
  var reason: String
  var source: String
  /// The names in the order of the marks in `source`; nil where a name is computed.
  var names: [String?]

  init(_ reason: String, _ source: String, _ names: [String?]) {
    self.reason = reason
    self.source = source
    self.names = names
  }

  var testDescription: String { reason }
}

/// What the reader of `path` finds in a marked text, and what it should find.
func expectNames(_ row: NameCase, path: String) -> (found: [FoundName], expected: [FoundName]) {
  let marked = MarkedText(row.source)
  let project = AppProject([ProjectFile(path: path, text: marked.text)])
  return (
    project.references.map { FoundName(name: $0.name, position: $0.position) },
    zip(row.names, marked.positions).map { FoundName(name: $0, position: $1) }
  )
}

struct FoundName: Equatable {
  var name: String?
  var position: SourcePosition
}
