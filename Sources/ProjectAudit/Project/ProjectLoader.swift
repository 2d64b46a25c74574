import FontInspection
public import SystemInterop

/// Reads an app project from disk, or a built product: one sorted walk, each file once.
///
/// Folders whose names begin with a dot (`.build` among them) and `DerivedData` are passed over: what
/// lies there is made by tools. In `node_modules` only folders of fonts are looked into.
public struct ProjectLoader: Sendable {
  /// How many fonts are read at once.
  public let jobs: Int

  /// The largest project file that is read, in bytes; no source file that people write comes near.
  public static let sizeLimit = 64 << 20

  /// Whether the configuration leaves a file out, by its path relative to the project's folder.
  private let excludes: @Sendable (String) -> Bool

  public init(jobs: Int, excluding excludes: @escaping @Sendable (String) -> Bool = { _ in false })
  {
    self.jobs = jobs
    self.excludes = excludes
  }

  /// What was read, taken and passed over.
  public struct Project: Sendable {
    /// What the project says about fonts.
    public var project = AppProject()
    /// Its font files.
    public var fonts = FontFiles()
    /// The project files that were read, relative to the project's folder.
    public var filesRead: [String] = []
    /// What was passed over, as a person would name it, each with the reason.
    public var passedOver: [(path: String, reason: String)] = []
    /// The names of font files that the configuration leaves out: they are there all the same.
    var excludedFonts: [String] = []
  }

  /// True if there is a built product at `root` (`Some.app`, `Some.ipa`) and no project's folder.
  public static func isBuiltProduct(_ root: FilePath) -> Bool {
    guard let kind = try? FileSystem.kind(of: root) else { return false }
    return BuiltProductLoader.reads(root, kind)
  }

  /// Reads the project in the folder `root`, or the product that `root` is (`Some.app`, `Some.ipa`).
  ///
  /// - Throws: `FileError` where the folder itself cannot be read; whatever else cannot be read
  ///   becomes a problem in the result.
  public func load(_ root: FilePath) async throws(FileError) -> Project {
    let kind = try FileSystem.kind(of: root)
    if BuiltProductLoader.reads(root, kind) {
      return try await BuiltProductLoader(jobs: jobs, excludes: excludes).load(root, kind)
    }
    if kind != .folder, let error = FileError(path: root, kind: kind) { throw error }
    let tree = try FileTree(root, skippingFolders: Self.isPassedOver)
    var loaded = Project()
    var fontInputs: [FontInput] = []
    var reading = await read(tree.entries, in: root)
    for finding in reading.findingsInOrder {
      switch finding {
      case .font(let input): fontInputs.append(input)
      case .unreadableFont(let font): loaded.fonts.unreadable.append(font)
      case .excludedFont(let name): loaded.excludedFonts.append(name)
      case .passedOver(let path, let reason): loaded.passedOver.append((path, reason))
      }
    }
    for error in tree.errors {
      reading.assembler.add(
        FileProblem(path: Self.relative(error.path, to: root), message: error.message))
    }
    loaded.filesRead = reading.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    loaded.project = reading.assembler.assembled(
      paths: tree.entries.filter { $0.kind == .regular }.map(\.path.string),
      folders: tree.entries.filter { $0.kind == .folder }.map(\.path.string))
    loaded.project.externalFonts = loaded.excludedFonts.compactMap(PathPattern.init(exactly:))
    loaded.project.outsideFolders = tree.outsideFolders.map(\.string)
    note(tree, in: root, into: &loaded)
    fontInputs += bundledElsewhere(&loaded.project, besides: fontInputs, root)
    let scan = await FontScanner(
      jobs: jobs, readsForeignContainers: false, includesDetails: true
    ).scan(fontInputs)
    loaded.fonts.faces = scan.faces
    loaded.fonts.unreadable += scan.unreadable
    loaded.fonts.notes = scan.notes
    loaded.fonts.setDetails(scan.details)
    loaded.passedOver += scan.passedOver.map { ($0, "no font and no project file") }
    let fonts = Set(AuditContext.paths(of: loaded.fonts).map { Array($0.utf8) })
    loaded.fonts.links = tree.links.map {
      FontLink(path: $0.path.string, target: $0.target.string)
    }.filter { fonts.contains(Array($0.target.utf8)) }
    compareDuplicates(fontInputs, in: &loaded.fonts)
    return loaded
  }

