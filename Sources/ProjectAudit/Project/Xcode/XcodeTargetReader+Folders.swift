extension XcodeTargetReader {
  /// Takes up the files of synchronized folders: all of the target's own but its exceptions, and of
  /// others' only those.
  mutating func readFolders(_ folders: XcodeSynchronizedFolders) {
    let own = target.strings("fileSystemSynchronizedGroups")
    for folder in folders.withExceptions(for: target.identifier)
    where !own.contains(folder.object.identifier) {
      let exceptions = folder.exceptions[target.identifier] ?? XcodeExceptions()
      for written in exceptions.paths { take(written, of: folder, in: "") }
    }
    let phases = target.strings("buildPhases")
    for folder in folders.called(own) {
      let exceptions = folder.exceptions[target.identifier] ?? XcodeExceptions()
      // What was given to another phase is there already.
      var placed = XcodeExceptions()
      if !folder.phaseExceptions.isEmpty {
        for phase in phases { placed.add(folder.phaseExceptions[phase] ?? []) }
      }
      if context.isKnownToBeAbsent(folder.path) { knowsAllFiles = false }
      let prefix = folder.path.isEmpty ? 0 : folder.path.utf8.count + 1
      for path in context.files.files(below: folder.path) {
        guard mayTake() else { return }
        let relative = String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
        guard !exceptions.contain(relative), !placed.contain(relative),
          let bundlePath = folder.bundlePath(of: relative)
        else { continue }
        take(path, at: bundlePath, from: folder.place)
      }
    }
  }

  /// Takes up one entry of an exception set: a file, a folder, or a file in each of its languages.
  mutating func take(
    _ written: String, of folder: XcodeSynchronizedFolder, in destination: String
  ) {
    let (relative, isLocalized) = XcodeExceptions.unmarked(written)
    let place = folder.place
    let prefix = destination.isEmpty ? "" : destination + "/"
    let path = ProjectFiles.resolve(relative, in: folder.path)
    if isLocalized {
      let only = XcodeExceptions([written])
      let parent = ProjectFiles.resolve(ProjectFiles.folder(of: relative), in: folder.path)
      let start = folder.path.isEmpty ? 0 : folder.path.utf8.count + 1
      for file in context.files.files(below: parent) {
        guard mayTake() else { return }
        let rest = String(decoding: file.utf8.dropFirst(start), as: UTF8.self)
        guard only.contain(rest), let bundlePath = folder.bundlePath(of: rest) else { continue }
        take(file, at: prefix + bundlePath, from: place)
      }
      return
    }
    let name = ProjectFile.name(of: relative)
    if context.files.containsFolder(path) {
      if folder.explicitFolders.contains(relative) || !XcodeFolder.isCompiled(name: name) {
        take(folder: path, at: prefix + name, from: place)
      }
    } else if let bundlePath = folder.bundlePath(of: relative) {
      take(path, at: prefix + bundlePath, from: place)
    }
  }
}
