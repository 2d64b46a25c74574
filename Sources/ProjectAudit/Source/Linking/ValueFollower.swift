/// Follows expressions through a project's code to the texts that they may give.
///
/// It tells what may be, not what is: of an enumeration whose case is not known all cases, of a
/// parameter what all callers hand over. Work is bounded: by depth, and by a number of steps for each
/// question.
struct ValueFollower {
  let table: SymbolTable
  private var steps = 0
  private var stepsInAll = 0
  /// What is being followed, so that no circle is run through.
  private var visiting: Set<Visit> = []

  private struct Visit: Hashable {
    var declaration: Int
    var name: String
  }

  /// Where an expression stands.
  struct Frame {
    var declaration: Int
    /// What the parameters are in this call; for others all callers are asked.
    var bindings: [String: KnownValues] = [:]
    /// What `self` is, where one case of an enumeration is meant.
    var instance: KnownValues.Instance?
  }

  /// More than any place in real projects has needed.
  private static let mostSteps = 5_000
  /// For all questions together: seconds at most, for code that nobody writes by hand.
  private static let mostStepsInAll = 10_000_000
  private static let deepest = 24

  init(_ table: SymbolTable) { self.table = table }

  /// What the expression gives within the declaration.
  mutating func follow(_ expression: SourceExpression, in declaration: Int) -> KnownValues {
    steps = 0
    visiting = []
    return values(of: expression, Frame(declaration: declaration), wanted: nil, depth: 0)
  }

  private mutating func values(
    of expression: SourceExpression, _ frame: Frame, wanted: String?, depth: Int
  ) -> KnownValues {
    count()
    guard steps < Self.mostSteps, stepsInAll < Self.mostStepsInAll, depth < Self.deepest else {
      return .unknown
    }
    let depth = depth + 1
    switch expression {
    case .unknown: return .unknown
    case .text(let text, let place): return KnownValues(text: .init(value: text, place: place))
    case .number(let number): return KnownValues(number: number)
    case .either(let parts): return alternatives(parts, frame, wanted: wanted, depth: depth)
    case .list(let parts):
      var result = KnownValues()
      for part in parts { result.add(values(of: part, frame, wanted: wanted, depth: depth)) }
      return result.isEmpty ? .unknown : result
    case .table(let parts):
      var result = KnownValues()
      for part in parts { result.add(values(of: part, frame, wanted: wanted, depth: depth)) }
      return result.isEmpty ? .unknown : result.doubted()
    case .joined(let parts, let place):
      var joined: [KnownValues] = []
      for part in parts {
        joined.append(
          texts(values(of: part, frame, wanted: nil, depth: depth), depth: depth))
      }
      return Self.joined(joined, place)
    case .element(let base): return values(of: base, frame, wanted: wanted, depth: depth)
    case .implicitMember(let name):
      guard let wanted else { return .unknown }
      return member(
        name, of: types(wanted, from: frame), frame, wanted: wanted, depth: depth)
    case .name(let name): return self.name(name, frame, wanted: wanted, depth: depth)
    case .member(let base, let name):
      let base = values(of: base, frame, wanted: nil, depth: depth)
      return member(name, of: base, frame, wanted: wanted, depth: depth)
    case .call(let callee, let arguments):
      return call(callee, arguments, frame, wanted: wanted, depth: depth)
    }
  }

  private mutating func count() {
    steps += 1
    stepsInAll += 1
  }

  private func owner(_ frame: Frame) -> String { table.declarations[frame.declaration].owner }

  private func types(_ name: String, from frame: Frame) -> KnownValues {
    var result = KnownValues()
    for type in table.type(name, from: owner(frame)) { result.add(KnownValues(type: type)) }
    return result.isEmpty ? .unknown : result
  }

  private func instances(of name: String, from owner: String) -> KnownValues {
    var result = KnownValues()
    for type in table.type(name, from: owner) where table.isDeclared(type) {
      result.add(KnownValues(instance: .init(type: type)))
    }
    return result.isEmpty ? .unknown : result
  }

  // MARK: Names

