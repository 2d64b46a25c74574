internal import FontInterop
internal import SystemInterop
internal import TextFormatting

/// What a file gave: its faces, and what was wrong with it.
struct FileReading: Sendable {
  var faces: [FontFace] = []
  /// Members of a collection that give no face.
  var unreadable: [(faceIndex: Int?, error: FontError)] = []
  /// What is damaged in a face that is listed all the same.
  var notes: [String] = []
  /// What each font says beyond identity, where that was asked for.
  var details: [FontDetails] = []
  /// True where the names announce so much text that other libraries had better not read it all.
  var announcesTooMuch = false
}

/// Reads the faces of font files, one file at a time; one reader for each worker.
///
/// FreeType is started only when a file needs it: for outlines where `OS/2` does not state a height,
/// and for the names that FreeType itself would give.
struct FaceReader: ~Copyable {
  /// Whether to ask FreeType and Fontconfig for their names.
  let includesAliases: Bool
  /// Whether fonts in containers that iOS is not known to load are read too.
  let readsForeignContainers: Bool
  /// Whether everything that the rules of `verify` ask for is read too.
  let includesDetails: Bool
  /// Whether what draws the glyphs is looked at as well, which takes the whole of every file.
  let checksOutlines: Bool
  var library: FreeTypeLibrary?

  init(
    includesAliases: Bool, readsForeignContainers: Bool = true, includesDetails: Bool = false,
    checksOutlines: Bool = false
  ) {
    self.checksOutlines = checksOutlines
    self.includesAliases = includesAliases
    self.readsForeignContainers = readsForeignContainers
    self.includesDetails = includesDetails
    library = nil
  }

  /// Reads every face of a file.
  ///
  /// - Parameters:
  ///   - file: the file's bytes.
  ///   - fontconfig: what Fontconfig calls the faces; asked for only where a face needs it.
  /// - Throws: `FontError` where the file gives no face at all.
  mutating func read(
    _ file: Span<UInt8>, fontconfig: () -> [Fontconfig.Face] = { [] }
  ) throws(FontError) -> FileReading {
    try read(
      size: file.count, piece: { file.copy($0) }, whole: { $0(file) }, fontconfig: fontconfig)
  }

  /// As above, of a file that is read in pieces: its header and the few tables that names, classes and
  /// metrics rest on. The whole is looked at only where FreeType or Fontconfig is needed.
  mutating func read(
    _ file: borrowing RandomAccessFile, fontconfig: () -> [Fontconfig.Face] = { [] }
  ) throws(FontError) -> FileReading {
    // Most headers, and some tables, lie in the first page.
    let opening = file.bytes(in: 0..<Self.openingSize)
    let readsThrough = includesDetails
    return try read(
      size: file.count,
      piece: { range in
        range.upperBound <= opening.count
          ? opening.span.copy(range) : file.bytes(in: range)
      },
      whole: { file.withWhole(isReadThrough: readsThrough, $0) }, fontconfig: fontconfig)
  }

  private static let openingSize = 4096

