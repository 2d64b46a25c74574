/// `plist-font-missing`: a `UIAppFonts` entry without a file.
struct PlistFontMissingRule: Rule {
  let description = RuleDescription(
    id: "plist-font-missing", severity: .error,
    summary: "A UIAppFonts entry names a file that is not in the project.",
    rationale: """
      iOS looks up each entry in the app's bundle. Where there is no such file the console says \
      "GSFont: file doesn't exist", the app runs on, and every use of the font shows another.
      """,
    source: """
      developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
      """,
    triggering: .plist(
      ["Lato-Regular.ttf", "Lato-Blod.ttf"], faces: [.exampleRegular, .exampleBold],
      places: ["Info.plist:5:5"]),
    clean: .plist(
      ["Lato-Regular.ttf", "Lato-Bold.ttf"], faces: [.exampleRegular, .exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard entry.verdict == .missing, let file = entry.entry.file, let name = entry.entry.fileName
      else { return nil }
      let nearest = Self.nearest(to: name, in: context)
      return finding(
        at: entry, Self.missing(file),
        help: nearest.map(Self.writeNearest) ?? Self.addOrRemove,
        suggestion: nearest.map { ProjectFile.name(of: $0) })
    }
  }

  static func missing(_ file: String) -> String {
    "UIAppFonts lists \(file); no file of that name is in the project"
  }

  static func writeNearest(_ path: String) -> String {
    "write <string>\(ProjectFile.name(of: path).escapedForXML)</string> (\(path))"
  }

  static let addOrRemove = "add the file to the project, or remove the entry"

  /// The path of the font file whose name is nearest to `name`; nil if none is near. A file that
  /// another entry names is not what this one means.
  private static func nearest(to name: String, in context: AuditContext) -> String? {
    let key = name.asciiLowercased
    // No file system has longer names (NAME_MAX).
    guard key.count <= 255 else { return nil }
    let limit = max(1, key.count / 5)
    let listed = Set(context.entries.compactMap { $0.entry.fileName?.asciiLowercased })
    return context.filesByName.values.compactMap(\.first)
      .filter { !listed.contains(ProjectFile.name(of: $0).asciiLowercased) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { path in
        NameSuggestions.distance(key, ProjectFile.name(of: path).asciiLowercased, limit: limit)
          .map { (path, $0) }
      }
      .min { $0.1 < $1.1 }?.0
  }
}
