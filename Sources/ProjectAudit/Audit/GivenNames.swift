import FontInspection

/// Names that a project itself gives to its fonts: the families of Flutter's `pubspec.yaml`, the aliases
/// of .NET MAUI. Only they count where they are asked for, whatever the files say.
struct GivenNames: Sendable {
  /// The families that are declared, by the bytes of their names, with the faces of their files.
  private var flutterFamilies: [[UInt8]: [FontFace]] = [:]
  /// The families by the files that they are made of.
  private var familiesOfFiles: [[UInt8]: String] = [:]
  private var flutterPackages: Set<[UInt8]> = []
  private let flutter: NameList
  private let maui: NameList
  private let fonts: ScriptFonts

  init(_ project: AppProject, _ files: FontFiles) {
    fonts = project.scriptFonts
    maui = NameList(project.scriptFonts.mauiAliases)
    flutter = NameList(project.flutterFamilies.map(\.name))
    guard !project.flutterFamilies.isEmpty else { return }
    let faces = Dictionary(grouping: files.faces) { Array($0.path.utf8) }
    for family in project.flutterFamilies {
      let own = family.fonts.flatMap { faces[Array($0.path.utf8)] ?? [] }
      flutterFamilies[Array(family.name.utf8), default: []] += own
      for font in family.fonts { familiesOfFiles[Array(font.path.utf8)] = family.name }
      guard let package = family.package else { continue }
      flutterPackages.insert(Array(package.utf8))
      flutterFamilies[Array("packages/\(package)/\(family.name)".utf8), default: []] += own
    }
  }

  /// What the reference turns out to be, where the project's own names decide; else what it is by the
  /// names in font files.
  ///
  /// - Parameter ships: whether a native target of the app's ships the file at a path, so that Flutter
  ///   finds it as it finds fonts of the system.
  func resolve(
    _ resolved: ResolvedReference, system: SystemFonts, ships: (String) -> Bool
  ) -> ResolvedReference {
    guard let name = resolved.reference.name else { return resolved }
    switch resolved.reference.api.framework {
    case .flutter where !flutterFamilies.isEmpty:
      return resolveFlutter(resolved, name, system, ships: ships)
    case .maui where resolved.resolution == .unknown && fonts.addsOtherMauiFonts:
      return maui.nearest(to: name) == nil ? resolved.doubted() : resolved
    default: return resolved
    }
  }

  private func resolveFlutter(
    _ resolved: ResolvedReference, _ name: String, _ system: SystemFonts,
    ships: (String) -> Bool
  ) -> ResolvedReference {
    let reference = resolved.reference
    if let faces = flutterFamilies[Array(name.utf8)] {
      return ResolvedReference(reference, .family, faces: faces)
    }
    if name.hasPrefix("packages/") {
      let package = name.dropFirst("packages/".count).prefix { $0 != "/" }
      // What a package brings that is not in the project is not known.
      return ResolvedReference(
        reference, flutterPackages.contains(Array(package.utf8)) ? .unknown : .external)
    }
    if resolved.resolution == .system || Self.isFlutters(name)
      || name.utf8.first == UInt8(ascii: ".")
    {
      return ResolvedReference(reference, .system, systemName: name)
    }
    if resolved.faces.contains(where: { ships($0.path) }) { return resolved }
    let unknown = ResolvedReference(reference, .unknown)
    if familyOfFile(named: resolved.faces) != nil || flutter.nearest(to: name) != nil {
      return unknown
    }
    let mayBeKnown = fonts.loadsOtherFlutterFamilies || Self.isOtherSystems(name)
    return mayBeKnown ? unknown.doubted() : unknown
  }

  /// The family that is declared for one of the faces.
  private func familyOfFile(named faces: [FontFace]) -> String? {
    faces.lazy.compactMap { familiesOfFiles[Array($0.path.utf8)] }.first
  }

  /// Families that Flutter itself has or makes (flutter.dev: `uses-material-design`, `CupertinoIcons`,
  /// and the names that its Cupertino text theme gives to Apple's interface typeface).
  private static func isFlutters(_ name: String) -> Bool {
    [
      "MaterialIcons", "CupertinoIcons", "CupertinoSystemText", "CupertinoSystemDisplay", "Ahem",
      "FlutterTest",
    ].contains(name)
  }

  /// True for families of Android, Windows and Linux, which code for several systems names on all.
  private static func isOtherSystems(_ name: String) -> Bool {
    let name = String(decoding: name.asciiLowercased, as: UTF8.self)
    return [
      "roboto", "noto", "droid", "sans-serif", "segoe ui", "consolas", "ubuntu", "cantarell",
      "dejavu", "microsoft", "sf pro", "san francisco", "sf mono",
    ].contains { name.hasPrefix($0) }
  }

  /// What to write instead of a name that nobody gives; nil for names of other kinds.
  ///
  /// - Parameter faces: the project's faces that the name would lead to elsewhere.
  func suggestion(for reference: FontReference, faces: [FontFace]) -> Suggestion? {
    guard let name = reference.name else { return nil }
    switch reference.api.framework {
    case .flutter:
      guard !flutter.names.isEmpty else { return nil }
      return Suggestion(
        name: familyOfFile(named: faces) ?? flutter.nearest(to: name),
        others: flutter.names, kind: "family of pubspec.yaml")
    case .maui:
      return maui.nearest(to: name).map {
        Suggestion(name: $0, others: [], kind: "font that ConfigureFonts adds")
      }
    default: return nil
    }
  }

  struct Suggestion {
    /// nil where none is near.
    var name: String?
    /// All that could be meant.
    var others: [String]
    var kind: String

    var help: String {
      name.map { "write \"\($0)\" (a \(kind))" }
        ?? "declare the family in pubspec.yaml (flutter: fonts:), or write one of it: \(others.listed)"
    }
  }
}

/// A list of names in which the nearest to a wrong one is found.
struct NameList: Sendable {
  /// Each once, in the order of the list.
  let names: [String]
  private let keys: [SearchKey]

  /// Longer names are no font's.
  private static let longestName = 128

  init(_ names: [String]) {
    self.names = names.eachOnce
    keys = self.names.map { SearchKey(Self.key($0)) }
  }

  /// The nearest name; nil if none is near: a quarter of the letters may differ, and one always.
  func nearest(to name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    let searched = SearchKey(Self.key(name))
    var limit = max(1, searched.bytes.count / 4)
    var best: String?
    for (index, key) in keys.enumerated() {
      guard let distance = searched.distance(to: key, limit: limit) else { continue }
      best = names[index]
      limit = distance - 1
      if limit < 0 { break }
    }
    return best
  }

  /// The name without case, spaces, hyphens and underscores.
  private static func key(_ name: String) -> [UInt8] {
    name.asciiLowercased.filter {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_")
    }
  }
}

extension ResolvedReference {
  /// The same where the name may be right all the same.
  fileprivate func doubted() -> ResolvedReference {
    var result = self
    result.reference.certainty = .likely
    return result
  }
}
