import DynamicType
import FontInspection

/// `scale-inversion`: two styles that change places as text grows.
struct ScaleInversionRule: Rule {
  let description = RuleDescription(
    id: "scale-inversion", severity: .warning,
    summary:
      "A style that is the smaller one at the default size is the larger one in some category.",
    rationale: """
      Each text style has its own curve, and caption2's is the steepest: an 11 point caption2 passes a \
      12 point caption1 from xLarge on, 15 to 14. Then the less important text is the larger one.
      """,
    source: "measured: github.com/gewill/ScaledFont",
    triggering: example(13, places: ["App.swift:2:28"]), clean: example(16, places: []))

  private static func example(_ size: Int, places: [String]) -> RuleExample {
    .scaled([("footnote", "footnote", size), ("caption2", "caption2", 11)], places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let sizes = ScaledSize.all(of: context.scaledUses)
    return Dictionary(grouping: sizes) { $0.scale.platform }.values.flatMap(inversions)
  }

  /// One style that another overtakes, and where first.
  private struct Overtaken {
    var size: ScaledSize
    var category: ContentSizeCategory
    var own: Double
    var other: Double
  }

  private func inversions(among sizes: [ScaledSize]) -> [Diagnostic] {
    guard let scale = sizes.first?.scale else { return [] }
    var overtaken: [String: [Overtaken]] = [:]
    for judgement in SizeJudge(scale: scale).judgements(of: sizes.map(\.judged)) {
      guard
        case .orderInverted(let style, let own, let overtaker, let other, let category) = judgement,
        let size = sizes.first(where: { $0.judged.name == style }),
        let second = sizes.first(where: { $0.judged.name == overtaker }),
        // Styles of one size have no order that could be turned round.
        second.judged.baseSize < size.judged.baseSize
      else { continue }
      let found = Overtaken(size: size, category: category, own: own, other: other)
      guard
        let index = overtaken[overtaker]?.firstIndex(where: { $0.size.judged.name == style })
      else {
        overtaken[overtaker, default: []].append(found)
        continue
      }
      // Told is the first category of larger text, where there is one.
      if let known = overtaken[overtaker]?[index].category, known <= scale.defaultCategory,
        category > scale.defaultCategory
      {
        overtaken[overtaker]?[index] = found
      }
    }
    return sizes.compactMap { size in
      guard let use = size.uses.first, let others = overtaken[size.judged.name],
        let first = others.first
      else { return nil }
      let related = others.compactMap { other in
        other.size.uses.first.map {
          Diagnostic.RelatedPlace(
            path: $0.path, line: $0.position?.line, message: "\(other.size.judged.name) is here")
        }
      }
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.overtakes(size.judged.name, first, more: others.count - 1), path: use.path,
        position: use.position, help: Self.help(size.judged.name, first.size.judged.name),
        related: related + size.otherPlaces, fingerprintKey: size.judged.name)
    }
  }

  private static func overtakes(_ name: String, _ other: Overtaken, more: Int) -> String {
    let rest =
      switch more {
      case ...0: ""
      case 1: ", and one more style likewise"
      default: ", and \(more) more styles likewise"
      }
    return "\(name) overtakes \(other.size.judged.name): at \(other.category.name) it is"
      + " \(other.other.brief) pt and the other \(other.own.brief)\(rest)"
  }

  private static func help(_ name: String, _ other: String) -> String {
    "scale both by the same text style, or choose base sizes that lie farther apart"
  }
}
