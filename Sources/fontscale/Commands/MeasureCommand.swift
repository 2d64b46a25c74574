import ArgumentParsing
import DynamicType
import FontInspection
import SizeTables
import SystemInterop

/// `fontscale measure FONT…`
enum MeasureCommand: ToolCommand {
  static let text = Option<[String]>(
    "text", splitting: .never, help: "a text to measure; repeat it for several",
    group: measured)
  static let characters = Option<[CharacterRange]>(
    "characters", defaultText: "U+0020-007E",
    help: "measure these characters one by one, such as U+0041-005A,a-z", group: measured)
  static let sizes = Option<[PointSize]>(
    "sizes", help: "at these points, such as 17,48, not at styles")
  static let format = Option<MeasureFormatName>(
    "format", default: MeasureFormatName(TextMeasureFormat()),
    help: "default: by the suffix of the output file, else text")

  private static let measured = "What is measured"

  static let specification = CommandSpecification(
    name: "measure", summary: "widths, ink and side bearings of text at every size",
    group: "Look",
    discussion: [
      "Texts are not shaped yet: each character is one glyph, without kerning, ligatures, joined "
        + "letters or placed marks. Widths of plain Latin text are off by its kerning."
    ],
    examples: [
      Example(
        "fontscale measure Lato-Bold.ttf --text Einstellungen --styles headline",
        "a title in every category"),
      Example("fontscale measure Lato-Bold.ttf --sizes 17", "printable ASCII at 17 points"),
      Example(
        "fontscale measure Lato-Bold.ttf --characters a-z --sizes 17 -o a-z.csv",
        "a row per letter, for a spreadsheet"),
    ],
    arguments: [TableCommand.fonts.specification],
    options: [text.specification, characters.specification, sizes.specification]
      + sizing
      + selection + [format.specification])

  /// Which cells are measured.
  private static var selection: [OptionSpecification] {
    [TableCommand.styles.specification, TableCommand.categories.specification]
  }

  /// How styles get their sizes: as in `table`.
  private static var sizing: [OptionSpecification] {
    [
      TableCommand.platform.specification, TableCommand.scaling.specification,
      TableCommand.curve.specification, TableCommand.importFile.specification,
      TableCommand.base.specification, TableCommand.match.specification,
      TableCommand.maximum.specification,
    ]
  }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let format = format(matches, context)
    let texts = try texts(matches)
    let builder = try builder(matches, context)
    let isOverview =
      builder != nil && format is TextMeasureFormat && matches[text].isEmpty
      && !selection.contains { matches.isGiven($0) }
    if isOverview {
      context.messages.note(
        "shows one size only: body at the default category",
        help: "ask for more with --styles, --categories or --sizes; json and csv have every size")
    }
    let named = await NamedFaces(
      try PathArguments.expanded(try matches[TableCommand.fonts]),
      using: FontScanner(jobs: context.jobs), context.messages)

