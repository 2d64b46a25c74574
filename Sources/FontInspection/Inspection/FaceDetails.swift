/// What the tables of one font say beyond identity and metrics: the same for all its instances.
///
/// A table that is damaged gives what it can and a note; the others are read as if nothing were wrong.
struct FaceDetails {
  private let tables: FaceTables
  private let directory: TableDirectory
  private let names: FontNames
  private let layout: OS2Layout?
  private let container: FontContainer
  /// Everything but what depends on the location: the face itself, and the vertical metrics.
  private var shared: InspectedFace
  private var pitchNote: FaceNote?

  /// - Parameters:
  ///   - tables: the font's tables.
  ///   - file: the bytes that the tables lie in.
  ///   - faces: every face that the font gives.
  init(_ tables: FaceTables, _ file: Span<UInt8>, faces: [FontFace]) {
    self.tables = tables
    directory = tables.directory
    names = FontNames(tables, includesAllIDs: true)
    container = faces.first?.container ?? .sfnt
    layout = directory.range(of: "OS/2", in: file).map { OS2Layout(file.extracting($0)) }

    var shared = InspectedFace(face: FontFace(path: ""))
    shared.tables = directory.entries.map {
      TableRecord(
        tag: $0.tag.text, offset: $0.offset, length: $0.length, isWhole: $0.end <= file.count)
    }
    self.shared = shared
    Self.readNames(tables, file, into: &shared)
    readVariations(file, faces, into: &shared)
    readCoverage(file, into: &shared)
    readLayout(file, into: &shared)
    readColour(file, into: &shared)
    shared.obstacles = tables.obstacles.map(\.reason)
    shared.drawingDoubt = tables.drawingDoubt
    shared.fingerprint = FaceFingerprint(directory, file)
    readHinting(file, into: &shared)
    readLicence(file, into: &shared)
    pitchNote = pitchNote(in: file)
    self.shared = shared
  }

  /// A face of the font, with all there is to say of it.
  func inspected(_ face: FontFace, in file: Span<UInt8>) -> InspectedFace {
    var inspected = shared
    inspected.face = face
    if let pitchNote { inspected.face.notes.append(pitchNote) }
    inspected.verticalMetrics = verticalMetrics(of: face, in: file)
    return inspected
  }

  // MARK: - Names and axes

  private static func readNames(
    _ tables: FaceTables, _ file: Span<UInt8>, into face: inout InspectedFace
  ) {
    guard !tables.name.isEmpty else { return }
    let records = NameRecords(tables.name.span)
    face.names = records.records
    face.notes += records.notes
  }

  private func readVariations(
    _ file: Span<UInt8>, _ faces: [FontFace], into face: inout InspectedFace
  ) {
    if let fvar = tables.fvar {
      face.axes = fvar.axes.map { VariationAxis($0, names) }
      face.instances = faces.compactMap { candidate in
        guard let instance = candidate.instance, let index = instance.index else { return nil }
        return NamedInstance(
          index: index, name: instance.name, postScriptName: candidate.postScriptName,
          postScriptNameSource: candidate.postScriptNameSource,
          coordinates: instance.coordinates, isDefault: instance.isDefault)
      }
    }
    guard let range = directory.range(of: "STAT", in: file) else { return }
    let stat = STAT(file.extracting(range))
    face.notes += stat.notes
    // Names of axes and values stand in records that `FontNames` has only for variable fonts.
    let records = face.names
    func name(_ id: Int) -> String? { names.value(id) ?? Self.value(of: id, in: records) }
    face.styleAttributes = StyleAttributes(
      axes: stat.axes.map {
        .init(tag: $0.tag.text, name: name($0.nameID), ordering: $0.ordering)
      },
      values: stat.values.map { value in
        .init(
          name: name(value.nameID), isElidable: value.isElidable,
          coordinates: value.values.map {
            AxisValue(tag: stat.axes[$0.axis].tag.text, value: $0.value)
          },
          range: value.range, linkedValue: value.linked)
      },
      elidedFallbackName: stat.elidedFallbackNameID.flatMap(name))
  }

  /// The English value of a name ID among all records, else the first that could be decoded.
  private static func value(of id: Int, in records: [NameRecord]) -> String? {
    let candidates = records.filter { $0.nameID == id && $0.value != nil }
    let english = candidates.first { $0.platform == 3 && $0.language == 0x0409 }
    return (english ?? candidates.first)?.value
  }

  // MARK: - Characters and layout

  private func readCoverage(_ file: Span<UInt8>, into face: inout InspectedFace) {
    guard let range = directory.range(of: "cmap", in: file) else { return }
    let cmap = Cmap(file.extracting(range), glyphCount: tables.glyphCount)
    face.notes += cmap.notes
    face.coverage = Coverage(
      characters: cmap.characters, encoding: cmap.chosen == nil ? nil : cmap.encoding.rawValue,
      variationSequences: cmap.variationSequences)
    // Codes of symbols stand for no letters, whatever lies at them (so too Fontconfig).
    face.languages = LanguageCoverage(cmap.encoding == .symbol ? .none : cmap.characters)
  }

