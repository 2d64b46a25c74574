internal import TextFormatting

/// Where a face of a variable font lies on an axis otherwise than the font's own fields say, which hold
/// for the default master: nothing public says which of the two CoreText goes by.
///
/// Where both agree the answer is the same whichever it is.
extension FontFace {
  /// The axis value that speaks against `italic`; nil where none does.
  ///
  /// Source: OpenType specification, design-variation axis tags: `ital` is 1 where italic, `slnt` an angle.
  var slantDoubt: AxisValue? {
    let values = coordinates(of: ["slnt", "ital"])
    let slanted = values.first { $0.value != 0 }
    if italic { return slanted == nil ? values.first : nil }
    return slanted
  }

  /// The axis value that speaks against `width`; nil where it is the class's own percentage, and where
  /// `OS/2` states no class.
  var widthDoubt: AxisValue? {
    guard let width, let value = coordinates(of: ["wdth"]).first else { return nil }
    let percentage =
      Self.widthPercentages.indices.contains(width - 1) ? Self.widthPercentages[width - 1] : nil
    return value.value == percentage ? nil : value
  }

  /// What is said of a fact that an axis speaks against.
  ///
  /// - Parameter fields: who says so, such as `OS/2 says`.
  func saidOfDefault(_ words: String, by fields: String) -> String {
    instance?.isDefault == true
      ? "\(fields) \(words); which of the two iOS goes by is not known"
      : "\(words) at the default; what iOS says here is not known"
  }

  private func coordinates(of tags: [String]) -> [AxisValue] {
    (instance?.coordinates ?? []).filter { tags.contains($0.tag) }
  }

  /// What the classes 1 to 9 are in percent of the normal width (OpenType specification, `OS/2`
  /// usWidthClass), which is what `wdth` counts in.
  private static let widthPercentages: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
}

extension AxisValue {
  /// The value as people write it, with at most three decimals, such as `slnt -10`.
  var plainText: String {
    let rounded = (value * 1000).rounded() / 1000
    return "\(tag) \(JSONValue.number(rounded.isFinite ? rounded : value).plainText ?? "-")"
  }
}
