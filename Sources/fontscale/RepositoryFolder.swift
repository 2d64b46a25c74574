import SystemInterop

/// Where a project lies in its repository: services that show findings beside a change name files
/// from the repository's folder.
enum RepositoryFolder {
  /// The folder of a project within its repository, without a slash at its end: the nearest folder
  /// above with a `.git`; where there is none the current folder, if it lies below that.
  ///
  /// Empty where the project is such a folder itself, or below none.
  static func path(of project: FilePath) -> String {
    guard let project = FileSystem.canonicalPath(project) else { return "" }
    var above = project
    while !above.isEmpty {
      // A work tree and a submodule have a file of that name.
      if (try? FileSystem.kind(of: above.appending(FilePath(".git")))) != nil {
        return relative(project, to: above) ?? ""
      }
      if above == FilePath("/") { break }
      above = above.parent
    }
    return FileSystem.canonicalPath(FilePath(".")).flatMap { relative(project, to: $0) } ?? ""
  }

  /// nil where the path does not lie in the folder; both must be canonical.
  private static func relative(_ path: FilePath, to folder: FilePath) -> String? {
    if path == folder { return "" }
    let prefix = folder == FilePath("/") ? folder.bytes : folder.bytes + [UInt8(ascii: "/")]
    guard path.bytes.starts(with: prefix) else { return nil }
    return FilePath(bytes: path.bytes.dropFirst(prefix.count)).string
  }
}
