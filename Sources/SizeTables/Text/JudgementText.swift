import DynamicType

/// What is good and bad about sizes, in a line of text for each kind.
struct JudgementText {
  private let judgements: [SizeJudgement]
  private let set: SizeTableSet
  private let width: Int?

  init(_ judgements: [SizeJudgement], of set: SizeTableSet, width: Int?) {
    self.judgements = judgements
    self.set = set
    self.width = width
  }

  func write(to output: inout some TextOutputStream) {
    var inverted = Grouping()
    var alike = Grouping()
    var never: [String] = []
    var kept: [String] = []
    var coarse = Grouping()
    for judgement in judgements {
      switch judgement {
      case .orderInverted(let style, _, let other, _, let category):
        inverted.add("\(other) over \(style)", category)
      case .indistinguishable(let style, let other, _, let category):
        alike.add("\(other) and \(style)", category)
      case .neverEnlarges(let style, _, _, let isPlatformsOwn):
        never.append(isPlatformsOwn ? "\(style) (Apple's neither)" : style)
      case .maximumPreventsEnlarging(let style, let maximum, _):
        kept.append("\(style) at \(DecimalText.shortest(maximum, decimals: 2))")
      case .coarseScaledValue(let style, let category, _, _, _): coarse.add(style, category)
      case .belowMinimum: continue
      }
    }
    let percent = DecimalText.shortest(set.scale.enlargement * 100, decimals: 0)
    line("Order inverted", inverted.items(set), to: &output)
    line("Of one size", alike.items(set), to: &output)
    line("Never \(percent) %", never, to: &output)
    line("Scaled values off by a twentieth", coarse.items(set), to: &output)
    line("Kept below \(percent) % by the maximum", kept, to: &output)
  }

  /// Pairs, each with the categories where something holds.
  private struct Grouping {
    private var names: [String] = []
    private var categories: [String: [ContentSizeCategory]] = [:]

    mutating func add(_ name: String, _ category: ContentSizeCategory) {
      if categories[name] == nil { names.append(name) }
      categories[name, default: []].append(category)
    }

    /// A pair and its categories, neighbours as a range: `XS-M, XL`.
    func items(_ set: SizeTableSet) -> [String] {
      names.map { name in
        var ranges: [(first: Int, last: Int)] = []
        for category in categories[name] ?? [] {
          guard let position = set.scale.categories.firstIndex(of: category) else { continue }
          if let last = ranges.last, last.last + 1 == position {
            ranges[ranges.count - 1].last = position
          } else {
            ranges.append((position, position))
          }
        }
        func head(_ position: Int) -> String {
          let category = set.scale.categories[position]
          return set.scaling.settingName(at: category) ?? category.shortName
        }
        return name + " at "
          + ranges.map { range in
            range.first == range.last
              ? head(range.first) : "\(head(range.first))-\(head(range.last))"
          }.joined(separator: ", ")
      }
    }
  }

  /// A line, wrapped at the width with its continuation indented.
  private func line(_ head: String, _ items: [String], to output: inout some TextOutputStream) {
    guard !items.isEmpty else { return }
    var line = head + ":"
    for (position, item) in items.enumerated() {
      for (place, word) in item.split(separator: " ").enumerated() {
        let isLast = place == item.split(separator: " ").count - 1
        let ended = word + (isLast ? (position == items.count - 1 ? "." : ";") : "")
        if let width, line.utf8.count + 1 + ended.utf8.count > width, line.utf8.count > 2 {
          output.write(line + "\n")
          line = "  " + ended
        } else {
          line += (line == "  " ? "" : " ") + ended
        }
      }
    }
    output.write(line + "\n")
  }
}
