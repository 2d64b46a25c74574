/// What an XML document is made of, as far as property lists and interface files need it.
enum MarkupEvent: Sendable, Equatable {
  /// A start tag; an empty-element tag is followed by its end.
  case start(name: String, attributes: [MarkupAttribute], offset: Int)
  case end(name: String)
  /// Character data, with references replaced and newlines as LF; long text may come in parts.
  case text(String)
}

/// An attribute as written, its value with references replaced.
struct MarkupAttribute: Sendable, Equatable {
  var name: String
  var value: String
}

/// Why a document is no XML.
struct MarkupError: Error, Sendable, Equatable {
  /// What is wrong, as half a sentence.
  var message: String
  var offset: Int
}

/// A small XML reader that knows where every tag begins.
///
/// Foundation's `XMLParser` reports the end of a start tag instead of its beginning, words its errors
/// differently from one system to the next, and loads a library of the system. This one does what
/// XML 1.0 asks of a non-validating processor for documents that declare nothing: it checks that tags
/// nest, knows the five predefined entities and character references, and reads no other. A document
/// that declares entities is refused, so that none can expand without bound, and nothing outside the
/// file is ever looked at. It takes one pass, without recursion.
struct MarkupReader {
  /// The document as UTF-8, which offsets refer to.
  let bytes: [UInt8]
  private(set) var position = 0
  private var openElements: [String] = []
  private var hasRoot = false
  /// The end of the empty-element tag just reported.
  private var pendingEnd: String?

