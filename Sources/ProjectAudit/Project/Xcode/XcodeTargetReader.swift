/// Makes an `AppTarget` out of one target of an Xcode project.
///
/// Headers are in no build phase of an app and so among no target's files, whoever includes them.
struct XcodeTargetReader {
  let project: XcodeProject
  let target: XcodeObject
  let settings: [XcodeSettings]
  let context: XcodeContext
  var result: AppTarget
  var files: [String] = []
  /// False as soon as a file of the target cannot be located.
  var knowsAllFiles = true
  var languages: Set<String> = []
  /// True where the target names WidgetKit among its frameworks.
  var linksWidgetKit = false
  private var seenDependencies: Set<String> = []
  private var seenFonts: Set<[UInt8]> = []

  /// - Returns: nil for targets that make no product of their own (aggregates, external build tools).
  static func read(
    _ target: XcodeObject, of project: XcodeProject, folders: XcodeSynchronizedFolders,
    _ context: XcodeContext
  ) -> AppTarget? {
    guard let kind = XcodeProductType.kind(of: target), let name = target.string("name") else {
      return nil
    }
    var reader = XcodeTargetReader(
      project: project, target: target, settings: project.settings(of: target), context: context,
      result: AppTarget(name: name, kind: kind, definition: target.place))
    reader.readPlatforms()
    reader.readInfoPlists()
    reader.readPhases(folders)
    reader.readFolders(folders)
    reader.readDependencies()
    return reader.finished()
  }

  private consuming func finished() -> AppTarget {
    if result.kind == .extension, isWidget { result.kind = .widget }
    if result.kind != .widget, result.kind != .test, result.kind != .framework,
      result.kind != .library, result.kind != .bundle, result.platforms == [.watchOS]
    {
      result.kind = .watch
    }
    result.fonts.sort {
      $0.bundlePath.hasSameBytes(as: $1.bundlePath)
        ? $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        : $0.bundlePath.utf8.lexicographicallyPrecedes($1.bundlePath.utf8)
    }
    if knowsAllFiles {
      files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      var unique: [String] = []
      unique.reserveCapacity(files.count)
      for file in files where unique.last.map({ !$0.hasSameBytes(as: file) }) ?? true {
        unique.append(file)
      }
      result.files = unique
    }
    result.languages = languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return result
  }

  /// An extension is WidgetKit's if its property list says so; where none says anything, if it
  /// names the framework, as Xcode's template does.
  private var isWidget: Bool {
    let points = result.infoPlists.compactMap { context.extensionPoints[$0] }
    return points.isEmpty
      ? linksWidgetKit : points.contains("com.apple.widgetkit-extension")
  }

  // MARK: - Settings

  /// The values of a setting in all configurations, each once, in their order.
  func values(_ name: String) -> [String] {
    var result: [String] = []
    for setting in settings {
      for value in setting.values(name, &context.steps)
      where !value.isEmpty && result.count < Self.valueLimit && !result.contains(value) {
        result.append(value)
      }
    }
    return result
  }

  /// How many different values of one setting count.
  private static let valueLimit = 64

  /// True if a setting is on in any configuration.
  func isOn(_ name: String) -> Bool { values(name).contains("YES") }

  private mutating func readInfoPlists() {
    for setting in settings where setting.isUnknown("INFOPLIST_FILE", &context.steps) {
      result.hasUnknownInfoPlist = true
    }
    for value in values("INFOPLIST_FILE") {
      let path = context.find(ProjectFiles.resolve(value, in: project.sourceRoot)).path
      if !context.files.contains(path) { result.hasUnknownInfoPlist = true }
      if !result.infoPlists.contains(where: { $0.hasSameBytes(as: path) }) {
        result.infoPlists.append(path)
      }
    }
    result.generatesInfoPlist = isOn("GENERATE_INFOPLIST_FILE")
  }

  // MARK: - What goes into the bundle

  /// Takes up one file of the target.
  ///
  /// - Parameters:
  ///   - path: relative to the folder that is read.
  ///   - bundlePath: where the build puts it.
  ///   - place: asked for fonts alone, since telling a line costs something.
  mutating func take(
    _ path: String, at bundlePath: String, from place: @autoclosure () -> AppTarget.Place
  ) {
    let found = context.find(path)
    if let language = XcodeFolder.language(of: bundlePath) { languages.insert(language) }
    guard XcodeContext.isFont(path) else {
      files.append(found.path)
      return
    }
    guard seenFonts.insert(Array((bundlePath + "\0" + found.path).utf8)).inserted else { return }
    let place = place()
    // Outside of the folder that is read nothing is known yet, so that the font counts as there.
    result.fonts.append(
      BundledFont(
        path: found.path, bundlePath: bundlePath, exists: found.exists, definition: place))
    if !found.exists { context.noteSource(of: found.path, at: place) }
  }

  /// Takes up every file in a folder that keeps its name.
  mutating func take(folder: String, at bundlePath: String, from place: AppTarget.Place) {
    guard context.files.containsFolder(folder) else {
      if context.isKnownToBeAbsent(folder) { context.noteSource(of: folder + "/", at: place) }
      return
    }
    let prefix = folder.isEmpty ? 0 : folder.utf8.count + 1
    for path in context.files.files(below: folder) {
      guard mayTake() else { return }
      let rest = String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
      take(path, at: bundlePath + "/" + rest, from: place)
    }
  }

  /// Counts files that are about to be taken up; false where there are too many.
  mutating func mayTake(_ count: Int = 1) -> Bool {
    guard count <= context.remainingFiles else {
      knowsAllFiles = false
      return false
    }
    context.remainingFiles -= count
    return true
  }

  mutating func depend(on name: String?) {
    guard let name, !name.isEmpty, name != result.name, seenDependencies.insert(name).inserted
    else { return }
    result.dependencies.append(name)
  }
}
