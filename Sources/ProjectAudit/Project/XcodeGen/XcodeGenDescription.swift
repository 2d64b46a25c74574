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
      guard let spec, !loader.isIncomplete, spec["name"] != nil || spec["targets"] != nil else {
        continue
      }
      let reader = XcodeGenTargets(
        spec: spec, folder: ProjectFiles.folder(of: file.path), files: files)
      reader.describe(into: &project, budget: loader.budget)
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
