/// Of a text in a file of strings, what a reader gets to see.
enum PrintedText {
  /// The text's characters without format specifiers (`%1$@`, `%ld`, `%#@count@`), tags (`<b>`) and
  /// references (`&nbsp;`), whose letters are never drawn.
  ///
  /// Specifiers are those of *String Programming Guide*, "String Format Specifiers", but without a
  /// space as their flag: "100 % sicher" holds none.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      let length =
        switch scalars[index] {
        case "%": specifierLength(scalars, at: index)
        case "<": tagLength(scalars, at: index)
        case "&": referenceLength(scalars, at: index)
        default: 0
        }
      if length == 0 {
        result.append(scalars[index])
        index += 1
      } else {
        // `%%` prints one.
        if length == 2, scalars[index + 1] == "%" { result.append("%") }
        index += length
      }
    }
    return result
  }

  /// How many characters the specifier at `start` takes; 0 where none stands there.
  private static func specifierLength(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    var index = start + 1
    func skip(_ limit: Int, _ isPart: (Unicode.Scalar) -> Bool) {
      let end = min(index + limit, scalars.count)
      while index < end, isPart(scalars[index]) { index += 1 }
    }
    let isDigit: (Unicode.Scalar) -> Bool = { ("0"..."9").contains($0) }
    if scalars[safe: index] == "%" { return 2 }
    let first = index
    skip(3, isDigit)
    if scalars[safe: index] == "$" { index += 1 } else { index = first }
    if scalars[safe: index] == "#", scalars[safe: index + 1] == "@" {
      index += 2
      skip(100) { $0 != "@" && $0 != "%" }
      return scalars[safe: index] == "@" ? index + 1 - start : 0
    }
    skip(5) { "+-#0'".unicodeScalars.contains($0) }
    skip(5) { isDigit($0) || $0 == "*" }
    skip(1) { $0 == "." }
    skip(5) { isDigit($0) || $0 == "*" }
    skip(2) { "hlqLztj".unicodeScalars.contains($0) }
    guard let letter = scalars[safe: index],
      "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(letter)
    else { return 0 }
    return index + 1 - start
  }

  /// How many characters the tag at `start` takes; 0 where none stands there.
  private static func tagLength(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    guard let first = scalars[safe: start + 1], isLetter(first) || first == "/" else { return 0 }
    var index = start + 1
    let end = min(start + 500, scalars.count)
    while index < end, scalars[index] != ">", scalars[index] != "<" { index += 1 }
    return index < end && scalars[index] == ">" ? index + 1 - start : 0
  }

  /// How many characters the reference at `start` takes; 0 where none stands there.
  private static func referenceLength(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    var index = start + 1
    if scalars[safe: index] == "#" { index += 1 }
    let end = min(start + 12, scalars.count)
    while index < end, isLetter(scalars[index]) || ("0"..."9").contains(scalars[index]) {
      index += 1
    }
    return index > start + 1 && index < end && scalars[index] == ";" ? index + 1 - start : 0
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
