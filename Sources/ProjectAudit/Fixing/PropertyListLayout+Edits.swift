extension PropertyListLayout {
  /// Puts another text in place of an element's.
  func replacing(_ element: Element, with text: String) throws(Refusal) -> TextEdit {
    guard let content = element.content, !bytes[content].contains(UInt8(ascii: "<")) else {
      throw Refusal(reason: "a comment or a section stands within the entry")
    }
    return TextEdit(range: content, replacement: Array(text.escapedForXML.utf8))
  }

  /// Takes an element away, with its line where nothing else stands in it.
  func removing(_ element: Element) -> TextEdit {
    var start = element.range.lowerBound
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    var end = element.range.upperBound
    while let byte = bytes[safe: end], Self.isBlank(byte) { end += 1 }
    let beginsLine = start == 0 || SwiftLexer.isNewline(bytes[start - 1])
    guard beginsLine, let byte = bytes[safe: end], SwiftLexer.isNewline(byte) else {
      return TextEdit(range: element.range, replacement: [])
    }
    end += byte == UInt8(ascii: "\r") && bytes[safe: end + 1] == UInt8(ascii: "\n") ? 2 : 1
    return TextEdit(range: start..<end, replacement: [])
  }

  /// Puts strings at the end of the array, in the form that the file has; the array too where the key
  /// is not there.
  func adding(_ texts: [String], key: String) throws(Refusal) -> TextEdit {
    guard otherValue == nil else { throw Refusal(reason: "its \(key) is no array") }
    let strings = texts.map { "<string>\($0.escapedForXML)</string>" }
    guard let list else {
      return try addingValue(key: key) { block(strings, indentation: $0) }
    }
    let outer = indentation(at: list.range.lowerBound)
    // An array without anything in it gets its lines anew.
    guard let closing = list.closing, !isBlank(list.contentStart..<closing) else {
      return TextEdit(
        range: list.range, replacement: Array(block(strings, indentation: outer).utf8))
    }
    let inner = list.elements.last.map { indentation(at: $0.range.lowerBound) } ?? outer + unit
    guard let start = ownLine(of: closing) else {
      return TextEdit(range: closing..<closing, replacement: Array(strings.joined().utf8))
    }
    let lines = strings.map { inner + $0 + newline }.joined()
    return TextEdit(range: start..<start, replacement: Array(lines.utf8))
  }

  /// Makes a string the value of the key; nil where it is already.
  func setting(_ text: String, key: String) throws(Refusal) -> TextEdit? {
    let string = "<string>\(text.escapedForXML)</string>"
    if list != nil { throw Refusal(reason: "its \(key) is no string") }
    guard let value = otherValue else { return try addingValue(key: key) { _ in string } }
    guard let old = value.text else { throw Refusal(reason: "its \(key) is no string") }
    if old.hasSameBytes(as: text) { return nil }
    return TextEdit(range: value.range, replacement: Array(string.utf8))
  }

  /// Adds the key with its value at the end of the dictionary.
  ///
  /// - Parameter value: the value for a key with that indentation.
  private func addingValue(
    key: String, _ value: (_ indentation: String) -> String
  ) throws(Refusal) -> TextEdit {
    guard let closing = dictionaryClosing, let dictionaryOffset else {
      throw Refusal(reason: "its outermost element is no dictionary with content")
    }
    let key = "<key>\(key.escapedForXML)</key>"
    let inner = keyOffset.map { indentation(at: $0) } ?? indentation(at: dictionaryOffset) + unit
    guard let start = ownLine(of: closing) else {
      return TextEdit(range: closing..<closing, replacement: Array((key + value(inner)).utf8))
    }
    let text = inner + key + newline + inner + value(inner) + newline
    return TextEdit(range: start..<start, replacement: Array(text.utf8))
  }

  /// An array over several lines, whose first stands where it belongs already.
  private func block(_ strings: [String], indentation: String) -> String {
    let lines = strings.map { indentation + unit + $0 + newline }.joined()
    return "<array>" + newline + lines + indentation + "</array>"
  }

  // MARK: Lines

  /// By how much a level is indented: what a key has more than the dictionary, which Xcode does not
  /// indent; else a tab.
  private var unit: String {
    guard let keyOffset, let dictionaryOffset else { return "\t" }
    let (key, dictionary) = (indentation(at: keyOffset), indentation(at: dictionaryOffset))
    guard key.utf8.count > dictionary.utf8.count, key.hasPrefix(dictionary) else { return "\t" }
    return String(key.dropFirst(dictionary.count))
  }

  /// How the file ends its lines, told by the first.
  private var newline: String {
    guard let first = bytes.firstIndex(where: SwiftLexer.isNewline) else { return "\n" }
    if bytes[first] == UInt8(ascii: "\n") { return "\n" }
    return bytes[safe: first + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: SwiftLexer.isNewline).map { $0 + 1 } ?? 0
  }

  /// Where the line of `offset` begins, if nothing but blanks stands before it; nil else.
  private func ownLine(of offset: Int) -> Int? {
    let start = lineStart(of: offset)
    return start > 0 && bytes[start..<offset].allSatisfy(Self.isBlank) ? start : nil
  }

  /// The blanks that the line of `offset` begins with.
  private func indentation(at offset: Int) -> String {
    let blanks = bytes[lineStart(of: offset)..<offset].prefix(while: Self.isBlank)
    return String(decoding: blanks, as: UTF8.self)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { Self.isBlank($0) || SwiftLexer.isNewline($0) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
