import DynamicType

/// Switches over styles and categories.
extension SourceTableReader {
  struct Case {
    let position: TextPosition
    /// Empty for `default`.
    let patterns: [Range<Int>]
    var body: Range<Int>
  }

  struct Cases {
    var cases: [Case]
    /// Behind the closing brace.
    var end: Int
  }

  /// Takes a `switch` apart; nil where no brace follows.
  mutating func cases(at start: Int, before limit: Int) -> Cases? {
    guard budget > 0 else { return nil }
    var index = start + 1
    defer { budget -= index - start }
    var depth = 0
    // Prose may have the word too, and no brace for long.
    while index < limit, !(depth == 0 && isPunctuation(index, "{")) {
      guard index < start + 200 else { return nil }
      if isPunctuation(index, "(") || isPunctuation(index, "[") { depth += 1 }
      if isPunctuation(index, ")") || isPunctuation(index, "]") { depth -= 1 }
      if isPunctuation(index, "}") || isPunctuation(index, ";") || depth < 0 { return nil }
      index += 1
    }
    guard index < limit else { return nil }
    index += 1
    var cases: [Case] = []
    func endBody(at end: Int) {
      guard let last = cases.last else { return }
      var end = end
      // `@unknown default`.
      if isWord(end - 1, "unknown"), isPunctuation(end - 2, "@") { end -= 2 }
      cases[cases.count - 1].body = last.body.lowerBound..<max(last.body.lowerBound, end)
    }
    depth = 0
    while index < limit, let token = token(index) {
      if token.kind == .punctuation {
        if ["{", "(", "["].contains(token.text) { depth += 1 }
        if ["}", ")", "]"].contains(token.text) { depth -= 1 }
        if depth < 0 { break }
      } else if depth == 0, token.kind == .word,
        (token.text == "case" && !isWord(index - 1, "if", "guard", "while", "for")
          && !isPunctuation(index - 1, "."))
          || (token.text == "default" && isPunctuation(index + 1, ":"))
      {
        endBody(at: index)
        var patterns: [Range<Int>] = []
        var start = index + 1
        var inner = 0
        var end = start
        while end < limit, !(inner == 0 && isPunctuation(end, ":")) {
          if isPunctuation(end, "(") || isPunctuation(end, "[") { inner += 1 }
          if isPunctuation(end, ")") || isPunctuation(end, "]") { inner -= 1 }
          if inner == 0, isPunctuation(end, ",") {
            patterns.append(start..<end)
            start = end + 1
          }
          end += 1
        }
        if start < end { patterns.append(start..<end) }
        let body = min(end + 1, limit)
        cases.append(Case(position: token.position, patterns: patterns, body: body..<body))
        index = body
        continue
      }
      index += 1
    }
    endBody(at: index)
    // An article may have the word in its prose.
    guard !cases.isEmpty else { return nil }
    return Cases(cases: cases, end: min(index + 1, limit))
  }

  /// What one name of a pattern stands for.
  enum Name: Equatable {
    case style(String)
    case category(ContentSizeCategory)
    case unspecified, anything
    /// A name of somebody's own.
    case other(String)
    /// No plain name.
    case unreadable
  }

  func name(_ range: Range<Int>) -> Name {
    let tokens = tokens[range].filter { !($0.kind == .punctuation && $0.text == ".") }
    if tokens.first?.text == "let" || tokens.first?.text == "var" { return .anything }
    // One name, in parts; three full stops are a range.
    guard let last = tokens.last, tokens.allSatisfy({ $0.kind == .word }),
      tokens.count + 1 >= range.count - tokens.count
    else { return .unreadable }
    for index in range where isPunctuation(index, ".") && isPunctuation(index + 1, ".") {
      return .unreadable
    }
    if tokens.contains(where: { ["where", "is", "as"].contains($0.text) }) { return .unreadable }
    if last.text == "_" { return .anything }
    if let style = TextStyle(parsing: last.text) { return .style(style.name) }
    if let category = Self.category(last.text) { return .category(category) }
    return Self.isUnspecified(last.text) ? .unspecified : .other(last.text)
  }

