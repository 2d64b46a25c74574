/// A folder of Xcode 16 whose files belong to targets without being listed
/// (`PBXFileSystemSynchronizedRootGroup`), and its exceptions.
struct XcodeSynchronizedFolder {
  let object: XcodeObject
  /// Where the project file speaks of it.
  let place: AppTarget.Place
  /// The folder, relative to the one that is read.
  let path: String
  /// Folders that are copied as they are.
  let explicitFolders: Set<String>
  /// By target: what it leaves out where the folder is its, and what it takes where it is not.
  let exceptions: [String: XcodeExceptions]
  /// By build phase: what goes into this phase instead of the usual one.
  let phaseExceptions: [String: [String]]

  /// - Parameter sets: the exception sets read so far, by their identifiers; many folders can share one.
  init?(
    _ object: XcodeObject, in locations: XcodeLocations, sets: inout [String: XcodeExceptions]
  ) {
    guard object.isa == "PBXFileSystemSynchronizedRootGroup",
      let path = locations.location(of: object).path
    else { return nil }
    self.object = object
    place = object.place
    self.path = path
    explicitFolders = Set(object.strings("explicitFolders"))
    var exceptions: [String: XcodeExceptions] = [:]
    var phaseExceptions: [String: [String]] = [:]
    for set in object.objects("exceptions") {
      let read = sets[set.identifier] ?? XcodeExceptions(set.strings("membershipExceptions"))
      sets[set.identifier] = read
      switch set.isa {
      case "PBXFileSystemSynchronizedBuildFileExceptionSet":
        guard let target = set.string("target") else { continue }
        if exceptions[target] == nil {
          exceptions[target] = read
        } else {
          exceptions[target]?.add(read.paths)
        }
      case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
        guard let phase = set.string("buildPhase") else { continue }
        phaseExceptions[phase] = phaseExceptions[phase].map { $0 + read.paths } ?? read.paths
      default: continue
      }
    }
    self.exceptions = exceptions
    self.phaseExceptions = phaseExceptions
  }

  /// Where the build puts the file at `relative`, a path below the folder; nil where it is no file of
  /// its own, such as an image in an asset catalogue.
  ///
  /// Files are put flat into the bundle, but languages, bundles and explicit folders are kept.
  func bundlePath(of relative: String) -> String? {
    let parts = relative.split(separator: "/")
    var prefix = ""
    for (index, part) in parts.dropLast().enumerated() {
      prefix += (prefix.isEmpty ? "" : "/") + part
      let isKept = explicitFolders.contains(prefix)
      if !isKept, XcodeFolder.isCompiled(name: String(part)) { return nil }
      if isKept || XcodeFolder.isKept(name: String(part)) {
        return parts[index...].joined(separator: "/")
      }
    }
    return parts.last.map(String.init)
  }
}

/// The synchronized folders of a project, found by what has to do with them.
struct XcodeSynchronizedFolders {
  private let folders: [XcodeSynchronizedFolder]
  private var indices: [String: Int] = [:]
  /// By the target or build phase that the folder has exceptions for.
  private var exceptional: [String: [Int]] = [:]

  init(_ document: XcodeDocument, in locations: XcodeLocations) {
    var sets: [String: XcodeExceptions] = [:]
    folders = document.objects.compactMap {
      XcodeSynchronizedFolder($0, in: locations, sets: &sets)
    }
    for (index, folder) in folders.enumerated() {
      indices[folder.object.identifier] = index
      for owner in folder.exceptions.keys { exceptional[owner, default: []].append(index) }
      for owner in folder.phaseExceptions.keys { exceptional[owner, default: []].append(index) }
    }
  }

  func called(_ identifiers: [String]) -> [XcodeSynchronizedFolder] {
    identifiers.compactMap { indices[$0] }.map { folders[$0] }
  }

  func withExceptions(for identifier: String) -> [XcodeSynchronizedFolder] {
    (exceptional[identifier] ?? []).map { folders[$0] }
  }
}

/// The paths of exception sets, and how they match.
struct XcodeExceptions {
  private(set) var paths: [String] = []
  private var set: Set<String> = []

  init(_ paths: [String] = []) { add(paths) }

  mutating func add(_ more: [String]) {
    for path in more where set.insert(path).inserted { paths.append(path) }
  }

  /// True if an exception names the file, a folder that it is in, or the file in any language:
  /// `/Localized: Fonts/A.ttf` (`/Localized/…` in early versions) stands for `Fonts/de.lproj/A.ttf`.
  func contain(_ relative: String) -> Bool {
    guard !set.isEmpty else { return false }
    if set.contains(relative) { return true }
    let parts = relative.split(separator: "/")
    var prefix = ""
    var unlocalized: [Substring] = []
    for part in parts.dropLast() {
      prefix += (prefix.isEmpty ? "" : "/") + part
      if set.contains(prefix) { return true }
      if !part.hasSuffix(".lproj") { unlocalized.append(part) }
    }
    guard unlocalized.count + 1 < parts.count, let name = parts.last else { return false }
    let path = (unlocalized + [name]).joined(separator: "/")
    return Self.localizedMarks.contains {
      set.contains($0 + path) || set.contains($0 + relative)
    }
  }

  static let localizedMarks = ["/Localized: ", "/Localized/"]

  /// The path of an exception without the mark of localised files, and whether it had one.
  static func unmarked(_ path: String) -> (path: String, isLocalized: Bool) {
    for mark in localizedMarks where path.hasPrefix(mark) {
      return (String(path.dropFirst(mark.count)), true)
    }
    return (path, false)
  }
}

/// How Xcode treats folders by their extensions.
enum XcodeFolder {
  /// True for folders from which the build makes something else, so that no file in them is shipped
  /// as it is.
  static func isCompiled(name: String) -> Bool {
    name.hasPathExtension(in: [
      "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "docc", "playground",
      "xcodeproj",
      "xcworkspace", "framework", "xcframework", "icon", "dsym", "app", "appex",
    ])
  }

  /// True for folders that keep their name in the bundle.
  static func isKept(name: String) -> Bool {
    name.hasPathExtension(in: ["lproj", "bundle", "scnassets", "help"])
  }

  /// The language of the `.lproj` folder that a path leads through.
  static func language(of path: String) -> String? {
    for part in path.split(separator: "/").dropLast() where part.hasSuffix(".lproj") {
      return String(part.dropLast(6))
    }
    return nil
  }
}
