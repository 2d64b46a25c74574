import FontInspection

/// `plist-extension-missing`: an extension, or another second target, that relies on the app's fonts.
struct PlistExtensionMissingRule: Rule {
  let description = RuleDescription(
    id: "plist-extension-missing", severity: .warning,
    summary: "A target bundles or names a font that its own Info.plist does not list.",
    rationale: """
      An app extension runs in a process of its own with a bundle of its own: it sees neither the \
      app's files nor the app's UIAppFonts. The same is true of every other app of the project.
      """,
    source: "github.com/EvanBacon/expo-apple-targets issue 134",
    triggering: example(widgetLists: [], places: ["Widget/Widget.swift:1:25"]),
    clean: example(widgetLists: ["Lato-Bold.ttf"]))

  private static func example(widgetLists entries: [String], places: [String] = []) -> RuleExample {
    var facts = AppProject()
    facts.targets = [
      .example("App", ships: ["Fonts/Lato-Bold.ttf"], infoPlist: "App/Info.plist", files: []),
      .example(
        "Widget", .widget, ships: entries.map { "Fonts/" + $0 }, infoPlist: "Widget/Info.plist",
        files: ["Widget/Widget.swift"]),
    ]
    return RuleExample(
      files: [
        .examplePlist(["Lato-Bold.ttf"], path: "App/Info.plist"),
        .examplePlist(entries, path: "Widget/Info.plist"),
        ProjectFile(
          path: "Widget/Widget.swift",
          text: "let font = UIFont(name: \"Lato-Bold\", size: 17)\n"),
      ], fonts: FontFiles(faces: [.exampleBold]), facts: facts, places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    if context.targets.isEmpty { return findingsInFolders(context) }
    let listedAnywhere = Set(context.entries.compactMap { $0.entry.fileName?.asciiLowercased })
    return context.targets.compactMap { target in
      guard target.target.kind.loadsDeclaredFonts, !target.registersFonts,
        target.target.platforms != [.macOS], !drawsNothing(target), target.knowsDeclarations,
        !target.declarations.contains(where: { $0.entries.contains(where: \.isComputed) })
      else { return nil }
      let listed = Set(
        target.declarations.flatMap(\.entries).compactMap { $0.fileName?.asciiLowercased })
      func isUnlisted(_ path: String) -> Bool {
        let name = ProjectFile.name(of: path).asciiLowercased
        // What no target lists is `plist-font-unlisted`.
        return !listed.contains(name) && listedAnywhere.contains(name)
      }
      let bundled = target.target.fonts.map(\.path).filter(isUnlisted)
      let named = namedFonts(of: target, in: context).filter { isUnlisted($0.path) }
      var files: [String] = []
      for path in named.map(\.path) + bundled where !files.contains(where: path.hasSameBytes) {
        files.append(path)
      }
      guard !files.isEmpty else { return nil }
      let place = named.first.map { ($0.reference.path, $0.reference.position.inLines) }
      let plist = target.target.infoPlists.first
      let isBundled = Set(target.reachableFonts)
      let absent = files.filter { !isBundled.contains(Array($0.utf8)) }
      let definition = target.target.definition
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.unlisted(files.map(ProjectFile.name), target.target.name),
        path: place?.0 ?? plist ?? definition.path,
        position: place.map { $0.1 } ?? (plist == nil ? definition.position : nil),
        help: Self.list(files.map(ProjectFile.name), in: plist, adding: absent, target.target.name))
    }
  }

  /// The files of the fonts that the target's own code names, each with its first place.
  private func namedFonts(
    of target: AuditedTarget, in context: AuditContext
  ) -> [(path: String, reference: FontReference)] {
    guard target.reachableFiles != nil else { return [] }
    var seen: Set<[UInt8]> = []
    return context.references.compactMap { resolved in
      guard resolved.resolution == .bundled, resolved.reference.certainty != .likely,
        let face = resolved.faces.first, target.contains(resolved.reference.path),
        seen.insert(Array(face.path.utf8)).inserted
      else { return nil }
      return (face.path, resolved.reference)
    }
  }

