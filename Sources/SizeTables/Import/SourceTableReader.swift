import DynamicType

/// Reads sizes out of Swift or Objective-C source: a dictionary of styles that holds dictionaries of
/// categories, or the other way round; a `switch` over both, nested or of a tuple; and else a
/// dictionary or a `switch` over categories alone, or over styles alone.
///
/// What it cannot read inside of a table is an error. Several tables that contradict each other are
/// one too, unless each has the name of a font or, without styles, a name that says its style.
struct SourceTableReader {
  private let tokens: [SourceTokens.Token]
  /// Tables with styles and categories.
  private var tables: [Table] = []
  /// Sizes by category, of one style that at most a name says.
  private var lists: [Table] = []
  /// One size for each style.
  private var bases: [Table] = []
  /// Why something that looks like a table has no size at all.
  private var fault: SizeTableImportError?
  /// The last font name that was met before a table.
  private var fontName: String?

  private struct Entry: Equatable {
    var style: String?
    var category: ContentSizeCategory?
    let size: Double
    let position: TextPosition

    static func == (left: Self, right: Self) -> Bool {
      left.style == right.style && left.category == right.category && left.size == right.size
    }
  }

  private struct Table {
    let line: Int
    var fontName: String?
    /// What the names around it say.
    var style: String?
    var entries: [Entry] = []
    var fault: SizeTableImportError?
    var passedOver: [String] = []

    init(line: Int) { self.line = line }

    mutating func fail(_ error: SizeTableImportError) { fault = fault ?? error }

    func hasSizes(of other: Table) -> Bool {
      style == other.style && fontName == other.fontName && entries == other.entries
    }
  }

  /// How many tokens of switches may still be looked at, since they may lie in each other.
  private var budget = 3_000_000

  /// How deep one `switch` may lie in another.
  private static let depthLimit = 16

  static func read(_ text: String) throws(SizeTableImportError) -> SizeTableImport {
    var reader = SourceTableReader(tokens: SourceTokens.read(text))
    try reader.walk(0..<reader.tokens.count, names: [], depth: 0)
    return try reader.result()
  }

  private init(tokens: [SourceTokens.Token]) { self.tokens = tokens }

  // MARK: Choice

  private func result() throws(SizeTableImportError) -> SizeTableImport {
    guard budget > 0 else {
      throw SizeTableImportError(
        found: "too many switches in each other", expected: "source with a table of sizes alone")
    }
    let tables = Self.distinct(self.tables)
    let lists = Self.distinct(self.lists)
    let bases = Self.distinct(self.bases)
    if !tables.isEmpty {
      let isNamed = tables.allSatisfy { $0.fontName != nil }
      if tables.count > 1, !isNamed { throw Self.ambiguous(tables) }
      var passedOver = (self.lists + self.bases).map { "line \($0.line), other sizes" }
      var read: [SizeTableImport.FaceTable] = []
      for table in tables {
        if let fault = table.fault { throw fault }
        passedOver += table.passedOver
        read.append(.init(postScriptName: table.fontName, preset: try preset([table])))
      }
      return SizeTableImport(tables: read, passedOver: passedOver)
    }
    if !lists.isEmpty {
      let styles = lists.compactMap(\.style)
      guard lists.count == 1 || (styles.count == lists.count && Set(styles).count == styles.count)
      else { throw Self.ambiguous(lists) }
      for list in lists { if let fault = list.fault { throw fault } }
      return SizeTableImport(
        preset: try preset(lists),
        passedOver: lists.flatMap(\.passedOver)
          + self.bases.map { "line \($0.line), other sizes" })
    }
    if let table = bases.first {
      if bases.count > 1 { throw Self.ambiguous(bases) }
      if let fault = table.fault { throw fault }
      return SizeTableImport(preset: try preset([table]), passedOver: table.passedOver)
    }
    throw fault
      ?? SizeTableImportError(
        found: "source without a table of sizes",
        expected: "a dictionary of text styles that holds dictionaries of content size categories, "
          + "or a switch over the categories")
  }

