/// Follows expressions through a project's code to the texts that they may give.
///
/// It tells what may be, not what is: of an enumeration whose case is not known all cases, of a
/// parameter what all callers hand over. Work is bounded: by depth, and by a number of steps for each
/// question.
struct ValueFollower {
  let table: SymbolTable
  var steps = 0
  private var stepsInAll = 0
  /// What names of locals have been given so far, while what they are given next is followed.
  var given: [Visit: KnownValues] = [:]
  /// What is being followed, so that no circle is run through.
  var visiting: Set<Visit> = []

  struct Visit: Hashable {
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

  /// Deeper branches are taken for one.
  static let mostBranches = 16
  /// More than any place in real projects has needed.
  static let mostSteps = 5_000
  /// For all questions together: seconds at most, for code that nobody writes by hand.
  private static let mostStepsInAll = 10_000_000
  private static let deepest = 24

  init(_ table: SymbolTable) { self.table = table }

  /// What the expression gives within the declaration.
  ///
  /// - Parameter wanted: the type that is wanted of it there.
  mutating func follow(
    _ expression: SourceExpression, in declaration: Int, wanted: String? = nil
  ) -> KnownValues {
    steps = 0
    visiting = []
    given = [:]
    return values(of: expression, Frame(declaration: declaration), wanted: wanted, depth: 0)
  }

  mutating func values(
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
      let entries = parts.enumerated().map { number, part in
        KnownValues.Entry(
          keys: [.number(Double(number))],
          values: values(of: part, frame, wanted: wanted, depth: depth))
      }
      return entries.isEmpty ? .unknown : KnownValues(entries: entries)
    case .table(let parts):
      return KnownValues(
        entries: parts.map { part in
          KnownValues.Entry(
            keys: keys(part.key, frame, depth: depth),
            values: values(of: part.value, frame, wanted: wanted, depth: depth))
        })
    case .joined(let parts, let place):
      var joined: [KnownValues] = []
      for part in parts {
        joined.append(
          texts(values(of: part, frame, wanted: nil, depth: depth), depth: depth))
      }
      return Self.joined(joined, place)
    case .element(.implicitMember(let name), .number(let number)) where wanted == nil:
      return payload(name, Int(exactly: number) ?? 0, depth: depth)
    case .element(let base, let key):
      let base = values(of: base, frame, wanted: wanted, depth: depth)
      return base.entries.isEmpty
        ? base : base.elements(at: keys(key, frame, depth: depth))
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

  /// What an index, or a dictionary's key, may be; nil where that is not known.
  private mutating func keys(
    _ expression: SourceExpression, _ frame: Frame, depth: Int
  ) -> [KnownValues.Key]? {
    switch expression {
    case .text(let text, _): return [.text(text)]
    case .number(let number): return [.number(number)]
    case .implicitMember(let name): return [.member(name)]
    case .either(let parts):
      var keys: [KnownValues.Key] = []
      for part in parts {
        guard let found = self.keys(part, frame, depth: depth + 1) else { return nil }
        keys += found
      }
      return keys
    default: break
    }
    let found = values(of: expression, frame, wanted: nil, depth: depth)
    if found.isEmpty, case .member(let base, let name) = expression, base.isType {
      return [.member(name)]
    }
    guard found.isComplete, !found.isEmpty, found.entries.isEmpty, found.types.isEmpty,
      found.instances.allSatisfy({ $0.enumCase != nil })
    else { return nil }
    return found.texts.map { .text($0.value) } + found.numbers.map(KnownValues.Key.number)
      + found.instances.compactMap { $0.enumCase.map(KnownValues.Key.member) }
  }

  mutating func count() {
    steps += 1
    stepsInAll += 1
  }

  func owner(_ frame: Frame) -> String { table.declarations[frame.declaration].owner }

  func types(_ name: String, from frame: Frame) -> KnownValues {
    var result = KnownValues()
    for type in table.type(name, from: owner(frame)) { result.add(KnownValues(type: type)) }
    return result.isEmpty ? .unknown : result
  }

  func instances(of name: String, from owner: String) -> KnownValues {
    var result = KnownValues()
    for type in table.type(name, from: owner) where table.isDeclared(type) {
      result.add(KnownValues(instance: .init(type: type)))
    }
    return result.isEmpty ? .unknown : result
  }

  // MARK: Names

  mutating func name(
    _ name: String, _ frame: Frame, wanted: String?, depth: Int
  ) -> KnownValues {
    let declaration = table.declarations[frame.declaration]
    switch name {
    case "self":
      return KnownValues(instance: frame.instance ?? .init(type: declaration.owner))
    case "Self": return KnownValues(type: declaration.owner)
    // No font is asked for by it.
    case "nil": return KnownValues()
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
      if name == "rawValue", scope == declaration.owner,
        !table.cases(of: scope).isEmpty || table.isType(scope, .protocol)
      {
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
}
