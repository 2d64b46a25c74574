/// Reads one target of an XcodeGen specification, for one platform.
struct XcodeGenTarget {
  let name: String
  let platform: String
  let node: SpecNode
  /// What stands for `${name}` in its texts.
  let variables: [(name: String, value: String)]
  let all: XcodeGenTargets

  private var gathered = GatheredFiles()
  /// True where something that the target ships cannot be known.
  private var isUnknown = false

  init(
    name: String, platform: String, node: SpecNode, variables: [(name: String, value: String)],
    all: XcodeGenTargets
  ) {
    self.name = name
    self.platform = platform
    self.node = node
    self.variables = variables
    self.all = all
  }

  /// Adds the target.
  ///
  /// - Returns: False where something about it is not known, so that it is left.
  mutating func describe(at place: AppTarget.Place, into project: inout AppProject) -> Bool {
    guard let type = node["type"].flatMap(text) else { return false }
    for source in (node["sources"]?.listOrSelf ?? []) { gather(source, phase: nil) }
    // Not XcodeGen's own word, but one that some forks and templates know.
    for source in (node["resources"]?.listOrSelf ?? []) { gather(source, phase: "resources") }
    guard !isUnknown else { return false }

    let info = infoPlists()
    var target = AppTarget(
      name: name, kind: kind(type, info.files, project), platforms: platforms, definition: place)
    guard !project.hasXcodeTarget(name, target.kind, in: all.folder) else { return true }
    target.deploymentTarget = deploymentTarget
    target.infoPlists = info.files
    target.generatesInfoPlist = info.isGenerated
    target.inlineDeclarations = info.inline
    target.fonts = gathered.fonts
    target.files = gathered.files
    target.languages = BundleLayout.languages(of: gathered.files)
    target.dependencies = dependencies
    if !info.inline.isEmpty {
      // XcodeGen writes the property list anew each time, whatever stands in it.
      project.declarations.removeAll { declaration in
        info.files.contains { $0.hasSameBytes(as: declaration.path) }
      }
    }
    project.targets.append(target)
    for settings in [node["settings"], all.spec["settings"]] {
      for value in all.settings(settings, "INFOPLIST_KEY_UIAppFonts") {
        project.ignoredSettings.append(
          IgnoredSetting(name: "INFOPLIST_KEY_UIAppFonts", target: name, place: value.place))
      }
    }
    return true
  }

  /// The text with variables put in; nil where one is not known.
  private func text(_ node: SpecNode) -> String? {
    guard var text = node.text else { return nil }
    for (name, value) in variables where text.contains("${") {
      text = text.split(separator: "${\(name)}", omittingEmptySubsequences: false)
        .joined(separator: value)
    }
    return text.contains("${") ? nil : text
  }

  // MARK: Files

  private mutating func gather(_ node: SpecNode, phase: String?) {
    guard let text = (node.text == nil ? node["path"] : node).flatMap({ text($0) }) else {
      isUnknown = true
      return
    }
    let path = ProjectFiles.resolve(text, in: node.base)
    let isFolder = all.files.containsFolder(path)
    var folderInBundle: String?
    if let copying = node["buildPhase"]?["copyFiles"] {
      // Only these destinations are the bundle's root.
      let destination = copying["destination"]?.text ?? "resources"
      guard destination == "resources" || destination == "wrapper" else { return }
      folderInBundle = copying["subpath"].flatMap { self.text($0) }
    }
    let phase = node["buildPhase"]?.text ?? phase
    if path.hasPrefix("../") || path.hasPrefix("/") {
      // What a folder outside holds is not known; a single file is.
      guard !isFolder, BundleLayout.isFont(path) else {
        isUnknown = true
        return
      }
    }
    func add(_ file: String, _ place: String?) -> (font: (String, String)?, file: String?) {
      guard BundleLayout.isFont(file) else { return (nil, file) }
      guard phase != "none", phase != "headers", let place else { return (nil, nil) }
      return ((file, folderInBundle.map { $0 + "/" + place } ?? place), nil)
    }
    var taken: [(font: (String, String)?, file: String?)] = []
    let name = ProjectFile.name(of: path)
    if !isFolder {
      taken.append(add(path, name))
    } else {
      let excludes = patterns(node["excludes"])
      let includes = patterns(node["includes"])
      let keepsFolder = node["type"]?.text == "folder"
      for file in all.files.files(below: path) {
        let relative = BundleLayout.relative(file, to: path)
        guard !excludes.contains(where: { $0.matchesPathOrFolder(relative) }),
          includes.isEmpty || includes.contains(where: { $0.matchesPathOrFolder(relative) })
        else { continue }
        // A folder that is a file to Xcode, such as `X.bundle`, is copied whole.
        let inside = BundleLayout.flattened(path.isEmpty ? relative : name + "/" + relative)
        taken.append(add(file, keepsFolder ? name + "/" + relative : inside))
      }
    }
    for one in taken {
      if let font = one.font { gathered.add(font: font.0, at: font.1, by: node.place) }
      if let file = one.file { gathered.add(file: file) }
    }
  }

  private func patterns(_ node: SpecNode?) -> [FileGlob] {
    (node?.listOrSelf ?? []).compactMap { text($0) }.map(FileGlob.init)
  }

  // MARK: Info.plist

