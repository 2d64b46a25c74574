/// How something of which many are printed becomes a JSON object: its fields, sorted and escaped once
/// for all.
///
/// Inlined where it is used, so that the compiler knows what the subject is.
@frozen public struct JSONShape<Subject>: Sendable {
  @usableFromInline let keys: JSONKeys
  @usableFromInline let values: [@Sendable (Subject) -> JSONValue]

  /// - Parameter fields: the keys, none twice and in any order, each with its value.
  public init(_ fields: KeyValuePairs<String, @Sendable (Subject) -> JSONValue>) {
    let sorted = fields.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    keys = JSONKeys(sorted: sorted.map(\.key))
    values = sorted.map(\.value)
  }

  /// The object for one of them.
  @inlinable public func json(of subject: Subject) -> JSONValue {
    var members: [JSONValue] = []
    members.reserveCapacity(values.count)
    for value in values { members.append(value(subject)) }
    return .record(keys, members)
  }
}

/// The keys of a `JSONShape`.
public final class JSONKeys: Sendable {
  /// The keys, in the order of their UTF-8 bytes.
  let names: [String]
  /// The keys as they are printed, each with its colon, one behind another, and where each of them ends.
  ///
  /// In one piece, since jobs that count the references of many pieces wait for each other.
  let printed: [UInt8]
  let ends: [Int]

  fileprivate init(sorted names: [String]) {
    self.names = names
    var printed: [UInt8] = []
    ends = names.map { name in
      printed += JSONWriter.key(name).utf8
      return printed.count
    }
    self.printed = printed
  }
}
