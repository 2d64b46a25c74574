import FontInspection

extension Diagnostic {
  /// By what the finding is known again after lines were added or removed above it: SHA-256 in
  /// lower-case hexadecimal of its rule, its path, what it is about, and which of several equal ones
  /// it is.
  ///
  /// Neither its place within the file nor its severity, help or suggestion count: they change
  /// without the fault being another.
  ///
  /// - Parameter ordinal: Which of the findings it is that differ by their place alone, from 1.
  public func fingerprint(ordinal: Int = 1) -> String {
    // No rule id and no path holds a NUL, so that no two findings give the same bytes.
    let parts = [rule, path, String(ordinal), fingerprintKey ?? message.withoutPositions]
    return SHA256.hexadecimal(Array(parts.joined(separator: "\0").utf8).span)
  }

  /// The fingerprint of each finding, in the same order; no two are the same.
  ///
  /// - Parameter diagnostics: All findings of a run, in the order of a report.
  public static func fingerprints(of diagnostics: [Diagnostic]) -> [String] {
    var ordinals: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let first = diagnostic.fingerprint()
      let ordinal = (ordinals[first] ?? 0) + 1
      ordinals[first] = ordinal
      return ordinal == 1 ? first : diagnostic.fingerprint(ordinal: ordinal)
    }
  }
}

extension String {
  /// Words before a number that tells where something stands.
  private static let positionWords: Set<Substring> = [
    "line", "lines", "column", "columns", "item", "items", "byte", "bytes", "offset",
  ]

  /// The text without numbers that tell where something stands: `twice (items # and #)`.
  var withoutPositions: String {
    // Only ASCII matters here, and bytes keep two spellings of a name apart.
    var result: [UInt8] = []
    var word: [UInt8] = []
    var isPosition = false
    func endWord() {
      let text = Substring(decoding: word, as: UTF8.self)
      let isNumber = !word.isEmpty && word.allSatisfy { (0x30...0x39).contains($0) }
      if isNumber, isPosition {
        result.append(UInt8(ascii: "#"))
      } else {
        result += word
        if Self.positionWords.contains(text) {
          isPosition = true
        } else if !word.isEmpty, text != "and", text != "to" {
          isPosition = false
        }
      }
      word = []
    }
    for byte in utf8 {
      let isPartOfWord =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte >= 0x80
      if isPartOfWord {
        word.append(byte)
      } else {
        endWord()
        result.append(byte)
      }
    }
    endWord()
    return String(decoding: result, as: UTF8.self)
  }
}
