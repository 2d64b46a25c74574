import FontInspection

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
        UnreadableFont(
          path: "Fonts/Lato-Bold.ttf", displayPath: "Fonts/Lato-Bold.ttf",
          error: FontError(
            .truncated, "the font is cut off within its table directory",
            help: "fetch the file again from where it came from"))
      ]),
      places: ["Fonts/Lato-Bold.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [.exampleBold])))

  func findings(in context: AuditContext) -> [Diagnostic] {
    context.fonts.unreadable.compactMap { font in
      let code = font.error.code
      guard !FileKindRule.isOtherKind(code), !FileUnreadableRule.isRefused(code) else { return nil }
      return finding(
        file: font.path, Self.damaged(font.error.message, face: font.faceIndex),
        help: font.error.help)
    }
  }

  static func damaged(_ message: String, face: Int?) -> String {
    face.map { "face \($0): \(message)" } ?? message
  }
}