  /// True for extensions without an interface of their own, whose code names fonts only because it is
  /// shared with the app.
  private func drawsNothing(_ target: AuditedTarget) -> Bool {
    guard let point = target.infoPlist?.extensionPoint else { return false }
    return Self.pointsWithoutInterface.contains(point)
  }

  // MARK: Without targets

  /// Where nothing describes targets, an extension is the folder of its Info.plist: code there that
  /// names a font which another property list has, and its own has not.
  private func findingsInFolders(_ context: AuditContext) -> [Diagnostic] {
    // Code that registers fonts may run in any of the bundles.
    guard context.project.registeringFiles.isEmpty else { return [] }
    let folders = context.project.infoPlists.map { ProjectFiles.folder(of: $0.path) }
    return context.project.infoPlists.compactMap { plist in
      let folder = ProjectFiles.folder(of: plist.path)
      guard let point = plist.extensionPoint, !Self.pointsWithoutInterface.contains(point),
        !folder.isEmpty, FileOrigin(path: plist.path).isInApp
      else { return nil }
      let declarations = Dictionary(grouping: context.project.declarations) {
        $0.path.hasSameBytes(as: plist.path)
      }
      let own = declarations[true, default: []].flatMap(\.entries)
      guard !own.contains(where: \.isComputed) else { return nil }
      func names(_ entries: [FontDeclaration.Entry]) -> Set<String> {
        Set(entries.compactMap { $0.fileName.map(FontFileNames.caseless) })
      }
      let (listed, elsewhere) = (
        names(own), names(declarations[false, default: []].flatMap(\.entries))
      )
      let uses = context.references.compactMap {
        resolved -> (file: String, place: FontReference)? in
        let path = resolved.reference.path
        guard resolved.resolution == .bundled, resolved.reference.certainty != .likely,
          let face = resolved.faces.first,
          Self.nearest(folders, to: path).map({ $0.hasSameBytes(as: folder) }) == true
        else { return nil }
        let file = ProjectFile.name(of: face.path)
        let key = FontFileNames.caseless(file)
        guard !listed.contains(key), elsewhere.contains(key) else { return nil }
        return (file, resolved.reference)
      }
      guard let first = uses.first?.place else { return nil }
      var files: [String] = []
      for use in uses where !files.contains(where: use.file.hasSameBytes) { files.append(use.file) }
      let name = ProjectFile.name(of: folder)
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.unlisted(files, name), path: first.path, position: first.position.inLines,
        help: Self.list(files, in: plist.path, adding: files, name))
    }
  }

  /// The deepest of the folders that the file at `path` lies in; nil where it lies in none.
  private static func nearest(_ folders: [String], to path: String) -> String? {
    folders.filter { $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Extension points that show nothing of their own:
  /// developer.apple.com/documentation/bundleresources/information-property-list/nsextension
  private static let pointsWithoutInterface: Set = [
    "com.apple.usernotifications.service", "com.apple.intents-service",
    "com.apple.networkextension.packet-tunnel", "com.apple.networkextension.filter-data",
    "com.apple.networkextension.app-proxy", "com.apple.networkextension.dns-proxy",
    "com.apple.spotlight.index", "com.apple.background-asset-downloader-extension",
    "com.apple.Safari.content-blocker", "com.apple.Safari.web-extension",
    "com.apple.callkit.call-directory", "com.apple.fileprovider-nonui",
    "com.apple.identitylookup.message-filter", "com.apple.appintents-extension",
    "com.apple.deviceactivity.monitor-extension",
  ]

  static func unlisted(_ files: [String], _ target: String) -> String {
    "\(target) uses \(files.listed), which its own Info.plist does not list"
  }

  static func list(
    _ files: [String], in plist: String?, adding absent: [String], _ target: String
  ) -> String {
    let strings = files.map { "<string>\($0.escapedForXML)</string>" }.joined()
    let add = absent.isEmpty ? "" : ", and add \(absent.listed) to the target"
    return "add \(strings) to UIAppFonts in \(plist ?? "the Info.plist of \(target)")\(add)"
  }
}
