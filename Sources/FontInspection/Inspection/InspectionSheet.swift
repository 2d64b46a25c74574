internal import TextFormatting

/// An inspection as a specimen sheet: facts in reading order, before they are laid out.
///
/// Text and Markdown print the same sheet, so that they cannot say different things.
struct InspectionSheet {
  struct Section {
    let label: String
    var rows: [Row] = []
  }

  enum Row {
    /// A key and what stands behind it.
    ///
    /// - Parameter name: the beginning of the text that is a name to copy.
    case fact(key: String, text: String, name: String? = nil)
    /// A sentence of its own.
    case sentence(String)
    /// Numbers in columns: the key of the head, the columns' heads, and rows with their keys.
    case grid(key: String, heads: [String], rows: [(key: String, numbers: [String])])
    /// Columns of text; those of numbers stand right.
    case table(
      columns: [TextTable.Column], heads: [String], rows: [[String]], namesStandFirst: Bool)
  }

  /// The file's name.
  let title: String
  /// What the file is, in a line.
  let summary: String
  /// Of the whole file.
  let sha256: String
  /// A sheet for each font in the file; a variable font's instances share one.
  let fonts: [Font]

  struct Font {
    /// What tells the font from the others in its file; nil where there is but one.
    let title: String?
    let sections: [Section]
  }

  /// - Parameter isVerbose: all names, ranges and tables too.
  init(_ file: InspectedFile, libraries: LibraryVersions, isVerbose: Bool) {
    title = file.displayPath
    sha256 = file.sha256
    let formats = Set(file.faces.map(\.face.format))
    let format = formats.count == 1 ? formats.first.map(Self.words(for:)) ?? "" : "several formats"
    summary =
      "\(file.faceCount) \(file.faceCount == 1 ? "face" : "faces"), \(format), "
      + (file.container == .sfnt ? "" : "\(Self.words(for: file.container)), ")
      + "\(Self.grouped(file.size)) bytes"
    var groups: [[InspectedFace]] = []
    for face in file.faces {
      if groups.last?.first?.face.faceIndex == face.face.faceIndex {
        groups[groups.count - 1].append(face)
      } else {
        groups.append([face])
      }
    }
    let hasSeveral = groups.count > 1 || file.container == .collection
    fonts = groups.compactMap { group in
      let representative = group.first { $0.face.instance?.isDefault ?? true } ?? group.first
      guard let representative else { return nil }
      let builder = SheetBuilder(
        face: representative, file: file, libraries: libraries, isVerbose: isVerbose)
      return Font(
        title: hasSeveral ? "\(file.displayPath)#\(representative.face.faceIndex)" : nil,
        sections: builder.sections.filter { !$0.rows.isEmpty })
    }
  }

  static func words(for format: OutlineFormat) -> String {
    switch format {
    case .truetype: "TrueType outlines"
    case .cff: "CFF outlines"
    case .cff2: "CFF2 outlines"
    case .bitmap: "bitmaps"
    case .type1: "Type 1 outlines"
    case .none: "no outlines"
    }
  }

  static func words(for container: FontContainer) -> String {
    switch container {
    case .sfnt: "sfnt"
    case .collection: "collection"
    case .woff: "WOFF"
    case .woff2: "WOFF2"
    case .dfont: "resource fork (dfont)"
    case .pfa: "PFA"
    case .pfb: "PFB"
    case .pcf: "PCF"
    case .bdf: "BDF"
    }
  }

  /// A count with commas from 10,000 on.
  static func grouped(_ count: Int) -> String {
    guard count >= 10_000 else { return String(count) }
    var digits = Array(String(count))
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: position)
      position -= 3
    }
    return String(digits)
  }
}

/// Makes the sections of one font.
private struct SheetBuilder {
  let face: InspectedFace
  let file: InspectedFile
  let libraries: LibraryVersions
  let isVerbose: Bool

  private typealias Section = InspectionSheet.Section

  var sections: [InspectionSheet.Section] {
    var sections = [
      names, weight, vertical, axes, styles, instances, coverage, blocks, languages, scripts,
      features, colour, hinting, support, licence, tables,
    ]
    if isVerbose { sections += [allNames, evidence] }
    return sections + [notes]
  }

  // MARK: - Identity

