/// `plist-font-missing`: a `UIAppFonts` entry without a file.
struct PlistFontMissingRule: Rule {
  let description = RuleDescription(
    id: "plist-font-missing", severity: .error,
    summary:
      "A UIAppFonts entry, or a font of pubspec.yaml, names a file that is not in the project.",
    rationale: """
      iOS looks up each entry in the app's bundle. Where there is no such file the console says \
      "GSFont: file doesn't exist", the app runs on, and every use of the font shows another. A \
      warning where a link leads to a folder outside the project, in which the file may lie. Flutter stops \
      building where an asset of pubspec.yaml is not there.
      """,
    source: """
      developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
      """,
    triggering: .plist(
      ["Lato-Bold.ttf", "Lato-Black.ttf"], faces: [.exampleBold], places: ["Info.plist:5:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let suggestions = FileNameSuggestions(context)
    let link = context.project.outsideFolders.first
    let assets = context.project.flutterFamilies.flatMap(\.fonts).filter { !$0.exists }.map {
      font in
      missing(font, suggestions, link: link)
    }
    return assets + added(in: context)
      + context.entries.compactMap { entry in
        guard let file = entry.entry.file, let name = entry.entry.fileName else { return nil }
        if case .absent(let path) = entry.verdict {
          return finding(at: entry, Self.absent(file, path), help: Self.restore(path))
        }
        guard entry.verdict == .missing else { return nil }
        let nearest = suggestions.nearest(to: name)
        return finding(
          at: entry, severity: link == nil ? .error : .warning, Self.missing(file),
          help: nearest.map(Self.help) ?? link.map(Self.lookBehind) ?? Self.addOrRemove,
          suggestion: nearest.flatMap { $0.isListed ? nil : ProjectFile.name(of: $0.path) },
          fix: nearest.flatMap { nearest in
            link == nil && !nearest.isListed && nearest.isOnly
              ? entry.replacing(fileName: ProjectFile.name(of: nearest.path)) : nil
          })
      }
  }

  /// A font that `pubspec.yaml` declares.
  private func missing(
    _ font: FlutterFamily.Font, _ suggestions: FileNameSuggestions, link: String?
  ) -> Diagnostic {
    let nearest = suggestions.nearest(to: ProjectFile.name(of: font.path))
    let folder = ProjectFiles.folder(of: font.place.path)
    let path = nearest.map { nearest in
      nearest.path.utf8.starts(with: (folder + "/").utf8)
        ? BundleLayout.relative(nearest.path, to: folder) : nearest.path
    }
    return Diagnostic(
      rule: description.id, severity: link == nil ? .error : .warning,
      message: Self.missingAsset(font.path), path: font.place.path, position: font.place.position,
      help: path.map { "write asset: \($0)" } ?? link.map(Self.lookBehind) ?? Self.addOrRemoveAsset,
      suggestion: path)
  }

  /// Fonts that .NET MAUI's `AddFont` names and that none of its items brings: the alias then stands for
  /// the system's font.
  private func added(in context: AuditContext) -> [Diagnostic] {
    let apps = context.targets.filter {
      $0.target.definition.path.hasPathExtension(in: ["csproj"])
    }
    guard !apps.isEmpty else { return [] }
    let names = NameList(context.fontNames.all.map(\.name))
    return context.project.scriptFonts.mauiFiles.compactMap { file in
      // An item whose file is gone is told where it stands.
      let isItem = apps.contains { app in
        app.target.fonts.contains {
          ProjectFile.name(of: $0.bundlePath).hasSameBytes(as: file.name)
        }
      }
      guard !isItem, !context.fontNames.holds(file.name) else { return nil }
      let nearest = names.nearest(to: file.name)
      return Diagnostic(
        rule: description.id,
        severity: context.project.scriptFonts.addsOtherMauiFonts ? .warning : .error,
        message: Self.missingAdded(file.name), path: file.place.path, position: file.place.position,
        help: nearest.map { "write \"\($0)\"" } ?? Self.addItem, suggestion: nearest)
    }
  }

  static func missingAdded(_ file: String) -> String {
    "AddFont names \(file); no font file of that name is in the project"
  }

  static let addItem = "add the file to the project's MauiFont items, or remove the call"

  static func missingAsset(_ path: String) -> String {
    "pubspec.yaml declares the font \(path), which is not there"
  }

  static let addOrRemoveAsset = "add the file, or remove the asset; flutter build stops at it"

  static func missing(_ file: String) -> String {
    "UIAppFonts lists \(file); no file of that name is in the project"
  }

  static func absent(_ file: String, _ path: String) -> String {
    "UIAppFonts lists \(file); the target refers to \(path), which is not there"
  }

  static func restore(_ path: String) -> String {
    "put the file back to \(path), or remove the entry and the target's reference to it"
  }

  private static func help(_ nearest: FileNameSuggestions.Suggestion) -> String {
    nearest.isListed ? removeInFavour(of: nearest.path) : writeNearest(nearest.path)
  }

  static func writeNearest(_ path: String) -> String {
    "write <string>\(ProjectFile.name(of: path).escapedForXML)</string> (\(path))"
  }

  static func removeInFavour(of path: String) -> String {
    "remove the entry: the file is \(path), which another entry lists"
  }

  static func lookBehind(_ link: String) -> String {
    "see whether the file lies behind the link \(link), which leads out of the project"
  }

  static let addOrRemove = "add the file to the project, or remove the entry"
}
