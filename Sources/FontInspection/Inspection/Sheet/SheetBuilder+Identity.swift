internal import TextFormatting

/// What the face is called and what it looks like.
extension SheetBuilder {
  var names: InspectionSheet.Section {
    var section = Section(label: "Names")
    let own = face.face
    let ids = Set(face.names.lazy.filter { $0.value?.isEmpty == false }.map(\.nameID))
    if let name = own.postScriptName?.showingOddSpaces {
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
      : styleID.map { "ID \(familyID), \($0)" }
        ?? "ID \(familyID), \(own.style == nil ? "no name here" : "the instance's name")"
    section.rows.append(
      .fact(
        key: "family, style",
        text: named(
          [own.family ?? "-", own.style ?? "-"].map(\.showingOddSpaces).joined(separator: ", "),
          origin)))
    if let fullName = own.fullName {
      let isInstance = own.instance.map { !$0.isDefault } == true
      section.rows.append(
        .fact(
          key: "full name",
          text: named(
            fullName.showingOddSpaces,
            isInstance ? "family and instance" : ids.isEmpty ? nil : "ID 4")))
    }
    for (tool, alias) in [
      ("FreeType says", own.aliases.freetype), ("Fontconfig says", own.aliases.fontconfig),
      ("Adobe TN 5902", own.aliases.adobeTN5902),
    ] {
      if let alias { section.rows.append(.fact(key: tool, text: alias.showingOddSpaces)) }
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

  var weight: InspectionSheet.Section {
    let own = face.face
    var words = [own.weightName.rawValue, "trait " + Self.fixed(own.weightTrait, decimals: 2)]
    let slant = own.italic ? "italic" : "upright"
    let width = own.width.map(Self.words(forWidth:))
    // What the axes contradict is not the face's, but the default's.
    if own.slantDoubt == nil {
      let isDisputed = own.notes.contains { $0.code == .italicFieldsDisagree }
      words.append(slant + (isDisputed ? " (its fields disagree)" : ""))
    }
    if own.widthDoubt == nil, let width { words.append(width) }
    if own.monospaced { words.append("monospaced") }
    var section = Section(
      label: "Weight",
      rows: [
        .fact(
          key: own.weight.map { "class \(Self.number($0))" } ?? "no class",
          text: words.joined(separator: ", "))
      ])
    if let doubt = own.slantDoubt {
      section.rows.append(
        .fact(
          key: doubt.plainText,
          text: own.saidOfDefault(slant, by: "the font's fields say")))
    }
    if let doubt = own.widthDoubt, let width {
      section.rows.append(
        .fact(
          key: doubt.plainText,
          text: own.saidOfDefault(width, by: "OS/2 says")))
    }
    return section
  }

  /// The words of the OpenType specification, `OS/2` usWidthClass.
  private static func words(forWidth width: Int) -> String {
    let words = [
      "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal",
      "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
    ]
    return words.indices.contains(width - 1) ? words[width - 1] + " width" : "width \(width)"
  }

  var allNames: InspectionSheet.Section {
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

  var evidence: InspectionSheet.Section {
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
}