  private var names: InspectionSheet.Section {
    var section = Section(label: "Names")
    let own = face.face
    let ids = Set(face.names.lazy.filter { $0.value?.isEmpty == false }.map(\.nameID))
    if let name = own.postScriptName {
      let source =
        switch own.postScriptNameSource {
        case .name: face.names.isEmpty ? "" : " (ID 6)"
        case .fvar: " (fvar)"
        case .derived: " (ID 6 and the instance)"
        case .missing: ""
        }
      section.rows.append(
        .fact(key: "PostScript", text: "\(name)\(source): the name for UIFont(name:)", name: name))
    } else if let instance = own.instance, !instance.isDefault, ids.contains(6) {
      section.rows.append(
        .fact(
          key: "PostScript",
          text: instance.index == nil
            ? "none here: iOS names only a font's named instances"
            : "none: fvar gives the instance a name ID that is not there"))
    } else {
      section.rows.append(
        .fact(key: "PostScript", text: "none, so iOS refuses the font (no name ID 6)"))
    }
    let familyID = ids.contains(16) ? 16 : 1
    let styleID = own.instance.map { !$0.isDefault } == true ? nil : ids.contains(17) ? 17 : 2
    let origin =
      ids.isEmpty
      ? nil
      : styleID.map { "ID \(familyID), \($0)" } ?? "ID \(familyID), the instance's name"
    section.rows.append(
      .fact(
        key: "family, style",
        text: named([own.family ?? "-", own.style ?? "-"].joined(separator: ", "), origin)))
    if let fullName = own.fullName {
      let isInstance = own.instance.map { !$0.isDefault } == true
      section.rows.append(
        .fact(
          key: "full name",
          text: named(fullName, isInstance ? "family and instance" : ids.isEmpty ? nil : "ID 4")))
    }
    for (tool, alias) in [
      ("FreeType says", own.aliases.freetype), ("Fontconfig says", own.aliases.fontconfig),
      ("Adobe TN 5902", own.aliases.adobeTN5902),
    ] {
      if let alias { section.rows.append(.fact(key: tool, text: alias)) }
    }
    if let instance = own.instance, !instance.isDefault {
      section.rows.append(
        .fact(key: "location", text: Self.text(of: instance.coordinates)))
    }
    return section
  }

  /// A text and where it is from; text that may run from right to left stands alone.
  private func named(_ text: String, _ origin: String?) -> String {
    guard let origin, !text.mayRunRightToLeft else { return text }
    return "\(text) (\(origin))"
  }

  private var weight: InspectionSheet.Section {
    let own = face.face
    let widths = [
      "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal",
      "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
    ]
    var words = [
      own.weightName.rawValue, "trait " + Self.fixed(own.weightTrait, decimals: 2),
      own.italic ? "italic" : "upright",
    ]
    if let width = own.width {
      words.append(
        widths.indices.contains(width - 1) ? widths[width - 1] + " width" : "width \(width)")
    }
    if own.monospaced { words.append("monospaced") }
    return Section(
      label: "Weight",
      rows: [
        .fact(
          key: own.weight.map { "class \(Self.number($0))" } ?? "no class",
          text: words.joined(separator: ", "))
      ])
  }

  // MARK: - Metrics

  private var vertical: InspectionSheet.Section {
    var section = Section(label: "Vertical")
    let metrics = face.verticalMetrics
    var rows: [(key: String, numbers: [String])] = []
    func row(_ key: String, _ set: VerticalMetrics.Set?, isWin: Bool = false) {
      guard let set else { return }
      rows.append(
        (
          key: key,
          numbers: [
            Self.number(set.ascender), Self.number(isWin ? -set.descender : set.descender),
            set.lineGap.map(Self.number) ?? "-",
            Self.number(set.lineHeight),
          ]
        ))
    }
    row("hhea, used by iOS", metrics.hhea)
    row("typo", metrics.typo)
    row("win", metrics.win, isWin: true)
    for (key, set) in [("typo less hhea", metrics.typo), ("win less hhea", metrics.win)] {
      guard let difference = metrics.difference(of: set) else { continue }
      let all = [
        difference.ascender, difference.descender, difference.lineGap, difference.lineHeight,
      ]
      guard all.contains(where: { ($0 ?? 0) != 0 }) else { continue }
      rows.append((key: key, numbers: all.map { $0.map(Self.signed) ?? "-" }))
    }
    if let hhea = metrics.hhea, let unitsPerEm = face.face.unitsPerEm {
      let size = 17.0
      func points(_ units: Double) -> String {
        Self.fixed(units * size / Double(unitsPerEm), decimals: 3)
      }
      rows.append(
        (
          key: "hhea at 17 pt",
          numbers: [
            points(hhea.ascender), points(hhea.descender), points(hhea.lineGap ?? 0),
            points(hhea.lineHeight),
          ]
        ))
    }
    let units = face.face.unitsPerEm.map { "\($0) units per em" } ?? "no units per em"
    if rows.isEmpty {
      section.rows.append(.fact(key: units, text: "no hhea and no OS/2"))
    } else {
      section.rows.append(
        .grid(
          key: units, heads: ["ascender", "descender", "line gap", "line height"], rows: rows))
    }
    if metrics.usesTypoMetrics, metrics.typo != metrics.hhea {
      section.rows.append(
        .sentence("OS/2 asks for typo (USE_TYPO_METRICS); iOS heeds that only with a MATH table"))
    }
    if let heights { section.rows.append(.sentence(heights)) }
    return section
  }

