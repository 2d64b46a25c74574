#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One sorted walk through a folder.
///
/// Names that begin with a dot are skipped. Symbolic links are followed only where they lead to
/// something inside the root, and each file comes once: under its own path where that is walked,
/// else under the first link to it. No file is opened.
public struct FileTree: Sendable {
  /// Something that stands in the tree.
  public struct Entry: Sendable, Equatable {
    /// The path relative to the root.
    public let path: FilePath
    public let kind: FileKind

    public init(path: FilePath, kind: FileKind) {
      self.path = path
      self.kind = kind
    }
  }

  /// A link to a file that stands in the tree under another path.
  public struct Link: Sendable, Equatable {
    /// The link's own path, relative to the root.
    public let path: FilePath
    /// The path of the entry that it leads to.
    public let target: FilePath

    public init(path: FilePath, target: FilePath) {
      self.path = path
      self.target = target
    }
  }

  /// Everything but skipped names and followed links, in the order of the paths' bytes.
  public let entries: [Entry]
  /// Links to files that are entries under another path, in the order of their paths.
  public let links: [Link]
  /// Links to folders that lie outside the root and so were not entered; they are entries of kind
  /// `outsideLink` too.
  public let outsideFolders: [FilePath]
  /// What was passed over because of its name, in the order of the paths: names that begin with a
  /// dot, and folders that were not to be entered.
  public let skipped: [FilePath]
  /// Folders that could not be entered or read, and links that could not be followed, in the order of
  /// their paths.
  public let errors: [FileError]

  /// Walks the folder at `root`.
  ///
  /// - Parameters:
  ///   - root: the folder.
  ///   - skips: true for folders, by their paths relative to the root, that are not entered.
  /// - Throws: `FileError` where the root itself cannot be read.
  public init(
    _ root: FilePath, skippingFolders skips: (FilePath) -> Bool = { _ in false }
  ) throws(FileError) {
    guard let canonicalRoot = FileSystem.canonicalPath(root) else {
      throw FileError(path: root, errno: errno, otherwise: .readFailed)
    }
    var walk = Walk(root: root, canonicalRoot: canonicalRoot)
    try walk.start()
    walk.run(skips)
    // Links come last, so that a file's own path wins over a link to it.
    while !walk.links.isEmpty {
      let links = walk.links.sorted()
      walk.links = []
      for link in links { walk.follow(link) }
      walk.run(skips)
    }
    entries = walk.entries.sorted { $0.path < $1.path }
    links = walk.sameFiles.sorted { $0.path < $1.path }
    outsideFolders = walk.outsideFolders.sorted()
    skipped = walk.skipped.sorted()
    errors = walk.errors.sorted { FilePath($0.path) < FilePath($1.path) }
  }

  private struct Identity: Hashable {
    let device: UInt64
    let node: UInt64

