import TestSupport

@testable import FontInspection

/// Big-endian bytes, for tables written out in tests.
func be16(_ values: Int...) -> [UInt8] { values.flatMap(SampleFont.be16) }
func be32(_ values: Int...) -> [UInt8] {
  values.flatMap { SampleFont.be32(UInt32(truncatingIfNeeded: $0)) }
}
func tag(_ text: String) -> [UInt8] { Array((text + "    ").utf8.prefix(4)) }
/// A 16.16 number.
func fixed(_ value: Double) -> [UInt8] { be32(Int(value * 65536)) }

/// `cmap` with one subtable, or several that begin one behind the other.
func cmap(_ subtables: (platform: Int, encoding: Int, bytes: [UInt8])...) -> [UInt8] {
  var records = be16(0, subtables.count)
  var bodies: [UInt8] = []
  for subtable in subtables {
    records += be16(subtable.platform, subtable.encoding)
    records += be32(4 + 8 * subtables.count + bodies.count)
    bodies += subtable.bytes
  }
  return records + bodies
}

/// Groups of format 8, 12 or 13.
func groups(_ format: Int, _ groups: [(Int, Int, Int)], count: Int? = nil) -> [UInt8] {
  be16(format, 0) + be32(16 + 12 * groups.count, 0, count ?? groups.count)
    + groups.flatMap { be32($0.0, $0.1, $0.2) }
}

/// A sample font with one table more, or other than its own.
func sample(_ tables: [String: [UInt8]], _ change: (inout SampleFont) -> Void = { _ in })
  -> SampleFont
{
  SampleFont {
    change(&$0)
    $0.replacedTables.merge(tables) { $1 }
  }
}
