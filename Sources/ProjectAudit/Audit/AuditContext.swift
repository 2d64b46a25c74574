import FontInspection

/// Everything that rules may ask, as plain values: no file is opened from here on.
public struct AuditContext: Sendable {
  /// What the project says about fonts, in the order of paths.
  public let project: AppProject
  /// The project's font files.
  public let fonts: FontFiles
  /// The project's references with what their names turn out to be, in the same order.
  public let references: [ResolvedReference]
  /// The project's targets, in the order of the files that describe them; empty where nothing does.
  public let targets: [AuditedTarget]
  /// Every `UIAppFonts` entry with what it leads to, in the order of the files.
  public let entries: [JudgedEntry]
  /// Sizes that the configuration gives to text styles.
  let baseSizes: [ScaledUse]
  /// The font files of the project by their names.
  let fontNames: FontFileNames

  let suggestions: NameSuggestions
  private let resolver: NameResolver
  /// The names that the project itself gives to its fonts.
  let givenNames: GivenNames
  let system: SystemFonts
  /// The letters that languages need.
  let orthographies: LanguageOrthographies

  /// - Parameter baseSizes: the sizes that the configuration gives to text styles.
  public init(
    project: AppProject, fonts: FontFiles, system: SystemFonts = .iOS, baseSizes: [ScaledUse] = [],
    orthographies: LanguageOrthographies = .fontconfig
  ) {
    self.orthographies = orthographies
    let resolver = NameResolver(
      faces: fonts.appFaces, system: system, external: project.externalFonts)
    var project = project
    // What is no font's PostScript name may be no name at all.
    project.references += project.possibleNames.filter {
      resolver.resolve($0).resolution == .bundled
    }
    project = project.sorted()
    let fontNames = FontFileNames(fonts)
    self.project = project
    self.fonts = fonts
    self.system = system
    self.fontNames = fontNames
    self.baseSizes = baseSizes
    let externals = ExternalFonts(project)
    let targets = AuditedTarget.all(of: project)
    let givenNames = GivenNames(project, fonts)
    self.givenNames = givenNames
    references = project.references.map { reference in
      var resolved = givenNames.resolve(resolver.resolve(reference), system: system) { path in
        let key = Array(path.utf8)
        return targets.contains { $0.reachableFonts.contains(key) }
      }
      guard resolved.resolution == .unknown || resolved.resolution == .caseOnly,
        let name = reference.name
      else { return resolved }
      if SystemFonts.macOS.contains(name), Self.isForMacOS(reference, targets) {
        return ResolvedReference(reference, .system, systemName: name)
      }
      if resolved.resolution == .unknown, let source = externals.source(ofName: name) {
        resolved.resolution = .external
        resolved.externalSource = source
      }
      return resolved
    }
    let judge = EntryJudge(fontNames: fontNames, externals: externals, system: system)
    entries = Self.judgedEntries(of: project, targets, by: judge)
    self.targets = targets
    suggestions = NameSuggestions(resolver)
    self.resolver = resolver
  }

  /// The project's faces that a font API would find by this name.
  func faces(named name: String) -> [FontFace] {
    resolver.resolve(
      FontReference(
        name: name, api: FontAPI("", .uiKit), path: "", position: SourcePosition(line: 1, column: 1)
      )
    ).faces
  }

  /// True if the reference's code may run on macOS, which has fonts of its own.
  func isForMacOS(_ reference: FontReference) -> Bool { Self.isForMacOS(reference, targets) }

  private static func isForMacOS(
    _ reference: FontReference, _ targets: [AuditedTarget]
  ) -> Bool {
    reference.api.name.contains("NSFont")
      || targets.contains { target in
        target.target.platforms.contains { $0 == .macOS || $0 == .macCatalyst }
          && target.mayContain(reference.path)
      }
  }

  /// The entries of property lists, and then of descriptions, each in the order of their files.
  private static func judgedEntries(
    of project: AppProject, _ targets: [AuditedTarget], by judge: EntryJudge
  ) -> [JudgedEntry] {
    let loading = targets.filter(\.target.kind.loadsDeclaredFonts)
    let inPlists = project.declarations.flatMap { declaration in
      judge.judge(
        declaration,
        for: loading.filter { target in
          target.target.infoPlists.contains { $0.hasSameBytes(as: declaration.path) }
        })
    }
    let inline = loading.flatMap { target in
      target.target.inlineDeclarations.flatMap { judge.judge($0, for: [target]) }
    }
    return inPlists + inline
  }

  /// The paths of all font files, each once, in the order of their bytes.
  static func paths(of fonts: FontFiles) -> [String] {
    var seen: Set<[UInt8]> = []
    return (fonts.faces.map(\.path) + fonts.unreadable.map(\.path))
      .filter { seen.insert(Array($0.utf8)).inserted }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