  /// - Throws: `MarkupError` if the bytes are no text in an encoding that is read here.
  init(_ stored: [UInt8]) throws(MarkupError) {
    var bytes = MarkupText.utf8(stored)
    if let encoding = Self.declaredEncoding(bytes) {
      switch encoding {
      case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be": break
      case "iso-8859-1", "latin1": bytes = MarkupText.utf8(fromLatin1: bytes)
      default:
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
          throw MarkupError(
            message: "it is in the encoding \(encoding), which is not read", offset: 0)
        }
      }
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw MarkupError(message: "it holds bytes that are no UTF-8", offset: 0)
    }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The encoding that the XML declaration names, in lower case.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let declaration = head.prefix(while: { $0 != ">" }).firstRange(of: "encoding=") else {
      return nil
    }
    let value = head[declaration.upperBound...]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return value.dropFirst().prefix { $0 != quote }.lowercased()
  }

  /// The next piece, or nil at the end of the document.
  mutating func next() throws(MarkupError) -> MarkupEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name: name)
    }
    while let byte = bytes[safe: position] {
      guard byte == UInt8(ascii: "<") else {
        if let text = try characterData() { return .text(text) }
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->", "a comment is never closed")
      } else if starts(with: "<![CDATA[") {
        return .text(try characterSection())
      } else if starts(with: "<?") {
        try skip(past: "?>", "a processing instruction is never closed")
      } else if starts(with: "<!DOCTYPE") {
        try documentType()
      } else if starts(with: "</") {
        return try endTag()
      } else {
        return try startTag()
      }
    }
    if let name = openElements.last {
      throw MarkupError(message: "the file ends within <\(name)>", offset: bytes.count)
    }
    guard hasRoot else { throw MarkupError(message: "it has no element", offset: bytes.count) }
    return nil
  }

  // MARK: Tags

  private mutating func startTag() throws(MarkupError) -> MarkupEvent {
    let offset = position
    if openElements.isEmpty, hasRoot {
      throw MarkupError(message: "something follows the outermost element", offset: offset)
    }
    position += 1
    let name = try name()
    var attributes: [MarkupAttribute] = []
    var names: Set<String> = []
    while true {
      let hadSpace = skipSpace()
      switch bytes[safe: position] {
      case UInt8(ascii: ">"):
        position += 1
        openElements.append(name)
        hasRoot = true
        return .start(name: name, attributes: attributes, offset: offset)
      case UInt8(ascii: "/"):
        guard bytes[safe: position + 1] == UInt8(ascii: ">") else {
          throw MarkupError(message: "the tag <\(name)> is malformed", offset: position)
        }
        position += 2
        hasRoot = true
        pendingEnd = name
        return .start(name: name, attributes: attributes, offset: offset)
      case nil: throw MarkupError(message: "the file ends within <\(name)>", offset: position)
      default:
        guard hadSpace else {
          throw MarkupError(message: "the tag <\(name)> is malformed", offset: position)
        }
        let attribute = try attribute(of: name)
        guard names.insert(attribute.name).inserted else {
          throw MarkupError(
            message: "<\(name)> has the attribute \(attribute.name) twice", offset: position)
        }
        attributes.append(attribute)
      }
    }
  }

  private mutating func endTag() throws(MarkupError) -> MarkupEvent {
    let offset = position
    position += 2
    let name = try name()
    skipSpace()
    guard bytes[safe: position] == UInt8(ascii: ">") else {
      throw MarkupError(message: "the tag </\(name)> is malformed", offset: offset)
    }
    position += 1
    guard let open = openElements.popLast() else {
      throw MarkupError(message: "</\(name)> closes nothing", offset: offset)
    }
    guard open.utf8.elementsEqual(name.utf8) else {
      throw MarkupError(message: "</\(name)> stands where </\(open)> is due", offset: offset)
    }
    return .end(name: name)
  }

  private mutating func attribute(of element: String) throws(MarkupError) -> MarkupAttribute {
    let name = try name()
    skipSpace()
    guard bytes[safe: position] == UInt8(ascii: "=") else {
      throw MarkupError(message: "the attribute \(name) has no value", offset: position)
    }
    position += 1
    skipSpace()
    guard let quote = bytes[safe: position],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw MarkupError(message: "the value of \(name) is not quoted", offset: position) }
    position += 1
    let start = position
    while let byte = bytes[safe: position], byte != quote {
      guard byte != UInt8(ascii: "<") else {
        throw MarkupError(message: "the value of \(name) holds <", offset: position)
      }
      position += 1
    }
    guard position < bytes.count else {
      throw MarkupError(message: "the file ends within the value of \(name)", offset: start)
    }
    let value = try text(start..<position, isAttribute: true)
    position += 1
    return MarkupAttribute(name: name, value: value)
  }

  private mutating func name() throws(MarkupError) -> String {
    let start = position
    while let byte = bytes[safe: position], Self.isNameByte(byte) { position += 1 }
    guard position > start, let first = bytes[safe: start], !Self.isNameContinuation(first) else {
      throw MarkupError(message: "a < is followed by no name", offset: max(start - 1, 0))
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Text

  /// The text up to the next `<`; nil for white space outside the outermost element.
  private mutating func characterData() throws(MarkupError) -> String? {
    let start = position
    while let byte = bytes[safe: position], byte != UInt8(ascii: "<") { position += 1 }
    guard openElements.isEmpty else { return try text(start..<position, isAttribute: false) }
    guard let stray = bytes[start..<position].firstIndex(where: { !Self.isSpace($0) }) else {
      return nil
    }
    throw MarkupError(
      message: hasRoot ? "text follows the outermost element" : "it does not begin with a tag",
      offset: stray)
  }

  private mutating func characterSection() throws(MarkupError) -> String {
    let start = position + "<![CDATA[".utf8.count
    guard !openElements.isEmpty else {
      throw MarkupError(message: "text stands outside the outermost element", offset: position)
    }
    try skip(past: "]]>", "a CDATA section is never closed")
    return Self.normalizingNewlines(String(decoding: bytes[start..<(position - 3)], as: UTF8.self))
  }

  private func text(_ range: Range<Int>, isAttribute: Bool) throws(MarkupError) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "&"):
        let (scalar, end) = try reference(at: index, limit: range.upperBound)
        result += String(Character(scalar)).utf8
        index = end
        continue
      case UInt8(ascii: "\r"):
        if index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
        result.append(isAttribute ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        result.append(isAttribute ? UInt8(ascii: " ") : byte)
      case ..<0x20:
        throw MarkupError(message: "it holds a control character", offset: index)
      default: result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character that the reference at `offset` stands for, and where the reference ends.
  private func reference(
    at offset: Int, limit: Int
  ) throws(MarkupError) -> (scalar: Unicode.Scalar, end: Int) {
    let body = bytes[(offset + 1)..<limit].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    let end = offset + 1 + body.count
    let name = String(decoding: body, as: UTF8.self)
    let fault = MarkupError(message: "it holds a & that is no reference", offset: offset)
    guard end < limit, bytes[end] == UInt8(ascii: ";") else { throw fault }
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    guard let scalar, scalar.value != 0 else { throw fault }
    return (scalar, end + 1)
  }

  // MARK: The rest

  private mutating func documentType() throws(MarkupError) {
    let start = position
    var bracketDepth = 0
    while let byte = bytes[safe: position] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(position + 1)...].firstIndex(of: byte) else {
          throw MarkupError(message: "the document type is never closed", offset: start)
        }
        position = end
      case UInt8(ascii: "<") where starts(with: "<!ENTITY"):
        throw MarkupError(message: "it declares entities, which are not read", offset: position)
      case UInt8(ascii: "<") where starts(with: "<!--"):
        try skip(past: "-->", "a comment is never closed")
        continue
      case UInt8(ascii: "["): bracketDepth += 1
      case UInt8(ascii: "]"): bracketDepth -= 1
      case UInt8(ascii: ">") where bracketDepth <= 0:
        position += 1
        return
      default: break
      }
      position += 1
    }
    throw MarkupError(message: "the document type is never closed", offset: start)
  }

  private mutating func skip(past end: String, _ message: String) throws(MarkupError) {
    let start = position
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8.count
        return
      }
      position += 1
    }
    throw MarkupError(message: message, offset: start)
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = bytes[safe: position], Self.isSpace(byte) { position += 1 }
    return position > start
  }

  private static func normalizingNewlines(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if byte != UInt8(ascii: "\r") {
        result.append(byte)
      } else if bytes[safe: index + 1] != UInt8(ascii: "\n") {
        result.append(UInt8(ascii: "\n"))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || SwiftLexer.isNewline(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    SwiftLexer.isNameByte(byte) && byte != UInt8(ascii: "$") || isNameContinuation(byte)
      || byte == UInt8(ascii: ":")
  }

  /// Bytes that a name may hold but not begin with.
  private static func isNameContinuation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
