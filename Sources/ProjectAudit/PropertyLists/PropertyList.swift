/// A property list's value with the place where it stands.
struct PropertyList: Sendable, Equatable {
  indirect enum Value: Sendable, Equatable {
    case dictionary([Entry])
    case array([PropertyList])
    case string(String)
    /// A number, date, Boolean, data or reference, by its name for people: "a number".
    case other(String)
  }

  /// A dictionary's key and value; keys may repeat, and the order is the file's.
  struct Entry: Sendable, Equatable {
    var key: String
    var value: PropertyList
  }

  var value: Value
  /// Where the value begins: an element's `<`, a quote; nil in a binary property list.
  var position: SourcePosition?

  /// The dictionary's values for `key`, in the order of the file; none in anything but a dictionary.
  func values(forKey key: String) -> [PropertyList] {
    guard case .dictionary(let entries) = value else { return [] }
    return entries.lazy.filter { $0.key.utf8.elementsEqual(key.utf8) }.map(\.value)
  }

  /// The dictionary's first value for `key`, where that is a string.
  func string(forKey key: String) -> String? {
    if case .string(let text)? = values(forKey: key).first?.value { return text }
    return nil
  }

  /// What the value is, for people.
  var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .other(let name): name
    }
  }

  /// How deep values may lie within each other; Xcode's files have a few levels.
  static let depthLimit = 256
  /// How many values a file may have. Binary property lists can share children, so that a few bytes
  /// stand for any number of values.
  static let countLimit = 1 << 18
}

/// Why a file is no property list.
struct PropertyListError: Error, Sendable, Equatable {
  /// What is wrong, as half a sentence.
  var message: String
  /// nil where the file has no lines.
  var position: SourcePosition?
}

extension PropertyList {
  /// Reads a property list in any of its formats, told apart by how the file begins.
  ///
  /// - Throws: `PropertyListError`.
  init(reading bytes: [UInt8]) throws(PropertyListError) {
    if bytes.isEmpty { throw PropertyListError(message: "the file is empty", position: nil) }
    if bytes.starts(with: BinaryPropertyList.signature) {
      self = try BinaryPropertyList.read(bytes)
      return
    }
    let text = MarkupText.utf8(bytes)
    let first = text.dropFirst(text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).first {
      !($0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || SwiftLexer.isNewline($0))
    }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\""):
      self = try TextPropertyList.read(text)
    default: self = try XMLPropertyList.read(bytes)
    }
  }
}
