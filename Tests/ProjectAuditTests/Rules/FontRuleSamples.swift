import FontInspection

@testable import ProjectAudit

/// Fonts for the tests of rules about fonts, from the few facts that matter to each.
enum FontRuleSamples {
  /// A static font at `F/<name>.ttf` whose weight facts fit each other.
  static func font(
    _ name: String, family: String? = "Foo", style: String? = "Regular", weight: Double = 400,
    width: Int = 5, isItalic: Bool = false, short: String? = nil, lineHeight: Double? = nil,
    container: FontContainer = .sfnt, folder: String = "F"
  ) -> FontFace {
    let trait = WeightTrait.forClass(weight) ?? 0
    var face = FontFace(
      path: "\(folder)/\(name).ttf", postScriptName: name, family: family, style: style,
      fullName: name, weight: weight, weightTrait: trait, weightName: WeightName(trait: trait),
      width: width, widthTrait: Double(width - 5) / 10, italic: isItalic, bold: trait > 0.239,
      container: container)
    face.legacyFamily = short
    if let lineHeight {
      face.metrics = FaceMetrics(ascender: lineHeight * 800, descender: -lineHeight * 200)
    }
    return face
  }

  /// An instance of the variable font at `F/<file>.ttf`.
  static func instance(
    _ file: String, _ name: String?, _ style: String, weight: Double, isDefault: Bool = false,
    isItalic: Bool = false, source: PostScriptNameSource = .derived, index: Int? = 0
  ) -> FontFace {
    var face = font(
      file, family: "Foo", style: style, weight: weight, isItalic: isItalic)
    face.postScriptName = name
    face.postScriptNameSource = isDefault ? .name : source
    face.variable = true
    face.instance = FaceInstance(
      index: index, name: style, coordinates: [AxisValue(tag: "wght", value: weight)],
      isDefault: isDefault)
    return face
  }

  /// What a font says of its names for linking, and its flags.
  static func linked(
    _ name: String, short: String = "Foo", style: String, isBold: Bool = false,
    isItalic: Bool = false, fsSelection: Int? = nil, macStyle: Int? = nil
  ) -> FontDetails {
    FontDetails(
      path: "F/\(name).ttf",
      names: [NameRecord(nameID: 1, value: short), NameRecord(nameID: 2, value: style)],
      fsSelection: fsSelection ?? (isBold ? 32 : 0) | (isItalic ? 1 : 0),
      macStyle: macStyle ?? (isBold ? 1 : 0) | (isItalic ? 2 : 0))
  }

  /// What a font says of one name.
  static func named(_ name: String, _ records: [NameRecord], cff: String? = nil) -> FontDetails {
    FontDetails(path: "F/\(name).ttf", names: records, cffName: cff)
  }

  /// A variable font whose instances have explicit names or none.
  static func variable(
    _ file: String, _ instances: [(name: String, postScriptName: String?)], weightClass: Int = 400,
    axis: VariationAxis = VariationAxis(
      tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)
  ) -> FontDetails {
    FontDetails(
      path: "F/\(file).ttf", weightClass: weightClass, axes: [axis],
      instances: instances.enumerated().map { index, instance in
        FontDetails.InstanceNames(
          index: index, name: instance.name,
          postScriptNameID: instance.postScriptName == nil ? nil : 256 + index,
          postScriptName: instance.postScriptName)
      })
  }

  static func example(
    _ faces: [FontFace], _ details: [FontDetails] = [], files: [ProjectFile] = [],
    unreadable: [UnreadableFont] = [], facts: AppProject = AppProject()
  ) -> RuleExample {
    RuleExample(
      files: files, fonts: FontFiles(faces: faces, unreadable: unreadable, details: details),
      facts: facts)
  }

  static func swift(_ text: String) -> [ProjectFile] {
    [ProjectFile(path: "App.swift", text: text)]
  }

  static func target(
    _ name: String, _ kind: AppTarget.Kind, fonts: [String], files: [String]? = []
  ) -> AppTarget {
    AppTarget(
      name: name, kind: kind, definition: AppTarget.Place(path: "project.yml"),
      fonts: fonts.map { BundledFont(path: $0, bundlePath: ProjectFile.name(of: $0)) },
      files: files)
  }

  static func facts(_ targets: AppTarget...) -> AppProject {
    var project = AppProject()
    project.targets = targets
    return project
  }
}
