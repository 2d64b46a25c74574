/// JSON with the place of every value, read from a file that a person may have written.
///
/// Comments and commas before a closing bracket are passed over, as in JSON5.
struct JSONText {
  indirect enum Value {
    case object([Member])
    case array([JSONText])
    case string(String)
    case number(Double)
    case other(String)
  }

  struct Member {
    let name: String
    let position: TextPosition
    let value: JSONText
  }

  let value: Value
  let position: TextPosition

  /// How deep values may lie in each other; a table needs six levels.
  private static let depthLimit = 64

  static func read(_ text: String) throws(SizeTableImportError) -> JSONText {
    var parser = Parser(text)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    if let scalar = parser.peek {
      throw SizeTableImportError(
        parser.position, found: String(Character(scalar)), expected: "the end of the JSON text")
    }
    return value
  }

  subscript(_ names: String...) -> JSONText? {
    guard case .object(let members) = value else { return nil }
    for name in names {
      if let member = members.last(where: { $0.name == name }) { return member.value }
    }
    return nil
  }

  /// What a message calls it.
  var shown: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): text
    case .number(let number): DecimalText.shortest(number, decimals: 6)
    case .other(let word): word
    }
  }

  private struct Parser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private(set) var position = TextPosition(line: 1, column: 1)

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private var second: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

    @discardableResult
    private mutating func next() -> Unicode.Scalar? {
      guard let scalar = peek else { return nil }
      index += 1
      if scalar == "\n" || (scalar == "\r" && peek != "\n") {
        position = TextPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
      return scalar
    }

    mutating func skipSpace() {
      while let scalar = peek {
        if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
          next()
        } else if scalar == "/", second == "/" {
          while let scalar = peek, scalar != "\n", scalar != "\r" { next() }
        } else if scalar == "/", second == "*" {
          next()
          next()
          while let scalar = next(), !(scalar == "*" && peek == "/") {}
          next()
        } else {
          return
        }
      }
    }

    private func unexpected(_ expected: String) -> SizeTableImportError {
      SizeTableImportError(
        position, found: peek.map { String(Character($0)) } ?? "", expected: expected)
    }

    mutating func value(depth: Int) throws(SizeTableImportError) -> JSONText {
      skipSpace()
      let start = position
      guard depth < JSONText.depthLimit else {
        throw SizeTableImportError(start, found: "another level", expected: "a table of sizes")
      }
      switch peek {
      case "{":
        next()
        var members: [Member] = []
        while true {
          skipSpace()
          if peek == "}" { break }
          let place = position
          guard peek == "\"" else { throw unexpected("a name in quotation marks or }") }
          let name = try string()
          skipSpace()
          guard peek == ":" else { throw unexpected("a colon") }
          next()
          members.append(Member(name: name, position: place, value: try value(depth: depth + 1)))
          skipSpace()
          if peek == "," { next() } else if peek != "}" { throw unexpected("a comma or }") }
        }
        next()
        return JSONText(value: .object(members), position: start)
      case "[":
        next()
        var elements: [JSONText] = []
        while true {
          skipSpace()
          if peek == "]" { break }
          elements.append(try value(depth: depth + 1))
          skipSpace()
          if peek == "," { next() } else if peek != "]" { throw unexpected("a comma or ]") }
        }
        next()
        return JSONText(value: .array(elements), position: start)
      case "\"": return JSONText(value: .string(try string()), position: start)
      default:
        var word = ""
        while let scalar = peek,
          scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || ["+", "-", ".", "_"].contains(scalar)
        {
          word += String(Character(scalar))
          next()
        }
        guard !word.isEmpty else { throw unexpected("a value") }
        let isNumber = word.unicodeScalars.first.map { ("0"..."9").contains($0) || $0 == "-" }
        if isNumber ?? false, !word.contains("x"), let number = Double(word) {
          return JSONText(value: .number(number), position: start)
        }
        return JSONText(value: .other(word), position: start)
      }
    }

    private mutating func string() throws(SizeTableImportError) -> String {
      let start = position
      next()
      var text = String.UnicodeScalarView()
      while let scalar = next() {
        switch scalar {
        case "\"": return String(text)
        case "\\":
          switch next() {
          case "n"?: text.append("\n")
          case "t"?: text.append("\t")
          case "r"?: text.append("\r")
          case "b"?, "f"?: text.append(" ")
          case "u"?:
            var code: UInt32 = 0
            for _ in 0..<4 {
              guard let digit = peek?.value,
                let value = Character(Unicode.Scalar(digit) ?? " ")
                  .hexDigitValue
              else { throw unexpected("four hexadecimal digits") }
              code = code << 4 | UInt32(value)
              next()
            }
            // Halves of a pair name nothing that a table needs.
            text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
          case let other?: text.append(other)
          case nil: break
          }
        default: text.append(scalar)
        }
      }
      throw SizeTableImportError(start, found: "\"", expected: "a closing quotation mark")
    }
  }
}
