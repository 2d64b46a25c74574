import ArgumentParsing
import DynamicType
import FontInspection
import SizeTables
import SystemInterop

/// `fontscale table FONT…`
enum TableCommand: ToolCommand {
  static let fonts = Argument<[FilePath]>(
    "FONT", default: nil,
    help: "a font file, collection.ttc#1, variable.ttf@Bold or variable.ttf@wght=650,wdth=90")
  static let platform = Option<PlatformName>(
    "platform", default: PlatformName(.iOS), defaultText: "iOS",
    help: "styles and categories of this, also watchOS:44mm")
  static let scaling = Option<ScalingName?>(
    "scaling", help: "how sizes follow the category; default the first")
  static let curve = Option<CurveName?>(
    "curve", help: "which line heights in 8 disputed cells; default the first")
  static let importFile = Option<FilePath?>(
    "import", placeholder: "FILE", help: "take the sizes from CSV, TSV, JSON or source code")
  static let base = Option<[BaseSize]>(
    "base", help: "sizes at the default category, such as body=16")
  static let match = Option<MatchName?>(
    "match", help: "base sizes that look as large as Apple's font, by")
  static let maximum = Option<[MaximumSize]>(
    "max", help: "the largest size, of every style or of one")
  static let legibility = Option<LegibilityName>(
    "legibility", default: .regular, help: "faces for Bold Text")
  static let displayScale = Option<DisplayScale>(
    "display-scale", default: DisplayScale(3), defaultText: "3", help: "pixels per point")
  static let styles = Option<[StyleName]>(
    "styles", help: "only these text styles, in any spelling")
  static let categories = Option<[CategoryName]>(
    "categories", help: "only these, in any spelling, such as xLarge,AX3")
  static let metrics = Option<[MetricName]>(
    "metrics", help: "these numbers, such as lineHeight,xHeight, or all")
  static let transpose = Flag("transpose", help: "categories down, styles across")
  static let format = Option<EmitterName>(
    "format", default: EmitterName(TextEmitter()),
    help: "default: by the suffix of the output file, else text")
  static let plot = Flag("plot", help: "draw the curves in the terminal, as --format plot")

