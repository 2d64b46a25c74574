/// The `.xcconfig` files of all projects, each read once.
final class XcodeConfigurationFiles {
  /// What a file and the files that it includes assign.
  struct Base {
    var level: XcodeSettings.Level
    /// Assignments that seem to declare fonts.
    var ignored: [XcodeSetting]
  }

  private let files: ProjectFiles
  private var settings: [String: [XcodeSetting]] = [:]
  private var bases: [String: Base] = [:]
  /// How many settings may still be taken up, so that files that include each other stay small.
  private var remaining = 200_000

  private static let depthLimit = 32

  init(_ files: ProjectFiles) {
    self.files = files
  }

  /// What the file at `path` assigns; nothing where it is not there.
  func base(at path: String) -> Base {
    if let known = bases[path] { return known }
    let settings = settings(at: path, depth: 0)
    let base = Base(level: .init(settings), ignored: settings.filter(\.seemsToDeclareFonts))
    bases[path] = base
    return base
  }

  /// Every assignment of the file at `path` and of what it includes.
  func assignments(in path: String) -> [XcodeSetting] { settings(at: path, depth: 0) }

  /// The settings of the file and of what it includes, in the order in which they are assigned.
  private func settings(at path: String, depth: Int) -> [XcodeSetting] {
    if let known = settings[path] { return known }
    // Meanwhile the file stands for nothing, should it include itself.
    settings[path] = []
    guard depth < Self.depthLimit, let file = files.file(at: path) else { return [] }
    var result: [XcodeSetting] = []
    for line in XcodeConfigurationFile(file).lines where remaining > 0 {
      switch line {
      case .setting(let setting): result.append(setting)
      case .include(let name):
        let included = ProjectFiles.resolve(name, in: ProjectFiles.folder(of: path))
        result += settings(at: included, depth: depth + 1)
      }
    }
    remaining -= result.count
    settings[path] = result
    return result
  }
}

extension XcodeSetting {
  /// True for `INFOPLIST_KEY_UIAppFonts`: Xcode makes an Info.plist out of a fixed set of such
  /// settings, and this is not among them
  /// (developer.apple.com/documentation/xcode/build-settings-reference).
  var seemsToDeclareFonts: Bool { name == Self.fontsKey }

  static let fontsKey = "INFOPLIST_KEY_UIAppFonts"
}

/// The build configurations of one project and its targets.
final class XcodeConfigurations {
  private let project: XcodeObject?
  private let locations: XcodeLocations
  private let builtIn: [String: String]
  private let files: XcodeConfigurationFiles

  private struct Configuration {
    var name: String
    /// The configuration's own settings, then those of its file.
    var levels: [XcodeSettings.Level]
    var ignored: [XcodeSetting]
  }

  private var cache: [String: Configuration] = [:]

  /// How many configurations a target may have; people have two to ten.
  private static let countLimit = 64

  init(
    project: XcodeObject?, locations: XcodeLocations, builtIn: [String: String],
    files: XcodeConfigurationFiles
  ) {
    self.project = project
    self.locations = locations
    self.builtIn = builtIn
    self.files = files
  }

  /// The settings of each configuration of `target`.
  func settings(of target: XcodeObject) -> [XcodeSettings] {
    let own = configurations(of: target)
    let common = project.map(configurations) ?? []
    var builtIn = builtIn
    for name in ["TARGET_NAME", "TARGETNAME", "PRODUCT_NAME", "EXECUTABLE_NAME"] {
      builtIn[name] = target.string("name")
    }
    return (own.isEmpty ? common : own).map { configuration in
      var builtIn = builtIn
      builtIn["CONFIGURATION"] = configuration.name
      let below = own.isEmpty ? nil : common.first { $0.name == configuration.name }
      return XcodeSettings(
        levels: configuration.levels + (below?.levels ?? []), builtIn: builtIn)
    }
  }

  /// The settings of `owner` that seem to declare fonts.
  func ignored(in owner: XcodeObject) -> [XcodeSetting] {
    configurations(of: owner).flatMap(\.ignored)
  }

  /// The folder that a source tree such as `PODS_ROOT` stands for, as far as the project itself says.
  ///
  /// Files of settings do not count: where they lie is only known when all source trees are.
  static func path(
    ofSourceTree name: String, in project: XcodeObject?, builtIn: [String: String]
  ) -> String? {
    let list = project?.object("buildConfigurationList")?.objects("buildConfigurations") ?? []
    var steps = 1 << 16
    return XcodeSettings(levels: list.prefix(1).map(level), builtIn: builtIn).value(name, &steps)
  }

  private static func level(of configuration: XcodeObject) -> XcodeSettings.Level {
    XcodeSettings.Level(settings(of: configuration))
  }

  private static func settings(of configuration: XcodeObject) -> [XcodeSetting] {
    configuration.settings("buildSettings").map {
      XcodeSetting($0.key, value: $0.value, place: $0.place)
    }
  }

  private func configurations(of owner: XcodeObject) -> [Configuration] {
    let list = owner.object("buildConfigurationList")?.strings("buildConfigurations") ?? []
    return list.prefix(Self.countLimit).compactMap { identifier in
      if let known = cache[identifier] { return known }
      guard let object = owner.document.object(identifier) else { return nil }
      let own = Self.settings(of: object)
      let base = file(of: object).map(files.base)
      let result = Configuration(
        name: object.string("name") ?? "", levels: [.init(own)] + (base.map { [$0.level] } ?? []),
        ignored: own.filter(\.seemsToDeclareFonts) + (base?.ignored ?? []))
      cache[identifier] = result
      return result
    }
  }

  /// The `.xcconfig` file of a configuration: a file reference, or since Xcode 16 a path below a
  /// synchronized folder.
  private func file(of configuration: XcodeObject) -> String? {
    if let reference = configuration.object("baseConfigurationReference") {
      return locations.location(of: reference).path
    }
    guard let anchor = configuration.object("baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath"),
      let folder = locations.location(of: anchor).path
    else { return nil }
    return ProjectFiles.resolve(path, in: folder)
  }
}
