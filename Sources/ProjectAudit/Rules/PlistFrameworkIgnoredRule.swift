/// `plist-framework-ignored`: a list of fonts in an Info.plist that nobody asks.
struct PlistFrameworkIgnoredRule: Rule {
  let description = RuleDescription(
    id: "plist-framework-ignored", severity: .warning,
    summary: "UIAppFonts stands in the Info.plist of a framework or a bundle of resources.",
    rationale: """
      iOS reads UIAppFonts of apps and app extensions only. The fonts of a framework or a package \
      have to be registered in code.
      """,
    source: "github.com/icerockdev/moko-resources issue 33",
    triggering: .target(["Lato-Bold.ttf"], kind: .framework, places: ["Info.plist:4:5"]),
    clean: .target(["Lato-Bold.ttf"]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let loading = context.targets.filter(\.target.kind.loadsDeclaredFonts)
    return context.targets.flatMap { target -> [Diagnostic] in
      guard [.framework, .bundle, .library].contains(target.target.kind), !target.registersFonts
      else { return [] }
      return target.declarations.compactMap { declaration in
        // One property list can serve a framework and an app.
        let isShared = loading.contains { other in
          other.declarations.contains { $0.path.hasSameBytes(as: declaration.path) }
        }
        guard !isShared, let entry = declaration.entries.first else { return nil }
        return Diagnostic(
          rule: description.id, severity: description.severity,
          message: Self.ignored(declaration.entries.count, target.target.name),
          path: declaration.path, position: entry.position, help: Self.register)
      }
    }
  }

  static func ignored(_ count: Int, _ target: String) -> String {
    "iOS does not read UIAppFonts of \(target), which is no app; it lists "
      + (count == 1 ? "1 font" : "\(count) fonts")
  }

  static let register = """
    list the fonts in the app's Info.plist and ship them with the app, or register them in code with \
    CTFontManagerRegisterFontURLs
    """
}
