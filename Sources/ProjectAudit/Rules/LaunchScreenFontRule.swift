import FontInspection

/// `launch-screen-font`: a font of the project on the launch screen.
struct LaunchScreenFontRule: Rule {
  let description = RuleDescription(
    id: "launch-screen-font", severity: .warning,
    summary: "The launch screen sets text in a font of the project.",
    rationale: """
      iOS draws the launch screen before the app runs and before its fonts are registered: the text is \
      shown in the system font.
      """,
    source: """
      Apple, Human Interface Guidelines, Launching ("avoid including text on your launch screen"); \
      developer.apple.com/documentation/xcode/specifying-your-apps-launch-screen
      """,
    triggering: .storyboard(
      text("name=\"Lato-Bold\" family=\"Lato\""), root: " launchScreen=\"YES\"",
      faces: [.exampleBold], places: ["Main.storyboard:3:5"]),
    clean: .storyboard(
      text("type=\"boldSystem\""), root: " launchScreen=\"YES\"", faces: [.exampleBold]))

  private static func text(_ font: String) -> String {
    """
    <label text="Nimbus" id="aaa-BB-ccc">
      <fontDescription key="fontDescription" \(font) pointSize="28"/>
    </label>
    """
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = context.bundledInterfaceNames
    return context.project.interfaceTexts.filter { text in
      text.isLaunchScreen && text.fontName.map { fonts.contains(Array($0.utf8)) } ?? false
    }.grouped { [$0.path] }.compactMap { texts in
      finding(about: texts, Self.usesFont(texts), help: Self.useSystemFont, key: "launch screen")
    }
  }

  static func usesFont(_ texts: [InterfaceText]) -> String {
    let name = texts[0].fontName ?? ""
    return texts.count > 1
      ? "\(texts.count) texts of the launch screen are set in fonts that are not yet loaded"
      : "the launch screen sets \(texts[0].title) in \(name), which is not yet loaded then"
  }

  static let useSystemFont = "use the system font there, or draw the text as an image"
}
