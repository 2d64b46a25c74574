/// The palettes of a colour font (OpenType specification, `CPAL`).
struct CPAL: Sendable, Equatable {
  struct Palette: Sendable, Equatable {
    /// Each `#RRGGBBAA`.
    let colors: [String]
    /// Version 1: made for a light or a dark background.
    let isForLight: Bool
    let isForDark: Bool
    let nameID: Int?
  }

  let colorsPerPalette: Int
  let palettes: [Palette]
  let notes: [String]

  /// More colours in all than any font has; palettes may share their records.
  private static let mostColors = 65_535

  init(_ table: Span<UInt8>) {
    guard let version = table.uint16(at: 0), let entries = table.uint16(at: 2),
      let count = table.uint16(at: 4), let recordCount = table.uint16(at: 6),
      let records = table.uint32(at: 8)
    else {
      colorsPerPalette = 0
      palettes = []
      notes = ["CPAL is shorter than its header"]
      return
    }
    colorsPerPalette = Int(entries)
    var palettes: [Palette] = []
    var isCut = 12 + 2 * Int(count) > table.count
    // Version 1 adds three offsets behind the indices: types, labels, entry labels.
    let extra = 12 + 2 * Int(count)
    let types = version >= 1 ? table.uint32(at: extra).map(Int.init) ?? 0 : 0
    let labels = version >= 1 ? table.uint32(at: extra + 4).map(Int.init) ?? 0 : 0
    var left = Self.mostColors
    for index in 0..<Int(count) where left > 0 {
      guard let first = table.uint16(at: 12 + 2 * index) else { break }
      guard Int(first) + Int(entries) <= Int(recordCount) else {
        isCut = true
        continue
      }
      var colors: [String] = []
      for entry in 0..<min(Int(entries), left) {
        guard let color = table.uint32(at: Int(records) + 4 * (Int(first) + entry)) else {
          isCut = true
          break
        }
        colors.append(Self.text(ofBGRA: color))
      }
      left -= max(1, colors.count)
      let type = types == 0 ? 0 : table.uint32(at: types + 4 * index) ?? 0
      let name = labels == 0 ? nil : table.uint16(at: labels + 2 * index)
      palettes.append(
        Palette(
          colors: colors, isForLight: type & 1 != 0, isForDark: type & 2 != 0,
          nameID: name.flatMap { $0 == 0xFFFF ? nil : Int($0) }))
    }
    self.palettes = palettes
    notes = isCut ? ["CPAL is shorter than what it lists"] : []
  }

  /// Records are stored as blue, green, red, alpha.
  private static func text(ofBGRA color: UInt32) -> String {
    let rgba =
      (color >> 8 & 0xFF) << 24 | (color >> 16 & 0xFF) << 16 | (color >> 24 & 0xFF) << 8
      | color & 0xFF
    let digits = String(rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
