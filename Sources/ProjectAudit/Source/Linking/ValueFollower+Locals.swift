/// What names have within a body, where one value follows another and branches exclude each other.
extension ValueFollower {
  /// What a name has been given on the way to a place.
  private struct Course {
    /// What it has there.
    var current = KnownValues()
    /// What it had where it was read.
    var read = KnownValues()
    var isGiven = false
  }

  /// What code within the declaration sets the name to; nil where it sets none.
  mutating func local(_ name: String, _ frame: Frame, depth: Int) -> KnownValues? {
    let locals = table.locals(name, in: frame.declaration)
    guard !locals.isEmpty else { return nil }
    let visit = Visit(declaration: frame.declaration, name: name)
    // `name = name + "…"` asks for what stands above.
    if let values = given[visit] { return values.isEmpty ? nil : values }
    // `guard let name = name` asks for what stands outside.
    guard visiting.insert(visit).inserted else { return nil }
    defer { visiting.remove(visit) }
    var course = Course()
    follow(locals[...], of: visit, &course, level: 0, frame, depth: depth)
    course.read.add(course.current)
    return course.read.isEmpty ? .unknown : course.read
  }

  /// Goes on through what the name is given at one level of branches.
  private mutating func follow(
    _ locals: ArraySlice<SourceLocal>, of visit: Visit, _ course: inout Course, level: Int,
    _ frame: Frame, depth: Int
  ) {
    var rest = locals
    while let local = rest.first {
      guard let branch = local.branches[safe: level], level < Self.mostBranches else {
        give(local, of: visit, &course, frame, depth: depth)
        rest = rest.dropFirst()
        continue
      }
      let statement = rest.prefix { $0.branches[safe: level]?.statement == branch.statement }
      rest = rest.dropFirst(statement.count)
      branches(statement, of: visit, &course, level: level, frame, depth: depth)
    }
  }

  private mutating func branches(
    _ statement: ArraySlice<SourceLocal>, of visit: Visit, _ course: inout Course, level: Int,
    _ frame: Frame, depth: Int
  ) {
    let before = course.current
    var after = KnownValues()
    var taken = 0
    var rest = statement
    while let branch = rest.first?.branches[safe: level] {
      let arm = rest.prefix { $0.branches[safe: level]?.number == branch.number }
      rest = rest.dropFirst(arm.count)
      course.current = before
      follow(arm, of: visit, &course, level: level + 1, frame, depth: depth)
      guard !branch.leaves else {
        course.read.add(course.current)
        continue
      }
      after.add(course.current)
      taken += 1
    }
    if statement.first?.branches[safe: level]?.open.map({ taken < $0 }) ?? true {
      after.add(before)
    }
    course.current = after
  }

  private mutating func give(
    _ local: SourceLocal, of visit: Visit, _ course: inout Course, _ frame: Frame, depth: Int
  ) {
    defer {
      course.isGiven = true
      if local.isRead { course.read.add(course.current) }
    }
    // `var name: String`, which is set later.
    if local.isDeclared, case .unknown = local.value, let type = local.type {
      let instances = instances(of: type, from: table.declarations[frame.declaration].owner)
      course.current = instances.isEmpty ? KnownValues() : instances
      return
    }
    given[visit] = course.current
    defer { given[visit] = nil }
    var values = self.values(of: local.value, frame, wanted: local.type, depth: depth)
    if values.isEmpty, let type = local.type {
      values = instances(of: type, from: table.declarations[frame.declaration].owner)
    }
    guard local.isAppended else {
      course.current = values
      return
    }
    let before =
      course.isGiven
      ? course.current : self.values(of: .name(local.name), frame, wanted: nil, depth: depth)
    let after = before.appending(texts(values, depth: depth))
    // Not every name is perhaps given every ending.
    let isDoubtful = before.texts.count > 1 && !local.branches.isEmpty
    course.current = isDoubtful ? after.doubted() : after
  }
}

extension KnownValues {
  /// Texts with others behind them, or a list with more in it.
  fileprivate func appending(_ other: KnownValues) -> KnownValues {
    if let first = texts.first {
      let joined = ValueFollower.joined([self, other], first.place)
      // What is put behind tells the names apart.
      guard other.texts.count == 1, let last = other.texts.first else { return joined }
      return joined.moved(to: last.place)
    }
    var result = self
    result.add(KnownValues(entries: [Entry(keys: nil, values: other)]))
    return result
  }
}
