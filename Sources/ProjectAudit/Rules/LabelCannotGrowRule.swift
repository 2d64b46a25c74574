import FontInspection

/// `label-cannot-grow`: text that scales in a box or in one line that does not.
struct LabelCannotGrowRule: Rule {
  let description = RuleDescription(
    id: "label-cannot-grow", severity: .warning,
    summary: """
      Text that follows the reader's text size is held at a fixed height, is clipped, or has one line \
      that it cannot fit.
      """,
    rationale: """
      At the largest size body text is 53 points instead of 17. A fixed height that is less than one \
      line of it cuts the text; a label of one line shows the beginning and an ellipsis where its own \
      text is wider than the widest iPhone (440 points, at half an em a character).
      """,
    source: """
      Apple, Human Interface Guidelines, Typography, "Supporting Dynamic Type"; WCAG 2.2, success \
      criterion 1.4.4
      """,
    triggering: .storyboard(
      """
      <label text="Forecast" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="aaa-BB-ccc">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <constraints>
          <constraint firstAttribute="height" constant="21" id="ddd-EE-fff"/>
        </constraints>
      </label>
      """, places: ["Main.storyboard:3:5"]),
    clean: .storyboard(
      """
      <label text="Forecast" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="aaa-BB-ccc">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """))

  /// The widest iPhone held upright, in points (16 and 17 Pro Max).
  static let widestScreen = 440.0

  func findings(in context: AuditContext) -> [Diagnostic] {
    let texts = context.project.interfaceTexts.filter {
      $0.scales && !$0.isLaunchScreen && $0.element != "textView"
    }
    var byCause: [Cause: [InterfaceText]] = [:]
    for text in texts {
      if let cause = Self.cause(text) { byCause[cause, default: []].append(text) }
    }
    return Cause.allCases.flatMap { cause in
      (byCause[cause] ?? []).grouped { [$0.path] }.compactMap { group in
        finding(
          about: group, Self.message(cause, group), help: Self.help(cause, group),
          key: cause.rawValue)
      }
    }
  }

  /// Why a text cannot grow.
  enum Cause: String, CaseIterable {
    case fixedHeight = "fixed height"
    case clipped
    case oneLine = "one line"
  }

  static func cause(_ text: InterfaceText) -> Cause? {
    if let height = text.fixedHeight, let line = text.largestLineHeight, height < line,
      !text.shrinksToFit
    {
      return .fixedHeight
    }
    guard text.element == "label", !text.shrinksToFit else { return nil }
    if text.lineBreakMode == "clip" { return .clipped }
    if text.numberOfLines == 1, let width = text.largestWidth, width > widestScreen {
      return .oneLine
    }
    return nil
  }

  static func message(_ cause: Cause, _ texts: [InterfaceText]) -> String {
    let (subject, verb, have) =
      texts.count > 1
      ? ("\(texts.count) texts of this file", "follow", "have") : (texts[0].title, "follows", "has")
    return switch cause {
    case .fixedHeight:
      texts.count > 1
        ? "\(subject) \(verb) the reader's text size within fixed heights"
        : "\(subject) \(verb) the reader's text size within a fixed height of \(points(texts[0]))"
    case .clipped: "\(subject) \(verb) the reader's text size and \(have) the line break mode clip"
    case .oneLine:
      "\(subject) \(verb) the reader's text size and \(have) one line, which is too short for it"
    }
  }

  private static func points(_ text: InterfaceText) -> String {
    let height = text.fixedHeight ?? 0
    return height == height.rounded() && height < 100_000 ? "\(Int(height))" : "\(height)"
  }

  static func help(_ cause: Cause, _ texts: [InterfaceText]) -> String {
    switch cause {
    case .fixedHeight:
      texts.count > 1
        ? "set Lines to 0 and remove the height constraints, or make them \"at least\""
        : "set Lines to 0 and remove the height constraint of \(points(texts[0])), or make it \"at least\""
    case .clipped: "set Lines to 0 and Line Break to Word Wrap"
    case .oneLine: "set Lines to 0"
    }
  }
}
