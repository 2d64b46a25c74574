/// Where something that a project refers to lies.
enum XcodeLocation: Sendable, Equatable {
  /// In or beside the user's folders: relative to the folder that is read, or absolute.
  case file(String)
  /// What a build makes, by its file name: `App.app`.
  case product(String)
  /// What Xcode or an SDK brings, by its file name: `UIKit.framework`.
  case system(String)
  /// Below a place that nothing tells, which stands as a variable: `$(FONTS)/A.ttf`.
  case unknown(String)

  /// The last part of the path.
  var name: String {
    switch self {
    case .file(let path), .product(let path), .system(let path), .unknown(let path):
      ProjectFile.name(of: path)
    }
  }

  /// The path where it is a known one in or beside the folder that is read.
  var path: String? {
    guard case .file(let path) = self, path.utf8.first != UInt8(ascii: "/") else { return nil }
    return path
  }
}

/// The places of a project's groups and files: each is its own path below that of the group it is in,
/// or below what its source tree says.
struct XcodeLocations {
  /// By identifier, for what the project's main group holds.
  private var locations: [String: XcodeLocation] = [:]
  private let sourceRoot: String
  private let variable: (String) -> String?

  /// How deep groups may lie in each other.
  private static let depthLimit = 128
  /// The longest path of Apple's systems, in bytes (`PATH_MAX`).
  private static let lengthLimit = 1024

  /// - Parameters:
  ///   - sourceRoot: the folder that `SOURCE_ROOT` stands for.
  ///   - variable: the path that a source tree of the project's own stands for.
  init(
    mainGroup: XcodeObject?, sourceRoot: String, variable: @escaping (String) -> String?
  ) {
    self.sourceRoot = sourceRoot
    self.variable = variable
    var groups: [(object: XcodeObject, location: XcodeLocation, depth: Int)] = []
    if let mainGroup {
      let location = Self.location(
        of: mainGroup, in: .file(sourceRoot), sourceRoot: sourceRoot, variable: variable)
      locations[mainGroup.identifier] = location
      groups.append((mainGroup, location, 0))
    }
    while let group = groups.popLast() {
      for child in group.object.objects("children") where locations[child.identifier] == nil {
        let location = Self.location(
          of: child, in: group.location, sourceRoot: sourceRoot, variable: variable)
        // What is in the tree already is not entered again, so that cycles end.
        locations[child.identifier] = location
        if group.depth < Self.depthLimit { groups.append((child, location, group.depth + 1)) }
      }
    }
  }

  /// Where `object` lies; what stands in no group is taken to stand beside the project.
  func location(of object: XcodeObject) -> XcodeLocation {
    locations[object.identifier]
      ?? Self.location(
        of: object, in: .file(sourceRoot), sourceRoot: sourceRoot, variable: variable)
  }

  private static func location(
    of object: XcodeObject, in parent: XcodeLocation, sourceRoot: String,
    variable: (String) -> String?
  ) -> XcodeLocation {
    let path = object.string("path") ?? ""
    guard path.utf8.count <= lengthLimit else { return .unknown("$()") }
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>":
      guard !path.isEmpty else { return parent }
      switch parent {
      case .file(let folder): return file(path, in: folder)
      case .product(let folder): return .product(folder.isEmpty ? path : folder + "/" + path)
      case .system(let folder): return .system(folder.isEmpty ? path : folder + "/" + path)
      case .unknown(let folder):
        return .unknown(
          folder.utf8.count <= lengthLimit ? folder + "/" + path : ProjectFile.name(of: path))
      }
    case "SOURCE_ROOT": return file(path, in: sourceRoot)
    case "<absolute>":
      return path.utf8.first == UInt8(ascii: "/") ? .file(path) : .unknown("$()/" + path)
    case "BUILT_PRODUCTS_DIR", "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR", "TARGET_BUILD_DIR",
      "CONFIGURATION_BUILD_DIR":
      return .product(path)
    case "SDKROOT", "DEVELOPER_DIR": return .system(path)
    case let tree:
      guard let folder = variable(tree) else {
        return .unknown("$(\(tree))" + (path.isEmpty ? "" : "/" + path))
      }
      return file(path, in: ProjectFiles.resolve(folder, in: sourceRoot))
    }
  }

  private static func file(_ path: String, in folder: String) -> XcodeLocation {
    guard folder.utf8.count <= lengthLimit else { return .unknown("$()/" + path) }
    return .file(ProjectFiles.resolve(path, in: folder))
  }
}
