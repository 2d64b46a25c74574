/// What code does to texts, for ASCII letters; names of fonts have no others.
enum TextChange {
  /// As Foundation's `capitalized`: the first letter of each word large, the others small.
  static func capitalised(_ text: String) -> String {
    var isInWord = false
    let bytes = text.utf8.map { byte -> UInt8 in
      let letter = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else {
        isInWord = isInWord && byte == UInt8(ascii: "'")
        return byte
      }
      defer { isInWord = true }
      return isInWord ? letter : letter & ~0x20
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func uppercased(_ text: String) -> String {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return String(
      decoding: text.utf8.map { letters.contains($0) ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }

  /// The text with every occurrence of `old` replaced.
  static func replacing(_ old: String, by new: String, in text: String) -> String {
    let (old, bytes) = (Array(old.utf8), Array(text.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if !old.isEmpty, bytes[index...].starts(with: old) {
        result += new.utf8
        index += old.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands before, between and behind every `%@` of a format.
  static func pieces(of format: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    let bytes = Array(format.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), bytes[safe: index + 1] == UInt8(ascii: "@") {
        pieces.append([])
        index += 2
      } else {
        pieces[pieces.count - 1].append(bytes[index])
        index += 1
      }
    }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}
