/// What calls give, and what parameters are given by them.
extension ValueFollower {
  // MARK: Parameters

  /// What a parameter may be: any value of its type where the project declares it, else what callers
  /// hand over and its default.
  mutating func parameter(_ number: Int, of index: Int, depth: Int) -> KnownValues {
    let declaration = table.declarations[index]
    let parameter = declaration.parameters[number]
    if let type = parameter.type {
      let instances = instances(of: type, from: declaration.owner)
      if !instances.isEmpty { return instances }
    }
    // A local may have its name: `var name = name`.
    let visit = Visit(declaration: index, name: parameter.name + "(")
    guard visiting.insert(visit).inserted else { return KnownValues() }
    defer { visiting.remove(visit) }
    var result = KnownValues()
    var isCalled = false
    let name =
      declaration.kind == .initialiser
      ? SymbolTable.lastPart(declaration.owner) : declaration.name
    for caller in table.callers(name) where mayMean(index, caller) {
      count()
      guard steps < Self.mostSteps else { return .unknown }
      guard let match = declaration.match(caller.call.arguments),
        table.mayTake(caller.call.arguments, index, match, in: caller.declaration)
      else { continue }
      isCalled = true
      guard let argument = match[number] else { continue }
      let values = self.values(
        of: caller.call.arguments[argument].value, Frame(declaration: caller.declaration),
        wanted: parameter.type, depth: depth)
      // Values of an enumeration are for another function than the one that takes texts.
      if parameter.type == "String", values.texts.isEmpty, !values.instances.isEmpty { continue }
      result.add(isMeant(index, by: caller, argument) ? values : values.doubted())
    }
    if let value = parameter.defaultValue {
      isCalled = true
      result.add(values(of: value, Frame(declaration: index), wanted: parameter.type, depth: depth))
    }
    return isCalled ? result : .unknown
  }

  /// True if the call means the function, or else one that makes a font of the same argument, as twins
  /// for UIFont and Font do.
  private func isMeant(_ index: Int, by caller: SymbolTable.Caller, _ argument: Int) -> Bool {
    table.functions(caller.call.name, caller.call.arguments, in: caller.declaration)
      .allSatisfy { other in
        other == index || !mayMean(other, caller)
          || table.makesFont(other, of: argument, caller.call.arguments)
      }
  }

  /// True if what stands before the call's dot can be what the declaration belongs to.
  func mayMean(_ index: Int, _ caller: SymbolTable.Caller) -> Bool {
    let declaration = table.declarations[index]
    guard declaration.kind == .function else { return true }
    guard let receiver = caller.call.receiver else {
      // Without a dot: a function outside all types, or of the type around.
      let around = table.declarations[caller.declaration].owner
      return declaration.owner.isEmpty || around == declaration.owner
        || around.hasPrefix(declaration.owner + ".")
        || table.members(declaration.name, of: around).contains(index)
    }
    if declaration.owner.isEmpty { return false }
    guard declaration.isStatic else { return receiver != "" }
    return receiver == "" || receiver == "Self" || receiver == "self"
      || receiver == SymbolTable.lastPart(declaration.owner)
  }

