/// Which of several values iOS gets.
extension ScriptExpressionReader {
  /// The value that iOS gets of `Platform.select({…})`, whose parenthesis is at `open`.
  func selected(_ open: Int) -> Range<Int>? {
    guard tokens.isPunctuation(open + 1, "{") else { return nil }
    let members = elements(from: open + 1).compactMap(member)
    for key in ["ios", "native", "default"] {
      if let member = members.first(where: { $0.key == key }) { return member.value }
    }
    return nil
  }

  /// Whether `Platform.OS === 'ios'`, `isAndroid`, `Platform.isIOS`, `kIsWeb`,
  /// `defaultTargetPlatform == TargetPlatform.iOS` and the like hold on iOS; nil for other conditions.
  func isIOS(_ condition: Range<Int>, depth: Int = 0) -> Bool? {
    let condition = unwrapped(condition)
    guard depth < Self.deepest, let first = tokens[condition.lowerBound], !condition.isEmpty else {
      return nil
    }
    for (mark, decisive) in [("|", true), ("&", false)] as [(TokenList.Mark, Bool)] {
      guard let operands = operands(of: condition, doubled: mark) else { continue }
      let holding = operands.map { isIOS($0, depth: depth + 1) }
      if holding.contains(decisive) { return decisive }
      return holding.contains(nil) ? nil : !decisive
    }
    if first.kind == .punctuation, tokens.isPunctuation(condition.lowerBound, "!") {
      return isIOS(condition.dropFirst(), depth: depth + 1).map { !$0 }
    }
    let isPath = condition.allSatisfy {
      tokens.isIdentifier($0) || tokens.isPunctuation($0, ".") || tokens.isPunctuation($0, "?")
    }
    if isPath {
      return tokens.identifier(condition.upperBound - 1).flatMap { Self.isIOS(flag: $0) }
    }
    return comparison(condition).flatMap { Self.isIOS(system: $0.system) == $0.isEqual }
  }

  /// Whether a flag of this name is set on iOS; nil where the name tells no system.
  static func isIOS(flag name: String) -> Bool? {
    let letters = name.asciiLowercased.filter { $0 != UInt8(ascii: "_") }
    let word = String(decoding: letters, as: UTF8.self)
    if word == "ios" || word.hasSuffix("isios") { return true }
    let others = ["android", "web", "macos", "windows", "linux", "fuchsia", "desktop"]
    return others.contains { word.hasSuffix("is" + $0) } ? false : nil
  }

  /// Whether an iPhone is such a system: `ios`, `iOS`.
  private static func isIOS(system: String) -> Bool {
    system.asciiLowercased.elementsEqual("ios".utf8)
  }

  /// The system that the tokens compare with, and whether it has to be that one: the string behind
  /// `Platform.OS ===`, the member behind `== TargetPlatform.` or `== DevicePlatform.`; nil for other
  /// comparisons.
  private func comparison(_ condition: Range<Int>) -> (system: String, isEqual: Bool)? {
    let last = condition.upperBound - 1
    var end = last
    let system: String
    if let token = tokens[last],
      let text = ScriptStringLiteral.value(of: token, in: tokens.bytes),
      condition.contains(where: {
        tokens.isIdentifier($0, "OS") || tokens.isIdentifier($0, "platform")
          || tokens.isIdentifier($0, "operatingSystem")
      })
    {
      system = text
    } else if let name = tokens.identifier(last), tokens.isPunctuation(last - 1, "."),
      let type = tokens.identifier(last - 2),
      ["TargetPlatform", "DevicePlatform", "Device"].contains(type)
    {
      system = name
      end = last - 2
    } else {
      return nil
    }
    var start = end
    while start > condition.lowerBound,
      tokens.isPunctuation(start - 1, "=") || tokens.isPunctuation(start - 1, "!")
    {
      start -= 1
    }
    guard end - start >= 2, start > condition.lowerBound else { return nil }
    return (system, tokens.isPunctuation(start, "="))
  }

  /// True if a condition that is not understood speaks of systems.
  func asksForPlatform(_ condition: Range<Int>) -> Bool {
    condition.prefix(64).contains { index in
      guard let token = tokens[index], token.kind != .punctuation else { return false }
      let text = String(
        decoding: tokens.bytes[token.start..<min(token.end, token.start + 64)], as: UTF8.self)
      let words = String(decoding: text.asciiLowercased, as: UTF8.self)
      return ["android", "isweb", "'web'", "platform", "windows", "macos", "linux"].contains {
        words.containsBytes(of: $0)
      }
    }
  }
}
