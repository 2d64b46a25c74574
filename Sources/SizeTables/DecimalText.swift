/// Numbers for people to read, in any locale with a full stop.
enum DecimalText {
  /// The number with exactly so many decimals, ties away from zero; `-` where there is none.
  static func fixed(_ value: Double?, decimals: Int) -> String {
    guard let value, value.isFinite else { return "-" }
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    let units = (value.magnitude * Double(factor)).rounded()
    // Far above any length of a font: digits behind the point mean nothing there.
    guard units < 9e15 else { return value.description }
    let whole = Int(units) / factor
    var text = units == 0 || value > 0 ? "" : "-"
    text += String(whole)
    guard decimals > 0 else { return text }
    let fraction = String(Int(units) % factor)
    return text + "." + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
  }

  /// The number with as many decimals as it has, but no more than given.
  static func shortest(_ value: Double?, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard decimals > 0, text.utf8.contains(UInt8(ascii: ".")) else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// How many decimals show all the numbers, but no more than given: for a column of them.
  static func decimals(for values: [Double?], atMost limit: Int) -> Int {
    values.reduce(0) { decimals, value in
      let text = shortest(value, decimals: limit)
      guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return decimals }
      return max(decimals, text.utf8.distance(from: point, to: text.utf8.endIndex) - 1)
    }
  }
}