  private static func distinct(_ tables: [Table]) -> [Table] {
    var kept: [Table] = []
    for table in tables.prefix(200) where !kept.contains(where: { $0.hasSizes(of: table) }) {
      kept.append(table)
    }
    return kept
  }

  private static func ambiguous(_ tables: [Table]) -> SizeTableImportError {
    let lines = tables.prefix(8).map { String($0.line) }
    return SizeTableImportError(
      row: tables.dropFirst().first?.line, found: "another table of sizes",
      expected: "one that can be told from the others: tables begin in lines "
        + lines.dropLast().joined(separator: ", ") + " and \(lines.last ?? ""); leave one of them")
  }

  private func preset(_ tables: [Table]) throws(SizeTableImportError) -> SizePreset {
    var sizes = SizeCollector()
    for table in tables {
      for entry in table.entries {
        try sizes.add(
          entry.size, style: entry.style ?? table.style ?? TextStyle.body.name,
          at: entry.category ?? .large, row: entry.position.line, column: entry.position.column)
      }
    }
    return sizes.preset
  }

  // MARK: Tokens

  private func token(_ index: Int) -> SourceTokens.Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  private func isPunctuation(_ index: Int, _ text: String) -> Bool {
    token(index).map { $0.kind == .punctuation && $0.text == text } ?? false
  }

  private func isWord(_ index: Int, _ texts: String...) -> Bool {
    token(index).map { $0.kind == .word && texts.contains($0.text) } ?? false
  }

  /// A key that a colon follows: `.body`, `UIFont.TextStyle.body`, `UIFontTextStyleBody`, `@"caption3"`.
  ///
  /// - Returns: the key, and the index behind the colon.
  private func key(at start: Int) -> (text: String, position: TextPosition, end: Int)? {
    var index = start
    if isPunctuation(index, "@") || isPunctuation(index, ".") { index += 1 }
    guard let first = token(index), first.kind == .word || first.kind == .string else { return nil }
    var text = first.text
    index += 1
    // Nobody has more parts; each token asks, so that they must be few.
    while index < start + 16, isPunctuation(index, "."), let part = token(index + 1),
      part.kind == .word
    {
      text += "." + part.text
      index += 2
    }
    // `UIFont.TextStyle(rawValue: "caption3")` is called what its raw value says.
    if isPunctuation(index, "(") {
      let value =
        isWord(index + 1, "rawValue") && isPunctuation(index + 2, ":") ? index + 3 : index + 1
      if let raw = token(value), raw.kind == .string, isPunctuation(value + 1, ")") {
        text = raw.text
        index = value + 2
      }
    }
    guard isPunctuation(index, ":") else { return nil }
    return (text, first.position, index + 1)
  }

  /// Behind the bracket that opens a dictionary; nil if none stands there.
  private func opened(at start: Int) -> Int? {
    let index = isPunctuation(start, "@") ? start + 1 : start
    return isPunctuation(index, "[") || isPunctuation(index, "{") ? index + 1 : nil
  }

  private static func category(_ key: String) -> ContentSizeCategory? {
    ContentSizeCategory(parsing: key)
      ?? key.split(separator: ".").last.flatMap {
        ContentSizeCategory(parsing: String($0))
      }
  }

  /// `unspecified`, which is a constant of UIKit and no size.
  private static func isUnspecified(_ key: String) -> Bool {
    key.lowercased().hasSuffix("unspecified")
  }

  private static func style(_ key: String) -> String? {
    TextStyle(parsing: key)?.name
      ?? key.split(separator: ".").last.flatMap { TableWords.style(String($0)) }
  }

  private static func isStyle(_ key: String) -> Bool {
    TextStyle(parsing: key) != nil || key.contains("TextStyle")
  }

