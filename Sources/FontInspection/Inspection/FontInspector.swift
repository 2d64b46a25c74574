internal import FontInterop
internal import SystemInterop

/// Reads everything that `inspect` shows of the faces that are named.
///
/// The result is the same for any number of jobs.
public struct FontInspector: Sendable {
  /// How many files are read at once.
  public let jobs: Int

  /// Whether each instance of a variable font is printed with all that the font has.
  private let repeatsFonts: Bool

  /// - Parameter repeatsFonts: whether each instance of a variable font is printed with all that the
  ///   font has, as in JSON; a sheet has it once.
  public init(jobs: Int, repeatsFonts: Bool = true) {
    self.jobs = max(1, jobs)
    self.repeatsFonts = repeatsFonts
  }

  /// Inspects the faces that are named: of a file without `#` and `@` every one.
  public func inspect(_ specifiers: [FaceSpecifier]) async -> InspectionReport {
    var outcomes = [Outcome?](repeating: nil, count: specifiers.count)
    await withTaskGroup(of: (Int, Outcome).self) { [repeatsFonts] group in
      var next = 0
      while next < min(jobs, specifiers.count) {
        let index = next
        group.addTask { (index, Self.outcome(of: specifiers[index], repeatsFonts)) }
        next += 1
      }
      for await (index, outcome) in group {
        outcomes[index] = outcome
        guard next < specifiers.count else { continue }
        let following = next
        group.addTask { (following, Self.outcome(of: specifiers[following], repeatsFonts)) }
        next += 1
      }
    }
    return InspectionReport(
      files: outcomes.compactMap { $0?.file },
      unreadable: outcomes.flatMap { $0?.unreadable ?? [] },
      libraries: .current)
  }

  /// What one argument gave.
  struct Outcome: Sendable {
    var file: InspectedFile?
    var unreadable: [UnreadableFont] = []
  }

  private static func outcome(of specifier: FaceSpecifier, _ repeatsFonts: Bool) -> Outcome {
    var outcome = Outcome()
    do throws(FontError) {
      try read(specifier, repeatsFonts, into: &outcome)
    } catch {
      let path = specifier.file.string
      outcome.unreadable.append(
        UnreadableFont(
          path: path, displayPath: path, faceIndex: specifier.faceIndex, error: error))
    }
    return outcome
  }

  private static func read(
    _ specifier: FaceSpecifier, _ repeatsFonts: Bool, into outcome: inout Outcome
  ) throws(FontError) {
    let mapped: MappedFile
    do throws(FileError) {
      mapped = try MappedFile(specifier.file)
    } catch {
      throw FontError(error)
    }
    try mapped.withBytes { (bytes) throws(FontError) in
      try read(specifier, bytes, repeatsFonts: repeatsFonts, into: &outcome)
    }
  }

  /// Reads the faces from a file's bytes.
  ///
  /// - Throws: `FontError` where they give none of them.
  static func read(
    _ specifier: FaceSpecifier, _ bytes: Span<UInt8>, repeatsFonts: Bool = true,
    into outcome: inout Outcome
  ) throws(FontError) {
    let path = specifier.file.string
    var reader = FaceReader(includesAliases: false, checksOutlines: true)
    let reading = try reader.read(bytes)
    outcome.unreadable = reading.unreadable
      .filter { specifier.faceIndex == nil || $0.faceIndex == specifier.faceIndex }
      .map {
        UnreadableFont(path: path, displayPath: path, faceIndex: $0.faceIndex, error: $0.error)
      }
    var chosen = try choose(specifier, bytes, reading, &reader)
    guard !chosen.isEmpty else { return }
    for index in chosen.indices {
      chosen[index].path = path
      chosen[index].displayPath = path
    }
    guard chosen.count <= mostFaces else {
      throw tooMuch("\(InspectionSheet.grouped(chosen.count)) faces in one file")
    }
    FaceAliases.add(
      to: &chosen, at: Array(chosen.indices), whole: { $0(bytes) },
      fontconfig: {
        // It keeps every record's text for itself, and records may share theirs.
        reading.announcesTooMuch ? [] : Fontconfig.faces(ofFile: specifier.file)
      })
    let faces = try details(of: chosen, all: reading.faces, bytes, repeatsFonts, &reader)
    let choice = specifier.ambiguity(
      among: reading.faces.filter { $0.faceIndex == specifier.faceIndex ?? 0 })
    outcome.file = InspectedFile(
      path: path, displayPath: path, size: bytes.count, sha256: SHA256.hexadecimal(bytes),
      container: reading.faces.first?.container ?? .sfnt, faceCount: reading.faces.count,
      faces: faces, notes: reading.notes + [choice].compactMap { $0 })
  }

  /// The most faces that are shown of one file; the largest collections there are have some hundred.
  private static let mostFaces = 1000

  /// The most that the faces of one file may take when they are printed, in bytes and about. Each
  /// instance repeats what its font has, so a small file could be made to fill the memory.
  private static let mostPrinted = 100 << 20

  /// The file may be sound; it is only more than a sheet, or memory, has room for.
  private static func tooMuch(_ what: String) -> FontError {
    FontError(
      .tooMuch, "there would be too much to print: \(what)",
      help: "name one face as FONT#INDEX or FONT@INSTANCE, or use list")
  }

