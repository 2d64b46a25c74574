/// How something of which many are printed becomes a JSON object: its fields, sorted and escaped once
/// for all.
public struct JSONShape<Subject>: Sendable {
  private let keys: JSONKeys
  private let values: [@Sendable (Subject) -> JSONValue]

  /// - Parameter fields: the keys, none twice and in any order, each with its value.
  public init(_ fields: KeyValuePairs<String, @Sendable (Subject) -> JSONValue>) {
    let sorted = fields.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    keys = JSONKeys(sorted: sorted.map(\.key))
    values = sorted.map(\.value)
  }

  /// The object for one of them.
  public func json(of subject: Subject) -> JSONValue {
    .record(keys, values.map { $0(subject) })
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
