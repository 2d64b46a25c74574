internal import TextFormatting

/// Numbers as people read them.
extension SheetBuilder {
  /// The number with at most three decimals: what `MVAR` and 16.16 add behind them is no news to
  /// people, and JSON has it.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return JSONValue.number(rounded.isFinite ? rounded : value).plainText ?? "-"
  }

  static func signed(_ value: Double) -> String {
    value > 0 ? "+" + number(value) : number(value)
  }

  /// The number with exactly so many decimals, ties away from zero.
  static func fixed(_ value: Double, decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let units = (value.magnitude * factor).rounded()
    guard units < 9e15 else { return value.description }
    let whole = Int(units)
    let digits = String(whole % Int(factor))
    return (units == 0 || value > 0 ? "" : "-") + String(whole / Int(factor)) + "."
      + String(repeating: "0", count: max(0, decimals - digits.utf8.count)) + digits
  }
}
