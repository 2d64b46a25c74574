internal import TextFormatting

/// Makes faces from one font's tables.
struct FaceBuilder {
  let tables: FaceTables
  let faceIndex: Int
  let container: FontContainer
  /// Read once for all instances.
  let names: FontNames

  init(_ tables: FaceTables, faceIndex: Int, container: FontContainer) {
    self.tables = tables
    self.faceIndex = faceIndex
    self.container = container
    names = FontNames(tables)
  }

  /// The face of a font that is not variable.
  func staticFace() -> FontFace {
    let weight = tables.os2?.usWeightClass.map(Double.init)
    return face(
      weight: weight, style: names.style,
      postScriptName: names.postScriptName, source: names.postScriptName == nil ? .missing : .name,
      instance: nil, metrics: metrics(at: nil))
  }

  /// A face of a variable font at a location.
  ///
  /// - Parameters:
  ///   - coordinates: one for each axis of `fvar`.
  ///   - instance: the named instance and its place in `fvar`; nil for a location that has no name.
  func face(
    at coordinates: [Double], of fvar: Fvar, instance: (index: Int, record: Fvar.Instance)?
  ) -> FontFace {
    let isDefault = coordinates == fvar.defaultCoordinates
    let axisValues = zip(fvar.axes, coordinates).map { AxisValue(tag: $0.tag.text, value: $1) }
    let weightAxis = fvar.axes.firstIndex { $0.tag == "wght" }
    let weight =
      weightAxis.map { fvar.axes[$0].clamped(coordinates[$0]) }
      ?? tables.os2?.usWeightClass.map(Double.init)

    let instanceName = instance.flatMap { names.value($0.record.subfamilyNameID) }
    let explicitName = instance?.record.postScriptNameID.flatMap { names.value($0) }

    var postScriptName: String?
    var source = PostScriptNameSource.missing
    if isDefault {
      // The default instance is the file itself, whatever name fvar may give it.
      postScriptName = names.postScriptName
      source = postScriptName == nil ? .missing : .name
    } else if let explicitName {
      postScriptName = explicitName
      source = .fvar
    } else if let own = names.postScriptName, let instanceName {
      postScriptName = InstanceName.coreText(postScriptName: own, instance: instanceName)
      source = .derived
    }

    var face = face(
      weight: weight,
      style: instance == nil ? (isDefault ? names.style : nil) : instanceName,
      postScriptName: postScriptName, source: source,
      instance: FaceInstance(
        index: instance?.index,
        name: instance == nil ? (isDefault ? names.style : nil) : instanceName,
        coordinates: axisValues, isDefault: isDefault),
      metrics: metrics(
        at: isDefault ? nil : fvar.normalized(coordinates, avar: tables.avar)))
    if !isDefault {
      face.fullName = instanceName.map { name in names.family.map { $0 + " " + name } ?? name }
    }
    if isDefault, let explicitName,
      face.postScriptName.map({ $0.utf8.elementsEqual(explicitName.utf8) }) != true
    {
      face.explicitInstanceName = explicitName
    }
    if fvar.instances.isEmpty == false, !tables.directory.contains("STAT") {
      face.notes.append(
        FaceNote(.statMissing, "the font is variable but has no STAT table, which macOS wants"))
    }
    if let instance, instanceName == nil {
      face.notes.append(
        FaceNote(
          .instanceNameMissing,
          "fvar names the instance by name ID \(instance.record.subfamilyNameID), which is not there"
        ))
    }
    if let note = Self.noteDisorder(of: fvar) { face.notes.append(note) }
    if instance != nil, let note = Self.noteOutside(of: fvar, at: coordinates) {
      face.notes.append(note)
    }
    if instance != nil, !isDefault, source == .derived {
      face.notes.append(
        FaceNote(
          .instanceNamesDerived,
          "fvar gives the instance no PostScript name, so iOS makes one; such names were not unique "
            + "on macOS in other languages than English"))
    }
    let adobe =
      explicitName
      ?? instanceName.flatMap {
        InstanceName.adobe(prefix: names.variationsPrefix ?? names.family, instance: $0)
      }
    if let adobe, face.postScriptName.map({ $0.utf8.elementsEqual(adobe.utf8) }) != true {
      face.aliases.adobeTN5902 = adobe
    }
    return face
  }

