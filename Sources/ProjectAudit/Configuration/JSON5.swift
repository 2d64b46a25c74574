/// A JSON5 value with the place where it stands, so that what is wrong with it can be pointed at.
///
/// Foundation's decoder reads JSON5 as well, but tells no places, lets the last of two equal keys win
/// and words its errors differently from one system to the next.
public struct JSON5: Sendable, Equatable {
  public indirect enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    /// May be infinite or no number: JSON5 has `Infinity` and `NaN`.
    case number(Double)
    case string(String)
    case array([JSON5])
    /// In the order of the file; no key stands twice.
    case object([Member])
  }

  /// A key with its value.
  public struct Member: Sendable, Equatable {
    public var key: String
    /// Where the key begins.
    public var position: SourcePosition
    public var value: JSON5
  }

  public var value: Value
  /// Where the value begins.
  public var position: SourcePosition

  public init(value: Value, position: SourcePosition) {
    self.value = value
    self.position = position
  }

  /// Reads a document.
  ///
  /// - Throws: `JSON5Error` with the place of the first fault.
  public init(reading bytes: [UInt8]) throws(JSON5Error) {
    self = try JSON5Reader.read(bytes)
  }

  /// The value of the object's member `key`; nil where there is none.
  public subscript(key: String) -> JSON5? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.hasSameBytes(as: key) }?.value
  }

  /// What the value is, for people: `an object`, `a number`.
  public var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why a file is no JSON5.
public struct JSON5Error: Error, Sendable, Equatable {
  /// What is wrong, as half a sentence.
  public var message: String
  public var position: SourcePosition
  /// What to do about it, where that is not plain.
  public var help: String?

  public init(message: String, position: SourcePosition, help: String?) {
    self.message = message
    self.position = position
    self.help = help
  }
}
