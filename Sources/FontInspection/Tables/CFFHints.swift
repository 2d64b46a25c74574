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
  let notes: [String]

  /// CFF counts its dictionaries in one byte, and CFF2 fonts have no more either.
  private static let mostDictionaries = 256

  init(_ table: Span<UInt8>) {
    var fonts: [Dictionary] = []
    var isCIDKeyed = false
    var isDamaged = false
    switch table.uint8(at: 0) {
    case 1:
      var position = Int(table.uint8(at: 2) ?? 4)
      let names = CFFIndex(table, at: position, isWide: false)
      position = names?.end ?? table.count
      if let tops = CFFIndex(table, at: position, isWide: false),
        let range = tops.range(of: 0, in: table)
      {
        let top = Dictionary(table.extracting(range))
        isCIDKeyed = top.has(0x0C1E)
        if let offset = top.numbers(0x0C24)?.last {
          fonts = Self.fontDictionaries(table, at: offset, isWide: false)
        } else {
          fonts = [top]
        }
      } else {
        isDamaged = true
      }
    case 2:
      let header = Int(table.uint8(at: 2) ?? 5)
      let length = Int(table.uint16(at: 3) ?? 0)
      if header + length <= table.count {
        let top = Dictionary(table.extracting(header..<(header + length)))
        if let offset = top.numbers(0x0C24)?.last {
          fonts = Self.fontDictionaries(table, at: offset, isWide: true)
        }
      } else {
        isDamaged = true
      }
    default: isDamaged = true
    }
    let privates = fonts.compactMap { font -> Dictionary? in
      guard let numbers = font.numbers(18), numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0,
        numbers[0] + numbers[1] <= table.count
      else { return nil }
      return Dictionary(table.extracting(numbers[1]..<(numbers[1] + numbers[0])))
    }
    dictionaries = fonts.count
    withAlignmentZones = privates.count { $0.has(6) }
    withStemWidths = privates.count { $0.has(10) || $0.has(11) || $0.has(0x0C0C) || $0.has(0x0C0D) }
    self.isCIDKeyed = isCIDKeyed
    notes = isDamaged ? ["the CFF table's header is damaged"] : []
  }

  private static func fontDictionaries(
    _ table: Span<UInt8>, at offset: Int, isWide: Bool
  ) -> [Dictionary] {
    guard let index = CFFIndex(table, at: offset, isWide: isWide) else { return [] }
    return (0..<min(index.count, mostDictionaries)).compactMap { number in
      index.range(of: number, in: table).map { Dictionary(table.extracting($0)) }
    }
  }

  /// A DICT: operands, then their operator (section 4). Two-byte operators are 0x0Cnn here.
  private struct Dictionary {
    private var entries: [Int: [Int]] = [:]

    /// No operator takes more operands (section 4: 48).
    private static let mostOperands = 48

    init(_ bytes: Span<UInt8>) {
      var operands: [Int] = []
      var offset = 0
      while let byte = bytes.uint8(at: offset) {
        offset += 1
        switch byte {
        case 12:
          guard let second = bytes.uint8(at: offset) else { return }
          offset += 1
          entries[0x0C00 | Int(second)] = operands
          operands = []
        case 0...21, 22...24:
          // 22 to 24 are CFF2's vsindex, blend and vstore; blend leaves its operands for what follows.
          if byte != 23 {
            entries[Int(byte)] = operands
            operands = []
          }
        case 28:
          guard let value = bytes.int16(at: offset) else { return }
          operands.append(Int(value))
          offset += 2
        case 29:
          guard let value = bytes.int32(at: offset) else { return }
          operands.append(Int(value))
          offset += 4
        case 30:
          // A real number in nibbles, up to one that is 15. Its value does not matter here.
          while let pair = bytes.uint8(at: offset) {
            offset += 1
            if pair & 0xF == 0xF || pair >> 4 == 0xF { break }
          }
          operands.append(0)
        case 32...246: operands.append(Int(byte) - 139)
        case 247...250:
          guard let low = bytes.uint8(at: offset) else { return }
          operands.append((Int(byte) - 247) * 256 + Int(low) + 108)
          offset += 1
        case 251...254:
          guard let low = bytes.uint8(at: offset) else { return }
          operands.append(-(Int(byte) - 251) * 256 - Int(low) - 108)
          offset += 1
        default: break
        }
        // CFF2 allows 513 operands (OpenType specification, CFF2, appendix); only the last ones count.
        if operands.count > Self.mostOperands * 16 { operands.removeFirst() }
      }
    }

    func numbers(_ operation: Int) -> [Int]? { entries[operation] }
    func has(_ operation: Int) -> Bool { entries[operation]?.isEmpty == false }
  }
}
