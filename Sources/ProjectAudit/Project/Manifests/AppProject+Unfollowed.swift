extension AppProject {
  /// Notes that a generator's description could not be followed, or targets of it, unless the project
  /// that it makes lies beside it.
  ///
  /// - Parameters:
  ///   - targets: those that are left; none where it is the whole.
  ///   - place: where it begins that something is not known.
  mutating func addUnfollowed(
    _ names: [String], in file: ProjectFile, folder: String, command: String,
    at place: AppTarget.Place? = nil
  ) {
    let isGenerated = targets.contains { target in
      target.definition.path.hasSuffix(".xcodeproj/project.pbxproj")
        && ProjectFiles.folder(of: ProjectFiles.folder(of: target.definition.path))
          .hasSameBytes(as: folder)
    }
    guard !isGenerated else { return }
    let what =
      names.isEmpty
      ? "what it describes is computed" : "what it says of \(names.listed) is computed"
    problems.append(
      FileProblem(
        path: place?.path ?? file.path, message: what + " and not followed here",
        position: place?.position,
        help: "run \(command) first; then Xcode's project tells which fonts ship",
        kind: .notFollowed))
  }
}
