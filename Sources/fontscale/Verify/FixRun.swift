import ArgumentParsing
import ProjectAudit
import SystemInterop

/// `--fix`: makes the repairs that the findings propose, or shows them as a diff.
struct FixRun {
  static let flag = Flag(
    "fix", help: "make the repairs that need no thought, in place; then tell what remains")
  static let dryRun = Flag(
    "dry-run", help: "with --fix: change nothing and print the repairs as a diff for git apply")

  let root: FilePath
  let messages: Messages

  /// - Throws: `ToolError` (64) where there is nothing that could be left undone.
  static func validate(_ matches: Matches) throws(ToolError) {
    guard matches[dryRun], !matches[flag] else { return }
    throw ToolError(
      .usage, "--dry-run shows what --fix would do, which is not asked for",
      help: "write --fix --dry-run")
  }

  /// - Throws: `ToolError` (64) where PROJECT is a built product: its files are made from others, and
  ///   signed.
  static func validate(_ matches: Matches, project: FilePath) throws(ToolError) {
    guard matches[flag], ProjectLoader.isBuiltProduct(project) else { return }
    throw ToolError(
      .usage, subject: project.string,
      "--fix repairs a project's folder; this is a built app, which is signed as it is",
      help: "run verify --fix in the project that builds it, and verify without --fix here")
  }

  /// What the findings' repairs make of each file, in the order of the files.
  ///
  /// A file that cannot be read is told and left.
  func repairs(_ report: AuditReport) -> [FileRepair] {
    var fixes: [[UInt8]: [Fix]] = [:]
    for fix in report.diagnostics.compactMap(\.fix) {
      let key = Array(fix.path.utf8)
      if fixes[key]?.contains(fix) != true { fixes[key, default: []].append(fix) }
    }
    let paths = fixes.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return paths.compactMap { key in
      let path = String(decoding: key, as: UTF8.self)
      do throws(FileError) {
        let bytes = try FileSystem.read(file(path), limit: ProjectLoader.sizeLimit)
        let repair = FileRepair(path: path, bytes: bytes, fixes: fixes[key] ?? [])
        for refused in repair.refused {
          messages.warning(
            subject: file(path).string,
            "not repaired (\(refused.fix.summary)): \(refused.reason)")
        }
        return repair
      } catch {
        messages.warning(subject: error.path, "not repaired: \(error.message)")
        return nil
      }
    }
  }

  /// Writes the repaired files, each as a whole or not at all.
  ///
  /// - Returns: How many repairs were made.
  /// - Throws: `ToolError` (73) where a file cannot be written; files before it are repaired.
  func write(_ repairs: [FileRepair]) throws(ToolError) -> Int {
    var count = 0
    for repair in repairs where repair.repaired != repair.original {
      let file = file(repair.path)
      // Whoever saved the file meanwhile knows better.
      guard OutputCheck.holds(file, repair.original) else {
        messages.warning(
          subject: file.string, "not repaired: it has changed since it was read",
          help: "run the same command once more")
        continue
      }
      do throws(FileError) {
        try FileSystem.write(file, repair.repaired)
      } catch {
        throw ToolError(
          .cannotWrite, subject: error.path, "the repair cannot be written: \(error.message)")
      }
      for fix in repair.done { messages.note(subject: file.string, "repaired: \(fix.summary)") }
      count += repair.done.count
    }
    return count
  }

  private func file(_ path: String) -> FilePath { root.appending(FilePath(path)) }
}
