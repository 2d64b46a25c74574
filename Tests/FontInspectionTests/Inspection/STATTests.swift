import Testing

@testable import FontInspection

@Suite struct STATTests {
  /// Two axes and a value in each of the four formats.
  static let table: [UInt8] = {
    let axes = tag("wght") + be16(256, 0) + tag("ital") + be16(257, 1)
    let values = [
      be16(1, 0, 2, 258) + fixed(400),
      be16(2, 0, 0, 259) + fixed(700) + fixed(650) + fixed(750),
      be16(3, 1, 0, 260) + fixed(0) + fixed(1),
      be16(4, 2, 0, 261) + be16(0) + fixed(700) + be16(1) + fixed(1),
    ]
    var offsets: [UInt8] = []
    var position = 2 * values.count
    for value in values {
      offsets += be16(position)
      position += value.count
    }
    return be16(1, 2, 8, 2) + be32(20) + be16(values.count) + be32(20 + axes.count) + be16(262)
      + axes + offsets + values.joined()
  }()

  @Test func readsAxesAndValuesOfAllFormats() {
    let stat = STAT(Self.table.span)
    #expect(
      stat.axes == [
        .init(tag: "wght", nameID: 256, ordering: 0), .init(tag: "ital", nameID: 257, ordering: 1),
      ])
    #expect(
      stat.values == [
        .init(
          format: 1, nameID: 258, isElidable: true, values: [(0, 400)], range: nil, linked: nil),
        .init(
          format: 2, nameID: 259, isElidable: false, values: [(0, 700)], range: 650...750,
          linked: nil),
        .init(format: 3, nameID: 260, isElidable: false, values: [(1, 0)], range: nil, linked: 1),
        .init(
          format: 4, nameID: 261, isElidable: false, values: [(0, 700), (1, 1)], range: nil,
          linked: nil),
      ])
    #expect(stat.elidedFallbackNameID == 262)
    #expect(stat.notes.isEmpty)
  }

  @Test func aValueOfAnAxisThatIsNotListedIsDropped() {
    var table = Self.table
    // The first value's axis.
    table[20 + 16 + 8 + 3] = 9
    let stat = STAT(table.span)
    #expect(stat.values.count == 3)
    #expect(stat.notes == ["STAT's value 0 is of an axis that it does not list"])
  }

  @Test func valuesThatShareOneListAreNotReadOverAndOver() {
    // 30,000 values that are all one of format 4 with 30,000 axes.
    let count = 30_000
    let value = be16(4, count, 0, 256) + (0..<count).flatMap { _ in be16(0) + fixed(1) }
    let table =
      be16(1, 2, 8, 1) + be32(20) + be16(count) + be32(28) + be16(256) + tag("wght") + be16(256, 0)
      + (0..<count).flatMap { _ in be16(2 * count) } + value
    #expect(STAT(table.span).values.reduce(0) { $0 + $1.values.count } <= 65_535)
  }

  @Test func noPrefixTraps() {
    for length in 0...Self.table.count { _ = STAT(Array(Self.table[..<length]).span) }
  }
}
