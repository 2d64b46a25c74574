internal import FontInterop

/// Which languages a face can write, by Fontconfig's orthographies.
public struct LanguageCoverage: Sendable, Equatable {
  /// A language of which the face lacks something.
  public struct Incomplete: Sendable, Equatable {
    public let language: String
    /// How many characters the orthography has.
    public let required: Int
    public let missing: CodePointSet
  }

  /// Fontconfig's names of the languages that the face has every character of, in byte order.
  public let complete: [String]
  /// The languages that the face has at least half the characters of, those that lack least first.
  public let incomplete: [Incomplete]
  /// How many languages were looked at.
  public let known: Int

  public init() {
    complete = []
    incomplete = []
    known = 0
  }

  init(_ characters: CodePointSet, orthographies: [Orthography] = Orthography.all) {
    var complete: [String] = []
    var incomplete: [Incomplete] = []
    for orthography in orthographies {
      let missing = characters.missing(from: orthography.characters)
      if missing.count == 0 {
        complete.append(orthography.language)
      } else if 2 * missing.count <= orthography.characters.count {
        incomplete.append(
          Incomplete(
            language: orthography.language, required: orthography.characters.count,
            missing: missing))
      }
    }
    self.complete = complete
    // The sort is stable only by the name that is compared too.
    self.incomplete = incomplete.sorted { left, right in
      left.missing.count != right.missing.count
        ? left.missing.count < right.missing.count
        : left.language.utf8.lexicographicallyPrecedes(right.language.utf8)
    }
    known = orthographies.count
  }

  /// The languages into which an app's page on the App Store can be translated, in Fontconfig's
  /// names (Apple, App Store Connect Help, "App Store localizations").
  public static let appStore = [
    "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
    "zh-cn", "zh-tw",
  ]
}

/// What a language is written with.
public struct Orthography: Sendable, Equatable {
  /// Fontconfig's name of the language, such as `zh-cn`.
  public let language: String
  public let characters: CodePointSet

  /// Fontconfig's, asked once; sorted by language.
  public static let all: [Orthography] = Fontconfig.orthographies().map {
    Orthography(language: $0.language, characters: CodePointSet($0.characters))
  }
}
