/// Collects the characters of a file's texts, each with the first text that has it.
struct CharacterCollector {
  private var characters: [UInt32: LocalizedText.Character] = [:]
  /// ASCII characters that were seen, so that most of a text needs no look-up.
  private var seenASCII = [Bool](repeating: false, count: 128)
  private var hasText = false

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - key: what the text is called; the text itself where nil.
  ///   - position: where it begins; nil in a file without lines.
  mutating func add(_ text: String, key: String?, position: SourcePosition?) {
    hasText = true
    for scalar in PrintedText.scalars(of: text) {
      if scalar.isASCII {
        guard !seenASCII[Int(scalar.value)] else { continue }
        seenASCII[Int(scalar.value)] = true
        guard scalar.value >= 0x20, scalar.value != 0x7F else { continue }
      }
      guard characters[scalar.value] == nil else { continue }
      characters[scalar.value] = .init(scalar: scalar, position: position, key: key ?? text)
    }
  }

  /// What was collected; nil where no text was.
  func text(path: String, language: String?) -> LocalizedText? {
    guard hasText else { return nil }
    return LocalizedText(
      path: path, language: language,
      characters: characters.values.sorted { $0.scalar < $1.scalar })
  }
}

extension LocalizedText {
  /// The language whose folder (`pl.lproj`) holds the file; nil where none does.
  static func language(ofFile path: String) -> String? {
    path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
      .map { String($0.dropLast(".lproj".count)) }
  }
}
