import FontInspection

/// `content-cannot-scroll`: a scene whose text outgrows the screen.
struct ContentCannotScrollRule: Rule {
  let description = RuleDescription(
    id: "content-cannot-scroll", severity: .note,
    summary: """
      The texts of a scene follow the reader's text size, none of them stands in something that \
      scrolls, and together they become higher than a screen.
      """,
    rationale: """
      At the largest sizes the lower texts leave the screen, and nothing brings them back. Reported \
      where the lines of a scene, one below the other, need more than 667 points at accessibility5: \
      the height of an iPhone SE.
      """,
    source: """
      Apple, Human Interface Guidelines, Typography, "Supporting Dynamic Type"
      """,
    triggering: .storyboard(labels, places: ["Main.storyboard:3:5"]),
    clean: .storyboard("<scrollView id=\"sss-CC-rrr\">\n\(labels)\n</scrollView>"))

  private static let labels = (1...4).map { number in
    """
    <label text="A long line about weather \(number)" numberOfLines="0"\
     adjustsFontForContentSizeCategory="YES" id="aaa-BB-cc\(number)">
      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
    </label>
    """
  }.joined(separator: "\n")

  /// The screen of an iPhone SE, in points.
  static let screen = (width: 375.0, height: 667.0)
  /// What is left between the margins of 16 points.
  private static let width = screen.width - 32

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.project.interfaceTexts.filter { $0.path.hasPathExtension(in: ["storyboard"]) }
      .grouped { [$0.path, $0.scene] }
      .compactMap { scene in
        let texts = scene.filter(\.scales)
        guard !scene.contains(where: \.canScroll), !scene.contains(where: \.isLaunchScreen),
          texts.count > 1, Self.height(of: texts) > Self.screen.height
        else { return nil }
        return finding(
          about: texts, Self.outgrows(texts.count), help: Self.scroll, key: scene[0].scene)
      }
  }

  /// The height that the texts take at `accessibility5`, one below the other.
  static func height(of texts: [InterfaceText]) -> Double {
    texts.reduce(0) { height, text in
      guard let line = text.largestLineHeight else { return height }
      let wanted = ((text.largestWidth ?? 0) / width).rounded(.up)
      let most = text.numberOfLines > 0 ? Double(text.numberOfLines) : wanted
      return height + max(1, min(wanted, most)) * line
    }
  }

  static func outgrows(_ count: Int) -> String {
    "the \(count) texts of this scene become higher than a screen at the largest text sizes, and cannot scroll"
  }

  static let scroll = "put them into a scroll view"
}
