internal import TextFormatting

/// Which characters and languages it has.
extension SheetBuilder {
  var coverage: InspectionSheet.Section {
    var section = Section(label: "Coverage")
    let coverage = face.coverage
    let count = coverage.characters.count
    var text = face.face.glyphCount.map { "\(InspectionSheet.grouped($0)) glyphs; " } ?? ""
    text +=
      !coverage.scripts.isEmpty
      ? coverage.scripts.joined(separator: ", ")
      : coverage.charset != nil && count == 0 ? "no map in Unicode" : "no script"
    section.rows.append(
      .fact(
        key: "\(InspectionSheet.grouped(count)) \(count == 1 ? "character" : "characters")",
        text: text))
    if let charset = coverage.charset {
      let codes =
        "\(InspectionSheet.grouped(charset.codes)) \(charset.codes == 1 ? "code" : "codes")"
      section.rows.append(
        .fact(
          key: charset.name ?? "its own encoding",
          text: count == 0
            ? "\(codes) of this encoding, which is not known here"
            : "\(codes) of this encoding; the characters are what they stand for"))
    }
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

  var blocks: InspectionSheet.Section {
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

  var languages: InspectionSheet.Section {
    var section = Section(label: "Languages")
    let languages = face.languages
    guard languages.known > 0 else { return section }
    section.rows.append(
      .fact(
        key: languages.complete.isEmpty ? "none complete" : "\(languages.complete.count) complete",
        text: "of \(languages.known) that Fontconfig \(libraries.fontconfig ?? "") knows"))
    let complete = Set(languages.complete)
    let store = LanguageCoverage.appStore
    guard !complete.isEmpty || isVerbose else { return section }
    let has = store.filter { complete.contains($0) }
    let lacks = store.filter { !complete.contains($0) }
    if has.isEmpty {
      section.rows.append(.fact(key: "App Store", text: "none of its \(store.count) languages"))
    } else if has.count == store.count {
      section.rows.append(.fact(key: "App Store", text: "all \(store.count) of its languages"))
    } else {
      section.rows.append(.fact(key: "App Store", text: has.joined(separator: " ")))
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
}
