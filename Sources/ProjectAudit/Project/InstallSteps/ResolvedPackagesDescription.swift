/// Reads `Package.resolved` for the packages that Xcode or SwiftPM fetch; they are in no checkout.
struct ResolvedPackagesDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    ProjectFile.name(of: path).hasSameBytes(as: "Package.resolved")
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      guard let root = try? JSONDocument(reading: file.bytes) else { continue }
      let lines = LineTable(file.bytes)
      // Version 1 has them under `object`.
      for pin in (root["pins"] ?? root["object"]?["pins"])?.elements ?? [] {
        guard let value = pin["package"] ?? pin["identity"], let name = value.string else {
          continue
        }
        project.addExternalSource(
          ExternalSource(
            name: "the package \(name)", command: "xcodebuild -resolvePackageDependencies",
            place: AppTarget.Place(path: file.path, position: lines.position(of: value.offset))))
      }
    }
  }
}
