/// Types and functions.
extension SwiftFactReader {
  // MARK: Types

  /// Opens the scope of a type whose keyword is at `index`; false if it is no declaration.
  mutating func type(_ kind: SourceType.Kind, at index: Int) -> Bool {
    guard !tokens.isIdentifier(index + 1, in: Self.modifiers),
      var name = tokens.identifier(index + 1)
    else { return false }
    var next = index + 2
    while tokens.isPunctuation(next, "."), let part = tokens.identifier(next + 1) {
      name += "." + part
      next += 2
    }
    let header = header(from: next)
    guard let brace = header.brace else { return false }
    let full = owner.isEmpty ? name : owner + "." + name
    facts.types.append(
      SourceType(name: full, kind: kind, inherits: header.inherits, path: path))
    if header.inherits.contains("PreviewProvider") {
      previewEnd = max(previewEnd, closing[brace] ?? 0)
    }
    scopes.append(
      Scope(
        kind: kind == .enumeration ? .enumeration : .type, end: closing[brace] ?? tokens.count,
        owner: full))
    scaling.owner = SymbolTable.lastPart(full)
    return true
  }

  static let modifiers = WordTable([
    "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate",
    "internal", "public", "open", "class", "static", "dynamic", "case",
  ])

  /// What a type inherits, and where its body begins.
  func header(from start: Int) -> (inherits: [String], brace: Int?) {
    var inherits: [String] = []
    var isInherited = false
    var depth = 0
    var index = start
    while index < tokens.count, index - start < 256 {
      if tokens.isPunctuation(index, "{") { return (inherits, index) }
      if tokens.isPunctuation(index, "}") || tokens.isPunctuation(index, ";") { break }
      if tokens.isPunctuation(index, "<") { depth += 1 }
      if tokens.isPunctuation(index, ">") { depth -= 1 }
      if depth == 0 {
        if tokens.isPunctuation(index, ":") { isInherited = true }
        if tokens.isIdentifier(index, "where") { isInherited = false }
        if isInherited, let type = typeName(from: index) {
          inherits.append(type.name)
          index = type.end
          continue
        }
      }
      index += 1
    }
    return (inherits, nil)
  }

  mutating func alias(at index: Int) {
    guard let name = tokens.identifier(index + 1), tokens.isPunctuation(index + 2, "="),
      let type = typeName(from: index + 3)
    else { return }
    facts.types.append(
      SourceType(
        name: owner.isEmpty ? name : owner + "." + name, kind: .alias, inherits: [type.name],
        path: path))
  }

  /// The dotted name of the type at `index`, without `some`, optionality and generic arguments.
  func typeName(from index: Int) -> (name: String, end: Int)? {
    var next = index
    while ["some", "any", "inout", "borrowing", "consuming"].contains(where: {
      tokens.isIdentifier(next, $0)
    }) || tokens.isPunctuation(next, "@") {
      next += tokens.isPunctuation(next, "@") ? 2 : 1
    }
    guard var name = tokens.identifier(next) else { return nil }
    next += 1
    while tokens.isPunctuation(next, "."), let part = tokens.identifier(next + 1) {
      name += "." + part
      next += 2
    }
    if name.utf8.contains(UInt8(ascii: ".")) {
      for module in ["Swift.", "UIKit.", "SwiftUI.", "Foundation."] where name.hasPrefix(module) {
        name.removeFirst(module.count)
      }
    }
    return (name, next)
  }

  // MARK: Functions

  mutating func function(at index: Int) {
    guard let name = tokens.identifier(index + 1) else { return }
    callable(name, kind: .function, at: index, from: index + 2)
  }

  mutating func initialiser(at index: Int) {
    guard scopes.last?.kind == .type || scopes.last?.kind == .enumeration else { return }
    var next = index + 1
    if tokens.isPunctuation(next, "?") || tokens.isPunctuation(next, "!") { next += 1 }
    callable("init", kind: .initialiser, at: index, from: next)
  }

  mutating func callable(
    _ name: String, kind: SourceDeclaration.Kind, at index: Int, from start: Int
  ) {
    var next = start
    var generics: [String: String] = [:]
    if tokens.isPunctuation(next, "<") {
      while next < tokens.count, next - start < 128, !tokens.isPunctuation(next, "(") {
        if let parameter = tokens.identifier(next), tokens.isPunctuation(next + 1, ":"),
          let constraint = typeName(from: next + 2)
        {
          generics[parameter] = constraint.name
        }
        next += 1
      }
    }
    guard tokens.isPunctuation(next, "("), let close = closing[next] else { return }
    var declaration = SourceDeclaration(
      owner: owner, name: name, kind: kind, place: place(index + 1))
    declaration.isStatic = kind == .initialiser || isStatic(index)
    declaration.parameters = parameters(from: next, to: close, generics: generics)
    var end = close + 1
    var length = 0
    while end < tokens.count, length < 64, !tokens.isPunctuation(end, "{") {
      if tokens.isPunctuation(end, "-"), tokens.isPunctuation(end + 1, ">") {
        declaration.type = typeName(from: end + 2).map { generics[$0.name] ?? $0.name }
        if tokens.isPunctuation(end + 2, "["), let bracket = closing[end + 2] { end = bracket }
      } else if tokens.isIdentifier(end, in: Self.afterFunctions) {
        // A requirement of a protocol has no body: the next declaration begins.
        return
      } else if tokens.isPunctuation(end, "}") || tokens.isPunctuation(end, "@") {
        return
      }
      end = (closing[end] ?? end) + 1
      length += 1
    }
    guard tokens.isPunctuation(end, "{"), let bodyEnd = closing[end] else { return }
    if kind == .initialiser { declaration.type = owner }
    enter(
      declaration, at: end, end: bodyEnd,
      body: kind == .function ? (end + 1)..<max(bodyEnd, end + 1) : nil)
  }

  static let afterFunctions = WordTable([
    "func", "var", "let", "init", "static", "mutating", "subscript", "associatedtype", "public",
    "private", "internal", "fileprivate", "override", "case", "struct", "enum", "class",
    "extension", "protocol", "typealias",
  ])

  func isStatic(_ index: Int) -> Bool {
    var before = index - 1
    while index - before < 8, tokens.isIdentifier(before) {
      if tokens.isIdentifier(before, "static") || tokens.isIdentifier(before, "class") {
        return true
      }
      before -= 1
    }
    return false
  }

  func parameters(
    from open: Int, to close: Int, generics: [String: String]
  ) -> [SourceParameter] {
    reader.elements(from: open, to: close).compactMap { element in
      guard let colon = element.first(where: { tokens.isPunctuation($0, ":") }),
        let name = tokens.identifier(colon - 1)
      else { return nil }
      let label = colon - 2 >= element.lowerBound ? tokens.identifier(colon - 2) : name
      let type = typeName(from: colon + 1).flatMap { type in
        type.end <= element.upperBound ? generics[type.name] ?? type.name : nil
      }
      var parameter = SourceParameter(label: label == "_" ? nil : label, name: name, type: type)
      if let equals = element.first(where: { tokens.isPunctuation($0, "=") }) {
        parameter.hasDefault = true
        let value = reader.expression((equals + 1)..<max(equals + 1, element.upperBound))
        if value.isKnown { parameter.defaultValue = value }
      }
      return parameter
    }
  }
}
