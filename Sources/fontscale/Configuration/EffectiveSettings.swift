import ArgumentParsing
import ProjectAudit
import SystemInterop
import TextFormatting

/// Every setting with the value that holds and where it comes from.
struct EffectiveSettings {
  private struct Setting {
    /// The key path, such as `rules.name-case`.
    var name: String
    var value: JSONValue
    /// `default`, `command line`, or a file and a line.
    var origin: String
    var reason: String?
  }

  private var settings: [Setting] = []
  private let file: String?

  private static let byDefault = "default"
  private static let commandLine = "command line"

  /// - Parameter path: the file for which severities are shown; nil for what holds where no path says
  ///   otherwise.
  init(_ configuration: Configuration, _ matches: Matches, root: FilePath, path: String?) {
    file = configuration.file?.string
    func add(
      _ name: String, _ value: JSONValue, isGiven: Bool = false, reason: String? = nil
    ) {
      settings.append(
        Setting(
          name: name, value: value,
          origin: isGiven
            ? Self.commandLine : configuration.origin(of: name) ?? Self.byDefault,
          reason: reason))
    }
    let isThresholdGiven = matches.isGiven(VerifyCommand.threshold)
    let threshold = matches[VerifyCommand.threshold]
    add(
      "failOn",
      .string((isThresholdGiven ? threshold : configuration.failOn ?? threshold).rawValue),
      isGiven: isThresholdGiven)
    add("format", .string(configuration.format?.reporter.name ?? TextReporter().name))
    add(
      "baseline", JSONValue(BaselineFile.path(matches, configuration)?.string),
      isGiven: matches.isGiven(BaselineFile.option))
    for (index, pattern) in configuration.exclude.enumerated() {
      add("exclude[\(index)]", .string(pattern.text))
    }
    for (index, pattern) in configuration.externalFonts.enumerated() {
      add("externalFonts[\(index)]", .string(pattern.text))
    }
    for base in configuration.baseSizes { add("baseSizes.\(base.style)", .number(base.size)) }
    addRules(configuration, matches, root: root, path: path)
  }

  private mutating func addRules(
    _ configuration: Configuration, _ matches: Matches, root: FilePath, path: String?
  ) {
    let only = matches[VerifyCommand.only].map(\.id)
    let skip = matches[VerifyCommand.skip].map(\.id)
    let prefix = configuration.pathPrefix(for: root)
    var choices = configuration.rules
    for entry in configuration.paths where path.map({ entry.patterns.match(prefix + $0) }) ?? false
    {
      choices += entry.rules
    }
    for rule in RuleRegistry.all.map(\.description) {
      let choice = choices.last { $0.rule == rule.id }
      var value = choice?.setting.rawValue ?? rule.severity.rawValue
      var origin = choice.flatMap { configuration.origin(of: $0.keyPath) } ?? Self.byDefault
      if skip.contains(rule.id) || !only.isEmpty && !only.contains(rule.id) {
        (value, origin) = (RuleSetting.off.rawValue, Self.commandLine)
      } else if only.contains(rule.id), value == RuleSetting.off.rawValue {
        (value, origin) = (rule.severity.rawValue, Self.commandLine)
      }
      settings.append(
        Setting(
          name: "rules.\(rule.id)", value: .string(value), origin: origin,
          reason: origin == Self.commandLine ? nil : choice?.reason))
    }
    guard path == nil else { return }
    for entry in configuration.paths {
      for choice in entry.rules {
        let patterns = entry.patterns.map(\.text).joined(separator: ", ")
        settings.append(
          Setting(
            name: choice.keyPath, value: .string("\(choice.setting.rawValue) in \(patterns)"),
            origin: configuration.origin(of: choice.keyPath) ?? Self.byDefault,
            reason: choice.reason))
      }
    }
  }

  /// A line for each setting: its name, its value, where it comes from.
  func text(styler: ANSIStyler) -> String {
    var table = TextTable(columns: [.text, .text, .text, .text])
    table.appendHeading(file.map { "Settings of \($0)" } ?? "There is no .fontscale.json")
    for setting in settings {
      var value = ""
      if case .string(let text) = setting.value {
        value = text
      } else if case .null = setting.value {
        value = "none"
      } else {
        setting.value.writeLine(to: &value)
      }
      table.append([
        TextTable.Cell(setting.name), TextTable.Cell(value, style: .bold),
        TextTable.Cell(setting.origin), TextTable.Cell(setting.reason ?? ""),
      ])
    }
    return table.text(styler)
  }

  /// Schema `fontscale.config/1`.
  var json: String {
    let document: JSONValue = [
      "file": JSONValue(file),
      "schema": "fontscale.config/1",
      "settings": .array(
        settings.map { setting in
          [
            "name": .string(setting.name), "origin": .string(setting.origin),
            "reason": JSONValue(setting.reason), "value": setting.value,
          ]
        }),
    ]
    return document.text
  }
}