  /// Reads every face of a file of `size` bytes.
  ///
  /// - Parameters:
  ///   - piece: gives the bytes of a range, fewer where the file ends before it does.
  ///   - whole: lends all bytes.
  private mutating func read(
    size: Int, piece: (Range<Int>) -> [UInt8], whole: ((Span<UInt8>) -> Void) -> Void,
    fontconfig: () -> [Fontconfig.Face]
  ) throws(FontError) -> FileReading {
    var reading = FileReading()
    switch FontSignature(piece(0..<FontSignature.length).span, size: size) {
    case .other(let error): throw error
    case .foreign(let container, let error):
      guard readsForeignContainers else { throw error }
      reading = try readForeign(whole, container, error)
    case .sfnt:
      try readFace(
        directoryAt: 0, index: 0, container: .sfnt, size: size, piece: piece, whole: whole,
        into: &reading)
    case .collection:
      let offsets = try Self.collectionOffsets(size: size, piece: piece)
      for (index, offset) in offsets.enumerated() {
        do throws(FontError) {
          try readFace(
            directoryAt: offset, index: index, container: .collection, size: size, piece: piece,
            whole: whole, into: &reading)
        } catch {
          // The rest of such a file is not worth anybody's time.
          if error == Self.tooManyFaces { throw error }
          reading.unreadable.append(
            (faceIndex: index, error: error.ofFace(index, among: offsets.count)))
        }
      }
    }
    if reading.unreadable.count > Self.mostReported, let first = reading.unreadable.first {
      let count = reading.unreadable.count
      reading.unreadable = [
        (
          faceIndex: nil,
          error: FontError(
            first.error.code,
            "\(count) of its faces are damaged; the first: \(first.error.message)",
            help: first.error.help)
        )
      ]
    }
    if includesAliases, !reading.announcesTooMuch {
      // For instances of variable fonts, and for faces whose own name is missing or illegal.
      let wanted = reading.faces.indices.filter { index in
        let face = reading.faces[index]
        return face.variable || !(face.postScriptName.map(PostScriptNameRules.isLegal) ?? false)
      }
      FaceAliases.add(to: &reading.faces, at: wanted, whole: whole, fontconfig: fontconfig)
    }
    return reading
  }

  /// One face at a location of its design space: the default or the first named instance that lies
  /// there, else a face without a name.
  ///
  /// - Parameter coordinates: the axes' values by tag; axes not named stay at their default.
  /// - Throws: `FontError` where the face is not variable, has no such axis, or the value lies
  ///   outside the axis.
  mutating func readLocation(
    _ file: Span<UInt8>, index: Int, coordinates: [AxisValue]
  ) throws(FontError) -> FontFace {
    if case .foreign(let container, let error) = FontSignature(file, size: file.count),
      readsForeignContainers
    {
      let sfnt = try unpacked(file, index: index, container, error)
      var face = try readLocation(sfnt.span, index: 0, coordinates: coordinates)
      face.container = container
      face.faceIndex = index
      return face
    }
    let offset = try Self.directoryOffset(ofFace: index, in: file)
    let container: FontContainer =
      FontSignature(file, size: file.count) == .collection ? .collection : .sfnt
    let tables = try FaceTables(file, directoryAt: offset)
    guard let fvar = tables.fvar else {
      throw FontError(
        .noSuchFace, "the font is not variable, so it has no axis \(coordinates.first?.tag ?? "")",
        help: "name the font without @")
    }
    var location = fvar.defaultCoordinates
    for coordinate in coordinates {
      guard let axis = fvar.axes.firstIndex(where: { $0.tag.text == coordinate.tag }) else {
        let tags = fvar.axes.map(\.tag.text).joined(separator: ", ")
        throw FontError(
          .noSuchFace, "the font has no axis \(coordinate.tag)", help: "its axes are: \(tags)")
      }
      let range = fvar.axes[axis].minimum...max(fvar.axes[axis].minimum, fvar.axes[axis].maximum)
      guard range.contains(coordinate.value) else {
        throw FontError(
          .noSuchFace, "\(coordinate.tag) has no value \(Self.plain(coordinate.value))",
          help: "it runs from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))")
      }
      location[axis] = coordinate.value
    }
    let instance = fvar.instances.firstIndex { Fvar.isSame($0.coordinates, location) }
    if let instance {
      location = fvar.instances[instance].coordinates
    } else if Fvar.isSame(fvar.defaultCoordinates, location) {
      location = fvar.defaultCoordinates
    }
    let builder = FaceBuilder(tables, faceIndex: index, container: container)
    var face = builder.face(
      at: location, of: fvar, instance: instance.map { (index: $0, record: fvar.instances[$0]) })
    measureHeights(
      &face, tables, location, piece: { file.copy($0) }, whole: { $0(file) })
    return face
  }

  /// A value of an axis as people write it: 900, not 900.0.
  private static func plain(_ value: Double) -> String {
    JSONValue.number(value).plainText ?? ""
  }

