import ArgumentParsing
import FontInspection
import ProjectAudit
import SystemInterop
import TextFormatting

/// `fontscale plist [PATH…]`
enum PlistCommand: ToolCommand {
  enum Format: String, ArgumentValue, CaseIterable {
    case xml, json, names

    static func summary(ofText text: String) -> String? {
      switch text {
      case "xml": "the key and its array, to be pasted into an Info.plist"
      case "json": "for a program"
      default: "the plain names, one on each line"
      }
    }
  }

  enum Platform: String, ArgumentValue, CaseIterable {
    case ios = "iOS"
    case macos = "macOS"

    init(argument: ArgumentText) throws(InvalidValue) {
      let text = argument.string.lowercased()
      guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == text }) else {
        throw InvalidValue(nearest: nearest(to: text, among: Self.allowedTexts))
      }
      self = platform
    }
  }

  static let paths = Argument<[FilePath]>(
    "PATH", default: [],
    help: "font files or folders; with --target an app project (default: the current folder)")
  static let format = Option<Format>("format", default: .xml, help: "how to print it")
  static let platform = Option<Platform>(
    "platform", default: .ios,
    help: "iOS wants UIAppFonts, a list of files; macOS ATSApplicationFontsPath, a folder")
  static let target = Option<String?>(
    "target", placeholder: "NAME", help: "the fonts that this target of an app project ships")
  static let check = Option<FilePath?>(
    "check", placeholder: "PLIST",
    help: "compare with PLIST, tell what differs, and exit with 1 if anything does")
  static let write = Option<FilePath?>(
    "write", placeholder: "PLIST", help: "edit PLIST in place; the rest of it stays as it is")

  static let specification = CommandSpecification(
    name: "plist", summary: "the UIAppFonts array for these fonts: print, check or write",
    group: "Check",
    examples: [
      Example("fontscale plist Fonts", "what to paste into Info.plist"),
      Example("fontscale plist Fonts --check App/Info.plist", "in CI: is the list complete?"),
      Example("fontscale plist Fonts --write App/Info.plist", "bring it up to date"),
    ],
    arguments: [paths.specification],
    options: [
      format.specification, platform.specification, target.specification, check.specification,
      write.specification,
    ])

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    guard matches[check] == nil || matches[write] == nil else {
      throw ToolError(
        .usage, "--check and --write exclude each other", help: "leave one of the two out")
    }
    let paths = try PathArguments.expanded(try matches[paths])
    let fonts =
      if let name = matches[target] {
        try await bundled(in: name, of: paths, context)
      } else {
        await found(in: paths.isEmpty ? [FilePath(".")] : paths, context)
      }
    // A list made of less than was named would take entries away.
    if fonts.isIncomplete { return .unreadableInput }
    let wanted: FontListUpdate.Wanted =
      matches[platform] == .ios
      ? .files(fonts.entries) : .folder(folder(of: fonts))
    if let file = matches[check] {
      let update = try read(file, wanted)
      for name in update.unwanted { result += "- \(name.escapingControls)\n" }
      for name in update.missing { result += "+ \(name.escapingControls)\n" }
      guard !update.isCurrent else { return fonts.status }
      context.messages.error(
        subject: file.string,
        "\(wanted.key) is stale: \(difference(update, "missing", "not wanted"))",
        help: "run the same command with --write in place of --check")
      return fonts.status == .done ? .findings : fonts.status
    }
    if let file = matches[write] {
      try self.write(try read(file, wanted), to: file, context.messages)
    } else {
      print(wanted, matches.format(format, for: context), to: &result)
    }
    return fonts.status
  }

  /// The fonts to list.
  private struct Fonts {
    /// As the bundle has them, each once, in the order of their bytes.
    var entries: [String]
    /// The files, relative to what was named or to the bundle.
    var paths: [String]
    /// True if the paths are those in the bundle.
    var isBundled = false
    /// True if a file or folder that was named is not there, or holds no font.
    var isIncomplete = false
    var status = ExitStatus.done

    init(_ files: [(entry: String, path: String)]) {
      var seen: Set<[UInt8]> = []
      entries = files.map(\.entry).filter { seen.insert(Array($0.utf8)).inserted }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      paths = files.map(\.path)
    }
  }

  /// The fonts that iOS loads in files and folders; Xcode puts them side by side into the bundle.
  private static func found(in paths: [FilePath], _ context: ToolContext) async -> Fonts {
    let search = FontSearch(paths)
    let scan = await FontScanner(jobs: context.jobs).scan(search.inputs)
    let unreadable = search.unreadable + scan.unreadable
    for font in unreadable {
      context.messages.error(subject: font.displayPath, font.error.message, help: font.error.help)
    }
    var seen: Set<[UInt8]> = []
    let files = scan.faces.filter { seen.insert(Array($0.displayPath.utf8)).inserted }
    for face in files where !face.container.isLoadable {
      context.messages.warning(
        subject: face.displayPath, "left out: \(face.container.rawValue) is no kind that iOS loads",
        help: "convert it to TTF or OTF")
    }
    // A font that cannot be read here, such as one that is still to be fetched, belongs to the app.
    let absent = unreadable.map(\.displayPath).filter { path in
      ["ttf", "otf", "ttc", "otc"].contains(FilePath(path).pathExtension)
        && (try? FileSystem.kind(of: FilePath(path))) == .regular
    }
    var fonts = Fonts(
      (files.filter(\.container.isLoadable).map(\.displayPath) + absent).map {
        (FilePath($0).lastComponent.string, $0)
      })
    if !unreadable.isEmpty { fonts.status = .unreadableInput }
    let emptyFolders = search.folders(without: scan)
    for folder in emptyFolders {
      context.messages.error(
        subject: folder, "no font lies in or below this folder",
        help: "name the folder that holds the font files")
    }
    fonts.isIncomplete =
      !search.unreadable.isEmpty || !emptyFolders.isEmpty || fonts.entries.isEmpty
    return fonts
  }

  /// The fonts that a target ships.
  ///
  /// - Throws: `ToolError` (64) where the project has no such target.
  private static func bundled(
    in name: String, of paths: [FilePath], _ context: ToolContext
  ) async throws -> Fonts {
    guard paths.count <= 1 else {
      throw ToolError(
        .usage, "--target takes one project, and \(paths.count) paths are named",
        help: "name the project's folder alone")
    }
    let root = paths.first ?? FilePath(".")
    let targets = try await ProjectLoader(jobs: context.jobs).load(root).project.targets
    guard let target = targets.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
      let names = targets.map(\.name)
      throw ToolError(
        .usage, subject: root.string, "there is no target \"\(name)\"",
        help: nearest(to: name, among: names).map { "the nearest is \"\($0)\"" }
          ?? (names.isEmpty
            ? "no description of targets was found here"
            : "the targets are \(names.joined(separator: ", "))"))
    }
    for font in target.fonts where !font.exists {
      context.messages.warning(
        subject: root.appending(FilePath(font.path)).string,
        "\(name) refers to this font, which is not there")
    }
    var fonts = Fonts(target.fonts.map { ($0.bundlePath, $0.bundlePath) })
    fonts.isBundled = true
    return fonts
  }

  /// The folder that holds all fonts, as an app on macOS finds it in its resources; `.` where they lie
  /// in none. Of files that were named the whole path in the bundle is not known, so that the last
  /// folder stands for it.
  private static func folder(of fonts: Fonts) -> String {
    var common: [Substring]?
    for path in fonts.paths {
      let folders = path.split(separator: "/").dropLast()
      guard let known = common else {
        common = Array(folders)
        continue
      }
      common = zip(known, folders).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.map { $0.0 }
    }
    let folders = (common ?? []).filter { $0 != "." }
    let known = fonts.isBundled ? folders : folders.suffix(1)
    return known.isEmpty ? "." : known.joined(separator: "/")
  }

  /// - Throws: `ToolError` (66) where the property list cannot be read.
  private static func read(
    _ file: FilePath, _ wanted: FontListUpdate.Wanted
  ) throws(ToolError) -> FontListUpdate {
    do {
      let bytes = try FileSystem.read(file, limit: ProjectLoader.sizeLimit)
      return try FontListUpdate(bytes, path: file.string, wanted: wanted)
    } catch let error as FileError {
      throw ToolError(.unreadableInput, subject: error.path, error.message)
    } catch let refusal as Refusal {
      throw ToolError(.unreadableInput, subject: file.string, refusal.reason)
    } catch {
      throw ToolError(.unreadableInput, subject: file.string, "it cannot be read")
    }
  }

  /// - Throws: `ToolError` (73) where the property list is of a format that is not edited, or cannot be
  ///   written.
  private static func write(
    _ update: FontListUpdate, to file: FilePath, _ messages: Messages
  ) throws(ToolError) {
    guard !update.isCurrent else {
      messages.detail(subject: file.string, "up to date")
      return
    }
    do {
      try FileSystem.write(file, try update.updated())
    } catch let refusal as Refusal {
      throw ToolError(.cannotWrite, subject: file.string, "not edited: \(refusal.reason)")
    } catch {
      throw ToolError(
        .cannotWrite, subject: file.string,
        "it cannot be written: \((error as? FileError)?.message ?? "the system refused it")")
    }
    messages.note(
      subject: file.string, "\(update.wanted.key): \(difference(update, "added", "removed"))")
  }

  /// `2 missing, 1 not wanted`, as far as there is something.
  private static func difference(
    _ update: FontListUpdate, _ missing: String, _ unwanted: String
  ) -> String {
    [(update.missing.count, missing), (update.unwanted.count, unwanted)]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private static func print(
    _ wanted: FontListUpdate.Wanted, _ format: Format, to result: inout String
  ) {
    switch (format, wanted) {
    case (.xml, _): result += wanted.xml
    case (.names, .files(let files)): result += files.map { $0.escapingControls + "\n" }.joined()
    case (.names, .folder(let folder)): result += folder.escapingControls + "\n"
    case (.json, .files(let files)):
      let document: JSONValue = .object([
        (wanted.key, .array(files.map { .string($0) })), ("schema", "fontscale.plist/1"),
      ])
      result += document.text
    case (.json, .folder(let folder)):
      let document: JSONValue = .object([
        (wanted.key, .string(folder)), ("schema", "fontscale.plist/1"),
      ])
      result += document.text
    }
  }
}