  private var heights: String? {
    let metrics = face.face.metrics
    var parts: [String] = []
    if let height = metrics.capHeight { parts.append("cap height " + Self.number(height)) }
    if let height = metrics.xHeight { parts.append("x-height " + Self.number(height)) }
    guard !parts.isEmpty else { return nil }
    let sources = [metrics.capHeightSource, metrics.xHeightSource].compactMap { $0 }
    func words(_ source: MetricSource) -> String {
      source == .os2 ? "from OS/2" : "measured from the outline"
    }
    guard let first = sources.first else { return parts.joined(separator: ", ") }
    if sources.allSatisfy({ $0 == first }) {
      return parts.joined(separator: ", ") + " (\(parts.count == 2 ? "both " : "")\(words(first)))"
    }
    return zip(parts, sources).map { "\($0) (\(words($1)))" }.joined(separator: ", ")
  }

  private var axes: InspectionSheet.Section {
    Section(
      label: "Axes",
      rows: face.axes.map { axis in
        .fact(
          key: axis.name.map { "\(axis.tag)  \($0)" } ?? axis.tag,
          text: "\(Self.number(axis.minimum)) to \(Self.number(axis.maximum)), "
            + "default \(Self.number(axis.defaultValue))\(axis.isHidden ? ", hidden" : "")")
      })
  }

  private var styles: InspectionSheet.Section {
    var section = Section(label: "Styles")
    guard let attributes = face.styleAttributes else { return section }
    // A static font's STAT says where it stands among its siblings.
    for axis in attributes.axes {
      let values = attributes.values.filter { value in
        value.coordinates.count == 1 && value.coordinates.first?.tag == axis.tag
      }
      guard !values.isEmpty else { continue }
      section.rows.append(
        .fact(
          key: axis.name.map { "\(axis.tag)  \($0)" } ?? axis.tag,
          text: values.map(Self.text(of:)).joined(separator: ", ")))
    }
    for value in attributes.values where value.coordinates.count != 1 {
      section.rows.append(
        .fact(key: "together", text: "\(value.name ?? "-") \(Self.text(of: value.coordinates))"))
    }
    if attributes.values.contains(where: { $0.isElidable && $0.coordinates.count == 1 }) {
      section.rows.append(.sentence("* left out of longer names"))
    }
    return section
  }

  private static func text(of value: StyleAttributes.Value) -> String {
    var text = (value.name ?? "-") + " "
    if let range = value.range {
      // Ends at the limits of 16.16 numbers stand for no limit.
      let low = range.lowerBound <= -32767 ? "" : number(range.lowerBound)
      let high = range.upperBound >= 32767 ? "" : number(range.upperBound)
      text += "\(low)..\(high)"
    } else {
      text += number(value.coordinates.first?.value ?? 0)
    }
    return text + (value.isElidable ? "*" : "")
  }

  private static func text(of coordinates: [AxisValue]) -> String {
    coordinates.map { "\($0.tag) \(number($0.value))" }.joined(separator: ", ")
  }

  private var instances: InspectionSheet.Section {
    var section = Section(label: "Instances")
    guard !face.axes.isEmpty else { return section }
    guard !face.instances.isEmpty else {
      section.rows.append(.fact(key: "none named", text: "only the default has a name"))
      return section
    }
    section.rows.append(
      .fact(
        key: "\(face.instances.count) named",
        text: "each with the name for UIFont(name:)"))
    section.rows.append(
      .table(
        columns: [.name, .text, .text], heads: ["PostScript name", "name", "location"],
        rows: face.instances.map { instance in
          [
            instance.postScriptName ?? "(none)", instance.name ?? "-",
            Self.text(of: instance.coordinates) + (instance.isDefault ? " (default)" : ""),
          ]
        }, namesStandFirst: true))
    return section
  }

