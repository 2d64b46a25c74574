import DynamicType
import FontInspection

/// `scale-min-size`: a size that becomes smaller than text may be.
struct ScaleMinSizeRule: Rule {
  let description = RuleDescription(
    id: "scale-min-size", severity: .warning,
    summary: "A custom font's size falls below the platform's smallest text in some category.",
    rationale: """
      Apple's guidelines ask for at least 11 points on iOS and 12 on watchOS and visionOS. The system \
      font keeps to that; a custom font that UIFontMetrics scales does not: caption1 at 12 points is 10 \
      from xSmall to medium.
      """,
    source: """
      Apple, Human Interface Guidelines, Typography; measured: github.com/gewill/ScaledFont
      """,
    triggering: example(12, places: ["App.swift:1:28"]), clean: example(13, places: []))

  private static func example(_ size: Int, places: [String]) -> RuleExample {
    .scaled([("caption1", "caption", size)], places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    ScaledSize.all(of: context.scaledUses).compactMap { size in
      let below = SizeJudge(scale: size.scale).judgements(of: [size.judged]).compactMap {
        judgement -> (category: ContentSizeCategory, size: Double)? in
        guard case .belowMinimum(_, let category, let size, _) = judgement else { return nil }
        return (category, size)
      }
      guard let use = size.uses.first, let first = below.first, let last = below.last else {
        return nil
      }
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.tooSmall(size, first, last), path: use.path, position: use.position,
        help: Self.enlarge(size), related: size.otherPlaces, fingerprintKey: size.judged.name)
    }
  }

  private static func tooSmall(
    _ size: ScaledSize, _ first: (category: ContentSizeCategory, size: Double),
    _ last: (category: ContentSizeCategory, size: Double)
  ) -> String {
    let range =
      first.category == last.category
      ? "at \(first.category.name)" : "from \(first.category.name) to \(last.category.name)"
    let sizes =
      first.size == last.size ? first.size.brief : "\(first.size.brief) to \(last.size.brief)"
    return
      "\(size.judged.name) is \(sizes) pt \(range); the smallest text on \(size.scale.platform)"
      + " is \(size.scale.minimumSize.brief) pt"
  }

  /// The least whole size that stays large enough.
  private static func enlarge(_ size: ScaledSize) -> String {
    guard let use = size.uses.first else { return "" }
    let minimum = size.scale.minimumSize
    let enough = stride(from: use.baseSize.rounded(.up), through: use.baseSize + 40, by: 1).first {
      var larger = use
      larger.baseSize = $0
      return larger.judged?.sizes.allSatisfy { $0.size >= minimum } == true
    }
    return (enough.map { "write \($0.brief) pt" } ?? "choose a larger size")
      + ", or let the font be no smaller than \(minimum.brief) pt in code"
  }
}
