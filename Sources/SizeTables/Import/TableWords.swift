import DynamicType

/// The words by which people who make tables call styles, categories and columns: Apple's in every
/// spelling, and the usual ones in German, Spanish, French, Italian, Portuguese, Dutch, Polish,
/// Swedish, Japanese and Chinese.
///
/// Words are compared folded: in lower case, without marks on letters, with one space for whatever
/// stands between.
enum TableWords {
  // MARK: Styles

  /// The name of a style that Apple has; nil if it is none.
  static func knownStyle(_ text: String) -> String? {
    guard hasLetter(text) else { return nil }
    for part in parts(text, ["()[]", "()[]/|:"]) {
      if let style = TextStyle(parsing: part) { return style.name }
      let folded = folded(part)
      if let style = styles[folded] { return style }
      // "Titel 1", "Bildunterschrift2": a word and a number.
      guard let number = folded.last, number.isNumber else { continue }
      var stem = folded.dropLast()
      if stem.last == " " { stem = stem.dropLast() }
      switch (numberedStyles[String(stem)], number) {
      case ("title"?, "1"), ("title"?, "2"), ("title"?, "3"): return "title\(number)"
      case ("caption"?, "1"), ("caption"?, "2"): return "caption\(number)"
      default: continue
      }
    }
    return nil
  }

  /// A style that a head such as `Body size` speaks of; nil where it does not end so.
  static func sizedStyle(_ text: String) -> String? {
    let words = folded(text).split(separator: " ").map(String.init)
    for count in [1, 2] where words.count > count {
      guard column(words.suffix(count).joined(separator: " ")) == .size else { continue }
      if let style = knownStyle(words.dropLast(count).joined(separator: " ")) { return style }
    }
    return nil
  }

  /// Whether a head such as `Body leading` speaks of something else than a size.
  static func isOtherMeasure(_ text: String) -> Bool {
    // As our own Markdown has it: `body, line`.
    if let comma = text.lastIndex(of: ",") {
      let word = text[comma...].dropFirst().drop { $0 == " " }
      if CellMetric.allCases.contains(where: { $0 != .size && $0.title == word }) { return true }
    }
    let words = folded(text)
    return otherMeasures.contains { words.hasSuffix(" " + $0) }
  }

  private static let otherMeasures = [
    "leading", "line height", "lineheight", "line spacing", "tracking", "kerning",
    "letter spacing", "weight", "cap height", "x height", "zeilenhohe", "zeilenabstand",
    "interlineado", "interligne", "interlinea", "entrelinha",
  ]

  /// Apple's style whose name somebody may have meant; nil where none is near, or where the text is a
  /// style itself or differs in its number, such as `caption3`.
  static func nearestStyle(_ text: String) -> String? {
    guard knownStyle(text) == nil else { return nil }
    func letters(_ text: String) -> [UInt8] { text.lowercased().utf8.filter { $0 > 0x39 } }
    let typed = Array(text.lowercased().utf8)
    guard typed.count > 2, typed.count < 40 else { return nil }
    var best: (distance: Int, name: String)?
    for style in TextStyle.allCases where letters(style.name) != letters(text) {
      for name in [style.name, style.swiftUIName] {
        let distance = editDistance(typed, Array(name.lowercased().utf8))
        if distance <= (name.utf8.count > 6 ? 2 : 1), distance < (best?.distance ?? .max) {
          best = (distance, style.name)
        }
      }
    }
    return best?.name
  }

  /// The name of a style: Apple's, else the maker's own as one word such as `caption3`; nil if the
  /// text holds no letter.
  static func style(_ text: String) -> String? {
    if let known = knownStyle(text) { return known }
    var text = text
    // `ANUIFontTextStyleCaption3` is a caption3 of somebody's.
    if let range = text.firstRange(of: "TextStyle"), range.upperBound < text.endIndex {
      text = String(text[range.upperBound...])
    }
    var name = String.UnicodeScalarView()
    var startsWord = false
    for scalar in text.unicodeScalars {
      guard scalar.properties.isAlphabetic || isDigit(scalar) else {
        startsWord = !name.isEmpty
        continue
      }
      let mapped =
        if name.isEmpty {
          scalar.properties.lowercaseMapping
        } else if startsWord {
          scalar.properties.uppercaseMapping
        } else {
          String(Character(scalar))
        }
      name.append(contentsOf: mapped.unicodeScalars)
      startsWord = false
    }
    guard let first = name.first, first.properties.isAlphabetic else { return nil }
    return String(name)
  }

