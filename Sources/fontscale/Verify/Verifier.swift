import FontInspection
import ProjectAudit
import SystemInterop

/// Reads a project as its configuration wants.
struct Verifier: Sendable {
  let root: FilePath
  let configuration: Configuration
  let jobs: Int

  /// Everything that rules may ask about the project.
  ///
  /// - Throws: `FileError` where the project's folder cannot be read.
  func load(_ messages: Messages) async throws(FileError) -> AuditContext {
    let prefix = configuration.pathPrefix(for: root)
    let excluded = configuration.exclude
    var loaded = try await ProjectLoader(
      jobs: jobs, excluding: { !excluded.isEmpty && excluded.match(prefix + $0) }
    ).load(root)
    loaded.project.externalFonts += configuration.externalFonts
    for path in loaded.filesRead {
      messages.detail(subject: root.appending(FilePath(path)).string, "read")
    }
    for (path, reason) in loaded.passedOver {
      messages.detail(subject: path, "passed over: \(reason)")
    }
    return AuditContext(project: loaded.project, fonts: loaded.fonts)
  }
}
