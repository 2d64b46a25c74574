import FontInspection

/// Fonts that one bundle can load together, so that their names and families meet.
struct FontGroup: Sendable, Equatable {
  /// In the order of the project's faces; of a variable font every named instance.
  var faces: [FontFace]

  /// One face for each font of a file: a variable font counts by its default location.
  var fonts: [FontFace] { faces.filter { $0.instance?.isDefault ?? true } }

  /// The faces by family, in the order of the families' bytes; faces without a family are left out.
  static func families(of faces: [FontFace]) -> [(name: String, faces: [FontFace])] {
    var groups: [[UInt8]: [FontFace]] = [:]
    for face in faces {
      guard let family = face.family, !family.isEmpty else { continue }
      groups[Array(family.utf8), default: []].append(face)
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { (String(decoding: $0.key, as: UTF8.self), $0.value) }
  }
}

extension AuditContext {
  /// The groups of fonts that are loaded together: one for each target that loads fonts of its own,
  /// with all that comes with it. Where no target is known to ship fonts, all are one group.
  ///
  /// A file whose kind is wrong or that is damaged is in no group: nothing in it is loaded.
  var fontGroups: [FontGroup] {
    let faces = loadableFaces
    let bundles = shippedFonts
    guard !bundles.isEmpty else { return faces.isEmpty ? [] : [FontGroup(faces: faces)] }
    return bundles.map { paths in
      FontGroup(faces: faces.filter { paths.contains(Array($0.path.utf8)) })
    }
  }

  /// The faces of the app whose files are whole and of the kind that their names say.
  ///
  /// What no target ships is not the app's. Where no target is known to ship fonts, what a package
  /// manager or a build keeps in its own folders is left out.
  var loadableFaces: [FontFace] {
    let broken = FileKindRule.unloadablePaths(in: self)
      .union(fonts.unreadable.map { Array($0.path.utf8) })
    let shipped = shippedFonts.reduce(into: Set()) { $0.formUnion($1) }
    return fonts.appFaces.filter { face in
      let path = Array(face.path.utf8)
      if broken.contains(path) { return false }
      if !shipped.isEmpty { return shipped.contains(path) }
      switch FileOrigin(path: face.path) {
      case .own: return !Self.isForAndroid(face.path)
      case .pods, .carthage: return true
      case .test, .nodeModules, .packageCheckout, .buildProduct: return false
      }
    }
  }

  /// True for the copies that React Native and others keep for Android (`android/app/src/main/assets`).
  private static func isForAndroid(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.utf8.elementsEqual("android".utf8) }
  }

  /// The paths of the fonts that each target's process can load, of those targets that have any.
  private var shippedFonts: [Set<[UInt8]>] {
    targets.filter { $0.target.kind.loadsDeclaredFonts && !$0.reachableFonts.isEmpty }
      .map(\.reachableFonts)
  }

  /// The fonts among the loadable faces: of a variable font the default location alone.
  var loadableFonts: [FontFace] { FontGroup(faces: loadableFaces).fonts }

  /// What `body` finds in each group, each cause once: fonts that an app shares with its extension
  /// are in two groups, of which the one with more files tells all there is.
  func findingsInGroups(_ body: (FontGroup) -> [Diagnostic]) -> [Diagnostic] {
    let found = fontGroups.flatMap(body)
    guard fontGroups.count > 1 else { return found }
    func paths(_ finding: Diagnostic) -> Set<[UInt8]> {
      Set(([finding.path] + finding.related.map(\.path)).map { Array($0.utf8) })
    }
    var kept: [(finding: Diagnostic, paths: Set<[UInt8]>)] = []
    for finding in found.sorted(by: { $0.related.count > $1.related.count }) {
      let paths = paths(finding)
      let isKnown = kept.contains {
        $0.finding.fingerprintKey == finding.fingerprintKey && $0.paths.isSuperset(of: paths)
      }
      if !isKnown { kept.append((finding, paths)) }
    }
    return kept.map(\.finding)
  }
}
