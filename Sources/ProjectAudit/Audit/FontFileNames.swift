/// The names, without folders, of a project's font files and of the links to them.
struct FontFileNames: Sendable {
  /// A name that leads to a font file.
  struct Named: Sendable {
    /// Where the name stands: the file's own path, or that of a link to it.
    var path: String
    var name: String { ProjectFile.name(of: path) }
  }

  /// How a name leads to a file; the first that holds.
  enum Match: Sendable, Equatable {
    /// Byte for byte.
    case exact(path: String)
    /// By the same letters in another Unicode form, composed or decomposed.
    case otherForm(path: String)
    /// By the same letters in another case.
    case otherCase(path: String)
  }

  /// In the order of the paths; unreadable files too, since they are there.
  let all: [Named]
  private let exact: [[UInt8]: String]
  // Swift takes strings for equal that are canonically equivalent, which here is what is asked.
  private let byLetters: [String: String]
  private let byCaselessLetters: [String: String]
  /// The names of links, by the path of the file that they lead to.
  private let linkNames: [[UInt8]: [String]]

  init(_ fonts: FontFiles) {
    let links = fonts.links.map(\.path)
    let paths = (AuditContext.paths(of: fonts) + links).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    all = paths.map { Named(path: $0) }
    exact = Dictionary(all.map { (Array($0.name.utf8), $0.path) }) { first, _ in first }
    byLetters = Dictionary(all.map { ($0.name, $0.path) }) { first, _ in first }
    byCaselessLetters = Dictionary(all.map { (Self.caseless($0.name), $0.path) }) { first, _ in
      first
    }
    linkNames = Dictionary(grouping: fonts.links) { Array($0.target.utf8) }
      .mapValues { $0.map { ProjectFile.name(of: $0.path) } }
  }

  /// How `name` leads to a file; nil where it does not.
  func match(_ name: String) -> Match? {
    if let path = exact[Array(name.utf8)] { return .exact(path: path) }
    if let path = byLetters[name] { return .otherForm(path: path) }
    return byCaselessLetters[Self.caseless(name)].map { .otherCase(path: $0) }
  }

  /// True if a file has exactly this name.
  func holds(_ name: String) -> Bool {
    if case .exact? = match(name) { true } else { false }
  }

  /// Every name of the file at `path`: its own and those of links to it.
  func names(ofFile path: String) -> [String] {
    [ProjectFile.name(of: path)] + (linkNames[Array(path.utf8)] ?? [])
  }

  /// The name with ASCII letters in lower case, to be compared by Swift's `==`. A letter with a mark
  /// stays as it is in every Unicode form, though the decomposed one begins with an ASCII letter.
  static func caseless(_ name: String) -> String {
    var result = ""
    for character in name {
      result += character.isASCII ? character.lowercased() : String(character)
    }
    return result
  }
}