    init(_ information: stat) {
      device = UInt64(truncatingIfNeeded: information.st_dev)
      node = UInt64(truncatingIfNeeded: information.st_ino)
    }
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  private struct Walk {
    let root: FilePath
    let canonicalRoot: FilePath
    var entries: [Entry] = []
    var errors: [FileError] = []
    var links: [FilePath] = []
    var sameFiles: [Link] = []
    var outsideFolders: [FilePath] = []
    var skipped: [FilePath] = []
    var folders: [FilePath] = []
    var seenFolders: Set<Identity> = []
    /// The first link to each real path that is no entry of its own.
    var seenTargets: [FilePath: FilePath] = [:]
    /// The entries' paths, as far as a link has asked for them: few trees have links.
    private var paths: Set<FilePath> = []
    private var countedEntries = 0

    init(root: FilePath, canonicalRoot: FilePath) {
      self.root = root
      self.canonicalRoot = canonicalRoot
    }

    mutating func start() throws(FileError) {
      // Only looked whether it opens: to read thousands of names twice takes a tenth of a scan.
      closedir(try Self.open(root))
      folders = [FilePath(bytes: [])]
    }

    /// Enters every folder that waits, and those inside it.
    mutating func run(_ skips: (FilePath) -> Bool) {
      while let folder = folders.popLast() {
        let path = folder.isEmpty ? root : root.appending(folder)
        var information = stat()
        guard FileSystem.call(path, { stat($0, &information) }) == 0 else {
          // A path may be longer than the system takes (PATH_MAX), for one.
          errors.append(FileError(path: path, errno: errno, otherwise: .readFailed))
          continue
        }
        guard seenFolders.insert(Identity(information)).inserted else { continue }
        var names: [(FilePath, FileKind?)] = []
        do throws(FileError) {
          try Self.list(path, into: &names)
        } catch {
          errors.append(error)
          continue
        }
        for (name, kind) in names {
          let relative = folder.isEmpty ? name : folder.appending(name)
          guard name.bytes.first != UInt8(ascii: ".") else {
            skipped.append(relative)
            continue
          }
          switch kind {
          case nil: links.append(relative)
          case .folder?:
            entries.append(Entry(path: relative, kind: .folder))
            if skips(relative) { skipped.append(relative) } else { folders.append(relative) }
          case .regular?:
            entries.append(Entry(path: relative, kind: .regular))
          case let kind?: entries.append(Entry(path: relative, kind: kind))
          }
        }
      }
    }

    /// Takes up a link: its target if that lies inside the root and is not there already.
    mutating func follow(_ link: FilePath) {
      let path = root.appending(link)
      let kind: FileKind
      do throws(FileError) {
        kind = try FileSystem.kind(of: path)
      } catch {
        errors.append(error)
        return
      }
      guard kind == .regular || kind == .folder else {
        entries.append(Entry(path: link, kind: kind))
        return
      }
      guard let target = FileSystem.canonicalPath(path), let inside = relativeToRoot(target) else {
        entries.append(Entry(path: link, kind: .outsideLink))
        if kind == .folder { outsideFolders.append(link) }
        return
      }
      if kind == .folder {
        // Walking it again is prevented by its identity.
        folders.append(link)
      } else if isEntry(inside) {
        sameFiles.append(Link(path: link, target: inside))
      } else if let first = seenTargets[target] {
        sameFiles.append(Link(path: link, target: first))
      } else {
        seenTargets[target] = link
        entries.append(Entry(path: link, kind: .regular))
      }
    }

    /// Whether a path without links in it is an entry.
    private mutating func isEntry(_ path: FilePath) -> Bool {
      for entry in entries[countedEntries...] where entry.kind == .regular {
        paths.insert(entry.path)
      }
      countedEntries = entries.count
      return paths.contains(path)
    }

    private func relativeToRoot(_ target: FilePath) -> FilePath? {
      let prefix = canonicalRoot.bytes == [UInt8(ascii: "/")] ? [] : canonicalRoot.bytes
      if target == canonicalRoot { return FilePath(bytes: []) }
      guard target.bytes.starts(with: prefix), target.bytes.count > prefix.count,
        target.bytes[prefix.count] == UInt8(ascii: "/")
      else { return nil }
      return FilePath(bytes: target.bytes[(prefix.count + 1)...])
    }

    /// A folder's own names for itself and for what it lies in.
    private static let itself = FilePath(".")
    private static let above = FilePath("..")

    private static func open(_ path: FilePath) throws(FileError) -> Folder {
      guard let folder = FileSystem.call(path, { opendir($0) }) else {
        throw FileError(path: path, errno: errno, otherwise: .readFailed)
      }
      return folder
    }

    /// A folder's names with their kinds; nil for a symbolic link.
    private static func list(
      _ path: FilePath, into names: inout [(FilePath, FileKind?)]
    ) throws(FileError) {
      let folder = try open(path)
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        // The record ends behind the name's zero, so it is read through its address, never copied.
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        let name = FilePath(bytes: UnsafeRawBufferPointer(start: start, count: strlen(start)))
        if name == itself || name == above { continue }
        names.append((name, kind(entry.pointee.d_type, of: name, in: path)))
      }
    }

    private static func kind(_ type: UInt8, of name: FilePath, in folder: FilePath) -> FileKind? {
      switch Int(type) {
      case Int(DT_REG): return .regular
      case Int(DT_DIR): return .folder
      case Int(DT_LNK): return nil
      case Int(DT_FIFO): return .fifo
      case Int(DT_SOCK): return .socket
      case Int(DT_CHR), Int(DT_BLK): return .device
      default:
        // Some file systems do not say; ask.
        var information = stat()
        guard FileSystem.call(folder.appending(name), { lstat($0, &information) }) == 0 else {
          return .other
        }
        if information.st_mode & S_IFMT == S_IFLNK { return nil }
        return FileSystem.kind(mode: information.st_mode)
      }
    }
  }
}
