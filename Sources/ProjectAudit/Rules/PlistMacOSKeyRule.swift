/// `plist-macos-key`: fonts of a Mac app that are declared by iOS's key.
struct PlistMacOSKeyRule: Rule {
  let description = RuleDescription(
    id: "plist-macos-key", severity: .warning,
    summary: "A macOS app ships fonts, and its Info.plist has no ATSApplicationFontsPath.",
    rationale: """
      AppKit apps do not read UIAppFonts. macOS loads the fonts of the folder or file that \
      ATSApplicationFontsPath names, relative to Contents/Resources.
      """,
    source: """
      developer.apple.com/documentation/bundleresources/information-property-list/\
      atsapplicationfontspath
      """,
    triggering: .target(["Lato-Bold.ttf"], platform: .macOS, places: ["Info.plist:4:5"]),
    clean: .target(["Lato-Bold.ttf"]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.targets.compactMap { target in
      let isForMacOS = target.target.platforms == [.macOS]
      guard isForMacOS, target.target.kind == .app || target.target.kind.isExtension,
        !target.registersFonts, !target.target.fonts.isEmpty, target.infoPlist?.fontsPath == nil,
        let declaration = target.declarations.first(where: { !$0.entries.isEmpty })
      else { return nil }
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.notRead(target.target.name), path: declaration.path,
        position: declaration.entries.first?.position,
        help: Self.useFontsPath(Self.folder(of: target.target.fonts)))
    }
  }

  static func notRead(_ target: String) -> String {
    "macOS does not read UIAppFonts, by which \(target) declares its fonts"
  }

  static func useFontsPath(_ folder: String) -> String {
    "add <key>ATSApplicationFontsPath</key><string>\(folder.escapedForXML)</string>, and keep "
      + "UIAppFonts for targets of other systems only"
  }

  /// The folder of the bundle's resources in which all fonts lie.
  private static func folder(of fonts: [BundledFont]) -> String {
    let folders = Set(fonts.map { ProjectFiles.folder(of: $0.bundlePath) })
    let folder = folders.count == 1 ? folders.first ?? "" : ""
    return folder.isEmpty ? "." : folder
  }
}