  /// A note where a named instance lies outside an axis; the axes may be as many as a table has room for,
  /// so only the first is named.
  private static func noteOutside(of fvar: Fvar, at coordinates: [Double]) -> FaceNote? {
    var first: String?
    var others = 0
    for (axis, value) in zip(fvar.axes, coordinates)
    where value < axis.minimum || value > axis.maximum {
      guard first == nil else {
        others += 1
        continue
      }
      let text = [value, axis.minimum, axis.maximum].map { JSONValue.number($0).plainText ?? "" }
      first =
        "fvar puts the instance at \(axis.tag.text) \(text[0]), but the axis runs from \(text[1])"
        + " to \(text[2])"
    }
    return first.map {
      FaceNote(
        .instanceOutOfRange,
        $0 + (others == 0 ? "" : "; \(others) more \(others == 1 ? "axis" : "axes") likewise"))
    }
  }

  /// A note where an axis's own numbers contradict each other; only the first such axis is named.
  private static func noteDisorder(of fvar: Fvar) -> FaceNote? {
    let wrong = fvar.axes.filter { !$0.isInOrder }
    guard let axis = wrong.first else { return nil }
    let text = [axis.minimum, axis.defaultValue, axis.maximum].map {
      JSONValue.number($0).plainText ?? ""
    }
    let others =
      wrong.count == 1
      ? "" : "; \(wrong.count - 1) more \(wrong.count == 2 ? "axis" : "axes") likewise"
    return FaceNote(
      .axisRangeInvalid,
      "the axis \(axis.tag.text) runs from \(text[0]) to \(text[2]) with the default \(text[1]), which "
        + "must lie between them\(others)")
  }

  private func face(
    weight: Double?, style: String?, postScriptName: String?,
    source: PostScriptNameSource, instance: FaceInstance?, metrics: FaceMetrics
  ) -> FontFace {
    let trait =
      weight.flatMap(WeightTrait.forClass)
      ?? WeightTrait.rounded(StyleGlossary.trait(ofStyle: style))
    let width = tables.os2?.usWidthClass.map(Int.init)
    var face = FontFace(
      path: "", displayPath: "", faceIndex: faceIndex, postScriptName: postScriptName,
      postScriptNameSource: source, aliases: PostScriptNameAliases(), family: names.family,
      style: style, fullName: names.fullName, weight: weight, weightTrait: trait,
      weightName: WeightName(trait: trait), width: width,
      widthTrait: width.map { Double($0 - 5) / 10 } ?? 0, italic: isItalic,
      bold: trait > WeightTrait.boldAbove, monospaced: tables.post?.isFixedPitch ?? false,
      format: tables.format, container: container, variable: instance != nil, instance: instance,
      unitsPerEm: tables.head?.unitsPerEm.map(Int.init), glyphCount: tables.glyphCount,
      metrics: metrics)
    face.legacyFamily = names.legacyFamily
    face.notes = names.notes + notes(of: face)
    if !tables.obstacles.isEmpty || !tables.damage.isEmpty { face.notes += tables.notes }
    return face
  }

  /// What is odd in the face's own data.
  private func notes(of face: FontFace) -> [FaceNote] {
    var notes: [FaceNote] = []
    if let name = face.postScriptName, let fault = PostScriptNameRules.fault(of: name) {
      notes.append(
        FaceNote(.postScriptNameIllegal, "the PostScript name \"\(name)\" \(fault)"))
    }
    if tables.post == nil {
      notes.append(
        FaceNote(
          .postMissing, "there is no whole post table, so the face counts as not monospaced"))
    }
    let fields = slantFields
    if let first = fields.first, fields.contains(where: { $0.isSlanted != first.isSlanted }) {
      func saying(_ slanted: Bool, _ word: String) -> String {
        let names = fields.filter { $0.isSlanted == slanted }.map(\.name)
        return names.joined(separator: " and ") + (names.count == 1 ? " says " : " say ") + word
      }
      notes.append(
        FaceNote(
          .italicFieldsDisagree, saying(true, "italic") + "; " + saying(false, "upright")))
    }
    if let hhea = tables.hhea, hhea.ascender == 0, hhea.descender == 0 {
      notes.append(
        FaceNote(
          .hheaZero, "hhea says 0 above and below the baseline, so lines have no height on iOS"))
    }
    if let width = face.width, !(1...9).contains(width) {
      notes.append(
        FaceNote(.widthClassOutOfRange, "the width class \(width) is outside 1 to 9"))
    }
    if let weight = face.weight, WeightTrait.forClass(weight) == nil {
      notes.append(
        FaceNote(
          .weightClassOutOfRange,
          "the weight \(Int(exactly: weight).map(String.init) ?? String(weight)) is outside 0 to 1000, "
            + "so the style's name decides"))
    } else if face.weight == nil {
      notes.append(
        FaceNote(.weightFromStyleName, "OS/2 states no weight, so the style's name decides"))
    } else if let word = StyleGlossary.word(inStyle: face.style),
      abs(word.trait - face.weightTrait) > 0.25,
      // Class 200 is "Extra-light (Ultra-light)" (OpenType specification, OS/2 usWeightClass).
      !(word.text == "ultralight" && face.weight == 200)
    {
      notes.append(
        FaceNote(
          .weightAndStyleDisagree,
          "the style is called \(word.text), the weight makes it \(face.weightName.rawValue)"))
    }
    return notes
  }

