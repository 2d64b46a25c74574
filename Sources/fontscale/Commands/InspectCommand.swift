import ArgumentParsing
import FontInspection
import SystemInterop
import TextFormatting

/// `fontscale inspect FONT…`
enum InspectCommand: ToolCommand {
  static let fonts = Argument<[FilePath]>(
    "FONT", default: nil,
    help: "a font file, collection.ttc#1, variable.ttf@Bold or variable.ttf@wght=650,wdth=90; "
      + "without # and @ every face is shown")
  static let property = Option<[InspectionPropertyName]>(
    "property", help: "print just this fact, one on each line; may be repeated")
  static let format = Option<InspectionFormatName>(
    "format", default: InspectionFormatName(TextInspectionFormat.self),
    defaultText: TextInspectionFormat.name,
    help: "how to print it (default: by the suffix of the output file, else text)")

  static let specification = CommandSpecification(
    name: "inspect", summary: "everything in a font, and what iOS makes of it",
    group: "Look",
    examples: [
      Example("fontscale inspect Lato-Bold.ttf", "a sheet for each face"),
      Example("fontscale inspect -v Lato-Bold.ttf", "every name, range and table too"),
      Example(
        "fontscale inspect Lato-Bold.ttf --property postScriptName", "one fact, for a script"),
    ],
    arguments: [fonts.specification], options: [property.specification, format.specification],
    notes: ["Properties: " + InspectionProperty.all.map(\.name).joined(separator: ", ") + "."])

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let specifiers = try PathArguments.expanded(try matches[fonts]).map { path in
      FaceSpecifier(path) { (try? FileSystem.kind(of: $0)) != nil }
    }
    let properties = matches[property].map(\.property)
    let formatType = formatType(matches, context)
    let inspector = FontInspector(
      jobs: context.jobs, repeatsFonts: formatType.repeatsFonts(properties))
    let report = await inspector.inspect(specifiers)
    for unreadable in report.unreadable {
      context.messages.error(
        subject: unreadable.displayPath, unreadable.error.message, help: unreadable.error.help)
    }
    for file in report.files {
      for note in file.notes { context.messages.warning(subject: file.displayPath, note) }
    }
    formatType.init().write(
      report,
      options: InspectionOptions(
        layout: TextLayoutOptions(width: context.width, isColored: context.styler.isEnabled),
        isVerbose: matches[GlobalOptions.verbose],
        properties: properties),
      to: &result)
    return report.unreadable.isEmpty ? .done : .unreadableInput
  }

  /// The format that was asked for, else that of the output file's suffix.
  private static func formatType(
    _ matches: Matches, _ context: ToolContext
  ) -> any InspectionFormat.Type {
    if !matches.isGiven(format), let suffix = context.outputSuffix,
      let type = InspectionFormats.forSuffix(suffix)
    {
      return type
    }
    return matches[format].type
  }
}

/// A format of `inspect`, by its name.
struct InspectionFormatName: ListedValue {
  let type: any InspectionFormat.Type

  init(_ type: any InspectionFormat.Type) { self.type = type }

  static var listed: [(name: String, summary: String, value: any InspectionFormat.Type)] {
    InspectionFormats.all.map { (name: $0.name, summary: $0.summary, value: $0) }
  }
}

/// A fact about an inspected face, by its name.
struct InspectionPropertyName: ArgumentValue {
  let property: InspectionProperty

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let property = InspectionProperty.named(argument.string) else {
      throw InvalidValue(
        nearest: nearest(to: argument.string, among: InspectionProperty.all.map(\.name)))
    }
    self.property = property
  }

  static var placeholder: String { "NAME" }
}
