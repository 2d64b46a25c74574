internal import Foundation

/// Checks JSON against the schemas of `Documentation/Schemas`: the part of JSON Schema (2020-12) that
/// they use, and a fault for any keyword beyond it, so that none is passed over unchecked.
public struct JSONSchema {
  private let folder: URL
  private let root: [String: Any]

  /// The schema in `Documentation/Schemas/<name>.json`.
  public init(_ name: String) throws {
    try self.init(Repository.file("Documentation/Schemas/\(name).json"))
  }

  private init(_ file: URL) throws {
    folder = file.deletingLastPathComponent()
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = content as? [String: Any] ?? [:]
  }

  /// Everything in which `json` differs from the schema; empty where it fits. A property that the
  /// schema does not know is a fault too, so that the schemas stay whole.
  public func faults(in json: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(json.utf8), options: [.fragmentsAllowed])
    return try check(value, root, at: "$")
  }

  private static let annotations: Set<String> = ["$schema", "$defs", "title", "description"]

  private func check(_ value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    var faults: [String] = []
    for (keyword, wanted) in schema where !Self.annotations.contains(keyword) {
      switch (keyword, wanted) {
      case ("$ref", let reference as String): faults += try check(value, reference, at: place)
      case ("type", let name as String): faults += type(of: value, in: [name], at: place)
      case ("type", let names as [String]): faults += type(of: value, in: names, at: place)
      case ("const", let text as String):
        if value as? String != text { faults.append("\(place) is not \(text)") }
      case ("enum", let values as [Any]):
        let isListed = values.contains { ($0 as? NSObject) == (value as? NSObject) }
        if !isListed { faults.append("\(place) is \(value), which is not listed") }
      case ("minimum", let limit as NSNumber):
        if let number = value as? NSNumber, number.doubleValue < limit.doubleValue {
          faults.append("\(place) is below \(limit)")
        }
      case ("maximum", let limit as NSNumber):
        if let number = value as? NSNumber, number.doubleValue > limit.doubleValue {
          faults.append("\(place) is above \(limit)")
        }
      case ("required", let names as [String]):
        guard let object = value as? [String: Any] else { continue }
        faults += names.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
      case ("properties", let properties as [String: [String: Any]]):
        guard let object = value as? [String: Any] else { continue }
        for (name, member) in object {
          guard let property = properties[name] else {
            faults.append("\(place).\(name) is not in the schema")
            continue
          }
          faults += try check(member, property, at: "\(place).\(name)")
        }
      case ("additionalProperties", let property as [String: Any]):
        guard let object = value as? [String: Any] else { continue }
        for (name, member) in object {
          faults += try check(member, property, at: "\(place).\(name)")
        }
      case ("items", let item as [String: Any]):
        guard let array = value as? [Any] else { continue }
        for (index, element) in array.enumerated() {
          faults += try check(element, item, at: "\(place)[\(index)]")
        }
      default: faults.append("the schema's \(keyword) is not understood")
      }
    }
    return faults
  }

  private func check(_ value: Any, _ reference: String, at place: String) throws -> [String] {
    guard reference.hasPrefix("#/$defs/") else {
      let other = try JSONSchema(folder.appendingPathComponent(reference))
      return try other.check(value, other.root, at: place)
    }
    let definitions = root["$defs"] as? [String: [String: Any]]
    guard let schema = definitions?[String(reference.dropFirst(8))] else {
      return ["the schema has no \(reference)"]
    }
    return try check(value, schema, at: place)
  }

  private func type(of value: Any, in names: [String], at place: String) -> [String] {
    let fits = names.contains { name in
      switch name {
      case "null": value is NSNull
      case "string": value is String
      case "array": value is [Any]
      case "object": value is [String: Any]
      case "boolean": Self.isBoolean(value)
      case "number": value is NSNumber && !Self.isBoolean(value)
      case "integer":
        (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
          && !Self.isBoolean(value)
      default: false
      }
    }
    return fits ? [] : ["\(place) is \(value), not \(names.joined(separator: " or "))"]
  }

  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    // The Objective-C type of a Boolean is that of a char, which no JSON number has.
    return String(cString: number.objCType) == "c"
  }
}
