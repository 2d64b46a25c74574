import ArgumentParsing

/// A value of options that is one of a hand-written list, such as a format, by its name.
protocol ListedValue: ArgumentValue {
  associatedtype Value
  /// Every value with its name and what help says of it, in reading order.
  static var listed: [(name: String, summary: String, value: Value)] { get }

  init(_ value: Value)
}

extension ListedValue {
  init(argument: ArgumentText) throws(InvalidValue) {
    guard let listed = Self.listed.first(where: { $0.name == argument.string }) else {
      throw InvalidValue(nearest: nearest(to: argument.string, among: Self.allowedTexts))
    }
    self.init(listed.value)
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] { listed.map(\.name) }
  static func summary(ofText text: String) -> String? {
    listed.first { $0.name == text }?.summary
  }
}
