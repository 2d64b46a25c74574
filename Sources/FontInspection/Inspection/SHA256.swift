/// SHA-256 of bytes that stay where they are (FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3, 6.2).
package enum SHA256 {
  /// The digest in lower-case hexadecimal, 64 characters.
  package static func hexadecimal(_ message: Span<UInt8>) -> String {
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
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
    0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
    0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
    0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
    0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
    0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
    0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
