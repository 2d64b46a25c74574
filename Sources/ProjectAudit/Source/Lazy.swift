/// A value that is made when it is first asked for.
final class Lazy<Value> {
  private let make: () -> Value
  private(set) lazy var value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}

/// Values each of which is made when its key is first asked for.
final class LazyTable<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  func value(_ key: Key, _ make: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make()
    values[key] = value
    return value
  }
}
