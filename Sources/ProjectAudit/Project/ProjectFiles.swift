/// Which files a project has, and the text of those that describe it.
///
/// Paths are relative to the project's folder, with `/`, and sorted by their bytes.
public struct ProjectFiles: Sendable {
  /// Every regular file that the walk met, fonts among them.
  public let paths: [String]
  /// Every folder that the walk met, even one that was not entered.
  public let folders: [String]
  /// The files that describe the project (`ProjectDescriptions.keeps`), by path.
  private let kept: [[UInt8]: ProjectFile]

  public init(paths: [String], folders: [String] = [], kept: [ProjectFile] = []) {
    func sorted(_ paths: [String]) -> [String] {
      paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    self.paths = sorted(paths)
    var all = Set(folders.map { Array($0.utf8) })
    // Examples name files only; their folders follow from them. Files of one folder mostly follow each
    // other.
    var last: Substring.UTF8View?
    for path in paths {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
      let folder = path.utf8[..<slash]
      if let last, last.count == folder.count, last.elementsEqual(folder) { continue }
      last = folder
      var bytes = Array(folder)
      while all.insert(bytes).inserted, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) {
        bytes.removeSubrange(slash...)
      }
    }
    self.folders = sorted(all.map { String(decoding: $0, as: UTF8.self) })
    self.kept = Dictionary(kept.map { (Array($0.path.utf8), $0) }) { first, _ in first }
  }

  /// The files that describe the project, in the order of their paths.
  public var descriptions: [ProjectFile] {
    kept.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The describing file at `path`; nil where there is none, or where it was not kept.
  public func file(at path: String) -> ProjectFile? { kept[Array(path.utf8)] }

  /// True if a regular file stands at `path`.
  public func contains(_ path: String) -> Bool {
    let index = Self.firstIndex(in: paths, notBefore: Array(path.utf8))
    return index < paths.count && paths[index].hasSameBytes(as: path)
  }

  /// True if a folder stands at `path`; the empty path is the project's own.
  public func containsFolder(_ path: String) -> Bool {
    if path.isEmpty { return true }
    let index = Self.firstIndex(in: folders, notBefore: Array(path.utf8))
    return index < folders.count && folders[index].hasSameBytes(as: path)
  }

  /// The files in `folder` and in every folder below it; the empty path is the project's own.
  public func files(below folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return paths[...] }
    // '0' is the byte behind '/'.
    let start = Self.firstIndex(in: paths, notBefore: Array(folder.utf8) + [UInt8(ascii: "/")])
    let end = Self.firstIndex(in: paths, notBefore: Array(folder.utf8) + [UInt8(ascii: "0")])
    return paths[start..<end]
  }

  private static func firstIndex(in paths: [String], notBefore key: [UInt8]) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = low + (high - low) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(key) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// `path` as seen from `folder`, with `.` and `..` resolved: `App/../Fonts` becomes `Fonts`, and
  /// what leaves the project's folder begins with `../`. An absolute path stays as it is.
  public static func resolve(_ path: String, in folder: String = "") -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    var parts: [Substring] = []
    for part in (folder.isEmpty ? path : folder + "/" + path).split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder in which `path` stands; empty for the project's own.
  public static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
