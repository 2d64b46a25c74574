/// A comment of a file.
struct SourceComment: Sendable, Equatable {
  /// The offset of its first mark.
  var start: Int
  /// What stands between its marks.
  var content: Range<Int>
  /// The offset behind its last mark.
  var end: Int
}

/// How a kind of file writes comments.
enum CommentSyntax: Sendable, Equatable {
  case swift
  case objectiveC
  /// `<!-- … -->`
  case markup
  /// `// …`, `/* … */`, and texts in one of three quotes.
  case braces
  /// `# …`
  case hash

  /// The syntax of a file, told by its name, and for a property list by how it begins; nil where the
  /// kind is unknown or has no comments.
  init?(fileName: String, bytes: [UInt8]) {
    if fileName.hasPathExtension(in: ["plist", "entitlements"]) {
      let first = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
      if bytes.starts(with: BinaryPropertyList.signature) { return nil }
      self = first == UInt8(ascii: "<") ? .markup : .braces
      return
    }
    let kind = Self.extensions.first { fileName.hasPathExtension(in: $0.endings) }
    if let kind {
      self = kind.syntax
    } else if ["Podfile", "Fastfile", "Gemfile"].contains(fileName) {
      self = .hash
    } else {
      return nil
    }
  }

  private static let extensions: [(endings: [String], syntax: CommentSyntax)] = [
    (["swift"], .swift),
    (["m", "mm", "h", "hh", "hpp", "pch", "c", "cc", "cpp"], .objectiveC),
    (["storyboard", "xib", "xml", "html", "htm", "svg", "xcworkspacedata"], .markup),
    (
      [
        "pbxproj", "strings", "stringsdict", "xcconfig", "js", "jsx", "mjs", "cjs", "ts", "tsx",
        "dart", "kt", "kts", "java", "gradle", "json5", "jsonc", "css", "scss",
      ], .braces
    ),
    (["yml", "yaml", "rb", "toml", "sh", "podspec"], .hash),
  ]

  /// Every comment, in the order of the file. Linear, and never fails: what is never closed ends with
  /// the file.
  func comments(in bytes: [UInt8]) -> [SourceComment] {
    switch self {
    case .swift: Self.between(SwiftLexer.tokens(of: bytes), nests: true)
    case .objectiveC: Self.between(ObjectiveCLexer.tokens(of: bytes), nests: false)
    case .markup: Self.markup(bytes)
    case .braces: Self.braces(bytes)
    case .hash: Self.hash(bytes)
    }
  }

  // MARK: Source

  /// The comments between tokens, where nothing else but white space can be.
  private static func between(_ list: TokenList, nests: Bool) -> [SourceComment] {
    var result: [SourceComment] = []
    var start = 0
    for index in 0...list.count {
      let end = list[index]?.start ?? list.bytes.count
      if start < end, !isText(before: index, end: end, in: list) {
        scan(start..<end, of: list.bytes, nests: nests, into: &result)
      }
      start = max(start, list[index]?.end ?? end)
    }
    return result
  }

  /// True if what stands before the token is the text of a string that goes on after an interpolation.
  private static func isText(before index: Int, end: Int, in list: TokenList) -> Bool {
    guard let token = list[index] else { return false }
    if token.kind == .interpolatedStringEnd { return true }
    guard list.isPunctuation(index, "("), list.isPunctuation(index - 1, ")") else { return false }
    let mark = list.bytes[..<end].lastIndex { $0 != UInt8(ascii: "#") }
    return mark.map { list.bytes[$0] == UInt8(ascii: "\\") } ?? false
  }

  private static func scan(
    _ range: Range<Int>, of bytes: [UInt8], nests: Bool, into result: inout [SourceComment]
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      switch bytes[safe: index + 1] {
      case UInt8(ascii: "/"):
        index = lineComment(at: index, marks: 2, limit: range.upperBound, in: bytes, into: &result)
      case UInt8(ascii: "*"):
        index = blockComment(
          at: index, limit: range.upperBound, nests: nests, in: bytes, into: &result)
      default: index += 1
      }
    }
  }

  private static func lineComment(
    at start: Int, marks: Int, limit: Int, in bytes: [UInt8], into result: inout [SourceComment]
  ) -> Int {
    var end = start + marks
    while end < limit, !SwiftLexer.isNewline(bytes[end]) { end += 1 }
    result.append(SourceComment(start: start, content: (start + marks)..<end, end: end))
    return end
  }

  private static func blockComment(
    at start: Int, limit: Int, nests: Bool, in bytes: [UInt8], into result: inout [SourceComment]
  ) -> Int {
    var depth = 1
    var index = start + 2
    while index < limit {
      switch (bytes[index], bytes[safe: index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 {
          result.append(
            SourceComment(start: start, content: (start + 2)..<(index - 2), end: index))
          return index
        }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where nests:
        depth += 1
        index += 2
      default: index += 1
      }
    }
    result.append(SourceComment(start: start, content: min(start + 2, limit)..<limit, end: limit))
    return limit
  }

  // MARK: Other files

  private static func markup(_ bytes: [UInt8]) -> [SourceComment] {
    var result: [SourceComment] = []
    var index = 0
    while let offset = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[offset...].starts(with: "<!--".utf8) {
        let (end, contentEnd) = close("-->", from: offset + 4, in: bytes)
        result.append(
          SourceComment(start: offset, content: (offset + 4)..<contentEnd, end: end))
        index = end
      } else if bytes[offset...].starts(with: "<![CDATA[".utf8) {
        index = close("]]>", from: offset + 9, in: bytes).end
      } else {
        index = offset + 1
      }
    }
    return result
  }

  /// Where the closing mark ends and begins; the file's end where there is none.
  private static func close(
    _ mark: String, from start: Int, in bytes: [UInt8]
  ) -> (end: Int, contentEnd: Int) {
    let mark = Array(mark.utf8)
    var index = start
    while index < bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
        return (index + mark.count, index)
      }
      index += 1
    }
    return (bytes.count, bytes.count)
  }

  private static func braces(_ bytes: [UInt8]) -> [SourceComment] {
    var result: [SourceComment] = []
    var index = 0
    while let byte = bytes[safe: index] {
      switch (byte, bytes[safe: index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        index = lineComment(at: index, marks: 2, limit: bytes.count, in: bytes, into: &result)
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        index = blockComment(
          at: index, limit: bytes.count, nests: false, in: bytes, into: &result)
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _), (UInt8(ascii: "`"), _):
        index = endOfText(from: index, in: bytes)
      default: index += 1
      }
    }
    return result
  }

  /// Where a text in quotes ends; only one in grave accents goes over several lines.
  private static func endOfText(from start: Int, in bytes: [UInt8]) -> Int {
    let quote = bytes[start]
    var index = start + 1
    while let byte = bytes[safe: index] {
      if byte == quote { return index + 1 }
      if SwiftLexer.isNewline(byte), quote != UInt8(ascii: "`") { return index }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  private static func hash(_ bytes: [UInt8]) -> [SourceComment] {
    var result: [SourceComment] = []
    var index = 0
    while let byte = bytes[safe: index] {
      let isAfterSpace = index == 0 || bytes[index - 1] <= UInt8(ascii: " ")
      if byte == UInt8(ascii: "#"), isAfterSpace {
        index = lineComment(at: index, marks: 1, limit: bytes.count, in: bytes, into: &result)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), isAfterSpace {
        index = endOfText(from: index, in: bytes)
      } else {
        index += 1
      }
    }
    return result
  }
}
