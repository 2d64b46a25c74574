import ArgumentParsing
import FontInspection
import SystemInterop
import TextFormatting

/// `fontscale list [PATH…]`
enum ListCommand: ToolCommand {
  static let paths = Argument<[FilePath]>(
    "PATH", default: [],
    help: "a font file, or a folder to search through (default: the current folder)")
  static let installed = Flag(
    "installed", help: "the fonts installed on this computer, as Fontconfig knows them")
  static let family = Option<[FamilyPattern]>(
    "family", help: "only families whose name is, or matches with * ? [a-z], in any case")
  static let weight = Option<[WeightChoice]>(
    "weight", help: "only this weight: 400, 300-700, or a word such as bold")
  static let variable = Flag("variable", help: "only faces of variable fonts")
  static let isStatic = Flag("static", help: "only faces of fonts that are not variable")
  static let sort = Option<FaceOrder>("sort", default: .family, help: "what to order faces by")
  static let property = Option<[PropertyName]>(
    "property", help: "only these facts, by the names below, separated by commas")
  static let format = Option<FaceFormatName>(
    "format", default: FaceFormatName(TextFaceFormat.self), defaultText: TextFaceFormat.name,
    help: "how to print it (default: by the suffix of the output file, else text)")

  static let specification = CommandSpecification(
    name: "list", summary: "families, PostScript names and weights as iOS reports them",
    group: "Look",
    examples: [
      Example("fontscale list path/to/Fonts", "every face below a folder"),
      Example("fontscale list --format dump Fonts", "what UIFont.familyNames prints on a device"),
      Example("fontscale list --weight 600-900 --format names", "names of the bold faces"),
    ],
    arguments: [paths.specification],
    options: [
      installed.specification, family.specification, weight.specification, variable.specification,
      isStatic.specification, sort.specification, property.specification, format.specification,
    ],
    notes: [
      "Properties: " + FaceProperty.all.map(\.name).joined(separator: " ")
    ])

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let format = format(matches, context)
    let properties = matches[property].map(\.property)
    guard properties.isEmpty || format.printsProperties else {
      throw ToolError(
        .usage, "--property has no meaning for --format \(format.name), whose content is fixed",
        help: "leave one of the two out")
    }
    let filter = try filter(matches)
    let search = try search(matches)
    let asksLibraries =
      properties.isEmpty ? format.printsAliases : properties.contains { $0.isAlias }
    let scanner = FontScanner(jobs: context.jobs, includesAliases: asksLibraries)
    let bar = context.progressBar("Reading fonts")
    var scan = await scanner.scan(search.inputs, progress: bar.map { $0.update })
    bar?.wipe()
    scan.unreadable = search.unreadable + scan.unreadable

    tell(scan, context.messages)
    let emptyFolders = search.folders(without: scan)
    for folder in emptyFolders {
      context.messages.error(
        subject: folder, "no font lies in or below this folder",
        help: "name the folder that holds the font files")
    }

    let scanned = scan.faces.count
    let isWhole = scan.unreadable.isEmpty && emptyFolders.isEmpty
    let list = FaceList(
      scan: scan,
      libraries: asksLibraries ? .current : LibraryVersions(freetype: nil, fontconfig: nil),
      filter: filter, order: matches[sort], properties: properties)
    for nameless in list.namelessFaces {
      context.messages.warning(subject: nameless.displayPath, nameless.message, help: nameless.help)
    }
    if list.families.isEmpty, scanned > 0 {
      context.messages.note("none of \(scanned) \(scanned == 1 ? "face" : "faces") is asked for")
    }
    try await format.init().write(
      list,
      options: TextLayoutOptions(
        width: context.width, isColored: context.styler.isEnabled, jobs: context.jobs),
      to: &result, through: context.outlet)
    ThisProcess.keep(list)
    return isWhole ? .done : .unreadableInput
  }

  /// The format that was asked for, else that of the output file's suffix.
  private static func format(_ matches: Matches, _ context: ToolContext) -> any FaceFormat.Type {
    if !matches.isGiven(format), let suffix = context.outputSuffix,
      let type = FaceFormats.forPathExtension(suffix)
    {
      return type
    }
    return matches[format].type
  }

  private static func filter(_ matches: Matches) throws(ToolError) -> FaceFilter {
    let (variable, isStatic) = (matches[variable], matches[isStatic])
    guard !(variable && isStatic) else {
      throw ToolError(
        .usage, "--variable and --static leave nothing to list", help: "leave one of the two out")
    }
    return FaceFilter(
      families: matches[family].map(\.pattern), weights: matches[weight].map(\.weights),
      isVariable: variable ? true : isStatic ? false : nil)
  }

  /// What is named, else what is installed, else the current folder.
  private static func search(_ matches: Matches) throws -> FontSearch {
    let named = try PathArguments.expanded(try matches[paths])
    guard matches[installed] else { return FontSearch(named.isEmpty ? [FilePath(".")] : named) }
    var search = FontSearch(named)
    guard let count = search.addInstalledFonts(), count > 0 || !named.isEmpty else {
      throw ToolError(
        .unreadableInput, subject: "Fontconfig", "its configuration knows no font",
        help: "`fc-list` shows what it knows; name a folder of fonts instead")
    }
    return search
  }

  private static func tell(_ scan: FontScan, _ messages: Messages) {
    for unreadable in scan.unreadable {
      messages.error(
        subject: unreadable.displayPath, unreadable.error.message, help: unreadable.error.help)
    }
    for note in scan.notes { messages.warning(subject: note.displayPath, note.message) }
    for path in scan.passedOver { messages.detail(subject: path, "passed over: no font") }
  }
}

/// A format of `list`, by its name.
struct FaceFormatName: ListedValue {
  let type: any FaceFormat.Type

  init(_ type: any FaceFormat.Type) { self.type = type }

  static var listed: [(name: String, summary: String, value: any FaceFormat.Type)] {
    FaceFormats.all.map { (name: $0.name, summary: $0.summary, value: $0) }
  }
}
