extension XcodeTargetReader {
  /// Takes up what the build phases compile, copy, embed and link.
  mutating func readPhases(_ folders: XcodeSynchronizedFolders) {
    for phase in target.objects("buildPhases") {
      switch phase.isa {
      case "PBXSourcesBuildPhase":
        for (file, item) in items(of: phase) { readSource(item, from: file.place) }
      case "PBXResourcesBuildPhase":
        for (file, item) in items(of: phase) { readResource(item, in: "", from: file.place) }
      case "PBXCopyFilesBuildPhase": readCopyPhase(phase, folders)
      case "PBXFrameworksBuildPhase":
        for (file, item) in items(of: phase) { readFramework(file, item) }
      case "PBXShellScriptBuildPhase": readScript(phase)
      default: continue
      }
      guard phase.isa != "PBXCopyFilesBuildPhase" else { continue }
      readPhaseExceptions(of: phase, in: "", folders)
    }
  }

  /// The build files of a phase with what they refer to; a lone package product refers to nothing.
  private mutating func items(
    of phase: XcodeObject
  ) -> [(file: XcodeObject, item: XcodeObject?)] {
    let files = phase.objects("files")
    return mayTake(files.count) ? files.map { ($0, $0.object("fileRef")) } : []
  }

  private mutating func readSource(
    _ item: XcodeObject?, from place: @autoclosure () -> AppTarget.Place
  ) {
    guard let item else { return }
    // A storyboard or an intent definition may be compiled in many languages.
    for (reference, _) in localized(item) {
      switch project.locations.location(of: reference) {
      case .file(let path): take(path, at: ProjectFile.name(of: path), from: place())
      case .unknown: knowsAllFiles = false
      case .product, .system: continue
      }
    }
  }

  /// Takes up what a phase copies into the folder `destination` of the bundle.
  private mutating func readResource(
    _ item: XcodeObject?, in destination: String, from place: @autoclosure () -> AppTarget.Place
  ) {
    guard let item else { return }
    if item.isa == "PBXReferenceProxy" { return depend(on: targetBehind(proxy: item)) }
    let prefix = destination.isEmpty ? "" : destination + "/"
    for (reference, language) in localized(item) {
      let location = project.locations.location(of: reference)
      let name = location.name
      let bundlePath = prefix + (language.map { $0 + ".lproj/" } ?? "") + name
      switch location {
      case .file(let path):
        if !isFolder(reference, path) {
          take(path, at: bundlePath, from: place())
        } else if !XcodeFolder.isCompiled(name: name) {
          take(folder: path, at: bundlePath, from: place())
        }
      // A font is shipped, from wherever; that it is absent nobody can tell.
      case .product where XcodeContext.isFont(name):
        result.fonts.append(
          BundledFont(
            path: "$(BUILT_PRODUCTS_DIR)/" + name, bundlePath: bundlePath, definition: place()))
      case .product: depend(on: context.target(making: name, for: project.path))
      case .system(let path):
        guard XcodeContext.isFont(name) else { continue }
        result.fonts.append(
          BundledFont(path: "$(SDKROOT)/" + path, bundlePath: bundlePath, definition: place()))
      case .unknown(let path):
        guard XcodeContext.isFont(name) else {
          knowsAllFiles = false
          continue
        }
        result.fonts.append(BundledFont(path: path, bundlePath: bundlePath, definition: place()))
      }
    }
  }

  /// The file itself, or each of a variant group's files with its language.
  private mutating func localized(
    _ item: XcodeObject
  ) -> [(reference: XcodeObject, language: String?)] {
    switch item.isa {
    case "PBXVariantGroup":
      let children = item.objects("children")
      guard mayTake(children.count) else { return [] }
      return children.map { child in
        let path = child.string("path") ?? ""
        return (child, XcodeFolder.language(of: path) ?? child.string("name"))
      }
    case "PBXFileReference": return [(item, XcodeFolder.language(of: item.string("path") ?? ""))]
    default: return []
    }
  }

  private func isFolder(_ reference: XcodeObject, _ path: String) -> Bool {
    let type = reference.string("lastKnownFileType") ?? reference.string("explicitFileType") ?? ""
    return type.hasPrefix("folder") || type.hasPrefix("wrapper")
      || context.files.containsFolder(path)
  }

  // MARK: - Copying

  private mutating func readCopyPhase(
    _ phase: XcodeObject, _ folders: XcodeSynchronizedFolders
  ) {
    let destination = destination(of: phase)
    for (file, item) in items(of: phase) {
      guard let item else { continue }
      if let destination {
        readResource(item, in: destination, from: file.place)
      } else if item.isa == "PBXReferenceProxy" {
        depend(on: targetBehind(proxy: item))
      } else if case .product(let name) = project.locations.location(of: item) {
        depend(on: makerOfProduct(item, named: name))
      }
    }
    if let destination { readPhaseExceptions(of: phase, in: destination, folders) }
  }

