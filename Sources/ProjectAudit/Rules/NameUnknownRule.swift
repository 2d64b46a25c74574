import FontInspection

/// `name-unknown`: a name that no font has.
struct NameUnknownRule: Rule {
  let description = RuleDescription(
    id: "name-unknown", severity: .error,
    summary: "A name is that of no font in the project and of none that iOS brings.",
    rationale: """
      `UIFont(name:size:)` returns nil, which crashes where it is unwrapped by force; `Font.custom` \
      and interface files show the system font without a word. A warning where the name looks like \
      one of Apple's, since a newer iOS may know it, where a link or a local package leads out of the \
      project or the package is not there, since the font may lie behind it, and where the code only asks whether there is such a font or tries \
      another name after it. Flutter and .NET MAUI look among the families of pubspec.yaml and the aliases \
      of ConfigureFonts.
      """,
    source: "github.com/react/react-native issues 37425 and 18269",
    triggering: .swift(
      "let font = UIFont(name: \"Lato-Blod\", size: 17)\n", faces: [.exampleBold],
      places: ["App.swift:1:25"]),
    clean: .swift(
      "let font = UIFont(name: \"Lato-Bold\", size: 17)\n", faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let link = outsideLink(in: context)
    let package = context.project.unreadPackages.first
    let stale = StaleInterfaceNames(context)
    var advices: [[UInt8]: Advice] = [:]
    return context.references.compactMap { resolved in
      // What only looks like a font's name need not be one.
      guard resolved.resolution == .unknown, resolved.reference.certainty != .likely,
        stale.change(of: resolved) == nil, let name = resolved.reference.name
      else { return nil }
      if let given = given(resolved, name, in: context) { return given }
      let key = Array(name.utf8)
      let advice = advices[key] ?? Self.advice(name, in: context)
      advices[key] = advice
      return finding(
        at: resolved.reference,
        severity: advice.isApples || link != nil || package != nil
          || resolved.reference.usage.isProbe
          ? .warning : .error,
        Self.unknown(name),
        help: advice.help ?? link.map(Self.lookBehind) ?? package.map(Self.lookInto)
          ?? Self.addFile,
        suggestion: advice.suggestion, isSure: advice.isSure && link == nil && package == nil)
    }
  }

  /// A name that only the project itself could give to a font, as in Flutter's `pubspec.yaml`.
  private func given(
    _ resolved: ResolvedReference, _ name: String, in context: AuditContext
  ) -> Diagnostic? {
    context.givenNames.suggestion(
      for: resolved.reference, faces: context.faces(named: name)
    ).map { given in
      finding(
        at: resolved.reference, Self.unknown(name), help: given.help, suggestion: given.name)
    }
  }

  static func unknown(_ name: String) -> String { "no font is called \"\(name)\"" }

  /// A link out of the project, behind which there may be a font of any name.
  private func outsideLink(in context: AuditContext) -> String? {
    context.project.outsideFolders.first
      ?? context.fonts.unreadable.first { $0.error.code == .notFound }?.path
  }

  /// What to do about a name.
  private struct Advice {
    /// nil where nothing is near.
    var help: String?
    var suggestion: String?
    /// True if the name looks like one of Apple's.
    var isApples = false
    /// True if no other name is near.
    var isSure = false
  }

  private static func advice(_ name: String, in context: AuditContext) -> Advice {
    let system = context.system
    func write(_ suggestion: NameSuggestion, isApples: Bool = false) -> Advice {
      Advice(help: suggestion.help, suggestion: suggestion.name, isApples: isApples)
    }
    if system.isInterfaceTypeface(name) { return Advice(help: useSystemFont, isApples: true) }
    let nearest = context.suggestions.nearest(to: name)
    // The same letters say more than letters that are near.
    if let same = context.suggestions.sameLetters(as: name) {
      var advice = write(same)
      advice.isSure = true
      return advice
    }
    if let respelled = system.respelled(name) {
      return write(NameSuggestion(name: respelled), isApples: true)
    }
    if let nearest, nearest.face != nil {
      var advice = write(nearest)
      advice.isSure = context.suggestions.isOnlyOne(near: name)
      return advice
    }
    if system.beginsLikeInterfaceTypeface(name) {
      return Advice(help: useSystemFont, isApples: true)
    }
    let relatives = system.relatives(of: name)
    if let nearest { return write(nearest, isApples: !relatives.isEmpty) }
    if let help = context.suggestions.familyMembers(of: name).writeOneOfThem {
      return Advice(help: help, isApples: !relatives.isEmpty)
    }
    return relatives.isEmpty ? Advice() : Advice(help: writeRelative(relatives), isApples: true)
  }

  static func lookBehind(_ link: String) -> String {
    "see whether the font lies behind the link \(link), which leads out of the project"
  }

  static func lookInto(_ package: String) -> String {
    "see whether the font is in the package \(package), which is not in the folder that is verified"
  }

  static let useSystemFont = """
    iOS gives its interface typefaces by no name; use UIFont.systemFont(ofSize:weight:) or \
    Font.system(size:weight:design:)
    """

  static func writeRelative(_ names: [String]) -> String {
    "write one that iOS has: \(names.listed)"
  }

  static let addFile = """
    add the font's file to the project, or write the PostScript name of a font that is there; \
    `fontscale list` prints them
    """
}
