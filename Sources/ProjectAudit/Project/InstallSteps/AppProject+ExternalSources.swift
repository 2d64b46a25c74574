extension AppProject {
  /// Notes what an absent install step would bring, once for each name.
  ///
  /// Most pods and packages have nothing to do with fonts. Only those count that are known to bring
  /// some, or whose name says so; a path into the others tells by itself who would bring it.
  mutating func addExternalSource(_ source: ExternalSource) {
    guard !source.fontFiles.isEmpty || ExternalFonts.suggestsFonts(source.name),
      !externalSources.contains(where: { $0.name.hasSameBytes(as: source.name) })
    else { return }
    externalSources.append(source)
  }
}

extension ProjectFiles {
  /// True if the folder `name` stands beside the file at `path`, or in a folder above it.
  func hasFolder(_ name: String, upwardFrom path: String) -> Bool {
    var folder = ProjectFiles.folder(of: path)
    while true {
      if containsFolder(folder.isEmpty ? name : folder + "/" + name) { return true }
      if folder.isEmpty { return false }
      folder = ProjectFiles.folder(of: folder)
    }
  }
}
