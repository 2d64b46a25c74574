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
    for path in loaded.filesRead where messages.isVerbose {
      messages.detail(subject: root.appending(FilePath(path)).string, "read")
    }
    for (path, reason) in loaded.passedOver {
      messages.detail(subject: path, "passed over: \(reason)")
    }
    return AuditContext(
      project: loaded.project, fonts: loaded.fonts,
      baseSizes: configuration.baseSizes.map {
        ScaledUse(path: configurationPath(prefix), textStyle: $0.style, baseSize: $0.size)
      })
  }

  /// The configuration's path as seen from the project's folder.
  ///
  /// - Parameter prefix: the project's folder as seen from the configuration's.
  private func configurationPath(_ prefix: String) -> String {
    let upward = String(repeating: "../", count: prefix.utf8.count { $0 == UInt8(ascii: "/") })
    return upward + (configuration.file?.lastComponent.string ?? ".fontscale.json")
  }
}
