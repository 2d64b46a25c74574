/// The marks that Git leaves in a file where two changes meet (git-merge(1), "How conflicts are
/// presented"), and the file as it can be read until people have made up their minds.
///
/// The marks become blanks, so that every byte keeps its place.
struct MergeConflicts: Sendable, Equatable {
  /// What can be read of both sides of a conflict at once.
  enum Form: Sendable {
    /// Code: both sides, one after the other. Brackets of the other side that find no partner in it
    /// are blanked, so that the first side alone makes the structure.
    case code
    /// Markup: both sides where each is whole in itself, else the first.
    case markup
    /// What consists of brackets and statements, as property lists of text: likewise.
    case statements
    /// YAML: both sides where they are elements of one list, else the first.
    case elements
    /// JSON, whose commas forbid to put sides together, and what is not known: the first side.
    case other
  }

  /// The file without marks.
  private(set) var bytes: [UInt8]
  /// Where the first mark is.
  private(set) var first: Int
  /// From each conflict's first mark to the end of its last.
  private(set) var ranges: [Range<Int>] = []

  /// - Returns: nil where the file holds no mark.
  init?(_ stored: [UInt8], form: Form) {
    guard Self.holdsMark(stored) else { return nil }
    bytes = stored
    first = stored.count
    var hunk = Hunk()
    var divider: Range<Int>?
    var start = 0
    while start < stored.count {
      let end = stored[start...].firstIndex(of: UInt8(ascii: "\n")) ?? stored.count
      let line = start..<end
      switch Self.mark(stored, line) {
      case UInt8(ascii: "<") where hunk.start == nil:
        first = min(first, start)
        hunk = Hunk(start: start, first: (end..<end))
        blank(line)
      case UInt8(ascii: "|") where hunk.start != nil && hunk.base == nil && hunk.other == nil:
        hunk.first = hunk.first.lowerBound..<start
        hunk.base = end..<end
        blank(line)
      case UInt8(ascii: "=") where hunk.start != nil && hunk.other == nil:
        if let base = hunk.base {
          blank(base.lowerBound..<start)
        } else {
          hunk.first = hunk.first.lowerBound..<start
        }
        hunk.other = end..<end
        blank(line)
      case UInt8(ascii: ">") where hunk.start != nil:
        if let other = hunk.other {
          hunk.other = other.lowerBound..<start
        } else {
          hunk.first = hunk.first.lowerBound..<start
        }
        blank(line)
        finish(hunk, at: end, form)
        hunk = Hunk()
      // What is left of a conflict whose first mark was taken away.
      case UInt8(ascii: "="): divider = divider ?? line
      case UInt8(ascii: ">"):
        let begin = divider ?? line
        first = min(first, begin.lowerBound)
        ranges.append(begin.lowerBound..<end)
        blank(begin)
        blank(line)
        divider = nil
      default: break
      }
      start = end + 1
    }
    if let start = hunk.start { ranges.append(start..<stored.count) }
    if first == stored.count { return nil }
  }

  private struct Hunk {
    var start: Int?
    var first = 0..<0
    var base: Range<Int>?
    var other: Range<Int>?
  }

  private mutating func finish(_ hunk: Hunk, at end: Int, _ form: Form) {
    ranges.append((hunk.start ?? end)..<end)
    guard let other = hunk.other else { return }
    let keepsBoth =
      switch form {
      case .code: true
      case .markup: isMarkup(hunk.first) && isMarkup(other)
      case .statements: unmatched(hunk.first).isEmpty && unmatched(other).isEmpty
      case .elements:
        elementIndent(hunk.first).map { $0 == elementIndent(other) } ?? false
      case .other: false
      }
    guard keepsBoth else { return blank(other) }
    if form == .code { for offset in unmatched(other) { bytes[offset] = UInt8(ascii: " ") } }
  }

  private mutating func blank(_ range: Range<Int>) {
    for offset in range where !SwiftLexer.isNewline(bytes[offset]) {
      bytes[offset] = UInt8(ascii: " ")
    }
  }

  // MARK: Marks

  /// True if seven `<` or `>` stand where a line begins, with nothing or a blank behind them.
  ///
  /// Only every seventh byte is looked at, since each file of a project is asked.
  static func holdsMark(_ bytes: [UInt8]) -> Bool {
    let text = bytes.span
    var index = 6
    while index < text.count {
      let byte = text[index]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else {
        index += 7
        continue
      }
      var start = index
      while start > 0, text[start - 1] == byte { start -= 1 }
      var end = index + 1
      while end < text.count, text[end] == byte { end += 1 }
      if end - start == 7, start == 0 || text[start - 1] == UInt8(ascii: "\n"),
        end == text.count || text[end] <= UInt8(ascii: " ")
      {
        return true
      }
      index = end + 6
    }
    return false
  }

