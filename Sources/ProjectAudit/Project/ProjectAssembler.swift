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
    var file = file
    let known = project.problems.count
    let conflict = resolveConflicts(in: &file)
    project.read(file)
    for index in project.problems.indices.dropFirst(known) {
      markTemplate(&project.problems[index], file)
    }
    // What else is wrong with the file may come of the conflict.
    if let conflict { project.problems.replaceSubrange(known..., with: [conflict]) }
    project.suppressions += SuppressionReader.suppressions(in: file)
    if ProjectDescriptions.keeps(path: file.path) { kept.append(file) }
  }

  /// Makes the file readable where it holds conflicts of two changes, and tells so.
  private mutating func resolveConflicts(in file: inout ProjectFile) -> FileProblem? {
    let text = MarkupText.utf8(file.bytes)
    guard MergeConflicts.holdsMark(text),
      let found = MergeConflicts(text, form: MergeConflicts.form(ofFile: file.name))
    else { return nil }
    file.bytes = found.bytes
    guard MergeConflicts.matters(in: file) else { return nil }
    let lines = LineTable(text)
    project.conflicts += found.ranges.map {
      FileConflict(
        path: file.path,
        lines: lines.position(of: $0.lowerBound).line...lines.position(of: $0.upperBound).line)
    }
    return FileProblem(
      path: file.path, message: MergeConflicts.message,
      position: lines.position(of: found.first), help: MergeConflicts.help)
  }

  /// A file that cannot be read because another tool has yet to fill it in is no fault.
  private func markTemplate(_ problem: inout FileProblem, _ file: ProjectFile) {
    guard problem.kind == .fault else { return }
    let text = MarkupText.utf8(file.bytes)
    let offset = problem.position.flatMap { LineTable(text).offset(of: $0) }
    let isTemplate =
      ProjectTemplate.isTemplate(path: file.path)
      || offset.map { ProjectTemplate.holdsPlaceholder(text, atLineOf: $0) } ?? false
    if isTemplate { problem.kind = .template }
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
    let known = project.problems.count
    for description in ProjectDescriptions.all { description.describe(files, into: &project) }
    let conflicted = Set(project.conflicts.map { Array($0.path.utf8) })
    let described = project.problems[known...].filter {
      !conflicted.contains(Array($0.path.utf8))
    }
    project.problems.replaceSubrange(
      known...,
      with: described.map { problem in
        var problem = problem
        if let file = files.file(at: problem.path) { markTemplate(&problem, file) }
        return problem
      })
    project.addCatalogLanguages()
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
