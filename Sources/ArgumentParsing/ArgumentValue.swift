/// A value that can be read from the command line.
///
/// An enumeration of strings needs nothing but the conformance: its raw values are what people
/// type.
public protocol ArgumentValue: Sendable {
  /// Reads the value.
  ///
  /// - Throws: `InvalidValue` where the text is none.
  init(argument: ArgumentText) throws(InvalidValue)

  /// What stands for the value in usage and help, in capitals, such as `NAME`.
  static var placeholder: String { get }

  /// Every accepted text, in reading order, if there are but a few; else empty.
  ///
  /// Help lists them, and a mistyped one is compared with them.
  static var allowedTexts: [String] { get }

  /// What an accepted text means, in a few words without a full stop; nil where it speaks for itself.
  ///
  /// Where there is one for any text, help gives each text a line of its own.
  static func summary(ofText text: String) -> String?
}

extension ArgumentValue {
  public static var allowedTexts: [String] { [] }
  public static func summary(ofText text: String) -> String? { nil }
}

/// Why a text is no value.
public struct InvalidValue: Error, Sendable, Equatable {
  /// What is wrong, to follow "… is not valid: ", in lower case and without a full stop; nil where
  /// the value simply is not one of those allowed.
  public let reason: String?
  /// The nearest accepted text, if one is near.
  public let nearest: String?
  /// The text that is wrong: of a list one element. Filled in where the elements are taken apart.
  private(set) var culprit: String?

  public init(reason: String? = nil, nearest: String? = nil) {
    self.reason = reason
    self.nearest = nearest
  }

  func blaming(_ text: ArgumentText) -> InvalidValue {
    var copy = self
    copy.culprit = text.string
    return copy
  }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  public init(argument: ArgumentText) throws(InvalidValue) {
    let text = argument.string
    guard let value = Self(rawValue: text) else {
      throw InvalidValue(nearest: nearest(to: text, among: Self.allowedTexts))
    }
    self = value
  }

  public static var placeholder: String { "NAME" }
  public static var allowedTexts: [String] { allCases.map(\.rawValue) }
}

extension ArgumentText: ArgumentValue {
  public init(argument: ArgumentText) { self = argument }
  public static var placeholder: String { "TEXT" }
}

extension String: ArgumentValue {
  /// Reads text.
  ///
  /// - Throws: where it is not UTF-8.
  public init(argument: ArgumentText) throws(InvalidValue) {
    guard let text = String(validating: argument.bytes, as: UTF8.self) else {
      throw InvalidValue(reason: "it is not UTF-8")
    }
    self = text
  }

  public static var placeholder: String { "TEXT" }
}

extension Int: ArgumentValue {
  public init(argument: ArgumentText) throws(InvalidValue) {
    guard let value = Int(argument.string) else {
      throw InvalidValue(reason: "a whole number is wanted")
    }
    self = value
  }

  public static var placeholder: String { "N" }
}

extension Double: ArgumentValue {
  /// Reads a decimal number; infinities, not-a-number and hexadecimal are refused.
  public init(argument: ArgumentText) throws(InvalidValue) {
    let decimal = argument.bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard decimal, let value = Double(argument.string), value.isFinite else {
      throw InvalidValue(reason: "a number is wanted")
    }
    self = value
  }

  public static var placeholder: String { "N" }
}