  static let specification = CommandSpecification(
    name: "table", summary: "sizes and metrics for every text style and category",
    group: "Look",
    examples: [
      Example("fontscale table Lato-Bold.ttf", "sizes for all styles and categories"),
      Example("fontscale table Lato-Bold.ttf --styles body", "one style, with its metrics"),
      Example("fontscale table Lato-Bold.ttf -o LatoSizes.swift", "the sizes as source for an app"),
    ],
    arguments: [fonts.specification],
    options: [
      platform.specification, scaling.specification, curve.specification,
      importFile.specification, base.specification, match.specification, maximum.specification,
      legibility.specification, displayScale.specification, styles.specification,
      categories.specification, metrics.specification, transpose.specification,
      format.specification, plot.specification, OutputCheck.flag.specification,
    ])

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    try OutputCheck.validate(matches, context)
    let emitter = try emitter(matches, context)
    let builder = try builder(matches, context)
    let scanner = FontScanner(jobs: context.jobs)
    let named = await NamedFaces(
      try PathArguments.expanded(try matches[fonts]), using: scanner, context.messages)
    let faces = named.entries.map(\.face)
    named.tellUndrawable(context.messages)
    do throws(SizeTableError) { try builder.checkTables(for: faces) } catch {
      throw ToolError(
        .usage, error.description, help: "import a file with one table, or name its fonts")
    }
    var unreadable = named.unreadable
    // Without a single table there is nothing to write over a file of `-o`; JSON tells the reasons.
    if faces.isEmpty, !(emitter is JSONEmitter), let last = unreadable.popLast() {
      tell(unreadable, context.messages)
      throw ToolError(
        .unreadableInput, subject: last.displayPath, last.error.message, help: last.error.help)
    }
    tell(unreadable, context.messages)
    var tables =
      switch matches[legibility] {
      case .regular: builder.tables(for: faces)
      case .bold:
        builder.tables(
          withBoldText: await pairs(for: faces, in: named.files, scanner, context.messages))
      }
    tables.unreadable = unreadable
    tellUnmatched(tables, matches, context.messages)
    tellUnheeded(matches, emitter, context.messages)
    let metrics = matches[metrics].flatMap(\.metrics)
    emitter.emit(
      tables,
      EmitterContext(
        width: context.width, styler: context.styler,
        metrics: metrics.isEmpty ? nil : CellMetric.allCases.filter(metrics.contains),
        isTransposed: matches[transpose]),
      to: &result)
    return unreadable.isEmpty ? .done : .unreadableInput
  }

  /// The format that was asked for, else that of the output file's suffix.
  ///
  /// - Throws: `ToolError` (64) where `--plot` and another format are both asked for.
  private static func emitter(
    _ matches: Matches, _ context: ToolContext
  ) throws(ToolError) -> any Emitter {
    if matches[plot] {
      guard !matches.isGiven(format) || matches[format].emitter is PlotEmitter else {
        throw ToolError(
          .usage, "--plot and --format \(matches[format].emitter.name) are both given",
          help: "ask for one of them at a time")
      }
      return PlotEmitter()
    }
    if !matches.isGiven(format), let suffix = context.outputSuffix,
      let emitter = Emitters.forPathExtension(suffix)
    {
      return emitter
    }
    return matches[format].emitter
  }

  // MARK: Sizes

  /// What the options for sizes, styles and categories say; `measure` takes them too.
  static func builder(
    _ matches: Matches, _ context: ToolContext
  ) throws -> SizeTableBuilder {
    for option in [
      platform.specification, scaling.specification, curve.specification,
      importFile.specification, match.specification, legibility.specification,
      displayScale.specification,
    ] {
      try refuseTwoValues(of: option, matches)
    }
    let file = try imported(matches, context.messages)
    let platform = try platformScale(matches, file)
    let scaling = try file.map { ImportedScaling($0) } ?? scaling(matches, on: platform)
    let scale = scaling.scale(on: platform)
    let styles = try matches[styles].map { try $0.row(of: scale, option: "--styles") }
    let categories = matches[categories].map(\.category)
    let general = try sizes(
      matches[maximum].filter { $0.style == nil }.map { ("every style", $0.size) }, of: "--max")
    var maxima: [String: Double] = [:]
    if let size = general.values.first { for row in scale.rows { maxima[row.name] = size } }
    // What is said of one style outweighs what is said of every style.
    maxima.merge(
      try sizes(
        try matches[maximum].compactMap { maximum in
          try maximum.style.map { (try $0.row(of: scale, option: "--max"), maximum.size) }
        }, of: "--max"),
      uniquingKeysWith: { $1 })
    let given = try sizes(
      try matches[base].map { (try $0.style.row(of: scale, option: "--base"), $0.size) },
      of: "--base")
    let bases = Dictionary(
      configuredBases(matches, context, scale), uniquingKeysWith: { $1 }
    ).merging(given, uniquingKeysWith: { $1 })
    do throws(SizeTableError) {
      return try SizeTableBuilder(
        scale: platform, styles: styles.isEmpty ? nil : styles,
        categories: categories.isEmpty ? nil : categories,
        baseSizes: bases, maximumSizes: maxima,
        match: matches[match]?.metric, scaling: scaling, displayScale: matches[displayScale].value)
    } catch {
      throw ToolError(
        .usage, error.description, help: "`--help` behind the command explains the options")
    }
  }

  /// Refuses an option that is given twice with unlike values: which one is meant cannot be known.
  ///
  /// - Throws: `ToolError` (64) that names both.
  private static func refuseTwoValues(
    of option: OptionSpecification, _ matches: Matches
  ) throws(ToolError) {
    let texts = matches.texts(of: option)
    guard let first = texts.first, let other = texts.first(where: { $0 != first }) else { return }
    throw ToolError(
      .usage, "--\(option.name) \(first) and --\(option.name) \(other) contradict each other",
      help: "give --\(option.name) once")
  }

  /// Sizes by style.
  ///
  /// - Throws: `ToolError` (64) where one style is given two unlike sizes.
  private static func sizes(
    _ pairs: [(style: String, size: Double)], of option: String
  ) throws(ToolError) -> [String: Double] {
    var sizes: [String: Double] = [:]
    for (style, size) in pairs {
      if let other = sizes[style], other != size {
        throw ToolError(
          .usage,
          "\(option) gives \(style) two sizes, \(points(other)) and \(points(size))",
          help: "give each style one size")
      }
      sizes[style] = size
    }
    return sizes
  }

  private static func points(_ size: Double) -> String {
    Int(exactly: size).map(String.init) ?? size.description
  }

  /// The base sizes that the configuration gives; none where the command line asks for sizes that
  /// need no base of their own.
  private static func configuredBases(
    _ matches: Matches, _ context: ToolContext, _ scale: TypeScale
  ) -> [(String, Double)] {
    guard matches[match] == nil, matches[importFile] == nil, matches[scaling] == nil,
      matches[platform].scale.hasFontMetrics
    else { return [] }
    // One configuration serves every platform; not each has every style.
    return context.configuration.baseSizes.compactMap { base in
      scale.row(named: base.style).map { ($0.name, base.size) }
    }
  }

  /// The scaling that was asked for: by name, or a table of sizes in a file.
  private static func scaling(
    _ matches: Matches, on platform: TypeScale
  ) throws -> any Scaling {
    let named = matches[scaling]?.scaling
    let curve = matches[curve]?.curve
    if curve == .hig, platform.hasFontMetrics,
      !platform.rows.contains(where: { $0.cells.contains(where: \.isDisputed) })
    {
      throw ToolError(
        .usage, "\(platform.platform) has one curve: none of its line heights is disputed",
        help: "leave --curve out")
    }
    switch named {
    case nil where !platform.hasFontMetrics && curve == nil: return SystemScaling()
    case nil where !platform.hasDynamicType && curve == nil: return FixedScaling()
    case nil, is UIFontMetricsScaling: return UIFontMetricsScaling(curve: curve ?? .measured)
    case let scaling?:
      guard curve == nil else {
        throw ToolError(
          .usage, "--curve and --scaling \(scaling.name) contradict each other",
          help: "line heights count for uifontmetrics alone")
      }
      return scaling
    }
  }

  /// The most that is read of a table of sizes: far more than any.
  private static let importLimit = 4 << 20

  /// The platform that was asked for, else the one that an imported document is of.
  private static func platformScale(
    _ matches: Matches, _ file: SizeTableImport?
  ) throws(ToolError) -> TypeScale {
    let asked = matches[platform].scale
    guard let scale = file?.scale else { return asked }
    guard matches.isGiven(platform) else { return scale }
    guard scale.platform == asked.platform else {
      throw ToolError(
        .usage,
        "--platform \(asked.platform) and the imported table's \(scale.platform) contradict each other",
        help: "leave --platform out")
    }
    return asked
  }

  private static func imported(
    _ matches: Matches, _ messages: Messages
  ) throws -> SizeTableImport? {
    guard let file = matches[importFile] else { return nil }
    guard matches[scaling] == nil else {
      throw ToolError(
        .usage, "--import and --scaling contradict each other",
        help: "an imported table has its sizes written down: leave --scaling out")
    }
    guard matches[curve] == nil else {
      throw ToolError(
        .usage, "--import and --curve contradict each other", help: "leave --curve out")
    }
    let bytes = try FileSystem.read(file, limit: importLimit)
    do throws(SizeTableImportError) {
      let table = try SizeTableImport(bytes)
      if !table.passedOver.isEmpty {
        messages.note(
          subject: file.string, "passed over \(table.passedOver.joined(separator: "; "))")
      }
      for remark in table.remarks { messages.note(subject: file.string, remark) }
      return table
    } catch {
      throw ToolError(
        .unreadableInput, subject: file.string, error.description,
        help: "nothing was written; `fontscale table FONT --format csv` prints a table that is read"
      )
    }
  }

  /// The faces for Bold Text, among those given and all others of the same files.
  private static func pairs(
    for faces: [FontFace], in files: [FilePath], _ scanner: FontScanner, _ messages: Messages
  ) async -> [BoldTextPair] {
    let scan = await scanner.scan(
      files.map {
        FontInput(
          file: $0, path: $0.string, displayPath: $0.string, isExpectedToBeFont: true)
      })
    let pairs = faces.map { BoldText.pair(for: $0, among: faces + scan.faces) }
    for pair in pairs {
      guard let advice = pair.advice else { continue }
      messages.note(
        subject: pair.face.displayPath, "\(pair.face.postScriptName ?? "the face"): \(advice)",
        help: "name the family's other files too, if there are any")
    }
    return pairs
  }

  /// Says where a face lacks the length that was to be matched.
  private static func tellUnmatched(
    _ tables: SizeTableSet, _ matches: Matches, _ messages: Messages
  ) {
    guard let metric = matches[match]?.metric else { return }
    for table in tables.tables where table.rows.contains(where: { $0.match == nil }) {
      messages.warning(
        subject: table.face.displayPath,
        "the font has no usable \(metric.rawValue), so Apple's base sizes stand")
    }
  }

  // MARK: Messages

  /// Says where a wish changes nothing in the format.
  private static func tellUnheeded(
    _ matches: Matches, _ emitter: any Emitter, _ messages: Messages
  ) {
    if matches.isGiven(metrics), !emitter.heedsMetrics {
      messages.note("--metrics changes nothing in the format \(emitter.name)")
    }
    if matches[transpose], !emitter.heedsTransposition {
      messages.note("--transpose changes nothing in the format \(emitter.name)")
    }
  }

  private static func tell(_ unreadable: [UnreadableFont], _ messages: Messages) {
    for font in unreadable {
      messages.error(subject: font.displayPath, font.error.message, help: font.error.help)
    }
  }
}