  private static let styles: [String: String] = [
    "grosser titel": "largeTitle", "haupttitel": "largeTitle", "titulo grande": "largeTitle",
    "grand titre": "largeTitle", "titolo grande": "largeTitle", "grote titel": "largeTitle",
    "duzy tytul": "largeTitle", "stor titel": "largeTitle", "ラージタイトル": "largeTitle",
    "大标题": "largeTitle",
    "titel": "title1", "titulo": "title1", "titre": "title1", "titolo": "title1", "tytul": "title1",
    "uberschrift": "headline", "schlagzeile": "headline", "titular": "headline",
    "encabezado": "headline", "en tete": "headline", "intestazione": "headline",
    "cabecalho": "headline", "kop": "headline", "naglowek": "headline", "rubrik": "headline",
    "見出し": "headline", "标题": "headline",
    "text": "body", "fliesstext": "body", "haupttext": "body", "textkorper": "body",
    "body text": "body", "cuerpo": "body", "texto": "body", "cuerpo de texto": "body",
    "corps": "body", "corps de texte": "body", "corpo": "body", "corpo del testo": "body",
    "corpo do texto": "body", "testo": "body", "platte tekst": "body", "tekst": "body",
    "tresc": "body", "brodtext": "body", "本文": "body", "正文": "body",
    "hinweis": "callout", "hinweistext": "callout", "destacado": "callout", "llamada": "callout",
    "encadre": "callout", "richiamo": "callout", "chamada": "callout", "toelichting": "callout",
    "吹き出し": "callout", "标注": "callout",
    "unteruberschrift": "subheadline", "untertitel": "subheadline", "subtitulo": "subheadline",
    "subencabezado": "subheadline", "sous titre": "subheadline", "sottotitolo": "subheadline",
    "ondertitel": "subheadline", "podtytul": "subheadline", "underrubrik": "subheadline",
    "sub headline": "subheadline", "小見出し": "subheadline", "副标题": "subheadline",
    "fussnote": "footnote", "nota al pie": "footnote", "nota a pie de pagina": "footnote",
    "note de bas de page": "footnote", "nota a pie di pagina": "footnote",
    "nota a pie pagina": "footnote", "nota de rodape": "footnote", "voetnoot": "footnote",
    "przypis": "footnote", "fotnot": "footnote", "脚注": "footnote",
    "bildunterschrift": "caption1", "beschriftung": "caption1", "leyenda": "caption1",
    "pie de foto": "caption1", "legende": "caption1", "didascalia": "caption1",
    "legenda": "caption1", "bijschrift": "caption1", "podpis": "caption1", "bildtext": "caption1",
    "キャプション": "caption1", "说明": "caption1",
  ]

  private static let numberedStyles: [String: String] = [
    "titel": "title", "titulo": "title", "titre": "title", "titolo": "title", "tytul": "title",
    "uberschrift": "title", "タイトル": "title", "标题": "title",
    "bildunterschrift": "caption", "beschriftung": "caption", "leyenda": "caption",
    "legende": "caption", "didascalia": "caption", "legenda": "caption", "bijschrift": "caption",
    "podpis": "caption", "bildtext": "caption", "キャプション": "caption", "说明": "caption",
  ]

  // MARK: Categories

  /// A content size category in any spelling or language; nil if it is none.
  ///
  /// Where several names stand in one cell, such as `AX3 (accessibilityExtraLarge)`, they have to
  /// mean the same.
  static func category(_ text: String) -> ContentSizeCategory? {
    guard hasLetter(text) else { return nil }
    let found = parts(text, ["()[]", "()[]/|=:–—\n\r", "()[]/|=:–—\n\r-,"]).compactMap { part in
      ContentSizeCategory(parsing: part) ?? composed(part)
    }
    guard let first = found.first, found.allSatisfy({ $0 == first || $0 == .large }) else {
      return found.first
    }
    // "Default" beside another name says nothing of its own.
    return found.first { $0 != .large } ?? first
  }

