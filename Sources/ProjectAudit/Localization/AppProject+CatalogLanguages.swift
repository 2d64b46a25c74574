extension AppProject {
  /// Gives each target the languages of its string catalogues, which stand in no language's folder.
  mutating func addCatalogLanguages() {
    var languages: [[UInt8]: Set<String>] = [:]
    for text in localizedTexts where text.path.hasPathExtension(in: ["xcstrings"]) {
      guard let language = text.language else { continue }
      languages[Array(text.path.utf8), default: []].insert(language)
    }
    guard !languages.isEmpty else { return }
    for index in targets.indices {
      var all = Set(targets[index].languages)
      for path in targets[index].files ?? [] where path.hasPathExtension(in: ["xcstrings"]) {
        all.formUnion(languages[Array(path.utf8)] ?? [])
      }
      targets[index].languages = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }
}
