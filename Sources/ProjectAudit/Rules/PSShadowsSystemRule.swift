import FontInspection

/// `ps-shadows-system`: a font with a name of one of the system's.
struct PSShadowsSystemRule: Rule {
  let description = RuleDescription(
    id: "ps-shadows-system", severity: .warning,
    summary: "A font has a PostScript name or a family that iOS itself has.",
    rationale: """
      Which of the two fonts a name gives is not defined: iOS may pick its own, whose glyphs and \
      metrics are others, and may pick otherwise in its next version.
      """,
    source: """
      github.com/13rac1/twemoji-color-font issue 30; developer.apple.com/fonts/system-fonts
      """,
    triggering: RuleExample(
      fonts: FontFiles(faces: [example(named: "AppleColorEmoji")]), places: ["Fonts/Emoji.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [example(named: "TwemojiColor")])))

  private static func example(named name: String) -> FontFace {
    FontFace(
      path: "Fonts/Emoji.ttf", postScriptName: name, family: "Twemoji", style: "Regular",
      fullName: "Twemoji")
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let system = context.system
    return FontGroup.families(of: context.loadableFaces).compactMap { family, faces in
      func finding(_ faces: [FontFace], _ message: String, _ help: String) -> Diagnostic? {
        faces.isEmpty ? nil : self.finding(fonts: faces, message, help: help, key: family)
      }
      let named = faces.inFileOrder.filter {
        $0.postScriptName.map { Self.brings($0, system) } ?? false
      }
      let apples = faces.inFileOrder.filter {
        $0.postScriptName.map(Self.isInterfaceTypeface) ?? false
      }
      return finding(named, Self.sameName(named.compactMap(\.postScriptName).eachOnce), Self.rename)
        ?? finding(
          apples, Self.isApples(apples.compactMap(\.postScriptName).eachOnce), Self.useSystemFont)
        ?? (Self.brings(family, system)
          ? finding(faces, Self.sameFamily(family), Self.renameFamily) : nil)
    }
  }

  /// True for the names of fonts and families that today's iOS has; those that it has no more are free.
  private static func brings(_ name: String, _ system: SystemFonts) -> Bool {
    system.contains(name) && !system.isLegacy(name)
  }

  /// True for the PostScript names of the fonts that Apple offers as San Francisco and New York; iOS
  /// has the same under private names.
  private static func isInterfaceTypeface(_ name: String) -> Bool {
    let stem = name.asciiLowercased.prefix { $0 != UInt8(ascii: "-") }
    return interfaceStems.contains(String(decoding: stem, as: UTF8.self))
  }

  /// developer.apple.com/fonts: the downloads' names up to the hyphen.
  private static let interfaceStems: Set<String> = [
    "sfpro", "sfprotext", "sfprodisplay", "sfprorounded", "sfcompact", "sfcompacttext",
    "sfcompactdisplay", "sfcompactrounded", "sfmono", "sfuitext", "sfuidisplay", "sfnstext",
    "sfnsdisplay", "newyork", "newyorksmall", "newyorkmedium", "newyorklarge",
    "newyorkextralarge",
  ]

  static func sameName(_ names: [String]) -> String {
    names.count == 1
      ? "the PostScript name \"\(names[0])\" is that of a font of iOS"
      : "the PostScript names \(names.abridged) are those of fonts of iOS"
  }

  static func isApples(_ names: [String]) -> String {
    names.count == 1
      ? "\"\(names[0])\" is a font of Apple's own interface, which iOS has under a private name"
      : "\(names.abridged) are fonts of Apple's own interface, which iOS has under private names"
  }

  static func sameFamily(_ family: String) -> String {
    "the family \"\(family)\" is one of iOS too, which mixes the faces of both"
  }

  static let rename = """
    remove the file and use the font that iOS has, or give this one a PostScript name (name ID 6) of \
    its own
    """
  static let renameFamily = """
    remove the file and use the font that iOS has, or give this one a family (name ID 1 and 16) of its \
    own
    """
  static let useSystemFont = """
    remove the file and use UIFont.systemFont(ofSize:weight:) or Font.system(size:weight:design:)
    """
}
