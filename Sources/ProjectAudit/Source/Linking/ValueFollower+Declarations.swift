/// What declarations give: by what they are set to, and by what of several is meant.
extension ValueFollower {
  /// What several declarations of one name may give; those of the same file are meant before others.
  mutating func values(
    ofAll found: [Int], instance: KnownValues.Instance?, near path: String, depth: Int
  ) -> KnownValues {
    var result = KnownValues()
    let useful = found.filter { table.declarations[$0].isUseful }
    for index in useful {
      result.add(values(ofDeclaration: index, instance: instance, depth: depth))
    }
    // Constants of one full name in several modules: which of them is meant is not known.
    let owners = Dictionary(grouping: useful) { table.declarations[$0].owner }
    let isAmbiguous = owners.values.contains { same in
      same.count {
        table.declarations[$0].kind == .stored && !table.declarations[$0].values.isEmpty
      }
        > 1
    }
    guard isAmbiguous else { return result.isEmpty ? .unknown : result }
    let near = useful.filter { table.declarations[$0].path.hasSameBytes(as: path) }
    guard near.count == 1 else { return result.doubted() }
    return values(ofDeclaration: near[0], instance: instance, depth: depth)
  }

  mutating func values(
    ofDeclaration index: Int, instance: KnownValues.Instance?,
    bindings: [String: KnownValues] = [:],
    depth: Int
  ) -> KnownValues {
    let declaration = table.declarations[index]
    if declaration.kind == .enumCase {
      return KnownValues(instance: .init(type: declaration.owner, enumCase: declaration.name))
    }
    let visit = Visit(declaration: index, name: "")
    guard visiting.insert(visit).inserted else { return .unknown }
    defer { visiting.remove(visit) }
    let instance = instance.flatMap { $0.type == declaration.owner ? $0 : nil }
    let frame = Frame(declaration: index, bindings: bindings, instance: instance)
    var result = alternatives(
      declaration.values, frame, wanted: declaration.type, depth: depth + 1)
    if declaration.kind == .stored { result.add(settings(of: index, depth: depth)) }
    if result.isEmpty, let type = declaration.type {
      return instances(of: type, from: declaration.owner)
    }
    return result.isEmpty ? .unknown : result
  }

  /// What is assigned to a property, and what a structure's own initialiser is called with.
  mutating func settings(of index: Int, depth: Int) -> KnownValues {
    let property = table.declarations[index]
    guard !property.owner.isEmpty else { return KnownValues() }
    var result = KnownValues()
    for setter in table.setters(of: property.owner) {
      let declaration = table.declarations[setter]
      // A variable or parameter of that name hides the property.
      let isHidden =
        declaration.parameters.contains { $0.name == property.name }
        || declaration.locals.contains { $0.isDeclared && $0.name == property.name }
      for local in declaration.locals where local.name == property.name {
        guard local.isMember || !isHidden else { continue }
        count()
        result.add(
          values(of: local.value, Frame(declaration: setter), wanted: property.type, depth: depth))
      }
    }
    guard !table.hasInitialiser(property.owner), table.isType(property.owner, .structure) else {
      return result
    }
    for caller in table.callers(SymbolTable.lastPart(property.owner)) {
      for argument in caller.call.arguments where argument.label == property.name {
        result.add(
          values(
            of: argument.value, Frame(declaration: caller.declaration), wanted: property.type,
            depth: depth))
      }
    }
    return result
  }

  /// Where `self.name = …` stands in the methods of a type.
  private func settings(_ name: String, in type: String) -> [(setter: Int, local: SourceLocal)] {
    table.setters(of: type).flatMap { setter in
      table.declarations[setter].locals.filter { $0.isMember && $0.name == name }
        .map { (setter, $0) }
    }
  }

  /// What is assigned to a property that is known by nothing else.
  mutating func assignments(to name: String, of type: String, depth: Int) -> KnownValues {
    let visit = Visit(declaration: -1, name: type + "." + name)
    guard visiting.insert(visit).inserted else { return KnownValues() }
    defer { visiting.remove(visit) }
    var result = KnownValues()
    for (setter, local) in settings(name, in: type) {
      count()
      guard steps < Self.mostSteps else { return .unknown }
      result.add(
        values(of: local.value, Frame(declaration: setter), wanted: nil, depth: depth))
    }
    return result
  }

  // MARK: Joining

  /// What one of several expressions gives.
  ///
  /// Where one is a plain text, the condition may leave out of another, which is put together from the
  /// cases of an enumeration, the case that the plain text is for:
  /// `self == .regular ? "OpenSans" : "OpenSans-\(rawValue)"`. None of its texts is sure then.
  mutating func alternatives(
    _ parts: [SourceExpression], _ frame: Frame, wanted: String?, depth: Int
  ) -> KnownValues {
    let hasPlain = parts.contains { if case .text = $0 { true } else { false } }
    var result = KnownValues()
    for part in parts {
      let found = values(of: part, frame, wanted: wanted, depth: depth)
      if hasPlain, case .joined = part, found.texts.count > 1 {
        result.add(found.doubted())
      } else {
        result.add(found)
      }
    }
    return result.isEmpty && !parts.isEmpty ? .unknown : result
  }

  /// Every text of the first part followed by every text of the second, and so on.
  ///
  /// Where a single part varies, the code plainly forms each; where several do, it may never form
  /// some, so that none is sure.
  static func joined(_ parts: [KnownValues], _ place: SourcePlace) -> KnownValues {
    var result = [KnownValues.Text(value: "", place: place)]
    let varying = parts.count { $0.texts.count > 1 }
    for part in parts {
      guard !part.texts.isEmpty, result.count * part.texts.count <= KnownValues.most else {
        return .unknown
      }
      result = result.flatMap { head in
        part.texts.map { tail in
          KnownValues.Text(
            value: head.value + tail.value,
            place: varying == 1 && part.texts.count > 1 ? tail.place : head.place,
            isSure: head.isSure && tail.isSure && varying < 2)
        }
      }
    }
    var values = KnownValues(isComplete: parts.allSatisfy(\.isComplete))
    for text in result { values.add(text) }
    return values
  }
}
