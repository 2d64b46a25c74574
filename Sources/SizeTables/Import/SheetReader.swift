import DynamicType

/// Reads a designer's sheet: styles down and categories across, the other way round, or a list with
/// a row for each size.
struct SheetReader {
  private let rows: [[String]]
  /// Which rows look like heads; found once, since every column asks.
  private let isHead: [Bool]
  private var sizes = FaceCollector()
  private var passedOver: [String] = []
  /// Where a list of ours names the font and has its notes.
  private var listFace: Int?
  private var listNotes: Int?
  /// The sign before decimals, and where it stood first.
  private var decimalSign: (sign: Character, row: Int, column: Int)?

  /// More rows than a list of all categories for more styles than any design has.
  private static let rowLimit = 10_000

  private init(_ rows: [[String]]) throws(SizeTableImportError) {
    guard rows.count <= Self.rowLimit else {
      throw SizeTableImportError(
        row: Self.rowLimit + 1, found: "more rows", expected: "at most \(Self.rowLimit) rows")
    }
    self.rows = rows
    isHead = rows.map { Self.head($0) != nil }
  }

  static func read(_ text: String) throws(SizeTableImportError) -> SizeTableImport {
    let sheet = try DelimitedText(text)
    var reader = try SheetReader(sheet.rows)
    try reader.read()
    return SizeTableImport(tables: reader.sizes.tables, passedOver: reader.passedOver)
  }

  // MARK: Heads

  /// How a row of heads says that the rows below are to be read.
  enum Head {
    /// A list: where each thing stands.
    case list(style: Int, category: Int, size: Int, baseSize: Int?, ratio: Int?)
    /// Styles down: where they are named, and the category of each column.
    case grid(style: Int, categories: [Int: ContentSizeCategory])
    /// Categories down: where they are named, and the style of each column.
    case turned(category: Int, styles: [Int: String])
  }

  /// What a row is the head of; nil if it is none.
  ///
  /// - Parameter isLenient: takes a single category for a head too.
  static func head(_ row: [String], isLenient: Bool = false) -> Head? {
    let kinds = row.map(TableWords.column)
    if let style = kinds.firstIndex(of: .style), let category = kinds.firstIndex(of: .category),
      let size = kinds.firstIndex(of: .size)
    {
      return .list(
        style: style, category: category, size: size, baseSize: kinds.firstIndex(of: .baseSize),
        ratio: kinds.firstIndex(of: .ratio))
    }
    var categories: [Int: ContentSizeCategory] = [:]
    var styles: [Int: String] = [:]
    // Nobody has so many columns; a row of that many is no head.
    guard row.count <= 1000 else { return nil }
    for (column, text) in row.enumerated() where kinds[column] == nil {
      if let category = TableWords.category(text) {
        categories[column] = category
      } else if let style = TableWords.knownStyle(text) ?? TableWords.sizedStyle(text) {
        styles[column] = style
      }
    }
    // Styles with one size each: that at the default category.
    if categories.isEmpty, let style = kinds.firstIndex(of: .style),
      let size = kinds.firstIndex(of: .size) ?? kinds.firstIndex(of: .baseSize)
    {
      return .grid(style: style, categories: [size: .large])
    }
    if categories.count >= 2 || (isLenient && categories.count == 1 && styles.isEmpty) {
      let named = kinds.firstIndex(of: .style)
      let first = row.indices.first { categories[$0] == nil }
      return .grid(style: named ?? first ?? 0, categories: categories)
    }
    if styles.count >= 2 || (isLenient && styles.count == 1 && kinds.contains(.category)) {
      let named = kinds.firstIndex(of: .category)
      let first = row.indices.first { styles[$0] == nil } ?? 0
      let category = named ?? first
      // Every other column with a head is a style, Apple's or the maker's.
      for (column, text) in row.enumerated()
      where styles[column] == nil && column != category && kinds[column] == nil
        && !TableWords.isOtherMeasure(text)
      {
        styles[column] = TableWords.style(text)
      }
      return .turned(category: category, styles: styles)
    }
    return nil
  }

  // MARK: Rows

  private mutating func read() throws(SizeTableImportError) {
    var start = isHead.firstIndex(of: true)
    var isLenient = false
    if start == nil {
      start = rows.firstIndex { Self.head($0, isLenient: true) != nil }
      isLenient = true
    }
    guard let start else { throw missingHead() }
    var head = Self.head(rows[start], isLenient: isLenient)
    var headRow = start
    for index in rows.indices.dropFirst(start) {
      let row = rows[index]
      // A head may come again, above the next part of the table.
      if index == start || (isHead[index] && comesAgain(head, row)) {
        head = try checked(Self.head(row, isLenient: isLenient), at: index)
        headRow = index
        let kinds = row.map(TableWords.column)
        listFace = kinds.firstIndex(of: .face)
        listNotes = kinds.firstIndex(of: .notes)
        continue
      }
      guard row.contains(where: { !$0.isEmpty }), let head else { continue }
      switch head {
      case .list(let style, let category, let size, let base, let ratio):
        try readList(
          index, style: style, category: category, size: size, baseSize: base, ratio: ratio)
      case .grid(let style, let categories): try readGrid(index, style, categories, headRow)
      case .turned(let category, let styles): try readTurned(index, category, styles)
      }
    }
    if sizes.isEmpty {
      throw SizeTableImportError(
        row: start + 2, found: "", expected: "a row with the name of a text style and its sizes")
    }
  }

