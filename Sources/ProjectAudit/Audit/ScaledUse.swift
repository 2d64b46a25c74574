import DynamicType

/// A size that the project gives to a font of its own in a text style, to be scaled by it.
public struct ScaledUse: Sendable, Hashable {
  /// The file that says so, relative to the project's folder.
  public var path: String
  /// nil where the file has no lines.
  public var position: SourcePosition?
  /// The style's name as UIKit has it, or the platform's where UIKit lacks the style.
  public var textStyle: String
  /// In points, at the default category.
  public var baseSize: Double
  public var platform: AppPlatform

  public init(
    path: String, position: SourcePosition? = nil, textStyle: String, baseSize: Double,
    platform: AppPlatform = .iOS
  ) {
    self.path = path
    self.position = position
    self.textStyle = textStyle
    self.baseSize = baseSize
    self.platform = platform
  }

  /// The scale that sizes are judged by; nil for a platform that does not scale fonts.
  var scale: TypeScale? {
    let scale: TypeScale? =
      switch platform {
      case .iOS, .macCatalyst: .iOS
      case .watchOS: .watchOS
      case .visionOS: .visionOS
      case .macOS, .tvOS: nil
      }
    return scale.flatMap { $0.hasFontMetrics && $0.hasDynamicType ? $0 : nil }
  }

  /// The style as `SizeJudge` takes it, with its size at every category; nil for an unknown style, a
  /// size that is none, and a platform that does not scale.
  var judged: SizeJudge.Style? {
    guard let scale, let row = scale.row(named: textStyle) else { return nil }
    let metrics = FontMetrics(row: row, defaultCategory: scale.defaultCategory)
    let sizes = scale.categories.compactMap { category in
      metrics.scaledFontSize(for: baseSize, compatibleWith: category)
        .map { (category: category, size: $0) }
    }
    guard !sizes.isEmpty else { return nil }
    return SizeJudge.Style(name: row.name, baseSize: baseSize, weight: nil, sizes: sizes)
  }
}

extension AuditContext {
  /// The sizes that code and the configuration give to the project's own fonts by text style, each
  /// place once: first the configuration's.
  public var scaledUses: [ScaledUse] {
    var uses = baseSizes
    var known = Set(uses)
    // What only looks like a font's name need not be one.
    for resolved in references
    where resolved.resolution != .system && resolved.reference.certainty != .likely {
      guard let size = resolved.reference.usage.size, let style = resolved.scalingStyle else {
        continue
      }
      let use = ScaledUse(
        path: resolved.reference.path, position: resolved.reference.position, textStyle: style,
        baseSize: size)
      if known.insert(use).inserted { uses.append(use) }
    }
    return uses
  }
}

extension ResolvedReference {
  /// The style that the font's size is scaled by; nil where none is, or it is not known.
  fileprivate var scalingStyle: String? {
    switch reference.usage.scaling {
    case .textStyle: reference.usage.textStyle
    // SwiftUI scales by body where no style is given (developer.apple.com/documentation/swiftui/font).
    case .automatic: "body"
    case .unknown, .none, .twice: nil
    }
  }
}
