// A public type's conformance to a public protocol needs both modules imported publicly.
public import ArgumentParsing
public import FontInspection

/// A fact about a face, by its name.
struct PropertyName: ArgumentValue {
  let property: FaceProperty

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let property = FaceProperty.named(argument.string) else {
      throw InvalidValue(
        nearest: nearest(to: argument.string, among: FaceProperty.all.map(\.name)))
    }
    self.property = property
  }

  static var placeholder: String { "NAME" }
}

/// Families by a pattern such as `Lato*`.
struct FamilyPattern: ArgumentValue {
  let pattern: NamePattern

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let pattern = NamePattern(try String(argument: argument)) else {
      throw InvalidValue(reason: "its [ is not closed, or a range in it runs backwards")
    }
    self.pattern = pattern
  }

  static var placeholder: String { "GLOB" }
}

/// Weights: a class, a range of classes or a word.
struct WeightChoice: ArgumentValue {
  let weights: FaceFilter.Weights

  init(argument: ArgumentText) throws(InvalidValue) {
    let text = argument.string
    if let name = WeightName.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }
    ) {
      weights = .named(name)
      return
    }
    let ends = argument.bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let classes = ends.compactMap { try? Double(argument: ArgumentText(bytes: Array($0))) }
    guard (1...2).contains(ends.count), classes.count == ends.count, let first = classes.first,
      let last = classes.last
    else {
      let words = WeightName.allCases.map(\.rawValue)
      throw InvalidValue(
        reason: "400, 300-700 or one of \(words.joined(separator: ", ")) is wanted",
        nearest: nearest(to: text, among: words))
    }
    guard first <= last else { throw InvalidValue(reason: "the range runs backwards") }
    weights = .classes(first...last)
  }

  static var placeholder: String { "WEIGHT" }
}

extension FaceOrder: ArgumentValue {
  public static var placeholder: String { "KEY" }
}
