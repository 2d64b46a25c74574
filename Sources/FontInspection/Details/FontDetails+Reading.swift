extension FontDetails {
  /// The IDs of names that rules compare: identity, and what identity is made of.
  static let keptNameIDs: Set<Int> = [1, 2, 3, 4, 6, 16, 17, 25]

  /// Reads one font; whatever is damaged is left out here and said elsewhere.
  ///
  /// - Parameters:
  ///   - tables: the font's tables.
  ///   - names: the font's names as iOS chooses them.
  ///   - file: the bytes that the tables lie in.
  init(_ tables: FaceTables, _ names: FontNames, faceIndex: Int, in file: Span<UInt8>) {
    let directory = tables.directory
    self.init(
      path: "", faceIndex: faceIndex, fileSize: file.count,
      tables: directory.entries.map(\.tag.trimmed), characterEncoding: nil)
    if !tables.name.isEmpty {
      self.names = NameRecords(tables.name.span, only: Self.keptNameIDs).records
    }
    cffName = directory.range(of: "CFF ", in: file).flatMap { CFFName.read(file.extracting($0)) }

    let layout = directory.range(of: "OS/2", in: file).map { OS2Layout(file.extracting($0)) }
    weightClass = tables.os2?.usWeightClass.map(Int.init)
    fsSelection = layout?.fsSelection
    embedding = layout?.fsType.map(Embedding.init)
    macStyle = tables.head?.macStyle.map(Int.init)
    italicAngle = tables.post?.italicAngle
    verticalMetrics = VerticalMetrics(tables, layout, at: nil)
    if let bottom = tables.head?.yMin, let top = tables.head?.yMax, bottom <= top {
      boundingBox = Int(bottom)...Int(top)
    }
    if let range = directory.range(of: "cmap", in: file) {
      let cmap = Cmap(file.extracting(range), glyphCount: tables.glyphCount)
      characters = cmap.characters
      characterEncoding = cmap.chosen == nil ? nil : cmap.encoding.rawValue
    }
    _ = colour.read(directory, file) { _ in nil }
    if let fvar = tables.fvar { readVariations(fvar, names) }
    faults = TableValidators.faults(of: tables, in: file)
  }

  private mutating func readVariations(_ fvar: Fvar, _ names: FontNames) {
    axes = fvar.axes.map { VariationAxis($0, names) }
    let defaults = fvar.defaultCoordinates
    instances = fvar.instances.enumerated().map { index, instance in
      InstanceNames(
        index: index, nameID: instance.subfamilyNameID, name: names.value(instance.subfamilyNameID),
        postScriptNameID: instance.postScriptNameID,
        postScriptName: instance.postScriptNameID.flatMap(names.value),
        coordinates: zip(fvar.axes, instance.coordinates).map {
          AxisValue(tag: $0.tag.text, value: $1)
        },
        isDefault: instance.coordinates == defaults)
    }
  }
}
