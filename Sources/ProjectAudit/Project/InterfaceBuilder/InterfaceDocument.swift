/// The elements of a storyboard or a xib, in the order of the file, each with its parent.
///
/// They lie in one array, parents before their children, so that whatever is inherited (the scene, a
/// scroll view around it) is known in one pass and no file can drive a recursion.
struct InterfaceDocument {
  struct Element {
    var name: String
    var attributes: [MarkupAttribute]
    /// Where the element's `<` is.
    var offset: Int
    /// The index of the element that holds this one; nil for the outermost.
    var parent: Int?
    /// The character data directly within it.
    var text = ""

    /// The value of an attribute; nil where it is absent.
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The document as UTF-8, which offsets refer to; empty where it is no text at all.
  private(set) var bytes: [UInt8] = []
  private(set) var elements: [Element] = []
  /// The indices of the elements that each element directly holds.
  private(set) var children: [[Int]] = []
  /// Why reading ended early; what stands before the fault is kept.
  private(set) var fault: MarkupError?

  init(_ stored: [UInt8]) {
    do throws(MarkupError) {
      var reader = try MarkupReader(stored)
      bytes = reader.bytes
      var open: [Int] = []
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes, let offset):
          if let parent = open.last { children[parent].append(elements.count) }
          open.append(elements.count)
          elements.append(
            Element(
              name: name, attributes: attributes, offset: offset,
              parent: open.dropLast().last))
          children.append([])
        case .text(let text):
          if let last = open.last, !text.utf8.allSatisfy(Self.isSpace) {
            elements[last].text += text
          }
        case .end: open.removeLast()
        }
      }
    } catch {
      fault = error
    }
  }

  /// The direct children of the element at `index` that are called `name`.
  func children(of index: Int, named name: String) -> [Element] {
    children[index].lazy.map { elements[$0] }.filter { $0.name == name }
  }

  /// The first child called `name` whose `key` attribute is `key`.
  func child(of index: Int, named name: String, key: String) -> Int? {
    children[index].first { elements[$0].name == name && elements[$0].value("key") == key }
  }

  /// The property `key` of the element at `index`: an attribute, or a `<string>` where the value has
  /// several lines.
  func string(_ key: String, of index: Int) -> String? {
    elements[index].value(key) ?? child(of: index, named: "string", key: key).flatMap(text)
  }

  /// The text of a `<string>`; nil where it is stored in another way (`base64-UTF8="YES"`).
  private func text(of index: Int) -> String? {
    elements[index].value("base64-UTF8") == nil ? elements[index].text : nil
  }

  /// The text of the attributed string `key` of the element at `index`, and the index of its first
  /// font.
  func attributedString(_ key: String, of index: Int) -> (text: String, font: Int?)? {
    guard let string = child(of: index, named: "attributedString", key: key) else { return nil }
    var text = ""
    var font: Int?
    for fragment in children[string] where elements[fragment].name == "fragment" {
      text += self.string("content", of: fragment) ?? ""
      for attributes in children[fragment] where elements[attributes].name == "attributes" {
        font = font ?? child(of: attributes, named: "font", key: "NSFont")
      }
    }
    return (text, font)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || SwiftLexer.isNewline(byte)
  }
}
