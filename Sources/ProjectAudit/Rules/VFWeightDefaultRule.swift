import FontInspection

/// `vf-weight-default`: a variable font whose weight class is not its axis's default.
struct VFWeightDefaultRule: Rule {
  let description = RuleDescription(
    id: "vf-weight-default", severity: .warning,
    summary: "A variable font's weight class (OS/2) is not the default of its axis wght (fvar).",
    rationale: """
      Both say how heavy the font is as it stands. Systems reckon the weights of all instances from one \
      of them: where they differ, every weight is named wrongly somewhere.
      """,
    source: "github.com/github/mona-sans issue 120; Fontspector, check opentype/weight_class_fvar",
    triggering: example(weightClass: 400, places: ["Fonts/Mona[wght].ttf"]),
    clean: example(weightClass: 200, places: []))

  private static func example(weightClass: Int, places: [String]) -> RuleExample {
    let coordinates = [AxisValue(tag: "wght", value: 200)]
    return RuleExample(
      fonts: FontFiles(
        faces: [
          FontFace(
            path: "Fonts/Mona[wght].ttf", postScriptName: "Mona-ExtraLight", family: "Mona",
            style: "ExtraLight", fullName: "Mona ExtraLight", weight: 200, weightTrait: -0.5,
            weightName: .thin, variable: true,
            instance: FaceInstance(
              index: 0, name: "ExtraLight", coordinates: coordinates, isDefault: true))
        ],
        details: [
          FontDetails(
            path: "Fonts/Mona[wght].ttf", weightClass: weightClass,
            axes: [
              VariationAxis(tag: "wght", minimum: 200, defaultValue: 200, maximum: 900)
            ])
        ]), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let differing = context.loadableFonts.filter { weights(of: $0, in: context) != nil }
    return FontGroup.families(of: differing).compactMap { family, fonts in
      guard let first = fonts.inFileOrder.first, let weights = weights(of: first, in: context)
      else { return nil }
      return finding(
        fonts: fonts, Self.differs(weights.stored, weights.wanted, more: fonts.count - 1),
        help: Self.set(weights.wanted), key: family)
    }
  }

  /// The class and the default that it should be; nil where they agree or one is not known.
  private func weights(
    of font: FontFace, in context: AuditContext
  ) -> (stored: Int, wanted: Double)? {
    guard font.variable, let details = context.fonts.details(of: font),
      let stored = details.weightClass,
      let axis = details.axes.first(where: { $0.tag == "wght" }),
      // An axis in other units than the registered one's says nothing about classes.
      axis.minimum >= 1, axis.maximum <= 1000,
      !Self.areAlike(Double(stored), axis.defaultValue)
    else { return nil }
    return (stored, axis.defaultValue)
  }

  /// A class is a whole number; and Windows makes fonts below 250 bolder, so that makers write 250 for
  /// 100 and 275 for 200 (Glyphs handbook, "Weight class").
  private static func areAlike(_ stored: Double, _ wanted: Double) -> Bool {
    abs(stored - wanted) < 1 || (stored == 250 && wanted == 100)
      || (stored == 275 && wanted == 200)
  }

  static func differs(_ stored: Int, _ wanted: Double, more: Int) -> String {
    let rest =
      switch more {
      case ...0: ""
      case 1: "; so it is with one more font of the family"
      default: "; so it is with \(more) more fonts of the family"
      }
    return
      "the weight class is \(stored), but \(wanted.brief) is the default of the axis wght\(rest)"
  }

  static func set(_ wanted: Double) -> String {
    "set usWeightClass in OS/2 to \(wanted.brief), the default of wght in fvar"
  }
}
