/// Puts a project together: file by file, in any order, then all at once.
///
/// Most files are read and forgotten, so that a large project never lies in memory as a whole. Parts
/// that several workers have read are joined by `append`.
public struct ProjectAssembler: Sendable {
  private var project = AppProject()
  private var kept: [ProjectFile] = []

  public init() {}

  /// True if something is to be learnt from the content of the file at `path`.
  public static func reads(path: String) -> Bool {
    switch FileOrigin(path: path) {
    case .own: AppProject.reader(for: path) != nil || ProjectDescriptions.keeps(path: path)
    case .pods, .carthage, .packageCheckout: AppProject.reader(for: path) != nil
    case .test, .nodeModules, .buildProduct: false
    }
  }

  /// Takes up what the file says.
  ///
  /// Of what others wrote only that counts which the app does through it: that it registers fonts.
  public mutating func read(_ file: ProjectFile) {
    guard FileOrigin(path: file.path).isOwn else {
      var foreign = AppProject()
      foreign.read(file)
      project.registeringFiles += foreign.registeringFiles
      project.fontRegistrations.append(foreign.fontRegistrations)
      return
    }
    project.read(file)
    project.suppressions += SuppressionReader.suppressions(in: file)
    if ProjectDescriptions.keeps(path: file.path) { kept.append(file) }
  }

  /// Takes up a file that could not be read.
  public mutating func add(_ problem: FileProblem) { project.problems.append(problem) }

  /// Takes up what another worker has read.
  public mutating func append(_ other: ProjectAssembler) {
    project.append(other.project)
    kept += other.kept
  }

  /// The project as a whole: its targets, and its names followed from file to file.
  ///
  /// - Parameters:
  ///   - paths: every regular file.
  ///   - folders: every folder, entered or not.
  public consuming func assembled(paths: [String], folders: [String] = []) -> AppProject {
    let files = ProjectFiles(paths: paths, folders: folders, kept: kept)
    for description in ProjectDescriptions.all { description.describe(files, into: &project) }
    project.link()
    return project.sorted()
  }
}

extension AppProject {
  /// The project that consists of these files, for examples and tests.
  ///
  /// - Parameter otherPaths: files whose content does not matter, such as fonts.
  public init(_ files: [ProjectFile], otherPaths: [String] = []) {
    var assembler = ProjectAssembler()
    for file in files { assembler.read(file) }
    self = assembler.assembled(paths: files.map(\.path) + otherPaths)
  }
}