  /// The names of a pattern: one, or those of a tuple.
  func names(_ pattern: Range<Int>) -> [Name] {
    guard pattern.count > 2, isPunctuation(pattern.lowerBound, "("),
      isPunctuation(pattern.upperBound - 1, ")")
    else { return [name(pattern)] }
    var names: [Name] = []
    var start = pattern.lowerBound + 1
    for index in start..<pattern.upperBound
    where isPunctuation(index, ",") || index == pattern.upperBound - 1 {
      // A label may stand before a name.
      if isPunctuation(start + 1, ":") { start += 2 }
      names.append(start < index ? name(start..<index) : .unreadable)
      start = index + 1
    }
    return names
  }

  /// Reads a `switch` that lies in no other one, or looks for tables in it.
  mutating func readSwitch(
    _ parts: Cases, at index: Int, names: [String], depth: Int
  ) throws(SizeTableImportError) {
    guard depth < Self.depthLimit else {
      throw SizeTableImportError(
        token(index)?.position ?? TextPosition(line: 1, column: 1), found: "another level",
        expected: "a table of sizes")
    }
    var table = Table(line: token(index)?.position.line ?? 1)
    var targets: [String] = []
    if collect(parts, style: nil, category: nil, into: &table, &targets, depth: depth) {
      table.style = (names + targets).reversed().lazy.compactMap(Self.style(inName:)).first
      add(table)
    } else {
      for part in parts.cases { try walk(part.body, names: names, depth: depth + 1) }
    }
  }

  /// Collects the sizes of a `switch` over styles, categories or both.
  ///
  /// - Returns: false where it is over something else.
  mutating func collect(
    _ parts: Cases, style: String?, category: ContentSizeCategory?, into table: inout Table,
    _ targets: inout [String], depth: Int
  ) -> Bool {
    let named = parts.cases.map { $0.patterns.map(names) }
    let all = named.joined().joined()
    func isStyle(_ name: Name) -> Bool { if case .style = name { true } else { false } }
    func isCategory(_ name: Name) -> Bool { if case .category = name { true } else { false } }
    let hasStyles = all.contains(where: isStyle)
    let hasCategories = all.contains(where: isCategory)
    guard hasStyles || hasCategories else { return false }
    let stylePlace = named.joined().lazy.compactMap { $0.firstIndex(where: isStyle) }.first
    if (hasStyles && style != nil) || (hasCategories && category != nil) {
      let position = parts.cases.first?.position ?? TextPosition(line: table.line, column: 1)
      table.fail(
        SizeTableImportError(position, found: "case", expected: "one switch over each thing"))
      return true
    }
    var pending: [(style: String?, category: ContentSizeCategory?)] = []
    for (part, patterns) in zip(parts.cases, named) {
      var places = pending
      pending = []
      for (range, names) in zip(part.patterns, patterns) {
        var place = (style: style, category: category)
        var isPassedOver = false
        for (position, name) in names.enumerated() {
          switch name {
          case .style(let name): place.style = name
          case .category(let name): place.category = name
          case .other(let name) where hasStyles && position == stylePlace:
            place.style = TableWords.style(name)
          case .unspecified, .anything: isPassedOver = true
          case .other, .unreadable:
            table.fail(
              SizeTableImportError(
                token(range.lowerBound)?.position ?? part.position,
                found: expression(from: range.lowerBound, to: range.upperBound),
                expected: hasCategories
                  ? "a content size category"
                    + (token(range.upperBound - 1).flatMap { TableWords.nearestCategory($0.text) }
                      .map { ", such as \($0)" } ?? "") : "the name of a text style"))
          }
        }
        if isPassedOver {
          table.passedOver.append(
            "line \(part.position.line), \""
              + expression(from: range.lowerBound, to: range.upperBound) + "\"")
        } else {
          places.append(place)
        }
      }
      if part.patterns.isEmpty, !part.body.isEmpty, !isWord(part.body.lowerBound, "break") {
        table.passedOver.append("line \(part.position.line), \"default\"")
      }
      guard !places.isEmpty else { continue }
      if part.body.count == 1, isWord(part.body.lowerBound, "fallthrough") {
        pending = places
        continue
      }
      read(part, places, into: &table, &targets, depth: depth)
    }
    return true
  }

