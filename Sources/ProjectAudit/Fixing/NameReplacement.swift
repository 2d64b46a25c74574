import TextFormatting

/// Finds a name in a file again and writes another in its place, as the file's language has it.
struct NameReplacement {
  private let bytes: [UInt8]
  private let language: Language
  /// The literals of source, by where their quotes or their first marks are.
  private let literals: [Int: SourceToken]

  private enum Language {
    case swift, objectiveC, markup, other
  }

  init(bytes: [UInt8], fileName: String) {
    self.bytes = bytes
    var tokens: [SourceToken] = []
    if fileName.hasPathExtension(in: ["swift"]) {
      language = .swift
      tokens = SwiftLexer.tokens(of: bytes).tokens
    } else if fileName.hasPathExtension(in: ["m", "mm", "h", "pch"]) {
      language = .objectiveC
      tokens = ObjectiveCLexer.tokens(of: bytes).tokens
    } else {
      language = fileName.hasPathExtension(in: ["storyboard", "xib"]) ? .markup : .other
    }
    let kinds: [SourceToken.Kind] = [.string, .multilineString, .cString]
    literals = Dictionary(
      tokens.filter { kinds.contains($0.kind) }.flatMap { [($0.quote, $0), ($0.start, $0)] }
    ) { first, _ in first }
  }

  /// The edit that puts `new` in place of the name `old` that stands at `offset`.
  ///
  /// - Throws: `Refusal` where something else stands there, or in a form that is not edited.
  func edit(_ old: String, with new: String, at offset: Int) throws(Refusal) -> TextEdit {
    switch language {
    case .swift: try swift(old, new, offset)
    case .objectiveC: try objectiveC(old, new, offset)
    case .markup: try markup(old, new, offset)
    case .other: throw Refusal(reason: "files of this kind are not edited")
    }
  }

  static let changed = Refusal(reason: "the name does not stand there any more")

  private func swift(
    _ old: String, _ new: String, _ offset: Int
  ) throws(Refusal) -> TextEdit {
    guard let token = literals[offset],
      SwiftStringLiteral.value(of: token, in: bytes)?.hasSameBytes(as: old) == true
    else { throw Self.changed }
    guard token.kind == .string else {
      throw Refusal(reason: "the name stands in a literal of several lines")
    }
    let literal = SwiftSourceText.literal(new)
    if token.hashes > 0, literal.contains("\\") {
      throw Refusal(reason: "the name stands in a raw literal, which cannot hold the new one")
    }
    return TextEdit(
      range: (token.quote + 1)..<(token.end - token.hashes - 1),
      replacement: Array(literal.utf8.dropFirst().dropLast()))
  }

  private func objectiveC(
    _ old: String, _ new: String, _ offset: Int
  ) throws(Refusal) -> TextEdit {
    guard let token = literals[offset], token.end - 1 > token.quote,
      ObjectiveCStringLiteral.value(of: token, in: bytes)?.hasSameBytes(as: old) == true,
      bytes[safe: token.quote] == UInt8(ascii: "\""),
      bytes[safe: token.end - 1] == UInt8(ascii: "\"")
    else { throw Self.changed }
    // `@"…"` without its mark and quotes.
    let literal = ObjectiveCSourceText.literal(new)
    return TextEdit(
      range: (token.quote + 1)..<(token.end - 1),
      replacement: Array(literal.utf8.dropFirst(2).dropLast()))
  }

  // MARK: Markup

  /// The attribute of the element at `offset` that holds the name, else the element's text.
  private func markup(
    _ old: String, _ new: String, _ offset: Int
  ) throws(Refusal) -> TextEdit {
    guard bytes[safe: offset] == UInt8(ascii: "<") else { throw Self.changed }
    var index = endOfName(from: offset + 1)
    while true {
      index = endOfSpace(from: index)
      guard let byte = bytes[safe: index] else { throw Self.changed }
      if byte == UInt8(ascii: ">") {
        let start = index + 1
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")), holds(old, start..<end)
        else { throw Self.changed }
        return TextEdit(range: start..<end, replacement: Array(Self.escaped(new).utf8))
      }
      let nameEnd = endOfName(from: index)
      let name = String(decoding: bytes[index..<nameEnd], as: UTF8.self)
      index = endOfSpace(from: nameEnd)
      guard bytes[safe: index] == UInt8(ascii: "=") else { throw Self.changed }
      index = endOfSpace(from: index + 1)
      guard let quote = bytes[safe: index],
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = bytes[(index + 1)...].firstIndex(of: quote)
      else { throw Self.changed }
      let value = (index + 1)..<end
      if Self.nameAttributes.contains(name), holds(old, value) {
        return TextEdit(range: value, replacement: Array(Self.escaped(new).utf8))
      }
      index = end + 1
    }
  }

  /// Attributes that name a font in interface files.
  private static let nameAttributes = ["name", "family", "value"]

  private func endOfName(from start: Int) -> Int {
    var index = start
    while let byte = bytes[safe: index], byte > UInt8(ascii: " "), byte != UInt8(ascii: "="),
      byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/")
    {
      index += 1
    }
    return index
  }

  private func endOfSpace(from start: Int) -> Int {
    var index = start
    while let byte = bytes[safe: index], byte <= UInt8(ascii: " ") { index += 1 }
    return index
  }

  /// True if the bytes are the name, as it is or with references.
  private func holds(_ name: String, _ range: Range<Int>) -> Bool {
    [name, Self.escaped(name), name.escapedForXML].contains {
      bytes[range].elementsEqual($0.utf8)
    }
  }

  /// The name as an attribute's value in either kind of quotes.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.escapedForXML.unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