  private func missingHead() -> SizeTableImportError {
    let first = rows.firstIndex { $0.contains { !$0.isEmpty } } ?? 0
    let cells = first < rows.count ? rows[first].filter { !$0.isEmpty } : []
    return SizeTableImportError(
      row: first + 1, column: cells.isEmpty ? nil : 1,
      found: cells.joined(separator: ", "),
      expected: "a row of heads with content size categories, such as L, XL and AX1")
  }

  /// Whether a row that looks like a head is one; below the head of a list only the same one is.
  private func comesAgain(_ head: Head?, _ row: [String]) -> Bool {
    guard case .list? = head else { return true }
    return TableWords.column(row.first ?? "") != nil
  }

  /// The cells below a head that are not empty, as far as the next head.
  private func cells(below index: Int, in column: Int) -> [String] {
    let end = isHead.indices.dropFirst(index + 1).first { isHead[$0] } ?? rows.count
    return rows[(index + 1)..<end]
      .map { column < $0.count ? $0[column] : "" }.filter { !$0.isEmpty }
  }

  /// The head without the columns that hold something else, which are noted.
  ///
  /// - Throws: where a category stands twice, and where a column of numbers has a mistyped head.
  private mutating func checked(_ head: Head?, at index: Int) throws(SizeTableImportError) -> Head?
  {
    func isSize(_ text: String) -> Bool {
      if case .wrong = SizeText.read(text) { false } else { true }
    }
    switch head {
    case .grid(let style, let categories)?:
      var seen: [ContentSizeCategory: Int] = [:]
      for (column, text) in rows[index].enumerated() {
        if let category = categories[column] {
          if let before = seen[category] {
            throw SizeTableImportError(
              row: index + 1, column: column + 1, found: text,
              expected:
                "each category once; \(category.name) stands in column \(before + 1) already")
          }
          seen[category] = column
          continue
        }
        guard column != style else { continue }
        let cells = cells(below: index, in: column)
        let nearest = TableWords.nearestCategory(text)
        let isNumeric = cells.contains { cell in
          if case .size = SizeText.read(cell) { true } else { false }
        }
        if isNumeric, nearest != nil || (text.isEmpty && cells.allSatisfy(isSize)) {
          throw SizeTableImportError(
            row: index + 1, column: column + 1, found: text,
            expected: "a content size category" + (nearest.map { ", such as \($0)" } ?? ""))
        }
        passOver(column, text, cells)
      }
      return head
    case .turned(let category, let styles)?:
      var kept = styles
      for (column, text) in rows[index].enumerated() where column != category {
        let cells = cells(below: index, in: column)
        if styles[column] != nil,
          TableWords.knownStyle(text) != nil || TableWords.sizedStyle(text) != nil
            || cells.allSatisfy(isSize)
        {
          continue
        }
        kept[column] = nil
        passOver(column, text, cells)
      }
      return .turned(category: category, styles: kept)
    case .list?:
      let kinds = rows[index].map(TableWords.column)
      // Our own lists have columns of many things.
      guard !kinds.contains(.face) else { return head }
      for (column, text) in rows[index].enumerated() where kinds[column] == nil {
        passOver(column, text, cells(below: index, in: column))
      }
      return head
    case nil: return nil
    }
  }

  private mutating func passOver(_ column: Int, _ head: String, _ cells: [String]) {
    guard !head.isEmpty || !cells.isEmpty else { return }
    passedOver.append("column \(column + 1)" + (head.isEmpty ? "" : ", \"\(head)\""))
  }

  private func cell(_ row: Int, _ column: Int) -> String {
    column < rows[row].count ? rows[row][column] : ""
  }

  /// The size in a cell; nil where it is empty.
  private mutating func size(_ row: Int, _ column: Int) throws(SizeTableImportError) -> Double? {
    let text = cell(row, column)
    switch SizeText.read(text) {
    case .size(let size):
      guard let sign = SizeText.decimalSign(text) else { return size }
      guard let first = decimalSign else {
        decimalSign = (sign, row, column)
        return size
      }
      guard first.sign == sign else {
        throw SizeTableImportError(
          row: row + 1, column: column + 1, found: text,
          expected:
            "the decimal sign of row \(first.row + 1), column \(first.column + 1), which is "
            + (first.sign == "," ? "a comma" : "a point"))
      }
      return size
    case .missing: return nil
    case .wrong(let expected):
      throw SizeTableImportError(row: row + 1, column: column + 1, found: text, expected: expected)
    }
  }

