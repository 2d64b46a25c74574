/// `name-not-on-os`: a system font that not every supported system has.
struct NameNotOnOSRule: Rule {
  let description = RuleDescription(
    id: "name-not-on-os", severity: .warning,
    summary: "A system font is newer than the deployment target, or only older systems had it.",
    rationale: """
      On a system without the font `UIFont(name:size:)` returns nil, and SwiftUI shows the system \
      font. A note where only older systems listed the name, since newer ones may still know it as \
      an alias.
      """,
    source:
      "github.com/mapbox/mapbox-gl-native issue 10675; lists that apps printed of UIFont.familyNames",
    triggering: .swift(
      "let font = UIFont(name: \"Courier-Bold\", size: 12)\n", faces: [],
      places: ["App.swift:1:25"]),
    clean: .swift("let font = UIFont(name: \"CourierNewPS-BoldMT\", size: 12)\n", faces: []))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      guard resolved.resolution == .system, resolved.reference.certainty != .likely,
        let name = resolved.systemName
      else { return nil }
      if let version = IOSFontTable.firstVersion(of: name),
        let target = Self.lowest(of: resolved.reference, in: context), target < version
      {
        return finding(
          at: resolved.reference, Self.tooNew(name, version, target), help: Self.fallBack(version))
      }
      guard context.system.isLegacy(name), !context.isForMacOS(resolved.reference) else {
        return nil
      }
      return finding(
        at: resolved.reference, severity: .note, Self.old(name), help: Self.useCurrent)
    }
  }

  /// The lowest iOS version on which the reference's code runs; nil where that is not known.
  private static func lowest(of reference: FontReference, in context: AuditContext) -> Int? {
    context.targets.filter { target in
      target.target.platforms.first == .iOS && target.reachableFiles != nil
        && target.mayContain(reference.path)
    }.compactMap { target in
      target.target.deploymentTarget.flatMap { Int($0.prefix { $0 != "." }) }
    }.min()
  }

  static func tooNew(_ name: String, _ version: Int, _ target: Int) -> String {
    "\"\(name)\" is a font of iOS \(version) and later; this code runs from iOS \(target) on"
  }

  static func fallBack(_ version: Int) -> String {
    "name another font below iOS \(version), or raise the deployment target"
  }

  static func old(_ name: String) -> String {
    "\"\(name)\" was a font of older versions of iOS only"
  }

  static let useCurrent = "name a font that iOS has today"
}
