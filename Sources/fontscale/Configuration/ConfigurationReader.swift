import ArgumentParsing
import DynamicType
import ProjectAudit
import SystemInterop

/// Makes a configuration of a JSON5 document.
///
/// A key that does not exist is an error, since a misspelt setting would else be no setting at all.
/// Every error names the key path and the nearest key, rule or value.
struct ConfigurationReader {
  private(set) var configuration = Configuration()

  private static let severities = RuleSetting.allCases.map(\.rawValue)

  /// - Throws: `JSON5Error` with the place of the first setting that is wrong.
  mutating func read(_ document: JSON5) throws(JSON5Error) {
    guard case .object(let members) = document.value else {
      throw JSON5Error(
        message: "the configuration is \(document.kind), no object",
        position: document.position, help: "write { and } around the settings")
    }
    for member in members { try read(member) }
  }

  private mutating func read(_ member: JSON5.Member) throws(JSON5Error) {
    let (key, value) = (member.key, member.value)
    configuration.places[key] = member.position
    switch key {
    // Editors find the schema of the file by it.
    case "$schema": break
    case "version":
      guard value.value == .number(1) else {
        throw Self.fault(value, "version is not 1", "write \"version\": 1, or leave it out")
      }
    case "failOn":
      configuration.failOn = try Self.choice(
        value, key, among: FailureThreshold.allowedTexts
      ) { FailureThreshold(rawValue: $0) }
    case "format":
      configuration.format = try Self.choice(value, key, among: ReporterName.allowedTexts) {
        try? ReporterName(argument: ArgumentText($0))
      }
    case "baseline":
      let text = try Self.text(value, key, help: "write the path of a file in quotes")
      configuration.baseline = FilePath(text)
    case "rules": configuration.rules = try rules(value, key)
    case "paths": configuration.paths = try paths(value)
    case "exclude":
      configuration.exclude = try patterns(
        value, key, help: "write a list of patterns, such as [\"Pods/**\"]")
    case "externalFonts":
      configuration.externalFonts = try patterns(
        value, key, help: "write a list of names, such as [\"Lato-Bold\", \"Lato-Bold.ttf\"]")
    case "baseSizes": configuration.baseSizes = try baseSizes(value)
    default:
      let names = Configuration.settings.map(\.name)
      throw JSON5Error(
        message: "there is no setting \"\(key)\"", position: member.position,
        help: nearest(to: key, among: names).map { "the nearest is \"\($0)\"" }
          ?? "the settings are \(names.joined(separator: ", "))")
    }
  }

  // MARK: Rules

  private mutating func rules(
    _ value: JSON5, _ keyPath: String
  ) throws(JSON5Error) -> [Configuration.RuleChoice] {
    guard case .object(let members) = value.value else {
      throw Self.fault(
        value, "\(keyPath) is \(value.kind), no object",
        "write rules with their severities, such as { \"name-case\": \"error\" }")
    }
    var choices: [Configuration.RuleChoice] = []
    for member in members {
      let path = "\(keyPath).\(member.key)"
      configuration.places[path] = member.position
      guard RuleRegistry.ids.contains(member.key) else {
        let ids = RuleRegistry.all.map(\.description.id)
        throw JSON5Error(
          message: "\(path): there is no rule \"\(member.key)\"", position: member.position,
          help: nearest(to: member.key, among: ids).map { "the nearest is \"\($0)\"" }
            ?? "`fontscale rules` lists all")
      }
      choices.append(try Self.ruleChoice(member, path))
    }
    return choices
  }

  /// A severity, or an object with a severity and the reason for it.
  private static func ruleChoice(
    _ member: JSON5.Member, _ path: String
  ) throws(JSON5Error) -> Configuration.RuleChoice {
    var severity = member.value
    var severityPath = path
    var reason: String?
    if case .object(let members) = member.value.value {
      for other in members where !["severity", "reason"].contains(other.key) {
        throw JSON5Error(
          message: "\(path): there is no setting \"\(other.key)\"", position: other.position,
          help: "write \"severity\" and \"reason\"")
      }
      guard let inner = member.value["severity"] else {
        throw fault(
          member.value, "\(path) has no severity", "write \"severity\": \"off\", or another")
      }
      severity = inner
      severityPath += ".severity"
      if let text = member.value["reason"] {
        reason = try Self.text(text, path + ".reason", help: "write the reason in quotes")
      }
    }
    let setting = try choice(severity, severityPath, among: severities) {
      RuleSetting(rawValue: $0)
    }
    return Configuration.RuleChoice(
      rule: member.key, setting: setting, reason: reason, keyPath: path)
  }

