/// Reads Tuist's `Project.swift`.
///
/// What is written out is read, as literals, constants and plain functions of the same file and of
/// `ProjectDescriptionHelpers`; a target whose resources or Info.plist are computed is passed over, which
/// a note tells. Meaning and defaults are those of
/// docs.tuist.dev (ProjectDescription). As with XcodeGen, targets of an Xcode project beside it count
/// first.
struct TuistDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    Self.isManifest(path) || Self.isHelper(path)
  }

  private static func isManifest(_ path: String) -> Bool {
    ProjectFile.name(of: path).hasSameBytes(as: "Project.swift")
  }

  /// docs.tuist.dev, "Code sharing": of the project, and of plug-ins that lie in it.
  private static func isHelper(_ path: String) -> Bool {
    path.containsBytes(of: "ProjectDescriptionHelpers/") && path.hasPathExtension(in: ["swift"])
  }

  private static let word = WordSearch(["ProjectDescription"])

  /// How many bytes of helpers may be read for all manifests together, since each reads them anew; far
  /// more than people write.
  private static let largestHelpers = 64 << 20

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    let manifests = files.descriptions.filter { Self.isManifest($0.path) }
    guard !manifests.isEmpty else { return }
    let helpers = files.descriptions.filter { Self.isHelper($0.path) }
    let size = helpers.reduce(0) { $0 + $1.bytes.count }
    var rest = Self.largestHelpers
    for file in manifests {
      rest -= size
      var manifest = SwiftManifest(file, helpers: rest >= 0 ? helpers : [])
      guard let value = manifest.constant("project"), value.name == "Project" else {
        // Another tool's file may be called alike.
        if Self.word.matches(file.bytes) {
          project.addUnfollowed(
            [], in: file, folder: ProjectFiles.folder(of: file.path), command: "tuist generate")
        }
        continue
      }
      TuistReader(file: file, manifest: manifest, value: value, files: files)
        .describe(into: &project)
    }
  }
}

/// Reads one project.
struct TuistReader {
  let file: ProjectFile
  let manifest: SwiftManifest
  let value: ManifestValue
  let files: ProjectFiles

  private var folder: String { ProjectFiles.folder(of: file.path) }

  func describe(into project: inout AppProject) {
    var left: [String] = []
    var first: AppTarget.Place?
    let written = value["targets"]
    for value in written?.elements ?? [] {
      guard let target = target(value, project) else {
        left.append(value["name"]?.string ?? "a target")
        first = first ?? place(value)
        continue
      }
      guard !project.hasXcodeTarget(target.name, target.kind, in: folder) else { continue }
      project.targets.append(target)
    }
    if let written, written.elements == nil { first = place(written) }
    guard let first else { return }
    project.addUnfollowed(
      left.eachOnce, in: file, folder: folder, command: "tuist generate", at: first)
  }

  private func place(_ value: ManifestValue) -> AppTarget.Place { manifest.place(of: value) }

  /// A path as Tuist's manifests write it; nil where it is computed.
  private func path(_ value: ManifestValue?) -> String? {
    guard let value else { return nil }
    if let text = value.string {
      return text.hasPrefix("//")
        ? root.map { ProjectFiles.resolve(String(text.dropFirst(2)), in: $0) }
        : ProjectFiles.resolve(text, in: folder)
    }
    guard let text = value.firstUnlabelled?.string else { return nil }
    switch value.name {
    case "relativeToManifest", "path": return ProjectFiles.resolve(text, in: folder)
    case "relativeToRoot": return root.map { ProjectFiles.resolve(text, in: $0) }
    default: return nil
    }
  }

  /// The folder that holds Tuist's own settings.
  private var root: String? {
    var folder = folder
    while true {
      let mark = folder.isEmpty ? "" : folder + "/"
      if files.containsFolder(mark + "Tuist") || files.contains(mark + "Tuist.swift") {
        return folder
      }
      if folder.isEmpty { return nil }
      folder = ProjectFiles.folder(of: folder)
    }
  }

  // MARK: Targets

