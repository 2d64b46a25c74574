internal import FontInterop
public import SystemInterop

/// Finds the files to be read as fonts.
public struct FontSearch: Sendable, Equatable {
  /// The files, in the order of what was named and, inside a folder, of the paths' bytes.
  public private(set) var inputs: [FontInput] = []
  /// What is called like a font, or was named, and is no file that can be read.
  public private(set) var unreadable: [UnreadableFont] = []
  /// Named folders, each with the inputs it gave; without those of whose files some came before.
  public private(set) var folders: [(path: String, inputs: Range<Int>)] = []

  /// Extensions that only fonts have, in lower case.
  public static let fontExtensions: Set<String> = [
    "ttf", "otf", "ttc", "otc", "woff", "woff2", "eot", "pfa", "pfb", "dfont",
  ]

  public static func == (left: FontSearch, right: FontSearch) -> Bool {
    left.inputs == right.inputs && left.unreadable == right.unreadable
      && left.folders.elementsEqual(right.folders) { $0.path == $1.path && $0.inputs == $1.inputs }
  }

  /// Searches what is named: files as they are, folders through and through.
  ///
  /// A file that is named twice, or inside a named folder too, comes once.
  public init(_ paths: [FilePath]) {
    // Inside one tree each file comes once already; several may overlap.
    var seen: Set<FilePath>? = paths.count > 1 ? [] : nil
    for path in paths { add(path, &seen) }
  }

  /// Adds the fonts that are installed for this system's programs, by absolute paths, after what was
  /// named.
  ///
  /// - Returns: how many files were added; nil where Fontconfig cannot read its configuration.
  public mutating func addInstalledFonts() -> Int? {
    guard let files = Fontconfig.installedFiles() else { return nil }
    var seen = Set(inputs.map { FileSystem.canonicalPath($0.file) ?? $0.file })
    let before = inputs.count
    for file in files where seen.insert(FileSystem.canonicalPath(file) ?? file).inserted {
      inputs.append(
        FontInput(
          // Not all that is installed is a font for iOS, so what is none needs no word.
          file: file, path: file.string, displayPath: file.string, isExpectedToBeFont: false))
    }
    return inputs.count - before
  }

  /// The named folders none of whose files gave a face.
  public func folders(without scan: FontScan) -> [String] {
    // Mostly one folder is named and nothing else.
    if folders.count == 1, folders[0].inputs == inputs.indices {
      return scan.faces.isEmpty ? [folders[0].path] : []
    }
    let listed = Set(scan.faces.map { NameKey($0.displayPath) })
    return folders.filter { folder in
      !inputs[folder.inputs].contains { listed.contains(NameKey($0.displayPath)) }
    }.map(\.path)
  }

  private mutating func add(_ path: FilePath, _ seen: inout Set<FilePath>?) {
    let kind: FileKind
    do throws(FileError) {
      kind = try FileSystem.kind(of: path)
    } catch {
      refuse(path.string, path.string, error)
      return
    }
    if kind == .folder {
      addFolder(path, &seen)
    } else if let error = FileError(path: path, kind: kind) {
      refuse(path.string, path.string, error)
    } else if seen?.insert(FileSystem.canonicalPath(path) ?? path).inserted ?? true {
      inputs.append(
        FontInput(
          file: path, path: path.string, displayPath: path.string, isExpectedToBeFont: true,
          isKnownToBeRegular: true))
    }
  }

  private mutating func addFolder(_ root: FilePath, _ seen: inout Set<FilePath>?) {
    let tree: FileTree
    do throws(FileError) {
      tree = try FileTree(root)
    } catch {
      refuse(root.string, root.string, error)
      return
    }
    let first = inputs.count
    var isListedInPart = false
    let canonicalRoot = FileSystem.canonicalPath(root) ?? root
    for entry in tree.entries {
      if entry.kind == .regular {
        guard seen?.insert(canonicalRoot.appending(entry.path)).inserted ?? true else {
          isListedInPart = true
          continue
        }
        inputs.append(FontInput(entry.path, below: root))
      } else if entry.kind != .folder, Self.fontExtensions.contains(entry.path.pathExtension) {
        // A folder may be called as it likes; what is in it has entries of its own.
        let display = root.appending(entry.path)
        if let error = FileError(path: display, kind: entry.kind) {
          refuse(entry.path.string, display.string, error)
        }
      }
    }
    for error in tree.errors { refuse(error.path, error.path, error) }
    // Whether a font lies in it is told by what was named before.
    if !isListedInPart { folders.append((path: root.string, inputs: first..<inputs.count)) }
  }

  private mutating func refuse(_ path: String, _ displayPath: String, _ error: FileError) {
    unreadable.append(
      UnreadableFont(path: path, displayPath: displayPath, error: FontError(error)))
  }
}
