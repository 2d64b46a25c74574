/// What code chooses for other systems, which iOS never gets.
extension ScriptFactReader {
  /// Notes what of `Platform.select` and `Platform.OS === …` iOS never gets.
  mutating func platform(at index: Int) {
    guard tokens.isPunctuation(index + 1, ".") else { return }
    if tokens.isIdentifier(index + 2, "select"), tokens.isPunctuation(index + 3, "(") {
      guard tokens.isPunctuation(index + 4, "{") else { return }
      let chosen = reader.selected(index + 3)
      for element in reader.elements(from: index + 4) {
        guard let member = reader.member(element), member.value != chosen else { continue }
        passedOver[member.value.lowerBound] = member.value.upperBound
      }
      return
    }
    guard tokens.isIdentifier(index + 2, "OS") else { return }
    // The comparison ends with the string that it is made with.
    guard let string = ((index + 3)..<(index + 8)).first(where: { tokens[$0]?.kind == .string }),
      let holds = reader.isIOS(index..<(string + 1))
    else { return }
    condition(index..<(string + 1), holds)
  }

  /// `isAndroid`, `Platform.isIOS` and the like.
  mutating func flag(_ word: String, at index: Int) {
    guard
      tokens.isPunctuation(index + 1, "?") || tokens.isPunctuation(index + 1, ")")
        || tokens.isPunctuation(index + 1, "&"),
      let holds = ScriptExpressionReader.isIOS(flag: word)
    else { return }
    var start = index
    while start >= 2, tokens.isPunctuation(start - 1, "."), tokens.isIdentifier(start - 2) {
      start -= 2
    }
    let isNegated = tokens.isPunctuation(start - 1, "!")
    condition(start..<(index + 1), holds != isNegated)
  }

  /// Dart's `… == TargetPlatform.iOS`.
  mutating func targetPlatform(at index: Int) {
    guard tokens.isPunctuation(index - 1, "="), tokens.isPunctuation(index + 1, "."),
      let name = tokens.identifier(index + 2)
    else { return }
    condition(index..<(index + 3), (name == "iOS") == tokens.isPunctuation(index - 2, "="))
  }

  /// Notes what iOS never gets behind a condition that is known to hold there or not.
  private mutating func condition(_ range: Range<Int>, _ holds: Bool) {
    let next = range.upperBound
    if tokens.isPunctuation(next, "?"), !tokens.isPunctuation(next + 1, ".") {
      let end = valueEnd(next + 1)
      guard let arms = reader.arms(of: range.lowerBound..<end)?.arms else { return }
      let other = holds ? arms.1 : arms.0
      passedOver[other.lowerBound] = other.upperBound
    } else if tokens.isPunctuation(next, ")"), isConditionOfIf(next) {
      let end = statementEnd(next + 1)
      if !holds {
        passedOver[next + 1] = end
      } else if tokens.isIdentifier(end, "else") {
        passedOver[end + 1] = statementEnd(end + 1)
      }
    } else if !holds, tokens.isPunctuation(next, "&"), tokens.isPunctuation(next + 1, "&") {
      passedOver[next + 2] = valueEnd(next + 2)
    }
  }

  /// True if the parenthesis that ends at `end` is that of an `if`.
  private func isConditionOfIf(_ end: Int) -> Bool {
    open.last.map { closing[$0] == end && tokens.isIdentifier($0 - 1, "if") } ?? false
  }

  /// The index behind the block or the statement that begins at `start`.
  private func statementEnd(_ start: Int) -> Int {
    if tokens.isPunctuation(start, "{") { return (closing[start] ?? start) + 1 }
    let end = valueEnd(start)
    return tokens.isPunctuation(end, ";") ? end + 1 : end
  }

  /// Passes over what `case 'android':` and `case TargetPlatform.android:` choose for other systems.
  mutating func branch(at index: Int) {
    let colon: Int
    let system: String
    if let token = tokens[index + 1],
      let text = ScriptStringLiteral.value(of: token, in: tokens.bytes)
    {
      (colon, system) = (index + 2, text)
    } else if tokens.isIdentifier(index + 1, "TargetPlatform"),
      let name = tokens.identifier(index + 3)
    {
      (colon, system) = (index + 4, name)
    } else {
      return
    }
    // Where several cases stand together, one of them may be iOS.
    guard Self.otherSystems.contains(system), tokens.isPunctuation(colon, ":"),
      !tokens.isPunctuation(index - 1, ":"), !tokens.isIdentifier(colon + 1, "case"),
      !tokens.isIdentifier(colon + 1, "default")
    else { return }
    let limit = min(tokens.count, colon + Self.longestStatement)
    var end = colon + 1
    while end < limit, !tokens.isIdentifier(end, "case"), !tokens.isIdentifier(end, "default"),
      !tokens.isPunctuation(end, "}")
    {
      end = (closing[end] ?? end) + 1
    }
    passedOver[colon + 1] = end
  }

  /// `android: value` beside `ios: value`, as `Platform.select` wants it.
  mutating func androidMember(at index: Int) {
    guard dialect == .javaScript, tokens.isPunctuation(index + 1, ":") else { return }
    passedOver[index + 2] = valueEnd(index + 2)
  }

  private static let otherSystems: Set = [
    "android", "web", "windows", "macos", "macOS", "linux", "fuchsia",
  ]
}
