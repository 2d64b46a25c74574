/// Messages, and what stands around other expressions.
extension ObjectiveCExpressionReader {
  // MARK: Messages

  /// The message send whose bracket is at `open`; nil if none stands there.
  func message(from open: Int) -> Message? {
    guard tokens.isPunctuation(open, "["), let end = closing[open], open + 2 < end else {
      return nil
    }
    // The receiver ends where the selector begins: at the last word of a message without arguments,
    // at the first word with a colon of others.
    var index = open + 1
    var conditions = 0
    var starts: [Int] = []
    while index < end {
      if tokens.isPunctuation(index, "?") {
        conditions += 1
      } else if tokens.isPunctuation(index, ":") {
        // The colon of `a ? b : c` or of `a ?: c`.
        conditions = max(0, conditions - 1)
      } else if conditions == 0, tokens.identifier(index) != nil,
        tokens.isPunctuation(index + 1, ":")
      {
        starts.append(index)
        index += 1
      }
      index = (closing[index] ?? index) + 1
    }
    guard let first = starts.first else {
      guard let name = tokens.identifier(end - 1) else { return nil }
      return Message(receiver: (open + 1)..<(end - 1), parts: [(name, [])])
    }
    guard first > open + 1 else { return nil }
    var parts: [(name: String, arguments: [Range<Int>])] = []
    for (number, start) in starts.enumerated() {
      let last = starts[safe: number + 1] ?? end
      guard let name = tokens.identifier(start), start + 2 <= last else { return nil }
      parts.append((name, self.parts(of: (start + 2)..<last)))
    }
    return Message(receiver: (open + 1)..<first, parts: parts)
  }

  func expression(
    _ message: Message, at first: SourceToken, depth: Int
  ) -> SourceExpression {
    let receiver = expression(message.receiver, depth: depth + 1)
    func argument(_ number: Int) -> SourceExpression {
      message.parts[0].arguments[safe: number].map { expression($0, depth: depth + 1) } ?? .unknown
    }
    func format() -> SourceExpression {
      .call(
        .name("String"),
        message.parts[0].arguments.enumerated().map { number, range in
          SourceArgument(
            label: number == 0 ? "format" : nil, value: expression(range, depth: depth + 1))
        })
    }
    let place = place(first.quote)
    switch message.parts[0].name {
    case "stringWithFormat", "initWithFormat": return format()
    case "stringByAppendingString": return .joined([receiver, argument(0)], place)
    case "stringByAppendingFormat": return .joined([receiver, format()], place)
    case "stringWithString", "initWithString": return argument(0)
    case "copy", "mutableCopy", "description": return receiver
    case "objectForKey", "objectAtIndex", "objectForKeyedSubscript", "valueForKey",
      "objectAtIndexedSubscript":
      return .element(receiver, argument(0))
    case "firstObject": return .element(receiver, .number(0))
    case "lastObject": return .element(receiver, .unknown)
    case "dictionaryWithObjectsAndKeys", "initWithObjectsAndKeys":
      return dictionary(message.parts[0].arguments, depth: depth)
    case "arrayWithObjects", "initWithObjects":
      return .list(message.parts[0].arguments.map { expression($0, depth: depth + 1) })
    case "capitalizedString": return .member(receiver, "capitalized")
    case "lowercaseString": return .member(receiver, "lowercased")
    case "uppercaseString": return .member(receiver, "uppercased")
    case "class": return .name("Self")
    case let name where message.parts[0].arguments.isEmpty: return .member(receiver, name)
    case let name: return .call(.member(receiver, name), arguments(of: message))
    }
  }

  /// A message's arguments as those of a function of its first part's name.
  func arguments(of message: Message) -> [SourceArgument] {
    message.parts.enumerated().compactMap { number, part in
      part.arguments.first.map {
        SourceArgument(label: number == 0 ? nil : part.name, value: expression($0, depth: 1))
      }
    }
  }

  // MARK: What stands around

  /// The tokens without parentheses, `@(…)` or a cast around them.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count >= 3 {
      let open = range.lowerBound + (tokens.isPunctuation(range.lowerBound, "@") ? 1 : 0)
      guard tokens.isPunctuation(open, "("), let end = closing[open] else { break }
      if end == range.upperBound - 1 {
        guard open + 1 < end else { break }
        range = (open + 1)..<end
      } else if open == range.lowerBound, end + 1 < range.upperBound, isCast((open + 1)..<end) {
        range = (end + 1)..<range.upperBound
      } else {
        break
      }
    }
    return range
  }

  /// `(NSString *)`, `(__bridge CFStringRef)`, `(CGFloat)`: words and asterisks, of which the last or
  /// the first but one names a type.
  func isCast(_ range: Range<Int>) -> Bool {
    tokens.isPunctuation(range.upperBound - 1, "*")
      || range.count <= 3 && range.allSatisfy { tokens.identifier($0) != nil }
        && tokens.identifier(range.upperBound - 1).map(Self.isType) ?? false
  }

  static func isType(_ name: String) -> Bool {
    name == "id" || name.hasSuffix("Ref") || name == "CGFloat" || name == "float"
      || name == "double" || name == "int"
  }

  /// The two arms of `a ? b : c` and `a ?: c`; nil if the tokens are no such expression.
  func arms(of range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    var question: Int?
    var nested = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isPunctuation(index, "?") {
        if question == nil { question = index } else { nested += 1 }
      } else if tokens.isPunctuation(index, ":"), let question {
        guard nested > 0 else {
          guard index + 1 < range.upperBound, question > range.lowerBound else { return nil }
          let first =
            question + 1 == index ? range.lowerBound..<question : (question + 1)..<index
          return (first, (index + 1)..<range.upperBound)
        }
        nested -= 1
      }
      index = (closing[index] ?? index) + 1
    }
    return nil
  }
}
