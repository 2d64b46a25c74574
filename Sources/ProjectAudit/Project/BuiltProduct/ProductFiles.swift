import ProjectInterop
import SystemInterop

/// The files of a built product: of a folder such as `Some.app`, or of an archive such as `Some.ipa`.
struct ProductFiles: Sendable {
  /// A regular file.
  struct File: Sendable {
    /// Relative to the product, with `/`.
    var path: String
    fileprivate var source: Source
  }

  fileprivate enum Source: Sendable {
    case disk(FilePath)
    case entry(ArchiveReader.Entry)
  }

  /// Sorted by the bytes of their paths.
  private(set) var files: [File] = []
  /// What was left out, each with the reason.
  private(set) var passedOver: [(path: String, reason: String)] = []
  private let archive: ArchiveReader?

  /// The files below the folder at `root`.
  init(folder root: FilePath, excluding excludes: (String) -> Bool) throws(FileError) {
    archive = nil
    let tree = try FileTree(root)
    for entry in tree.entries where entry.kind == .regular && !excludes(entry.path.string) {
      files.append(File(path: entry.path.string, source: .disk(root.appending(entry.path))))
    }
  }

  /// The files of the zip archive at `path`.
  init(archive path: FilePath, excluding excludes: (String) -> Bool) throws(FileError) {
    let archive: ArchiveReader
    do throws(ArchiveError) {
      archive = try ArchiveReader(path)
    } catch {
      throw FileError(
        path: path, code: .readFailed,
        message: error.code == .notAnArchive
          ? "this is a file, neither a project's folder nor an app" : error.message)
    }
    self.archive = archive
    var seen: Set<[UInt8]> = []
    for entry in archive.entries {
      if entry.kind == .folder { continue }
      guard entry.staysInside else {
        passedOver.append((entry.name, "its name leads out of the archive"))
        continue
      }
      guard entry.kind == .file else {
        passedOver.append((entry.name, "a link, whose target is read by its own name"))
        continue
      }
      // Macs put a second file for each into archives, which holds what the file system knows of it.
      if entry.name.hasPrefix("__MACOSX/") { continue }
      guard seen.insert(entry.nameBytes).inserted, !excludes(entry.name) else { continue }
      files.append(File(path: entry.name, source: .entry(entry)))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  var paths: [String] { files.map(\.path) }

  /// A file's bytes.
  ///
  /// - Throws: `FileProblem` where they cannot be read, or are more than `limit`.
  func bytes(of file: File, limit: Int) throws(FileProblem) -> [UInt8] {
    switch file.source {
    case .disk(let path):
      do throws(FileError) {
        return try FileSystem.read(path, limit: limit)
      } catch {
        throw FileProblem(path: file.path, message: error.message)
      }
    case .entry(let entry):
      guard let archive else { return [] }
      do throws(ArchiveError) {
        return try archive.bytes(of: entry, limit: limit)
      } catch {
        throw FileProblem(
          path: file.path, message: error.message,
          help: error.code == .encrypted ? "make the archive without a password" : nil)
      }
    }
  }

  /// Where the file itself is; nil in an archive.
  func location(of file: File) -> FilePath? {
    if case .disk(let path) = file.source { path } else { nil }
  }
}

extension FileProblem: Error {}
