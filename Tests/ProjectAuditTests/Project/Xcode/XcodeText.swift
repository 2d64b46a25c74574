@testable import ProjectAudit

/// A small `project.pbxproj` in text, with the least that every project has.
///
/// Identifiers are words: `P` is the project, `ROOT` its main group, `T` its target, `PC` and `TC` the
/// settings of both in the one configuration `Release`.
struct XcodeText {
  /// More objects, in old style: `F = {isa = PBXFileReference; …};`.
  var objects = ""
  /// What the main group holds, by identifiers.
  var group = ""
  /// More keys of the target.
  var target = ""
  var phases = ""
  var type = "application"
  var settings = ""
  var projectSettings = ""
  /// More keys of the project, and more targets.
  var project = ""
  var moreTargets = ""
  /// More keys of the target's configuration.
  var configuration = ""

  var text: String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P = {isa = PBXProject; mainGroup = ROOT; buildConfigurationList = PL; \(project)
          targets = (T, \(moreTargets)); };
        ROOT = {isa = PBXGroup; children = (\(group)); sourceTree = "<group>"; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
        PC = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(projectSettings)}; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.\(type)";
          buildConfigurationList = TL; buildPhases = (\(phases)); \(target) };
        TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
        TC = {isa = XCBuildConfiguration; name = Release; \(configuration)
          buildSettings = {\(settings)}; };
    \(objects)
      };
      rootObject = P;
    }

    """
  }

  /// The project of `App/App.xcodeproj` with these files beside it.
  func read(_ paths: [String] = [], files: [ProjectFile] = []) -> AppProject {
    AppProject(
      [ProjectFile(path: Self.path, text: text)] + files, otherPaths: paths)
  }

  /// The first target.
  func target(_ paths: [String] = [], files: [ProjectFile] = []) -> AppTarget? {
    read(paths, files: files).targets.first
  }

  static let path = "App/App.xcodeproj/project.pbxproj"
}

extension AppTarget {
  /// The fonts as `bundle path < file`, with a mark for those that are not there.
  var fontLines: [String] {
    fonts.map { "\($0.bundlePath) < \($0.path)\($0.exists ? "" : " (absent)")" }
  }
}
