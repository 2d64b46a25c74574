/// Something of which many are printed as JSON objects: it names its fields once, for a `JSONValue` and
/// for printing them straight away, which takes a fraction of the time.
public protocol JSONRecord: Sendable {
  /// Gives the fields, in the order of their keys' UTF-8 bytes and no key twice.
  func give(to fields: inout some JSONFields)
}

/// What takes the fields of a `JSONRecord`.
///
/// A key is printed as it is, so nothing in it may need an escape.
public protocol JSONFields {
  mutating func add(_ key: StaticString, _ value: Bool)
  /// `null` where there is no value.
  mutating func add(_ key: StaticString, _ value: Int?)
  /// `null` where there is no value or it is not finite.
  mutating func add(_ key: StaticString, _ value: Double?)
  /// `null` where there is no value.
  mutating func add(_ key: StaticString, _ value: String?)
  mutating func add(_ key: StaticString, _ value: JSONValue)
  mutating func add(_ key: StaticString, _ record: some JSONRecord)
}

extension JSONFields {
  /// `null` where there is no record.
  public mutating func add(_ key: StaticString, _ record: (some JSONRecord)?) {
    if let record { add(key, record) } else { add(key, JSONValue.null) }
  }
}

extension JSONRecord {
  /// The record as a value, to be looked into or added to.
  public var json: JSONValue {
    var members = JSONMembers()
    give(to: &members)
    return .object(members.members)
  }
}

extension JSONValue {
  /// An array of records, each printed when its turn comes.
  ///
  /// Inlined where it is used, so that the compiler knows what a record is.
  @inlinable public static func records<Record: JSONRecord>(
    _ records: ArraySlice<Record>
  ) -> JSONValue {
    .lazyArray(
      JSONElements(
        count: records.count,
        json: { records[records.startIndex + $0].json },
        write: { index, writer, level in
          // Through the span, since an element taken out of the array would be copied.
          let records = records.span
          writer.write(record: records[index], level)
        }))
  }
}

/// Gathers the fields of a record as members of an object.
private struct JSONMembers: JSONFields {
  var members: [(key: String, value: JSONValue)] = []

  mutating func add(_ key: StaticString, _ value: Bool) { add(key, .bool(value)) }
  mutating func add(_ key: StaticString, _ value: Int?) { add(key, JSONValue(value)) }
  mutating func add(_ key: StaticString, _ value: Double?) { add(key, JSONValue(value)) }
  mutating func add(_ key: StaticString, _ value: String?) { add(key, JSONValue(value)) }
  mutating func add(_ key: StaticString, _ record: some JSONRecord) { add(key, record.json) }

  mutating func add(_ key: StaticString, _ value: JSONValue) {
    members.append((key: key.description, value: value))
  }
}

/// The elements of a long array, each made only when it is printed, so that they never stand in memory
/// together.
public struct JSONElements: Sendable {
  let count: Int
  let json: @Sendable (Int) -> JSONValue
  let write: @Sendable (Int, inout JSONWriter, Int) -> Void

  /// - Parameters:
  ///   - json: makes one of them.
  ///   - write: prints one of them as `json` makes it, at the level given.
  @usableFromInline init(
    count: Int, json: @escaping @Sendable (Int) -> JSONValue,
    write: @escaping @Sendable (Int, inout JSONWriter, Int) -> Void
  ) {
    self.count = count
    self.json = json
    self.write = write
  }

  init(count: Int, json: @escaping @Sendable (Int) -> JSONValue) {
    self.init(count: count, json: json) { index, writer, level in writer.write(json(index), level) }
  }
}
