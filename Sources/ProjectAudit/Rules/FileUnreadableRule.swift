/// `file-unreadable`: a file that could not be read or understood.
struct FileUnreadableRule: Rule {
  let description = RuleDescription(
    id: "file-unreadable", severity: .error,
    summary: "A font, property list, interface file or source file cannot be read.",
    rationale: """
      What it says about fonts is not known, so that nothing said about the project is complete. \
      Xcode cannot build with such a file either.
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
        rule: description.id, severity: description.severity, message: problem.message,
        path: problem.path, position: problem.position, help: problem.help ?? Self.repair)
    }
    let fonts = context.fonts.unreadable.filter { Self.codes.contains($0.code) }.map { file in
      finding(file: file.path, file.message, help: file.help ?? Self.repair)
    }
    return files + fonts
  }

  /// Codes of fonts that the system does not let us read.
  static let codes: Set<String> = [
    "not-found", "permission-denied", "broken-link", "link-cycle", "too-large", "read-failed",
  ]

  static let repair = "repair the file, or remove it"
}
