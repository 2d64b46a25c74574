/// Names of fonts that no call is given: in dictionaries of attributes, and in properties.
extension SwiftFactReader {
  /// Notes the names in attributes that stand outside a call of a descriptor, whose type or key is at
  /// `index`: `[UIFontDescriptor.AttributeName: Any] = [.name: "…"]`,
  /// `[UIFontDescriptor.AttributeName.family: "…"]`, `[UIFontDescriptorNameAttribute: "…"]`.
  mutating func fontAttributes(at index: Int) {
    guard attributesEnd < index else { return }
    if tokens.isIdentifier(index, "UIFontDescriptor") {
      guard tokens.isPunctuation(index + 1, "."), tokens.isIdentifier(index + 2, "AttributeName")
      else { return }
      if tokens.isPunctuation(index + 3, ":") { return typedAttributes(from: index + 3) }
      guard tokens.isPunctuation(index + 3, "."), let key = tokens.identifier(index + 4) else {
        return
      }
      attribute(key, at: index, colon: index + 5)
    } else if let key = tokens.identifier(index) {
      attribute(key, at: index, colon: index + 1)
    }
  }

  private mutating func attribute(_ key: String, at index: Int, colon: Int) {
    guard tokens.isPunctuation(colon, ":"), let meaning = SwiftCallPattern.attributes[key] else {
      return
    }
    let end = reader.expressionEnd(from: colon + 1)
    if colon + 1 < end {
      named((colon + 1)..<end, meaning, .init("UIFontDescriptor", .uiKit), index)
    }
  }

  /// The value behind a type `[UIFontDescriptor.AttributeName: Any]`, whose colon is at `colon`.
  private mutating func typedAttributes(from colon: Int) {
    var next = colon + 1
    while next < colon + 8, !tokens.isPunctuation(next, "]") { next += 1 }
    guard tokens.isPunctuation(next, "]"), tokens.isPunctuation(next + 1, "="),
      tokens.isPunctuation(next + 2, "["), let end = closing[next + 2]
    else { return }
    for (value, meaning) in calls.attributes((next + 2)..<(end + 1)) {
      named(value, meaning, .init("UIFontDescriptor", .uiKit), value.lowerBound)
    }
    attributesEnd = end
  }

  /// Notes `label.fontName = "…"` of SpriteKit, whose `fontName` is at `index`:
  /// developer.apple.com/documentation/spritekit/sklabelnode/fontname
  mutating func labelFont(at index: Int) {
    guard tokens.isPunctuation(index + 1, "="), !tokens.isPunctuation(index + 2, "="),
      !tokens.isIdentifier(index - 2, "self"), usesSpriteKit.value
    else { return }
    let end = reader.expressionEnd(from: index + 2)
    if index + 2 < end {
      named((index + 2)..<end, .font, .init("SKLabelNode.fontName", .uiKit), index)
    }
  }

  private mutating func named(
    _ value: Range<Int>, _ meaning: FontReference.Meaning, _ api: FontAPI, _ index: Int
  ) {
    let call = FontCallFact(
      api: api, meaning: meaning, certainty: .certain, names: reader.alternatives(value),
      namePlace: reader.place(tokens[value.lowerBound]?.quote ?? 0),
      place: reader.place(tokens[index]?.quote ?? 0))
    note { $0.fontCalls.append(call) }
  }
}

extension TokenList {
  /// True if the word is one of the identifiers.
  func speaks(of word: String) -> Bool { tokens.indices.contains { isIdentifier($0, word) } }
}