  private mutating func paths(_ value: JSON5) throws(JSON5Error) -> [Configuration.PathChoice] {
    let help = "write [{ \"paths\": [\"Legacy/**\"], \"rules\": { \"name-case\": \"off\" } }]"
    guard case .array(let elements) = value.value else {
      throw Self.fault(value, "paths is \(value.kind), no array", help)
    }
    var choices: [Configuration.PathChoice] = []
    for (index, element) in elements.enumerated() {
      let keyPath = "paths[\(index)]"
      guard case .object(let members) = element.value else {
        throw Self.fault(element, "\(keyPath) is \(element.kind), no object", help)
      }
      for member in members where !["paths", "rules"].contains(member.key) {
        throw JSON5Error(
          message: "\(keyPath): there is no setting \"\(member.key)\"", position: member.position,
          help: nearest(to: member.key, among: ["paths", "rules"]).map {
            "the nearest is \"\($0)\""
          } ?? "its settings are paths, rules")
      }
      guard let patternList = element["paths"], let ruleTable = element["rules"] else {
        let missing = element["paths"] == nil ? "paths" : "rules"
        throw Self.fault(element, "\(keyPath) has no \"\(missing)\"", help)
      }
      choices.append(
        Configuration.PathChoice(
          patterns: try patterns(
            patternList, keyPath + ".paths", help: "write a list of patterns"),
          rules: try rules(ruleTable, keyPath + ".rules")))
    }
    return choices
  }

  // MARK: Lists

  private mutating func patterns(
    _ value: JSON5, _ keyPath: String, help: String
  ) throws(JSON5Error) -> [PathPattern] {
    guard case .array(let elements) = value.value else {
      throw Self.fault(value, "\(keyPath) is \(value.kind), no array", help)
    }
    var patterns: [PathPattern] = []
    for (index, element) in elements.enumerated() {
      let path = "\(keyPath)[\(index)]"
      configuration.places[path] = element.position
      let text = try Self.text(element, path, help: help)
      do throws(PathPattern.Fault) {
        patterns.append(try PathPattern(text))
      } catch {
        throw Self.fault(
          element, "\(path), \"\(text)\", is no pattern: \(error.message)",
          "`*` and `?` stand for parts of a name, `**` for folders, {a,b} for either")
      }
    }
    return patterns
  }

  private mutating func baseSizes(
    _ value: JSON5
  ) throws(JSON5Error) -> [Configuration.BaseSize] {
    let help = "write a size in points for each text style, such as { \"body\": 16 }"
    guard case .object(let members) = value.value else {
      throw Self.fault(value, "baseSizes is \(value.kind), no object", help)
    }
    var sizes: [Configuration.BaseSize] = []
    for member in members {
      let path = "baseSizes.\(member.key)"
      configuration.places[path] = member.position
      guard case .number(let size) = member.value.value else {
        throw Self.fault(member.value, "\(path) is \(member.value.kind), no number", help)
      }
      guard FontMetrics.validPointSizes.contains(size) else {
        throw Self.fault(
          member.value, "\(path) is no size from 1 to 10000 points",
          "write a size in points, such as 16")
      }
      guard TypeScale.all.contains(where: { $0.row(named: member.key) != nil }) else {
        let names = TypeScale.all.flatMap { $0.rows.map(\.name) }
        throw JSON5Error(
          message: "\(path): there is no such text style", position: member.position,
          help: nearest(to: member.key, among: names).map { "the nearest is \"\($0)\"" }
            ?? "the styles of iOS are \(TypeScale.iOS.rows.map(\.name).joined(separator: ", "))")
      }
      sizes.append(Configuration.BaseSize(style: member.key, size: size))
    }
    return sizes.sorted { $0.style.utf8.lexicographicallyPrecedes($1.style.utf8) }
  }

  // MARK: Values

  private static func fault(_ value: JSON5, _ message: String, _ help: String) -> JSON5Error {
    JSON5Error(message: message, position: value.position, help: help)
  }

  private static func text(
    _ value: JSON5, _ keyPath: String, help: String
  ) throws(JSON5Error) -> String {
    guard case .string(let text) = value.value else {
      throw fault(value, "\(keyPath) is \(value.kind), no text", help)
    }
    guard !text.isEmpty else { throw fault(value, "\(keyPath) is empty", help) }
    return text
  }

  /// One of a few words.
  private static func choice<Value>(
    _ value: JSON5, _ keyPath: String, among words: [String], _ make: (String) -> Value?
  ) throws(JSON5Error) -> Value {
    let list = "write one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
    guard case .string(let word) = value.value else {
      throw fault(value, "\(keyPath) is \(value.kind), no text", list)
    }
    guard let result = make(word) else {
      throw fault(
        value, "\(keyPath) cannot be \"\(word)\"",
        nearest(to: word, among: words).map { "the nearest is \"\($0)\"" } ?? list)
    }
    return result
  }
}
