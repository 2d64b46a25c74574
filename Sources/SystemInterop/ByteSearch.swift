#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Tells quickly whether any of several words occurs in a file.
///
/// Sixteen places are looked at together: could a word begin there, by its first byte and the last two
/// of its first four? Words that are alike there share a comparison, which leaves out the bits in
/// which they differ. Only where one holds are the words themselves compared.
public struct ByteSearch: Sendable {
  private typealias Block = SIMD16<UInt8>

  private let comparisons: [Comparison]
  /// How far behind a word's first byte the other two are that are compared.
  private let distances: (middle: Int, last: Int)
  /// The words by their first byte.
  private let words: [[[UInt8]]]

  /// With more comparisons each block takes more time than fewer false hits save.
  private static let mostComparisons = 7

  /// - Parameter words: None of them empty; without any, nothing matches.
  public init(_ words: [[UInt8]]) {
    let words = words.filter { !$0.isEmpty }
    // A shorter word has fewer bytes to compare, so that one of them is compared twice.
    let length = min(4, words.map(\.count).min() ?? 1)
    let distances = (middle: max(0, length - 2), last: length - 1)
    var comparisons = words.map {
      Comparison(first: $0[0], middle: $0[distances.middle], last: $0[distances.last])
    }
    while comparisons.count > Self.mostComparisons { Self.uniteClosest(&comparisons) }
    var byFirst = [[[UInt8]]](repeating: [], count: 256)
    for word in words { byFirst[Int(word[0])].append(word) }
    self.comparisons = comparisons
    self.distances = distances
    self.words = byFirst
  }

  /// Unites the two comparisons that together still tell most apart.
  private static func uniteClosest(_ comparisons: inout [Comparison]) {
    var best = (left: 0, right: 1, united: comparisons[0].united(with: comparisons[1]))
    for left in comparisons.indices {
      for right in comparisons.indices.dropFirst(left + 1) {
        let united = comparisons[left].united(with: comparisons[right])
        if united.precision > best.united.precision { best = (left, right, united) }
      }
    }
    comparisons[best.left] = best.united
    comparisons.remove(at: best.right)
  }

  /// Three bytes of some words, each with the bits that those words have in common.
  private struct Comparison {
    private struct Byte {
      var bits: UInt8
      var mask: UInt8 = 0xFF
      let (blockOfBits, blockOfMask): (Block, Block)

      init(bits: UInt8, mask: UInt8 = 0xFF) {
        self.bits = bits & mask
        self.mask = mask
        blockOfBits = Block(repeating: bits & mask)
        blockOfMask = Block(repeating: mask)
      }

      func united(with other: Byte) -> Byte {
        Byte(bits: bits, mask: mask & other.mask & ~(bits ^ other.bits))
      }

      // A call for each of these few instructions would take most of the time.
      @inline(__always)
      func places(in block: Block) -> SIMDMask<SIMD16<Int8>> {
        (block & blockOfMask) .== blockOfBits
      }
    }

    private var first, middle, last: Byte

    init(first: UInt8, middle: UInt8, last: UInt8) {
      self.first = Byte(bits: first)
      self.middle = Byte(bits: middle)
      self.last = Byte(bits: last)
    }

    /// How many bits it looks at.
    var precision: Int {
      first.mask.nonzeroBitCount + middle.mask.nonzeroBitCount + last.mask.nonzeroBitCount
    }

    /// What holds wherever one of both does.
    func united(with other: Comparison) -> Comparison {
      var united = self
      united.first = first.united(with: other.first)
      united.middle = middle.united(with: other.middle)
      united.last = last.united(with: other.last)
      return united
    }

    @inline(__always)
    func places(_ first: Block, _ middle: Block, _ last: Block) -> SIMDMask<SIMD16<Int8>> {
      self.first.places(in: first) .& self.middle.places(in: middle) .& self.last.places(in: last)
    }
  }

  /// True if one of the words occurs in `bytes`.
  public func matches(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { text in
      comparisons.withUnsafeBufferPointer { comparisons in
        var start = 0
        while text.count - start >= Block.scalarCount + distances.last {
          let first = text.loadUnaligned(fromByteOffset: start, as: Block.self)
          let middle = text.loadUnaligned(
            fromByteOffset: start + distances.middle, as: Block.self)
          let last = text.loadUnaligned(fromByteOffset: start + distances.last, as: Block.self)
          var places = SIMDMask<SIMD16<Int8>>(repeating: false)
          for comparison in comparisons {
            places .|= comparison.places(first, middle, last)
          }
          // Two numbers are asked faster than sixteen truth values, each of which takes a byte.
          let halves = unsafeBitCast(places, to: SIMD2<UInt64>.self)
          if halves.x | halves.y != 0,
            isWord(amongst: halves.x.littleEndian, start, in: text)
              || isWord(amongst: halves.y.littleEndian, start + 8, in: text)
          {
            return true
          }
          start += Block.scalarCount
        }
        return (start..<text.count).contains { isWord(at: $0, in: text) }
      }
    }
  }

  /// True if a word begins at one of eight places.
  ///
  /// - Parameters:
  ///   - places: a byte for each, the first being the lowest, which is zero where none can.
  ///   - start: the first place.
  private func isWord(
    amongst places: UInt64, _ start: Int, in text: UnsafeRawBufferPointer
  ) -> Bool {
    var places = places
    while places != 0 {
      let number = places.trailingZeroBitCount / 8
      if isWord(at: start + number, in: text) { return true }
      places &= ~(0xFF << UInt64(number * 8))
    }
    return false
  }

  private func isWord(at place: Int, in text: UnsafeRawBufferPointer) -> Bool {
    words[Int(text[place])].contains { word in
      word.count <= text.count - place
        && word.indices.allSatisfy { text[place + $0] == word[$0] }
    }
  }

  /// The offset of the first `byte` at or after `start`; nil where there is none.
  public static func offset(of byte: UInt8, in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard (0..<bytes.count).contains(start) else { return nil }
    return bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress,
        let found = memchr(base + start, Int32(byte), text.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