  /// Reads what stands behind a `case`: a size, or another `switch`.
  mutating func read(
    _ part: Case, _ places: [(style: String?, category: ContentSizeCategory?)],
    into table: inout Table, _ targets: inout [String], depth: Int
  ) {
    if let inner = part.body.first(where: { isWord($0, "switch") }) {
      guard depth < Self.depthLimit, let parts = cases(at: inner, before: part.body.upperBound)
      else { return }
      for place in places {
        var isRead = false
        if place.style == nil || place.category == nil {
          isRead = collect(
            parts, style: place.style, category: place.category, into: &table, &targets,
            depth: depth + 1)
        }
        if !isRead, let token = token(inner) {
          table.fail(
            SizeTableImportError(
              token.position, found: token.text, expected: SizeText.expectation))
        }
      }
      return
    }
    do throws(SizeTableImportError) {
      guard let (size, position, target) = try value(in: part.body) else { return }
      if let target { targets.append(target) }
      for place in places {
        table.entries.append(
          Entry(style: place.style, category: place.category, size: size, position: position))
      }
    } catch {
      table.fail(error)
    }
  }

  /// The size that the body of a `case` returns, assigns or is; nil where it has none.
  func value(
    in body: Range<Int>
  ) throws(SizeTableImportError) -> (Double, TextPosition, target: String?)? {
    var depth = 0
    var returned: Int?
    var assigned: [(target: String, start: Int)] = []
    for index in body {
      guard let token = token(index) else { break }
      if token.kind == .punctuation {
        if ["{", "(", "["].contains(token.text) { depth += 1 }
        if ["}", ")", "]"].contains(token.text) { depth -= 1 }
        if depth == 0, token.text == "=", !isPunctuation(index + 1, "="),
          let before = self.token(index - 1), index > body.lowerBound, before.kind == .word
        {
          assigned.append((before.text, index + 1))
        }
      } else if depth == 0, token.kind == .word {
        if ["if", "guard", "for", "while", "repeat", "do"].contains(token.text) {
          throw SizeTableImportError(
            token.position, found: token.text, expected: SizeText.expectation)
        }
        if token.text == "return", returned == nil { returned = index + 1 }
      }
    }
    var start = returned ?? body.lowerBound
    var target: String?
    if returned == nil, !assigned.isEmpty {
      let sizes = assigned.filter { $0.target.lowercased().contains("size") }
      let chosen = sizes.isEmpty ? assigned : sizes
      if let other = chosen.dropFirst().first {
        throw SizeTableImportError(
          token(other.start)?.position ?? TextPosition(line: 1, column: 1), found: other.target,
          expected: "one size in each case")
      }
      if let only = chosen.first { (target, start) = (only.target, only.start) }
    }
    guard start < body.upperBound,
      !isWord(
        start, "break", "nil", "fatalError", "preconditionFailure", "assertionFailure", "continue")
    else { return nil }
    // `UIFont(name: "Lato", size: 17)` and `.systemFont(ofSize: 17)`.
    if isWord(start, "UIFont", "Font") || isPunctuation(start, ".") {
      for index in start..<body.upperBound
      where isWord(index, "size", "ofSize") && isPunctuation(index + 1, ":") {
        let (size, position, end) = try size(at: index + 2)
        guard isPunctuation(end, ")") || isPunctuation(end, ",") else {
          throw SizeTableImportError(
            position, found: expression(from: index + 2), expected: SizeText.expectation)
        }
        return (size, position, target)
      }
    }
    let (size, position, end) = try size(at: start)
    if end < body.upperBound, let behind = token(end), behind.text != ";",
      behind.kind == .punctuation || behind.position.line == token(end - 1)?.position.line
    {
      throw SizeTableImportError(
        behind.position, found: behind.text, expected: "a number written out, and nothing behind it"
      )
    }
    return (size, position, target)
  }
}