  /// Where in the bundle, as the system looks fonts up in it, a phase copies to; nil where that is
  /// somewhere else or not known.
  ///
  /// The numbers are those of `PBXCopyFilesBuildPhase.SubFolder` in github.com/tuist/XcodeProj; since
  /// Xcode 26 there are words instead.
  private func destination(of phase: XcodeObject) -> String? {
    guard var path = settings.first?.expand(written(phase), &context.steps) else { return nil }
    let isForMac = result.platforms.first == .macOS
    switch phase.string("dstSubfolder") ?? phase.string("dstSubfolderSpec") ?? "" {
    case "7", "Resources": break
    case "1", "Wrapper", "16", "Product":
      // A Mac's fonts are looked up in its bundle's folder of resources.
      guard isForMac else { break }
      let parts = path.split(separator: "/")
      guard parts.starts(with: ["Contents", "Resources"]) else { return nil }
      path = parts.dropFirst(2).joined(separator: "/")
    default: return nil
    }
    path = ProjectFiles.resolve(path)
    while path.utf8.first == UInt8(ascii: "/") { path.removeFirst() }
    return path.hasPrefix("../") ? nil : path
  }

  /// The path of a copying phase below the bundle; one below the folder of products begins with a
  /// variable that names a place in the bundle.
  private func written(_ phase: XcodeObject) -> String {
    let path = phase.string("dstPath") ?? ""
    let kind = phase.string("dstSubfolder") ?? phase.string("dstSubfolderSpec") ?? ""
    guard kind == "16" || kind == "Product" else { return path }
    let isForMac = result.platforms.first == .macOS
    for (name, place) in [
      ("UNLOCALIZED_RESOURCES_FOLDER_PATH", isForMac ? "Contents/Resources" : ""),
      ("CONTENTS_FOLDER_PATH", isForMac ? "Contents" : ""), ("WRAPPER_NAME", ""),
    ] {
      for variable in ["$(\(name))", "${\(name)}"] where path.hasPrefix(variable) {
        return place + path.dropFirst(variable.count)
      }
    }
    // Beside the product, and so in none.
    return "$(BUILT_PRODUCTS_DIR)"
  }

  /// Takes up the files of synchronized folders that go into this phase.
  private mutating func readPhaseExceptions(
    of phase: XcodeObject, in destination: String, _ folders: XcodeSynchronizedFolders
  ) {
    for folder in folders.withExceptions(for: phase.identifier) {
      for written in folder.phaseExceptions[phase.identifier] ?? [] {
        take(written, of: folder, in: destination)
      }
    }
  }

  // MARK: - Linking

  private mutating func readFramework(_ file: XcodeObject, _ item: XcodeObject?) {
    if let product = file.object("productRef") { return readPackageProduct(product) }
    guard let item else { return }
    if item.isa == "PBXReferenceProxy" { return depend(on: targetBehind(proxy: item)) }
    let location = project.locations.location(of: item)
    if location.name == "WidgetKit.framework" { linksWidgetKit = true }
    if case .product(let name) = location { depend(on: makerOfProduct(item, named: name)) }
  }

  /// The target that makes the product `reference`.
  func makerOfProduct(_ reference: XcodeObject, named name: String) -> String? {
    context.target(reference.identifier, in: project.path)
      ?? context.target(making: ProjectFile.name(of: name), for: project.path)
  }

  // MARK: - CocoaPods

  /// Takes up the fonts that CocoaPods' own phase copies: its inputs name them, in the phase itself or
  /// in lists that come with the pods (`user_project_integrator` in github.com/CocoaPods/CocoaPods).
  /// What other scripts copy is not known.
  private mutating func readScript(_ phase: XcodeObject) {
    guard phase.string("name")?.hasSuffix("Copy Pods Resources") ?? false else {
      if Self.copiesFonts(phase.string("shellScript") ?? "") { result.copiesFontsByScript = true }
      return
    }
    var inputs = phase.strings("inputPaths")
    var hasAll = !inputs.isEmpty
    for list in phase.strings("inputFileListPaths") {
      hasAll = true
      for path in project.paths(list, in: settings, &context.steps) {
        if let file = context.files.file(at: path) {
          inputs += String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map(String.init)
        } else {
          hasAll = false
        }
      }
    }
    for input in inputs where XcodeContext.isFont(input) {
      for path in project.paths(input, in: settings, &context.steps) {
        take(path, at: ProjectFile.name(of: path), from: phase.place)
      }
    }
    guard !hasAll else { return }
    for pods in project.paths("${PODS_ROOT}", in: settings, &context.steps)
    where context.isKnownToBeAbsent(pods) {
      context.noteSource("the pods", command: "pod install", at: phase.place)
    }
  }

  /// True for a script that copies something and speaks of font files. What it copies where cannot be
  /// known.
  private static func copiesFonts(_ script: String) -> Bool {
    let script = String(decoding: script.asciiLowercased, as: UTF8.self)
    return ["cp ", "rsync", "ditto", "copy"].contains { script.contains($0) }
      && [".ttf", ".otf", ".ttc", "fonts/", "/fonts", "fonts\""].contains { script.contains($0) }
  }
}
