/// The bundles of a built product, as targets: the app, its extensions, its watch app, its frameworks.
struct BuiltBundles {
  /// A bundle that is a target.
  struct Bundle {
    /// The bundle's folder; empty where the product itself is the bundle.
    var folder: String
    /// Where its resources lie: the folder itself, or on macOS `Contents/Resources` in it.
    var resources: String
    var infoPlist: String
    /// The folder's name without its ending.
    var name: String
    /// The folder's ending in lower case: `app`, `appex`, `framework`.
    var ending: String
  }

  /// In the order of their folders.
  let bundles: [Bundle]

  private static let endings = ["app", "appex", "framework"]

  /// - Parameters:
  ///   - paths: every file, relative to the product, sorted.
  ///   - productName: the name of the product's own folder.
  init(paths: [String], productName: String) {
    var bundles: [Bundle] = []
    for path in paths where ProjectFile.name(of: path).hasSameBytes(as: "Info.plist") {
      var folder = ProjectFiles.folder(of: path)
      var resources = folder
      if ProjectFile.name(of: folder).hasSameBytes(as: "Contents") {
        resources = folder + "/Resources"
        folder = ProjectFiles.folder(of: folder)
      }
      let name = folder.isEmpty ? productName : ProjectFile.name(of: folder)
      guard let ending = Self.endings.first(where: { name.hasPathExtension(in: [$0]) }) else {
        continue
      }
      bundles.append(
        Bundle(
          folder: folder, resources: resources, infoPlist: path,
          name: String(name.dropLast(ending.count + 1)), ending: ending))
    }
    self.bundles = bundles
  }

  /// The index of the innermost bundle that the file at `path` stands in; nil for none.
  func innermost(_ path: String) -> Int? {
    var best: Int?
    for (index, bundle) in bundles.enumerated()
    where bundle.folder.isEmpty || path.hasPrefix(bundle.folder + "/") {
      if let old = best, bundles[old].folder.utf8.count >= bundle.folder.utf8.count { continue }
      best = index
    }
    return best
  }

  /// The path of a bundle's executable, by its Info.plist or else its own name.
  func executable(of index: Int, named name: String?) -> String {
    let bundle = bundles[index]
    let isDeep = !bundle.resources.hasSameBytes(as: bundle.folder)
    let folder =
      isDeep ? (bundle.folder.isEmpty ? "" : bundle.folder + "/") + "Contents/MacOS" : bundle.folder
    return (folder.isEmpty ? "" : folder + "/") + (name ?? bundle.name)
  }

  /// The bundles as targets.
  func targets(paths: [String], facts: [InfoPlistFacts]) -> [AppTarget] {
    var gathered = [GatheredFiles](repeating: GatheredFiles(), count: bundles.count)
    for path in paths {
      guard let index = innermost(path) else { continue }
      if BundleLayout.isFont(path) {
        let resources = bundles[index].resources
        let isInside = resources.isEmpty || path.hasPrefix(resources + "/")
        gathered[index].add(
          font: path, at: isInside ? BundleLayout.relative(path, to: resources) : path, by: nil)
      } else {
        gathered[index].add(file: path)
      }
    }
    return bundles.indices.map { index in
      let bundle = bundles[index]
      let fact = facts.first { $0.path.hasSameBytes(as: bundle.infoPlist) }
      let frameworks = bundles.filter {
        $0.ending == "framework"
          && ($0.folder.hasPrefix(bundle.folder + "/") || bundle.folder.isEmpty)
      }
      return AppTarget(
        name: bundle.name, kind: kind(of: bundle, fact),
        platforms: fact?.platformName.flatMap(Self.platform).map { [$0] } ?? [],
        deploymentTarget: fact?.minimumOSVersion,
        definition: AppTarget.Place(path: bundle.infoPlist), infoPlists: [bundle.infoPlist],
        fonts: gathered[index].fonts, files: gathered[index].files,
        dependencies: bundle.ending == "framework" ? [] : frameworks.map(\.name),
        languages: BundleLayout.languages(of: gathered[index].files))
    }
  }

  private func kind(of bundle: Bundle, _ facts: InfoPlistFacts?) -> AppTarget.Kind {
    let isOnWatch =
      bundle.folder.split(separator: "/").dropLast().contains("Watch")
      || facts?.platformName?.hasPrefix("watch") == true
    switch bundle.ending {
    case "framework": return .framework
    case "appex":
      if facts?.extensionPoint == "com.apple.widgetkit-extension" { return .widget }
      return isOnWatch ? .watch : .extension
    default:
      if isOnWatch { return .watch }
      return bundle.folder.split(separator: "/").dropLast().last == "AppClips" ? .clip : .app
    }
  }

  /// The system that `DTPlatformName` names, such as `iphoneos` or `iphonesimulator`.
  private static func platform(_ name: String) -> AppPlatform? {
    let platforms: [(prefix: String, platform: AppPlatform)] = [
      ("iphone", .iOS), ("macos", .macOS), ("appletv", .tvOS), ("watch", .watchOS),
      ("xr", .visionOS),
    ]
    return platforms.first { name.hasPrefix($0.prefix) }?.platform
  }
}
