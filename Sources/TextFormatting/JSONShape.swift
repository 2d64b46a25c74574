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
  /// Each key as it is printed, with its colon.
  let printed: [[UInt8]]

  fileprivate init(sorted names: [String]) {
    self.names = names
    printed = names.map { Array((JSONWriter.key($0)).utf8) }
  }
}