    var unreadable = named.unreadable
    var tables: [MeasureTable] = []
    for entry in named.entries {
      let sizes =
        builder.map { cells(of: $0.table(for: entry.face), $0, isOverview: isOverview) }
        ?? matches[self.sizes].map { MeasuredSize(points: $0.points) }
      try checkAmount(texts, sizes, faces: named.entries.count)
      do throws(FontError) {
        tables.append(
          MeasureTable(
            face: entry.face,
            texts: try FaceMeasurer().measure(texts, in: entry.face, of: entry.file), sizes: sizes))
      } catch {
        unreadable.append(
          UnreadableFont(
            path: entry.face.path, displayPath: entry.face.displayPath,
            faceIndex: entry.face.faceIndex, error: error))
      }
    }
    // Without a single face there is nothing to write over a file of `-o`; JSON tells the reasons.
    let last = tables.isEmpty && !(format is JSONMeasureFormat) ? unreadable.popLast() : nil
    for font in unreadable {
      context.messages.error(
        subject: font.displayPath, font.error.message, help: font.error.help)
    }
    if let last {
      throw ToolError(
        .unreadableInput, subject: last.displayPath, last.error.message, help: last.error.help)
    }
    format.write(
      MeasureReport(
        origin: builder.map { .init(platform: $0.scale.platform, scaling: $0.scaling) },
        isCharacterList: matches[text].isEmpty, tables: tables, unreadable: unreadable),
      EmitterContext(width: context.width, styler: context.styler), to: &result)
    return unreadable.isEmpty ? .done : .unreadableInput
  }

  /// The format that was asked for, else that of the output file's suffix.
  private static func format(_ matches: Matches, _ context: ToolContext) -> any MeasureFormat {
    if !matches.isGiven(format), let suffix = context.outputSuffix,
      let format = MeasureFormats.forPathExtension(suffix)
    {
      return format
    }
    return matches[format].format
  }

  /// - Throws: `ToolError` (64) where texts and characters are both asked for.
  private static func texts(_ matches: Matches) throws(ToolError) -> [MeasuredText] {
    guard !matches[text].isEmpty else {
      let ranges = matches[characters].map(\.range)
      return [
        MeasuredText(characters: ranges.isEmpty ? .printableASCII : CharacterRanges(ranges))
      ]
    }
    guard matches[characters].isEmpty else {
      throw ToolError(
        .usage, "--text and --characters are both given", help: "ask for one of them at a time")
    }
    return matches[text].map { MeasuredText($0) }
  }

  /// Works out styles and categories; nil where sizes are given instead.
  ///
  /// - Throws: `ToolError` (64) where both are given.
  private static func builder(
    _ matches: Matches, _ context: ToolContext
  ) throws -> SizeTableBuilder? {
    guard matches.isGiven(sizes) else { return try TableCommand.builder(matches, context) }
    let given = (sizing + selection).filter { matches.isGiven($0) }
    guard given.isEmpty else {
      throw ToolError(
        .usage, "--sizes stands beside \(given.map { "--\($0.name)" }.joined(separator: ", "))",
        help: "sizes replace styles and categories: give one or the other")
    }
    return nil
  }

  /// The sizes of a face's table.
  ///
  /// A whole alphabet in every cell is for programs: people who named no cells are shown the size of
  /// most text.
  private static func cells(
    of table: SizeTable, _ builder: SizeTableBuilder, isOverview: Bool
  ) -> [MeasuredSize] {
    let all = MeasuredSize.all(of: table)
    guard isOverview else { return all }
    let usual = all.filter {
      $0.style == "body" && $0.category == builder.scale.defaultCategory
    }
    return usual.isEmpty ? Array(all.prefix(1)) : usual
  }

  /// The most glyphs that are printed: each takes about 300 bytes of JSON, and all are held at once.
  private static let mostGlyphs = 300_000

  /// - Throws: `ToolError` (64) where the result would not fit in memory.
  private static func checkAmount(
    _ texts: [MeasuredText], _ sizes: [MeasuredSize], faces: Int
  ) throws(ToolError) {
    let glyphs = texts.reduce(0) { $0 + $1.text.unicodeScalars.count }
    let (count, overflow) = glyphs.multipliedReportingOverflow(by: max(1, sizes.count * faces))
    guard overflow || count > mostGlyphs else { return }
    throw ToolError(
      .usage,
      "that is \(glyphs) glyphs x \(sizes.count) sizes x \(faces) faces, more than \(mostGlyphs)",
      help: "ask for less at a time, such as --sizes 17")
  }
}

/// A range of characters, such as `U+0041-005A` or `a-z`.
struct CharacterRange: ArgumentValue {
  let range: ClosedRange<UInt32>

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let range = CharacterRanges.range(argument.string) else {
      throw InvalidValue(reason: "a character or a range is wanted, such as U+0041-005A or a-z")
    }
    self.range = range
  }

  static var placeholder: String { "RANGE" }
}

/// A font's size in points.
struct PointSize: ArgumentValue {
  let points: Double

  init(argument: ArgumentText) throws(InvalidValue) {
    points = try Double(argument: argument)
    guard FontMetrics.validPointSizes.contains(points) else {
      throw InvalidValue(reason: "a size from 1 to 10000 points is wanted")
    }
  }

  static var placeholder: String { "SIZE" }
}

/// A format of `measure`, by its name.
struct MeasureFormatName: ListedValue {
  let format: any MeasureFormat

  init(_ format: any MeasureFormat) { self.format = format }

  static var listed: [(name: String, summary: String, value: any MeasureFormat)] {
    MeasureFormats.all.map { (name: $0.name, summary: $0.summary, value: $0) }
  }
}