  /// Where the table directory of a face begins.
  ///
  /// - Throws: `FontError` where the file is no font or has no such face.
  static func directoryOffset(ofFace index: Int, in file: Span<UInt8>) throws(FontError) -> Int {
    switch FontSignature(file, size: file.count) {
    case .other(let error), .foreign(_, let error): throw error
    case .sfnt:
      guard index == 0 else { throw .noFace(index, of: 1) }
      return 0
    case .collection:
      let offsets = try collectionOffsets(size: file.count, piece: { file.copy($0) })
      guard offsets.indices.contains(index) else { throw .noFace(index, of: offsets.count) }
      return offsets[index]
    }
  }

  /// The most faces and instances taken from one file. The largest collections and variable fonts in
  /// use have some hundred; a file with more than this is made to exhaust its reader.
  static let mostFaces = 10_000

  static var tooManyFaces: FontError {
    FontError(
      .damaged, "it claims more than \(mostFaces) faces, which no font has",
      help: FontError.fetchAgain)
  }

  /// The most text, in bytes, that the names of a face may announce for other libraries to be asked:
  /// Fontconfig decodes every record. Real fonts have some ten kilobytes.
  private static let mostAnnounced = 1 << 20

  /// The most members of a collection that are reported one by one.
  private static let mostReported = 100

  // MARK: - One face

  /// Reads one face of an sfnt.
  ///
  /// - Parameter index: the face's index in its file, which in an unwrapped container is not its index
  ///   in `file`.
  mutating func readFace(
    directoryAt offset: Int, index: Int, container: FontContainer, size: Int,
    piece: (Range<Int>) -> [UInt8], whole: ((Span<UInt8>) -> Void) -> Void,
    into reading: inout FileReading
  ) throws(FontError) {
    var tables = try FaceTables(directoryAt: offset, size: size, piece: piece)
    if checksOutlines || includesDetails { whole { tables.checkOutlines(in: $0) } }
    for obstacle in tables.obstacles {
      reading.unreadable.append(
        (faceIndex: container == .collection ? index : nil, error: obstacle.error))
    }
    for note in tables.damage { reading.notes.append(note.message) }
    let builder = FaceBuilder(tables, faceIndex: index, container: container)
    if builder.names.announced > Self.mostAnnounced { reading.announcesTooMuch = true }
    guard reading.faces.count + (tables.fvar?.instances.count ?? 0) < Self.mostFaces else {
      throw Self.tooManyFaces
    }
    if includesDetails {
      whole { file in
        var details = FontDetails(tables, builder.names, faceIndex: index, in: file)
        details.clipped = clipped(
          tables, characters: details.characters, index: container == .collection ? index : 0,
          in: file)
        reading.details.append(details)
      }
    }
    guard let fvar = tables.fvar else {
      var face = builder.staticFace()
      measureHeights(&face, tables, nil, piece: piece, whole: whole)
      reading.faces.append(face)
      return
    }
    let first = reading.faces.count
    var coversDefault = false
    for (position, instance) in fvar.instances.enumerated() {
      var face = builder.face(
        at: instance.coordinates, of: fvar, instance: (position, instance))
      if face.instance?.isDefault == true { coversDefault = true }
      measureHeights(&face, tables, instance.coordinates, piece: piece, whole: whole)
      reading.faces.append(face)
    }
    if !coversDefault {
      var face = builder.face(at: fvar.defaultCoordinates, of: fvar, instance: nil)
      measureHeights(&face, tables, nil, piece: piece, whole: whole)
      reading.faces.append(face)
    }
    Self.noteEqualNames(&reading.faces, from: first)
  }

  /// Notes instances of one font that have the same PostScript name, of which code reaches only one.
  private static func noteEqualNames(_ faces: inout [FontFace], from first: Int) {
    var places: [NameKey: [Int]] = [:]
    for index in first..<faces.count {
      if let name = faces[index].postScriptName {
        places[NameKey(name), default: []].append(index)
      }
    }
    for (_, indices) in places where indices.count > 1 {
      for index in indices {
        faces[index].notes.append(
          FaceNote(
            .instanceNamesEqual,
            "\(indices.count) instances of the font have the name "
              + "\"\(faces[index].postScriptName ?? "")\"; which of them it gives is not defined"))
      }
    }
  }

