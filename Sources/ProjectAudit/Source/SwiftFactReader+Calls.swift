/// Calls that make fonts or hand their names on.
extension SwiftFactReader {
  /// Notes the call that begins at `index`; false where it fits none of the patterns.
  @discardableResult
  mutating func fontCall(at index: Int, _ patterns: [SwiftCallPattern]) -> Bool {
    guard let match = calls.match(at: index, patterns), let start = tokens[index] else {
      return false
    }
    if match.pattern.takesAttributes { attributesEnd = closing[match.open] ?? index }
    let fact = scaling.usage(of: match, at: index)
    if fact.usage.scaling != .none, match.pattern.framework == .swiftUI, !isInPreview(index) {
      scaling.modifiers(around: index)
    }
    for (value, meaning) in match.names {
      var call = FontCallFact(
        api: match.api, meaning: meaning, certainty: match.certainty,
        names: reader.alternatives(value), namePlace: place(value.lowerBound),
        place: reader.place(start.quote))
      call.usage = fact.usage
      call.local = fact.local
      call.size = fact.size
      call.unwrapPlace = fact.unwrapPlace
      note { $0.fontCalls.append(call) }
    }
    return true
  }

  mutating func call(at index: Int, name: String, receiver: String?) {
    let open = index + 1
    guard let start = tokens[open]?.start, let end = closing[open].flatMap({ tokens[$0]?.end })
    else { return }
    let call: RecordedCall =
      // What `#if` leaves out would be read again.
      if end - start > ArgumentText.longest
        || tokens.bytes[start..<end].contains(UInt8(ascii: "#"))
      {
        .read(
          SourceCall(
            name: name, receiver: receiver, arguments: reader.sourceArguments(from: open)))
      } else {
        .unread(
          UnreadCall(
            name: name, receiver: receiver,
            arguments: facts.argumentText.keep(start..<end, of: tokens.bytes),
            at: reader.place(start).position))
      }
    note { $0.calls.append(call) }
  }

  /// True if a call stands at `index` that may hand on a font's name: its name, which stands at `name`,
  /// or an argument's label speaks of fonts or names, or it is given a text that could be a font's name.
  func mayMatter(_ index: Int, name: Int?) -> Bool {
    guard tokens.isPunctuation(index + 1, "("), let close = closing[index + 1],
      !(name.map { tokens.isIdentifier($0, in: Self.otherFunctions) } ?? false)
    else { return false }
    return (name.map(speaksOfFonts) ?? false || handsOnName(from: index + 1, to: close))
      && !tokens.isIdentifier(index - 1, "func") && reader.hasKnownArgument(from: index + 1)
  }

  func handsOnName(from open: Int, to close: Int) -> Bool {
    var start = open + 1
    while start < close {
      let isLabelled = tokens.isPunctuation(start + 1, ":") && tokens.isIdentifier(start)
      if isLabelled, tokens.isIdentifier(start, "name") || speaksOfFonts(start) { return true }
      if let token = tokens[isLabelled ? start + 2 : start], token.kind == .string,
        isNameLike(token)
      {
        return true
      }
      while start < close, !tokens.isPunctuation(start, ",") {
        start = (closing[start] ?? start) + 1
      }
      start += 1
    }
    return false
  }

  /// True if the name at `index` holds `ont`, `ypeface` or `amily`.
  func speaksOfFonts(_ index: Int) -> Bool {
    guard let token = tokens[index], token.kind == .identifier else { return false }
    let bytes = tokens.bytes
    var start = token.start
    while token.end - start >= 3 {
      switch bytes[start] {
      case UInt8(ascii: "o"):
        if bytes[start + 1] == UInt8(ascii: "n"), bytes[start + 2] == UInt8(ascii: "t") {
          return true
        }
      case UInt8(ascii: "y"):
        if bytes[start..<token.end].starts(with: "ypeface".utf8) { return true }
      case UInt8(ascii: "a"):
        if bytes[start + 1] == UInt8(ascii: "m"),
          bytes[start..<token.end].starts(with: "amily".utf8)
        {
          return true
        }
      default: break
      }
      start += 1
    }
    return false
  }

  func isNameLike(_ token: SourceToken) -> Bool {
    let start = min(token.quote + 1, token.end)
    let end = max(start, token.end - 1 - token.hashes)
    guard (1...128).contains(end - start) else { return false }
    // Of the fonts that people ship hardly one has a name without a large letter or a hyphen.
    var isLikely = false
    for offset in start..<end {
      let byte = tokens.bytes[offset]
      if Self.nameMarks.contains(byte) {
        isLikely = true
      } else if !SwiftLexer.isNameByte(byte), !Self.nameSeparators.contains(byte) {
        return false
      }
    }
    return isLikely
  }

  static let nameMarks: ByteSet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ-"
  static let nameSeparators: ByteSet = " .'&+,"

  /// Functions that take texts and are never wrappers around a font.
  static let otherFunctions = WordTable([
    "print", "NSLog", "debugPrint", "fatalError", "precondition", "assert", "assertionFailure",
    "preconditionFailure", "NSLocalizedString", "Text", "UIImage", "Image", "NSImage", "Selector",
    "URL", "LocalizedStringKey", "localized", "Logger", "if", "while", "switch", "for", "guard",
    "return", "catch", "XCTAssertEqual", "append", "contains", "hasPrefix", "hasSuffix",
    "available", "selector",
  ])
}
