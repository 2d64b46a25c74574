/// Android's font scale since version 14: not one factor, but a curve by size for each setting, on
/// which large text grows less.
///
/// Android has seven settings and no categories. They stand in the table as many steps from the
/// default as they are in Android's settings: 0.85 under M, 1 under L, then 1.15 (XL), 1.3 (XXL),
/// 1.5 (XXXL), 1.8 (AX1) and 2 (AX2). Other categories have no cell. For any other setting make one
/// of it alone, whose only column is the default category.
///
/// Sources (GitHub): aosp-mirror/platform_frameworks_base,
/// `core/java/android/content/res/FontScaleConverterFactory.java`, for the tables and for the rule
/// that between two settings and between two sizes values are interpolated, and that scales up to 1
/// are linear; the settings are those of Android's Settings app, change b51c7a6de35 in
/// platform/packages/apps/Settings.
public struct Android14Scaling: Scaling {
  /// The one setting shown; nil for the seven.
  public let setting: Double?

  /// The settings that are taken; the limits are ours, the curve ends at 2.
  public static let validSettings: ClosedRange<Double> = 0.25...2

  public init(setting: Double? = nil) { self.setting = setting }

  public var name: String { setting.map { "android-14:" + ScaledSize.text($0) } ?? "android-14" }
  public var title: String {
    setting.map { "Android 14 at font scale \(ScaledSize.text($0))" } ?? "Android 14's font scale"
  }
  public var rule: String { "sp in dp on Android 14's curve for the font scale, not rounded" }

  public func scale(on platform: TypeScale) -> TypeScale {
    let shown = setting == nil ? Self.settings.map(\.category) : [platform.defaultCategory]
    return platform.with(
      defaultCategory: platform.defaultCategory,
      categories: platform.categories.filter { shown.contains($0) }, rows: platform.rows)
  }

  public func settingName(at category: ContentSizeCategory) -> String? {
    setting(at: category).map { ScaledSize.text($0) }
  }

  /// The factor at Apple's size of the style: every size has another.
  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    baseSize(in: row, of: scale).flatMap { ratio(from: $0, in: row, of: scale, at: category) }
  }

  public func ratio(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    size(from: baseSize, in: row, of: scale, at: category).map { $0 / baseSize }
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    guard FontMetrics.validPointSizes.contains(baseSize), let setting = setting(at: category)
    else { return nil }
    return Self.dp(sp: baseSize, setting: setting)
  }

  private func setting(at category: ContentSizeCategory) -> Double? {
    setting ?? Self.settings.first { $0.category == category }?.setting
  }

  // MARK: The curve

  /// The steps of Android's Settings app, under the categories where they stand.
  private static let settings: [(setting: Double, category: ContentSizeCategory)] = [
    (0.85, .medium), (1, .large), (1.15, .extraLarge), (1.3, .extraExtraLarge),
    (1.5, .extraExtraExtraLarge), (1.8, .accessibilityMedium), (2, .accessibilityLarge),
  ]

  /// The sizes at which the curve bends, in sp.
  private static let bends: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// The sizes that they become, in dp.
  private static let curves: [(setting: Double, sizes: [Double])] = [
    (1.00, [8, 10, 12, 14, 18, 20, 24, 30, 100]),
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.30, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.50, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.80, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.00, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]

  /// A size in sp as dp; outside the curve's ends the first or the last factor holds.
  static func dp(sp: Double, setting: Double) -> Double {
    if setting <= 1 { return sp * setting }
    guard let above = curves.first(where: { $0.setting >= setting }),
      let below = curves.last(where: { $0.setting <= setting })
    else { return sp * setting }
    let low = value(sp, on: below.sizes)
    guard above.setting > below.setting else { return low }
    let high = value(sp, on: above.sizes)
    return low + (high - low) * (setting - below.setting) / (above.setting - below.setting)
  }

  private static func value(_ sp: Double, on sizes: [Double]) -> Double {
    let points = Array(zip(bends, sizes))
    guard let first = points.first, let last = points.last else { return sp }
    if sp <= first.0 { return sp * first.1 / first.0 }
    if sp >= last.0 { return sp * last.1 / last.0 }
    guard let above = points.firstIndex(where: { $0.0 >= sp }), above > 0 else { return sp }
    let (x1, y1) = points[above]
    let (x0, y0) = points[above - 1]
    return y0 + (y1 - y0) * (sp - x0) / (x1 - x0)
  }
}
