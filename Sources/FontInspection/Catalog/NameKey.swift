/// A name as its bytes: to be looked up, compared and put in order by.
///
/// Swift's own comparison would take a composed and a decomposed spelling for one name, and iOS is not
/// known to.
struct NameKey: Hashable, Comparable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (left: NameKey, right: NameKey) -> Bool {
    unsafe left.withBytes { first in
      unsafe right.withBytes { second in unsafe first.elementsEqual(second) }
    }
  }

  static func < (left: NameKey, right: NameKey) -> Bool {
    unsafe left.withBytes { first in
      unsafe right.withBytes { second in unsafe first.lexicographicallyPrecedes(second) }
    }
  }

  func hash(into hasher: inout Hasher) {
    // At once, not byte by byte as an array would.
    unsafe withBytes { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // A string of ours keeps its UTF-8 in one piece; one from elsewhere is copied.
    unsafe name.utf8.withContiguousStorageIfAvailable(body)
      ?? Array(name.utf8).withUnsafeBufferPointer(body)
  }
}