  private func target(_ value: ManifestValue, _ project: AppProject) -> AppTarget? {
    guard value.name == "target" || value.name == "Target", let name = value["name"]?.string,
      let product = value["product"]?.name
    else { return nil }
    var gathered = GatheredFiles()
    let isStatic = ["staticFramework", "staticLibrary", "dynamicLibrary"].contains(product)
    let bundle = isStatic ? "\(self.value["name"]?.string ?? "")_\(name).bundle/" : ""
    guard addResources(value["resources"], in: bundle, to: &gathered),
      addFolders(value["buildableFolders"], in: bundle, to: &gathered)
    else { return nil }
    let hasSources = addSources(value["sources"], to: &gathered)

    var target = AppTarget(
      name: name, kind: .tool, definition: place(value), fonts: gathered.fonts,
      files: hasSources ? gathered.files : nil)
    target.platforms = platforms(value)
    target.deploymentTarget = deploymentTarget(value)
    target.languages = BundleLayout.languages(of: gathered.files)
    target.dependencies = dependencies(value)
    guard addInfoPlist(value["infoPlist"], to: &target) else { return nil }
    target.kind = kind(product, value, target, project)
    return target
  }

  private func kind(
    _ product: String, _ value: ManifestValue, _ target: AppTarget, _ project: AppProject
  ) -> AppTarget.Kind {
    switch product {
    case "app": return target.platforms == [.watchOS] ? .watch : .app
    case "appClip": return .clip
    case "watch2App", "watch2Extension": return .watch
    case "appExtension", "extensionKitExtension", "messagesExtension", "tvTopShelfExtension",
      "stickerPackExtension":
      let written = value["infoPlist"]?["with"] ?? value["infoPlist"]?.firstUnlabelled
      let point =
        written?.value(forKey: "NSExtension").map { $0.firstUnlabelled ?? $0 }?
        .value(forKey: "NSExtensionPointIdentifier")
      let text =
        point?.string ?? point?.firstUnlabelled?.string
        ?? project.infoPlists.first { facts in
          target.infoPlists.contains { $0.hasSameBytes(as: facts.path) }
        }?.extensionPoint
      return text == "com.apple.widgetkit-extension" ? .widget : .extension
    case "framework": return .framework
    case "staticFramework", "staticLibrary", "dynamicLibrary": return .library
    case "bundle": return .bundle
    case "unitTests", "uiTests": return .test
    default: return .tool
    }
  }

  /// False where it is computed.
  private func addInfoPlist(_ value: ManifestValue?, to target: inout AppTarget) -> Bool {
    guard let value else {
      target.generatesInfoPlist = true
      return true
    }
    if let path = path(value) {
      target.infoPlists = [path]
      return true
    }
    switch value.name {
    case "file":
      guard let path = path(value["path"]) else { return false }
      target.infoPlists = [path]
    case "default": target.generatesInfoPlist = true
    case "extendingDefault", "dictionary":
      target.generatesInfoPlist = true
      let keys = value["with"] ?? value.firstUnlabelled
      guard let keys, case .dictionary = keys.kind else { return false }
      if let fonts = keys.value(forKey: "UIAppFonts") {
        guard let elements = fonts.elements ?? fonts.firstUnlabelled?.elements else { return false }
        target.inlineDeclarations = [declaration(elements)]
      }
    default: return false
    }
    return true
  }

  private func declaration(_ elements: [ManifestValue]) -> FontDeclaration {
    FontDeclaration(
      path: elements.first.map { place($0).path } ?? file.path,
      entries: elements.enumerated().map { index, element in
        let text = element.string ?? element.firstUnlabelled?.string
        return FontDeclaration.Entry(
          // What is computed may be any file.
          file: text ?? "$(computed)", index: index,
          position: place(element.string == nil ? element.firstUnlabelled ?? element : element)
            .position)
      })
  }

  // MARK: Files

  /// The elements of `["a/**"]`, of a single pattern, or of what wraps them; nil where computed.
  private func list(_ value: ManifestValue) -> [ManifestValue]? {
    if value.string != nil { return [value] }
    return value.elements
      ?? (value["globs"] ?? value["resources"] ?? value.firstUnlabelled)?.elements
  }

