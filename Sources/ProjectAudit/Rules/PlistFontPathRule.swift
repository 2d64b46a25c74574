/// `plist-font-path`: an entry that looks for its file in the wrong folder of the bundle.
struct PlistFontPathRule: Rule {
  let description = RuleDescription(
    id: "plist-font-path", severity: .warning,
    summary:
      "A UIAppFonts entry gives another folder than the one in which the bundle has the file.",
    rationale: """
      iOS looks an entry up as a path in the bundle. Xcode copies the files of a group, or of an \
      Xcode 16 folder, flat into the bundle; only a folder reference keeps its folder. The wrong one \
      of the two gives "GSFont: file doesn't exist".
      """,
    source: """
      developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts; \
      github.com/SwiftGen/SwiftGen issue 746
      """,
    triggering: .target(["Fonts/Lato-Bold.ttf"], places: ["Info.plist:4:5"]),
    clean: .target(["Lato-Bold.ttf"]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.entries.compactMap { entry in
      guard case .otherPlace(let bundlePath, let path) = entry.verdict, let file = entry.entry.file
      else { return nil }
      return finding(
        at: entry, Self.elsewhere(file, bundlePath), help: Self.write(bundlePath, path),
        suggestion: bundlePath, fix: entry.replacing(with: bundlePath))
    }
  }

  static func elsewhere(_ file: String, _ bundlePath: String) -> String {
    "UIAppFonts lists \(file), but the bundle has the file at \(bundlePath)"
  }

  static func write(_ bundlePath: String, _ path: String) -> String {
    "write <string>\(bundlePath.escapedForXML)</string> (\(path))"
  }
}
