import FontInspection

/// The characters that the app shows, as far as that can be known.
struct UsedCharacters: Sendable {
  /// True where neither texts nor languages are known.
  let isGuess: Bool
  private let texts: [LocalizedText]
  private let characters: Set<Unicode.Scalar>

  /// - Parameters:
  ///   - project: whose own texts count before everything else.
  ///   - targets: whose languages count where there are no texts.
  init(_ project: AppProject, _ targets: [AppTarget]) {
    texts = project.localizedTexts.filter { FileOrigin(path: $0.path).isOwn }
    let shown = Set(texts.flatMap { $0.characters.map(\.scalar) })
    guard shown.isEmpty else {
      characters = shown
      isGuess = false
      return
    }
    let languages = Set(
      (targets.flatMap(\.languages) + texts.compactMap(\.language)).compactMap(Self.language))
    isGuess = languages.isEmpty
    var letters = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)
    if languages.isEmpty {
      for language in Self.western { letters.formUnion(Self.letters(of: language)) }
    }
    for language in languages.sorted() { letters.formUnion(Self.letters(of: language)) }
    characters = letters
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool { characters.contains(scalar) }

  /// Where a text with the character stands; nil where no text is known.
  func text(with scalar: Unicode.Scalar?) -> Diagnostic.RelatedPlace? {
    guard let scalar else { return nil }
    for text in texts {
      guard let found = text.characters.first(where: { $0.scalar == scalar }) else { continue }
      return Diagnostic.RelatedPlace(
        path: text.path, line: found.position?.line, message: "\(scalar) stands in \"\(found.key)\""
      )
    }
    return nil
  }

  /// The language without script and region, in lower case: `pt` for `pt-BR`; nil for `Base`.
  private static func language(_ name: String) -> String? {
    let first = name.prefix { $0 != "-" && $0 != "_" }
    let language = String(decoding: String(first).asciiLowercased, as: UTF8.self)
    return language == "base" || language.isEmpty ? nil : language
  }

  private static let western = ["de", "es", "fr", "it", "pt"]

  /// The letters of a language beyond A to Z, large and small.
  private static func letters(of language: String) -> Set<Unicode.Scalar> {
    let large = LanguageLetters.beyondASCII[language] ?? ""
    return Set(large.unicodeScalars)
      .union(large.unicodeScalars.flatMap { $0.properties.lowercaseMapping.unicodeScalars })
  }
}

/// The capital letters that languages write beyond A to Z (Unicode CLDR, exemplar characters,
/// cldr.unicode.org), for alphabets whose letters may be taller than Latin's.
enum LanguageLetters {
  static let beyondASCII: [String: String] = [
    "af": "ÁÉÈÊËÎÏÔÖÚÛ", "az": "ÇƏĞİÖŞÜ", "bs": "ČĆĐŠŽ", "ca": "ÀÇÉÈÍÏÓÒÚÜ",
    "cs": "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "cy": "ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÝŴŶŸ", "da": "ÆØÅ", "de": "ÄÖÜ", "es": "ÁÉÍÑÓÚÜ", "et": "ŠŽÕÄÖÜ",
    "eu": "Ñ", "fi": "ÅÄÖŠŽ", "fo": "ÁÐÍÓÚÝÆØ", "fr": "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ", "ga": "ÁÉÍÓÚ",
    "gl": "ÁÉÍÑÓÚÜ", "hr": "ČĆĐŠŽ", "hu": "ÁÉÍÓÖŐÚÜŰ", "is": "ÁÐÉÍÓÚÝÞÆÖ", "it": "ÀÉÈÌÓÒÙ",
    "lt": "ĄČĘĖĮŠŲŪŽ", "lv": "ĀČĒĢĪĶĻŅŠŪŽ", "mt": "ĊĠĦŻÀÈÌÒÙ", "nb": "ÆØÅÀÉÓÒÔ", "nl": "ÁÄÉËÍÏÓÖÚÜ",
    "nn": "ÆØÅÀÉÓÒÔ", "no": "ÆØÅÀÉÓÒÔ", "pl": "ĄĆĘŁŃÓŚŹŻ", "pt": "ÁÀÂÃÇÉÊÍÓÔÕÚ", "ro": "ĂÂÎȘȚ",
    "sk": "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ", "sl": "ČŠŽ", "sq": "ÇË", "sv": "ÅÄÖÀÉ", "tr": "ÇĞİÖŞÜÂÎÛ",
    "vi": "ÀẢÃÁẠĂẰẲẴẮẶÂẦẨẪẤẬĐÈẺẼÉẸÊỀỂỄẾỆÌỈĨÍỊÒỎÕÓỌÔỒỔỖỐỘƠỜỞỠỚỢÙỦŨÚỤƯỪỬỮỨỰỲỶỸÝỴ",
    "be": "ЁІЙЎ", "bg": "ЙЩЦ", "el": "ΆΈΉΊΪΌΎΫΏ", "mk": "ЃЌЏ", "ru": "ЁЙЩЦ", "sr": "ЂЋЏ",
    "uk": "ҐЄІЇЙЩЦ",
  ]
}