  private mutating func name(
    _ name: String, _ frame: Frame, wanted: String?, depth: Int
  ) -> KnownValues {
    let declaration = table.declarations[frame.declaration]
    switch name {
    case "self":
      return KnownValues(instance: frame.instance ?? .init(type: declaration.owner))
    case "Self": return KnownValues(type: declaration.owner)
    default: break
    }
    if let local = local(name, frame, depth: depth) { return local }
    if let bound = frame.bindings[name] { return bound }
    if let parameter = declaration.parameters.firstIndex(where: { $0.name == name }) {
      return self.parameter(parameter, of: frame.declaration, depth: depth)
    }
    var scope = declaration.owner
    while !scope.isEmpty {
      let found = table.members(name, of: scope)
      if !found.isEmpty {
        let instance = scope == declaration.owner ? frame.instance : nil
        return values(ofAll: found, instance: instance, near: declaration.path, depth: depth)
      }
      if name == "rawValue", scope == declaration.owner, !table.cases(of: scope).isEmpty {
        return rawValues(frame.instance ?? .init(type: scope))
      }
      scope = SymbolTable.outer(scope)
    }
    let globals = table.globals(name)
    if !globals.isEmpty {
      return values(ofAll: globals, instance: nil, near: declaration.path, depth: depth)
    }
    return types(name, from: frame)
  }

  /// What code within the declaration sets the name to; nil where it sets none.
  private mutating func local(_ name: String, _ frame: Frame, depth: Int) -> KnownValues? {
    let declaration = table.declarations[frame.declaration]
    let locals = table.locals(name, in: frame.declaration)
    guard !locals.isEmpty else { return nil }
    let visit = Visit(declaration: frame.declaration, name: name)
    // `guard let name = name` asks for what stands outside.
    guard visiting.insert(visit).inserted else { return nil }
    defer { visiting.remove(visit) }
    var result = KnownValues()
    for local in locals {
      if case .unknown = local.value, local.type != nil, locals.count > 1 { continue }
      var values = self.values(of: local.value, frame, wanted: local.type, depth: depth)
      if values.isEmpty, let type = local.type {
        values = instances(of: type, from: declaration.owner)
      }
      result.add(values)
    }
    return result.isEmpty ? .unknown : result
  }

  // MARK: Parameters