  /// True for a folder that is not entered: what Xcode makes, and all of `node_modules` but the
  /// packages' own folders and what is called after fonts in them.
  private static func isPassedOver(_ folder: FilePath) -> Bool {
    let parts = folder.string.split(separator: "/")
    if parts.last == "DerivedData" { return true }
    guard let modules = parts.lastIndex(of: "node_modules") else { return false }
    // Packages bring packages of their own, whose fonts no app lists.
    guard parts.firstIndex(of: "node_modules") == modules else { return true }
    var inside = parts[(modules + 1)...]
    if inside.first?.hasPrefix("@") == true { inside = inside.dropFirst() }
    guard let below = inside.dropFirst().first else { return false }
    return !(below.lowercased().contains("font") || below == "assets" || inside.count > 2)
  }

  /// The fonts that targets ship from places that the walk did not come to: outside the project's
  /// folder, or deep in `node_modules`. Whether each is there is noted in its target.
  private func bundledElsewhere(
    _ project: inout AppProject, besides inputs: [FontInput], _ root: FilePath
  ) -> [FontInput] {
    var known = Set(inputs.map { Array($0.path.utf8) })
    var missing: Set<[UInt8]> = []
    var found: [FontInput] = []
    for target in project.targets.indices {
      for font in project.targets[target].fonts.indices {
        let path = project.targets[target].fonts[font].path
        let key = Array(path.utf8)
        // A path that a build setting begins cannot be looked up.
        if known.contains(key) || excludes(path) || path.contains("$(") { continue }
        let file =
          path.utf8.first == UInt8(ascii: "/") ? FilePath(path) : root.appending(FilePath(path))
        guard !missing.contains(key), (try? FileSystem.kind(of: file)) == .regular else {
          missing.insert(key)
          project.targets[target].fonts[font].exists = false
          continue
        }
        known.insert(key)
        project.targets[target].fonts[font].exists = true
        found.append(
          FontInput(
            file: file, path: path, displayPath: file.string, isExpectedToBeFont: true,
            isKnownToBeRegular: true))
      }
    }
    return found
  }

  /// Notes what the walk passed over, and why.
  private func note(_ tree: FileTree, in root: FilePath, into loaded: inout Project) {
    for path in tree.skipped {
      let isHidden = path.lastComponent.bytes.first == UInt8(ascii: ".")
      loaded.passedOver.append(
        (
          root.appending(path).string,
          isHidden
            ? "its name begins with a dot"
            : FileOrigin(path: path.string + "/").reason ?? "what lies in it is made by Xcode"
        ))
    }
    for path in tree.outsideFolders {
      loaded.passedOver.append(
        (root.appending(path).string, "the link leads outside the project"))
    }
    for link in tree.links {
      loaded.passedOver.append(
        (root.appending(link.path).string, "a link to \(link.target.string), which is read"))
    }
  }

  /// Takes up the entries, each once and by whichever worker is free.
  private func read(_ entries: [FileTree.Entry], in root: FilePath) async -> EntryReader {
    let excludes = excludes
    let parts = await Workers.run(jobs: jobs, count: entries.count) {
      EntryReader(root: root, excludes: excludes)
    } step: { reader, number in
      reader.take(entries[number], number: number)
    }
    var whole = EntryReader(root: root, excludes: excludes)
    for part in parts { whole.append(part) }
    return whole
  }

  /// Finds out which files of one PostScript name are the same, byte for byte.
  private func compareDuplicates(_ inputs: [FontInput], in fonts: inout FontFiles) {
    let duplicates = fonts.duplicates()
    guard !duplicates.isEmpty else { return }
    var files: [[UInt8]: FilePath] = [:]
    for input in inputs { files[Array(input.path.utf8)] = input.file }
    for duplicate in duplicates {
      let (first, second) = (Array(duplicate.first.path.utf8), Array(duplicate.second.path.utf8))
      guard first != second, let firstFile = files[first], let secondFile = files[second] else {
        continue
      }
      let content = fonts.contents[first] ?? fonts.contents.count
      fonts.contents[first] = content
      if Self.haveSameBytes(firstFile, secondFile) { fonts.contents[second] = content }
    }
  }

  private static func haveSameBytes(_ first: FilePath, _ second: FilePath) -> Bool {
    guard let first = try? MappedFile(first), let second = try? MappedFile(second),
      first.count == second.count
    else { return false }
    return first.withBytes { left in
      second.withBytes { right in
        for offset in 0..<left.count where left[offset] != right[offset] { return false }
        return true
      }
    }
  }

  private static func relative(_ path: String, to root: FilePath) -> String {
    let prefix =
      Array(root.string.utf8) + (root.bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")])
    guard path.utf8.starts(with: prefix) else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self)
  }
}
