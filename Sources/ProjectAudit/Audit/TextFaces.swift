import FontInspection

/// The faces that the project's own places name, and the texts that may be set in them.
///
/// Which text is set in which face is not known: every text of a target may be set in every text face
/// that the target can load.
struct TextFaces {
  /// A face with what it can draw.
  struct Named {
    var face: FontFace
    var characters: CodePointSet
    /// Whose text it can draw.
    var isFlutters: Bool

    /// True if the face is made for text: icon fonts and fonts of digits lack plain letters.
    var isForText: Bool { characters.missing(from: TextFaces.plainLetters).count == 0 }

    var name: String { face.postScriptName ?? face.fileName }
  }

  /// What a language's texts are made of.
  struct Language {
    /// As the project writes it; `Base` for texts that have none.
    var name: String
    var texts: [LocalizedText]
  }

  private static let plainLetters = CodePointSet([0x41...0x5A, 0x61...0x7A])

  /// Every named face, one of each font file, in the order of the references.
  let named: [Named]
  /// The languages of the project's own texts, in the order of their names.
  let languages: [Language]
  private let targets: [AuditedTarget]

  init(_ context: AuditContext) {
    targets = context.targets.filter { $0.target.kind != .test }
    var seen: Set<FontFiles.Place> = []
    var named: [Named] = []
    for resolved in context.references where resolved.reference.certainty != .likely {
      guard [.bundled, .fullName, .family].contains(resolved.resolution) else { continue }
      for face in resolved.faces {
        let place = FontFiles.Place(path: face.path, faceIndex: face.faceIndex)
        guard let details = context.fonts.details(of: face), details.characters.count > 0,
          seen.insert(place).inserted
        else { continue }
        named.append(
          Named(
            face: face, characters: details.characters,
            isFlutters: resolved.reference.api.framework == .flutter))
      }
    }
    self.named = named
    let texts = context.project.localizedTexts.filter { Self.isInApp($0.path) }
    let groups = Dictionary(grouping: texts) { [UInt8](($0.language ?? "Base").utf8) }
    languages = groups.keys.sorted { $0.lexicographicallyPrecedes($1) }.map {
      Language(name: String(decoding: $0, as: UTF8.self), texts: groups[$0] ?? [])
    }
  }

  /// True if the app draws the file's texts: the system draws the app's name and why it asks for
  /// permissions (`InfoPlist.strings`), and the pages of the Settings app.
  private static func isInApp(_ path: String) -> Bool {
    let name = ProjectFile.name(of: path)
    // Of an interface file's own texts it is known which font each is set in.
    guard !name.hasPathExtension(in: ["storyboard", "xib"]) else { return false }
    return !name.hasPrefix("InfoPlist.") && !name.hasPrefix("AppShortcuts.")
      && !path.split(separator: "/").contains { $0.hasSuffix("Settings.bundle") }
  }

  /// True if a target can load the face and ships the text.
  func canDraw(_ face: Named, _ text: LocalizedText) -> Bool {
    guard face.isFlutters == text.path.hasPathExtension(in: ["arb"]) else { return false }
    let path = [UInt8](face.face.path.utf8)
    return targets.isEmpty
      || targets.contains { $0.reachableFonts.contains(path) && $0.mayContain(text.path) }
  }

  /// The characters of the language's texts that the face lacks, each with a text that has it, in the
  /// order of their numbers.
  func missing(
    _ language: Language, in face: Named
  ) -> [(character: LocalizedText.Character, path: String)] {
    var found: [UInt32: (character: LocalizedText.Character, path: String)] = [:]
    for text in language.texts where canDraw(face, text) {
      for character in text.characters {
        let value = character.scalar.value
        guard value >= 0x80, found[value] == nil, Self.isText(character.scalar),
          !face.characters.contains(value)
        else { continue }
        found[value] = (character, text.path)
      }
    }
    return found.values.sorted { $0.character.scalar < $1.character.scalar }
  }

  /// True for what a language is written with: letters, marks, digits, punctuation and currencies.
  ///
  /// Emoji, other symbols, spaces, and characters without a glyph are drawn by the system whatever the
  /// font has, or not at all.
  static func isText(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !properties.isEmoji, !properties.isVariationSelector,
      !properties.isDefaultIgnorableCodePoint
    else { return false }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .currencySymbol:
      true
    default: false
    }
  }

  /// True if an app that names fonts for several scripts has one for these characters: it may choose
  /// fonts by language.
  func isCoveredElsewhere(_ characters: [UInt32]) -> Bool {
    guard !characters.isEmpty, !characters.contains(where: Self.isLatin) else { return false }
    return named.contains { face in characters.allSatisfy(face.characters.contains) }
  }

  /// True for letters of the blocks Latin-1 Supplement to IPA Extensions and Latin Extended
  /// Additional, and for general punctuation.
  private static func isLatin(_ value: UInt32) -> Bool {
    value < 0x2B0 || (0x1E00...0x1EFF).contains(value) || (0x2000...0x206F).contains(value)
  }

  /// The characters for people: `ą ł ź and 12 more`; marks that need a letter, by their numbers.
  static func listed(_ characters: [UInt32]) -> String {
    let most = 12
    let shown = characters.prefix(most).compactMap(Unicode.Scalar.init).map { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark: "U+" + CodePointSet.digits(scalar.value)
      default: String(Character(scalar))
      }
    }
    let rest = characters.count - shown.count
    return shown.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// `Lato-Bold`, `Lato-Bold and Lato-Regular`, `Lato-Bold and 3 other faces`.
  static func listed(_ faces: [Named]) -> String {
    switch faces.count {
    case 1: faces[0].name
    case 2: "\(faces[0].name) and \(faces[1].name)"
    default: "\(faces.first?.name ?? "") and \(faces.count - 1) other faces"
    }
  }
}
