/// Reads .NET MAUI's project files, whose `MauiFont` items become fonts of the iOS app.
///
/// The build copies them to the bundle's root and lists them in `UIAppFonts`
/// (learn.microsoft.com/dotnet/maui/user-interface/fonts). Paths have backslashes, and patterns.
struct MauiDescription: ProjectDescription {
  func keeps(path: String) -> Bool { path.hasPathExtension(in: ["csproj"]) }

  private static let items = WordSearch(["MauiFont"])
  private static let apple = WordSearch(["-ios", "-maccatalyst"])

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions
    where keeps(path: file.path) && Self.items.matches(file.bytes)
      && Self.apple.matches(file.bytes)
    {
      do throws(MarkupError) {
        try Self.read(file, files, into: &project)
      } catch {
        project.problems.append(
          FileProblem(
            path: file.path, message: error.message,
            position: LineTable(MarkupText.utf8(file.bytes)).position(of: error.offset)))
      }
    }
  }

  private static func read(
    _ file: ProjectFile, _ files: ProjectFiles, into project: inout AppProject
  ) throws(MarkupError) {
    var reader = try MarkupReader(file.bytes)
    let lines = LineTable(reader.bytes)
    let folder = ProjectFiles.folder(of: file.path)
    var gathered = GatheredFiles()
    var entries: [FontDeclaration.Entry] = []
    var removed: [FileGlob] = []
    var seen: Set<[UInt8]> = []
    while let event = try reader.next() {
      guard case .start(let name, let attributes, let offset) = event, name == "MauiFont" else {
        continue
      }
      func patterns(_ attribute: String) -> [String] {
        let value = attributes.first { $0.name == attribute }?.value ?? ""
        return value.split(separator: ";").map {
          String($0.map { $0 == "\\" ? "/" : $0 }).trimmedOfSpaces
        }
      }
      // `Remove` acts on what stands before it; seldom on more than the default items.
      removed += patterns("Remove").map(FileGlob.init)
      let excluded = patterns("Exclude").map(FileGlob.init) + removed
      let position = lines.position(of: offset)
      for pattern in patterns("Include") where !pattern.contains("$(") {
        let found =
          FileGlob.isPattern(pattern)
          ? FileGlob(pattern).files(of: files, in: folder).filter(BundleLayout.isFont)
          : [ProjectFiles.resolve(pattern, in: folder)]
        for path in found {
          let relative = BundleLayout.relative(path, to: folder)
          if excluded.contains(where: { $0.matches(relative) }) { continue }
          // Often a pattern takes what another item names too.
          guard seen.insert(Array(path.utf8)).inserted else { continue }
          let name = ProjectFile.name(of: path)
          gathered.add(
            font: path, at: name, by: AppTarget.Place(path: file.path, position: position))
          entries.append(.init(file: name, index: entries.count, position: position))
        }
      }
    }
    guard !entries.isEmpty else { return }
    let plist = ProjectFiles.resolve("Platforms/iOS/Info.plist", in: folder)
    project.targets.append(
      AppTarget(
        name: String(file.name.dropLast(7)), kind: .app, platforms: [.iOS],
        definition: AppTarget.Place(path: file.path),
        infoPlists: files.contains(plist) ? [plist] : [], generatesInfoPlist: true,
        inlineDeclarations: [FontDeclaration(path: file.path, entries: entries)],
        fonts: gathered.fonts,
        // It may register more fonts as the app runs.
        dependencies: ["Microsoft.Maui"]))
  }
}

extension String {
  /// The text without spaces and line breaks at its ends.
  fileprivate var trimmedOfSpaces: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { $0.value > 32 }),
      let last = scalars.lastIndex(where: { $0.value > 32 })
    else { return "" }
    return String(scalars[first...last])
  }
}
