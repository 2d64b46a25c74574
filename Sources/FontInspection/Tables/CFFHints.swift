/// Whether a CFF or CFF2 font states what hinting rests on: alignment zones and stem widths (Adobe
/// Technical Note 5176, "The Compact Font Format Specification"; OpenType specification, `CFF2`).
///
/// The hints inside glyphs are not counted, since that needs their charstrings to be run.
struct CFFHints: Sendable, Equatable {
  /// Font dictionaries: 1, or more in a CID-keyed font.
  let dictionaries: Int
  /// How many of them state alignment zones (BlueValues).
  let withAlignmentZones: Int
  /// How many of them state stem widths (StdHW, StdVW, StemSnapH, StemSnapV).
  let withStemWidths: Int
  let isCIDKeyed: Bool

  /// CFF counts its dictionaries in one byte, and CFF2 fonts have no more either.
  private static let mostDictionaries = 256

  init(_ table: Span<UInt8>) {
    var fonts: [CFFDictionary] = []
    var isCIDKeyed = false
    switch table.uint8(at: 0) {
    case 1:
      var position = Int(table.uint8(at: 2) ?? 4)
      let names = CFFIndex(table, at: position, isWide: false)
      position = names?.end ?? table.count
      if let tops = CFFIndex(table, at: position, isWide: false),
        let range = tops.range(of: 0, in: table)
      {
        let top = CFFDictionary(table.extracting(range))
        isCIDKeyed = top.has(0x0C1E)
        if let offset = top.numbers(0x0C24)?.last {
          fonts = Self.fontDictionaries(table, at: offset, isWide: false)
        } else {
          fonts = [top]
        }
      }
    case 2:
      let header = Int(table.uint8(at: 2) ?? 5)
      let length = Int(table.uint16(at: 3) ?? 0)
      if header + length <= table.count {
        let top = CFFDictionary(table.extracting(header..<(header + length)))
        if let offset = top.numbers(0x0C24)?.last {
          fonts = Self.fontDictionaries(table, at: offset, isWide: true)
        }
      }
    default: break
    }
    let privates = fonts.compactMap { font -> CFFDictionary? in
      guard let numbers = font.numbers(18), numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0,
        numbers[0] + numbers[1] <= table.count
      else { return nil }
      return CFFDictionary(table.extracting(numbers[1]..<(numbers[1] + numbers[0])))
    }
    dictionaries = fonts.count
    withAlignmentZones = privates.count { $0.has(6) }
    withStemWidths = privates.count { $0.has(10) || $0.has(11) || $0.has(0x0C0C) || $0.has(0x0C0D) }
    self.isCIDKeyed = isCIDKeyed
  }

  private static func fontDictionaries(
    _ table: Span<UInt8>, at offset: Int, isWide: Bool
  ) -> [CFFDictionary] {
    guard let index = CFFIndex(table, at: offset, isWide: isWide) else { return [] }
    return (0..<min(index.count, mostDictionaries)).compactMap { number in
      index.range(of: number, in: table).map { CFFDictionary(table.extracting($0)) }
    }
  }
}
