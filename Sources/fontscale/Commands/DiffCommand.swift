import ArgumentParsing
import DynamicType
import FontInspection
import SystemInterop
import TextFormatting

/// `fontscale diff FONT FONT`
enum DiffCommand: ToolCommand {
  static let old = Argument<FilePath>(
    "OLD", help: "the font as it is: a file, collection.ttc#1 or variable.ttf@Bold")
  static let new = Argument<FilePath>("NEW", help: "the font that replaces it")
  static let sizes = Option<[PointSize]>(
    "sizes",
    help:
      "the sizes in points at which to compare line heights (default: those of a font of your own at body: 15 to 48)"
  )
  static let format = Option<ComparisonFormatName>(
    "format", default: ComparisonFormatName(TextComparisonFormat.self),
    defaultText: TextComparisonFormat.name,
    help: "how to print it (default: by the suffix of the output file, else text)")

  static let specification = CommandSpecification(
    name: "diff", summary: "what changes when one font file replaces another", group: "Check",
    discussion: [
      "Faces are matched by PostScript name, then by their place in the file. The exit status is 1 "
        + "if anything changed that code relies on: names, weight, width, slant, metrics, widths, "
        + "or a character, feature, script or face that is gone, or a feature that lost lookups. What "
        + "was only added gives 0, and so do changes that are only told: outlines of the same width, "
        + "kerning, typo and win metrics, names in other languages."
    ],
    examples: [
      Example("fontscale diff Lato-Bold.ttf new/Lato-Bold.ttf", "before a font is updated"),
      Example("fontscale diff -v old.ttf new.ttf", "every character whose width changed"),
      Example("fontscale diff Vary.ttf@Bold Bold.ttf", "an instance and its static twin"),
    ],
    arguments: [old.specification, new.specification],
    options: [sizes.specification, format.specification])

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let format = format(matches, context)
    let comparer = FontComparer(sizes: sizes(matches), jobs: context.jobs)
    let comparison = await comparer.compare(
      old: specifier(try matches[old]), new: specifier(try matches[new]))
    for font in comparison.unreadable {
      context.messages.error(
        subject: font.displayPath, font.error.message, help: font.error.help)
    }
    for (file, note) in comparison.notes { context.messages.warning(subject: file, note) }
    // Without a pair there is nothing to say but why; JSON tells the reasons.
    if !comparison.faces.isEmpty || format == JSONComparisonFormat.self {
      format.init().write(
        comparison,
        options: TextLayoutOptions(width: context.width, isColored: context.styler.isEnabled),
        isVerbose: matches[GlobalOptions.verbose], to: &result)
    }
    guard comparison.unreadable.isEmpty else { return .unreadableInput }
    return comparison.isBreaking ? .findings : .done
  }

  private static func specifier(_ path: FilePath) -> FaceSpecifier {
    FaceSpecifier(path) { (try? FileSystem.kind(of: $0)) != nil }
  }

  /// The sizes that were asked for, else those that a font of one's own has as body text: 17 points
  /// scaled by `UIFontMetrics` at every category, which are not the system font's.
  private static func sizes(_ matches: Matches) -> [Double] {
    let asked = matches[sizes].map(\.points)
    guard asked.isEmpty else { return asked }
    var sizes: [Double] = []
    for category in ContentSizeCategory.allCases {
      let size = FontMetrics.default.scaledFontSize(for: bodySize, compatibleWith: category)
      // Two categories may have one size.
      if let size, !sizes.contains(size) { sizes.append(size) }
    }
    return sizes
  }

  /// Apple's size for body at the default category (Human Interface Guidelines, "Typography").
  private static let bodySize = 17.0

  /// The format that was asked for, else that of the output file's suffix.
  private static func format(
    _ matches: Matches, _ context: ToolContext
  ) -> any ComparisonFormat.Type {
    if !matches.isGiven(format), let suffix = context.outputSuffix,
      let type = ComparisonFormats.forPathExtension(suffix)
    {
      return type
    }
    return matches[format].type
  }
}

/// A format of `diff`, by its name.
struct ComparisonFormatName: ListedValue {
  let type: any ComparisonFormat.Type

  init(_ type: any ComparisonFormat.Type) { self.type = type }

  static var listed: [(name: String, summary: String, value: any ComparisonFormat.Type)] {
    ComparisonFormats.all.map { (name: $0.name, summary: $0.summary, value: $0) }
  }
}
