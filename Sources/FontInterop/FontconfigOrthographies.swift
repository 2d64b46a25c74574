internal import CFontconfig

extension Fontconfig {
  /// What a language is written with, by Fontconfig's tables.
  public struct Orthography: Sendable, Equatable {
    /// Fontconfig's name for the language, such as `de`, `zh-tw` or `und-zsye`.
    public let language: String
    /// The characters, in order, without overlap.
    public let characters: [ClosedRange<UInt32>]

    public init(language: String, characters: [ClosedRange<UInt32>]) {
      self.language = language
      self.characters = characters
    }
  }

  /// Every language that Fontconfig has an orthography of, in the order of their names' bytes.
  ///
  /// The library answers from tables that are compiled in: no configuration is read. It is to be
  /// asked once, since it copies all of it.
  public static func orthographies() -> [Orthography] {
    guard let names = FcGetLangs() else { return [] }
    defer { FcStrSetDestroy(names) }
    guard let list = FcStrListCreate(names) else { return [] }
    defer { FcStrListDone(list) }
    var orthographies: [Orthography] = []
    while let name = FcStrListNext(list) {
      // The set belongs to the library.
      guard let set = FcLangGetCharSet(name) else { continue }
      orthographies.append(
        Orthography(language: String(cString: name), characters: characters(of: set)))
    }
    return orthographies.sorted {
      $0.language.utf8.lexicographicallyPrecedes($1.language.utf8)
    }
  }

  /// The characters of a set: Fontconfig gives pages of 256 as eight words of bits.
  private static func characters(of set: OpaquePointer) -> [ClosedRange<UInt32>] {
    /// `FC_CHARSET_MAP_SIZE`, a macro that Swift cannot import.
    let wordCount = 8
    /// `FC_CHARSET_DONE`, likewise.
    let done = FcChar32.max
    var ranges: [ClosedRange<UInt32>] = []
    var words = [FcChar32](repeating: 0, count: wordCount)
    var next: FcChar32 = 0
    var page = words.withUnsafeMutableBufferPointer {
      FcCharSetFirstPage(set, $0.baseAddress, &next)
    }
    while page != done {
      for (index, word) in words.enumerated() where word != 0 {
        for bit in 0..<UInt32(32) where word >> bit & 1 == 1 {
          let character = page + UInt32(index) * 32 + bit
          if let last = ranges.last, last.upperBound + 1 == character {
            ranges[ranges.count - 1] = last.lowerBound...character
          } else {
            ranges.append(character...character)
          }
        }
      }
      page = words.withUnsafeMutableBufferPointer {
        FcCharSetNextPage(set, $0.baseAddress, &next)
      }
    }
    return ranges
  }
}
