/// The fields of `post` that identity rests on (OpenType specification, `post`).
struct Post: Sendable {
  let italicAngle: Double
  let isFixedPitch: Bool
  let underlinePosition: Int16?
  let underlineThickness: Int16?

  init(_ table: Span<UInt8>) {
    italicAngle = table.fixed(at: 4) ?? 0
    underlinePosition = table.int16(at: 8)
    underlineThickness = table.int16(at: 10)
    isFixedPitch = table.uint32(at: 12).map { $0 != 0 } ?? false
  }
}
