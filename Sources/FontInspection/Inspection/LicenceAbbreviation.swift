/// Licences that a text names by their abbreviations only, such as `Licensed under GPL`.
enum LicenceAbbreviation {
  /// The licence that a text puts itself under; nil where it names none, or two.
  ///
  /// An abbreviation alone proves nothing, since a text may say what it is *not* under, or what its
  /// sources were under. It counts where it is the whole text, where it ends the text behind a comma or
  /// a line break, and behind `GNU`, `under` and `under the`; and nothing counts behind a `not`. These are
  /// the forms that real fonts have: a rule of ours.
  static func named(_ text: String) -> String? {
    let words = words(of: text)
    var found: String?
    for (index, word) in words.enumerated() {
      guard let name = name(of: word.text), counts(at: index, words) else { continue }
      guard found == nil || found == name else { return nil }
      found = name
    }
    return found
  }

  private struct Word {
    var text = ""
    /// Whether a comma, semicolon or line break stands before it.
    var beginsPhrase: Bool
  }

  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var isInside = false
    var beginsPhrase = true
    // Abbreviations stand in short notices; a long text is a licence's own, which marks tell.
    for scalar in text.unicodeScalars.prefix(1000) {
      if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        if !isInside { words.append(Word(beginsPhrase: beginsPhrase)) }
        words[words.count - 1].text.unicodeScalars.append(scalar)
        isInside = true
        beginsPhrase = false
      } else {
        isInside = false
        if scalar == "," || scalar == ";" || scalar == "\n" || scalar == "\r" {
          beginsPhrase = true
        }
      }
    }
    return words
  }

  /// The licence of a word such as `GPL` or `GPLv3`, in capitals only.
  private static func name(of word: String) -> String? {
    let digits: Set<Unicode.Scalar> = ["0", "1", "2", "3", "v"]
    var letters = word.unicodeScalars[...]
    while let last = letters.last, digits.contains(last) { letters.removeLast() }
    return switch String(letters) {
    case "OFL": "SIL OFL"
    case "GPL": "GNU GPL"
    case "LGPL": "GNU LGPL"
    case "AGPL": "GNU AGPL"
    case "LPPL": "LPPL"
    default: nil
    }
  }

  private static func counts(at index: Int, _ words: [Word]) -> Bool {
    let before = words[max(0, index - 5)..<index].map { $0.text.lowercased() }
    if before.contains("not") || before.contains("non") { return false }
    if words.count == 1 { return true }
    if words[index].beginsPhrase, index == words.count - 1 { return true }
    return before.last == "gnu" || before.last == "under" || before.suffix(2) == ["under", "the"]
  }
}
