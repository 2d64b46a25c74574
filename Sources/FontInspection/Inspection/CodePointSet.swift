/// A set of Unicode code points as ranges in order, without overlap and without two that touch.
public struct CodePointSet: Sendable, Equatable {
  public let ranges: [ClosedRange<UInt32>]
  /// How many code points there are.
  public let count: Int

  /// Sorts and unites ranges, which may come in any order and overlap; the work is that of sorting.
  public init(_ unordered: [ClosedRange<UInt32>]) {
    var united: [ClosedRange<UInt32>] = []
    for range in unordered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = united.last, Int(range.lowerBound) <= Int(last.upperBound) + 1 {
        united[united.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
    ranges = united
    count = united.reduce(0) { $0 + Int($1.upperBound - $1.lowerBound) + 1 }
  }

  public static let none = CodePointSet([])

  public func contains(_ scalar: UInt32) -> Bool {
    let index = firstIndex(endingAtOrAfter: scalar)
    return index < ranges.count && ranges[index].lowerBound <= scalar
  }

  /// How many of the code points of `range` are in the set.
  public func count(in range: ClosedRange<UInt32>) -> Int {
    var total = 0
    var index = firstIndex(endingAtOrAfter: range.lowerBound)
    while index < ranges.count, ranges[index].lowerBound <= range.upperBound {
      let common = ranges[index].clamped(to: range)
      total += Int(common.upperBound - common.lowerBound) + 1
      index += 1
    }
    return total
  }

  /// The parts of the set that lie in `range`.
  func clamped(to range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>] {
    var parts: [ClosedRange<UInt32>] = []
    var index = firstIndex(endingAtOrAfter: range.lowerBound)
    while index < ranges.count, ranges[index].lowerBound <= range.upperBound {
      parts.append(ranges[index].clamped(to: range))
      index += 1
    }
    return parts
  }

  /// What of `wanted` is not in the set.
  public func missing(from wanted: CodePointSet) -> CodePointSet {
    var missing: [ClosedRange<UInt32>] = []
    for range in wanted.ranges {
      var next = range.lowerBound
      var isDone = false
      for part in clamped(to: range) {
        if part.lowerBound > next { missing.append(next...(part.lowerBound - 1)) }
        guard part.upperBound < range.upperBound else {
          isDone = true
          break
        }
        next = part.upperBound + 1
      }
      if !isDone { missing.append(next...range.upperBound) }
    }
    return CodePointSet(missing)
  }

  /// Each range as `U+0041-005A`, a single one as `U+0041`.
  public var texts: [String] { ranges.map(Self.text(of:)) }

  static func text(of range: ClosedRange<UInt32>) -> String {
    let first = "U+" + digits(range.lowerBound)
    return range.count == 1 ? first : first + "-" + digits(range.upperBound)
  }

  /// Four hexadecimal digits or more.
  public static func digits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// By halving, since a large font has some thousand ranges.
  private func firstIndex(endingAtOrAfter scalar: UInt32) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = low + (high - low) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