  private func infoPlists() -> (files: [String], isGenerated: Bool, inline: [FontDeclaration]) {
    var files: [String] = []
    var inline: [FontDeclaration] = []
    if let info = node["info"] {
      if let path = info["path"], let text = text(path) {
        files.append(ProjectFiles.resolve(text, in: path.base))
      }
      if let fonts = info["properties"]?["UIAppFonts"] { inline.append(declaration(fonts)) }
      return (files, false, inline)
    }
    var isGenerated = false
    for settings in [node["settings"], all.spec["settings"]] {
      if all.settings(settings, "GENERATE_INFOPLIST_FILE").contains(where: {
        ["YES", "true", "yes"].contains($0.text)
      }) {
        isGenerated = true
      }
      guard files.isEmpty else { continue }
      for value in all.settings(settings, "INFOPLIST_FILE") {
        guard let path = text(value).flatMap(builtPath) else { continue }
        if !files.contains(where: path.hasSameBytes) { files.append(path) }
      }
    }
    for (value, _) in all.configured(node, "GENERATE_INFOPLIST_FILE") where value == "YES" {
      isGenerated = true
    }
    if files.isEmpty {
      for (value, _) in all.configured(node, "INFOPLIST_FILE") {
        guard let path = builtPath(value) else { continue }
        if !files.contains(where: path.hasSameBytes) { files.append(path) }
      }
    }
    // XcodeGen looks for it among the sources where no setting names it.
    if files.isEmpty, !isGenerated,
      let found = gathered.files.first(where: {
        ProjectFile.name(of: $0).hasSameBytes(as: "Info.plist")
      })
    {
      files = [found]
    }
    return (files, isGenerated, inline)
  }

  /// The path that a build setting names, seen from the project's folder; nil where it is computed.
  private func builtPath(_ setting: String) -> String? {
    var path = setting
    for name in ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"] where path.hasPrefix("$(\(name))/") {
      path = String(path.dropFirst(name.count + 4))
    }
    path = path.split(separator: "$(TARGET_NAME)", omittingEmptySubsequences: false)
      .joined(separator: name)
    return path.isEmpty || path.contains("$(") ? nil : ProjectFiles.resolve(path, in: all.folder)
  }

  private func declaration(_ node: SpecNode) -> FontDeclaration {
    FontDeclaration(
      path: node.file,
      entries: (node.list ?? []).enumerated().map { index, element in
        FontDeclaration.Entry(
          file: element.text.map { text(element) ?? $0 },
          kind: element.text == nil ? element.list == nil ? "a mapping" : "a list" : "a string",
          index: index, position: element.position)
      })
  }

  // MARK: What it is

  private var platforms: [AppPlatform] {
    let names = [platform] + (node["supportedDestinations"]?.listOrSelf ?? []).compactMap(\.text)
    var result: [AppPlatform] = []
    for name in names {
      let found = AppPlatform.allCases.first {
        $0.rawValue.asciiLowercased == name.asciiLowercased
      }
      if let found, !result.contains(found) { result.append(found) }
    }
    return result
  }

  private var deploymentTarget: String? {
    for value in [node["deploymentTarget"], all.spec["options"]?["deploymentTarget"]] {
      if let text = value?.text ?? value?[platform]?.text { return text }
    }
    for settings in [node["settings"], all.spec["settings"]] {
      if let value = all.settings(settings, "IPHONEOS_DEPLOYMENT_TARGET").first?.text {
        return value
      }
    }
    return all.configured(node, "IPHONEOS_DEPLOYMENT_TARGET").first?.value
  }

  private func kind(_ type: String, _ plists: [String], _ project: AppProject) -> AppTarget.Kind {
    switch type {
    case "application.on-demand-install-capable": return .clip
    case _ where type.hasPrefix("application.watchapp"), "watchkit2-extension",
      "watchkit-extension":
      return .watch
    case _ where type.hasPrefix("application"): return platform == "watchOS" ? .watch : .app
    case _ where type.contains("extension"):
      let point =
        node["info"]?["properties"]?["NSExtension"]?["NSExtensionPointIdentifier"]?.text
        ?? project.infoPlists.first { facts in plists.contains(where: facts.path.hasSameBytes) }?
        .extensionPoint
      return point == "com.apple.widgetkit-extension" ? .widget : .extension
    case _ where type.hasPrefix("framework"): return .framework
    case _ where type.hasPrefix("library"): return .library
    case "bundle": return .bundle
    case _ where type.hasPrefix("bundle."): return .test
    default: return .tool
    }
  }

  private var dependencies: [String] {
    (node["dependencies"]?.listOrSelf ?? []).flatMap { dependency -> [String] in
      if let name = dependency["target"].flatMap({ text($0) }) {
        return [ProjectFile.name(of: name)]
      }
      if let name = dependency["package"].flatMap({ text($0) }) {
        let products = (dependency["product"] ?? dependency["products"])?.listOrSelf ?? []
        return products.isEmpty ? [name] : products.compactMap { text($0) }
      }
      let file = (dependency["framework"] ?? dependency["carthage"] ?? dependency["bundle"])
        .flatMap { text($0) }
      return file.map { [String(ProjectFile.name(of: $0).prefix { $0 != "." })] } ?? []
    }
  }
}
