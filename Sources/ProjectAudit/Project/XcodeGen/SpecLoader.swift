import ProjectInterop

/// Reads an XcodeGen specification with all that it includes.
struct SpecLoader {
  let files: ProjectFiles
  var problems: [FileProblem] = []
  /// True where a part cannot be known: an included file is not there, or only sometimes.
  var isIncomplete = false
  /// Where what is not known begins.
  var incompletePlace: AppTarget.Place?
  /// How many entries merging may touch; far more than any specification has.
  var budget = 1 << 20

  private var included = 0

  /// How deep files may include each other, and how many all in all.
  private static let depthLimit = 16
  private static let includeLimit = 256

  init(_ files: ProjectFiles) {
    self.files = files
  }

  /// The specification in the file at `path`; nil where it is none.
  mutating func load(_ path: String) -> SpecNode? {
    load(path, base: ProjectFiles.folder(of: path), depth: 0)
  }

  /// The recursion is bounded by `depthLimit`, which also ends circles.
  private mutating func load(_ path: String, base: String, depth: Int) -> SpecNode? {
    guard let file = files.file(at: path), depth < Self.depthLimit, included < Self.includeLimit
    else {
      isIncomplete = true
      return nil
    }
    included += 1
    let node: YAMLNode?
    do throws(YAMLError) {
      node = try YAMLReader.read(MarkupText.utf8(file.bytes))
    } catch {
      problems.append(
        FileProblem(
          path: path, message: error.message,
          position: error.position.map { SourcePosition(line: $0.line, column: $0.column) }))
      return nil
    }
    guard let node, node.entries != nil else { return nil }
    let spec = SpecNode(node, file: path, base: base)
    var whole: SpecNode?
    for include in spec["include"]?.listOrSelf ?? [] {
      guard let text = include.text ?? include["path"]?.text, !text.contains("${"),
        include["enable"]?.text.map({ $0 == "true" }) ?? true
      else {
        leave(include)
        continue
      }
      let target = ProjectFiles.resolve(text, in: ProjectFiles.folder(of: path))
      let isRelative = include["relativePaths"]?.text != "false"
      guard
        let other = load(
          target, base: isRelative ? ProjectFiles.folder(of: target) : base, depth: depth + 1)
      else {
        leave(include)
        continue
      }
      whole = whole.map { other.merged(onto: $0, budget: &budget) } ?? other
    }
    return whole.map { spec.merged(onto: $0, budget: &budget) } ?? spec
  }

  private mutating func leave(_ include: SpecNode) {
    isIncomplete = true
    incompletePlace = incompletePlace ?? include.place
  }
}
