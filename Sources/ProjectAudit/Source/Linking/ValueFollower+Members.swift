/// What the members of values are, and what values are within a text.
extension ValueFollower {
  mutating func member(
    _ name: String, of base: KnownValues, _ frame: Frame, wanted: String?, depth: Int
  ) -> KnownValues {
    if let found = base.member(name) { return found }
    let base = base.elements
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
        // A property of Objective-C, whose declaration says nothing.
        let set = assignments(to: name, of: instance.type, depth: depth)
        result.add(set.isEmpty ? .unknown : set)
      }
    }
    if !base.texts.isEmpty {
      if let change = Self.change(name) {
        result.add(base.mapTexts(change))
      } else if base.instances.isEmpty {
        // Else another local of the same name is meant.
        result.isComplete = false
      }
    }
    return result.isEmpty ? .unknown : result
  }

  /// Members that give the same values again, or one of them.
  static let passing: Set = [
    "first", "last", "description", "self", "sorted", "reversed", "compactMap", "filter",
    "randomElement", "values", "lazy",
  ]

  /// Members of texts that give another text.
  static func change(_ name: String) -> ((String) -> String)? {
    switch name {
    case "capitalized": { TextChange.capitalised($0) }
    case "lowercased": { String(decoding: $0.asciiLowercased, as: UTF8.self) }
    case "uppercased": { TextChange.uppercased($0) }
    case _ where passing.contains(name): { $0 }
    default: nil
    }
  }

  /// The raw values of an enumeration, or of its one case that is meant.
  func rawValues(_ instance: KnownValues.Instance) -> KnownValues {
    var result = KnownValues()
    if table.isType(instance.type, .protocol) {
      for type in table.conformers(of: instance.type) where table.hasTextsAsRawValues(type) {
        result.add(rawValues(.init(type: type)))
      }
      return result.isEmpty ? .unknown : result
    }
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
  mutating func texts(_ values: KnownValues, depth: Int) -> KnownValues {
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
}
