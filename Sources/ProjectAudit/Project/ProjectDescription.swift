/// Makes targets out of one kind of file that describes a project, such as `project.pbxproj`.
///
/// To add one, write `Project/<Kind>/<Kind>.swift` and list it in `ProjectDescriptions.all`.
protocol ProjectDescription: Sendable {
  /// Which of the files that the description needs are kept in memory until all files are known: the
  /// describing file itself, and what it refers to (`.xcconfig`).
  ///
  /// - Parameter path: relative to the project's folder.
  func keeps(path: String) -> Bool

  /// Adds what the kept files of this kind describe: targets, ignored settings, external sources;
  /// what cannot be understood becomes a problem.
  ///
  /// It is called once, when every file's path is known and every property list has been read.
  func describe(_ files: ProjectFiles, into project: inout AppProject)
}

/// Every kind of description, in reading order.
enum ProjectDescriptions {
  static let all: [any ProjectDescription] = [
    XcodeProjectDescription(),
    XcodeGenDescription(),
    TuistDescription(),
    SwiftPackageDescription(),
    ExpoDescription(),
    ReactNativeDescription(),
    FlutterDescription(),
    MauiDescription(),
    CocoaPodsDescription(),
    CarthageDescription(),
    ResolvedPackagesDescription(),
    NodePackagesDescription(),
  ]

  /// True if any description needs the text of the file at `path`.
  static func keeps(path: String) -> Bool { all.contains { $0.keeps(path: path) } }
}