  // MARK: - Characters

  private var coverage: InspectionSheet.Section {
    var section = Section(label: "Coverage")
    let coverage = face.coverage
    let count = coverage.characters.count
    var text = face.face.glyphCount.map { "\(InspectionSheet.grouped($0)) glyphs; " } ?? ""
    text += coverage.scripts.isEmpty ? "no script" : coverage.scripts.joined(separator: ", ")
    section.rows.append(
      .fact(
        key: "\(InspectionSheet.grouped(count)) \(count == 1 ? "character" : "characters")",
        text: text))
    if coverage.encoding == "symbol" {
      section.rows.append(
        .sentence("a symbol font: its characters are its own, most at U+F000 to F0FF"))
    }
    if coverage.encoding == "macRoman" {
      section.rows.append(.sentence("only a Mac Roman character map, none in Unicode"))
    }
    let complete = coverage.blocks.count(where: \.isComplete)
    if !coverage.blocks.isEmpty, !isVerbose {
      section.rows.append(
        .fact(
          key: "\(coverage.blocks.count) \(coverage.blocks.count == 1 ? "block" : "blocks")",
          text: "\(complete == 0 ? "none" : String(complete)) complete; -v lists them"))
    }
    if let sequences = coverage.variationSequences {
      section.rows.append(
        .fact(key: "\(InspectionSheet.grouped(sequences)) sequences", text: "variation selectors"))
    }
    return section
  }

  private var languages: InspectionSheet.Section {
    var section = Section(label: "Languages")
    let languages = face.languages
    guard languages.known > 0 else { return section }
    section.rows.append(
      .fact(
        key: "\(languages.complete.count) complete",
        text: "of \(languages.known) that Fontconfig \(libraries.fontconfig ?? "") knows"))
    let complete = Set(languages.complete)
    let store = LanguageCoverage.appStore
    let has = store.filter { complete.contains($0) }
    let lacks = store.filter { !complete.contains($0) }
    if has.count == store.count {
      section.rows.append(.fact(key: "App Store", text: "all \(store.count) of its languages"))
    } else {
      if !has.isEmpty {
        section.rows.append(.fact(key: "App Store", text: has.joined(separator: " ")))
      }
      section.rows.append(.fact(key: "App Store, not", text: lacks.joined(separator: " ")))
    }
    guard !isVerbose else {
      if !languages.complete.isEmpty {
        section.rows.append(
          .fact(key: "complete", text: languages.complete.joined(separator: " ")))
      }
      section.rows += languages.incomplete.map(Self.fact(of:))
      return section
    }
    for language in languages.incomplete where store.contains(language.language) {
      // What little is missing can be named; what much is missing, -v names.
      guard language.missing.count <= Self.fewMissing else { continue }
      section.rows.append(Self.fact(of: language))
    }
    return section
  }

  /// The most characters that a line names.
  private static let fewMissing = 12

  private static func fact(of language: LanguageCoverage.Incomplete) -> InspectionSheet.Row {
    .fact(
      key: "\(language.language) lacks \(language.missing.count)",
      text: language.missing.texts.joined(separator: " "))
  }

  private var scripts: InspectionSheet.Section {
    var section = Section(label: "Scripts")
    guard !face.scripts.isEmpty else { return section }
    let count = face.scripts.count
    section.rows.append(
      .fact(
        key: "\(count) laid out",
        text: face.scripts.map { script in
          var text = script.tag
          if let name = script.name { text += " \(name)" }
          if !script.languages.isEmpty {
            text += " (\(script.languages.joined(separator: " ")))"
          }
          return text
        }.joined(separator: ", ")))
    return section
  }

  private var features: InspectionSheet.Section {
    var section = Section(label: "Features")
    guard !face.features.isEmpty else { return section }
    let count = face.features.count
    let key = "\(count) \(count == 1 ? "feature" : "features")"
    guard isVerbose else {
      section.rows.append(
        .fact(key: key, text: face.features.map(\.tag).joined(separator: " ")))
      let named = face.features.filter { $0.fontName != nil }
      for feature in named {
        section.rows.append(.fact(key: feature.tag, text: feature.fontName ?? ""))
      }
      return section
    }
    section.rows.append(.fact(key: key, text: ""))
    section.rows.append(
      .table(
        columns: [.text, .text, .text], heads: ["tag", "name", "tables"],
        rows: face.features.map { feature in
          [
            feature.tag, feature.fontName ?? feature.name ?? "-",
            feature.tables.joined(separator: ", "),
          ]
        }, namesStandFirst: false))
    return section
  }

