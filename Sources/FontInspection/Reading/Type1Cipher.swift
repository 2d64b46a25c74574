/// The cipher of Type 1 fonts' private parts (Adobe Type 1 Font Format, version 1.1, section 7.1,
/// `eexec`).
enum Type1Cipher {
  private static let key: UInt32 = 55665
  private static let factor: UInt32 = 52845
  private static let summand: UInt32 = 22719
  /// How many bytes at the beginning mean nothing.
  static let lead = 4

  /// What is encrypted, with the bytes that lead it in.
  static func decrypted(_ cipher: Span<UInt8>) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: cipher.count)
    var plain = result.mutableSpan
    var state = key
    var index = 0
    // Each byte's state follows from the one before, which a processor would wait for; of four at once
    // each follows from the first alone. Only the lowest 16 bits of a state count.
    let (a1, a2) = (factor, factor &* factor)
    let (a3, a4) = (a2 &* factor, a2 &* a2)
    let s2 = summand &* (a1 &+ 1)
    let s3 = summand &* (a2 &+ a1 &+ 1)
    let s4 = summand &* (a3 &+ a2 &+ a1 &+ 1)
    while index + 4 <= cipher.count {
      let c0 = cipher[index]
      let c1 = cipher[index + 1]
      let c2 = cipher[index + 2]
      let c3 = cipher[index + 3]
      let (w0, w1, w2, w3) = (UInt32(c0), UInt32(c1), UInt32(c2), UInt32(c3))
      let state1 = (state &+ w0) &* a1 &+ summand
      let state2 = (state &+ w0) &* a2 &+ w1 &* a1 &+ s2
      let state3 = (state &+ w0) &* a3 &+ w1 &* a2 &+ w2 &* a1 &+ s3
      plain[index] = c0 ^ UInt8(truncatingIfNeeded: state >> 8)
      plain[index + 1] = c1 ^ UInt8(truncatingIfNeeded: state1 >> 8)
      plain[index + 2] = c2 ^ UInt8(truncatingIfNeeded: state2 >> 8)
      plain[index + 3] = c3 ^ UInt8(truncatingIfNeeded: state3 >> 8)
      state = (state &+ w0) &* a4 &+ w1 &* a3 &+ w2 &* a2 &+ w3 &* a1 &+ s4
      index += 4
    }
    while index < cipher.count {
      let byte = cipher[index]
      plain[index] = byte ^ UInt8(truncatingIfNeeded: state >> 8)
      state = (state &+ UInt32(byte)) &* factor &+ summand
      index += 1
    }
    return result
  }

  /// The text encrypted, behind four zeros.
  static func encrypted(_ plain: [UInt8]) -> [UInt8] {
    var cipher: [UInt8] = []
    cipher.reserveCapacity(plain.count + lead)
    var state = key
    func add(_ byte: UInt8) {
      let byte = byte ^ UInt8(truncatingIfNeeded: state >> 8)
      cipher.append(byte)
      state = (state &+ UInt32(byte)) &* factor &+ summand
    }
    for _ in 0..<lead { add(0) }
    for byte in plain { add(byte) }
    return cipher
  }
}
