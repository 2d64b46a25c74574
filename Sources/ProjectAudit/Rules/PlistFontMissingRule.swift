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
      ["Lato-Bold.ttf", "Lato-Black.ttf"], faces: [.exampleBold], places: ["Info.plist:5:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

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
  /// another entry names is not what this one means, and where the family is right only the letters
  /// of the style count.
  private static func nearest(to name: String, in context: AuditContext) -> String? {
    let key = name.asciiLowercased
    // No file system has longer names (NAME_MAX).
    guard key.count <= 255 else { return nil }
    let listed = Set(context.entries.compactMap { $0.entry.fileName?.asciiLowercased })
    let family = key.prefix { $0 != UInt8(ascii: "-") }
    let extensionLength = key.count - (key.lastIndex(of: UInt8(ascii: ".")) ?? key.count)
    return context.filesByName.values.compactMap(\.first)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { path -> (path: String, distance: Int)? in
        let other = ProjectFile.name(of: path).asciiLowercased
        guard !listed.contains(other) else { return nil }
        let isOfFamily = family.count < key.count && other.starts(with: family)
        let letters = key.count - extensionLength - (isOfFamily ? family.count : 0)
        return NameSuggestions.distance(key, other, limit: max(1, letters / 4)).map { (path, $0) }
      }
      .min { $0.distance < $1.distance }?.path
  }
}
