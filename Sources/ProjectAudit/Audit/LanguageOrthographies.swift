public import FontInspection

/// The letters that languages are written with.
public struct LanguageOrthographies: Sendable {
  private let byLanguage: [String: CodePointSet]

  /// Fontconfig's orthographies.
  public static let fontconfig = LanguageOrthographies(
    Orthography.all.map { ($0.language, $0.characters) })

  /// - Parameter orthographies: by Fontconfig's names of the languages, such as `zh-cn`.
  public init(_ orthographies: [(language: String, characters: CodePointSet)]) {
    byLanguage = Dictionary(orthographies.map { ($0.language, $0.characters) }) { first, _ in first
    }
  }

  /// The letters of a language as a project writes it (`pl`, `pt-BR`, `zh-Hans`, `German`); nil where
  /// it is not known what they are.
  ///
  /// English is passed over: its orthography has the accents of borrowed words, which texts do
  /// without. So is a language in a script that is not its usual one (`sr-Latn`).
  public func letters(of language: String) -> CodePointSet? {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first else { return nil }
    let code = Self.olderNames[first] ?? first
    guard code != "en" else { return nil }
    if code == "zh" {
      let isTraditional = parts.contains("hant") || parts.contains("tw") || parts.contains("hk")
      return byLanguage[isTraditional ? "zh-tw" : "zh-cn"]
    }
    if parts.dropFirst().contains(where: { $0.utf8.count == 4 }) { return nil }
    return byLanguage[code]
  }

  /// What folders were called before they had codes, and codes that Fontconfig knows otherwise.
  private static let olderNames = [
    "german": "de", "french": "fr", "spanish": "es", "italian": "it", "dutch": "nl",
    "japanese": "ja", "english": "en", "no": "nb", "iw": "he", "in": "id", "tl": "fil",
  ]
}
