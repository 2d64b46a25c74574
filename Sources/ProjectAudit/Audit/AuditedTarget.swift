/// A target with what it declares and with the targets that come with it.
public struct AuditedTarget: Sendable {
  public let target: AppTarget
  /// The `UIAppFonts` arrays of its Info.plist.
  public let declarations: [FontDeclaration]
  /// What the keys of its Info.plist tell; nil where there is no Info.plist to read.
  public let infoPlist: InfoPlistFacts?
  /// What its bundle holds, as `UIAppFonts` entries name it.
  let bundle: BundlePaths
  /// The names of the targets that it embeds or links, through each other, itself first.
  let closure: [String]
  /// Every font file that its process can load: its own and those of the closure.
  let reachableFonts: Set<[UInt8]>
  /// The files whose code is in its process; nil where they are not known.
  let reachableFiles: Set<[UInt8]>?
  /// True if code in its process registers fonts as the app runs.
  let registersFonts: Bool

  /// True if every Info.plist of the target was read, so that what none of them lists is not listed.
  let knowsDeclarations: Bool

  /// True if every target and package that it depends on is known, so that what is not found in them is
  /// not there.
  let isKnownWhole: Bool

  /// True if the file at `path` may be compiled into the target's process. A header is in no build
  /// phase, so it may be in any.
  func mayContain(_ path: String) -> Bool {
    reachableFiles?.contains(Array(path.utf8)) ?? true
      || path.hasPathExtension(in: ["h", "hh", "hpp", "pch"])
  }

  /// True if the file at `path` is known to be compiled into the target's process.
  func contains(_ path: String) -> Bool {
    reachableFiles?.contains(Array(path.utf8)) ?? false
  }

  /// Puts together what belongs to each target of a project.
  static func all(of project: AppProject) -> [AuditedTarget] {
    let targets = project.targets
    let byName = Dictionary(grouping: targets.indices) { Array(targets[$0].name.utf8) }
    let declarations = Dictionary(grouping: project.declarations) { Array($0.path.utf8) }
    let plists = Dictionary(project.infoPlists.map { (Array($0.path.utf8), $0) }) { first, _ in
      first
    }
    let unread = Set(project.problems.map { Array($0.path.utf8) }).subtracting(declarations.keys)
    return targets.indices.map { index in
      let target = targets[index]
      let closure = closure(of: index, targets, byName)
      var files: Set<[UInt8]>? = []
      var fonts: Set<[UInt8]> = []
      var paths = target.fonts
      for member in closure {
        fonts.formUnion(targets[member].fonts.map { Array($0.path.utf8) })
        if let known = targets[member].files {
          files?.formUnion(known.map { Array($0.utf8) })
        } else {
          files = nil
        }
        if member != index { paths += embedded(targets[member]) }
      }
      let isKnownWhole = closure.allSatisfy { member in
        !targets[member].copiesFontsByScript
          && targets[member].dependencies.allSatisfy { byName[Array($0.utf8)] != nil }
      }
      let registers = project.registeringFiles.contains { path in
        // Others' code is in whichever target links it, which is not followed.
        !FileOrigin(path: path).isOwn || files?.contains(Array(path.utf8)) ?? true
      }
      return AuditedTarget(
        target: target,
        declarations: target.infoPlists.flatMap { declarations[Array($0.utf8)] ?? [] }
          + target.inlineDeclarations,
        infoPlist: target.infoPlists.lazy.compactMap { plists[Array($0.utf8)] }.first,
        bundle: BundlePaths(paths), closure: closure.map { targets[$0].name },
        reachableFonts: fonts, reachableFiles: files, registersFonts: registers,
        knowsDeclarations: !target.hasUnknownInfoPlist
          && target.infoPlists.allSatisfy { !unread.contains(Array($0.utf8)) },
        isKnownWhole: isKnownWhole)
    }
  }

  /// The fonts of a target that is embedded in another, at their places in the outer bundle.
  private static func embedded(_ target: AppTarget) -> [BundledFont] {
    switch target.kind {
    case .library, .bundle:
      // A package's resources lie in a bundle of their own, which their path names already.
      target.fonts.filter { $0.bundlePath.contains(".bundle/") }
    case .framework:
      target.fonts.map {
        var font = $0
        font.bundlePath = "Frameworks/\(target.name).framework/\($0.bundlePath)"
        return font
      }
    case .app, .extension, .widget, .clip, .watch, .tool, .test: []
    }
  }

  /// The indices of a target and of all that it embeds or links in its own process.
  private static func closure(
    of index: Int, _ targets: [AppTarget], _ byName: [[UInt8]: [Int]]
  ) -> [Int] {
    var result = [index]
    var seen: Set<Int> = [index]
    var next = 0
    while next < result.count {
      for name in targets[result[next]].dependencies {
        for member in byName[Array(name.utf8)] ?? [] where !seen.contains(member) {
          // An app embeds its extensions, which run in processes and bundles of their own.
          if targets[member].kind.loadsDeclaredFonts || targets[member].kind == .test { continue }
          seen.insert(member)
          result.append(member)
        }
      }
      next += 1
    }
    return result
  }
}

/// The font files of a bundle, found by their paths in it.
struct BundlePaths: Sendable {
  /// How an entry leads to a file; the first that holds.
  enum Match: Sendable, Equatable {
    case exact(BundledFont)
    case otherForm(BundledFont)
    case otherCase(BundledFont)
    /// A file of that name lies in another folder of the bundle.
    case otherPlace(BundledFont)
  }

  private var exact: [[UInt8]: BundledFont] = [:]
  // Swift takes strings for equal that are canonically equivalent, which here is what is asked.
  private var byLetters: [String: BundledFont] = [:]
  private var byCaselessLetters: [String: BundledFont] = [:]
  private var byName: [String: BundledFont] = [:]

  init(_ fonts: [BundledFont]) {
    for font in fonts {
      let path = font.bundlePath
      let key = Array(path.utf8)
      if exact[key] == nil { exact[key] = font }
      if byLetters[path] == nil { byLetters[path] = font }
      let caseless = FontFileNames.caseless(path)
      if byCaselessLetters[caseless] == nil { byCaselessLetters[caseless] = font }
      let name = FontFileNames.caseless(ProjectFile.name(of: path))
      if byName[name] == nil { byName[name] = font }
    }
  }

  /// How the entry `path` leads to a file; nil where it does not.
  func match(_ path: String) -> Match? {
    if let font = exact[Array(path.utf8)] { return .exact(font) }
    if let font = byLetters[path] { return .otherForm(font) }
    if let font = byCaselessLetters[FontFileNames.caseless(path)] { return .otherCase(font) }
    return byName[FontFileNames.caseless(ProjectFile.name(of: path))].map { .otherPlace($0) }
  }
}
