import FontInspection

/// `swiftui-line-limit`: text that has no room to grow.
struct SwiftUILineLimitRule: Rule {
  let description = RuleDescription(
    id: "swiftui-line-limit", severity: .note,
    summary: "Text in a scaling custom font may have one line only, or has a constant height.",
    rationale: """
      The larger the reader's text, the fewer words fit on a line; what does not fit is cut off or \
      becomes dots. At accessibility1 body text is 1.65 times as wide.
      """,
    source: "developer.apple.com/documentation/swiftui/view/linelimit(_:)",
    triggering: .swift(
      "let view = Text(\"Rain\").font(.custom(\"Lato-Bold\", size: 17)).lineLimit(1)\n",
      faces: [.exampleBold], places: ["App.swift:1:61"]),
    clean: .swift(
      "let view = Text(\"Rain\").font(.custom(\"Lato-Bold\", size: 17))\n", faces: [.exampleBold]))

  /// Higher frames hold a line of text at every size: body text has 53 points at accessibility5.
  private static let tall = 60.0

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.project.scaleFacts.compactMap { fact in
      switch fact.kind {
      case .lineLimit:
        finding(at: fact.place, Self.cuts(fact.text), help: Self.dropLimit)
      case .fixedHeight(let height) where height < Self.tall:
        finding(at: fact.place, Self.cuts(fact.text), help: Self.writeMinimum)
      default: nil
      }
    }
  }

  static func cuts(_ text: String) -> String {
    "\(text) cuts text off that grows with the reader's text size"
  }

  static let dropLimit = "drop the limit, or allow more lines at accessibility sizes"
  static let writeMinimum = "write minHeight: in place of height:"
}
