import FontInspection

/// `ib-system-as-custom`: an interface file that lists the system's fonts as custom ones.
struct IBSystemAsCustomRule: Rule {
  let description = RuleDescription(
    id: "ib-system-as-custom", severity: .note,
    summary: "An interface file lists only fonts of iOS under customFonts.",
    rationale: """
      Every name is found on a device, so that nothing looks wrong. But Xcode takes the list for fonts \
      of the app, and versions of it have copied such files into UIAppFonts, where they are missing.
      """,
    source: "github.com/lionheart/openradar-mirror issue 19056 (rdar 35989997)",
    triggering: example(
      """
        <customFonts key="customFonts">
          <array key="HelveticaNeue.ttc"><string>HelveticaNeue-Bold</string></array>
        </customFonts>

      """, places: ["Main.storyboard:3:5"]),
    clean: example(""))

  private static func example(_ list: String, places: [String] = []) -> RuleExample {
    RuleExample(
      files: [
        ProjectFile(
          path: "Main.storyboard",
          text: "<document targetRuntime=\"iOS.CocoaTouch\">\n\(list)  <scenes/>\n</document>\n")
      ], places: places)
  }

  func findings(in context: AuditContext) -> [Diagnostic] {
    let own = Set(context.fonts.faces.compactMap { $0.postScriptName.map { Array($0.utf8) } })
    let lists = Dictionary(grouping: context.project.interfaceFontLists) { Array($0.path.utf8) }
    return lists.values.compactMap { lists in
      guard let first = lists.first,
        lists.allSatisfy({ list in
          list.names.allSatisfy {
            context.system.contains($0.name) && !own.contains(Array($0.name.utf8))
          }
        })
      else { return nil }
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.onlySystem(lists.map(\.fontFile)), path: first.path, position: first.position,
        help: Self.remove)
    }
  }

  static func onlySystem(_ files: [String]) -> String {
    "customFonts lists only fonts of iOS: \(files.listed)"
  }

  static let remove =
    "remove the <customFonts> element, and these files from UIAppFonts if they stand there"
}
