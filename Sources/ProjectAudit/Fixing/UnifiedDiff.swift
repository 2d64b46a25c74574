/// Writes edits as a unified diff, as `diff -u` and `git apply` understand it: GNU diffutils, "Detailed
/// Description of Unified Format".
enum UnifiedDiff {
  /// How many unchanged lines surround a change.
  private static let context = 3

  /// A run of lines that changes.
  private struct Change {
    /// Lines of the old file, counted from 0.
    var old: Range<Int>
    /// The new lines, each with its end.
    var new: [ArraySlice<UInt8>]
  }

  /// - Parameters:
  ///   - path: relative to where the diff is to be applied.
  ///   - edits: in order, without overlaps.
  /// - Returns: nothing where nothing changes.
  static func text(path: String, _ bytes: [UInt8], _ edits: [TextEdit]) -> String {
    let lines = Lines(bytes)
    let changes = changes(lines, edits)
    guard !changes.isEmpty else { return "" }
    var output = "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n"
    var shift = 0
    var index = 0
    while index < changes.count {
      // Changes whose surroundings touch share a hunk.
      var end = index + 1
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * context
      {
        end += 1
      }
      output += hunk(lines, changes[index..<end], &shift)
      index = end
    }
    return output
  }

  /// The lines of a file; only LF ends one, as for `git`.
  private struct Lines {
    let bytes: [UInt8]
    /// Where each line begins, and the end of the last.
    let starts: [Int]
    var count: Int { starts.count - 1 }

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var starts = [0]
      for (index, byte) in bytes.enumerated()
      where byte == UInt8(ascii: "\n") && index + 1 < bytes.count {
        starts.append(index + 1)
      }
      if !bytes.isEmpty { starts.append(bytes.count) }
      self.starts = starts
    }

    subscript(line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }

    /// The line that holds the byte at `offset`; the number of lines behind the last.
    func line(of offset: Int) -> Int {
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }

    func isLineStart(_ offset: Int) -> Bool {
      offset == 0 || bytes[safe: offset - 1] == UInt8(ascii: "\n")
    }

    /// The lines that an edit changes; none where it puts whole lines between others.
    func range(of edit: TextEdit) -> Range<Int> {
      let first = line(of: edit.range.lowerBound)
      if isLineStart(edit.range.lowerBound), isLineStart(edit.range.upperBound),
        edit.replacement.isEmpty || edit.replacement.last == UInt8(ascii: "\n")
      {
        return first..<line(of: edit.range.upperBound)
      }
      // At the end of a file without a last LF the last line is changed.
      let start = min(first, max(0, count - 1))
      let last = line(of: max(edit.range.lowerBound, edit.range.upperBound - 1))
      return start..<min(max(last, start) + 1, count)
    }
  }

  private static func changes(_ lines: Lines, _ edits: [TextEdit]) -> [Change] {
    var changes: [Change] = []
    var index = 0
    while index < edits.count {
      var range = lines.range(of: edits[index])
      var end = index + 1
      // Edits of the same lines are one change.
      while end < edits.count {
        let next = lines.range(of: edits[end])
        guard next.lowerBound < range.upperBound || next.lowerBound == range.lowerBound else {
          break
        }
        range = range.lowerBound..<max(range.upperBound, next.upperBound)
        end += 1
      }
      let start = lines.starts[range.lowerBound]
      let local = edits[index..<end].map {
        TextEdit(
          range: ($0.range.lowerBound - start)..<($0.range.upperBound - start),
          replacement: $0.replacement)
      }
      let old = Array(lines.bytes[start..<lines.starts[range.upperBound]])
      let new = TextEdit.apply(local, to: old)
      if new != old { changes.append(Change(old: range, new: split(new))) }
      index = end
    }
    return changes
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      result.append(bytes[start..<end])
      start = end
    }
    return result
  }

  private static func hunk(
    _ lines: Lines, _ changes: ArraySlice<Change>, _ shift: inout Int
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let start = max(0, first.old.lowerBound - context)
    let end = min(lines.count, last.old.upperBound + context)
    var body = ""
    var line = start
    var newCount = 0
    func copy(to limit: Int) {
      while line < limit {
        body += marked(" ", lines[line])
        line += 1
        newCount += 1
      }
    }
    for change in changes {
      copy(to: change.old.lowerBound)
      for old in change.old { body += marked("-", lines[old]) }
      for new in change.new { body += marked("+", new) }
      newCount += change.new.count
      line = change.old.upperBound
    }
    copy(to: end)
    let oldCount = end - start
    let head = "@@ -\(place(start, oldCount)) +\(place(start + shift, newCount)) @@\n"
    shift += newCount - oldCount
    return head + body
  }

  /// A run of lines as a hunk's head tells it, from 1 on; a run of none is named by the line before.
  private static func place(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private static func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// A file's name as git writes it: in quotes where its end or its lines could not be told else, and
  /// with a tab behind it where it holds a space.
  private static func name(_ path: String) -> String {
    let needsQuotes = path.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard needsQuotes else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
    var result = "\""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += "\\\""
      case UInt8(ascii: "\\"): result += "\\\\"
      case ..<0x20, 0x7F...:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: result += String(Character(Unicode.Scalar(byte)))
      }
    }
    return result + "\""
  }
}
