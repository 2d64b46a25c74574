import DynamicType

/// Dictionaries and other lists in brackets.
extension SourceTableReader {
  /// Reads the dictionary that opens at an index, or whose entry stands there.
  ///
  /// - Returns: the index behind it; nil where there is none of sizes.
  mutating func readDictionary(
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

  struct OuterEntry {
    let position: TextPosition
    /// Behind the bracket of its dictionary.
    let start: Int
    var style: String?
    var category: ContentSizeCategory?
  }

  /// A style before a dictionary of categories, or a category before one of styles.
  func outerEntry(at index: Int) -> OuterEntry? {
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
  func readEntries(
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

  mutating func add(_ table: Table) {
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
}
