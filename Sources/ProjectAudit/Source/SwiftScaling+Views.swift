import DynamicType

/// What the modifiers of SwiftUI's views say about the size of text.
extension SwiftScaling {
  /// Looks at `.dynamicTypeSize(…)`, whose name is at `index`: where does the range end?
  mutating func dynamicTypeSize(at index: Int) {
    guard tokens.isPunctuation(index + 1, "("), tokens.isPunctuation(index - 1, "."),
      let close = reader.closing[index + 1], index + 2 < close,
      let word = tokens.identifier(close - 1), tokens.isPunctuation(close - 2, "."),
      let category = ContentSizeCategory(parsing: word)
    else { return }
    var largest = category
    // `..<` leaves the last out.
    if (index + 2..<close).contains(where: { tokens.isPunctuation($0, "<") }) {
      guard let smaller = ContentSizeCategory.allCases.last(where: { $0 < category }) else {
        return
      }
      largest = smaller
    }
    add(.largestCategory(largest.name), index - 1, upTo: close + 1)
  }

  /// Looks at `maximumContentSizeCategory = .large`.
  mutating func maximumCategory(at index: Int) {
    guard tokens.isPunctuation(index + 1, "="), tokens.isPunctuation(index - 1, ".") else { return }
    var end = index + 2
    while tokens.isPunctuation(end, ".") || tokens.identifier(end) != nil, end < index + 6 {
      if tokens.identifier(end) != nil, tokens.identifier(end - 1) != nil { break }
      end += 1
    }
    guard let word = tokens.identifier(end - 1), let category = ContentSizeCategory(parsing: word)
    else { return }
    add(.largestCategory(category.name), index, upTo: end)
  }

  /// Looks at the modifiers on the same view as `.font(…)`, within whose parenthesis a scaling custom
  /// font stands at `index`.
  mutating func modifiers(around index: Int) {
    guard tokens.isPunctuation(index - 1, "("), tokens.isIdentifier(index - 2, "font"),
      tokens.isPunctuation(index - 3, "."), let end = reader.closing[index - 1]
    else { return }
    var found: [(kind: ScaleFact.Kind, start: Int, end: Int)] = []
    var next = end + 1
    for _ in 0..<32 {
      guard tokens.isPunctuation(next, "."), let name = tokens.identifier(next + 1),
        tokens.isPunctuation(next + 2, "("), let close = reader.closing[next + 2]
      else { break }
      // Text that shrinks, or grows beyond its frame, is not cut off.
      if name == "minimumScaleFactor" || name == "fixedSize" { return }
      if let kind = limit(name, open: next + 2) { found.append((kind, next, close + 1)) }
      next = close + 1
      // A closure stands behind the call.
      if tokens.isPunctuation(next, "{"), let block = reader.closing[next] { next = block + 1 }
    }
    for (kind, start, end) in found { add(kind, start, upTo: end) }
  }

  private func limit(_ name: String, open: Int) -> ScaleFact.Kind? {
    let arguments = reader.arguments(from: open)
    if name == "lineLimit", arguments.count == 1, arguments[0].label == nil,
      case .number(1) = reader.expression(arguments[0].value)
    {
      return .lineLimit(1)
    }
    guard name == "frame",
      let height = arguments.first(where: { $0.label == "height" }),
      case .number(let size) = reader.expression(height.value)
    else { return nil }
    return .fixedHeight(size)
  }

  // MARK: Weights

  /// `.weight(…)` or `.bold()` behind a font.
  func weightModifier(after close: Int) -> FontUsage.Modifier? {
    modifier(of: ["weight", "bold"], from: close + 1)
  }

  /// `.bold()` or `.fontWeight(…)` on the view that is given the font at `index`, in the same chain:
  /// behind `.font(…)`, or right before it.
  func viewModifier(around index: Int) -> FontUsage.Modifier? {
    guard tokens.isPunctuation(index - 1, "("), tokens.isIdentifier(index - 2, "font"),
      tokens.isPunctuation(index - 3, "."), let end = reader.closing[index - 1]
    else { return nil }
    let names: Set = ["bold", "fontWeight"]
    if let modifier = modifier(of: names, from: end + 1) { return modifier }
    // `.bold()`, `.fontWeight(.bold)`, `.fontWeight(Font.Weight.bold)`
    for length in [4, 6, 10] where tokens.isPunctuation(index - 3 - length, ".") {
      if reader.closing[safe: index - 3 - length + 2] == index - 4,
        let modifier = modifier(of: names, from: index - 3 - length)
      {
        return modifier
      }
    }
    return nil
  }

  /// The first of the calls chained from `start` on that has one of the names.
  private func modifier(of names: Set<String>, from start: Int) -> FontUsage.Modifier? {
    var next = start
    for _ in 0..<16 {
      guard tokens.isPunctuation(next, "."), let name = tokens.identifier(next + 1),
        tokens.isPunctuation(next + 2, "("), let end = reader.closing[next + 2]
      else { return nil }
      if names.contains(name), let start = tokens[next] {
        return FontUsage.Modifier(
          text: tokens.text(next..<(end + 1)), position: reader.place(start.start).position)
      }
      next = end + 1
      // A closure stands behind the call.
      if tokens.isPunctuation(next, "{"), let block = reader.closing[next] { next = block + 1 }
    }
    return nil
  }
}
