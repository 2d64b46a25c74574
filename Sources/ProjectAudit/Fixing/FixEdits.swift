public import SystemInterop

/// What repairs change, as places of text and what to write there: for formats that carry repairs.
///
/// Each is what its fix does alone, so that a reader may take one and leave the others.
public struct FixEdits: Sendable, Equatable {
  /// Text between two places that goes, and what comes instead.
  struct Edit: Sendable, Equatable {
    var start: SourcePosition
    /// The first place that stays; `start` where something is only put in.
    var end: SourcePosition
    var text: String
  }

  private var edits: [[UInt8]: Edit] = [:]

  public init() {}

  /// Reads the files that the findings' repairs change. What is not edited, and what cannot be read any
  /// more, has no edit.
  ///
  /// - Parameters:
  ///   - diagnostics: Their order does not matter; each file is read once.
  ///   - root: The project's folder.
  public init(of diagnostics: [Diagnostic], in root: FilePath) {
    for fixes in Dictionary(grouping: diagnostics.compactMap(\.fix), by: { Array($0.path.utf8) })
      .values
    {
      guard let path = fixes.first?.path,
        let bytes = try? FileSystem.read(
          root.appending(FilePath(path)), limit: ProjectLoader.sizeLimit)
      else { continue }
      add(fixes, of: path, bytes)
    }
  }

  /// What a fix changes; nil where it is none that is made.
  subscript(_ fix: Fix) -> Edit? { edits[Self.key(fix)] }

  /// - Parameter fixes: all of the file at `path`.
  mutating func add(_ fixes: [Fix], of path: String, _ bytes: [UInt8]) {
    let lines = LineTable(bytes)
    var layouts: [String: PropertyListLayout] = [:]
    var others: [Fix] = []
    for fix in fixes {
      // What is added by one finding must not bring what others add at the same place.
      guard case .addEntry(let entry, let key) = fix.change else {
        others.append(fix)
        continue
      }
      guard let layout = layouts[key] ?? (try? PropertyListLayout(bytes, key: key)) else {
        continue
      }
      layouts[key] = layout
      if let edit = try? layout.adding([entry], key: key) { add(edit, of: fix, lines) }
    }
    for accepted in FileRepair(path: path, bytes: bytes, fixes: others).accepted {
      add(accepted.edit, of: accepted.fix, lines)
    }
  }

  private mutating func add(_ edit: TextEdit, of fix: Fix, _ lines: LineTable) {
    edits[Self.key(fix)] = Edit(
      start: lines.position(of: edit.range.lowerBound),
      end: lines.position(of: edit.range.upperBound),
      text: String(decoding: edit.replacement, as: UTF8.self))
  }

  /// Equal for equal bytes alone, unlike strings.
  private static func key(_ fix: Fix) -> [UInt8] {
    let change =
      switch fix.change {
      case .replace(let old, let new, let place): "=\0\(old)\0\(new)\0\(place.line):\(place.column)"
      case .removeEntry(let entry, let place): "-\0\(entry)\0\(place.line):\(place.column)"
      case .addEntry(let entry, let key): "+\0\(entry)\0\(key)"
      }
    return Array("\(fix.path)\0\(change)".utf8)
  }
}
