/// Reads Swift packages' `Package.swift`, app playgrounds included.
///
/// What is written out is read, as literals, constants and plain functions; a target whose resources
/// are computed is passed over. Meaning and defaults are those of
/// docs.swift.org/swiftpm/documentation/packagedescription.
struct SwiftPackageDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    ProjectFile.name(of: path).hasSameBytes(as: "Package.swift")
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      var manifest = SwiftManifest(file)
      guard let package = manifest.constant("package"), package.name == "Package" else { continue }
      SwiftPackageReader(file: file, manifest: manifest, package: package, files: files)
        .describe(into: &project)
    }
  }
}

/// Reads one package.
struct SwiftPackageReader {
  let file: ProjectFile
  let manifest: SwiftManifest
  let package: ManifestValue
  let files: ProjectFiles

  private var folder: String { ProjectFiles.folder(of: file.path) }
  private var packageName: String { package["name"]?.string ?? ProjectFile.name(of: folder) }

  func describe(into project: inout AppProject) {
    for dependency in package["dependencies"]?.elements ?? [] {
      if let path = dependency["path"]?.string { noteUnread(path, in: &project) }
      guard let url = dependency["url"]?.string else { continue }
      var name = dependency["name"]?.string ?? ProjectFile.name(of: url)
      if name.hasSuffix(".git") { name = String(name.dropLast(4)) }
      project.addExternalSource(
        ExternalSource(
          name: "the package \(name)", command: "swift package resolve", place: place(dependency)))
    }
    var targets: [AppTarget] = []
    for value in package["targets"]?.elements ?? [] {
      if let target = target(value) { targets.append(target) }
    }
    var products: [AppTarget] = []
    var appModules: Set<String> = []
    for product in package["products"]?.elements ?? [] {
      guard let name = product["name"]?.string else { continue }
      let members = (product["targets"]?.elements ?? []).compactMap(\.string)
      if product.name == "iOSApplication" {
        appModules.formUnion(members)
        products.append(app(product, name, targets.filter { members.contains($0.name) }))
      } else if !targets.contains(where: { $0.name.hasSameBytes(as: name) }) {
        // Others ask for a product by its own name.
        products.append(
          AppTarget(
            name: name, kind: .library, platforms: platforms.map(\.platform),
            definition: place(product), files: [], dependencies: members))
      }
    }
    project.targets += targets.filter { !appModules.contains($0.name) } + products
  }

  /// Notes the local package at `path` where it lies outside the folder that is read, or is not there.
  private func noteUnread(_ path: String, in project: inout AppProject) {
    let path = ProjectFiles.resolve(path, in: folder)
    let name = ProjectFile.name(of: path)
    guard !files.contains(path.isEmpty ? "Package.swift" : path + "/Package.swift"),
      !project.unreadPackages.contains(name)
    else { return }
    project.unreadPackages.append(name)
  }

  private func place(_ value: ManifestValue) -> AppTarget.Place {
    manifest.place(of: value)
  }

  /// `platforms: [.iOS(.v15), .macOS("12.3")]`
  private var platforms: [(platform: AppPlatform, version: String?)] {
    (package["platforms"]?.elements ?? []).compactMap { value in
      guard let platform = value.name.flatMap(AppPlatform.init) else { return nil }
      let version = value.firstUnlabelled
      return (
        platform,
        version?.string
          ?? version?.name.map { $0.dropFirst().split(separator: "_").joined(separator: ".") }
      )
    }
  }

  private var deploymentTarget: String? { platforms.first { $0.platform == .iOS }?.version }

  // MARK: Targets

