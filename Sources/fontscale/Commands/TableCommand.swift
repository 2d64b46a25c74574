import ArgumentParsing
import DynamicType
import FontInspection
import SizeTables
import SystemInterop

/// `fontscale table FONT…`
enum TableCommand: ToolCommand {
  static let fonts = Argument<[FilePath]>(
    "FONT", default: nil,
    help: "a font file, collection.ttc#1, variable.ttf@Bold or variable.ttf@wght=650,wdth=90")
  static let styles = Option<[StyleName]>(
    "styles", help: "only these text styles, separated by commas; in any spelling")
  static let categories = Option<[CategoryName]>(
    "categories",
    help: "only these content size categories, separated by commas; in any spelling")
  static let base = Option<[BaseSize]>(
    "base",
    help: "the size at the default category, in points, such as body=16,title1=30 "
      + "(default: Apple's)")
  static let format = Option<EmitterName>(
    "format", default: EmitterName(TextEmitter()),
    help: "how to print it (default: by the suffix of the output file, else text)")

  static let specification = CommandSpecification(
    name: "table", summary: "sizes and metrics for every text style and content size category",
    group: "Look",
    examples: [
      Example("fontscale table Lato-Bold.ttf", "sizes for all styles and categories"),
      Example("fontscale table Lato-Bold.ttf --styles body", "one style, with its metrics"),
      Example("fontscale table Lato-Bold.ttf -o LatoSizes.swift", "the sizes as source for an app"),
    ],
    arguments: [fonts.specification],
    options: [
      styles.specification, categories.specification, base.specification, format.specification,
    ])

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let emitter = emitter(matches, context)
    let builder = try builder(matches)
    let scanner = FontScanner(jobs: context.jobs)
    var faces: [FontFace] = []
    var unreadable: [UnreadableFont] = []
    for path in try PathArguments.expanded(try matches[fonts]) {
      let specifier = FaceSpecifier(path) { (try? FileSystem.kind(of: $0)) != nil }
      do throws(FontError) {
        let (face, others) = try await specifier.resolve(using: scanner)
        faces.append(face)
        if others > 0, specifier.faceIndex == nil, specifier.location == nil {
          tellChoice(face, others: others, context.messages)
        }
      } catch {
        unreadable.append(
          UnreadableFont(path: path.string, displayPath: path.string, error: error))
      }
    }
    // Without a single table there is nothing to write over a file of `-o`; JSON tells the reasons.
    if faces.isEmpty, !(emitter is JSONEmitter), let last = unreadable.popLast() {
      tell(unreadable, context.messages)
      throw ToolError(
        .unreadableInput, subject: last.displayPath, last.error.message, help: last.error.help)
    }
    tell(unreadable, context.messages)
    var tables = builder.tables(for: faces)
    tables.unreadable = unreadable
    emitter.emit(
      tables, EmitterContext(width: context.width, styler: context.styler), to: &result)
    return unreadable.isEmpty ? .done : .unreadableInput
  }

  /// The format that was asked for, else that of the output file's suffix.
  private static func emitter(_ matches: Matches, _ context: ToolContext) -> any Emitter {
    if !matches.isGiven(format), let suffix = context.outputSuffix,
      let emitter = Emitters.forPathExtension(suffix)
    {
      return emitter
    }
    return matches[format].emitter
  }

  private static func builder(_ matches: Matches) throws -> SizeTableBuilder {
    let styles = matches[styles].map(\.row.name)
    let categories = matches[categories].map(\.category)
    return try SizeTableBuilder(
      styles: styles.isEmpty ? nil : styles, categories: categories.isEmpty ? nil : categories,
      // Of two sizes for one style the last one wins, as of two options.
      baseSizes: Dictionary(
        matches[base].map { ($0.row.name, $0.size) }, uniquingKeysWith: { $1 }))
  }

  private static func tell(_ unreadable: [UnreadableFont], _ messages: Messages) {
    for font in unreadable {
      messages.error(subject: font.displayPath, font.error.message, help: font.error.help)
    }
  }

  /// Says which face was taken where the file holds several and the command line named none.
  private static func tellChoice(_ face: FontFace, others: Int, _ messages: Messages) {
    let name = face.postScriptName ?? face.fullName ?? "one without a name"
    let place = face.variable ? "face 0 at its default location" : "face 0"
    let help =
      face.container == .collection
      ? "name another as \(face.path)#1"
      : "name an instance as \(face.path)@NAME, a location as \(face.path)@TAG=VALUE"
    messages.note(
      subject: face.displayPath,
      "took \(place), \(name), of \(others + 1) faces", help: help)
  }
}

/// A text style in any spelling.
struct StyleName: ArgumentValue {
  let row: TypeScale.Row

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    guard let row = TypeScale.iOS.row(named: name) else {
      throw InvalidValue(nearest: nearest(to: name, among: Self.allowedTexts))
    }
    self.row = row
  }

  static var placeholder: String { "STYLE" }
  static var allowedTexts: [String] { TypeScale.iOS.rows.map(\.name) }
}

/// A content size category in any spelling.
struct CategoryName: ArgumentValue {
  let category: ContentSizeCategory

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    guard let category = ContentSizeCategory(parsing: name) else {
      // A slip in UIKit's name is nearest to UIKit's name.
      let names = ContentSizeCategory.allCases.flatMap { [$0.name, $0.uiKitName, $0.shortName] }
      throw InvalidValue(nearest: nearest(to: name, among: names))
    }
    self.category = category
  }

  static var placeholder: String { "CATEGORY" }
  static var allowedTexts: [String] { ContentSizeCategory.allCases.map(\.name) }
}

/// A style and the size that it has at the default category, such as `body=16`.
struct BaseSize: ArgumentValue {
  let row: TypeScale.Row
  let size: Double

  init(argument: ArgumentText) throws(InvalidValue) {
    let sides = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw InvalidValue(reason: "a style and its size are wanted, such as body=16")
    }
    row = try StyleName(argument: ArgumentText(bytes: Array(sides[0]))).row
    size = try Double(argument: ArgumentText(bytes: Array(sides[1])))
    guard FontMetrics.validPointSizes.contains(size) else {
      throw InvalidValue(reason: "a size from 1 to 10000 points is wanted")
    }
  }

  static var placeholder: String { "STYLE=SIZE" }
}

/// A format of `table`, by its name.
struct EmitterName: ArgumentValue {
  let emitter: any Emitter

  init(_ emitter: any Emitter) { self.emitter = emitter }

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let emitter = Emitters.named(argument.string) else {
      throw InvalidValue(nearest: nearest(to: argument.string, among: Self.allowedTexts))
    }
    self.emitter = emitter
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] { Emitters.all.map(\.name) }
  static func summary(ofText text: String) -> String? { Emitters.named(text)?.summary }
}
