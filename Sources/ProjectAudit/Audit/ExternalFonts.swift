/// What is known of fonts that an install step would bring which has not been run here.
struct ExternalFonts: Sendable {
  private let sources: [ExternalSource]
  private let byFile: [[UInt8]: String]
  /// The letters and digits of the files' names, up to their style.
  private let byLetters: [(letters: [UInt8], source: String)]
  /// A source whose own name says that it brings fonts, where one is absent.
  private let likely: String?
  /// Names that the configuration says something outside the project supplies.
  private let configured: [PathPattern]

  init(_ project: AppProject) {
    sources = project.externalSources
    configured = project.externalFonts
    var byFile: [[UInt8]: String] = [:]
    var byLetters: [(letters: [UInt8], source: String)] = []
    func add(_ file: String, _ source: String) {
      let name = ProjectFile.name(of: file)
      let key = name.asciiLowercased
      guard byFile[key] == nil else { return }
      byFile[key] = source
      byLetters.append((Self.letters(name.prefix { $0 != "." }), source))
    }
    for source in project.externalSources {
      for file in source.fontFiles { add(file, source.name) }
    }
    for font in project.targets.flatMap(\.fonts) where !font.exists {
      if let source = Self.source(ofPath: font.path, project.externalSources) {
        add(font.path, source)
      }
    }
    self.byFile = byFile
    self.byLetters = byLetters
    likely =
      project.externalSources.first { $0.fontFiles.isEmpty && Self.suggestsFonts($0.name) }?
      .name
  }

  /// True if the configuration says that a font or file of this name comes from outside.
  func isConfigured(_ name: String) -> Bool { configured.match(name) }

  /// Who would bring the absent file at `path`, which a target refers to.
  func source(ofPath path: String) -> String? { Self.source(ofPath: path, sources) }

  /// Who would bring a file of this name.
  func source(ofFile name: String) -> String? {
    byFile[ProjectFile.name(of: name).asciiLowercased] ?? likely
  }

  /// Who would bring a font of this name: one whose file is called alike, or who may bring any.
  func source(ofName name: String) -> String? {
    let letters = Self.letters(name[...])
    if letters.count > 2, let source = byLetters.first(where: { $0.letters == letters }) {
      return source.source
    }
    // A package of one family, such as `@expo-google-fonts/karla`, brings no other.
    guard let likely, let slash = likely.utf8.lastIndex(of: UInt8(ascii: "/")),
      likely.contains("@")
    else { return likely }
    let family = Self.letters(likely[likely.utf8.index(after: slash)...])
    return letters.starts(with: family) ? likely : nil
  }

  private static func source(ofPath path: String, _ sources: [ExternalSource]) -> String? {
    switch FileOrigin(path: path) {
    case .own where !path.hasPrefix("../") && !path.hasPrefix("/"): return nil
    case .test, .buildProduct: return nil
    default: break
    }
    let folders = path.split(separator: "/").dropLast().map { String($0) }
    if let source = sources.first(where: { source in
      folders.contains { !$0.isEmpty && source.name.split(separator: " ").contains(Substring($0)) }
    }) {
      return source.name
    }
    switch FileOrigin(path: path) {
    case .pods: return "CocoaPods"
    case .carthage: return "Carthage"
    case .nodeModules: return "node_modules"
    case .packageCheckout: return "a Swift package"
    case .own, .test, .buildProduct: return nil
    }
  }

  /// True for a pod or package whose name tells that it brings fonts, such as `Artsy+UIFonts`.
  static func suggestsFonts(_ name: String) -> Bool {
    let name = String(decoding: name.asciiLowercased, as: UTF8.self)
    return ["font", "icon", "typeface", "typograph", "awesome"].contains { name.contains($0) }
  }

  /// Letters and digits in lower case.
  private static func letters(_ name: Substring) -> [UInt8] {
    String(name).asciiLowercased.filter {
      ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z"))
        || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
    }
  }
}
