/// One `.xcodeproj` of the user's: its document, where its files lie, and its build settings.
final class XcodeProject {
  let document: XcodeDocument
  /// The `.xcodeproj` itself, relative to the folder that is read.
  let path: String
  /// The folder that `SRCROOT` stands for.
  let sourceRoot: String
  let locations: XcodeLocations
  /// The targets in the project's order.
  let targets: [XcodeObject]
  private let configurations: XcodeConfigurations

  init(_ document: XcodeDocument, files: XcodeConfigurationFiles) {
    self.document = document
    path = ProjectFiles.folder(of: document.path)
    let project = document.project
    // A project may say that its paths begin elsewhere ("Project Root").
    sourceRoot = ProjectFiles.resolve(
      project?.string("projectDirPath") ?? "", in: ProjectFiles.folder(of: path))
    var builtIn = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].reduce(into: [String: String]()) {
      // Every path of a build setting begins there, so that "here" is the right word for it.
      $0[$1] = "."
    }
    builtIn["PROJECT_NAME"] = XcodeModifier.base(of: ProjectFile.name(of: path))
    builtIn["PROJECT"] = builtIn["PROJECT_NAME"]
    builtIn["PROJECT_FILE_PATH"] = "./" + ProjectFile.name(of: path)
    // Where CocoaPods puts its files unless it is told otherwise; see `PODS_ROOT` in
    // github.com/CocoaPods/CocoaPods.
    builtIn["PODS_ROOT"] = "./Pods"
    locations = XcodeLocations(mainGroup: project?.object("mainGroup"), sourceRoot: sourceRoot) {
      [builtIn] in
      XcodeConfigurations.path(ofSourceTree: $0, in: project, builtIn: builtIn)
    }
    configurations = XcodeConfigurations(
      project: project, locations: locations, builtIn: builtIn, files: files)
    let listed = project?.objects("targets") ?? []
    targets = listed.isEmpty ? document.objects.filter { $0.isa.hasSuffix("Target") } : listed
  }

  /// The settings of each configuration of `target`.
  func settings(of target: XcodeObject) -> [XcodeSettings] { configurations.settings(of: target) }

  /// The settings, of the project and its targets, that seem to declare fonts.
  func ignoredSettings() -> [IgnoredSetting] {
    ([document.project].compactMap(\.self) + targets).flatMap { owner in
      configurations.ignored(in: owner).map {
        IgnoredSetting(
          name: $0.writtenName,
          target: owner.isa == "PBXProject" ? nil : owner.string("name"), place: $0.place)
      }
    }
  }

  /// `text` as a path relative to the folder that is read, once for each configuration that makes
  /// another of it; its variables are those of `target`.
  func paths(_ text: String, in settings: [XcodeSettings], _ steps: inout Int) -> [String] {
    var result: [String] = []
    for setting in settings {
      guard let path = setting.expand(text, &steps), !path.isEmpty else { continue }
      let resolved = ProjectFiles.resolve(path, in: sourceRoot)
      if !result.contains(where: { $0.hasSameBytes(as: resolved) }) { result.append(resolved) }
    }
    return result
  }
}
