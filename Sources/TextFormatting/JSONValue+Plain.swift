extension JSONValue {
  /// The value on one line without JSON's punctuation: text as it is, numbers and booleans as in JSON,
  /// elements separated by commas, members as `key=value`; nil for `null`.
  public var plainText: String? {
    switch self {
    case .null: nil
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): Self.format(value)
    case .string(let value): value
    case .array(let elements): elements.map { $0.plainText ?? "" }.joined(separator: ",")
    case .lazyArray(let elements):
      (0..<elements.count).map { elements.json($0).plainText ?? "" }.joined(separator: ",")
    case .object:
      (members ?? []).map { "\($0.key)=\($0.value.plainText ?? "")" }.joined(separator: ",")
    }
  }

  /// An object from members whose names lead through nested objects: `metrics.ascender` is the member
  /// `ascender` of the member `metrics`.
  ///
  /// Of two members with one name the first holds.
  public init(dotted members: [(name: String, value: JSONValue)]) {
    var result: [(key: String, value: JSONValue)] = []
    for (name, value) in members { Self.place(value, at: name[...], in: &result) }
    self = .object(result)
  }

  private static func place(
    _ value: JSONValue, at name: Substring, in members: inout [(key: String, value: JSONValue)]
  ) {
    let dot = name.firstIndex(of: ".")
    let key = name[..<(dot ?? name.endIndex)]
    let position = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
    guard let dot else {
      if position == nil { members.append((key: String(key), value: value)) }
      return
    }
    var inner: [(key: String, value: JSONValue)] = []
    if let position {
      guard let present = members[position].value.members else { return }
      inner = present
    }
    place(value, at: name[name.index(after: dot)...], in: &inner)
    if let position {
      members[position].value = .object(inner)
    } else {
      members.append((key: String(key), value: .object(inner)))
    }
  }
}
