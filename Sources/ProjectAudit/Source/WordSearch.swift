import SystemInterop

/// Tells quickly whether any of several words occurs in a file.
///
/// Most files of a project name no font, and looking for a few words costs far less than cutting the
/// file into tokens.
struct WordSearch: Sendable {
  private let search: ByteSearch

  /// - Parameter words: None of them empty.
  init(_ words: [String]) {
    search = ByteSearch(words.map { Array($0.utf8) })
  }

  /// True if one of the words occurs in `bytes`.
  func matches(_ bytes: [UInt8]) -> Bool { search.matches(bytes) }
}
