/// `file-damaged`: a font that is cut off or broken.
struct FileDamagedRule: Rule {
  let description = RuleDescription(
    id: "file-damaged", severity: .error,
    summary: "A font file is cut off or damaged.",
    rationale: """
      iOS refuses it (errors 103 and 104; the console says "GSFont: invalid font file"), and every \
      use of the font shows another.
      """,
    source: "developer.apple.com/documentation/coretext/ctfontmanagererror",
    triggering: RuleExample(
      fonts: FontFiles(unreadable: [
        FontFiles.UnreadableFile(
          path: "Fonts/Lato-Bold.ttf", code: "truncated",
          message: "the font is cut off: its table directory goes beyond the file's end")
      ]),
      places: ["Fonts/Lato-Bold.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [.exampleBold])))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.fonts.unreadable.compactMap { file in
      // Codes that no other rule knows are taken for damage, so that none goes unreported.
      guard !FileKindRule.codes.contains(file.code), !FileUnreadableRule.codes.contains(file.code)
      else { return nil }
      return finding(file: file.path, file.message, help: file.help ?? Self.replace)
    }
  }

  static let replace = "put a fresh copy of the font in its place"
}
