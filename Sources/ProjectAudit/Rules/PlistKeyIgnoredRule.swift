/// `plist-key-ignored`: a build setting that declares fonts to nobody.
struct PlistKeyIgnoredRule: Rule {
  let description = RuleDescription(
    id: "plist-key-ignored", severity: .error,
    summary:
      "Fonts are declared by the build setting INFOPLIST_KEY_UIAppFonts, which does nothing.",
    rationale: """
      Where Xcode generates the Info.plist it takes a fixed set of INFOPLIST_KEY_ settings. \
      UIAppFonts is none of them, and the setting is dropped without a word.
      """,
    source: """
      the build settings reference, developer.apple.com/documentation/xcode/build-settings-reference, \
      has no such key
      """,
    triggering: RuleExample(facts: exampleFacts, places: ["App.xcconfig:2:1"]),
    clean: .target(["Lato-Bold.ttf"]))

  private static let exampleFacts = {
    var facts = AppProject()
    facts.ignoredSettings = [
      IgnoredSetting(
        name: "INFOPLIST_KEY_UIAppFonts", target: "App",
        place: .init(path: "App.xcconfig", position: SourcePosition(line: 2, column: 1)))
    ]
    return facts
  }()

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.project.ignoredSettings.map { setting in
      Diagnostic(
        rule: description.id, severity: description.severity, message: Self.ignored(setting.name),
        path: setting.place.path, position: setting.place.position, help: Self.usePlist)
    }
  }

  static func ignored(_ name: String) -> String {
    "Xcode ignores the build setting \(name): no font is declared by it"
  }

  static let usePlist = """
    put UIAppFonts into an Info.plist of the target (INFOPLIST_FILE); Xcode merges it with the \
    generated keys
    """
}
