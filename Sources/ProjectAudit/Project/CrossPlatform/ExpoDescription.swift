/// Reads Expo's `app.json`, whose plug-in `expo-font` puts fonts into the app that `expo prebuild` makes.
///
/// The plug-in copies the files to the bundle's root and lists them in `UIAppFonts`
/// (docs.expo.dev/versions/latest/sdk/font). Where the folder `ios` is there already, it is what is
/// built, and its Xcode project says what ships.
struct ExpoDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    ["app.json", "app.config.json"].contains(ProjectFile.name(of: path))
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      let folder = ProjectFiles.folder(of: file.path)
      let root: JSONDocument
      do throws(JSONFault) {
        root = try JSONDocument(reading: file.bytes)
      } catch {
        // Only Expo's own file has to be readable.
        guard WordSearch(["expo-font"]).matches(file.bytes) else { continue }
        project.problems.append(
          FileProblem(
            path: file.path, message: error.message,
            position: LineTable(file.bytes).position(of: error.offset)))
        continue
      }
      guard let expo = root["expo"],
        !files.containsFolder(folder.isEmpty ? "ios" : folder + "/ios"),
        let target = Self.target(expo, file, files)
      else { continue }
      project.targets.append(target)
    }
  }

  /// The app; nil where nothing is said about fonts, so that nothing can be wrong with them.
  private static func target(
    _ expo: JSONDocument, _ file: ProjectFile, _ files: ProjectFiles
  ) -> AppTarget? {
    let lines = LineTable(file.bytes)
    let folder = ProjectFiles.folder(of: file.path)
    func place(_ value: JSONDocument) -> AppTarget.Place {
      AppTarget.Place(path: file.path, position: lines.position(of: value.offset))
    }
    var gathered = GatheredFiles()
    var entries: [FontDeclaration.Entry] = []
    for value in pluginFonts(expo) {
      guard let text = value.string else { continue }
      let path = ProjectFiles.resolve(text, in: folder)
      let found =
        files.containsFolder(path)
        ? files.files(below: path).filter(BundleLayout.isFont) : [path]
      for path in found {
        let name = ProjectFile.name(of: path)
        gathered.add(font: path, at: name, by: place(value))
        entries.append(
          .init(file: name, index: entries.count, position: lines.position(of: value.offset)))
      }
    }
    var declarations: [FontDeclaration] = []
    if !entries.isEmpty { declarations.append(FontDeclaration(path: file.path, entries: entries)) }
    if let written = expo["ios"]?["infoPlist"]?["UIAppFonts"] {
      declarations.append(
        FontDeclaration(
          path: file.path,
          entries: written.elements.enumerated().map { index, element in
            .init(
              file: element.string, kind: element.string == nil ? "a value" : "a string",
              index: index, position: lines.position(of: element.offset))
          }))
    }
    guard !declarations.isEmpty else { return nil }
    return AppTarget(
      name: expo["name"]?.string ?? "app", kind: .app, platforms: [.iOS],
      definition: place(expo), generatesInfoPlist: true, inlineDeclarations: declarations,
      fonts: gathered.fonts,
      // It may load more fonts as the app runs.
      dependencies: ["expo-font"])
  }

  /// The paths of the plug-in's fonts for iOS: `fonts`, and `fonts` under `ios`.
  private static func pluginFonts(_ expo: JSONDocument) -> [JSONDocument] {
    (expo["plugins"]?.elements ?? []).flatMap { plugin -> [JSONDocument] in
      guard plugin.elements.first?.string == "expo-font", let options = plugin.elements.last else {
        return []
      }
      return (options["fonts"]?.elements ?? []) + (options["ios"]?["fonts"]?.elements ?? [])
    }
  }
}
