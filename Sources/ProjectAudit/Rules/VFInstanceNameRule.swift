import FontInspection

/// `vf-instance-name`: instances of a variable font whose PostScript names are not what they should be.
struct VFInstanceNameRule: Rule {
  let description = RuleDescription(
    id: "vf-instance-name", severity: .warning,
    summary: """
      The PostScript names of a variable font's instances (fvar) are missing, illegal, the same for \
      two, or those of another weight.
      """,
    rationale: """
      Code reaches a named instance by its PostScript name. Where fvar gives none, iOS makes one of the \
      font's own name, `_` and the instance's name (Karla-Regular_Bold), other systems make another, \
      and on Macs in other languages such names have not been unique. Where code writes the name that iOS \
      makes, nothing is reported; where it names the font otherwise, it is a note.
      """,
    source: """
      github.com/google/fonts issue 8754; github.com/Pomax/lib-font issue 83; \
      github.com/fonttools/fonttools issue 683; github.com/typemytype/drawbot issue 495
      """,
    triggering: example(explicit: nil, places: ["Fonts/Karla[wght].ttf"]),
    clean: example(explicit: "Karla-Bold", places: []))

  private static func example(explicit: String?, places: [String]) -> RuleExample {
    func coordinates(_ weight: Double) -> [AxisValue] { [AxisValue(tag: "wght", value: weight)] }
    let path = "Fonts/Karla[wght].ttf"
    return RuleExample(
      fonts: FontFiles(
        faces: [
          FontFace(
            path: path, postScriptName: "Karla-Regular", family: "Karla", style: "Regular",
            fullName: "Karla Regular", variable: true,
            instance: FaceInstance(
              index: 0, name: "Regular", coordinates: coordinates(400), isDefault: true)),
          FontFace(
            path: path, postScriptName: explicit ?? "Karla-Regular_Bold",
            postScriptNameSource: explicit == nil ? .derived : .fvar, family: "Karla",
            style: "Bold", fullName: "Karla Bold", weight: 700, weightTrait: 0.4,
            weightName: .bold, bold: true, variable: true,
            instance: FaceInstance(
              index: 1, name: "Bold", coordinates: coordinates(700), isDefault: false)),
        ],
        details: [
          FontDetails(
            path: path, weightClass: 400,
            axes: [VariationAxis(tag: "wght", minimum: 400, defaultValue: 400, maximum: 700)],
            instances: [
              FontDetails.InstanceNames(
                index: 0, name: "Regular", postScriptNameID: explicit == nil ? nil : 6,
                postScriptName: explicit == nil ? nil : "Karla-Regular",
                coordinates: coordinates(400), isDefault: true),
              FontDetails.InstanceNames(
                index: 1, name: "Bold", postScriptNameID: explicit == nil ? nil : 270,
                postScriptName: explicit, coordinates: coordinates(700)),
            ])
        ]), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let instances = Dictionary(grouping: context.loadableFaces.filter(\.variable)) {
      FontFiles.Place(path: $0.path, faceIndex: $0.faceIndex)
    }
    var faults: [FontFiles.Place: Fault] = [:]
    var faulty: [FontFace] = []
    for (place, faces) in instances {
      guard let font = faces.first(where: { $0.instance?.isDefault == true }),
        let details = context.fonts.details[place],
        let fault = Fault(font, faces.inFileOrder, details),
        !fault.isLack || !Self.isInUse(faces, context)
      else { continue }
      faults[place] = fault
      faulty.append(font)
    }
    return FontGroup.families(of: faulty).compactMap { family, fonts in
      let fonts = fonts.inFileOrder
      guard let first = fonts.first,
        let fault = faults[FontFiles.Place(path: first.path, faceIndex: first.faceIndex)]
      else { return nil }
      let rest =
        switch fonts.count {
        case ...1: ""
        case 2: "; so it is with one more font of \(family)"
        default: "; so it is with \(fonts.count - 1) more fonts of \(family)"
        }
      return finding(
        fonts: fonts, severity: fault.isLack ? severity(ofLackIn: fonts, context) : .warning,
        fault.message + rest, help: fault.help, key: family)
    }
  }

  /// A note where code that can be seen names these fonts, and by other names than those that iOS makes;
  /// where nothing names them, the names that iOS makes may still be what is missing.
  private func severity(ofLackIn fonts: [FontFace], _ context: AuditContext) -> Severity {
    let isNamed = context.references.contains { resolved in
      resolved.faces.contains { face in fonts.contains { $0.isOfSameFont(as: face) } }
    }
    return isNamed ? .note : .warning
  }

  /// True where code names an instance as iOS names it, which is all that there is to do.
  private static func isInUse(_ faces: [FontFace], _ context: AuditContext) -> Bool {
    let made = Set(
      faces.filter { $0.postScriptNameSource == .derived }
        .compactMap { $0.postScriptName.map { Array($0.utf8) } })
    return context.references.contains { resolved in
      resolved.resolution == .bundled
        && resolved.reference.name.map { made.contains(Array($0.utf8)) } == true
    }
  }

  /// What is wrong with the names of one font's instances.
  private struct Fault {
    var message: String
    var help: String
    /// True where names are missing and nothing worse.
    var isLack = false

    /// nil where nothing is, or where the font lacks the name that the others are made of, which is
    /// another rule's finding.
    init?(_ font: FontFace, _ faces: [FontFace], _ details: FontDetails) {
      guard let own = font.postScriptName, !own.isEmpty else { return nil }
      let named = details.instances.filter { !$0.isDefault && $0.postScriptName != nil }
      let illegal = named.compactMap(\.postScriptName).filter { !PostScriptNameRules.isLegal($0) }
      var faults: [String] = []
      if !illegal.isEmpty {
        faults.append(
          "fvar gives instances illegal PostScript names: "
            + illegal.map { "\"\($0)\"" }.abridged)
      }
      if let (instance, name) = Self.misnamed(named) {
        faults.append(
          "the instance \"\(instance)\" has the PostScript name \"\(name)\" of another weight")
      }
      if let (name, instances) = Self.shared(faces) {
        faults.append("\(instances.allOfThem) have the PostScript name \"\(name)\"")
      }
      if !faults.isEmpty {
        message = faults.joined(separator: "; ")
        help = Self.rename
        return
      }
      let unnamed = faces.filter { face in
        face.instance?.index != nil && face.instance?.isDefault == false
          && (face.postScriptNameSource == .derived || face.postScriptNameSource == .missing)
      }
      guard !unnamed.isEmpty else { return nil }
      let made = unnamed.compactMap(\.postScriptName)
      isLack = !made.isEmpty
      message =
        made.isEmpty
        ? "\(unnamed.count) instances have neither a PostScript name nor a name to make one of"
        : "fvar gives \(Self.count(unnamed.count)) no PostScript name; iOS makes \(made.abridged)"
      help =
        made.isEmpty
        ? "have fvar name its instances"
        : "write these names in code, or have fvar name its instances"
    }

    private static let rename = """
      have fvar give each instance a legal PostScript name of its own that ends in the instance's \
      style; `fontscale list` prints what code has to write until then
      """

    private static func count(_ number: Int) -> String {
      number == 1 ? "an instance" : "\(number) instances"
    }

    /// An instance whose PostScript name says another weight than its name.
    private static func misnamed(_ instances: [FontDetails.InstanceNames]) -> (String, String)? {
      for instance in instances {
        guard let name = instance.name, let postScript = instance.postScriptName,
          let said = StyleName(name).weight
        else { continue }
        let style = postScript.split(separator: "-").last.map(String.init) ?? postScript
        guard let other = StyleName(style).weight, other.weightClass != said.weightClass,
          // A name without a hyphen may be the family's: "Light" is a weight, "BlackOpsOne" is not.
          postScript.contains("-") || StyleName(style).rest.isEmpty
        else { continue }
        return (name, postScript)
      }
      return nil
    }

    /// A PostScript name that several instances have.
    private static func shared(_ faces: [FontFace]) -> (String, [String])? {
      var styles: [[UInt8]: [String]] = [:]
      for face in faces {
        guard let name = face.postScriptName else { continue }
        styles[Array(name.utf8), default: []].append(face.quotedStyle)
      }
      let shared = styles.filter { $0.value.count > 1 }
        .min { $0.key.lexicographicallyPrecedes($1.key) }
      return shared.map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
    }
  }
}
