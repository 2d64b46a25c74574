import FontInspection

/// What the targets of all Xcode projects share while they are read.
final class XcodeContext {
  let files: ProjectFiles
  /// How much text of build settings may still be looked at, in bytes.
  var steps: Int
  /// How many files may still be taken up, over all targets; many targets that share one large folder
  /// or phase would otherwise take time without bound.
  var remainingFiles: Int
  private(set) var externalSources: [ExternalSource] = []
  /// The names of local packages that are not there, or lie outside the folder that is read.
  private(set) var unreadPackages: [String] = []

  /// Targets by the project and the identifier of the target or of its product.
  private var targets: [String: String] = [:]
  /// Targets by the file name of their product.
  private var products: [String: [(project: String, target: String)]] = [:]
  /// Which workspace each project is in, by the project's path.
  private let workspaces: [String: String]
  /// Paths as they are on disk, by how Apple's file systems compare them; made when first needed.
  private lazy var spellings: [String: String] = Dictionary(
    files.paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  /// The extension point of each extension (`NSExtensionPointIdentifier`), by its property list.
  let extensionPoints: [String: String]

  init(_ files: ProjectFiles, workspaces: [XcodeWorkspace], infoPlists: [InfoPlistFacts]) {
    self.files = files
    extensionPoints = infoPlists.reduce(into: [:]) { $0[$1.path] = $1.extensionPoint }
    let size = files.descriptions.reduce(0) { $0 + $1.bytes.count }
    steps = (1 << 18) + 4 * size
    remainingFiles = (1 << 16) + size / 16 + 64 * files.paths.count
    var memberships: [String: String] = [:]
    for workspace in workspaces {
      for project in workspace.projects where memberships[project] == nil {
        memberships[project] = workspace.path
      }
    }
    self.workspaces = memberships
  }

  // MARK: - Files

  /// True if the name is a font's.
  static func isFont(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = path[path.utf8.index(after: dot)...]
    return ending.utf8.count <= 8 && FontSearch.fontExtensions.contains(ending.lowercased())
  }

  /// `path` as it is spelt on disk, and whether it is there.
  ///
  /// Apple's file systems do not tell cases apart by default, nor composed letters from decomposed
  /// ones: Xcode finds a file all the same. `String`'s equality is theirs.
  func find(_ path: String) -> (path: String, exists: Bool) {
    if files.contains(path) { return (path, true) }
    guard isInside(path) else { return (path, true) }
    if let spelling = spellings[path.lowercased()] { return (spelling, true) }
    return (path, !isKnownToBeAbsent(path))
  }

  /// True if `path` is below the folder that is read.
  func isInside(_ path: String) -> Bool {
    path.utf8.first != UInt8(ascii: "/") && path != ".." && !path.hasPrefix("../")
  }

  /// True if certainly nothing is at `path`: folders that were not entered tell nothing, nor do paths
  /// outside.
  func isKnownToBeAbsent(_ path: String) -> Bool {
    guard isInside(path), !files.contains(path), !files.containsFolder(path) else { return false }
    let parts = path.split(separator: "/")
    // The walk passes these over; see `ProjectLoader`.
    guard !parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") || $0 == "DerivedData" })
    else {
      return false
    }
    var folder = ProjectFiles.folder(of: path)
    while !files.containsFolder(folder) { folder = ProjectFiles.folder(of: folder) }
    // A folder in which nothing was met may not have been entered.
    return folder.isEmpty || !files.files(below: folder).isEmpty
  }

  // MARK: - Targets of all projects

  func register(_ project: XcodeProject) {
    for target in project.targets {
      guard let name = target.string("name") else { continue }
      targets[Self.key(project.path, target.identifier)] = name
      guard let product = target.object("productReference") else { continue }
      targets[Self.key(project.path, product.identifier)] = name
      for file in [product.string("path"), product.string("name")].compactMap(\.self) {
        products[file, default: []].append((project.path, name))
      }
    }
  }

  /// The target whose own identifier, or whose product's, is `identifier`.
  func target(_ identifier: String, in project: String) -> String? {
    targets[Self.key(project, identifier)]
  }

  /// The target that makes the file called `product`, as seen from `project`: its own, one of a
  /// project in the same workspace, or the only one there is.
  func target(making product: String, for project: String) -> String? {
    let makers = products[product] ?? []
    if let own = makers.first(where: { $0.project == project }) { return own.target }
    if let workspace = workspaces[project],
      let near = makers.first(where: { workspaces[$0.project] == workspace })
    {
      return near.target
    }
    return makers.count == 1 ? makers[0].target : nil
  }

  private static func key(_ project: String, _ identifier: String) -> String {
    identifier + " " + project
  }

  // MARK: - What is absent

  /// Notes the source that would bring the absent file at `path`, if there is one.
  func noteSource(of path: String, at place: AppTarget.Place) {
    guard let (name, command) = source(of: path) else { return }
    noteSource(
      name, command: command, fontFile: ProjectFile.name(of: path), at: place)
  }

  /// Notes an absent source; its name counts once.
  func noteSource(
    _ name: String, command: String, fontFile: String? = nil, at place: AppTarget.Place
  ) {
    let index = sourceIndices[name] ?? externalSources.count
    if index == externalSources.count {
      sourceIndices[name] = index
      externalSources.append(ExternalSource(name: name, command: command, place: place))
    }
    if let fontFile, knownFontFiles.insert(name + "/" + fontFile).inserted {
      externalSources[index].fontFiles.append(fontFile)
    }
  }

  /// Notes the local packages of `project` that are not there, as where a submodule was not fetched,
  /// which leaves its folder empty, and those outside.
  func noteAbsentPackages(of project: XcodeProject) {
    for package in project.document.project?.objects("packageReferences") ?? []
    where package.isa == "XCLocalSwiftPackageReference" {
      guard let written = package.string("relativePath"), let name = Self.packageName(written)
      else { continue }
      let path = ProjectFiles.resolve(written, in: project.sourceRoot)
      let isEmpty =
        !path.isEmpty && isInside(path) && files.containsFolder(path)
        && files.files(below: path).isEmpty
      guard isEmpty || !isInside(path) || isKnownToBeAbsent(path) else { continue }
      if !unreadPackages.contains(name) { unreadPackages.append(name) }
      guard isInside(path) else { continue }
      noteSource("the package \(name)", command: Self.updateSubmodules, at: package.place)
    }
  }

  /// The name of the package at a URL or path: its last part, without `.git`.
  static func packageName(_ written: String?) -> String? {
    guard var written else { return nil }
    if written.hasSuffix("/") { written.removeLast() }
    if written.hasSuffix(".git") { written.removeLast(4) }
    return written.isEmpty ? nil : ProjectFile.name(of: written)
  }

  private var sourceIndices: [String: Int] = [:]
  private var knownFontFiles: Set<String> = []

  /// What brings the file at `path`, by the folder that it is in.
  private func source(of path: String) -> (name: String, command: String)? {
    let parts = path.split(separator: "/").map(String.init)
    switch FileOrigin(path: path) {
    case .own, .test, .buildProduct: return nil
    case .pods:
      guard let index = parts.firstIndex(of: "Pods"), let pod = parts[safe: index + 1] else {
        return nil
      }
      return ("the pod \(pod)", "pod install")
    case .carthage: return ("Carthage's checkouts", "carthage bootstrap")
    case .packageCheckout: return ("the packages", Self.resolvePackages)
    case .nodeModules:
      guard let index = parts.firstIndex(of: "node_modules") else { return nil }
      let folder = parts[..<index].joined(separator: "/")
      let lockFiles = [
        ("yarn.lock", "yarn install"), ("pnpm-lock.yaml", "pnpm install"),
        ("bun.lockb", "bun install"), ("bun.lock", "bun install"),
      ]
      let command = lockFiles.first { files.contains(ProjectFiles.resolve($0.0, in: folder)) }?.1
      return ("node_modules", command ?? "npm install")
    }
  }

  /// What brings a folder of another repository that is not there.
  static let updateSubmodules = "git submodule update --init --recursive"

  static let resolvePackages = "xcodebuild -resolvePackageDependencies"
}