  /// A name made of words: how large, how many times "extra", and whether for accessibility.
  private static func composed(_ text: String) -> ContentSizeCategory? {
    var size: ContentSizeCategory?
    var extras = 0
    var isAccessible = false
    var number: Int?
    for word in folded(text).split(separator: " ").map(String.init) {
      if small.contains(word) {
        size = .small
      } else if medium.contains(word) {
        size = .medium
      } else if large.contains(word) || usual.contains(word) {
        size = size ?? .large
      } else if extra.contains(word) {
        extras += 1
      } else if let run = runOfExtras(word) {
        extras += run.extras
        size = run.size ?? size
      } else if accessible.contains(word) {
        isAccessible = true
      } else if let value = Int(word), (1...5).contains(value) {
        number = value
      } else if !filling.contains(word) {
        return nil
      }
    }
    if isAccessible {
      let sizes = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
      if let number { return size == nil && extras == 0 ? sizes[number - 1] : nil }
      switch (size, extras) {
      case (.medium?, 0): return .accessibilityMedium
      case (.large?, 0): return .accessibilityLarge
      case (.large?, 1): return .accessibilityExtraLarge
      case (.large?, 2): return .accessibilityExtraExtraLarge
      case (.large?, 3): return .accessibilityExtraExtraExtraLarge
      default: return nil
      }
    }
    guard number == nil else { return nil }
    switch (size, extras) {
    case (.small?, 0): return .small
    case (.small?, 1): return .extraSmall
    case (.medium?, 0): return .medium
    case (.large?, 0): return .large
    case (.large?, 1): return .extraLarge
    case (.large?, 2): return .extraExtraLarge
    case (.large?, 3): return .extraExtraExtraLarge
    default: return nil
    }
  }

  /// Reads `xx`, `xl`, `xxxl`, `xs`, `2xl` and `3x`.
  private static func runOfExtras(
    _ word: String
  ) -> (extras: Int, size: ContentSizeCategory?)? {
    var bytes = Array(word.utf8)
    var size: ContentSizeCategory?
    if bytes.last == UInt8(ascii: "l") { size = .large }
    if bytes.last == UInt8(ascii: "s") { size = .small }
    if size != nil { bytes.removeLast() }
    if bytes.count == 2, let digit = bytes.first, (0x31...0x33).contains(digit),
      bytes.last == UInt8(ascii: "x")
    {
      return (Int(digit) - 0x30, size)
    }
    guard !bytes.isEmpty, bytes.count < 5, bytes.allSatisfy({ $0 == UInt8(ascii: "x") }) else {
      return nil
    }
    return (bytes.count, size)
  }

  private static let small: Set<String> = [
    "s", "small", "klein", "pequeno", "pequena", "chico", "petit", "petite", "piccolo", "piccola",
    "maly", "liten", "小",
  ]
  private static let medium: Set<String> = [
    "m", "medium", "mittel", "mediano", "mediana", "medio", "media", "moyen", "moyenne",
    "gemiddeld",
    "middel", "sredni", "mellan", "中",
  ]
  private static let large: Set<String> = [
    "l", "large", "gross", "grande", "grand", "groot", "duzy", "stor", "大",
  ]
  /// What is set on a new device.
  private static let usual: Set<String> = [
    "default", "standard", "voreinstellung", "predeterminado", "predeterminada", "estandar",
    "defaut", "predefinito", "predefinita", "padrao", "standaard", "domyslny", "标准", "默认", "標準",
  ]
  private static let extra: Set<String> = [
    "extra", "sehr", "muy", "tres", "molto", "muito", "zeer", "bardzo", "mycket", "特",
  ]
  private static let accessible: Set<String> = [
    "ax", "accessibility", "a11y", "bedienungshilfe", "bedienungshilfen", "barrierefrei",
    "barrierefreiheit", "accesibilidad", "accessibilite", "accessibilita", "acessibilidade",
    "toegankelijkheid", "dostepnosc", "tillganglighet", "アクセシビリティ", "辅助功能",
  ]
  private static let filling: Set<String> = [
    "size", "text", "type", "grosse", "tamano", "taille", "tamanho", "dimensione", "grootte",
    "rozmiar", "pt", "points", "ios",
  ]

