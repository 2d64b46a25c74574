/// Which of several functions of one name a call means, by the labels and the plain types of its
/// arguments.
extension SymbolTable {
  /// The functions and initialisers that a call with these arguments, which stands in the declaration
  /// `caller`, may mean.
  func functions(_ name: String, _ arguments: [SourceArgument], in caller: Int) -> [Int] {
    fitting(functions(name), arguments, in: caller)
  }

  /// Those of the functions that may take the arguments.
  func fitting(_ functions: [Int], _ arguments: [SourceArgument], in caller: Int) -> [Int] {
    functions.filter { index in
      guard let match = declarations[index].match(arguments) else { return false }
      return mayTake(arguments, index, match, in: caller)
    }
  }

  /// False where an argument is plainly of another type than the function's parameter.
  ///
  /// - Parameter match: for every parameter the index of its argument.
  func mayTake(_ arguments: [SourceArgument], _ function: Int, _ match: [Int?], in caller: Int)
    -> Bool
  {
    let declaration = declarations[function]
    return zip(declaration.parameters, match).allSatisfy { parameter, argument in
      guard let type = parameter.type, let argument, let value = arguments[safe: argument]?.value
      else { return true }
      return mayBe(value, type, from: declaration.owner, in: caller)
    }
  }

  /// True if the function makes a font by the name that the argument gives.
  func makesFont(_ function: Int, of argument: Int, _ arguments: [SourceArgument]) -> Bool {
    let declaration = declarations[function]
    guard let match = declaration.match(arguments),
      let parameter = match.firstIndex(of: argument).map({ declaration.parameters[$0].name })
    else { return false }
    return declaration.fontCalls.contains { call in
      call.names.contains { $0.value.mentions(parameter) }
    }
  }

  /// True if the project declares a function, or an initialiser, of the API's name whose first
  /// parameter has the same label.
  func hasOverload(of api: FontAPI) -> Bool {
    let parts = api.name.split(separator: "(", maxSplits: 1)
    guard let name = parts.first, let label = parts.last?.split(separator: ":").first else {
      return false
    }
    return functions(Self.lastPart(String(name))).contains { index in
      declarations[index].parameters.first.map { ($0.label ?? "_") == label } ?? false
    }
  }

  // MARK: Types of arguments

  /// What is seen of an expression's type where it stands.
  private enum Kind {
    case text, number
    /// A member of the type that is wanted.
    case implicit(String)
    /// One of the project's types.
    case type(String)
  }

  private func mayBe(
    _ value: SourceExpression, _ type: String, from owner: String, in caller: Int
  ) -> Bool {
    guard let kind = kind(of: value, in: caller) else { return true }
    let own = self.type(type, from: owner).filter(isDeclared)
    switch kind {
    case .text:
      return own.isEmpty ? !Self.isNoText(type) : own.contains(where: isMadeOfTexts)
    case .number:
      return type != "String" && !own.contains { isType($0, .enumeration) }
    case .implicit(let name):
      if type == "String" { return !members(name, of: type).isEmpty }
      return own.isEmpty
        || own.contains { !isType($0, .enumeration) || !members(name, of: $0).isEmpty }
    case .type(let found):
      if own.isEmpty { return !Self.isNoText(type) && type != "String" }
      return own.contains(found) || !own.allSatisfy { isType($0, .enumeration) }
    }
  }

  /// True for a type of the project that a string literal may stand for.
  private func isMadeOfTexts(_ type: String) -> Bool {
    isType(type, .protocol)
      || inherits(type).contains { $0.hasPrefix("ExpressibleByString") }
  }

  private func kind(of value: SourceExpression, in caller: Int) -> Kind? {
    switch value {
    case .text, .joined: return .text
    case .number: return .number
    case .implicitMember(let name): return .implicit(name)
    case .either(let parts): return parts.lazy.compactMap { kind(of: $0, in: caller) }.first
    case .member(let base, let name):
      if name == "rawValue" { return nil }
      // `AppFont.bold`
      guard base.isType, let type = named(base, in: caller), !cases(name, of: type).isEmpty else {
        return nil
      }
      return .type(type)
    case .name(let name):
      let declaration = declarations[caller]
      guard let parameter = declaration.parameters.first(where: { $0.name == name }),
        let type = parameter.type, locals(name, in: caller).isEmpty
      else { return nil }
      if type == "String" { return .text }
      return self.type(type, from: declaration.owner).first {
        isDeclared($0) && isType($0, .enumeration)
      }.map(Kind.type)
    default: return nil
    }
  }

  /// The type that is written there.
  private func named(_ expression: SourceExpression, in caller: Int) -> String? {
    switch expression {
    case .name(let name): type(name, from: declarations[caller].owner).first
    case .member(let base, let name):
      named(base, in: caller).flatMap { type($0 + "." + name, from: "").first }
    default: nil
    }
  }

  private func cases(_ name: String, of type: String) -> [Int] {
    members(name, of: type).filter { declarations[$0].kind == .enumCase }
  }

  /// Types of Apple's that no text is a value of, as functions that make fonts take them.
  private static func isNoText(_ type: String) -> Bool {
    ["CGFloat", "Double", "Float", "Int", "Bool", "UIFont", "NSFont", "Font", "UIColor", "Color"]
      .contains(type)
      || ["Weight", "TextStyle", "Design", "Width"].contains(lastPart(type))
        && type.contains("Font")
  }
}

extension SourceExpression {
  /// True if the name stands in it by itself.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .name(let other): other == name
    case .joined(let parts, _), .either(let parts), .list(let parts):
      parts.contains { $0.mentions(name) }
    case .table(let entries): entries.contains { $0.value.mentions(name) }
    case .member(let base, _): base.mentions(name)
    case .element(let base, let key): base.mentions(name) || key.mentions(name)
    case .call(let base, let arguments):
      base.mentions(name) || arguments.contains { $0.value.mentions(name) }
    case .text, .number, .implicitMember, .unknown: false
    }
  }
}
