/// Reads property lists of text into a `NodeList`, and as much of a damaged one as can be read.
///
/// The format is described in Apple's *Property List Programming Guide*, "Old-Style ASCII Property
/// Lists"; Xcode adds comments. One pass without recursion: every turn takes at least a byte, so that
/// time and the number of values are in proportion to the file. `TextPropertyList` is the strict
/// reader for small files.
struct NodeReader {
  /// What was read, and the first fault if there is one.
  struct Result: Sendable {
    var list: NodeList
    var fault: Fault?
  }

  struct Fault: Sendable, Equatable {
    /// What is wrong, as half a sentence.
    var message: String
    var offset: Int
    var help: String?
  }

  private let bytes: [UInt8]
  private var position = 0
  private var builder: NodeBuilder
  private var fault: Fault?
  /// True right behind a value, where a `;` or `,` has to come.
  private var awaitsSeparator = false

  static func read(_ stored: [UInt8]) -> Result {
    let bytes = MarkupText.utf8(stored)
    guard bytes.count <= NodeList.sizeLimit else {
      return Result(list: NodeList(), fault: Fault(message: "it is too large", offset: 0))
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 > UInt8(ascii: " ") }
    if first == UInt8(ascii: "<") { return XMLNodes.read(bytes) }
    var conflict: Fault?
    var text = bytes
    if let found = MergeConflicts(bytes, form: .other) {
      text = found.bytes
      conflict = Fault(
        message: MergeConflicts.message, offset: found.first, help: MergeConflicts.help)
    }
    var reader = NodeReader(text, start: start)
    reader.run()
    return Result(list: reader.builder.list, fault: conflict ?? reader.fault)
  }

  private init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    position = start
    builder = NodeBuilder(content: bytes)
  }

  private mutating func note(_ message: String, at offset: Int? = nil) {
    guard fault == nil else { return }
    fault = Fault(message: "it is no property list: \(message)", offset: offset ?? position)
  }

  private mutating func run() {
    skipSpace()
    while let byte = bytes[safe: position] {
      if builder.isComplete {
        note("something follows the value")
        break
      }
      step(byte)
      skipSpace()
    }
    if !builder.isComplete {
      note(builder.depth == 0 ? "it holds no value" : "it ends too early")
      builder.finish(place: position)
    }
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      beginValue(at: position)
      guard !builder.awaitsKey else {
        note("a key is missing")
        position += 1
        return
      }
      guard builder.depth < PropertyList.depthLimit else {
        note("it is too deep")
        builder.finish(place: position)
        position = bytes.count
        return
      }
      builder.open(isDictionary: byte == UInt8(ascii: "{"), place: position)
      position += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"): close(isDictionary: byte == UInt8(ascii: "}"))
    case UInt8(ascii: ";"), UInt8(ascii: ","):
      if builder.awaitsValue {
        note("a value is missing")
        builder.add(position..<position, place: position)
      }
      awaitsSeparator = false
      position += 1
    case UInt8(ascii: "="):
      if !builder.awaitsValue { note("a key is missing") }
      position += 1
    case UInt8(ascii: "<"): data()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(by: byte)
    default: plain()
    }
  }

  private mutating func beginValue(at place: Int) {
    if awaitsSeparator { note(builder.isInDictionary ? "; is missing" : ", is missing", at: place) }
    awaitsSeparator = false
  }

  private mutating func add(_ range: Range<Int>, place: Int) {
    beginValue(at: place)
    let isKey = builder.awaitsKey
    builder.add(range, place: place)
    awaitsSeparator = !isKey
  }

  private mutating func close(isDictionary: Bool) {
    if builder.isInDictionary != isDictionary {
      note("\(isDictionary ? ")" : "}") is missing")
    }
    if builder.hasOpen(isDictionary: isDictionary) {
      while builder.depth > 0, builder.isInDictionary != isDictionary {
        builder.close(place: position)
      }
      if builder.awaitsValue { note("a value is missing") }
      builder.close(place: position)
    }
    awaitsSeparator = builder.depth > 0
    position += 1
  }

  private mutating func data() {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      note("data is never closed")
      position = bytes.count
      return
    }
    beginValue(at: position)
    if builder.awaitsKey {
      note("a key is missing")
    } else {
      builder.add(.other, 0..<0, place: position)
      awaitsSeparator = true
    }
    position = end + 1
  }

  private mutating func plain() {
    let start = position
    while let byte = bytes[safe: position], Self.isPlain(byte) { position += 1 }
    // A byte that may stand nowhere, such as >.
    if position == start {
      note("it holds a character that is out of place")
      position += 1
    } else {
      add(start..<position, place: start)
    }
  }

  private mutating func quoted(by quote: UInt8) {
    let start = position
    position += 1
    while let byte = bytes[safe: position], byte != quote, byte != UInt8(ascii: "\\") {
      position += 1
    }
    guard bytes[safe: position] != quote else {
      add((start + 1)..<position, place: start)
      position += 1
      return
    }
    var text = Array(bytes[(start + 1)..<position])
    while let byte = bytes[safe: position] {
      position += 1
      if byte == quote {
        let isKey = builder.awaitsKey
        beginValue(at: start)
        builder.add(text: text, place: start)
        awaitsSeparator = !isKey
        return
      }
      if byte == UInt8(ascii: "\\") {
        TextPropertyList.escape(in: bytes, at: &position, into: &text)
      } else {
        text.append(byte)
      }
    }
    note("a string is never closed", at: start)
  }

  private mutating func skipSpace() {
    while let byte = bytes[safe: position] {
      if byte <= UInt8(ascii: " ") {
        position += 1
      } else if byte == UInt8(ascii: "/"), bytes[safe: position + 1] == UInt8(ascii: "*") {
        position += 2
        while position < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[safe: position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        position = min(position + 2, bytes.count)
      } else if byte == UInt8(ascii: "/"), bytes[safe: position + 1] == UInt8(ascii: "/") {
        while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte) { position += 1 }
      } else {
        return
      }
    }
  }

  /// True for what can stand in a string without quotes: more than Xcode leaves without them.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case ...UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      false
    default: true
    }
  }
}

