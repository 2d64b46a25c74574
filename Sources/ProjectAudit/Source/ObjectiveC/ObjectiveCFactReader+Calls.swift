/// Calls and messages that make fonts or hand their names on.
extension ObjectiveCFactReader {
  mutating func call(_ name: String, at index: Int) {
    let elements = reader.elements(from: index + 1)
    if let count = ObjectiveCFontAPI.functions[name], elements.count == count {
      let size: SourceExpression =
        name == "CGFontCreateWithFontName" ? .unknown : reader.expression(elements[1])
      return addFontCall(
        FontAPI("\(name)(_:" + String(repeating: "_:", count: count - 1) + ")", .uiKit), .font,
        name: elements[0], size: size, at: index)
    }
    guard !elements.isEmpty, elements.count <= 16 else { return }
    let call = SourceCall(name: name, receiver: nil, arguments: reader.arguments(index + 1))
    if call.arguments.contains(where: \.value.isKnown) { add { $0.calls.append(.read(call)) } }
  }

  mutating func message(_ index: Int) {
    guard let message = reader.message(from: index), let first = message.parts.first,
      let name = first.arguments.first
    else { return }
    if first.name == "scaledFontForFont" {
      if scaling.isScaledFont(name) {
        scaleFacts.append(
          ScaleFact(.scaledAgain, text: "scaledFontForFont:", at: reader.place(ofToken: index)))
      } else if name.count == 1, let local = tokens.identifier(name.lowerBound) {
        scaled(local, style: scaling.style(of: message.receiver))
      }
    }
    if first.name == "appendString" { appended(name, message) }
    let receiver =
      message.receiver.count == 1 ? tokens.identifier(message.receiver.lowerBound) : nil
    for pattern in ObjectiveCFontAPI.messages where pattern.selector == first.name {
      let next = message.parts[safe: 1]
      // In a category `self` is the class that it extends.
      let isReceiver =
        pattern.receiver == nil || receiver == pattern.receiver
        || receiver == "self" && open?.declaration.owner == pattern.receiver
      let isNext =
        pattern.nextParts.isEmpty ? next == nil : pattern.nextParts.contains(next?.name ?? "")
      guard isReceiver, isNext else { continue }
      let size = next.flatMap { $0.name == "size" ? $0.arguments.first : nil }
      return addFontCall(
        pattern.api(next: next?.name), pattern.meaning, name: name,
        size: size.map(reader.expression) ?? .unknown,
        usage: scaling.usage(at: index, size: size), at: index)
    }
    let call = SourceCall(
      name: first.name, receiver: receiver ?? "?", arguments: reader.arguments(of: message))
    if call.arguments.contains(where: \.value.isKnown) { add { $0.calls.append(.read(call)) } }
  }

  /// `[name appendString:…]`
  mutating func appended(_ value: Range<Int>, _ message: ObjectiveCExpressionReader.Message) {
    guard open != nil, message.receiver.count == 1,
      let name = tokens.identifier(message.receiver.lowerBound)
    else { return }
    let local = SourceLocal(
      name: name, value: reader.expression(value), isAppended: true,
      index: message.receiver.lowerBound)
    if local.value.isKnown { add { $0.locals.append(local) } }
  }

  /// Notes that the font of that name, which was made above, is scaled by the style.
  mutating func scaled(_ local: String, style: String?) {
    add { declaration in
      for index in declaration.fontCalls.indices where declaration.fontCalls[index].local == local {
        let isScaled = declaration.fontCalls[index].usage.scaling == .textStyle
        declaration.fontCalls[index].usage.scaling = isScaled ? .twice : .textStyle
        declaration.fontCalls[index].usage.textStyle = style
      }
    }
  }

  /// `UIFontDescriptorNameAttribute: @"…"` in a dictionary, or `@"…", UIFont…Attribute` in its long
  /// form.
  mutating func attribute(_ key: String, _ meaning: FontReference.Meaning, at index: Int) {
    // `(id)kCTFontNameAttribute : …`, `(NSString *)kCTFontNameAttribute: …`
    guard tokens.isPunctuation(index + 1, ":") else {
      // `dictionaryWithObjectsAndKeys:@"…", UIFontDescriptorNameAttribute, nil`
      if tokens.isPunctuation(index - 1, ","), tokens[index - 2]?.kind == .string {
        addFontCall(
          FontAPI(key, .uiKit), meaning, name: (index - 2)..<(index - 1), size: .unknown, at: index)
      }
      return
    }
    var end = index + 2
    let limit = min(tokens.count, end + Self.longestStatement)
    while end < limit, !tokens.isPunctuation(end, ","), !tokens.isPunctuation(end, "}") {
      end = (closing[end] ?? end) + 1
    }
    guard index + 2 < end, end <= limit else { return }
    addFontCall(FontAPI(key, .uiKit), meaning, name: (index + 2)..<end, size: .unknown, at: index)
  }

  mutating func addFontCall(
    _ api: FontAPI, _ meaning: FontReference.Meaning, name: Range<Int>, size: SourceExpression,
    usage: FontUsage = FontUsage(), at index: Int
  ) {
    var fact = FontCallFact(
      api: api, meaning: meaning, certainty: .certain, names: reader.alternatives(name),
      namePlace: reader.place(ofToken: name.lowerBound), place: reader.place(ofToken: index),
      size: size, usage: usage)
    // `UIFont *font = [UIFont fontWithName:…]`
    if tokens.isPunctuation(index - 1, "=") { fact.local = tokens.identifier(index - 2) }
    add { $0.fontCalls.append(fact) }
  }
}
