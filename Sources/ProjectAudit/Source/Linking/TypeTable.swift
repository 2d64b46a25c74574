/// The types that a project's code declares, by name.
struct TypeTable {
  private var types: [String: [SourceType]] = [:]
  /// The full names of types by their last part.
  private var typesByLastPart: [String: Set<String>] = [:]
  private var conformers: [String: Set<String>] = [:]

  /// How many types are climbed at most; a hierarchy may be circular in code that does not compile.
  private static let highest = 8

  init(_ all: [SourceType]) {
    for type in all {
      types[type.name, default: []].append(type)
      typesByLastPart[SymbolTable.lastPart(type.name), default: []].insert(type.name)
    }
    for type in all where type.kind != .alias {
      for parent in type.inherits {
        for name in self.type(parent, from: type.name) {
          conformers[name, default: []].insert(type.name)
        }
      }
    }
  }

  /// The declaration of the type and its extensions.
  subscript(name: String) -> [SourceType] { types[name] ?? [] }

  /// The types that inherit from, or conform to, the type.
  func conformers(of type: String) -> [String] { (conformers[type] ?? []).sorted() }

  /// The types that `name` means within the type `owner`: the nearest, or else all of that name.
  func type(_ name: String, from owner: String) -> [String] { type(name, from: owner, depth: 0) }

  private func type(_ name: String, from owner: String, depth: Int) -> [String] {
    guard depth < Self.highest else { return [] }
    if name == "Self" { return owner.isEmpty ? [] : [owner] }
    var scope: String? = owner
    while let current = scope {
      let full = current.isEmpty ? name : current + "." + name
      if let found = types[full] { return resolved(full, found, depth: depth) }
      scope = current.isEmpty ? nil : SymbolTable.outer(current)
    }
    let ending = "." + name
    let others = (typesByLastPart[SymbolTable.lastPart(name)] ?? []).filter { $0.hasSuffix(ending) }
    guard others.count == 1, let other = others.first, let found = types[other] else { return [] }
    return resolved(other, found, depth: depth)
  }

  private func resolved(_ name: String, _ found: [SourceType], depth: Int) -> [String] {
    guard let alias = found.first, alias.kind == .alias, let target = alias.inherits.first else {
      return [name]
    }
    return type(target, from: SymbolTable.outer(name), depth: depth + 1)
  }
}
