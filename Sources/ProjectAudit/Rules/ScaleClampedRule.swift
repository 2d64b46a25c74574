import DynamicType
import FontInspection

/// `scale-clamped`: text that stops growing before it is twice as large.
struct ScaleClampedRule: Rule {
  let description = RuleDescription(
    id: "scale-clamped", severity: .warning,
    summary: "Text stops growing below 200 % of its default size.",
    rationale: """
      WCAG 1.4.4 (Resize Text) asks that text can be enlarged to 200 % without loss. A body text of 17 \
      points has 33 at accessibility2 (194 %) and 40 at accessibility3 (235 %), so that a range has to \
      reach accessibility3.
      """,
    source: """
      www.w3.org/WAI/WCAG22/Understanding/resize-text; Apple's Human Interface Guidelines, Typography; \
      developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
      """,
    triggering: .swift(
      "let view = Text(\"Rain\").font(.body).dynamicTypeSize(...DynamicTypeSize.xxxLarge)\n",
      faces: [], places: ["App.swift:1:36"]),
    clean: .swift(
      "let view = Text(\"Rain\").font(.body).dynamicTypeSize(...DynamicTypeSize.accessibility3)\n",
      faces: []))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.project.scaleFacts.compactMap { fact in
      switch fact.kind {
      case .largestCategory(let name):
        guard let category = ContentSizeCategory(parsing: name),
          let body = TypeScale.iOS.row(for: .body),
          let size = body.cell(for: category)?.size, let base = body.cell(for: .large)?.size,
          size < 2 * base
        else { return nil }
        return finding(
          at: fact.place, Self.clamped(category.name, size: size, base: base), help: Self.widen)
      case .largestSize(let size, let base):
        guard let base, base > 0, size < 2 * base else { return nil }
        return finding(
          at: fact.place, Self.ends(size, base: base), help: Self.raise(2 * base))
      default: return nil
      }
    }
  }

  static func clamped(_ category: String, size: Double, base: Double) -> String {
    "text stops growing at \(category), where body has \(points(size)) pt (\(percent(size, base)) %)"
  }

  static func ends(_ size: Double, base: Double) -> String {
    "the font stops growing at \(points(size)) pt, \(percent(size, base)) % of its \(points(base)) pt"
  }

  static let widen = "let the range end at accessibility3 or later, or drop it"

  static func raise(_ size: Double) -> String {
    "raise maximumPointSize to \(points(size)) or more, or drop it"
  }

  private static func percent(_ size: Double, _ base: Double) -> Int {
    Int(exactly: (100 * size / base).rounded()) ?? 0
  }

  private static func points(_ size: Double) -> String {
    Int(exactly: size).map(String.init) ?? String(size)
  }
}