  // MARK: - Drawing

  private var colour: InspectionSheet.Section {
    var section = Section(label: "Colour")
    let colour = face.colour
    if colour.layeredGlyphs > 0 {
      section.rows.append(
        .fact(key: "COLR version 0", text: "\(Self.glyphs(colour.layeredGlyphs)) in flat layers"))
    }
    if colour.paintedGlyphs > 0 {
      section.rows.append(
        .fact(key: "COLR version 1", text: "\(Self.glyphs(colour.paintedGlyphs)) in paints"))
    }
    for tag in colour.damagedTables {
      section.rows.append(.fact(key: tag, text: "damaged; the notes say how"))
    }
    if let palettes = colour.palettes, !palettes.isEmpty {
      let colors = palettes.first?.colors.count ?? 0
      section.rows.append(
        .fact(
          key: "CPAL",
          text: "\(palettes.count) \(palettes.count == 1 ? "palette" : "palettes") of "
            + "\(colors) \(colors == 1 ? "colour" : "colours")"))
      if isVerbose {
        for (index, palette) in palettes.enumerated() {
          section.rows.append(
            .fact(
              key: palette.name ?? "palette \(index)", text: palette.colors.joined(separator: " ")))
        }
      }
    }
    for (tag, sizes) in [("sbix", colour.sbix), ("CBDT", colour.cbdt)] {
      guard let sizes, !sizes.isEmpty else { continue }
      section.rows.append(
        .fact(
          key: tag,
          text: "pictures of " + sizes.map(String.init).joined(separator: ", ")
            + " pixels per em"))
    }
    if let svg = colour.svg {
      section.rows.append(
        .fact(key: "SVG", text: "\(Self.glyphs(svg.glyphs)) in \(svg.documents) documents"))
    }
    return section
  }

  private static func glyphs(_ count: Int) -> String {
    "\(InspectionSheet.grouped(count)) \(count == 1 ? "glyph" : "glyphs")"
  }

  private var hinting: InspectionSheet.Section {
    var section = Section(label: "Hinting")
    let hinting = face.hinting
    guard [.truetype, .cff, .cff2].contains(face.face.format) else { return section }
    var parts: [String] = []
    if let instructed = hinting.instructedGlyphs, instructed > 0 {
      parts.append("\(InspectionSheet.grouped(instructed)) glyphs with instructions")
    }
    if let size = hinting.fontProgram {
      parts.append("fpgm \(InspectionSheet.grouped(size)) bytes")
    }
    if let size = hinting.controlValueProgram {
      parts.append("prep \(InspectionSheet.grouped(size)) bytes")
    }
    if let count = hinting.controlValues { parts.append("cvt \(count) values") }
    if let zones = hinting.alignmentZones, zones > 0 { parts.append("alignment zones") }
    if let stems = hinting.stemWidths, stems > 0 { parts.append("stem widths") }
    let key =
      switch hinting.kind {
      case "truetype": "instructions"
      case "cff": "CFF hints"
      default: "none"
      }
    section.rows.append(
      .fact(
        key: key,
        text: parts.isEmpty ? "glyphs are drawn as they are" : parts.joined(separator: ", ")))
    if isVerbose, let ranges = hinting.gasp {
      for range in ranges {
        let what = [range.gridfits ? "grid-fitted" : nil, range.smooths ? "smoothed" : nil]
          .compactMap { $0 }
        section.rows.append(
          .fact(
            key: range.through == 65535 ? "gasp, larger" : "gasp to \(range.through) ppem",
            text: what.isEmpty ? "neither grid-fitted nor smoothed" : what.joined(separator: ", ")))
      }
    }
    return section
  }

  private var support: InspectionSheet.Section {
    var section = Section(label: "On iOS")
    let support = face.appleSupport
    let key =
      switch support.verdict {
      case .supported: "supported"
      case .partly: "partly drawn"
      case .refused: "refused"
      case .unknown: "not known"
      }
    let since = support.since.map { "since iOS \($0)" }
    section.rows.append(
      .fact(key: key, text: since ?? (support.verdict == .supported ? "in every version" : "")))
    for reason in support.reasons {
      section.rows.append(.fact(key: reason.subject, text: reason.message))
    }
    return section
  }

  // MARK: - Licence and file

