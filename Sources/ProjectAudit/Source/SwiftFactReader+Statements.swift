/// Variables, properties and cases, and what statements set and return.
extension SwiftFactReader {
  // MARK: Variables

  mutating func variable(at index: Int) {
    if isInDeclaration, counts.standsOnce(index + 1) {
      // Nothing asks for a local variable that is never spoken of again.
      scaling.forgetName()
      return
    }
    guard let name = tokens.identifier(index + 1) else { return }
    var next = index + 2
    var type: String?
    if tokens.isPunctuation(next, ":") {
      type = typeName(from: next + 1)?.name
      next += 1
      let limit = next + 64
      while next < min(tokens.count, limit), !tokens.isPunctuation(next, "="),
        !tokens.isPunctuation(next, "{"), !tokens.isPunctuation(next, ","),
        !tokens.isPunctuation(next, ")"), !tokens.isPunctuation(next, "}"),
        !tokens.isPunctuation(next, ";"),
        next == index + 3 || !reader.startsLine(next)
      {
        next = (closing[next] ?? next) + 1
      }
    }
    var value = SourceExpression.unknown
    var valueRange: Range<Int>?
    if tokens.isPunctuation(next, "=") {
      let end = reader.expressionEnd(from: next + 1)
      valueRange = (next + 1)..<end
      value = reader.expression((next + 1)..<end)
      next = end
    } else if isInDeclaration, type == nil {
      // `if let name {`
      scaling.hide(name)
      return
    }
    if isInDeclaration {
      if let valueRange { scaling.local(name, valueRange) }
      note {
        $0.locals.append(
          SourceLocal(name: name, type: type, value: value, isDeclared: true, index: index + 1))
      }
      return
    }
    property(name, type, value, at: index, valueRange, next)
  }

  mutating func property(
    _ name: String, _ type: String?, _ value: SourceExpression, at index: Int,
    _ valueRange: Range<Int>?, _ next: Int
  ) {
    var declaration = SourceDeclaration(
      owner: owner, name: name, kind: .stored, place: place(index + 1))
    declaration.isStatic = isStatic(index)
    declaration.type = type
    if let valueRange { scaling.local(name, valueRange, isProperty: true) }
    if value.isKnown { declaration.values = [value] }
    var end = next
    var body: Range<Int>?
    if tokens.isPunctuation(next, "{"), let close = closing[next] {
      end = close
      if valueRange == nil {
        declaration.kind = .computed
        if !isRequirement(next) { body = (next + 1)..<max(close, next + 1) }
      }
    }
    enter(declaration, at: index, end: end, body: body)
  }

  /// True for the `{ get }` or `{ get set }`, at `index`, of a property that a protocol asks for.
  func isRequirement(_ index: Int) -> Bool {
    (tokens.isIdentifier(index + 1, "get") || tokens.isIdentifier(index + 1, "set"))
      && !tokens.isPunctuation(index + 2, "{")
  }

  mutating func cases(from start: Int) -> Int {
    var index = start
    while let name = tokens.identifier(index) {
      var declaration = SourceDeclaration(
        owner: owner, name: name, kind: .enumCase, place: place(index))
      index += 1
      if tokens.isPunctuation(index, "("), let close = closing[index] {
        declaration.parameters = payload(from: index, to: close)
        index = close + 1
      }
      if tokens.isPunctuation(index, "=") {
        let value = reader.expression((index + 1)..<min(index + 2, tokens.count))
        if value.isKnown { declaration.values = [value] }
        if let token = tokens[index + 1], token.kind == .string { icon(token) }
        index += 2
      }
      facts.declarations.append(declaration)
      guard tokens.isPunctuation(index, ",") else { break }
      index += 1
    }
    return index
  }

  // MARK: Statements

  mutating func result(at index: Int) {
    guard isInDeclaration, open.last?.mayBeText == true else { return }
    let value = reader.expression((index + 1)..<reader.expressionEnd(from: index + 1))
    if value.isKnown { note { $0.values.append(value) } }
  }

  mutating func loop(at index: Int) {
    guard let name = tokens.identifier(index + 1), tokens.isIdentifier(index + 2, "in") else {
      return
    }
    scaling.loop(name)
    let value = reader.expression((index + 3)..<reader.expressionEnd(from: index + 3))
    if value.isKnown {
      note {
        $0.locals.append(
          SourceLocal(
            name: name, type: nil, value: .element(value, .unknown), isDeclared: true,
            index: index + 1))
      }
    }
  }

  mutating func assignment(at index: Int) {
    if isInDeclaration, tokens.isPunctuation(index + 1, "+"), tokens.isPunctuation(index + 2, "="),
      let name = tokens.identifier(index)
    {
      return assign(name, index, at: index + 3, isAppended: true)
    }
    guard isInDeclaration, tokens.isPunctuation(index + 1, "="),
      !tokens.isPunctuation(index + 2, "="), !isAnnotation(index),
      let name = tokens.identifier(index)
    else { return }
    assign(name, index, at: index + 2)
  }

  /// True for the name of a type that stands before the `=` of `let a: T = …`, and false for a name
  /// behind `case …:`.
  func isAnnotation(_ index: Int) -> Bool {
    guard tokens.isPunctuation(index - 1, ":"), tokens.isIdentifier(index - 2),
      !tokens.isIdentifier(index - 2, "default")
    else { return false }
    return tokens.isPunctuation(index - 3, "(") || tokens.isPunctuation(index - 3, ",")
      || tokens.isIdentifier(index - 3) && !tokens.isIdentifier(index - 3, "case")
  }

  mutating func assign(
    _ name: String, _ index: Int, at start: Int, isMember: Bool = false, isAppended: Bool = false
  ) {
    let end = reader.expressionEnd(from: start)
    scaling.local(name, start..<end)
    let value = reader.expression(start..<end)
    guard value.isKnown else { return }
    note {
      $0.locals.append(
        SourceLocal(
          name: name, type: nil, value: value, isMember: isMember, isAppended: isAppended,
          index: index))
    }
  }

  /// `name.append(…)`, whose `append` stands at `index`.
  mutating func appended(at index: Int) {
    guard let name = tokens.identifier(index - 2), !tokens.isPunctuation(index - 3, "."),
      tokens.isPunctuation(index + 1, "("),
      let argument = reader.arguments(from: index + 1).first, argument.label == nil
    else { return }
    let value = reader.expression(argument.value)
    guard value.isKnown else { return }
    note {
      $0.locals.append(
        SourceLocal(name: name, type: nil, value: value, isAppended: true, index: index - 2))
    }
  }
}