  private func styleName(_ row: Int, _ column: Int) throws(SizeTableImportError) -> String {
    let text = cell(row, column)
    guard let style = TableWords.sizedStyle(text) ?? TableWords.style(text) else {
      throw SizeTableImportError(
        row: row + 1, column: column + 1, found: text, expected: "the name of a text style")
    }
    return style
  }

  private func category(_ row: Int, _ column: Int) throws(SizeTableImportError)
    -> ContentSizeCategory
  {
    let text = cell(row, column)
    guard let category = TableWords.category(text) else {
      throw SizeTableImportError(
        row: row + 1, column: column + 1, found: text,
        expected: "a content size category"
          + (TableWords.nearestCategory(text).map { ", such as \($0)" } ?? ", such as L or AX3"))
    }
    return category
  }

  private mutating func readList(
    _ row: Int, style: Int, category: Int, size: Int, baseSize: Int?, ratio: Int?
  ) throws(SizeTableImportError) {
    let name = try styleName(row, style)
    let place = try self.category(row, category)
    guard let value = try self.size(row, size) else { return }
    if let face = listFace { sizes.select(cell(row, face).isEmpty ? nil : cell(row, face)) }
    // Our own note says that the size is the largest that the app asks for.
    if let notes = listNotes, cell(row, notes).split(separator: " ").contains("at-maximum") {
      sizes.setMaximum(value, style: name)
    }
    let factor = ratio.flatMap { Double(cell(row, $0).replacing(",", with: ".")) }
    try sizes.add(
      value, ratio: factor.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }, style: name, at: place,
      row: row + 1, column: size + 1)
    if let baseSize, let base = try self.size(row, baseSize) { sizes.setBase(base, style: name) }
  }

  private mutating func readGrid(
    _ row: Int, _ style: Int, _ categories: [Int: ContentSizeCategory], _ head: Int
  ) throws(SizeTableImportError) {
    let columns = categories.keys.sorted()
    // A line without any size is the title of a part, or a remark.
    guard columns.contains(where: { !cell(row, $0).isEmpty }) else { return }
    if TableWords.isOtherMeasure(cell(row, style)) {
      passedOver.append("row \(row + 1), \"\(cell(row, style))\"")
      return
    }
    let name = try styleName(row, style)
    for column in columns {
      guard let category = categories[column], let value = try size(row, column) else { continue }
      try sizes.add(value, style: name, at: category, row: row + 1, column: column + 1)
    }
    // A number beyond the last head belongs to no category.
    for column in rows[row].indices.dropFirst(rows[head].count)
    where !cell(row, column).isEmpty {
      throw SizeTableImportError(
        row: row + 1, column: column + 1, found: cell(row, column),
        expected: "nothing: the column has no head")
    }
  }

  private mutating func readTurned(
    _ row: Int, _ category: Int, _ styles: [Int: String]
  ) throws(SizeTableImportError) {
    let columns = styles.keys.sorted()
    guard columns.contains(where: { !cell(row, $0).isEmpty }) else { return }
    let place = try self.category(row, category)
    for column in columns {
      guard let style = styles[column], let value = try size(row, column) else { continue }
      try sizes.add(value, style: style, at: place, row: row + 1, column: column + 1)
    }
  }
}

extension DelimitedText {
  /// Takes a text apart at whichever sign gives the most heads that are known; `sep=;` in the first
  /// line, which Excel writes, says it.
  init(_ text: String) throws(SizeTableImportError) {
    if let line = text.split(whereSeparator: \.isNewline).first,
      line.lowercased().hasPrefix("sep="),
      let delimiter = line.unicodeScalars.dropFirst(4).first
    {
      let rest = text[line.endIndex...]
      // The line stays, empty, so that rows are counted as the file has them.
      self = try DelimitedText(String(rest), delimiter: delimiter)
      return
    }
    var best: (score: Int, text: DelimitedText)?
    var failure: SizeTableImportError?
    for delimiter in Self.delimiters
    where text.unicodeScalars.contains(delimiter) || delimiter == "," {
      do throws(SizeTableImportError) {
        let candidate = try DelimitedText(text, delimiter: delimiter)
        let score = candidate.rows.prefix(50).map(Self.score).max() ?? 0
        if score > best?.score ?? -1 { best = (score, candidate) }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { self = best.text } else { throw failure ?? .init(found: "", expected: "rows") }
  }

  /// How many cells of a row are heads.
  private static func score(_ row: [String]) -> Int {
    row.prefix(500).count { cell in
      !cell.isEmpty && cell.utf8.count < 200
        && (TableWords.column(cell) != nil || TableWords.category(cell) != nil
          || TableWords.knownStyle(cell) != nil || TableWords.sizedStyle(cell) != nil)
    }
  }
}