  private func readLayout(_ file: Span<UInt8>, into face: inout InspectedFace) {
    var features: [(tag: FontTag, nameID: Int?, tables: [String])] = []
    var scripts: [(tag: FontTag, languages: [FontTag], tables: [String])] = []
    var featurePlaces: [FontTag: Int] = [:]
    var scriptPlaces: [FontTag: Int] = [:]
    for tag in ["GSUB", "GPOS"] as [FontTag] {
      guard let range = directory.range(of: tag, in: file) else { continue }
      let table = LayoutTable(file.extracting(range), tag: tag)
      face.notes += table.notes
      for feature in table.features {
        if let place = featurePlaces[feature.tag] {
          features[place].tables.append(tag.text)
        } else {
          featurePlaces[feature.tag] = features.count
          features.append((feature.tag, feature.nameID, [tag.text]))
        }
      }
      for script in table.scripts {
        if let place = scriptPlaces[script.tag] {
          // A damaged list may name a script twice.
          if scripts[place].tables.last != tag.text { scripts[place].tables.append(tag.text) }
          scripts[place].languages += script.languages
        } else {
          scriptPlaces[script.tag] = scripts.count
          scripts.append((script.tag, script.languages, [tag.text]))
        }
      }
    }
    let records = face.names
    face.features = features.sorted { $0.tag.rawValue < $1.tag.rawValue }.map { feature in
      LayoutFeature(
        tag: feature.tag.text, name: FeatureNames.name(of: feature.tag.text),
        fontName: feature.nameID.flatMap { Self.value(of: $0, in: records) },
        tables: feature.tables)
    }
    face.scripts = scripts.sorted { $0.tag.rawValue < $1.tag.rawValue }.map { script in
      LayoutScript(
        tag: script.tag.text, name: ScriptNames.name(of: script.tag.text),
        languages: Set(script.languages).sorted { $0.rawValue < $1.rawValue }.map(\.trimmed),
        tables: script.tables)
    }
  }

  // MARK: - Colour and hinting

  private func readColour(_ file: Span<UInt8>, into face: inout InspectedFace) {
    let records = face.names
    face.notes += face.colour.read(directory, file) { Self.value(of: $0, in: records) }
  }

  private func readHinting(_ file: Span<UInt8>, into face: inout InspectedFace) {
    face.hinting.fontProgram = directory.range(of: "fpgm", in: file)?.count
    face.hinting.controlValueProgram = directory.range(of: "prep", in: file)?.count
    face.hinting.controlValues = directory.range(of: "cvt ", in: file).map { $0.count / 2 }
    if let range = directory.range(of: "gasp", in: file) {
      let table = Gasp(file.extracting(range))
      face.hinting.gasp = table.ranges.map {
        .init(through: $0.through, gridfits: $0.gridfits, smooths: $0.smooths)
      }
      face.notes += table.notes
    }
    if tables.format == .truetype, let glyf = directory.range(of: "glyf", in: file),
      let loca = directory.range(of: "loca", in: file),
      let head = directory.range(of: "head", in: file), let glyphCount = tables.glyphCount
    {
      let table = GlyphInstructions(
        glyf: file.extracting(glyf), loca: file.extracting(loca),
        isLong: (file.extracting(head).uint16(at: 50) ?? 0) != 0, glyphCount: glyphCount,
        trustsLastEnd: container != .woff2)
      face.hinting.instructedGlyphs = table.glyphs
      face.notes += table.notes
    }
    let cff = directory.range(of: "CFF ", in: file) ?? directory.range(of: "CFF2", in: file)
    if let cff, tables.format != .truetype {
      let table = CFFHints(file.extracting(cff))
      face.hinting.alignmentZones = table.withAlignmentZones
      face.hinting.stemWidths = table.withStemWidths
    }
  }

  // MARK: - Pitch

  private func pitchNote(in file: Span<UInt8>) -> FaceNote? {
    guard let post = tables.post, let glyphCount = tables.glyphCount,
      let hhea = directory.range(of: "hhea", in: file),
      let hmtx = directory.range(of: "hmtx", in: file)
    else { return nil }
    return PitchNote.note(
      isFixedPitch: post.isFixedPitch, hhea: file.extracting(hhea), file.extracting(hmtx),
      glyphCount: glyphCount)
  }

  // MARK: - Licence

  private func readLicence(_ file: Span<UInt8>, into face: inout InspectedFace) {
    face.embedding = layout?.fsType.map(Embedding.init)
    let vendor = layout?.vendor ?? ""
    face.licence = Licence(
      description: names.value(13), url: names.value(14),
      copyright: names.value(0), trademark: names.value(7),
      version: names.value(5), manufacturer: names.value(8),
      designer: names.value(9), vendor: vendor.isEmpty ? nil : vendor)
  }

  // MARK: - Vertical metrics

  /// The three sets at the face's location.
  private func verticalMetrics(of face: FontFace, in file: Span<UInt8>) -> VerticalMetrics {
    var normalized: [Double]?
    if let fvar = tables.fvar, let instance = face.instance, !instance.isDefault {
      normalized = fvar.normalized(instance.coordinates.map(\.value), avar: tables.avar)
    }
    return VerticalMetrics(tables, layout, at: normalized)
  }
}

extension FontTag {
  /// The tag's text without the spaces that fill it.
  var trimmed: String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