  private func target(_ value: ManifestValue) -> AppTarget? {
    let kind: AppTarget.Kind
    switch value.name {
    case "target": kind = .library
    case "executableTarget": kind = .tool
    case "testTarget": kind = .test
    default: return nil
    }
    guard let name = value["name"]?.string,
      let base = base(of: value, name, isTest: kind == .test)
    else { return nil }
    let excluded = strings(value["exclude"])
    var gathered = GatheredFiles()
    let bundle = "\(packageName)_\(name).bundle/"
    guard let excluded, add(value["resources"], below: base, in: bundle, to: &gathered) else {
      return nil
    }
    let left = excluded.map { ProjectFiles.resolve($0, in: base) }
    let sources = value["sources"].map { strings($0) ?? [] }
    for path in files.files(below: base) where !BundleLayout.isFont(path) {
      func isBelow(_ folder: String) -> Bool {
        path.hasSameBytes(as: folder) || path.hasPrefix(folder + "/")
      }
      if left.contains(where: isBelow) { continue }
      if let sources, !sources.isEmpty,
        !sources.contains(where: { isBelow(ProjectFiles.resolve($0, in: base)) })
      {
        continue
      }
      gathered.add(file: path)
    }
    return AppTarget(
      name: name, kind: kind, platforms: platforms.map(\.platform),
      deploymentTarget: deploymentTarget, definition: place(value), fonts: gathered.fonts,
      files: gathered.files, dependencies: dependencies(of: value),
      languages: BundleLayout.languages(of: gathered.files))
  }

  /// The target's folder; nil where it is not known.
  private func base(of value: ManifestValue, _ name: String, isTest: Bool) -> String? {
    if let path = value["path"] {
      return path.string.map { ProjectFiles.resolve($0, in: folder) }
    }
    let parents =
      isTest
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    return parents.map { ProjectFiles.resolve("\($0)/\(name)", in: folder) }
      .first(where: files.containsFolder)
      // A package of one target may have its sources in the folder itself, since tools version 5.9.
      ?? ProjectFiles.resolve("Sources", in: folder)
  }

  private func strings(_ value: ManifestValue?) -> [String]? {
    guard let value else { return [] }
    let strings = value.elements?.map(\.string)
    guard let strings, !strings.contains(nil) else { return nil }
    return strings.compactMap(\.self)
  }

  /// Adds the fonts among the resources; false where they are not known.
  private func add(
    _ resources: ManifestValue?, below base: String, in bundle: String,
    to gathered: inout GatheredFiles
  ) -> Bool {
    guard let resources else { return true }
    guard let elements = resources.elements else { return false }
    for element in elements {
      guard let text = element.firstUnlabelled?.string else { return false }
      let path = ProjectFiles.resolve(text, in: base)
      let isFolder = files.containsFolder(path)
      let name = ProjectFile.name(of: path)
      switch element.name {
      case "process", "copy":
        guard isFolder else {
          if BundleLayout.isFont(path) {
            gathered.add(font: path, at: bundle + name, by: place(element))
          }
          continue
        }
        for file in files.files(below: path) where BundleLayout.isFont(file) {
          let relative = BundleLayout.relative(file, to: path)
          let inside =
            element.name == "copy" ? name + "/" + relative : BundleLayout.flattened(relative)
          if let inside { gathered.add(font: file, at: bundle + inside, by: place(element)) }
        }
      case "embedInCode": continue
      default: return false
      }
    }
    return true
  }

  private func dependencies(of value: ManifestValue) -> [String] {
    guard let list = value["dependencies"] else { return [] }
    guard let elements = list.elements else { return ["(computed)"] }
    return elements.map { $0.string ?? $0["name"]?.string ?? "(computed)" }
  }

  /// The app of an app playground: its module's resources lie in the app, or in a bundle in it.
  private func app(_ product: ManifestValue, _ name: String, _ modules: [AppTarget]) -> AppTarget {
    var gathered = GatheredFiles()
    for module in modules {
      for font in module.fonts {
        let inside = font.bundlePath.drop { $0 != "/" }.dropFirst()
        gathered.add(font: font.path, at: String(inside), by: font.definition)
        gathered.add(font: font.path, at: font.bundlePath, by: font.definition)
      }
      for file in module.files ?? [] { gathered.add(file: file) }
    }
    let plist = product["additionalInfoPlistContentFilePath"]?.string
    return AppTarget(
      name: name, kind: .app, platforms: [.iOS], deploymentTarget: deploymentTarget,
      definition: place(product),
      infoPlists: plist.map { [ProjectFiles.resolve($0, in: folder)] } ?? [],
      generatesInfoPlist: true, fonts: gathered.fonts, files: gathered.files,
      dependencies: modules.flatMap(\.dependencies),
      languages: BundleLayout.languages(of: gathered.files))
  }
}