  /// The faces that are meant.
  ///
  /// - Throws: `FontError` where the file gives no such face.
  private static func choose(
    _ specifier: FaceSpecifier, _ bytes: Span<UInt8>, _ reading: FileReading,
    _ reader: inout FaceReader
  ) throws(FontError) -> [FontFace] {
    guard specifier.faceIndex != nil || specifier.location != nil else { return reading.faces }
    let index = specifier.faceIndex ?? 0
    let members = reading.faces.filter { $0.faceIndex == index }
    guard !members.isEmpty else {
      if let unreadable = reading.unreadable.first(where: { $0.faceIndex == index }) {
        // It is told with the others, unless no face was named and the others were dropped.
        if specifier.faceIndex == nil { throw unreadable.error }
        return []
      }
      throw .noFace(index, of: Set(reading.faces.map(\.faceIndex)).count + reading.unreadable.count)
    }
    switch specifier.location {
    case nil: return members
    case .instance(let name)?: return [try specifier.instance(named: name, among: members)]
    case .number(let number)?: return [try specifier.instance(numbered: number, among: members)]
    case .coordinates(let coordinates)?:
      try FaceSpecifier.check(coordinates)
      return [try reader.readLocation(bytes, index: index, coordinates: coordinates)]
    }
  }

  /// Each face with what its font's tables say; the tables of a font are read once for all instances.
  private static func details(
    of chosen: [FontFace], all: [FontFace], _ bytes: Span<UInt8>, _ repeatsFonts: Bool,
    _ reader: inout FaceReader
  ) throws(FontError) -> [InspectedFace] {
    var inspected: [InspectedFace] = []
    var printed = 0
    var rest = chosen[...]
    while let first = rest.first {
      let members = rest.prefix { $0.faceIndex == first.faceIndex }
      rest = rest.dropFirst(members.count)
      let siblings = all.filter { $0.faceIndex == first.faceIndex }
      switch first.container {
      case .sfnt:
        inspected += details(of: members, siblings, bytes, directoryAt: 0)
      case .collection:
        // OpenType specification, "Font collections".
        let offset = bytes.uint32(at: 12 + 4 * first.faceIndex).map(Int.init) ?? bytes.count
        inspected += details(of: members, siblings, bytes, directoryAt: offset)
      case .woff, .woff2, .dfont:
        var sfnt: [UInt8] = []
        if case .foreign(let container, let error) = FontSignature(bytes, size: bytes.count) {
          sfnt = try reader.unpacked(bytes, index: first.faceIndex, container, error)
        }
        inspected += details(of: members, siblings, sfnt.span, directoryAt: 0)
      case .pfa, .pfb, .pcf, .bdf:
        inspected += withoutTables(members, bytes, &reader)
      }
      printed += (repeatsFonts ? members.count : 1) * (inspected.last.map(\.printedSize) ?? 0)
      guard printed <= mostPrinted else { throw tooMuch("more than 100 MB about one file") }
    }
    return inspected
  }

  /// Type 1 fonts and X11's bitmap fonts: they have no tables, so FreeType says what is in them.
  private static func withoutTables(
    _ faces: ArraySlice<FontFace>, _ bytes: Span<UInt8>, _ reader: inout FaceReader
  ) -> [InspectedFace] {
    guard let index = faces.first?.faceIndex else { return [] }
    let found = reader.withFace(bytes, index: index, instance: nil) {
      (face: borrowing FreeTypeFace) -> ([ClosedRange<UInt32>], OwnEncoding?, Type1Information?) in
      let characters = face.characters
      return (characters, characters.isEmpty ? face.ownEncoding : nil, face.type1Information)
    }
    let own = found?.1
    let characters = CodePointSet(found?.0 ?? [])
    let coverage = Coverage(
      characters: own.map(LegacyCharset.characters) ?? characters,
      encoding: characters.count > 0 ? "unicode" : nil,
      charset: own.map { .init(name: $0.name, codes: CodePointSet($0.codes).count) })
    let languages = LanguageCoverage(coverage.characters)
    let information = found?.2
    return faces.map { face in
      var inspected = InspectedFace(face: face)
      inspected.coverage = coverage
      inspected.languages = languages
      if let information {
        inspected.licence = Licence(
          copyright: PostScriptText.text(information.notice),
          version: PostScriptText.text(information.version))
        inspected.embedding = information.embedding.map(Embedding.init)
      }
      return inspected
    }
  }

  private static func details(
    of faces: ArraySlice<FontFace>, _ siblings: [FontFace], _ sfnt: Span<UInt8>,
    directoryAt offset: Int
  ) -> [InspectedFace] {
    guard var tables = try? FaceTables(sfnt, directoryAt: offset) else {
      return faces.map { InspectedFace(face: $0) }
    }
    tables.checkOutlines(in: sfnt)
    let details = FaceDetails(tables, sfnt, faces: siblings)
    return faces.map { details.inspected($0, in: sfnt) }
  }
}

extension InspectedFace {
  /// About how many bytes the face takes as JSON, of what a font may have very many of.
  fileprivate var printedSize: Int {
    let texts = names.reduce(0) { $0 + 300 + ($1.value?.utf8.count ?? 0) }
    let ranges =
      coverage.characters.ranges.count
      + languages.incomplete.reduce(0) { $0 + $1.missing.ranges.count }
    let attributes = styleAttributes?.values.reduce(0) { $0 + 200 + 20 * $1.coordinates.count }
    let colors = colour.palettes?.reduce(0) { $0 + 100 + 20 * $1.colors.count }
    return texts + 20 * ranges + 100 * tables.count
      + instances.count * (200 + 20 * axes.count) + 200 * (axes.count + features.count)
      + scripts.reduce(0) { $0 + 200 + 10 * $1.languages.count }
      + (attributes ?? 0) + (colors ?? 0)
  }
}
