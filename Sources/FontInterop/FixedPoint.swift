/// FreeType's 16.16 fixed-point number.
///
/// Converting is the only way in and out: arithmetic is done in `Double`.
struct Fixed16Dot16: Sendable, Equatable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The nearest number, held within what 32 bits can say.
  init(_ value: Double) {
    guard value.isFinite else {
      rawValue = 0
      return
    }
    let limit = Double(Int32.max)
    rawValue = Int(min(max((value * 65536).rounded(), -limit), limit))
  }

  var value: Double { Double(rawValue) / 65536 }
}