  /// What a parameter may be: any value of its type where the project declares it, else what callers
  /// hand over and its default.
  private mutating func parameter(_ number: Int, of index: Int, depth: Int) -> KnownValues {
    let declaration = table.declarations[index]
    let parameter = declaration.parameters[number]
    if let type = parameter.type {
      let instances = instances(of: type, from: declaration.owner)
      if !instances.isEmpty { return instances }
    }
    let visit = Visit(declaration: index, name: parameter.name)
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
      guard let match = declaration.match(caller.call.arguments) else { continue }
      isCalled = true
      guard let argument = match[number] else { continue }
      let values = self.values(
        of: caller.call.arguments[argument].value, Frame(declaration: caller.declaration),
        wanted: parameter.type, depth: depth)
      let isAlone = table.functions(name, caller.call.arguments).count == 1
      result.add(isAlone ? values : values.doubted())
    }
    if let value = parameter.defaultValue {
      isCalled = true
      result.add(values(of: value, Frame(declaration: index), wanted: parameter.type, depth: depth))
    }
    return isCalled ? result : .unknown
  }

  /// True if what stands before the call's dot can be what the declaration belongs to.
  private func mayMean(_ index: Int, _ caller: SymbolTable.Caller) -> Bool {
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

  // MARK: Members

  private mutating func member(
    _ name: String, of base: KnownValues, _ frame: Frame, wanted: String?, depth: Int
  ) -> KnownValues {
    var result = KnownValues(isComplete: base.isComplete)
    let path = table.declarations[frame.declaration].path
    for type in base.types {
      if name == "self" || name == "allCases" {
        result.add(
          name == "self" ? KnownValues(type: type) : KnownValues(instance: .init(type: type)))
        continue
      }
      let found = table.members(name, of: type)
      if !found.isEmpty {
        result.add(values(ofAll: found, instance: nil, near: path, depth: depth))
      } else if let nested = table.type(type + "." + name, from: "").first {
        result.add(KnownValues(type: nested))
      } else {
        result.isComplete = false
      }
    }
    for instance in base.instances {
      let found = table.members(name, of: instance.type)
      if !found.isEmpty {
        result.add(values(ofAll: found, instance: instance, near: path, depth: depth))
      } else if name == "rawValue" {
        result.add(rawValues(instance))
      } else if Self.passing.contains(name) {
        result.add(KnownValues(instance: instance))
      } else {
        result.isComplete = false
      }
    }
    if !base.texts.isEmpty {
      if let change = Self.change(name) {
        result.add(base.mapTexts(change))
      } else {
        result.isComplete = false
      }
    }
    return result.isEmpty ? .unknown : result
  }

  /// Members that give the same values again, or one of them.
  private static let passing: Set = [
    "first", "last", "description", "self", "sorted", "reversed", "compactMap", "filter",
    "randomElement", "values", "lazy",
  ]

  /// Members of texts that give another text.
  private static func change(_ name: String) -> ((String) -> String)? {
    switch name {
    case "capitalized": { TextChange.capitalised($0) }
    case "lowercased": { String(decoding: $0.asciiLowercased, as: UTF8.self) }
    case "uppercased": { TextChange.uppercased($0) }
    case _ where passing.contains(name): { $0 }
    default: nil
    }
  }

  /// The raw values of an enumeration, or of its one case that is meant.
  private func rawValues(_ instance: KnownValues.Instance) -> KnownValues {
    var result = KnownValues()
    let hasTexts = table.hasTextsAsRawValues(instance.type)
    for enumCase in table.cases(of: instance.type)
    where instance.enumCase == nil || instance.enumCase == enumCase.name {
      if case .text(let text, let place)? = enumCase.values.first {
        result.add(.init(value: text, place: place))
      } else if hasTexts, enumCase.values.isEmpty {
        result.add(.init(value: enumCase.name, place: enumCase.place))
      } else {
        result.isComplete = false
      }
    }
    return result.isEmpty ? .unknown : result
  }

  /// What values are within a text: those of enumerations by the names of their cases.
  private mutating func texts(_ values: KnownValues, depth: Int) -> KnownValues {
    guard !values.instances.isEmpty else { return values }
    var result = KnownValues(isComplete: values.isComplete)
    for text in values.texts { result.add(text) }
    for instance in values.instances {
      let description = table.members("description", of: instance.type)
      if !description.isEmpty {
        result.add(self.values(ofAll: description, instance: instance, near: "", depth: depth))
        continue
      }
      let cases = table.cases(of: instance.type)
      for enumCase in cases where instance.enumCase == nil || instance.enumCase == enumCase.name {
        result.add(.init(value: enumCase.name, place: enumCase.place))
      }
      if cases.isEmpty { result.isComplete = false }
    }
    return result
  }

  // MARK: Declarations

  /// What several declarations of one name may give; those of the same file are meant before others.
  private mutating func values(
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

  private mutating func values(
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
  private mutating func settings(of index: Int, depth: Int) -> KnownValues {
    let property = table.declarations[index]
    guard !property.owner.isEmpty, property.values.isEmpty else { return KnownValues() }
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

  // MARK: Calls

  private mutating func call(
    _ callee: SourceExpression, _ arguments: [SourceArgument], _ frame: Frame, wanted: String?,
    depth: Int
  ) -> KnownValues {
    switch callee {
    case .name("String"):
      return string(arguments, frame, depth: depth)
    case .name(let name):
      let functions = table.functions(name, arguments)
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

  private mutating func method(
    _ name: String, of base: KnownValues, _ arguments: [SourceArgument], _ frame: Frame, depth: Int
  ) -> KnownValues {
    var result = KnownValues(isComplete: base.isComplete)
    let owners =
      base.types.map { ($0, KnownValues.Instance?.none) } + base.instances.map { ($0.type, $0) }
    for (type, instance) in owners {
      let found = table.members(name, of: type)
      let called = found.filter {
        table.declarations[$0].kind == .function && table.declarations[$0].match(arguments) != nil
      }
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

  /// The one text that an argument can be.
  private mutating func plain(_ argument: SourceArgument, _ frame: Frame, depth: Int) -> String? {
    let values = values(of: argument.value, frame, wanted: nil, depth: depth)
    return values.isComplete && values.texts.count == 1 ? values.texts[0].value : nil
  }

  private mutating func results(
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
  private func made(_ types: KnownValues, _ arguments: [SourceArgument]) -> KnownValues {
    var result = KnownValues(isComplete: types.isComplete)
    for type in types.types { result.add(KnownValues(instance: .init(type: type))) }
    return result.isEmpty ? .unknown : result
  }

  /// `String(a)`, `String(describing: a)` and `String(format: "%@-%@", a, b)`.
  private mutating func string(
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

  // MARK: Joining

  /// What one of several expressions gives.
  ///
  /// Where one is a plain text, the condition may leave out of another, which is put together from the
  /// cases of an enumeration, the case that the plain text is for:
  /// `self == .regular ? "OpenSans" : "OpenSans-\(rawValue)"`. None of its texts is sure then.
  private mutating func alternatives(
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