/// Property lists as XML, which `project.pbxproj` is where CocoaPods' tools before version 1.0 of
/// xcodeproj wrote it.
enum XMLNodes {
  static func read(_ bytes: [UInt8]) -> NodeReader.Result {
    var builder = NodeBuilder(content: [])
    var leaf: (name: String, text: String, place: Int)?
    var fault: NodeReader.Fault?
    do throws(MarkupError) {
      var reader = try MarkupReader(bytes)
      while let event = try reader.next() {
        guard !builder.isComplete else { continue }
        switch event {
        case .text(let text): leaf?.text += text
        case .start("plist", _, _): continue
        case .start(let name, _, let offset):
          let isContainer = name == "dict" || name == "array"
          if builder.awaitsKey != (name == "key") {
            throw MarkupError(message: "<\(name)> is out of place", offset: offset)
          }
          guard builder.depth < PropertyList.depthLimit else {
            throw MarkupError(message: "it is too deep", offset: offset)
          }
          if isContainer {
            builder.open(isDictionary: name == "dict", place: offset)
          } else {
            leaf = (name, "", offset)
          }
        case .end(let name):
          if let ended = leaf {
            leaf = nil
            switch ended.name {
            case "true": builder.add(text: Array("YES".utf8), place: ended.place)
            case "false": builder.add(text: Array("NO".utf8), place: ended.place)
            default: builder.add(text: Array(ended.text.utf8), place: ended.place)
            }
          } else if name == "dict" || name == "array" {
            builder.close(place: reader.position)
          }
        }
      }
      if builder.list.nodes.isEmpty { throw MarkupError(message: "it holds no value", offset: 0) }
    } catch {
      fault = NodeReader.Fault(
        message: "it cannot be read as XML: \(error.message)", offset: error.offset)
    }
    builder.finish(place: bytes.count)
    return NodeReader.Result(list: builder.list, fault: fault)
  }
}
