import FontInspection

/// `plist-font-unlisted`: a font that nothing loads.
struct PlistFontUnlistedRule: Rule {
  let description = RuleDescription(
    id: "plist-font-unlisted", severity: .warning,
    summary: "A font file is in no UIAppFonts array, and no code registers fonts.",
    rationale: """
      A font in the bundle that is neither listed nor registered is not loaded: its name leads to \
      nothing, without a word in the console. The same is true of a font in the bundle of a package or \
      framework: iOS reads the app's own UIAppFonts only. A web view reads the files of its pages itself.
      """,
    source: "XCLint issue 20; github.com/tuist/tuist issue 6250",
    triggering: .plist(
      ["Lato-Regular.ttf"], faces: [.exampleRegular, .exampleBold],
      places: ["Fonts/Lato-Bold.ttf"]),
    clean: .plist(
      ["Lato-Regular.ttf", "Lato-Bold.ttf"], faces: [.exampleRegular, .exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    // An entry that is wrong by its case or its Unicode form is another rule's finding, and so is one
    // that is misspelt.
    let listed = Set(context.entries.compactMap { $0.entry.fileName.map(FontFileNames.caseless) })
    let misnamed = FileKindRule.misnamedPaths(in: context)
    let meant = FileNameSuggestions.meantFiles(in: context)
    let named = Set(
      context.references.lazy.filter { $0.reference.certainty != .likely }.flatMap(\.faces).map {
        Array($0.path.utf8)
      })
    // A web view reads the files of its pages itself.
    let webFonts = WebFontFiles(
      context.project.webFonts, known: context.fonts.faces.lazy.map(\.path))
    let faces = context.fonts.faces.filter { FileOrigin(path: $0.path).isOwn }
    return AuditContext.paths(of: FontFiles(faces: faces)).compactMap { path in
      let name = ProjectFile.name(of: path)
      guard name.hasPathExtension(in: ["ttf", "otf", "ttc", "otc"]),
        !context.fontNames.names(ofFile: path).map(FontFileNames.caseless)
          .contains(where: listed.contains), !misnamed.contains(Array(path.utf8)),
        !meant.contains(Array(path.utf8)),
        named.contains(Array(path.utf8)) || !webFonts.contains(path)
      else { return nil }
      guard
        let plist = Self.plist(
          for: path, isNamed: named.contains(Array(path.utf8)), in: context)
      else { return linked(path, in: context) }
      var result = finding(file: path, Self.unlisted, help: Self.list(name, in: plist.path))
      if plist.isOnly, plist.path.hasPathExtension(in: ["plist"]) {
        result.fix = Fix(
          path: plist.path, change: .addEntry(plist.entry ?? name, key: InfoPlist.key))
      }
      return result
    }
  }

  /// A font in the bundle of a package or framework, which code of an app names that registers none.
  private func linked(_ path: String, in context: AuditContext) -> Diagnostic? {
    let key = Array(path.utf8)
    let apps = context.targets.filter { target in
      target.target.kind.loadsDeclaredFonts && target.target.platforms != [.macOS]
        && target.isKnownWhole && target.knowsDeclarations && !target.registersFonts
        && target.reachableFonts.contains(key)
        && !target.declarations.contains { $0.entries.contains(where: \.isComputed) }
    }
    // The app's own fonts are found before.
    guard let app = apps.first,
      !app.target.fonts.contains(where: { $0.path.hasSameBytes(as: path) }),
      context.references.contains(where: { resolved in
        resolved.resolution == .bundled && resolved.reference.certainty != .likely
          && resolved.faces.contains { $0.path.hasSameBytes(as: path) }
          && app.contains(resolved.reference.path)
      }),
      let owner = context.targets.first(where: { owner in
        app.closure.contains { $0.hasSameBytes(as: owner.target.name) }
          && owner.target.fonts.contains { $0.path.hasSameBytes(as: path) }
      })
    else { return nil }
    return finding(
      file: path, Self.unregistered(owner.target.name, app.target.name),
      help: Self.register(ProjectFile.name(of: path)))
  }

  /// Where a font should be listed.
  private struct Place {
    /// The property list, or what to call it.
    var path: String
    /// The file's place in the bundle; nil where it is not known.
    var entry: String?
    /// True if there is no other property list that it may be meant for.
    var isOnly: Bool
  }

  /// The property list that should list the font at `path`; nil where nothing need.
  ///
  /// Code that registers fonts finds its files in ways that cannot be followed here. A font that no
  /// `UIAppFonts` stands beside and that nothing names may be there for something else, such as a
  /// game's own text drawing.
  private static func plist(
    for path: String, isNamed: Bool, in context: AuditContext
  ) -> Place? {
    func isComputed(_ declarations: [FontDeclaration]) -> Bool {
      declarations.contains { $0.entries.contains(where: \.isComputed) }
    }
    guard !context.targets.isEmpty else {
      guard let declaration = context.project.declarations.first,
        context.project.registeringFiles.isEmpty, !isComputed(context.project.declarations)
      else { return nil }
      return Place(path: declaration.path, isOnly: context.project.declarations.count == 1)
    }
    for target in context.targets
    where target.target.kind.loadsDeclaredFonts && target.target.platforms != [.macOS]
      && !target.registersFonts && target.knowsDeclarations && !isComputed(target.declarations)
      && target.target.fonts.contains(where: { $0.path.hasSameBytes(as: path) })
      && (isNamed || !target.declarations.isEmpty)
    {
      let font = target.target.fonts.first { $0.path.hasSameBytes(as: path) }
      return Place(
        path: target.target.infoPlists.first ?? "the Info.plist of \(target.target.name)",
        entry: font?.bundlePath, isOnly: target.target.infoPlists.count == 1)
    }
    return nil
  }

  static let unlisted = "this font is in no UIAppFonts array, so iOS does not load it"

  static func unregistered(_ owner: String, _ app: String) -> String {
    "this font is in the bundle of \(owner), which \(app) neither lists in UIAppFonts nor registers"
  }

  static func register(_ name: String) -> String {
    "call CTFontManagerRegisterFontsForURL with the URL of \(name) in that bundle as the app starts"
  }

  static func list(_ name: String, in plist: String) -> String {
    "add <string>\(name.escapedForXML)</string> to UIAppFonts in \(plist), or remove the file"
  }
}
