import FontInspection

/// `name-stale-ib`: a name that a font had when Xcode last saved an interface file.
struct NameStaleIBRule: Rule {
  let description = RuleDescription(
    id: "name-stale-ib", severity: .error,
    summary: "An interface file uses a name that its font's file no longer has.",
    rationale: """
      Xcode notes the names in each font file when it saves an interface file. A newer release of the \
      font may call itself otherwise: the old name leads to nothing, and what it set is drawn in the \
      system font, or as boxes where it is an icon font.
      """,
    source: "github.com/FortAwesome/Font-Awesome issue 13557",
    triggering: example("Lato-Black", places: ["Main.storyboard:6:7"]),
    clean: example("Lato-Bold"))

  private static func example(_ name: String, places: [String] = []) -> RuleExample {
    RuleExample(
      files: [
        ProjectFile(
          path: "Main.storyboard",
          text: """
            <document targetRuntime="iOS.CocoaTouch">
              <customFonts key="customFonts">
                <array key="Lato-Bold.ttf"><string>\(name)</string></array>
              </customFonts>
              <objects><button>
                  <fontDescription key="fontDescription" name="\(name)" family="Lato" pointSize="17"/>
              </button></objects>
            </document>

            """)
      ], fonts: FontFiles(faces: [.exampleBold]), places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let stale = StaleInterfaceNames(context)
    return context.references.compactMap { resolved in
      guard let change = stale.change(of: resolved), let name = resolved.reference.name else {
        return nil
      }
      let successor = Self.successor(of: name, change, in: context)
      var finding = finding(
        at: resolved.reference, Self.isStale(name, file: change.faces[0].path),
        help: successor.map(Self.write) ?? Self.writeOne(of: change.faces),
        suggestion: successor)
      let isListItself = resolved.reference.api == InterfaceBuilderFile.customFonts
      if !isListItself {
        finding.related = [
          .init(
            path: change.list.path, line: change.position.line,
            message: Self.listed(name, file: change.list.fontFile))
        ]
      }
      return finding
    }
  }

  /// The name that the font has today, where it is plain which.
  private static func successor(
    of name: String, _ change: StaleInterfaceNames.Change, in context: AuditContext
  ) -> String? {
    let names = change.faces.compactMap(\.postScriptName)
    if names.count == 1 { return names.first }
    let near =
      context.suggestions.sameLetters(as: name)?.name ?? context.suggestions.nearest(to: name)?.name
    return near.flatMap { near in names.first { $0.hasSameBytes(as: near) } }
  }

  static func isStale(_ name: String, file: String) -> String {
    "\(file) no longer holds a font called \"\(name)\""
  }

  static func write(_ name: String) -> String {
    "write \"\(name)\", or choose the font again in Xcode, which also corrects <customFonts>"
  }

  static func writeOne(of faces: [FontFace]) -> String {
    faces.writeOneOfThem ?? "choose the font again in Xcode"
  }

  static func listed(_ name: String, file: String) -> String {
    "customFonts lists \"\(name)\" for \(file)"
  }
}