  private func addResources(
    _ value: ManifestValue?, in bundle: String, to gathered: inout GatheredFiles
  ) -> Bool {
    guard let value else { return true }
    guard let elements = list(value) else { return false }
    for element in elements {
      if element.name == "folderReference" {
        guard let path = path(element["path"]) else { return false }
        for file in files.files(below: path) {
          let inside = ProjectFile.name(of: path) + "/" + BundleLayout.relative(file, to: path)
          add(file, at: inside, in: bundle, by: element, to: &gathered)
        }
        continue
      }
      guard let pattern = path(element["pattern"] ?? element), let left = excluded(element) else {
        return false
      }
      for file in matching(pattern)
      where !left.contains(where: { $0.matchesPathOrFolder(file) }) {
        add(file, at: BundleLayout.flattened(file), in: bundle, by: element, to: &gathered)
      }
    }
    return true
  }

  /// Folders that Xcode keeps in step with the disk: all that is in them belongs to the target.
  private func addFolders(
    _ value: ManifestValue?, in bundle: String, to gathered: inout GatheredFiles
  ) -> Bool {
    guard let value else { return true }
    guard let elements = value.elements else { return false }
    for element in elements {
      // With exceptions it is more than a path.
      guard let path = path(element) else { return false }
      for file in files.files(below: path) {
        let inside = BundleLayout.flattened(BundleLayout.relative(file, to: path))
        add(file, at: inside, in: bundle, by: element, to: &gathered)
      }
    }
    return true
  }

  private func addSources(_ value: ManifestValue?, to gathered: inout GatheredFiles) -> Bool {
    guard let value else { return true }
    guard let elements = list(value) else { return false }
    for element in elements {
      let inner = element["pattern"] ?? element.firstUnlabelled ?? element
      guard let pattern = path(element.string == nil ? inner : element),
        let left = excluded(element)
      else { return false }
      for file in matching(pattern)
      where !BundleLayout.isFont(file) && !left.contains(where: { $0.matchesPathOrFolder(file) }) {
        gathered.add(file: file)
      }
    }
    return true
  }

  private func add(
    _ file: String, at inside: String?, in bundle: String, by value: ManifestValue,
    to gathered: inout GatheredFiles
  ) {
    guard BundleLayout.isFont(file) else { return gathered.add(file: file) }
    if let inside { gathered.add(font: file, at: bundle + inside, by: place(value)) }
  }

  /// `excluding: ["a/**"]`; nil where computed.
  private func excluded(_ value: ManifestValue) -> [FileGlob]? {
    guard let excluding = value["excluding"] else { return [] }
    let paths = (excluding.elements ?? [excluding]).map { path($0) }
    return paths.contains(nil) ? nil : paths.compactMap(\.self).map(FileGlob.init)
  }

  private func matching(_ pattern: String) -> [String] {
    if FileGlob.isPattern(pattern) { return FileGlob(pattern).files(of: files, in: "") }
    if files.containsFolder(pattern) { return Array(files.files(below: pattern)) }
    return BundleLayout.isFont(pattern) || files.contains(pattern) ? [pattern] : []
  }

  // MARK: What it is

  private func platforms(_ value: ManifestValue) -> [AppPlatform] {
    guard let value = value["destinations"] ?? value["platform"] else { return [] }
    var result: [AppPlatform] = []
    for name in (value.elements ?? [value]).compactMap(\.name) {
      let platform: AppPlatform? =
        switch name {
        case "iPhone", "iPad": .iOS
        case "mac": .macOS
        case "appleTv": .tvOS
        case "appleWatch": .watchOS
        case "appleVision": .visionOS
        default: AppPlatform(rawValue: name)
        }
      if let platform, !result.contains(platform) { result.append(platform) }
    }
    return result
  }

  /// `.iOS("15.0")`, `.multiplatform(iOS: "15.0")`, `.iOS(targetVersion: "15.0", devices: …)`
  private func deploymentTarget(_ value: ManifestValue) -> String? {
    let target = value["deploymentTargets"] ?? value["deploymentTarget"]
    return target?.firstUnlabelled?.string ?? target?["targetVersion"]?.string
      ?? target?["iOS"]?.string
  }

  private func dependencies(_ value: ManifestValue) -> [String] {
    guard let list = value["dependencies"] else { return [] }
    guard let elements = list.elements else { return ["(computed)"] }
    return elements.compactMap { element in
      if ["sdk", "xctest", "xcframework"].contains(element.name) { return nil }
      return (element["name"] ?? element["target"] ?? element["product"])?.string ?? "(computed)"
    }
  }
}