  private var licence: InspectionSheet.Section {
    var section = Section(label: "Licence")
    let licence = face.licence
    let embedding = face.embedding.map { "embedding: \($0.text) (fsType \($0.fsType))" }
    let isStated = licence.description != nil || licence.url != nil
    section.rows.append(
      .fact(
        key: licence.name ?? (isStated ? "its own" : "none stated"),
        text: embedding ?? "embedding: not stated (no OS/2)"))
    if let text = licence.description, licence.name == nil || isVerbose {
      section.rows.append(.fact(key: "licence", text: text))
    }
    for (key, value) in [
      ("licence URL", licence.url), ("copyright", licence.copyright), ("version", licence.version),
    ] {
      if let value { section.rows.append(.fact(key: key, text: value)) }
    }
    guard isVerbose else { return section }
    for (key, value) in [
      ("trademark", licence.trademark), ("manufacturer", licence.manufacturer),
      ("designer", licence.designer), ("vendor", licence.vendor),
    ] {
      if let value { section.rows.append(.fact(key: key, text: value)) }
    }
    return section
  }

  private var notes: InspectionSheet.Section {
    Section(
      label: "Notes",
      rows: (face.face.notes.map(\.message) + face.notes).map { .sentence($0) })
  }

  // MARK: - What only -v shows

  private var allNames: InspectionSheet.Section {
    var section = Section(label: "All names")
    var origin: String?
    for record in face.names {
      // Records of one platform and language stand together in the table.
      if record.origin != origin {
        section.rows.append(.sentence(record.origin))
        origin = record.origin
      }
      section.rows.append(
        .fact(
          key: record.meaning.map { "\(record.nameID) \($0)" } ?? "\(record.nameID)",
          text: record.value ?? "(not decoded)"))
    }
    return section
  }

  private var blocks: InspectionSheet.Section {
    var section = Section(label: "Blocks")
    let coverage = face.coverage
    guard isVerbose, !coverage.blocks.isEmpty else { return section }
    section.rows.append(
      .table(
        columns: [.number, .number, .text, .text], heads: ["has", "of", "block", "from"],
        rows: coverage.blocks.map { block in
          [
            String(block.characters), String(block.block.assigned), block.block.name,
            "U+" + CodePointSet.digits(block.block.first),
          ]
        }, namesStandFirst: false))
    section.rows.append(
      .fact(
        key: "\(coverage.characters.ranges.count) ranges",
        text: coverage.characters.texts.joined(separator: " ")))
    return section
  }

  private var tables: InspectionSheet.Section {
    var section = Section(label: "Tables")
    guard !face.tables.isEmpty else { return section }
    guard isVerbose else {
      let count = face.tables.count
      section.rows.append(
        .fact(
          key: "\(count) \(count == 1 ? "table" : "tables")",
          text: face.tables.map(\.tag).joined(separator: " ")))
      return section
    }
    let rows = face.tables.map { table -> [String] in
      let place = table.isWhole ? "" : "outside the file"
      return [table.tag, String(table.offset), String(table.length), place]
    }
    section.rows.append(
      .table(
        columns: [.text, .number, .number, .text], heads: ["tag", "offset", "length", ""],
        rows: rows, namesStandFirst: false))
    return section
  }

  private var evidence: InspectionSheet.Section {
    Section(
      label: "Evidence",
      rows: face.face.evidence.map { evidence in
        let basis =
          switch evidence.basis {
          case .apple: "Apple says"
          case .device: "proven on a device"
          case .engine: "an engine's source"
          case .reverseEngineered: "reverse-engineered"
          case .rule: "our rule"
          }
        return .fact(key: evidence.fact, text: "\(basis): \(evidence.reason)")
      })
  }

  // MARK: - Numbers

  /// The number with at most three decimals: what `MVAR` and 16.16 add behind them is no news to
  /// people, and JSON has it.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return JSONValue.number(rounded.isFinite ? rounded : value).plainText ?? "-"
  }

  private static func signed(_ value: Double) -> String {
    value > 0 ? "+" + number(value) : number(value)
  }

  /// The number with exactly so many decimals, ties away from zero.
  private static func fixed(_ value: Double, decimals: Int) -> String {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let units = (value.magnitude * factor).rounded()
    guard units < 9e15 else { return value.description }
    let whole = Int(units)
    let digits = String(whole % Int(factor))
    return (units == 0 || value > 0 ? "" : "-") + String(whole / Int(factor)) + "."
      + String(repeating: "0", count: max(0, decimals - digits.utf8.count)) + digits
  }
}