  /// The byte of which the line is a mark; nil of any other line.
  private static func mark(_ bytes: [UInt8], _ line: Range<Int>) -> UInt8? {
    guard line.count >= 7, let byte = bytes[safe: line.lowerBound],
      "<|=>".utf8.contains(byte), bytes[line].prefix(7).allSatisfy({ $0 == byte })
    else { return nil }
    guard line.count > 7 else { return byte }
    return bytes[line.lowerBound + 7] <= UInt8(ascii: " ") ? byte : nil
  }

  // MARK: Sides

  /// The brackets in the range that have no partner in it.
  private func unmatched(_ range: Range<Int>) -> [Int] {
    var open: [(offset: Int, closer: UInt8)] = []
    var result: [Int] = []
    for offset in range {
      switch bytes[offset] {
      case UInt8(ascii: "("): open.append((offset, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((offset, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((offset, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.last?.closer == bytes[offset] {
          open.removeLast()
        } else {
          result.append(offset)
        }
      default: break
      }
    }
    return result + open.map(\.offset)
  }

  /// True if every element that begins in the range ends in it.
  private func isMarkup(_ range: Range<Int>) -> Bool {
    var open: [ArraySlice<UInt8>] = []
    var index = range.lowerBound
    while let start = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ">")) else {
        return false
      }
      index = end + 1
      let tag = bytes[(start + 1)..<end]
      guard let byte = tag.first, !"!?".utf8.contains(byte) else { continue }
      if byte == UInt8(ascii: "/") {
        let name = tag.dropFirst().prefix { $0 > UInt8(ascii: " ") }
        guard let last = open.popLast(), last.elementsEqual(name) else { return false }
      } else if tag.last != UInt8(ascii: "/") {
        open.append(tag.prefix { $0 > UInt8(ascii: " ") })
      }
    }
    return open.isEmpty
  }

  /// How far the elements of a list are indented that the range consists of; nil where it consists of
  /// anything else.
  private func elementIndent(_ range: Range<Int>) -> Int? {
    var result: Int?
    for line in bytes[range].split(separator: UInt8(ascii: "\n")) {
      guard let start = line.firstIndex(where: { $0 > UInt8(ascii: " ") }) else { continue }
      let indent = start - line.startIndex
      guard line[start] == UInt8(ascii: "-"), result.map({ $0 == indent }) ?? true else {
        return nil
      }
      result = indent
    }
    return result
  }
}

extension MergeConflicts {
  static let message = "it holds an unresolved merge conflict"
  static let help = """
    resolve the conflict and remove the lines that begin with <<<<<<<, ======= and >>>>>>>
    """

  /// How files of this name are written.
  static func form(ofFile name: String) -> Form {
    if name.hasPathExtension(in: [
      "plist", "storyboard", "xib", "stringsdict", "xaml", "csproj", "html", "htm",
      "xcworkspacedata",
    ]) {
      return .markup
    }
    if name.hasPathExtension(in: ["pbxproj", "strings", "xcconfig", "css"]) { return .statements }
    if name.hasPathExtension(in: ["yml", "yaml"]) { return .elements }
    if name.hasPathExtension(in: [
      "swift", "m", "mm", "h", "pch", "js", "jsx", "ts", "tsx", "mjs", "cjs", "dart", "cs",
    ]) {
      return .code
    }
    return name == "Podfile" || name == "Cartfile" ? .code : .other
  }

  /// Words of files that matter here, of kinds most of which do not.
  private static let words = WordSearch(["font", "Font", "\"fName\"", "targets"])

  /// True if people have to be told of a conflict in the file: it breaks the build, or says something
  /// about fonts.
  static func matters(in file: ProjectFile) -> Bool {
    let name = file.name
    if name.hasPathExtension(in: [
      "plist", "pbxproj", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "swift", "m",
      "mm", "h", "pch", "xcconfig", "xcworkspacedata", "arb",
    ]) {
      return true
    }
    return words.matches(file.bytes)
  }
}

/// A conflict that a file of the project holds.
struct FileConflict: Sendable, Equatable {
  var path: String
  /// The lines from its first mark to its last.
  var lines: ClosedRange<Int>
}