  /// What a case of that name carries: any value of its type, or else what code makes it with.
  mutating func payload(_ name: String, _ number: Int, depth: Int) -> KnownValues {
    let cases = table.cases(named: name).filter {
      table.declarations[$0].parameters.indices.contains(number)
    }
    var result = KnownValues()
    var makers = 0
    for index in cases {
      let declaration = table.declarations[index]
      if let type = declaration.parameters[number].type {
        let instances = instances(of: type, from: declaration.owner)
        if !instances.isEmpty {
          result.add(instances)
          makers += 1
          continue
        }
      }
      var made = KnownValues()
      let visit = Visit(declaration: index, name: "\(number)")
      guard visiting.insert(visit).inserted else { continue }
      defer { visiting.remove(visit) }
      for caller in table.callers(name) {
        count()
        guard steps < Self.mostSteps else { return .unknown }
        guard let match = declaration.match(caller.call.arguments), let argument = match[number],
          table.mayTake(caller.call.arguments, index, match, in: caller.declaration),
          table.functions(name, caller.call.arguments, in: caller.declaration).isEmpty
        else { continue }
        made.add(
          values(
            of: caller.call.arguments[argument].value, Frame(declaration: caller.declaration),
            wanted: declaration.parameters[number].type, depth: depth))
      }
      if !made.texts.isEmpty { makers += 1 }
      result.add(made)
    }
    guard !result.isEmpty else { return .unknown }
    // Which of several enumerations is meant is not seen.
    return makers > 1 ? result.doubted() : result
  }

  // MARK: Calls

  mutating func call(
    _ callee: SourceExpression, _ arguments: [SourceArgument], _ frame: Frame, wanted: String?,
    depth: Int
  ) -> KnownValues {
    switch callee {
    case .name("String"):
      return string(arguments, frame, depth: depth)
    case .name(let name):
      let functions = table.functions(name, arguments, in: frame.declaration)
      let called = functions.filter { table.declarations[$0].kind == .function }
      if !called.isEmpty { return results(called, arguments, frame, instance: nil, depth: depth) }
      return made(types(name, from: frame), arguments)
    case .member(let base, "init"):
      return made(values(of: base, frame, wanted: nil, depth: depth), arguments)
    case .member(let base, let name):
      let base = values(of: base, frame, wanted: nil, depth: depth)
      return method(name, of: base, arguments, frame, depth: depth)
    case .implicitMember(let name):
      guard let wanted else { return .unknown }
      let base = types(wanted, from: frame)
      return name == "init"
        ? made(base, arguments) : method(name, of: base, arguments, frame, depth: depth)
    default: return .unknown
    }
  }

  mutating func method(
    _ name: String, of base: KnownValues, _ arguments: [SourceArgument], _ frame: Frame, depth: Int
  ) -> KnownValues {
    if name == "joined", !base.entries.isEmpty, base.texts.isEmpty,
      let values = joinedElements(base, arguments, frame, depth: depth)
    {
      return values
    }
    let base = base.elements
    var result = KnownValues(isComplete: base.isComplete)
    let owners =
      base.types.map { ($0, KnownValues.Instance?.none) } + base.instances.map { ($0.type, $0) }
    for (type, instance) in owners {
      let found = table.members(name, of: type)
      let called = table.fitting(
        found.filter { table.declarations[$0].kind == .function }, arguments, in: frame.declaration)
      if !called.isEmpty {
        result.add(results(called, arguments, frame, instance: instance, depth: depth))
      } else if found.contains(where: { table.declarations[$0].kind == .enumCase }) {
        result.add(KnownValues(instance: .init(type: type, enumCase: name)))
      } else if let nested = table.type(type + "." + name, from: "").first {
        result.add(KnownValues(instance: .init(type: nested)))
      } else if instance != nil, Self.passing.contains(name) {
        result.add(KnownValues(instance: .init(type: type)))
      } else {
        result.isComplete = false
      }
    }
    if !base.texts.isEmpty {
      if name == "replacingOccurrences", arguments.count == 2,
        let old = plain(arguments[0], frame, depth: depth),
        let new = plain(arguments[1], frame, depth: depth), !old.isEmpty
      {
        result.add(base.mapTexts { TextChange.replacing(old, by: new, in: $0) })
      } else if name == "appending", arguments.count == 1 {
        let added = values(of: arguments[0].value, frame, wanted: nil, depth: depth)
        result.add(Self.joined([base, added], base.texts[0].place))
      } else if let change = Self.change(name) {
        result.add(base.mapTexts(change))
      } else {
        result.isComplete = false
      }
    }
    return result.isEmpty ? .unknown : result
  }

