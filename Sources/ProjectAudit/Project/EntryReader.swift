import FontInspection
import SystemInterop

/// Takes up what a walk met, entry by entry: project files are read, and what else matters is noted.
///
/// Several of them share a walk's entries, and are then joined.
struct EntryReader: Sendable {
  let root: FilePath
  /// Whether the configuration leaves a file out, by its path relative to the project's folder.
  let excludes: @Sendable (String) -> Bool

  var assembler = ProjectAssembler()
  /// The project files that were read, relative to the project's folder.
  var paths: [String] = []
  /// What else was found, with the number of its entry.
  private var findings: [(number: Int, finding: Finding)] = []

  /// Something that is no project file.
  enum Finding: Sendable {
    /// A file that may be a font.
    case font(FontInput)
    case unreadableFont(UnreadableFont)
    /// The name of a font file that the configuration leaves out.
    case excludedFont(name: String)
    case passedOver(path: String, reason: String)
  }

  init(root: FilePath, excludes: @escaping @Sendable (String) -> Bool) {
    self.root = root
    self.excludes = excludes
  }

  /// Takes up the entry that stands at `number` in the walk's order.
  mutating func take(_ entry: FileTree.Entry, number: Int) {
    let path = entry.path.string
    let file = root.appending(entry.path)
    func note(_ finding: Finding) { findings.append((number, finding)) }
    let isNamedLikeFont = FontSearch.fontExtensions.contains(entry.path.pathExtension)
    if excludes(path) {
      if isNamedLikeFont { note(.excludedFont(name: ProjectFile.name(of: path))) }
      note(.passedOver(path: file.string, reason: "the configuration excludes it"))
      return
    }
    let isRead = ProjectAssembler.reads(path: path)
    if entry.kind != .regular {
      guard let error = FileError(path: file, kind: entry.kind) else { return }
      if isNamedLikeFont {
        note(
          .unreadableFont(
            UnreadableFont(path: path, displayPath: file.string, error: FontError(error))))
      } else if entry.kind != .folder, entry.kind != .outsideLink, isRead {
        assembler.add(FileProblem(path: path, message: error.message))
      }
    } else if isRead {
      read(file, path)
    } else if isNamedLikeFont || FileOrigin(path: path).isOwn, AppProject.reader(for: path) == nil {
      note(
        .font(
          FontInput(
            file: file, path: path, displayPath: file.string, isExpectedToBeFont: isNamedLikeFont,
            isKnownToBeRegular: true)))
    } else if let reason = FileOrigin(path: path).reason {
      note(.passedOver(path: file.string, reason: reason))
    }
  }

  private mutating func read(_ file: FilePath, _ path: String) {
    do throws(FileError) {
      let bytes = try FileSystem.read(
        file, limit: ProjectLoader.sizeLimit, isKnownToBeRegular: true)
      assembler.read(ProjectFile(path: path, bytes: bytes))
      paths.append(path)
    } catch {
      assembler.add(FileProblem(path: path, message: error.message))
    }
  }

  /// Takes up what another has found.
  mutating func append(_ other: EntryReader) {
    assembler.append(other.assembler)
    paths += other.paths
    findings += other.findings
  }

  /// What else was found, in the order of the walk.
  var findingsInOrder: [Finding] {
    // An entry's findings stand together, in their order.
    findings.enumerated().sorted {
      ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
    }.map(\.element.finding)
  }
}