  /// The nearest name of a category that somebody may have meant; nil where none is near.
  ///
  /// One slip in a short name, two in a longer one.
  static func nearestCategory(_ text: String) -> String? {
    let typed = Array(folded(text).utf8.filter { $0 != UInt8(ascii: " ") })
    guard typed.count > 1, typed.count < 60 else { return nil }
    // `a11y2` and `acc2`: the word is short, the number says which.
    if let number = typed.last, (0x31...0x35).contains(number) {
      let word = String(decoding: typed.dropLast(), as: UTF8.self)
      if ["a", "a11y", "acc", "access", "accessible"].contains(word) {
        return "AX\(number - 0x30)"
      }
    }
    var best: (distance: Int, name: String)?
    for category in ContentSizeCategory.allCases {
      for name in [category.shortName, category.name, category.uiKitName] where name.utf8.count > 1
      {
        let distance = editDistance(typed, Array(name.lowercased().utf8))
        if distance <= (name.utf8.count > 4 ? 2 : 1), distance < (best?.distance ?? .max) {
          best = (distance, name)
        }
      }
    }
    return best?.name
  }

  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        current.append(
          min(
            previous[column + 1] + 1, current[column] + 1,
            previous[column] + (byte == other ? 0 : 1))
        )
      }
      previous = current
    }
    return previous.last ?? left.count
  }

  // MARK: Columns

  /// What a column of a list holds.
  enum Column { case style, category, size, baseSize, ratio, face, notes }

  /// What the head of a column says; nil where it says something else.
  static func column(_ text: String) -> Column? {
    let words = folded(text)
    if let column = columns[words] { return column }
    // "Point size (pt)".
    for unit in [" pt", " points", " px"] where words.hasSuffix(unit) {
      return columns[String(words.dropLast(unit.count))]
    }
    return nil
  }

  private static let columns: [String: Column] = [
    "style": .style, "text style": .style, "textstyle": .style, "font style": .style,
    "stil": .style, "textstil": .style, "schriftstil": .style, "formatvorlage": .style,
    "estilo": .style, "estilo de texto": .style, "style de texte": .style, "stile": .style,
    "stile di testo": .style, "stijl": .style, "tekststijl": .style, "styl": .style,
    "styl tekstu": .style, "textformat": .style, "スタイル": .style, "样式": .style, "文本样式": .style,
    "category": .category, "size category": .category, "content size category": .category,
    "content size": .category, "dynamic type size": .category, "dynamic type": .category,
    "kategorie": .category, "grossenkategorie": .category, "categoria": .category,
    "categorie": .category, "kategoria": .category, "kategori": .category, "カテゴリ": .category,
    "カテゴリー": .category, "类别": .category,
    "size": .size, "point size": .size, "pointsize": .size, "font size": .size, "fontsize": .size,
    "size pt": .size, "font size pt": .size, "pt": .size, "points": .size,
    "grosse": .size, "schriftgrosse": .size, "schriftgrad": .size, "grosse pt": .size,
    "schriftgrosse pt": .size, "punkt": .size, "tamano": .size, "tamano de letra": .size,
    "tamano de fuente": .size, "tamano pt": .size, "taille": .size, "taille pt": .size,
    "taille de police": .size, "corps": .size, "dimensione": .size, "dimensioni": .size,
    "tamanho": .size, "tamanho da fonte": .size, "grootte": .size, "lettergrootte": .size,
    "rozmiar": .size, "storlek": .size, "サイズ": .size, "大小": .size, "字号": .size,
    "basesize": .baseSize, "base size": .baseSize, "base": .baseSize, "basis": .baseSize,
    "basisgrosse": .baseSize, "grundgrosse": .baseSize, "tamano base": .baseSize,
    "taille de base": .baseSize,
    "ratio": .ratio, "postscriptname": .face, "notes": .notes,
  ]

  // MARK: Text

  /// The text, and the pieces between separators; the whole alone where a piece is but a number, such
  /// as in `Caption (3)`, or where the text is too long for a head.
  private static func parts(_ text: String, _ separators: [String]) -> [String] {
    guard text.utf8.count < 200 else { return [text] }
    var parts = [text]
    for separators in separators {
      let pieces = text.split { separators.contains($0) }.map(String.init)
      guard pieces.count > 1 || pieces.first != text else { continue }
      parts += pieces.filter(hasLetter)
      if pieces.contains(where: { piece in
        !piece.isEmpty && piece.unicodeScalars.allSatisfy { isDigit($0) || $0 == " " }
          && piece.unicodeScalars.contains(where: isDigit)
      }) {
        return [text]
      }
    }
    return parts
  }

  private static func hasLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// Lower case, letters without marks, digits; one space for whatever stands between.
  static func folded(_ text: String) -> String {
    var folded = ""
    var isGap = false
    for scalar in text.unicodeScalars {
      // Marks that stand behind their letter.
      if (0x300...0x36F).contains(scalar.value) { continue }
      let isKana = scalar == "ー"
      guard scalar.properties.isAlphabetic || isDigit(scalar) || isKana else {
        isGap = !folded.isEmpty
        continue
      }
      if isGap {
        folded += " "
        isGap = false
      }
      let lower = scalar.properties.lowercaseMapping
      for scalar in lower.unicodeScalars { folded += marked[scalar] ?? String(Character(scalar)) }
    }
    return folded
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Letters with marks of the languages above.
  private static let marked: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = [
      "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ı": "i",
    ]
    let rows: [(String, String)] = [
      ("a", "àáâãäåāąă"), ("c", "çćč"), ("d", "ď"), ("e", "èéêëēęě"), ("i", "ìíîïī"),
      ("n", "ñńň"), ("o", "òóôõöōő"), ("r", "řŕ"), ("s", "śšşș"), ("t", "ťţț"), ("u", "ùúûüūůű"),
      ("y", "ýÿ"), ("z", "źžż"),
    ]
    for (plain, row) in rows {
      for scalar in row.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()
}
