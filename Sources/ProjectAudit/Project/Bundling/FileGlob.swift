/// A pattern of paths as build tools write them: `*` and `?` within a name, `**` for any folders,
/// `[a-z]` for one letter, `{a,b}` for alternatives.
///
/// Paths and patterns are compared as bytes. Matching takes time in proportion to the product of both
/// lengths at most, whatever the pattern.
struct FileGlob: Sendable {
  /// Each alternative as the pieces between its slashes.
  private let alternatives: [[[UInt8]]]

  /// How many alternatives braces may stand for.
  private static let alternativeLimit = 64

  /// - Parameter pattern: relative, with `/`; `./` at its beginning does not count.
  init(_ pattern: String) {
    alternatives = Self.expanded(Array(pattern.utf8)).map { alternative in
      alternative.split(separator: UInt8(ascii: "/")).map(Array.init)
        .filter { !$0.elementsEqual(".".utf8) }
    }
  }

  /// True if `text` holds anything that stands for more than itself.
  static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
      || text.utf8.contains(UInt8(ascii: "[")) && text.utf8.contains(UInt8(ascii: "]"))
      || text.utf8.contains(UInt8(ascii: "{")) && text.utf8.contains(UInt8(ascii: "}"))
  }

  /// True if the whole of `path` fits.
  func matches(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return alternatives.contains { Self.matches(parts, $0) }
  }

  /// True if `path`, or a folder that it stands in, fits.
  func matchesPathOrFolder(_ path: String) -> Bool {
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    while !parts.isEmpty {
      if alternatives.contains(where: { Self.matches(parts, $0) }) { return true }
      parts.removeLast()
    }
    return false
  }

  /// The files that fit, in the order of their paths.
  ///
  /// - Parameter folder: where the pattern begins.
  func files(of files: ProjectFiles, in folder: String) -> [String] {
    // What all alternatives begin with need not be searched.
    var prefix: [String] = []
    if let first = alternatives.first, alternatives.count == 1 {
      prefix = first.dropLast().prefix { !Self.isPattern(String(decoding: $0, as: UTF8.self)) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let base = ProjectFiles.resolve(prefix.joined(separator: "/"), in: folder)
    let start = ProjectFiles.resolve("", in: folder)
    // `..` in the pattern is resolved with its folder; what then follows is matched.
    let rest = alternatives.map { Array($0.dropFirst(prefix.count)) }
    return files.files(below: prefix.isEmpty ? start : base).filter { path in
      let from = prefix.isEmpty ? start : base
      let below = from.isEmpty ? path[...] : path.dropFirst(from.count + 1)
      let parts = below.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      return rest.contains { Self.matches(parts, $0) }
    }
  }

  /// `**` takes any number of parts, like `*` any number of bytes; only the last has to be tried again.
  private static func matches(_ parts: [[UInt8]], _ pattern: [[UInt8]]) -> Bool {
    let any = Array("**".utf8)
    var (part, piece) = (0, 0)
    var retry: (part: Int, piece: Int)?
    while part < parts.count {
      if piece < pattern.count, pattern[piece] == any {
        retry = (part, piece + 1)
        piece += 1
      } else if piece < pattern.count, matches(parts[part], pattern[piece]) {
        part += 1
        piece += 1
      } else if let again = retry {
        retry = (again.part + 1, again.piece)
        (part, piece) = (again.part + 1, again.piece)
      } else {
        return false
      }
    }
    return pattern[piece...].allSatisfy { $0 == any }
  }

  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (index, place) = (0, 0)
    var retry: (index: Int, place: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (index, place + 1)
        place += 1
      } else if place < pattern.count, let end = end(of: name[index], pattern, place) {
        index += 1
        place = end
      } else if let again = retry {
        retry = (again.index + 1, again.place)
        (index, place) = (again.index + 1, again.place)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where the pattern goes on if the piece at `place` takes `byte`; nil if it does not.
  private static func end(of byte: UInt8, _ pattern: [UInt8], _ place: Int) -> Int? {
    switch pattern[place] {
    case UInt8(ascii: "?"): return place + 1
    case UInt8(ascii: "["):
      guard let close = pattern[place...].firstIndex(of: UInt8(ascii: "]")), close > place + 1
      else { break }
      var letters = pattern[(place + 1)..<close]
      let isNegated = letters.first == UInt8(ascii: "!") || letters.first == UInt8(ascii: "^")
      if isNegated { letters = letters.dropFirst() }
      var isIn = false
      var index = letters.startIndex
      while index < letters.endIndex {
        if index + 2 < letters.endIndex, letters[index + 1] == UInt8(ascii: "-") {
          isIn = isIn || letters[index] <= byte && byte <= letters[index + 2]
          index += 3
        } else {
          isIn = isIn || letters[index] == byte
          index += 1
        }
      }
      return isIn != isNegated ? close + 1 : nil
    default: break
    }
    return pattern[place] == byte ? place + 1 : nil
  }

  /// The texts that braces stand for; braces within braces are taken as they are.
  private static func expanded(_ pattern: [UInt8]) -> [[UInt8]] {
    var results: [[UInt8]] = [[]]
    var rest = pattern[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let choices = rest[(open + 1)..<close].split(
        separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      guard results.count * choices.count <= alternativeLimit else { break }
      let before = rest[..<open]
      results = results.flatMap { result in choices.map { result + before + $0 } }
      rest = rest[(close + 1)...]
    }
    return results.map { $0 + rest }
  }
}
