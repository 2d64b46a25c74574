import FontInspection

/// Faces as values.
enum Faces {
  /// The figures of Lato Bold's own tables: `hhea` 1974/-426/0 of 2000 units.
  static let latoBold = face(
    path: "Lato-Bold.ttf", postScriptName: "Lato-Bold", family: "Lato", style: "Bold",
    fullName: "Lato Bold", weight: 700, weightTrait: 0.4, weightName: .bold, unitsPerEm: 2000,
    metrics: FaceMetrics(
      ascender: 1974, descender: -426, lineGap: 0, capHeight: 1446, capHeightSource: .os2,
      xHeight: 1026, xHeightSource: .os2, averageAdvance: 1115))

  /// An instance of a variable font; the figures are Karla's, but for a line gap and a wider average,
  /// so that no two columns are alike.
  static let karlaBold = face(
    path: "Fonts/Karla[wght].ttf", postScriptName: "Karla-Regular_Bold",
    postScriptNameSource: .derived, family: "Karla", style: "Bold", fullName: "Karla Bold",
    weight: 700, weightTrait: 0.4, weightName: .bold,
    instance: FaceInstance(
      index: 5, name: "Bold", coordinates: [AxisValue(tag: "wght", value: 700)], isDefault: false),
    unitsPerEm: 2000,
    metrics: FaceMetrics(
      ascender: 1834, descender: -504, lineGap: 60, capHeight: 1256, capHeightSource: .os2,
      xHeight: 956, xHeightSource: .os2, averageAdvance: 1110))

  /// A place in a variable font's design space that has no name.
  static let karla650 = face(
    path: "Fonts/Karla[wght].ttf", postScriptName: nil, postScriptNameSource: .missing,
    family: "Karla", style: nil, fullName: nil, weight: 650, weightTrait: 0.35, weightName: .bold,
    instance: FaceInstance(
      index: nil, name: nil, coordinates: [AxisValue(tag: "wght", value: 650)], isDefault: false),
    unitsPerEm: 2000, metrics: karlaBold.metrics)

  /// A full name in Arabic, and a line height that is a whole number of points at few sizes.
  static let arabic = face(
    path: "Kufi.otf", postScriptName: nil, postScriptNameSource: .missing, family: "كوفي",
    style: nil, fullName: "كوفي عادي", weight: 400, weightTrait: 0, weightName: .regular,
    unitsPerEm: 1000, metrics: FaceMetrics(ascender: 1024.5, descender: -733.25))

  /// No names, no metrics, and a path that a terminal, a spreadsheet and a compiler must survive.
  static let hostile = face(
    path: "=a,\"b\"\n\u{202E}\\(c).ttf", postScriptName: nil, postScriptNameSource: .missing,
    family: nil, style: nil, fullName: nil, weight: nil, weightTrait: 0, weightName: .regular,
    unitsPerEm: nil, metrics: FaceMetrics())

  static func face(
    path: String, postScriptName: String?,
    postScriptNameSource: PostScriptNameSource = .name, family: String?, style: String?,
    fullName: String?, weight: Double?, weightTrait: Double, weightName: WeightName,
    instance: FaceInstance? = nil, unitsPerEm: Int?, metrics: FaceMetrics
  ) -> FontFace {
    FontFace(
      path: path, displayPath: path, faceIndex: 0, postScriptName: postScriptName,
      postScriptNameSource: postScriptNameSource, aliases: PostScriptNameAliases(),
      family: family, style: style, fullName: fullName, weight: weight, weightTrait: weightTrait,
      weightName: weightName, width: 5, widthTrait: 0, italic: false, bold: weightTrait > 0.239,
      monospaced: false, format: .truetype, container: .sfnt, variable: instance != nil,
      instance: instance, unitsPerEm: unitsPerEm, glyphCount: 3026, metrics: metrics)
  }
}
