/// What cases carry with them, and the names that patterns give it.
extension SwiftFactReader {
  /// No pattern that people write is longer, in tokens.
  private static let longestPattern = 64

  /// The types of what a case carries: `case custom(String, size: CGFloat)`.
  func payload(from open: Int, to close: Int) -> [SourceParameter] {
    reader.elements(from: open, to: close).map { element in
      let isLabelled = tokens.isPunctuation(element.lowerBound + 1, ":")
      let type = typeName(from: element.lowerBound + (isLabelled ? 2 : 0))
      return SourceParameter(
        label: isLabelled ? tokens.identifier(element.lowerBound) : nil,
        name: tokens.identifier(element.lowerBound) ?? "",
        type: type.flatMap { $0.end <= element.upperBound ? $0.name : nil })
    }
  }

  /// The names of `case .custom(let name, let size)`, whose `case` is at `index`.
  mutating func pattern(at index: Int) {
    guard isInDeclaration else { return }
    var next = index + 1
    let limit = min(tokens.count, next + Self.longestPattern)
    while next < limit, !tokens.isPunctuation(next, ":"), !tokens.isPunctuation(next, "="),
      !tokens.isPunctuation(next, "{")
    {
      if tokens.isPunctuation(next, "("), let close = closing[next] {
        if tokens.isPunctuation(next - 2, "."), let name = tokens.identifier(next - 1) {
          bind(name, from: next, to: close, isBinding: isBinding(before: next - 2, from: index))
        }
        next = close
      }
      next += 1
    }
  }

  /// True for `let .custom(name)`.
  private func isBinding(before index: Int, from start: Int) -> Bool {
    var before = index - 1
    while before > start, tokens.isPunctuation(before, ".") || tokens.isIdentifier(before) {
      if tokens.isIdentifier(before, "let") || tokens.isIdentifier(before, "var") { return true }
      before -= 1
    }
    return false
  }

  private mutating func bind(_ name: String, from open: Int, to close: Int, isBinding: Bool) {
    for (number, element) in reader.elements(from: open, to: close).enumerated() {
      var start = element.lowerBound
      if tokens.isPunctuation(start + 1, ":") { start += 2 }
      let isOwn = tokens.isIdentifier(start, "let") || tokens.isIdentifier(start, "var")
      if isOwn { start += 1 }
      guard isOwn || isBinding, start + 1 == element.upperBound,
        let local = tokens.identifier(start)
      else { continue }
      scaling.hide(local)
      let value = SourceExpression.element(.implicitMember(name), .number(Double(number)))
      note {
        $0.locals.append(
          SourceLocal(name: local, type: nil, value: value, isDeclared: true, index: start))
      }
    }
  }

  // MARK: Generated code

  /// Notes a font of R.swift (`R.font.latoBold`), SwiftGen or Tuist (`FontFamily.Lato.bold`), whose
  /// code may be made while the project is built; false where none stands at `index`.
  mutating func generatedFont(at index: Int) -> Bool {
    guard tokens.isPunctuation(index + 1, "."), let token = tokens[index],
      isInDeclaration || !open.isEmpty
    else { return false }
    let type: String
    if token.end - token.start == 1, tokens.isIdentifier(index, "R"),
      tokens.isIdentifier(index + 2, "font"), tokens.isPunctuation(index + 3, "."),
      tokens.isIdentifier(index + 4)
    {
      type = "R.font"
    } else if tokens.bytes[token.end - 1] == UInt8(ascii: "y"),
      tokens.bytes[token.start..<token.end].hasSuffix("FontFamily"),
      tokens.isIdentifier(index + 2), tokens.isPunctuation(index + 3, "."),
      tokens.isIdentifier(index + 4), let name = tokens.identifier(index)
    {
      type = name
    } else {
      return false
    }
    let place = reader.place(token.start)
    note {
      $0.fontCalls.append(
        FontCallFact(
          api: FontAPI(type, .uiKit), certainty: .resolved,
          names: [.init(value: .unknown, place: place)], namePlace: place, place: place,
          generatedType: type))
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length, text.hasPointerRepresentation else { return false }
    return suffix(length).elementsEqual(text.description.utf8)
  }
}
