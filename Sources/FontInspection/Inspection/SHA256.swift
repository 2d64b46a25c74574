/// SHA-256 of bytes that stay where they are (FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3, 6.2).
enum SHA256 {
  /// The digest in lower-case hexadecimal, 64 characters.
  static func hexadecimal(_ message: Span<UInt8>) -> String {
    var text = ""
    for word in digest(message) {
      let digits = String(word, radix: 16)
      text += String(repeating: "0", count: 8 - digits.count) + digits
    }
    return text
  }

  private static func digest(_ message: Span<UInt8>) -> [UInt32] {
    var state: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    let wholeBlocks = message.count / 64
    for block in 0..<wholeBlocks { compress(message, at: 64 * block, &schedule, &state) }

    // The rest, a one bit, zeros, and the message's length in bits (5.1.1).
    var tail: [UInt8] = []
    tail.reserveCapacity(128)
    for offset in (64 * wholeBlocks)..<message.count { tail.append(message[offset]) }
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(message.count) << 3
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    for block in 0..<(tail.count / 64) { compress(tail.span, at: 64 * block, &schedule, &state) }
    return state
  }

  /// One block of 64 bytes (6.2.2). Sums are taken modulo 2^32, as the standard has it.
  private static func compress(
    _ bytes: Span<UInt8>, at offset: Int, _ w: inout [UInt32], _ state: inout [UInt32]
  ) {
    for index in 0..<16 { w[index] = bytes.uint32(at: offset + 4 * index) ?? 0 }
    for index in 16..<64 {
      let (early, late) = (w[index - 15], w[index - 2])
      let sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      w[index] = sigma1 &+ w[index - 7] &+ sigma0 &+ w[index - 16]
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ sum1 &+ choice &+ constants[index] &+ w[index]
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = sum0 &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The fractional parts of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