  /// Each place that says whether the face is slanted, as far as the font has it.
  private var slantFields: [(name: String, isSlanted: Bool)] {
    var fields: [(name: String, isSlanted: Bool)] = []
    if let os2 = tables.os2, os2.fsSelection != nil {
      fields.append(("OS/2 fsSelection", os2.isSlanted))
    }
    if let head = tables.head, head.macStyle != nil {
      fields.append(("head macStyle", head.isItalic))
    }
    if let post = tables.post { fields.append(("post italicAngle", post.italicAngle != 0)) }
    return fields
  }

  /// Any of four fields: which one CoreText goes by is not known, and it does not tell oblique from
  /// italic (libui `darwin/fontmatch.m`).
  private var isItalic: Bool {
    slantFields.contains(where: \.isSlanted)
  }

  /// Metrics in font units: `hhea`, since that is what CoreText lays lines out by (an Apple engineer,
  /// w3c/csswg-drafts issue 5485), and what `OS/2` states of heights.
  ///
  /// - Parameter normalized: where in the design space, for `MVAR`; nil for the default.
  private func metrics(at normalized: [Double]?) -> FaceMetrics {
    func varied(_ value: Int16?, _ tag: FontTag) -> Double? {
      guard let value else { return nil }
      guard let normalized, !tables.mvar.isEmpty else { return Double(value) }
      return Double(value) + MVAR.delta(tag, at: normalized, in: tables.mvar.span)
    }
    let capHeight = varied(tables.os2?.sCapHeight, "cpht")
    let xHeight = varied(tables.os2?.sxHeight, "xhgt")
    var metrics = FaceMetrics(
      ascender: varied(tables.hhea?.ascender, "hasc"),
      descender: varied(tables.hhea?.descender, "hdsc"),
      lineGap: varied(tables.hhea?.lineGap, "hlgp"),
      capHeight: capHeight, capHeightSource: capHeight == nil ? nil : .os2,
      xHeight: xHeight, xHeightSource: xHeight == nil ? nil : .os2,
      averageAdvance: tables.os2?.xAvgCharWidth.map(Double.init))
    metrics.stated = stated(at: normalized)
    return metrics
  }

  /// The other lengths, each varied by its value tag in `MVAR` (OpenType specification, `MVAR`).
  private func stated(at normalized: [Double]?) -> StatedMetrics {
    var stated = tables.os2?.stated ?? [:]
    stated[.underlinePosition] = tables.post?.underlinePosition.map(Double.init)
    stated[.underlineThickness] = tables.post?.underlineThickness.map(Double.init)
    guard let normalized, !tables.mvar.isEmpty else { return stated }
    for (metric, tag) in Self.valueTags {
      guard let value = stated[metric] else { continue }
      stated[metric] = value + MVAR.delta(tag, at: normalized, in: tables.mvar.span)
    }
    return stated
  }

  private static let valueTags: [(StatedMetric, FontTag)] = [
    (.typoAscender, "hasc"), (.typoDescender, "hdsc"), (.typoLineGap, "hlgp"),
    (.winAscent, "hcla"), (.winDescent, "hcld"), (.underlinePosition, "undo"),
    (.underlineThickness, "unds"), (.strikeoutPosition, "stro"), (.strikeoutSize, "strs"),
    (.subscriptXSize, "sbxs"), (.subscriptYSize, "sbys"), (.subscriptXOffset, "sbxo"),
    (.subscriptYOffset, "sbyo"), (.superscriptXSize, "spxs"), (.superscriptYSize, "spys"),
    (.superscriptXOffset, "spxo"), (.superscriptYOffset, "spyo"),
  ]
}
