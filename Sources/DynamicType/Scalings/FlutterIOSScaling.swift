/// What Flutter does to every font size on iOS: the system font's body size at the category by 17, for
/// every style, not rounded.
///
/// Source: flutter-team-archive/engine pull request 4586 (GitHub).
public struct FlutterIOSScaling: Scaling {
  public init() {}

  public var name: String { "flutter-ios" }
  public var title: String { "Flutter on iOS" }
  public var rule: String { "base size x the system font's body size / 17, not rounded" }

  public func ratio(
    in row: TypeScale.Row, of scale: TypeScale, at category: ContentSizeCategory
  ) -> Double? {
    bodySize(category).map { $0 / 17 }
  }

  public func size(
    from baseSize: Double, in row: TypeScale.Row, of scale: TypeScale,
    at category: ContentSizeCategory
  ) -> Double? {
    ScaledSize.product(baseSize, bodySize(category)).map { $0 / 17 }
  }

  private func bodySize(_ category: ContentSizeCategory) -> Double? {
    TypeScale.iOS.row(for: .body)?.cell(for: category)?.size
  }
}
