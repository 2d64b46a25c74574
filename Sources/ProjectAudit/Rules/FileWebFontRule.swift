import FontInspection

/// `file-web-font`: a WOFF or WOFF2 file among an app's resources.
struct FileWebFontRule: Rule {
  let description = RuleDescription(
    id: "file-web-font", severity: .warning,
    summary: "A web font (WOFF, WOFF2) is among the app's files.",
    rationale: """
      App Store Connect refuses apps with a web font anywhere in the bundle, nested bundles too \
      (ITMS-90853, "Font not supported by platform"), once the app has an extension or goes to external \
      testers. So it is an error where the project has an extension. Folders for web sites, documents \
      and packages are passed over unless a target ships them.
      """,
    source: """
      github.com/KaTeX/KaTeX issue 3589; github.com/swisspol/GCDWebServer issues 501 and 598
      """,
    triggering: RuleExample(
      fonts: FontFiles(faces: [FontFace(path: "Editor.bundle/fonts/A.woff2", container: .woff2)]),
      places: ["Editor.bundle/fonts/A.woff2"]),
    clean: RuleExample(
      fonts: FontFiles(faces: [FontFace(path: "docs/fonts/A.woff2", container: .woff2)])))

  func findings(in context: AuditContext) -> [Diagnostic] {
    // What UIAppFonts lists is another rule's finding.
    let listed = Set(
      context.entries.filter { $0.verdict == .notAFont }
        .compactMap { $0.entry.fileName.map(FontFileNames.caseless) })
    let misnamed = FileKindRule.misnamedPaths(in: context)
    let paths = Self.webFonts(in: context.fonts).filter { path in
      !misnamed.contains(Array(path.utf8))
        && !listed.contains(FontFileNames.caseless(ProjectFile.name(of: path)))
        && context.isShipped(path) ?? !Self.isForOtherUses(path)
    }
    let folders = Dictionary(grouping: paths) { Array(ProjectFiles.folder(of: $0).utf8) }
    return folders.map { _, paths in
      let isFatal = context.hasExtension
      return Diagnostic(
        rule: description.id, severity: isFatal ? .error : .warning,
        message: Self.ships(paths.count, isFatal: isFatal), path: paths.first ?? "", position: nil,
        help: Self.remove,
        related: paths.dropFirst().map {
          Diagnostic.RelatedPlace(path: $0, line: nil, message: "another web font")
        }, fingerprintKey: "web fonts")
    }
  }

  /// The paths of web fonts under names of web fonts, each once, in the order of their bytes; those
  /// under another name are another rule's.
  private static func webFonts(in fonts: FontFiles) -> [String] {
    let read = fonts.faces.filter { $0.container == .woff || $0.container == .woff2 }.map(\.path)
    let unread = fonts.unreadable.filter { $0.error.code == .woff || $0.error.code == .woff2 }
      .map(\.path)
    var seen: Set<[UInt8]> = []
    return (read + unread).filter {
      $0.hasPathExtension(in: ["woff", "woff2"]) && seen.insert(Array($0.utf8)).inserted
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// True for what stands in a folder that is no app's: a web site, documents, a package, another
  /// platform's app. A bundle of resources is an app's wherever it stands.
  private static func isForOtherUses(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    if folders.contains(where: { String($0).hasPathExtension(in: ["bundle", "xcassets"]) }) {
      return false
    }
    if FileOrigin(path: path) != .own { return true }
    return folders.contains { folder in
      otherFolders.contains(String(decoding: String(folder).asciiLowercased, as: UTF8.self))
        || String(folder).hasPathExtension(in: ["docc", "doccarchive", "playground"])
    }
  }

  private static let otherFolders: Set<String> = [
    "www", "public", "dist", "build", "out", "web", "website", "site", "_site", "webapp", "html",
    "docs", "doc", "documentation", "jekyll", "gh-pages", "storybook", "frontend", "client",
    "server", "backend", "static", "htdocs", "coverage", "reports", "fastlane", "android",
    "windows", "linux", "electron", "desktop", "bower_components", "example", "examples", "demo",
    "test", "tests", "vendor", "tools", "scripts", "template", "templates",
  ]

  static func ships(_ count: Int, isFatal: Bool) -> String {
    let subject =
      count == 1 ? "this is a web font" : "this and \(count - 1) more here are web fonts"
    return isFatal
      ? "\(subject): App Store Connect refuses the app, since it has an extension"
      : "\(subject): App Store Connect may refuse the app"
  }

  static let remove = """
    keep it out of the app's bundle; pages in a web view can load a TTF or OTF by @font-face too
    """
}
