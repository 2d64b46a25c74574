import FontInspection

/// Tells which strings of a built product are fonts' names.
///
/// Nothing stands around such a string that would explain it. So only what is a PostScript or full name
/// of the product's fonts counts, but for case, spaces and hyphens, or what has the form of one of a
/// family that is there (`Lato-Heavy`), and that as no more than likely.
struct CompiledNames: Sendable {
  static let executable = FontAPI("a string of the executable", .compiled)
  static let interface = FontAPI("a string of the compiled interface file", .compiled)

  private let resolver: NameResolver
  private let suggestions: NameSuggestions

  init(faces: [FontFace]) {
    resolver = NameResolver(faces: faces)
    suggestions = NameSuggestions(resolver)
  }

  /// The references that `strings`, of the file at `path`, make.
  func references(_ strings: [String], in path: String, api: FontAPI) -> [FontReference] {
    guard !resolver.faces.isEmpty else { return [] }
    return strings.compactMap { name in
      let reference = FontReference(
        name: name, api: api, path: path, position: .nowhere, certainty: .likely)
      guard (3...127).contains(name.utf8.count), isName(reference, name) else { return nil }
      return reference
    }
  }

  private func isName(_ reference: FontReference, _ name: String) -> Bool {
    switch resolver.resolve(reference).resolution {
    case .bundled, .fullName: true
    // A family is a common word (`Lato`), and a file's name is named to be registered.
    case .family, .fileName, .system, .private, .external, .computed: false
    case .caseOnly, .unknown:
      name.utf8.contains(UInt8(ascii: "-"))
        && (suggestions.sameLetters(as: name) != nil
          || !suggestions.familyMembers(of: name).isEmpty)
        && name.utf8.allSatisfy { SwiftLexer.isNameByte($0) || $0 == UInt8(ascii: "-") }
    }
  }
}