  /// Where a collection's faces begin (OpenType specification, "Font collections").
  private static func collectionOffsets(
    size: Int, piece: (Range<Int>) -> [UInt8]
  ) throws(FontError) -> [Int] {
    guard let count = piece(8..<12).span.uint32(at: 0) else {
      throw FontError(
        .truncated, "the file ends inside the collection's header (\(size) bytes)",
        help: FontError.fetchAgain)
    }
    guard count > 0 else {
      throw FontError(.damaged, "the collection lists no faces", help: FontError.fetchAgain)
    }
    guard count <= mostFaces else { throw tooManyFaces }
    guard 12 + 4 * Int(count) <= size else {
      throw FontError(
        .truncated,
        "the collection lists \(count) faces, the file has only \(size) bytes",
        help: FontError.fetchAgain)
    }
    var offsets: [Int] = []
    offsets.reserveCapacity(Int(count))
    let list = piece(12..<(12 + 4 * Int(count)))
    for index in 0..<Int(count) {
      if let offset = list.span.uint32(at: 4 * index) { offsets.append(Int(offset)) }
    }
    return offsets
  }

  // MARK: - What needs FreeType

  /// Measures the tops of H and x where `OS/2` does not state cap height and x-height.
  private mutating func measureHeights(
    _ face: inout FontFace, _ tables: FaceTables, _ coordinates: [Double]?,
    piece: (Range<Int>) -> [UInt8], whole: ((Span<UInt8>) -> Void) -> Void
  ) {
    let wantsCapHeight = face.metrics.capHeight == nil
    let wantsXHeight = face.metrics.xHeight == nil
    guard wantsCapHeight || wantsXHeight, tables.hasOutlines,
      (face.instance?.index ?? 0) < Self.mostInstancesMeasured,
      // Opening a face is dear; many fonts of other scripts have neither letter.
      Self.hasEither(wantsCapHeight, wantsXHeight, tables, piece)
    else { return }
    // What was unwrapped is a file of its own with one face.
    let index = face.container == .collection ? face.faceIndex : 0
    var tops: (Double?, Double?)?
    whole { file in
      tops = withFace(file, index: index, instance: nil) {
        (open: borrowing FreeTypeFace) -> (Double?, Double?) in
        if let coordinates { try? open.setCoordinates(coordinates) }
        return (
          wantsCapHeight ? open.outlineTop(of: "H") : nil,
          wantsXHeight ? open.outlineTop(of: "x") : nil
        )
      }
    }
    if let top = tops?.0 {
      face.metrics.capHeight = top
      face.metrics.capHeightSource = .outline
    }
    if let top = tops?.1 {
      face.metrics.xHeight = top
      face.metrics.xHeightSource = .outline
    }
  }

  /// True unless the font's own character map says that it has neither letter.
  private static func hasEither(
    _ wantsH: Bool, _ wantsX: Bool, _ tables: FaceTables, _ piece: (Range<Int>) -> [UInt8]
  ) -> Bool {
    guard let range = tables.directory.range(of: "cmap", size: tables.size) else { return true }
    let bytes = piece(range)
    let table = bytes.span
    guard let map = CharacterMap(table) else { return true }
    return wantsH && map.glyph(of: "H", in: table) != nil
      || wantsX && map.glyph(of: "x", in: table) != nil
  }

  /// The most named instances whose outlines are measured; no real font comes near it, and FreeType
  /// opens the font again for each.
  private static let mostInstancesMeasured = 1000

  mutating func withFace<Result>(
    _ file: Span<UInt8>, index: Int, instance: Int?, _ body: (borrowing FreeTypeFace) -> Result
  ) -> Result? {
    if library == nil { library = try? FreeTypeLibrary() }
    // A face that FreeType refuses is still listed with what its tables say.
    return try? library?.withFace(file, index: index, instance: instance, body)
  }
}

extension FontError {
  static func noFace(_ index: Int, of count: Int) -> FontError {
    FontError(
      .noSuchFace, "the file has no face \(index)",
      help: count == 1
        ? "it holds one face; name it without #" : "its faces are 0 to \(count - 1)")
  }
}
