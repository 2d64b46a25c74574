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
    if messages.isVerbose { tell(loaded, messages) }
    return AuditContext(
      project: loaded.project, fonts: loaded.fonts,
      baseSizes: configuration.baseSizes.map {
        ScaledUse(path: configurationPath(prefix), textStyle: $0.style, baseSize: $0.size)
      })
  }

  /// Says what was read and taken, for which targets, and what was passed over and why.
  private func tell(_ loaded: ProjectLoader.Project, _ messages: Messages) {
    let users = TargetUses(loaded.project.targets)
    func file(_ path: String) -> String {
      root.appending(FilePath(path)).string
    }
    for path in loaded.filesRead {
      let names = users.targets(ofFile: path)
      let origin = FileOrigin(path: path).reason.map { "read, as it may register fonts: \($0)" }
      messages.detail(
        subject: file(path), origin ?? (names.isEmpty ? "read" : "read, for \(names)"))
    }
    var seen: Set<[UInt8]> = []
    for face in loaded.fonts.faces where seen.insert(Array(face.path.utf8)).inserted {
      let names = users.targets(ofFont: face.path)
      let place =
        loaded.project.targets.isEmpty
        ? "" : names.isEmpty ? "; it is in no target's bundle" : "; it is in the bundle of \(names)"
      messages.detail(subject: file(face.path), "taken: a font\(place)")
    }
    for (path, reason) in loaded.passedOver {
      messages.detail(subject: path, "passed over: \(reason)")
    }
  }

  /// The configuration's path as seen from the project's folder.
  ///
  /// - Parameter prefix: the project's folder as seen from the configuration's.
  private func configurationPath(_ prefix: String) -> String {
    let upward = String(repeating: "../", count: prefix.utf8.count { $0 == UInt8(ascii: "/") })
    return upward + (configuration.file?.lastComponent.string ?? ".fontscale.json")
  }
}

/// Which targets compile, ship or are described by a file.
private struct TargetUses {
  private var files: [[UInt8]: [String]] = [:]
  private var fonts: [[UInt8]: [String]] = [:]

  init(_ targets: [AppTarget]) {
    for target in targets {
      for path in (target.files ?? []) + target.infoPlists {
        let path = Array(path.utf8)
        // A built product's Info.plist is among its files.
        if files[path]?.last != target.name { files[path, default: []].append(target.name) }
      }
      for font in target.fonts {
        let path = Array(font.path.utf8)
        // A font may be in one bundle twice.
        if fonts[path]?.last != target.name { fonts[path, default: []].append(target.name) }
      }
    }
  }

  /// The targets' names for people; empty for none.
  func targets(ofFile path: String) -> String {
    (files[Array(path.utf8)] ?? []).joined(separator: ", ")
  }

  func targets(ofFont path: String) -> String {
    (fonts[Array(path.utf8)] ?? []).joined(separator: ", ")
  }
}
