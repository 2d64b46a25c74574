import FontInspection

/// A font that the app can load, with what it says of itself and the faces that it gives.
struct JudgedFont: Sendable {
  let details: FontDetails
  /// What it gives: one face, or the instances of a variable font; never empty.
  let faces: [FontFace]
  /// The face that stands for the font: that at the default location, where there is one.
  let face: FontFace

  var path: String { details.path }

  /// For people: `face 2 of ` a collection's member, else nothing.
  var member: String {
    face.container == .collection ? "face \(details.faceIndex) of the collection: " : ""
  }

  /// What the font is counted under: a font without a family is alone.
  var familyOrPath: String { face.family ?? "\0" + path }

  /// Units of an em; nil where the font does not state them.
  var unitsPerEm: Int? { face.unitsPerEm }

  /// `hhea`, by which iOS lays lines out; nil where there is none, or it gives lines no height.
  var lineMetrics: VerticalMetrics.Set? {
    guard let hhea = details.verticalMetrics.hhea, hhea.lineHeight > 0 else { return nil }
    return hhea
  }

  /// Points at a size of 17, iOS's body, for people.
  func points(_ units: Double) -> String? {
    unitsPerEm.map { decimal(units / Double($0) * 17, digits: 1) + " pt at 17 pt" }
  }
}

/// A number for people, rounded, without zeros at its end.
func decimal(_ value: Double, digits: Int) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let rounded = (value * scale).rounded() / scale
  return rounded == rounded.rounded() && abs(rounded) < 1e15
    ? String(Int(rounded)) : String(rounded)
}

extension AuditContext {
  /// The fonts whose own data rules judge, in the order of their paths and indices: of what the app
  /// can load all that other rules have not refused as a whole.
  func judgedFonts() -> [JudgedFont] {
    let refused = FileKindRule.misnamedPaths(in: self)
      .union(fonts.unreadable.map { Array($0.path.utf8) })
    var faces: [FontFiles.Place: [FontFace]] = [:]
    for face in fonts.appFaces {
      let place = FontFiles.Place(path: face.path, faceIndex: face.faceIndex)
      guard face.container.isLoadable, fonts.details[place] != nil,
        FileOrigin(path: face.path).isInApp, !refused.contains(Array(face.path.utf8))
      else { continue }
      faces[place, default: []].append(face)
    }
    return faces.keys.sorted().compactMap { place in
      guard let details = fonts.details[place], let all = faces[place], let first = all.first else {
        return nil
      }
      let face = all.first { $0.instance?.isDefault ?? true } ?? first
      return JudgedFont(details: details, faces: all, face: face)
    }
  }

  /// Fonts by their families, in the order of the first of each: one finding is enough for one cause
  /// that a whole family has.
  ///
  /// - Parameter key: what must be the same too for fonts of a family to stand together.
  func families(
    of fonts: [JudgedFont], sharing key: (JudgedFont) -> String = { _ in "" }
  ) -> [[JudgedFont]] {
    var groups: [[JudgedFont]] = []
    var places: [[UInt8]: Int] = [:]
    for font in fonts {
      let shared = Array("\(font.familyOrPath)\0\(key(font))".utf8)
      if let place = places[shared] {
        groups[place].append(font)
      } else {
        places[shared] = groups.count
        groups.append([font])
      }
    }
    return groups
  }

  /// Whether the project makes an app extension: the App Store then checks every font in the app.
  var hasExtension: Bool {
    targets.contains { $0.target.kind.isExtension }
      || project.infoPlists.contains {
        $0.extensionPoint != nil && FileOrigin(path: $0.path).isInApp
      }
  }

  /// The lowest versions of systems on which the app loads the font at `path`; empty where nothing
  /// tells.
  func lowestSystems(forFont path: String) -> [SystemVersion] {
    let key = Array(path.utf8)
    var lowest: [AppPlatform: SystemVersion] = [:]
    for target in targets
    where target.target.kind.loadsDeclaredFonts && target.reachableFonts.contains(key) {
      guard let platform = target.target.platforms.first,
        let version = target.target.deploymentTarget.flatMap({ SystemVersion(platform, $0) })
      else { continue }
      if lowest[platform].map({ version.isBelow($0) }) ?? true { lowest[platform] = version }
    }
    return AppPlatform.allCases.compactMap { lowest[$0] }
  }
}

/// A version of a system, such as iOS 15.2.
struct SystemVersion: Sendable, Equatable {
  let platform: AppPlatform
  let major: Int
  let minor: Int

  init(platform: AppPlatform, major: Int, minor: Int = 0) {
    (self.platform, self.major, self.minor) = (platform, major, minor)
  }

  /// - Parameter text: as in build settings: `15`, `15.2`, `10.15.4`; nil for anything else.
  init?(_ platform: AppPlatform, _ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let major = parts.first.flatMap({ Int($0) }), major >= 0 else { return nil }
    self.init(
      platform: platform, major: major, minor: parts.dropFirst().first.flatMap { Int($0) } ?? 0)
  }

  /// True if both are of one system and this is the older one.
  func isBelow(_ other: SystemVersion) -> Bool {
    platform == other.platform && (major, minor) < (other.major, other.minor)
  }

  /// `iOS 13`, `macOS 10.15`.
  var text: String { "\(platform.rawValue) \(major)" + (minor > 0 ? ".\(minor)" : "") }

  /// The version of `platform` that came with an iOS; nil for systems that are newer than that.
  init?(_ platform: AppPlatform, ofTheTimeOf iOS: Int) {
    switch platform {
    case .iOS, .tvOS: self.init(platform: platform, major: iOS)
    case .watchOS: self.init(platform: platform, major: iOS - 7)
    case .macOS: self.init(platform: platform, major: 10, minor: iOS + 2)
    // Both came later than everything that is asked for here.
    case .macCatalyst, .visionOS: return nil
    }
  }
}

extension [JudgedFont] {
  /// All but the first as places beside a finding, each file once.
  func others(_ message: String) -> [Diagnostic.RelatedPlace] {
    var seen: [String] = [first?.path ?? ""]
    return dropFirst().compactMap { font in
      guard !seen.contains(where: font.path.hasSameBytes) else { return nil }
      seen.append(font.path)
      return Diagnostic.RelatedPlace(path: font.path, line: nil, message: message)
    }
  }
}

extension RuleExample {
  /// An example with one font, of which only what matters is said.
  static func font(
    _ face: FontFace = .exampleBold, facts: AppProject = AppProject(), places: [String] = [],
    _ change: (inout FontFace, inout FontDetails) -> Void
  ) -> RuleExample {
    var face = face
    face.unitsPerEm = 1000
    var details = FontDetails(path: face.path, faceIndex: face.faceIndex)
    change(&face, &details)
    return RuleExample(
      fonts: FontFiles(faces: [face], details: [details]), facts: facts, places: places)
  }
}

extension VerticalMetrics {
  /// `hhea` alone, in font units.
  init(ascender: Double, descender: Double, lineGap: Double = 0) {
    self.init()
    hhea = Set(ascender: ascender, descender: descender, lineGap: lineGap)
  }
}
