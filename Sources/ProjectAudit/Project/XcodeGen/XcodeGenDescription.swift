/// Reads XcodeGen's `project.yml`, with the files that it includes.
///
/// What it says is described in github.com/yonaskolb/XcodeGen, Docs/ProjectSpec.md. Where the project
/// that XcodeGen makes from it lies beside it, that project's targets count, since Xcode builds those;
/// only targets that it lacks are taken from here.
struct XcodeGenDescription: ProjectDescription {
  func keeps(path: String) -> Bool { path.hasPathExtension(in: ["yml", "yaml"]) }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions {
      let name = file.name.asciiLowercased
      guard name.elementsEqual("project.yml".utf8) || name.elementsEqual("project.yaml".utf8),
        WordSearch(["targets", "targetTemplates", "include"]).matches(file.bytes)
      else { continue }
      var loader = SpecLoader(files)
      let spec = loader.load(file.path)
      project.problems += loader.problems
      guard let spec, spec["name"] != nil || spec["targets"] != nil else { continue }
      let folder = ProjectFiles.folder(of: file.path)
      guard !loader.isIncomplete else {
        if loader.problems.isEmpty, spec["targets"] != nil || spec["include"] != nil {
          project.addUnfollowed(
            [], in: file, folder: folder, command: "xcodegen", at: loader.incompletePlace)
        }
        continue
      }
      let reader = XcodeGenTargets(
        spec: spec, folder: folder, files: files,
        configurationFiles: XcodeConfigurationFiles(files))
      let left = reader.describe(into: &project, budget: loader.budget)
      if let first = left.first {
        project.addUnfollowed(
          left.map(\.name).eachOnce, in: file, folder: folder, command: "xcodegen",
          at: first.place)
      }
    }
  }
}

extension AppProject {
  /// True if a project of Xcode's in `folder` has a target of this name and kind, so that a generator's
  /// description of it is no second target.
  func hasXcodeTarget(_ name: String, _ kind: AppTarget.Kind, in folder: String) -> Bool {
    targets.contains { target in
      target.kind == kind && target.name.hasSameBytes(as: name)
        && target.definition.path.hasSuffix(".xcodeproj/project.pbxproj")
        && ProjectFiles.folder(of: ProjectFiles.folder(of: target.definition.path))
          .hasSameBytes(as: folder)
    }
  }
}
