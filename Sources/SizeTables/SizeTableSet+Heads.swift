import DynamicType

extension SizeTableSet {
  /// What a column of a category is called: the setting that the scaling has for it, else its short
  /// name.
  func head(of category: ContentSizeCategory) -> String {
    scaling.settingName(at: category) ?? category.shortName
  }

  /// Where sizes are from, behind "in points on iOS, ".
  var origin: String {
    guard !scale.hasDynamicType else { return "from \(scaling.title)" }
    let isPlain = scaling is FixedScaling || scaling.curve != nil
    return (isPlain ? "" : "from \(scaling.title), ") + "fixed: no Dynamic Type"
  }

  /// The same for a heading.
  var source: String { origin.hasPrefix("from") ? "points \(origin)" : "points, \(origin)" }

  /// What generated source says of its sizes: lines of a comment, each behind the marker.
  func sourceComment(_ marker: String) -> String {
    scale.hasDynamicType
      ? """
      \(marker) Sizes on \(scale.platform) as \(scaling.title) gives them:
      \(marker) \(scaling.rule).
      \(marker) They are scaled already: UIFontMetrics, given one of them, would scale it twice.
      """
      : "\(marker) Sizes on \(scale.platform), \(origin)."
  }
}
