import FontInspection

/// Where files come to lie in a bundle.
enum BundleLayout {
  private static let fontExtensions = Array(FontSearch.fontExtensions)

  /// True for a file that is called like a font.
  static func isFont(_ path: String) -> Bool { path.hasPathExtension(in: fontExtensions) }

  /// Where a file comes to lie whose folders are not kept, as in an Xcode group or SwiftPM's `.process`:
  /// at the bundle's root, but in its `.lproj`, and with the folders of a bundle that is copied whole.
  ///
  /// - Parameter path: relative to the folder that is taken up.
  /// - Returns: nil for what is compiled away, such as an asset catalogue's content.
  static func flattened(_ path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.dropLast().enumerated() {
      if part.hasPathExtension(in: ["xcassets", "xcdatamodeld", "docc", "playground"]) {
        return nil
      }
      if part.hasPathExtension(in: ["bundle", "framework", "xcframework", "scnassets"]) {
        return parts[index...].joined(separator: "/")
      }
    }
    guard let name = parts.last else { return nil }
    if let folder = parts.dropLast().last, folder.hasPathExtension(in: ["lproj"]) {
      return folder + "/" + name
    }
    return name
  }

  /// The languages whose `.lproj` folders some of the paths stand in, sorted.
  static func languages(of paths: some Sequence<String>) -> [String] {
    var languages: Set<String> = []
    for path in paths where path.contains(".lproj/") {
      for part in path.split(separator: "/") where part.hasSuffix(".lproj") {
        languages.insert(String(part.dropLast(6)))
      }
    }
    return languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `path` as seen from `folder`, which it stands in.
  static func relative(_ path: String, to folder: String) -> String {
    guard !folder.isEmpty, path.utf8.count > folder.utf8.count else { return path }
    return String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }
}

/// What a target takes up, gathered place by place; fonts and other files are kept apart.
struct GatheredFiles {
  private(set) var fonts: [BundledFont] = []
  private var others: Set<[UInt8]> = []
  private var places: Set<[[UInt8]]> = []

  /// Adds a font, once for each place in the bundle.
  mutating func add(font path: String, at bundlePath: String, by definition: AppTarget.Place?) {
    guard places.insert([Array(path.utf8), Array(bundlePath.utf8)]).inserted else { return }
    fonts.append(BundledFont(path: path, bundlePath: bundlePath, definition: definition))
  }

  mutating func add(file path: String) { others.insert(Array(path.utf8)) }

  /// The other files, sorted by their bytes.
  var files: [String] {
    others.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
