/// Tells files that other tools fill in from a project's own: templates of command line generators,
/// cookiecutter's folders, Xcode's `.xctemplate`.
///
/// Nobody can read such a file before it is filled in, and nobody is meant to.
enum ProjectTemplate {
  /// True if a part of the path is filled in: `{{cookiecutter.name}}/App.xcodeproj`,
  /// `___PACKAGENAME___.swift`, `$name.xcodeproj`, `__PROJECT_NAME__/Info.plist`,
  /// `App.xctemplate/…`.
  static func isTemplate(path: String) -> Bool {
    path.split(separator: "/").contains { part in
      String(part).hasPathExtension(in: ["xctemplate"]) || holdsPlaceholder(part)
    }
  }

  private static func holdsPlaceholder(_ part: Substring) -> Bool {
    let text = String(part)
    if ["{{", "}}", "{%", "<%", "[["].contains(where: text.containsBytes) { return true }
    let bytes = Array(part.utf8)
    if holdsVariable(bytes[...]) { return true }
    // `___VARIABLE_name___` (Xcode), `__name__`; JavaScript's `__tests__` and the like are none.
    guard let start = firstIndex(of: "__", in: bytes[...]),
      let end = firstIndex(of: "__", in: bytes[(start + 2)...].drop { $0 == UInt8(ascii: "_") })
    else { return false }
    let isXcodes =
      bytes[start...].starts(with: "___".utf8) && bytes[end...].starts(with: "___".utf8)
    let name = String(decoding: bytes[start..<end], as: UTF8.self).asciiLowercased
    return isXcodes || String(decoding: name, as: UTF8.self).containsBytes(of: "name")
  }

  /// True if the text has `$name` or `${name}`; `$(NAME)` is the build's.
  private static func holdsVariable(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "$")
        && (second == UInt8(ascii: "{") || (0x41...0x5A).contains(second)
          || (0x61...0x7A).contains(second))
    }
  }

  private static func firstIndex(of word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: word.utf8) }
  }

  private static let marks = ["{{", "{%", "<%", "___"]

  /// True if the line of a text that cannot be read holds what a tool fills in.
  static func holdsPlaceholder(_ bytes: [UInt8], atLineOf offset: Int) -> Bool {
    let offset = min(max(offset, 0), bytes.count)
    let before = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let after = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    // No line that people write is longer.
    let line = bytes[max(before, offset - 2000)..<min(after, offset + 2000)]
    // What is no text at all is damage, whatever its bytes look like.
    guard
      !line.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") })
    else { return false }
    // Within quotes it may be code of any kind, such as a build script's.
    let plain = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return plain.contains { part in
      marks.contains { firstIndex(of: $0, in: part) != nil } || holdsVariable(part)
    }
  }
}
