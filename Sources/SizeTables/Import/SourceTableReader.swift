import DynamicType

/// Reads sizes out of Swift or Objective-C source: a dictionary of styles that holds dictionaries of
/// categories, or the other way round; a `switch` over both, nested or of a tuple; and else a
/// dictionary or a `switch` over categories alone, or over styles alone.
///
/// What it cannot read inside of a table is an error. Several tables that contradict each other are
/// one too, unless each has the name of a font or, without styles, a name that says its style.
struct SourceTableReader {
  let tokens: [SourceTokens.Token]
  /// Tables with styles and categories.
  var tables: [Table] = []
  /// Sizes by category, of one style that at most a name says.
  var lists: [Table] = []
  /// One size for each style.
  var bases: [Table] = []
  /// Why something that looks like a table has no size at all.
  var fault: SizeTableImportError?
  /// The last font name that was met before a table.
  var fontName: String?

  struct Entry: Equatable {
    var style: String?
    var category: ContentSizeCategory?
    let size: Double
    let position: TextPosition

    static func == (left: Self, right: Self) -> Bool {
      left.style == right.style && left.category == right.category && left.size == right.size
    }
  }

  struct Table {
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
  var budget = 3_000_000

  /// How deep one `switch` may lie in another.
  static let depthLimit = 16

  static func read(_ text: String) throws(SizeTableImportError) -> SizeTableImport {
    var reader = SourceTableReader(tokens: SourceTokens.read(text))
    try reader.walk(0..<reader.tokens.count, names: [], depth: 0)
    return try reader.result()
  }

  init(tokens: [SourceTokens.Token]) { self.tokens = tokens }

  // MARK: Choice

  func result() throws(SizeTableImportError) -> SizeTableImport {
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

  static func distinct(_ tables: [Table]) -> [Table] {
    var kept: [Table] = []
    for table in tables.prefix(200) where !kept.contains(where: { $0.hasSizes(of: table) }) {
      kept.append(table)
    }
    return kept
  }

  static func ambiguous(_ tables: [Table]) -> SizeTableImportError {
    let lines = tables.prefix(8).map { String($0.line) }
    return SizeTableImportError(
      row: tables.dropFirst().first?.line, found: "another table of sizes",
      expected: "one that can be told from the others: tables begin in lines "
        + lines.dropLast().joined(separator: ", ") + " and \(lines.last ?? ""); leave one of them")
  }

  func preset(_ tables: [Table]) throws(SizeTableImportError) -> SizePreset {
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

  // MARK: Walk

  /// Finds tables in a part of the source.
  ///
  /// - Parameter names: of the declarations around it, the outermost first.
  mutating func walk(
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
}
