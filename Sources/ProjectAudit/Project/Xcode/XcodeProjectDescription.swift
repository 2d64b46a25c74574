/// Reads Xcode projects: every `.xcodeproj` of the user's, whether a workspace names it or not.
///
/// Projects that CocoaPods, Carthage or a package brought are left: their targets are not the user's.
struct XcodeProjectDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    let name = ProjectFile.name(of: path)
    if name.hasSameBytes(as: "project.pbxproj") { return Self.isProject(path) }
    if name.hasSameBytes(as: "contents.xcworkspacedata") { return Self.isOwn(path) }
    return name.hasPathExtension(in: ["xcconfig", "xcfilelist"])
  }

  private static func isOwn(_ path: String) -> Bool {
    switch FileOrigin(path: path) {
    case .own, .test: true
    case .pods, .carthage, .nodeModules, .packageCheckout, .buildProduct: false
    }
  }

  private static func isProject(_ path: String) -> Bool {
    ProjectFiles.folder(of: path).hasPathExtension(in: ["xcodeproj"]) && isOwn(path)
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    let descriptions = files.descriptions
    let workspaces = descriptions.filter { $0.name.hasSameBytes(as: "contents.xcworkspacedata") }
      .map(XcodeWorkspace.init)
    project.problems += workspaces.compactMap(\.problem)
    let context = XcodeContext(files, workspaces: workspaces, infoPlists: project.infoPlists)
    let configurationFiles = XcodeConfigurationFiles(files)
    let documents = descriptions.filter { $0.name.hasSameBytes(as: "project.pbxproj") }
      .map(XcodeDocument.init).filter { !$0.isTemplate }
    let projects = documents.map { XcodeProject($0, files: configurationFiles) }
    for xcodeProject in projects { context.register(xcodeProject) }
    var ignored: [IgnoredSetting] = []
    for xcodeProject in projects {
      let document = xcodeProject.document
      if let problem = document.problem { project.problems.append(problem) }
      let folders = XcodeSynchronizedFolders(document, in: xcodeProject.locations)
      for target in xcodeProject.targets {
        if let target = XcodeTargetReader.read(target, of: xcodeProject, folders: folders, context)
        {
          project.targets.append(target)
        }
      }
      context.noteAbsentPackages(of: xcodeProject)
      ignored += xcodeProject.ignoredSettings()
    }
    ignored += unusedFiles(descriptions)
    project.ignoredSettings += Self.united(ignored)
    project.externalSources += context.externalSources
    project.unreadPackages += context.unreadPackages
  }

  /// Settings of files that seem to declare fonts, whether a project uses the file or not.
  private func unusedFiles(_ descriptions: [ProjectFile]) -> [IgnoredSetting] {
    let word = WordSearch([XcodeSetting.fontsKey])
    return descriptions.filter {
      $0.name.hasPathExtension(in: ["xcconfig"]) && Self.isOwn($0.path) && word.matches($0.bytes)
    }.flatMap { file in
      XcodeConfigurationFile(file).lines.compactMap { line in
        guard case .setting(let setting) = line, setting.seemsToDeclareFonts else { return nil }
        return IgnoredSetting(name: setting.writtenName, target: nil, place: setting.place)
      }
    }
  }

  /// Each place once; a setting that several targets share names none.
  private static func united(_ settings: [IgnoredSetting]) -> [IgnoredSetting] {
    var result: [IgnoredSetting] = []
    var indices: [String: Int] = [:]
    for setting in settings {
      let position = setting.place.position
      let key = "\(position?.line ?? 0):\(position?.column ?? 0) \(setting.place.path)"
      guard let index = indices[key] else {
        indices[key] = result.count
        result.append(setting)
        continue
      }
      if setting.target != nil, result[index].target != setting.target {
        result[index].target = nil
      }
    }
    return result
  }
}
