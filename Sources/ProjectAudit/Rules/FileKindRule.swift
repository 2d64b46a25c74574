import FontInspection

/// `file-kind`: a file that is not what its name says.
struct FileKindRule: Rule {
  let description = RuleDescription(
    id: "file-kind", severity: .error,
    summary: "A file's content is not what its extension says.",
    rationale: """
      A Git LFS pointer, a web page saved under a font's name, an empty file or a web font loads \
      nothing, and the build does not notice. A warning where a font is called .ttf but has CFF \
      outlines, or .otf but has TrueType ones: iOS goes by the content.
      """,
    source: """
      html-to-image issue 203; the OpenType specification, \
      learn.microsoft.com/typography/opentype/spec/otff
      """,
    triggering: RuleExample(
      fonts: FontFiles(unreadable: [
        UnreadableFont(
          path: "Fonts/Lato-Bold.ttf", displayPath: "Fonts/Lato-Bold.ttf",
          error: FontError(
            .gitLFSPointer, "a Git LFS pointer (132 bytes), not a font", help: "run git lfs pull"))
      ]),
      places: ["Fonts/Lato-Bold.ttf"]),
    clean: RuleExample(fonts: FontFiles(faces: [.exampleBold])))

  func findings(in context: AuditContext) -> [Diagnostic] {
    Self.otherKinds(in: context).map { file in
      finding(file: file.path, file.error.message, help: file.error.help)
    }
      + Self.misnamedFonts(in: context).map { font in
        finding(file: font.path, severity: font.severity, font.message, help: font.help)
      }
  }

  /// The files that the rule reports, which no other rule about files reports again.
  static func misnamedPaths(in context: AuditContext) -> Set<[UInt8]> {
    Set(
      otherKinds(in: context).map { Array($0.path.utf8) }
        + misnamedFonts(in: context).map { Array($0.path.utf8) })
  }

  /// The files among them that iOS does not load: all but fonts with the other kind of outlines than
  /// their name says.
  static func unloadablePaths(in context: AuditContext) -> Set<[UInt8]> {
    Set(
      otherKinds(in: context).map { Array($0.path.utf8) }
        + misnamedFonts(in: context).filter { $0.severity == .error }.map { Array($0.path.utf8) })
  }

  /// Whether a file that could not be read is of another kind than a font, or of a kind of font that
  /// is not read; else it is damaged, or nothing is known of it.
  static func isOtherKind(_ code: FontError.Code) -> Bool {
    switch code {
    case .empty, .gitLFSPointer, .html, .xml, .archive, .text, .notAFont, .woff, .woff2,
      .embeddedOpenType, .type1, .dfont, .bitmap, .folder, .fifo, .socket, .device:
      true
    case .truncated, .damaged, .incomplete, .notFound, .permissionDenied, .brokenLink, .linkCycle,
      .readFailed,
      .noFont, .noSuchFace, .tooMuch:
      false
    }
  }

  /// The extensions under which a kind of font that is not read is what it says.
  private static func ownExtensions(of code: FontError.Code) -> [String] {
    switch code {
    case .woff: ["woff"]
    case .woff2: ["woff2"]
    case .embeddedOpenType: ["eot"]
    case .type1: ["pfa", "pfb"]
    case .dfont: ["dfont"]
    default: []
    }
  }

  /// Files with a font's name that are something else.
  private static func otherKinds(in context: AuditContext) -> [UnreadableFont] {
    context.fonts.unreadable.filter { font in
      isOtherKind(font.error.code)
        && !font.path.hasPathExtension(in: ownExtensions(of: font.error.code))
    }
  }

  private struct MisnamedFont {
    var path: String
    var severity: Severity
    var message: String
    var help: String
  }

  /// Fonts with another kind of font's extension.
  private static func misnamedFonts(in context: AuditContext) -> [MisnamedFont] {
    var seen: Set<[UInt8]> = []
    return context.fonts.faces.compactMap { face in
      guard seen.insert(Array(face.path.utf8)).inserted, let (fitting, what) = kind(of: face),
        let stored = FontSearch.fontExtensions.sorted().first(where: {
          face.path.hasPathExtension(in: [$0])
        }), !fitting.contains(stored), let wanted = fitting.first
      else { return nil }
      let isOutlinesOnly = ["ttf", "otf"].contains(stored) && ["ttf", "otf"].contains(wanted)
      return MisnamedFont(
        path: face.path, severity: isOutlinesOnly ? .warning : .error,
        message: "this is \(what), though its name ends in .\(stored)",
        help: face.container.isLoadable
          ? "rename it to \(face.fileStem).\(wanted), in UIAppFonts too"
          : "ship the font as TTF or OTF; iOS is not known to load this kind, and the store refuses"
            + " web fonts")
    }
  }

  /// The extensions that fit a face's file, the usual one first, and what the file is; nil for kinds
  /// of outlines that have no extension of their own.
  private static func kind(of face: FontFace) -> (extensions: [String], name: String)? {
    switch (face.container, face.format) {
    case (.collection, _): (["ttc", "otc"], "a collection of fonts")
    case (.woff, _): (["woff"], "a WOFF web font")
    case (.woff2, _): (["woff2"], "a WOFF2 web font")
    case (.dfont, _): (["dfont"], "a font in a resource fork (dfont)")
    case (.pfa, _), (.pfb, _): (["pfb", "pfa"], "a Type 1 font")
    case (.pcf, _), (.bdf, _): (["pcf", "bdf"], "a bitmap font for X11")
    case (.sfnt, .truetype): (["ttf"], "a font with TrueType outlines")
    case (.sfnt, .cff), (.sfnt, .cff2): (["otf"], "a font with CFF outlines")
    case (.sfnt, _): nil
    }
  }
}
