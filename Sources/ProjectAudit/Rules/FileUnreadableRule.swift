import FontInspection

/// `file-unreadable`: a file that could not be read or understood.
struct FileUnreadableRule: Rule {
  let description = RuleDescription(
    id: "file-unreadable", severity: .error,
    summary: "A font, property list, interface file or source file cannot be read.",
    rationale: """
      What it says about fonts is not known, so that nothing said about the project is complete. \
      Xcode cannot build with such a file either. A warning where a link leads out of the project: \
      Xcode follows it, and here it is not followed, and where the file belongs to none of the project's targets. \
      A note where the file is a template that another tool fills in, or where it may be right and cannot be \
      followed here. Of an unresolved merge conflict both sides are read as far as they can be.
      """,
    source: "the manual page plist(5); www.w3.org/TR/xml",
    triggering: RuleExample(
      files: [ProjectFile(path: "Main.storyboard", text: "<document>\n  <scenes>\n</document>\n")],
      places: ["Main.storyboard:3:1"]),
    clean: RuleExample(
      files: [ProjectFile(path: "Main.storyboard", text: "<document>\n  <scenes/>\n</document>\n")])
  )

  func findings(in context: AuditContext) -> [Diagnostic] {
    let files = context.project.problems.map { problem in
      Diagnostic(
        rule: description.id, severity: severity(of: problem, in: context),
        message: problem.kind == .template ? Self.template(problem.message) : problem.message,
        path: problem.path, position: problem.position,
        help: problem.help ?? (problem.kind == .template ? Self.leave : Self.repair))
    }
    let fonts = context.fonts.unreadable.filter { Self.isRefused($0.error.code) }.map { font in
      let isOutside = font.error.code == .notFound
      return finding(
        file: font.path, severity: isOutside ? .warning : .error, font.error.message,
        help: isOutside ? Self.copy : font.error.help)
    }
    let folders = context.project.outsideFolders.map { path in
      finding(file: path, severity: .warning, Self.outside, help: Self.copyFolder)
    }
    return files + fonts + folders
  }

  private func severity(of problem: FileProblem, in context: AuditContext) -> Severity {
    switch problem.kind {
    case .fault: isNobodys(problem.path, in: context) ? .warning : .error
    case .template, .notFollowed: .note
    }
  }

  /// True for a file of a kind that targets compile or ship and that none of the known ones does, such
  /// as a template with placeholders.
  private func isNobodys(_ path: String, in context: AuditContext) -> Bool {
    guard !context.targets.isEmpty, path.hasPathExtension(in: Self.builtFiles) else { return false }
    return !context.targets.contains { target in
      target.mayContain(path) || target.target.infoPlists.contains { $0.hasSameBytes(as: path) }
    }
  }

  private static let builtFiles = [
    "plist", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "swift", "m", "mm",
  ]

  /// Whether the system did not let us read the font. A font that is "not found" is a link that
  /// leads out of the project: not followed, but there for Xcode, so that it is only a warning.
  static func isRefused(_ code: FontError.Code) -> Bool {
    switch code {
    case .notFound, .permissionDenied, .brokenLink, .linkCycle, .readFailed: true
    default: false
    }
  }

  static let outside = "the link leads to a folder outside the project, which is not looked into"
  static let copyFolder = "name a folder that holds both, or put the folder itself in the project"
  static let copy = "put the font itself in the project, or name a folder that holds both"
  static func template(_ message: String) -> String {
    "it looks like a template that another tool fills in: \(message)"
  }

  static let leave = "exclude the template in .fontscale.json, or leave it as it is"
  static let repair = "repair the file, or remove it"
}