  /// The style that a name such as `titleSize` speaks of.
  private static func style(inName name: String) -> String? {
    var words: [String] = []
    for character in name {
      if character.isUppercase || character == "_" || words.isEmpty { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
    }
    for length in [3, 2, 1] where length <= words.count {
      for start in 0...(words.count - length) {
        let text = words[start..<(start + length)].joined()
        if let style = TextStyle(parsing: text) { return style.name }
      }
    }
    return nil
  }

  // MARK: Walk

  /// Finds tables in a part of the source.
  ///
  /// - Parameter names: of the declarations around it, the outermost first.
  private mutating func walk(
    _ range: Range<Int>, names outerNames: [String], depth: Int
  ) throws(SizeTableImportError) {
    var index = range.lowerBound
    var open: [(index: Int, name: String?)] = []
    var declared: (name: String, line: Int)?
    func names(at index: Int) -> [String] {
      let own = isPunctuation(index - 1, "=") ? declared.map { [$0.name] } ?? [] : []
      return outerNames + open.suffix(16).compactMap(\.name) + own
    }
    while index < range.upperBound, let token = token(index) {
      if token.kind == .word {
        let named = isWord(index, "let", "var") ? index + 1 : index
        if let name = self.token(named), name.text.hasSuffix("ontName"),
          isPunctuation(named + 1, "=")
        {
          let value = isPunctuation(named + 2, "@") ? named + 3 : named + 2
          if let string = self.token(value), string.kind == .string { fontName = string.text }
        }
        if ["func", "var", "let"].contains(token.text), let name = self.token(index + 1),
          name.kind == .word
        {
          declared = (name.text, token.text == "func" ? .max : name.position.line)
          index += 2
          continue
        }
        // An assigned dictionary has its name where C declares it too.
        if isPunctuation(index + 1, "="), declared == nil || self.token(index - 1)?.text != ":" {
          if opened(at: index + 2) != nil { declared = (token.text, token.position.line) }
        }
        if token.text == "switch", let parts = cases(at: index, before: range.upperBound) {
          try readSwitch(parts, at: index, names: names(at: index), depth: depth)
          index = parts.end
          continue
        }
      }
      if let end = try readDictionary(at: index, in: open.last?.index, range, names(at: index)) {
        index = end
        continue
      }
      if token.kind == .punctuation {
        switch token.text {
        case "{", "[", "(":
          // A property's body stands in the line of its name.
          let isBody =
            token.text == "{"
            && (declared.map { $0.line == .max || $0.line == token.position.line } ?? false)
          open.append((index, isBody ? declared?.name : nil))
          if isBody { declared = nil }
        case "}", "]", ")":
          if !open.isEmpty { open.removeLast() }
        default: break
        }
      }
      index += 1
    }
  }

  // MARK: Dictionaries

  /// Reads the dictionary that opens at an index, or whose entry stands there.
  ///
  /// - Returns: the index behind it; nil where there is none of sizes.
  private mutating func readDictionary(
    at index: Int, in bracket: Int?, _ range: Range<Int>, _ names: [String]
  ) throws(SizeTableImportError) -> Int? {
    if let start = opened(at: index), let first = key(at: start) {
      // Only a bracket that no style precedes is a dictionary of one style's sizes.
      guard Self.category(first.text) != nil || Self.isUnspecified(first.text),
        opened(at: first.end) == nil || isNumberMessage(first.end),
        isPunctuation(start - 1, "[") || isPunctuation(start - 2, "@")
      else { return nil }
      var table = Table(line: token(index)?.position.line ?? 1)
      table.style = names.reversed().lazy.compactMap(Self.style(inName:)).first
      // It may hold something else than sizes, such as names, beside the table.
      var end = start
      do throws(SizeTableImportError) {
        end = try readEntries(from: start, into: &table) { key, _ in
          Self.category(key).map { (nil, $0) }
        }
      } catch {
        table.fail(error)
      }
      add(table)
      return end
    }
    guard let entry = outerEntry(at: index) else { return nil }
    var table = Table(line: entry.position.line)
    table.fontName = fontName
    fontName = nil
    // What stands before it in the same dictionary must be readable too.
    var index = index
    let isDictionary =
      bracket.map {
        isPunctuation($0, "[") || (isPunctuation($0, "{") && isPunctuation($0 - 1, "@"))
      }
      ?? false
    if isDictionary, let bracket { index = bracket + 1 }
    while let token = token(index), index < range.upperBound {
      if isPunctuation(index, "]") || isPunctuation(index, "}") { break }
      if isPunctuation(index, ",") {
        index += 1
        continue
      }
      guard let entry = outerEntry(at: index) else {
        if !isDictionary { break }
        // `:]` and keys of other things end what can be read.
        throw SizeTableImportError(
          key(at: index)?.position ?? token.position, found: key(at: index)?.text ?? token.text,
          expected: "a text style or a content size category, and a dictionary of sizes")
      }
      if let style = entry.style {
        index = try readEntries(from: entry.start, into: &table) { key, _ in
          Self.category(key).map { (style, $0) }
        }
      } else if let category = entry.category {
        index = try readEntries(from: entry.start, into: &table) { key, _ in
          Self.style(key).map { ($0, category) }
        }
      } else {
        table.passedOver.append("line \(entry.position.line), \"unspecified\"")
        var rest = Table(line: 1)
        index = try readEntries(from: entry.start, into: &rest) { key, _ in
          Self.style(key).map { ($0, .large) }
        }
      }
    }
    add(table)
    return index
  }

  private struct OuterEntry {
    let position: TextPosition
    /// Behind the bracket of its dictionary.
    let start: Int
    var style: String?
    var category: ContentSizeCategory?
  }

  /// A style before a dictionary of categories, or a category before one of styles.
  private func outerEntry(at index: Int) -> OuterEntry? {
    guard let outer = key(at: index), let start = opened(at: outer.end), let first = key(at: start)
    else { return nil }
    if Self.category(first.text) != nil || Self.isUnspecified(first.text) {
      guard let style = Self.style(outer.text) else { return nil }
      return OuterEntry(position: outer.position, start: start, style: style)
    }
    guard Self.isStyle(first.text) else { return nil }
    if let category = Self.category(outer.text) {
      return OuterEntry(position: outer.position, start: start, category: category)
    }
    return Self.isUnspecified(outer.text)
      ? OuterEntry(position: outer.position, start: start) : nil
  }

  /// Reads keys and numbers up to the closing bracket, and returns the index behind it.
  private func readEntries(
    from start: Int, into table: inout Table,
    place: (String, TextPosition) -> (style: String?, category: ContentSizeCategory)?
  ) throws(SizeTableImportError) -> Int {
    var index = start
    while let token = token(index) {
      if isPunctuation(index, "]") || isPunctuation(index, "}") { return index + 1 }
      if isPunctuation(index, ",") {
        index += 1
        continue
      }
      guard let key = key(at: index) else {
        throw SizeTableImportError(
          token.position, found: token.text, expected: "a key, a colon and a size")
      }
      let (size, position, end) = try size(at: key.end)
      if let behind = self.token(end), behind.kind == .punctuation,
        ![",", "]", "}", ";"].contains(behind.text)
      {
        throw SizeTableImportError(
          behind.position, found: behind.text, expected: "a number written out, and a comma")
      }
      index = end
      if let place = place(key.text, key.position) {
        table.entries.append(
          Entry(style: place.style, category: place.category, size: size, position: position))
      } else if Self.isUnspecified(key.text) {
        table.passedOver.append("line \(key.position.line), \"\(key.text)\"")
      } else {
        throw SizeTableImportError(
          key.position, found: key.text,
          expected: "a content size category"
            + (TableWords.nearestCategory(key.text).map { ", such as \($0)" } ?? ""))
      }
    }
    return index
  }

  private mutating func add(_ table: Table) {
    guard !table.entries.isEmpty else {
      fault = fault ?? table.fault
      return
    }
    var table = table
    let withStyle = table.entries.count { $0.style != nil }
    let withCategory = table.entries.count { $0.category != nil }
    // A style with one size beside styles with twelve would be of that size at each category.
    if withCategory != 0, let entry = table.entries.first(where: { $0.category == nil }) {
      table.fail(
        SizeTableImportError(
          entry.position, found: DecimalText.shortest(entry.size, decimals: 6),
          expected: "a switch over content size categories, as other styles have"))
    }
    if withStyle != 0, let entry = table.entries.first(where: { $0.style == nil }) {
      table.fail(
        SizeTableImportError(
          entry.position, found: DecimalText.shortest(entry.size, decimals: 6),
          expected: "a size for a text style, as other categories have"))
    }
    if withCategory == 0 {
      bases.append(table)
    } else if withStyle == 0 {
      lists.append(table)
    } else {
      tables.append(table)
    }
  }

  // MARK: Sizes

  /// Types and labels that leave a number what it is.
  private static let conversions: Set<String> = [
    "CGFloat", "Float", "Double", "NSNumber", "Int", "value", "floatLiteral", "integerLiteral",
  ]

  /// `[NSNumber numberWithFloat:17]`.
  private func isNumberMessage(_ index: Int) -> Bool {
    isPunctuation(index, "[") && isWord(index + 1, "NSNumber")
  }

  /// A number, such as `26`, `@26`, `@(17.5f)`, `CGFloat(17)`, `NSNumber(value: 17)` or
  /// `[NSNumber numberWithFloat:17]`.
  private func size(at start: Int) throws(SizeTableImportError) -> (Double, TextPosition, Int) {
    var index = start
    var depth = 0
    let isMessage = isNumberMessage(start)
    if isMessage, isPunctuation(start + 3, ":") { index = start + 4 }
    let place = token(start)?.position
    while let token = token(index) {
      if token.kind == .number {
        guard let value = token.number, FontMetrics.validPointSizes.contains(value) else {
          throw SizeTableImportError(
            token.position, found: token.text, expected: SizeText.expectation)
        }
        let position = token.position
        index += 1
        while depth > 0, isPunctuation(index, ")") {
          index += 1
          depth -= 1
        }
        if isMessage, isPunctuation(index, "]") { index += 1 }
        return (value, position, index)
      }
      if isPunctuation(index, "(") {
        depth += 1
      } else if isPunctuation(index, "@") || isPunctuation(index, ":") {
        // Part of the literal.
      } else if token.kind == .word, Self.conversions.contains(token.text),
        isPunctuation(index + 1, "(") || isPunctuation(index + 1, ":")
      {
        // A conversion or a label.
      } else {
        throw SizeTableImportError(
          place ?? token.position, found: expression(from: start),
          expected: SizeText.expectation)
      }
      index += 1
    }
    throw SizeTableImportError(found: "", expected: SizeText.expectation)
  }

  /// What stands in a line from an index on, as far as a comma or a bracket that closes.
  private func expression(from start: Int, to end: Int? = nil) -> String {
    var text = ""
    var depth = 0
    var last: SourceTokens.Token?
    for token in tokens[start..<(end ?? tokens.count)].prefix(12) {
      if token.kind == .punctuation {
        if depth == 0, [",", ";", "}", "]", ")"].contains(token.text) { break }
        if token.text == "(" { depth += 1 }
        if token.text == ")" { depth -= 1 }
      }
      if let last {
        guard last.position.line == token.position.line else { break }
        let end = last.position.column + last.text.unicodeScalars.count
        if token.position.column > end { text += " " }
      }
      text += token.text
      last = token
    }
    return text
  }

  // MARK: Switches

  private struct Case {
    let position: TextPosition
    /// Empty for `default`.
    let patterns: [Range<Int>]
    var body: Range<Int>
  }

  private struct Cases {
    var cases: [Case]
    /// Behind the closing brace.
    var end: Int
  }

  /// Takes a `switch` apart; nil where no brace follows.
  private mutating func cases(at start: Int, before limit: Int) -> Cases? {
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
  private enum Name: Equatable {
    case style(String)
    case category(ContentSizeCategory)
    case unspecified, anything
    /// A name of somebody's own.
    case other(String)
    /// No plain name.
    case unreadable
  }

  private func name(_ range: Range<Int>) -> Name {
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
  private func names(_ pattern: Range<Int>) -> [Name] {
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
  private mutating func readSwitch(
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
  private mutating func collect(
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
  private mutating func read(
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
  private func value(
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
