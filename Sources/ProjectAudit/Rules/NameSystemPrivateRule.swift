/// `name-system-private`: a private name of a system font.
struct NameSystemPrivateRule: Rule {
  let description = RuleDescription(
    id: "name-system-private", severity: .error,
    summary: "A name begins with a full stop, which marks the system's private fonts.",
    rationale: """
      From iOS 13 on such a name gives Times New Roman or another fallback. A warning in interface \
      files; .AppleSystemUIFont and its kin are what Xcode itself writes there, and are right.
      """,
    source: "github.com/ibireme/YYText issue 969; github.com/apasccon/SearchTextField issue 195",
    triggering: .swift(
      "let font = UIFont(name: \".SFUI-Regular\", size: 17)\n", faces: [],
      places: ["App.swift:1:25"]),
    clean: .swift("let font = UIFont.systemFont(ofSize: 17)\n", faces: []))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.references.compactMap { resolved in
      guard resolved.resolution == .private, resolved.reference.api.framework.takesNamesOfFonts,
        let name = resolved.reference.name
      else { return nil }
      let framework = resolved.reference.api.framework
      return finding(
        at: resolved.reference, severity: framework == .interfaceBuilder ? .warning : .error,
        Self.isPrivate(name), help: Self.help(framework))
    }
  }

  static func isPrivate(_ name: String) -> String {
    "\"\(name)\" is private to iOS, which gives Times New Roman or another font for it"
  }

  private static func help(_ framework: FontAPI.Framework) -> String {
    switch framework {
    case .appKit: "use NSFont.systemFont(ofSize:weight:)"
    case .uiKit, .compiled: "use UIFont.systemFont(ofSize:weight:)"
    case .swiftUI: "use Font.system(size:weight:design:)"
    case .interfaceBuilder: "choose System as the font in Interface Builder"
    case .reactNative: "leave fontFamily out, or write \"System\""
    case .lottie, .flutter, .maui, .webView: "leave the font out"
    }
  }
}