  /// `[a, b].joined(separator: "-")`
  private mutating func joinedElements(
    _ base: KnownValues, _ arguments: [SourceArgument], _ frame: Frame, depth: Int
  ) -> KnownValues? {
    guard arguments.count <= 1 else { return nil }
    var separator: KnownValues.Text?
    if let argument = arguments.first {
      let values = values(of: argument.value, frame, wanted: nil, depth: depth)
      guard argument.label == "separator", values.texts.count == 1 else { return nil }
      separator = values.texts[0]
    }
    var parts: [KnownValues] = []
    for entry in base.entries {
      if let separator, !parts.isEmpty { parts.append(KnownValues(text: separator)) }
      parts.append(texts(entry.values, depth: depth))
    }
    guard let place = parts.first?.texts.first?.place else { return nil }
    return Self.joined(parts, place)
  }

  /// The one text that an argument can be.
  mutating func plain(_ argument: SourceArgument, _ frame: Frame, depth: Int) -> String? {
    let values = values(of: argument.value, frame, wanted: nil, depth: depth)
    return values.isComplete && values.texts.count == 1 ? values.texts[0].value : nil
  }

  mutating func results(
    _ functions: [Int], _ arguments: [SourceArgument], _ frame: Frame,
    instance: KnownValues.Instance?, depth: Int
  ) -> KnownValues {
    var result = KnownValues()
    for function in functions {
      let declaration = table.declarations[function]
      guard let match = declaration.match(arguments) else { continue }
      var bindings: [String: KnownValues] = [:]
      for (parameter, argument) in zip(declaration.parameters, match) {
        if let argument {
          bindings[parameter.name] = values(
            of: arguments[argument].value, frame, wanted: parameter.type, depth: depth)
        } else if let value = parameter.defaultValue {
          bindings[parameter.name] = values(
            of: value, Frame(declaration: function), wanted: parameter.type, depth: depth)
        }
        // Of what the caller hands over nothing may be known but its type.
        if let bound = bindings[parameter.name], bound.isEmpty, let type = parameter.type {
          let instances = instances(of: type, from: declaration.owner)
          bindings[parameter.name] = instances
        }
      }
      result.add(
        values(ofDeclaration: function, instance: instance, bindings: bindings, depth: depth))
    }
    return result.isEmpty ? .unknown : result
  }

  /// A value of a type that is made there.
  func made(_ types: KnownValues, _ arguments: [SourceArgument]) -> KnownValues {
    var result = KnownValues(isComplete: types.isComplete)
    for type in types.types { result.add(KnownValues(instance: .init(type: type))) }
    return result.isEmpty ? .unknown : result
  }

  /// `String(a)`, `String(describing: a)` and `String(format: "%@-%@", a, b)`.
  mutating func string(
    _ arguments: [SourceArgument], _ frame: Frame, depth: Int
  ) -> KnownValues {
    guard let first = arguments.first else { return .unknown }
    let value = values(of: first.value, frame, wanted: nil, depth: depth)
    guard first.label == "format" else {
      let isPlain = first.label == nil || first.label == "describing"
      return arguments.count == 1 && isPlain ? texts(value, depth: depth) : .unknown
    }
    guard value.isComplete, value.texts.count == 1, let format = value.texts.first else {
      return .unknown
    }
    var parts: [KnownValues] = []
    var next = 1
    for (number, piece) in TextChange.pieces(of: format.value).enumerated() {
      if number > 0 {
        guard let argument = arguments[safe: next] else { return .unknown }
        parts.append(
          texts(values(of: argument.value, frame, wanted: nil, depth: depth), depth: depth))
        next += 1
      }
      guard !piece.contains("%") else { return .unknown }
      parts.append(KnownValues(text: .init(value: piece, place: format.place)))
    }
    return next == arguments.count ? Self.joined(parts, format.place) : .unknown
  }
}
