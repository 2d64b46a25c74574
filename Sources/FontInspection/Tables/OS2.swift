/// The fields of `OS/2` that identity and metrics rest on (OpenType specification, `OS/2`).
///
/// Every field is read by itself, so that a table of an older version, or one cut short, still gives
/// what it has.
struct OS2: Sendable {
  var version: UInt16?
  var xAvgCharWidth: Int16?
  var usWeightClass: UInt16?
  var usWidthClass: UInt16?
  var fsSelection: UInt16?
  /// Lengths that matter to nothing but those who ask for them, by name.
  var stated = StatedMetrics()
  /// nil below version 2, which has no such field, and where 0 is stored, which no font can mean.
  var sxHeight: Int16?
  /// As `sxHeight`.
  var sCapHeight: Int16?

  init(_ table: Span<UInt8>) {
    version = table.uint16(at: 0)
    xAvgCharWidth = table.int16(at: 2)
    usWeightClass = table.uint16(at: 4)
    usWidthClass = table.uint16(at: 6)
    fsSelection = table.uint16(at: 62)
    for (metric, offset) in Self.signedLengths {
      stated[metric] = table.int16(at: offset).map(Double.init)
    }
    stated[.winAscent] = table.uint16(at: 74).map(Double.init)
    stated[.winDescent] = table.uint16(at: 76).map(Double.init)
    if let version, version >= 2 {
      sxHeight = table.int16(at: 86).flatMap { $0 == 0 ? nil : $0 }
      sCapHeight = table.int16(at: 88).flatMap { $0 == 0 ? nil : $0 }
    }
  }

  /// Where the lengths stand that may be negative.
  private static let signedLengths: [(StatedMetric, Int)] = [
    (.subscriptXSize, 10), (.subscriptYSize, 12), (.subscriptXOffset, 14),
    (.subscriptYOffset, 16), (.superscriptXSize, 18), (.superscriptYSize, 20),
    (.superscriptXOffset, 22), (.superscriptYOffset, 24), (.strikeoutSize, 26),
    (.strikeoutPosition, 28), (.typoAscender, 68), (.typoDescender, 70), (.typoLineGap, 72),
  ]

  /// fsSelection bit 0 (ITALIC) or bit 9 (OBLIQUE, from version 4 on).
  var isSlanted: Bool { (fsSelection ?? 0) & (1 | 1 << 9) != 0 }
}
