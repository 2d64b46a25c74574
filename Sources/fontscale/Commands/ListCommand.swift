import ArgumentParsing
import FontInspection
import SystemInterop
import TextFormatting

/// `fontscale list [PATH…]`
enum ListCommand: ToolCommand {
  static let paths = Argument<[FilePath]>(
    "PATH", default: [],
    help: "a font file, or a folder to search through (default: the current folder)")
  static let format = Option<FaceFormatName>(
    "format", default: FaceFormatName(TextFaceFormat.self), defaultText: TextFaceFormat.name,
    help: "how to print it (default: by the suffix of the output file, else text)")

  static let specification = CommandSpecification(
    name: "list", summary: "families, PostScript names and weights as iOS reports them",
    group: "Look",
    examples: [
      Example("fontscale list path/to/Fonts", "every face below a folder"),
      Example("fontscale list --format dump Fonts", "what UIFont.familyNames prints on a device"),
      Example("fontscale list --format json Fonts", "every fact, for a program"),
    ],
    arguments: [paths.specification], options: [format.specification])

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let format = matches.format(format, for: context).type
    let named = try matches[paths]
    let search = FontSearch(named.isEmpty ? [FilePath(".")] : try PathArguments.expanded(named))
    let isJSON = format == JSONFaceFormat.self
    let scanner = FontScanner(jobs: context.jobs, includesAliases: isJSON)
    var scan = await scanner.scan(search.inputs)
    scan.unreadable = search.unreadable + scan.unreadable

    for unreadable in scan.unreadable {
      context.messages.error(
        subject: unreadable.displayPath, unreadable.error.message, help: unreadable.error.help)
    }
    for note in scan.notes {
      context.messages.warning(subject: note.displayPath, note.message)
    }
    for path in scan.passedOver { context.messages.detail(subject: path, "passed over: no font") }
    for face in scan.faces where face.postScriptName == nil {
      context.messages.warning(
        subject: face.displayPath,
        "face \(face.faceIndex) has no PostScript name, so iOS will not load it by name",
        help: "ask whoever made the font for one with name ID 6")
    }

    var hasEmptyFolder = false
    let listed = Set(scan.faces.map { $0.displayPath })
    for folder in search.folders {
      let holdsFont = search.inputs[folder.inputs].contains { listed.contains($0.displayPath) }
      guard !holdsFont else { continue }
      hasEmptyFolder = true
      context.messages.error(
        subject: folder.path, "no font lies in or below this folder",
        help: "name the folder that holds the font files")
    }

    let list = FaceList(
      scan: scan,
      libraries: isJSON ? .current : LibraryVersions(freetype: nil, fontconfig: nil))
    format.init().write(
      list,
      options: TextLayoutOptions(width: context.width, isColored: context.styler.isEnabled),
      to: &result)
    return scan.unreadable.isEmpty && !hasEmptyFolder ? .done : .unreadableInput
  }
}

/// A format of `list`, by its name.
struct FaceFormatName: ArgumentValue {
  let type: any FaceFormat.Type

  init(_ type: any FaceFormat.Type) { self.type = type }

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let type = FaceFormats.all.first(where: { $0.name == argument.string }) else {
      throw InvalidValue(nearest: nearest(to: argument.string, among: Self.allowedTexts))
    }
    self.type = type
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] { FaceFormats.all.map { $0.name } }
  static func summary(ofText text: String) -> String? {
    FaceFormats.all.first { $0.name == text }?.summary
  }
}
