internal import Foundation

/// A JSON Schema (draft 2020-12), as far as `Documentation/Schemas` uses it.
///
/// A keyword that is not understood is an error of the schema, never passed over. Beyond the draft
/// every field of an object that a schema describes must be described: a field that comes without
/// being in the documentation is a fault too.
public struct JSONSchema {
  private let root: [String: Any]

  /// The schema in `Documentation/Schemas/<name>.json`.
  public init(_ name: String) throws {
    let file = Repository.file("Documentation/Schemas/\(name).json")
    try self.init(text: String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  /// - Throws: where the text is no JSON object.
  public init(text: String) throws {
    guard
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw Fault(description: "the schema is no object") }
    self.root = root
  }

  private struct Fault: Error, CustomStringConvertible { let description: String }

  /// What is wrong with a document, each fault with its place; empty where all is well.
  public func faults(in document: String) -> [String] {
    do {
      let value = try JSONSerialization.jsonObject(
        with: Data(document.utf8), options: [.fragmentsAllowed])
      var check = Check(root: root)
      check.apply(value, root, "$")
      check.findUndescribed(value, "$")
      return check.faults
    } catch {
      return ["no JSON: \(error)"]
    }
  }

  /// Keywords that say nothing about a value.
  private static let annotations: Set<String> = [
    "$schema", "$defs", "$id", "$comment", "title", "description", "examples", "default",
  ]

  private struct Check {
    let root: [String: Any]
    var faults: [String] = []

    /// The fields that are described, by the place of their object: several parts of a schema may
    /// speak of one place.
    var described: [String: Set<String>] = [:]

    /// Reports fields that no part of the schema describes, in objects of which any does.
    mutating func findUndescribed(_ value: Any, _ place: String) {
      if let object = value as? [String: Any] {
        for (key, member) in object.sorted(by: { $0.key < $1.key }) {
          if let names = described[place], !names.contains(key) {
            faults.append("\(place).\(key) is not described")
          }
          findUndescribed(member, "\(place).\(key)")
        }
      } else if let array = value as? [Any] {
        for (index, element) in array.enumerated() {
          findUndescribed(element, "\(place)[\(index)]")
        }
      }
    }

    /// Applies a schema to the value at a place.
    mutating func apply(_ value: Any, _ schema: Any, _ place: String) {
      if let flag = boolean(schema) {
        if !flag { faults.append("\(place) must not be there") }
        return
      }
      guard let schema = schema as? [String: Any] else {
        faults.append("\(place): its schema is neither object nor boolean")
        return
      }
      for keyword in schema.keys.sorted() where !JSONSchema.annotations.contains(keyword) {
        guard let argument = schema[keyword] else { continue }
        switch keyword {
        case "$ref":
          refer(value, argument, place)
        case "allOf":
          for part in argument as? [Any] ?? [] { apply(value, part, place) }
        case "anyOf":
          let parts = (argument as? [Any] ?? []).map { attempt(value, $0, place) }
          let fitting = parts.filter(\.faults.isEmpty)
          if fitting.isEmpty { faults.append("\(place) fits none of anyOf") }
          for part in fitting { merge(part.described) }
        case "if":
          let condition = attempt(value, argument, place)
          let branch = condition.faults.isEmpty ? "then" : "else"
          if condition.faults.isEmpty { merge(condition.described) }
          if let consequence = schema[branch] { apply(value, consequence, place) }
        case "then", "else": break
        case "properties", "additionalProperties", "required":
          checkObject(keyword, argument, schema, value, place)
        case "items", "minItems", "maxItems", "uniqueItems":
          checkArray(keyword, argument, value, place)
        default: checkScalar(keyword, argument, value, place)
        }
      }
    }

    private func attempt(_ value: Any, _ schema: Any, _ place: String) -> Check {
      var copy = Check(root: root)
      copy.apply(value, schema, place)
      return copy
    }

    private mutating func merge(_ others: [String: Set<String>]) {
      described.merge(others) { $0.union($1) }
    }

    /// A reference leads into this schema, or is the name of a file beside it.
    private mutating func refer(_ value: Any, _ reference: Any, _ place: String) {
      if let name = reference as? String, name.hasSuffix(".json"),
        let other = try? JSONSchema(String(name.dropLast(5)))
      {
        var check = Check(root: other.root)
        check.apply(value, other.root, place)
        faults += check.faults
        merge(check.described)
      } else if let target = resolve(reference) {
        apply(value, target, place)
      } else {
        faults.append("\(place): \(reference) leads nowhere")
      }
    }

    private func resolve(_ reference: Any) -> Any? {
      guard let text = reference as? String, text.hasPrefix("#/") else { return nil }
      var target: Any? = root
      for step in text.dropFirst(2).split(separator: "/") {
        target = (target as? [String: Any])?[String(step)]
      }
      return target
    }

    private mutating func checkObject(
      _ keyword: String, _ argument: Any, _ schema: [String: Any], _ value: Any, _ place: String
    ) {
      guard let object = value as? [String: Any] else { return }
      switch keyword {
      case "required":
        for name in argument as? [String] ?? [] where object[name] == nil {
          faults.append("\(place).\(name) is missing")
        }
      case "properties":
        let properties = argument as? [String: Any] ?? [:]
        for (name, part) in properties.sorted(by: { $0.key < $1.key }) {
          if let member = object[name] { apply(member, part, "\(place).\(name)") }
        }
        merge([place: Set(properties.keys)])
      default:
        let named = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
        for name in object.keys.sorted() where !named.contains(name) {
          if let member = object[name] { apply(member, argument, "\(place).\(name)") }
        }
        merge([place: Set(object.keys)])
      }
    }

    private mutating func checkArray(
      _ keyword: String, _ argument: Any, _ value: Any, _ place: String
    ) {
      guard let array = value as? [Any] else { return }
      switch keyword {
      case "items":
        for (index, element) in array.enumerated() {
          apply(element, argument, "\(place)[\(index)]")
        }
      case "minItems":
        if let least = number(argument), Double(array.count) < least {
          faults.append("\(place) has \(array.count) elements, not \(least)")
        }
      case "maxItems":
        if let most = number(argument), Double(array.count) > most {
          faults.append("\(place) has \(array.count) elements, not \(most)")
        }
      default:
        if boolean(argument) == true, Set(array.map(JSONSchema.canonical)).count < array.count {
          faults.append("\(place) has two elements that are equal")
        }
      }
    }

    private mutating func checkScalar(
      _ keyword: String, _ argument: Any, _ value: Any, _ place: String
    ) {
      switch keyword {
      case "type":
        let names = argument as? [String] ?? [argument as? String ?? ""]
        if !names.contains(where: { has(value, type: $0) }) {
          faults.append("\(place) is \(JSONSchema.canonical(value)), not \(names)")
        }
      case "enum":
        let allowed = (argument as? [Any] ?? []).map(JSONSchema.canonical)
        if !allowed.contains(JSONSchema.canonical(value)) {
          faults.append("\(place) is \(JSONSchema.canonical(value)), none of \(allowed)")
        }
      case "const":
        if JSONSchema.canonical(argument) != JSONSchema.canonical(value) {
          faults.append("\(place) is not \(argument)")
        }
      case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
        guard let number = number(value), let limit = self.number(argument) else { return }
        let fits =
          switch keyword {
          case "minimum": number >= limit
          case "maximum": number <= limit
          case "exclusiveMinimum": number > limit
          default: number < limit
          }
        if !fits { faults.append("\(place) is \(number): \(keyword) is \(limit)") }
      case "pattern":
        guard let text = value as? String else { return }
        guard let pattern = argument as? String, let regex = try? Regex(pattern) else {
          faults.append("\(place): \(argument) is no pattern")
          return
        }
        if text.firstMatch(of: regex) == nil {
          faults.append("\(place) is \"\(text)\", which \(pattern) does not fit")
        }
      default: faults.append("\(place): the keyword \(keyword) is not understood")
      }
    }

    private func has(_ value: Any, type: String) -> Bool {
      switch type {
      case "null": value is NSNull
      case "boolean": boolean(value) != nil
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "number": number(value) != nil
      case "integer": number(value).map { $0.rounded() == $0 } ?? false
      default: false
      }
    }

    private func boolean(_ value: Any) -> Bool? {
      JSONSchema.isBoolean(value) ? value as? Bool : nil
    }

    private func number(_ value: Any) -> Double? {
      JSONSchema.isBoolean(value) ? nil : (value as? NSNumber)?.doubleValue
    }
  }

  /// Foundation makes numbers of `true` and `false`; only their Objective-C type tells.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c" || type(of: value) == Bool.self
  }

  /// A value as text that is equal where values are.
  private static func canonical(_ value: Any) -> String {
    if isBoolean(value), let flag = value as? Bool { return flag ? "true" : "false" }
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }
}
