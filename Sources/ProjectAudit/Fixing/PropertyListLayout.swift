/// Where an array stands in an XML property list, byte for byte, so that it can be edited without
/// touching anything else.
struct PropertyListLayout {
  /// An element of the array.
  struct Element {
    /// From its `<` to behind its `>`.
    var range: Range<Int>
    /// What stands between its tags; nil for a tag that closes itself.
    var content: Range<Int>?
    /// Its text; nil where it is no string.
    var text: String?
  }

  /// The array itself.
  struct List {
    var range: Range<Int>
    /// Where its content begins.
    var contentStart: Int
    /// Where `</array>` begins; nil for `<array/>`.
    var closing: Int?
    var elements: [Element]
  }

  let bytes: [UInt8]
  /// The first array of the key in the outermost dictionary; nil where there is none.
  private(set) var list: List?
  /// The first value of the key that is no array; nil where there is none.
  private(set) var otherValue: Element?
  /// Where the key begins, else the first key of the dictionary.
  private(set) var keyOffset: Int?
  /// Where the outermost dictionary begins.
  private(set) var dictionaryOffset: Int?
  /// Where its `</dict>` begins; nil for `<dict/>`.
  private(set) var dictionaryClosing: Int?

  /// - Parameters:
  ///   - bytes: the file.
  ///   - key: the array's key.
  /// - Throws: `Refusal` where the file is no XML property list in UTF-8.
  init(_ bytes: [UInt8], key: String) throws(Refusal) {
    self.bytes = bytes
    if bytes.starts(with: BinaryPropertyList.signature) {
      throw Refusal(reason: "it is a binary property list; `plutil -convert xml1` makes it text")
    }
    guard MarkupText.utf8(bytes) == bytes else {
      throw Refusal(reason: "it is not stored as UTF-8")
    }
    var reader: MarkupReader
    do throws(MarkupError) {
      reader = try MarkupReader(bytes)
      try read(&reader, key: key)
    } catch {
      throw Refusal(reason: "it is no XML property list: \(error.message)")
    }
    guard reader.bytes == bytes else { throw Refusal(reason: "it is not stored as UTF-8") }
  }

  /// An element that is being read.
  private struct OpenElement {
    var name: String
    var start: Int
    var contentStart: Int
  }

  private mutating func read(_ reader: inout MarkupReader, key: String) throws(MarkupError) {
    var open: [OpenElement] = []
    /// The text of the dictionary's `<key>` that is being read, and the last that was.
    var keyText: String?
    var lastKey: String?
    var isInList = false
    var elementText = ""
    while let event = try reader.next() {
      switch event {
      case .start(let name, _, let offset):
        if open.count == 1, name == "dict", dictionaryOffset == nil { dictionaryOffset = offset }
        if open.count == 2, open[1].start == dictionaryOffset {
          if name == "key" {
            keyText = ""
            keyOffset = keyOffset ?? offset
          } else if lastKey?.hasSameBytes(as: key) == true {
            isInList = name == "array" && list == nil
            if name != "array" { elementText = "" }
            if isInList {
              list = List(
                range: offset..<reader.position, contentStart: reader.position, closing: nil,
                elements: [])
            }
          }
        }
        if isInList, open.count == 3 { elementText = "" }
        open.append(OpenElement(name: name, start: offset, contentStart: reader.position))
      case .text(let text):
        keyText? += text
        if isInList || open.count == 3 { elementText += text }
      case .end:
        guard let ended = open.popLast() else { continue }
        let end = reader.position
        let closing = closing(of: ended, end: end)
        switch open.count {
        case 1 where ended.start == dictionaryOffset: dictionaryClosing = closing
        case 2:
          if let text = keyText {
            keyText = nil
            lastKey = text
            if list == nil, text.hasSameBytes(as: key) { keyOffset = ended.start }
          } else {
            if isInList {
              isInList = false
              list?.range = ended.start..<end
              list?.closing = closing
            } else if lastKey?.hasSameBytes(as: key) == true, ended.name != "array" {
              otherValue = otherValue ?? element(ended, end: end, text: elementText)
            }
            lastKey = nil
          }
        case 3 where isInList:
          let element = element(ended, end: end, text: elementText)
          list?.elements.append(element)
        default: break
        }
      }
    }
  }

  private func element(_ open: OpenElement, end: Int, text: String) -> Element {
    Element(
      range: open.start..<end,
      content: closing(of: open, end: end).map { open.contentStart..<$0 },
      text: open.name == "string" ? text : nil)
  }

  /// Where the closing tag of an element begins; nil for a tag that closes itself.
  private func closing(of element: OpenElement, end: Int) -> Int? {
    guard end > element.contentStart else { return nil }
    return bytes[..<end].lastIndex(of: UInt8(ascii: "<"))
  }
}
