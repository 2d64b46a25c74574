/// A place in one of the project's text files.
public struct SourcePlace: Sendable, Hashable, Comparable {
  /// The file, relative to the project's folder.
  public var path: String
  public var position: SourcePosition

  public init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }

  public static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    left.position == right.position && left.path.hasSameBytes(as: right.path)
  }

  public func hash(into hasher: inout Hasher) {
    // Paths of the same bytes are equal strings, too, and a string is hashed as a whole.
    hasher.combine(path)
    hasher.combine(position)
  }

  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    left.path.hasSameBytes(as: right.path)
      ? left.position < right.position
      : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }
}

/// An expression of source code, as far as it tells which text it gives.
///
/// It is the same for every language, so that a constant of one can be followed into another.
indirect enum SourceExpression: Sendable, Equatable {
  /// A string literal, or what else is a text in itself; the place is where to mend it.
  case text(String, SourcePlace)
  case number(Double)
  /// Parts put together: `a + b`, `"\(a)-b"`. The place is the whole's opening quote.
  case joined([SourceExpression], SourcePlace)
  /// One of several: the arms of `a ? b : c`, of `if` and `switch`, both sides of `a ?? b`.
  case either([SourceExpression])
  case name(String)
  /// `.bold`, whose type is what is wanted where it stands.
  case implicitMember(String)
  case member(SourceExpression, String)
  case call(SourceExpression, [SourceArgument])
  /// `a[b]`, with the index; it is unknown where any of the values may be meant.
  case element(SourceExpression, SourceExpression)
  /// What stands between the brackets of a list.
  case list([SourceExpression])
  /// A dictionary's keys and values, or a tuple's labels and values.
  case table([SourceEntry])
  /// Anything else.
  case unknown

  /// True if it may lead to a text: a literal is in it, or a name that can be looked up.
  var isKnown: Bool {
    switch self {
    case .unknown: false
    case .either(let parts): parts.contains(where: \.isKnown)
    case .element(let base, _), .member(let base, _), .call(let base, _): base.isKnown
    default: true
    }
  }

  /// The texts that stand in it by themselves, and not as parts of others.
  var texts: [(text: String, place: SourcePlace)] {
    switch self {
    case .text(let text, let place): [(text, place)]
    case .either(let parts), .list(let parts): parts.flatMap(\.texts)
    case .table(let entries): entries.flatMap(\.value.texts)
    case .call(_, let arguments): arguments.flatMap(\.value.texts)
    case .element(let base, _): base.texts
    default: []
    }
  }
}

extension SourceExpression {
  /// True for what is written as a type: `UIFont.Weight`.
  var isType: Bool {
    switch self {
    case .name(let name): name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
    case .member(let base, let name):
      base.isType && name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
    default: false
    }
  }
}

/// An entry of a dictionary.
struct SourceEntry: Sendable, Equatable {
  var key: SourceExpression
  var value: SourceExpression
}

/// An argument of a call.
struct SourceArgument: Sendable, Equatable {
  var label: String?
  var value: SourceExpression
}

extension SourceExpression {
  /// True if a literal stands in it.
  var holdsText: Bool {
    switch self {
    case .text: true
    case .joined(let parts, _), .either(let parts), .list(let parts):
      parts.contains(where: \.holdsText)
    case .table(let entries): entries.contains(where: \.value.holdsText)
    case .element(let base, _), .member(let base, _): base.holdsText
    case .call(let base, let arguments):
      base.holdsText || arguments.contains { $0.value.holdsText }
    default: false
    }
  }
}
