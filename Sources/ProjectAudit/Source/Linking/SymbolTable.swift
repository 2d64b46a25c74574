/// What the project's code declares, by name: types, their members, functions and their callers.
///
/// It knows no language: constants of Swift and Objective-C stand side by side, so that either finds
/// the other's.
struct SymbolTable {
  /// In the order of their places, so that nothing depends on the order of files.
  let declarations: [SourceDeclaration]
  private var types: [String: [SourceType]] = [:]
  /// The full names of types by their last part.
  private var typesByLastPart: [String: Set<String>] = [:]
  private var members: [String: [String: [Int]]] = [:]
  private var conformers: [String: Set<String>] = [:]
  private var functions: [String: [Int]] = [:]
  private var calls: [String: [Caller]] = [:]
  private var setters: [String: [Int]] = [:]
  /// The locals of long declarations by name, so that a long file takes no quadratic time.
  private var locals: [Int: [String: [SourceLocal]]] = [:]
  /// Types that declare an initialiser of their own.
  private var initialised: Set<String> = []

  /// A call within a declaration.
  struct Caller {
    var declaration: Int
    var call: SourceCall
  }

  /// How many types are climbed at most; a hierarchy may be circular in code that does not compile.
  private static let highest = 8

  init(_ facts: SourceFacts) {
    declarations = facts.declarations.sorted { $0.place < $1.place }
    for type in facts.types {
      types[type.name, default: []].append(type)
      typesByLastPart[Self.lastPart(type.name), default: []].insert(type.name)
    }
    for (index, declaration) in declarations.enumerated() {
      if declaration.kind != .statements {
        members[declaration.owner, default: [:]][declaration.name, default: []].append(index)
      }
      switch declaration.kind {
      case .function: functions[declaration.name, default: []].append(index)
      case .initialiser:
        functions[Self.lastPart(declaration.owner), default: []].append(index)
        initialised.insert(declaration.owner)
      default: break
      }
      if !declaration.locals.isEmpty, !declaration.owner.isEmpty {
        setters[declaration.owner, default: []].append(index)
      }
      if declaration.locals.count > 32 {
        locals[index] = Dictionary(grouping: declaration.locals.filter { !$0.isMember }, by: \.name)
      }
      for call in declaration.calls {
        calls[call.name, default: []].append(Caller(declaration: index, call: call))
      }
    }
    for type in facts.types where type.kind != .alias {
      for parent in type.inherits {
        for name in self.type(parent, from: type.name) {
          conformers[name, default: []].insert(type.name)
        }
      }
    }
  }

  static func lastPart(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) }
      ?? name
  }

  // MARK: Types

  /// The types that `name` means within the type `owner`: the nearest, or else all of that name.
  func type(_ name: String, from owner: String) -> [String] { type(name, from: owner, depth: 0) }

  private func type(_ name: String, from owner: String, depth: Int) -> [String] {
    guard depth < Self.highest else { return [] }
    if name == "Self" { return owner.isEmpty ? [] : [owner] }
    var scope: String? = owner
    while let current = scope {
      let full = current.isEmpty ? name : current + "." + name
      if let found = types[full] { return resolved(full, found, depth: depth) }
      scope = current.isEmpty ? nil : Self.outer(current)
    }
    let ending = "." + name
    let others = (typesByLastPart[Self.lastPart(name)] ?? []).filter { $0.hasSuffix(ending) }
    guard others.count == 1, let other = others.first, let found = types[other] else { return [] }
    return resolved(other, found, depth: depth)
  }

  private func resolved(_ name: String, _ found: [SourceType], depth: Int) -> [String] {
    guard let alias = found.first, alias.kind == .alias, let target = alias.inherits.first else {
      return [name]
    }
    return type(target, from: Self.outer(name), depth: depth + 1)
  }

  static func outer(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? ""
  }

  /// True if the type or one of its extensions has `kind`.
  func isType(_ name: String, _ kind: SourceType.Kind) -> Bool {
    types[name]?.contains { $0.kind == kind } ?? false
  }

  /// True if the type is declared, and not only extended, by the project.
  func isDeclared(_ name: String) -> Bool {
    types[name]?.contains { $0.kind != .extension } ?? false
  }

  /// True if the raw values of the enumeration are texts.
  func hasTextsAsRawValues(_ name: String) -> Bool {
    types[name]?.contains { $0.inherits.contains("String") } ?? false
  }

  /// The cases of an enumeration, in their order.
  func cases(of type: String) -> [SourceDeclaration] {
    (members[type] ?? [:]).values.joined().sorted().map { declarations[$0] }
      .filter { $0.kind == .enumCase }
  }

  func hasInitialiser(_ type: String) -> Bool { initialised.contains(type) }

  // MARK: Members

  /// The members of that name: the type's own, else those of what it inherits; for a protocol those of
  /// the types that conform to it too.
  func members(_ name: String, of type: String) -> [Int] {
    var visited: Set<String> = []
    return members(name, of: type, &visited)
  }

  private func members(_ name: String, of type: String, _ visited: inout Set<String>) -> [Int] {
    guard visited.count < 64, visited.insert(type).inserted else { return [] }
    var found = members[type]?[name] ?? []
    if isType(type, .protocol) {
      for conformer in (conformers[type] ?? []).sorted() {
        found += members[conformer]?[name] ?? []
      }
    }
    if !found.isEmpty { return found }
    for parent in (types[type] ?? []).flatMap(\.inherits) {
      for parent in self.type(parent, from: Self.outer(type)) {
        // A protocol's other conformers are not what this type inherits from it.
        found +=
          isType(parent, .protocol)
          ? members[parent]?[name] ?? [] : members(name, of: parent, &visited)
      }
    }
    return found
  }

  /// What stands outside every type.
  func globals(_ name: String) -> [Int] { members[""]?[name] ?? [] }

  // MARK: Locals

  /// What the declaration gives the name, in its order.
  func locals(_ name: String, in index: Int) -> [SourceLocal] {
    if let byName = locals[index] { return byName[name] ?? [] }
    return declarations[index].locals.filter { $0.name == name && !$0.isMember }
  }

  // MARK: Functions

  /// The functions and initialisers that a call with these arguments may mean.
  func functions(_ name: String, _ arguments: [SourceArgument]) -> [Int] {
    (functions[name] ?? []).filter { declarations[$0].match(arguments) != nil }
  }

  /// The declarations of a type that set something.
  func setters(of type: String) -> [Int] { setters[type] ?? [] }

  func callers(_ name: String) -> [Caller] { calls[name] ?? [] }
}

extension SourceDeclaration {
  /// For every parameter the index of its argument, or nil where the default is taken; nil if the
  /// arguments do not fit.
  func match(_ arguments: [SourceArgument]) -> [Int?]? {
    var result: [Int?] = []
    var next = 0
    for (number, parameter) in parameters.enumerated() {
      if let argument = arguments[safe: next], argument.label == parameter.label {
        result.append(next)
        next += 1
      } else if parameter.hasDefault || number == parameters.count - 1 && parameter.type == nil {
        // A closure may stand behind the call.
        result.append(nil)
      } else {
        return nil
      }
    }
    return next == arguments.count ? result : nil
  }
}
