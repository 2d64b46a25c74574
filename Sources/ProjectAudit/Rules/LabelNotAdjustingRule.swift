import FontInspection

/// `label-not-adjusting`: text of an interface file that does not follow the reader's text size.
struct LabelNotAdjustingRule: Rule {
  let description = RuleDescription(
    id: "label-not-adjusting", severity: .warning,
    summary: """
      A label, field or text view has a text style or a font of the project, and Automatically Adjusts \
      Font is off.
      """,
    rationale: """
      Without it a text style is read once, when the view is loaded, and later changes of the text size \
      do nothing until then. A custom font in an interface file has a fixed size: only code can make it \
      follow. Reported once a file for text styles and once for custom fonts.
      """,
    source: """
      developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/\
      adjustsfontforcontentsizecategory
      """,
    triggering: .storyboard(
      """
      <label text="Forecast" id="aaa-BB-ccc">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """, places: ["Main.storyboard:3:5"]),
    clean: .storyboard(
      """
      <label text="Forecast" adjustsFontForContentSizeCategory="YES" id="aaa-BB-ccc">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let fonts = context.bundledInterfaceNames
    let texts = context.project.interfaceTexts.filter {
      // A button has no such setting.
      $0.element != "button" && !$0.adjustsFont && !$0.isLaunchScreen
    }
    let styled = texts.filter { $0.textStyle != nil }.grouped { [$0.path] }.compactMap { group in
      finding(about: group, Self.styleIsFixed(group), help: Self.tick, key: "text styles")
    }
    let custom = texts.filter { text in
      text.textStyle == nil && text.fontName.map { fonts.contains(Array($0.utf8)) } ?? false
    }.grouped { [$0.path] }.compactMap { group in
      finding(about: group, Self.fontIsFixed(group), help: Self.scale, key: "custom fonts")
    }
    return styled + custom
  }

  static func styleIsFixed(_ texts: [InterfaceText]) -> String {
    guard texts.count > 1 else {
      return """
        \(texts[0].title) has the text style \(texts[0].textStyle ?? "") and does not adjust its font
        """
    }
    return "\(texts.count) texts of this file have text styles and do not adjust their fonts"
  }

  static func fontIsFixed(_ texts: [InterfaceText]) -> String {
    guard texts.count > 1 else {
      return "\(texts[0].title) is set in \(texts[0].fontName ?? "") at a fixed size"
    }
    return "\(texts.count) texts of this file are set in custom fonts at fixed sizes"
  }

  static let tick = """
    tick Automatically Adjusts Font, which writes adjustsFontForContentSizeCategory="YES"
    """
  static let scale = """
    set the font in code, font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font), and tick \
    Automatically Adjusts Font
    """
}
