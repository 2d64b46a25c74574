public import SystemInterop

/// The lines of source that findings point at, as plain values: reporters open no file.
public struct SourceExcerpts: Sendable, Equatable {
  private struct Place: Sendable, Hashable {
    var path: [UInt8]
    var position: SourcePosition
  }

  private var excerpts: [Place: SourceExcerpt] = [:]

  public init() {}

  /// Reads the lines that findings of a project point at. A file that cannot be read any more has no
  /// excerpts, which is no fault: it was read before, and what could not be read is a finding itself.
  ///
  /// - Parameters:
  ///   - root: The project's folder.
  ///   - diagnostics: Their order does not matter; each file is read once.
  public init(of diagnostics: [Diagnostic], in root: FilePath) {
    var positions: [[UInt8]: [SourcePosition]] = [:]
    for diagnostic in diagnostics {
      guard let position = diagnostic.position else { continue }
      positions[Array(diagnostic.path.utf8), default: []].append(position)
    }
    for (path, positions) in positions {
      let file = root.appending(FilePath(bytes: path))
      guard let bytes = try? FileSystem.read(file, limit: ProjectLoader.sizeLimit) else { continue }
      add(positions, of: ProjectFile(path: String(decoding: path, as: UTF8.self), bytes: bytes))
    }
  }

  /// The excerpt for a finding; nil where it has no position or its file is not known.
  public subscript(_ diagnostic: Diagnostic) -> SourceExcerpt? {
    diagnostic.position.flatMap {
      excerpts[Place(path: Array(diagnostic.path.utf8), position: $0)]
    }
  }

  /// How many Unicode scalars before and behind the place an excerpt may hold: more than is ever shown,
  /// and enough for any name.
  static let (before, behind) = (160, 320)

  /// Takes the excerpts at `positions` out of a file, in one pass, however long its lines are.
  mutating func add(_ positions: [SourcePosition], of file: ProjectFile) {
    let bytes = MarkupText.utf8(file.bytes)
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var remaining = Set(positions).sorted()[...]
    while let next = remaining.first {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      if next.line == line {
        let here = remaining.prefix { $0.line == line }
        remaining = remaining.dropFirst(here.count)
        add(here, of: String(decoding: bytes[start..<end], as: UTF8.self), path: file.path)
      }
      guard end < bytes.count else { return }
      let isPair = bytes[end] == UInt8(ascii: "\r") && bytes[safe: end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
      line += 1
    }
  }

  /// Takes excerpts out of one line.
  ///
  /// - Parameter positions: In ascending order, so that two marks that only move forward are enough.
  private mutating func add(
    _ positions: ArraySlice<SourcePosition>, of line: String, path: String
  ) {
    let scalars = line.unicodeScalars
    var (first, firstOffset) = (scalars.startIndex, 0)
    var (last, lastOffset) = (scalars.startIndex, 0)
    for position in positions where position.column >= 1 {
      let offset = position.column - 1
      while firstOffset < offset - Self.before, first < scalars.endIndex {
        scalars.formIndex(after: &first)
        firstOffset += 1
      }
      while lastOffset < offset + Self.behind, last < scalars.endIndex {
        scalars.formIndex(after: &last)
        lastOffset += 1
      }
      // A place behind the end of its line is none.
      guard offset <= lastOffset else { continue }
      excerpts[Place(path: Array(path.utf8), position: position)] = SourceExcerpt(
        text: String(scalars[first..<last]), offset: offset - firstOffset,
        isCutAtStart: first > scalars.startIndex, isCutAtEnd: last < scalars.endIndex)
    }
  }
}
