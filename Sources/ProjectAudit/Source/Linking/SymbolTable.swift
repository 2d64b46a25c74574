/// What the project's code declares, by name: types, their members, functions and their callers.
///
/// It knows no language: constants of Swift and Objective-C stand side by side, so that either finds
/// the other's.
struct SymbolTable {
  /// In the order of their places, so that nothing depends on the order of files.
  let declarations: DeclarationList
  // Where all fonts are named by literals, none of these is asked for.
  private let types: Lazy<TypeTable>
  private let membersByType: Lazy<[String: [String: [Int]]]>
  private let functionsByName: Lazy<[String: [Int]]>
  private let casesByName: Lazy<[String: [Int]]>
  private let callSitesByName: Lazy<[String: [CallSite]]>
  private let callersByName = LazyTable<String, [Caller]>()
  private let settersByType: Lazy<[String: [Int]]>
  private let localsByName: Lazy<[Int: [String: [SourceLocal]]]>
  /// Types that declare an initialiser of their own.
  private let initialised: Lazy<Set<String>>

  private var members: [String: [String: [Int]]] { membersByType.value }

  /// A call within a declaration.
  struct Caller {
    var declaration: Int
    var call: SourceCall
  }

  /// Where a call is found: the declaration's index, and the call's among its calls.
  private struct CallSite {
    var declaration, number: Int32
  }

  /// - Parameter files: what each file declares, in the order of their paths and places.
  init(_ files: [SourceFacts]) {
    let declarations = DeclarationList(files)
    self.declarations = declarations
    types = Lazy { TypeTable(files.flatMap(\.types)) }
    membersByType = Lazy { Self.members(declarations) }
    functionsByName = Lazy { Self.functions(declarations) }
    casesByName = Lazy {
      Dictionary(
        grouping: declarations.indices.filter {
          declarations[$0].kind == .enumCase && !declarations[$0].parameters.isEmpty
        }
      ) { declarations[$0].name }
    }
    callSitesByName = Lazy { Self.callSites(declarations) }
    settersByType = Lazy { Self.setters(declarations) }
    localsByName = Lazy { Self.locals(declarations) }
    initialised = Lazy {
      Set(declarations.lazy.filter { $0.kind == .initialiser }.map(\.owner))
    }
  }

  private static func members(
    _ declarations: DeclarationList
  ) -> [String: [String: [Int]]] {
    var members: [String: [String: [Int]]] = [:]
    for (index, declaration) in declarations.enumerated() where declaration.kind != .statements {
      members[declaration.owner, default: [:]][declaration.name, default: []].append(index)
    }
    return members
  }

  private static func functions(_ declarations: DeclarationList) -> [String: [Int]] {
    var functions: [String: [Int]] = [:]
    for (index, declaration) in declarations.enumerated() {
      switch declaration.kind {
      case .function: functions[declaration.name, default: []].append(index)
      case .initialiser: functions[lastPart(declaration.owner), default: []].append(index)
      default: break
      }
    }
    return functions
  }

  private static func callSites(_ declarations: DeclarationList) -> [String: [CallSite]] {
    var sites: [String: [CallSite]] = [:]
    for (index, declaration) in declarations.enumerated() {
      for (number, call) in declaration.calls.enumerated() {
        // `.init(…)` is most often the value of what it stands in.
        let name = call.name.isEmpty ? lastPart(declaration.type ?? "") : call.name
        sites[name, default: []].append(
          CallSite(declaration: Int32(clamping: index), number: Int32(clamping: number)))
      }
    }
    return sites
  }

  private static func setters(_ declarations: DeclarationList) -> [String: [Int]] {
    var setters: [String: [Int]] = [:]
    for (index, declaration) in declarations.enumerated()
    where !declaration.locals.isEmpty && !declaration.owner.isEmpty {
      setters[declaration.owner, default: []].append(index)
    }
    return setters
  }

  /// The locals of long declarations by name, so that a long file takes no quadratic time.
  private static func locals(
    _ declarations: DeclarationList
  ) -> [Int: [String: [SourceLocal]]] {
    var locals: [Int: [String: [SourceLocal]]] = [:]
    for (index, declaration) in declarations.enumerated() where declaration.locals.count > 32 {
      locals[index] = Dictionary(grouping: declaration.locals.filter { !$0.isMember }, by: \.name)
    }
    return locals
  }

  static func lastPart(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) }
      ?? name
  }

  // MARK: Types

  /// The types that `name` means within the type `owner`: the nearest, or else all of that name.
  func type(_ name: String, from owner: String) -> [String] { types.value.type(name, from: owner) }

  static func outer(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? ""
  }

  /// True if the type or one of its extensions has `kind`.
  func isType(_ name: String, _ kind: SourceType.Kind) -> Bool {
    types.value[name].contains { $0.kind == kind }
  }

  /// True if the type is declared, and not only extended, by the project.
  func isDeclared(_ name: String) -> Bool {
    types.value[name].contains { $0.kind != .extension }
  }

  /// True if the raw values of the enumeration are texts.
  func hasTextsAsRawValues(_ name: String) -> Bool {
    types.value[name].contains { $0.inherits.contains("String") }
  }

  /// The types that conform to a protocol; the project's own, and enumerations among them.
  func conformers(of name: String) -> [String] {
    types.value.conformers(of: name).filter { !isType($0, .protocol) }
  }

  /// What the type and its extensions inherit and conform to.
  func inherits(_ name: String) -> [String] { types.value[name].flatMap(\.inherits) }

  /// The cases of an enumeration, in their order.
  func cases(of type: String) -> [SourceDeclaration] {
    (members[type] ?? [:]).values.joined().sorted().map { declarations[$0] }
      .filter { $0.kind == .enumCase }
  }

  /// The cases of that name that carry something.
  func cases(named name: String) -> [Int] { casesByName.value[name] ?? [] }

  func hasInitialiser(_ type: String) -> Bool { initialised.value.contains(type) }

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
      for conformer in types.value.conformers(of: type) {
        found += members[conformer]?[name] ?? []
      }
    }
    if !found.isEmpty { return found }
    for parent in types.value[type].flatMap(\.inherits) {
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
    if let byName = localsByName.value[index] { return byName[name] ?? [] }
    return declarations[index].locals.filter { $0.name == name && !$0.isMember }
  }

  // MARK: Functions

  /// The functions and initialisers of that name, whatever they take.
  func functions(_ name: String) -> [Int] { functionsByName.value[name] ?? [] }

  /// The declarations of a type that set something.
  func setters(of type: String) -> [Int] { settersByType.value[type] ?? [] }

  func callers(_ name: String) -> [Caller] {
    callersByName.value(name) {
      (callSitesByName.value[name] ?? []).map { site in
        let index = Int(site.declaration)
        return Caller(
          declaration: index, call: declarations.call(Int(site.number), of: index))
      }
    }
  }
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
