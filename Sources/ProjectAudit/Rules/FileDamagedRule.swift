import FontInspection

/// `file-damaged`: a font that is cut off or broken.
struct FileDamagedRule: Rule {
  let description = RuleDescription(
    id: "file-damaged", severity: .error,
    summary: "A font file is cut off or damaged.",
    rationale: """
      iOS refuses it (errors 103 and 104; the console says "GSFont: invalid font file"), and every \
      use of the font shows another. A warning where the damage leaves the font's faces readable: \
      another version of iOS may take it otherwise.
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
    let damaged = context.fonts.unreadable.compactMap { font -> Diagnostic? in
      let code = font.error.code
      guard !FileKindRule.isOtherKind(code), !FileUnreadableRule.isRefused(code) else { return nil }
      return finding(
        file: font.path, Self.damaged(font.error.message, face: font.faceIndex),
        help: font.error.help)
    }
    let misnamed = FileKindRule.misnamedPaths(in: context)
    // The members of a collection may share a damaged table.
    var seen: Set<[UInt8]> = []
    let notes = context.fonts.notes.compactMap { note -> Diagnostic? in
      guard !misnamed.contains(Array(note.path.utf8)),
        seen.insert(Array(note.path.utf8) + [0] + Array(note.message.utf8)).inserted
      else { return nil }
      return finding(file: note.path, severity: .warning, note.message, help: Self.replace)
    }
    return damaged + notes
  }

  /// The message with the member of a collection that it is about, unless it names it itself.
  static func damaged(_ message: String, face: Int?) -> String {
    guard let face, !message.hasPrefix("face ") else { return message }
    return "face \(face): \(message)"
  }

  static let replace = "fetch the font again from where it came from, or have its maker repair it"
}
