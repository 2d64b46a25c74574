import Testing

@testable import FontInspection

@Suite struct CodePointSetTests {
  @Test(
    arguments: [
      ([], [], "nothing"),
      ([5...7], [5...7], "one range"),
      ([5...7, 8...9], [5...9], "ranges that touch are one"),
      ([8...9, 1...2], [1...2, 8...9], "any order"),
      ([1...100, 50...60, 90...120], [1...120], "ranges that overlap are one"),
      ([1...100, 2...3], [1...100], "a range inside another"),
      ([UInt32.max...UInt32.max, 0...0], [0...0, UInt32.max...UInt32.max], "both ends"),
    ] as [([ClosedRange<UInt32>], [ClosedRange<UInt32>], String)])
  func unites(_ given: [ClosedRange<UInt32>], ranges: [ClosedRange<UInt32>], reason: String) {
    let set = CodePointSet(given)
    #expect(set.ranges == ranges, "\(reason)")
    #expect(set.count == ranges.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 })
  }

  @Test(
    arguments: [
      ([10...20], [12...14], [], "all there"),
      ([10...20], [5...25], [5...9, 21...25], "on both sides"),
      ([10...12, 15...16], [10...17], [13...14, 17...17], "between"),
      ([], [1...3], [1...3], "nothing there"),
      ([1...3], [], [], "nothing wanted"),
      ([0...UInt32.max], [0...UInt32.max], [], "everything"),
    ] as [([ClosedRange<UInt32>], [ClosedRange<UInt32>], [ClosedRange<UInt32>], String)])
  func missing(
    _ set: [ClosedRange<UInt32>], wanted: [ClosedRange<UInt32>], missing: [ClosedRange<UInt32>],
    reason: String
  ) {
    #expect(
      CodePointSet(set).missing(from: CodePointSet(wanted)) == CodePointSet(missing), "\(reason)")
  }

  @Test func countsInARange() {
    let set = CodePointSet([10...20, 30...30, 40...45])
    #expect(set.count(in: 0...9) == 0)
    #expect(set.count(in: 15...42) == 6 + 1 + 3)
    #expect(set.contains(30))
    #expect(!set.contains(29))
    #expect(!set.contains(46))
  }

  @Test func writesCodePointsAsUnicodeDoes() {
    #expect(CodePointSet([0x41...0x5A, 0x20...0x20]).texts == ["U+0020", "U+0041-005A"])
    #expect(CodePointSet([0x1F600...0x1F64F]).texts == ["U+1F600-1F64F"])
  }
}
