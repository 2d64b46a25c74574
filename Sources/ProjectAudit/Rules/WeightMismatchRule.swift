import FontInspection

/// `weight-mismatch`: a weight class that is not what the style says.
struct WeightMismatchRule: Rule {
  let description = RuleDescription(
    id: "weight-mismatch", severity: .warning,
    summary:
      "A font's weight class (OS/2 usWeightClass) does not fit the name of its style, or Flutter's pubspec.yaml.",
    rationale: """
      iOS takes a font's weight from its weight class: a Bold whose class is 400 is regular to it, and \
      asking the family for bold never gives that face. What makers do beside the specification's \
      numbers is right too, such as 250 for Thin and 275 for ExtraLight. Flutter takes the weight and the \
      slant that pubspec.yaml declares for what the file has: a Regular that is declared as 700 is drawn \
      where bold is asked for.
      """,
    source: """
      github.com/FortAwesome/Font-Awesome issues 13557 and 13900; github.com/react/react-native issue \
      2113; the OpenType specification, usWeightClass
      """,
    triggering: RuleExample(
      fonts: FontFiles(faces: [.exampleRegular, example(400)]), places: ["Fonts/Lato-Black.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [.exampleRegular, example(900)])))

  private static func example(_ weight: Double) -> FontFace {
    FontFace(
      path: "Fonts/Lato-Black.ttf", postScriptName: "Lato-Black", family: "Lato", style: "Black",
      fullName: "Lato Black", weight: weight, weightTrait: weight == 900 ? 0.8 : 0,
      weightName: weight == 900 ? .black : .regular, bold: weight == 900)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    var wrongFamilies: Set<[UInt8]> = []
    let wrong = FontGroup.families(of: context.loadableFonts).compactMap { family, fonts in
      let judged = fonts.inFileOrder.compactMap { JudgedWeight($0, isAlone: fonts.count == 1) }
      let wrong = judged.filter { !$0.isUsual }
      guard let first = wrong.first else { return nil as Diagnostic? }
      wrongFamilies.insert(Array(family.utf8))
      return finding(
        fonts: wrong.map(\.font), Self.unusual(first, more: wrong.count - 1, of: family),
        help: Self.correct(wrong), key: family)
    }
    return wrong + declared(in: context)
      + context.findingsInGroups { group in
        FontGroup.families(of: group.fonts).compactMap { family, fonts in
          wrongFamilies.contains(Array(family.utf8)) ? nil : disorder(family, fonts)
        }
      }
  }

  /// Fonts that `pubspec.yaml` declares as heavier, lighter or more slanted than they are.
  ///
  /// A weight's neighbour may be meant, so that only what is two steps away is wrong; and of two weights
  /// that a file claims, by its number and by its style, either may be.
  private func declared(in context: AuditContext) -> [Diagnostic] {
    guard !context.project.flutterFamilies.isEmpty else { return [] }
    let faces = Dictionary(grouping: context.fonts.faces) { Array($0.path.utf8) }
    return context.project.flutterFamilies.flatMap(\.fonts).compactMap { font in
      guard let found = faces[Array(font.path.utf8)], found.count == 1, !found[0].variable else {
        return nil
      }
      let face = found[0]
      let judged = JudgedWeight(face, isAlone: false)
      let weights = [
        judged?.weightClass ?? face.weight.map { $0 <= 10 ? $0 * 100 : $0 },
        judged.flatMap { Double($0.word.weightClass) },
      ].compactMap(\.self)
      var message: String?
      var help: String?
      if let weight = font.weight, let own = weights.first,
        weights.allSatisfy({ abs($0 - Double(weight)) >= 200 })
      {
        message = Self.declared(font.path, as: "weight \(weight)", own: own.brief)
        help = "write weight: \(Int((own / 100).rounded()) * 100), or name the file of that weight"
      } else if font.isItalic, !face.italic, !StyleName(face.style ?? "").isSlanted {
        message = Self.declared(font.path, as: "style italic", own: "upright")
        help = "remove style: italic, or name the italic file"
      }
      return message.map {
        Diagnostic(
          rule: description.id, severity: description.severity, message: $0, path: font.place.path,
          position: font.place.position, help: help)
      }
    }
  }

  static func declared(_ path: String, as declared: String, own: String) -> String {
    "pubspec.yaml declares \(path) as \(declared); the font is \(own)"
  }

  /// Two faces whose names say one order and whose classes another.
  private func disorder(_ family: String, _ fonts: [FontFace]) -> Diagnostic? {
    struct Line: Hashable {
      var slantAndWidth: FontFace.SlantAndWidth
      var rest: [String]
    }
    var lines: [Line: [JudgedWeight]] = [:]
    for weight in fonts.inFileOrder.compactMap({ JudgedWeight($0, isAlone: false) }) {
      let line = Line(slantAndWidth: weight.font.slantAndWidth, rest: weight.rest)
      if weight.word.rank != nil { lines[line, default: []].append(weight) }
    }
    var pairs: [(lighter: JudgedWeight, heavier: JudgedWeight)] = []
    for line in lines.values {
      let sorted = line.sorted { ($0.word.rank ?? 0) < ($1.word.rank ?? 0) }
      for (lighter, heavier) in zip(sorted, sorted.dropFirst())
      where lighter.word.rank != heavier.word.rank && lighter.weightClass >= heavier.weightClass
        && !Self.areClamped(lighter, heavier)
      {
        pairs.append((lighter, heavier))
      }
    }
    let sorted = pairs.sorted {
      $0.lighter.font.path.utf8.lexicographicallyPrecedes($1.lighter.font.path.utf8)
    }
    guard let first = sorted.first else { return nil }
    return finding(
      fonts: sorted.flatMap { [$0.lighter.font, $0.heavier.font] },
      Self.disordered(first.lighter, first.heavier, family),
      help: Self.correct([first.lighter, first.heavier]), key: family)
  }

  /// True where the lightest weights have 250, below which Windows made fonts bolder.
  private static func areClamped(_ lighter: JudgedWeight, _ heavier: JudgedWeight) -> Bool {
    lighter.weightClass == heavier.weightClass && (250...275).contains(lighter.weightClass)
      && heavier.word == .extralight
  }

  private static func unusual(_ weight: JudgedWeight, more: Int, of family: String) -> String {
    let rest =
      switch more {
      case ...0: ""
      case 1: "; so it is with one more font of \(family)"
      default: "; so it is with \(more) more fonts of \(family)"
      }
    return "the style is \(weight.font.quotedStyle), but the weight class is"
      + " \(weight.font.weight?.brief ?? ""), which iOS takes for \(weight.font.weightName.rawValue)"
      + rest
  }

  private static func disordered(
    _ lighter: JudgedWeight, _ heavier: JudgedWeight, _ family: String
  ) -> String {
    let (light, heavy) = (lighter.font, heavier.font)
    return lighter.weightClass == heavier.weightClass
      ? "\(light.quotedStyle) and \(heavy.quotedStyle) of \(family) both have the weight class"
        + " \(light.weight?.brief ?? ""), so that iOS cannot tell them apart by weight"
      : "\(light.quotedStyle) of \(family) has the weight class \(light.weight?.brief ?? ""),"
        + " \(heavy.quotedStyle) the smaller one \(heavy.weight?.brief ?? "")"
  }

  private static func correct(_ weights: [JudgedWeight]) -> String {
    var words: [String] = []
    for weight in weights {
      let text = "\(weight.word.weightClass) for \(weight.word.rawValue)"
      if !words.contains(text) { words.append(text) }
    }
    return
      "set usWeightClass in OS/2 (\(words.abridged)); until then name the face by its PostScript"
      + " name instead of asking for a weight"
  }
}

/// A static font with the word for its weight.
private struct JudgedWeight {
  let font: FontFace
  let word: WeightWord
  /// Between 1 and 1000.
  let weightClass: Double
  /// The style's words that say no weight.
  let rest: [String]
  /// Whether makers give fonts of that word such a class.
  let isUsual: Bool

  /// nil where the style says no weight, or the font none.
  ///
  /// - Parameter isAlone: whether the family has no other font: then its Regular is as heavy as the
  ///   design wants.
  init?(_ font: FontFace, isAlone: Bool) {
    guard !font.variable, let weight = font.weight, (0...1000).contains(weight) else { return nil }
    let style = StyleName(font.style ?? "")
    // A family of its own for a weight, such as "Lato Black", calls that weight Regular.
    let ofFamily = StyleName.weight(ofFamily: font.family ?? "")
    guard let word = style.weight else { return nil }
    self.font = font
    self.word = word
    rest = style.rest
    // Values up to 10 count as hundreds on Apple's systems (andlabs/libui, ctweightvalues).
    weightClass = weight <= 10 ? weight * 100 : weight
    if word.isRegular {
      isUsual =
        isAlone || word.usualClasses.contains(weightClass)
        || ofFamily?.usualClasses.contains(weightClass) == true
    } else {
      isUsual = ofFamily != nil || word.usualClasses.contains(weightClass)
    }
  }
}
