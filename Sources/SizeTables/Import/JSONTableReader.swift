import DynamicType

/// Reads sizes out of JSON: our own document, objects of styles that hold objects of categories (or
/// the other way round), or an array of objects with a style each.
struct JSONTableReader {
  private var sizes = FaceCollector()

  static func read(_ text: String) throws(SizeTableImportError) -> SizeTableImport {
    let json = try JSONText.read(text)
    var reader = JSONTableReader()
    try reader.read(json)
    guard !reader.sizes.isEmpty else {
      throw SizeTableImportError(
        json.position, found: json.shown,
        expected: "text styles that hold content size categories with sizes")
    }
    var platform: String?
    var defaultCategory: ContentSizeCategory?
    if case .string(let schema)? = json["schema"]?.value, schema.hasPrefix("fontscale.table/"),
      case .string(let name)? = json["platform"]?.value
    {
      platform = name
      if case .string(let category)? = json["defaultCategory"]?.value {
        defaultCategory = ContentSizeCategory(parsing: category)
      }
    }
    return SizeTableImport(
      tables: reader.sizes.tables, platform: platform, defaultCategory: defaultCategory)
  }

  private static let wrappers = ["tables", "rows", "styles", "sizes", "fontSizeTable", "table"]

  private mutating func read(_ json: JSONText) throws(SizeTableImportError) {
    var json = json
    // A wrapper holds the table, at most a few deep.
    for _ in 0..<4 {
      guard case .object(let members) = json.value,
        let inner = members.first(where: { Self.wrappers.contains($0.name) })
      else { break }
      if members.contains(where: { Self.styleKeys.contains($0.name) }) { break }
      json = inner.value
    }
    switch json.value {
    case .object(let members):
      for member in members { try read(member) }
    case .array(let elements):
      for element in elements { try read(element: element) }
    default:
      throw SizeTableImportError(
        json.position, found: json.shown, expected: "an object or an array of styles")
    }
  }

  private static let styleKeys = ["style", "textStyle", "name"]

  /// One member of an object of styles, or of one of categories.
  private mutating func read(_ member: JSONText.Member) throws(SizeTableImportError) {
    guard case .object(let inner) = member.value.value else {
      // What is no object is a remark about the table, but not under the name of a style.
      if TableWords.knownStyle(member.name) != nil || TableWords.category(member.name) != nil {
        throw SizeTableImportError(
          member.value.position, found: member.value.shown,
          expected: "an object with a size for each content size category")
      }
      return
    }
    let isTurned =
      TableWords.category(member.name) != nil
      && inner.contains { TableWords.knownStyle($0.name) != nil }
    if isTurned, let category = TableWords.category(member.name) {
      for cell in inner {
        guard let style = TableWords.style(cell.name) else { continue }
        try add(cell.value, style: style, at: category)
      }
      return
    }
    guard let style = TableWords.style(member.name) else {
      throw SizeTableImportError(
        member.position, found: member.name, expected: "the name of a text style")
    }
    for cell in inner { try read(cell: cell, of: style) }
  }

  private mutating func read(
    cell: JSONText.Member, of style: String
  ) throws(SizeTableImportError) {
    guard let category = TableWords.category(cell.name) else {
      if TableWords.column(cell.name) == .baseSize, case .number(let size) = cell.value.value {
        try checkSize(size, cell.value)
        sizes.setBase(size, style: style)
        return
      }
      // Words beside the sizes, such as a weight, are passed over; a number needs a category.
      guard case .number = cell.value.value else { return }
      throw SizeTableImportError(
        cell.position, found: cell.name,
        expected: "a content size category"
          + (TableWords.nearestCategory(cell.name).map { ", such as \($0)" } ?? ""))
    }
    try add(cell.value, style: style, at: category)
  }

  /// One element of an array: a table of ours, a style with its cells, or one size.
  private mutating func read(element: JSONText) throws(SizeTableImportError) {
    guard case .object(let members) = element.value else {
      throw SizeTableImportError(
        element.position, found: element.shown, expected: "an object with a style")
    }
    if let rows = element["rows"], case .array(let elements) = rows.value {
      if case .string(let name)? = element["face"]?["postScriptName"]?.value {
        sizes.select(name)
      } else {
        sizes.select(nil)
      }
      for row in elements { try read(element: row) }
      return
    }
    guard let named = element["style", "textStyle", "name"] else {
      throw SizeTableImportError(element.position, found: element.shown, expected: "a \"style\"")
    }
    guard case .string(let text) = named.value, let style = TableWords.style(text) else {
      throw SizeTableImportError(
        named.position, found: named.shown, expected: "the name of a text style")
    }
    if let base = element["baseSize", "base"], case .number(let size) = base.value {
      try checkSize(size, base)
      sizes.setBase(size, style: style)
    }
    if let maximum = element["maximumSize"], case .number(let size) = maximum.value {
      try checkSize(size, maximum)
      sizes.setMaximum(size, style: style)
    }
    if let cells = element["cells"], case .array(let elements) = cells.value {
      for cell in elements { try read(size: cell, of: style) }
    } else if let inner = element["sizes"], case .object(let members) = inner.value {
      for member in members { try read(cell: member, of: style) }
    } else if element["category", "contentSizeCategory"] != nil {
      try read(size: element, of: style)
    } else {
      for member in members where TableWords.category(member.name) != nil {
        try read(cell: member, of: style)
      }
    }
  }

  /// An object with a category and a size.
  private mutating func read(size cell: JSONText, of style: String) throws(SizeTableImportError) {
    guard let named = cell["category", "contentSizeCategory"] else {
      throw SizeTableImportError(cell.position, found: cell.shown, expected: "a \"category\"")
    }
    guard case .string(let text) = named.value, let category = TableWords.category(text) else {
      throw SizeTableImportError(
        named.position, found: named.shown,
        expected: "a content size category"
          + (TableWords.nearestCategory(named.shown).map { ", such as \($0)" } ?? ""))
    }
    guard let size = cell["size", "pointSize"] else {
      throw SizeTableImportError(cell.position, found: cell.shown, expected: "a \"size\"")
    }
    var ratio: Double?
    if case .number(let number)? = cell["ratio"]?.value, number > 0 { ratio = number }
    try add(size, ratio: ratio, style: style, at: category)
  }

  private mutating func add(
    _ json: JSONText, ratio: Double? = nil, style: String, at category: ContentSizeCategory
  ) throws(SizeTableImportError) {
    let number: Double
    switch json.value {
    case .number(let value): number = value
    case .other("null"): return
    case .string(let text):
      switch SizeText.read(text) {
      case .size(let value): number = value
      case .missing: return
      case .wrong(let expected):
        throw SizeTableImportError(json.position, found: text, expected: expected)
      }
    default:
      throw SizeTableImportError(
        json.position, found: json.shown, expected: SizeText.expectation)
    }
    try checkSize(number, json)
    try sizes.add(
      number, ratio: ratio, style: style, at: category, row: json.position.line,
      column: json.position.column)
  }

  private func checkSize(_ size: Double, _ json: JSONText) throws(SizeTableImportError) {
    guard FontMetrics.validPointSizes.contains(size) else {
      throw SizeTableImportError(
        json.position, found: json.shown, expected: SizeText.expectation)
    }
  }
}
