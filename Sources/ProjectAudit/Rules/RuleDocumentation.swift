import FontInspection

/// Prints rules as documentation, so that what is written about them cannot differ from what they do.
public enum RuleDocumentation {
  /// A page of Markdown with a section for each rule, in the order of the list.
  public static func markdown(_ rules: [any Rule]) -> String {
    var output = """
      # Rules

      What `fontscale verify` checks. This page is printed from the rules themselves.

      | rule | severity | checks |
      |---|---|---|

      """
    for rule in rules.map(\.description) {
      output +=
        "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(cell(rule.summary)) |\n"
    }
    for rule in rules { output += "\n" + section(rule) }
    return output
  }

  /// What the rule finds in its own example.
  static func findings(_ rule: any Rule) -> [Diagnostic] {
    rule.findings(in: AuditContext(rule.description.triggering)).sorted(by: Diagnostic.reportOrder)
  }

  /// The findings as `verify` prints them.
  static func report(_ findings: [Diagnostic]) -> String {
    var report = ""
    TextReporter().writeFindings(findings, ReportSetting(root: "."), to: &report)
    return report
  }

  /// One rule as a section of Markdown.
  public static func section(_ rule: any Rule) -> String {
    let description = rule.description
    let findings = findings(rule)
    let repair = findings.contains { $0.fix != nil } ? "\n\n\(Self.isFixed)" : ""
    return """
      ## \(description.id)

      \(description.summary) Severity: \(description.severity.rawValue).

      \(description.rationale)

      Known from: \(description.source).

      A project that breaks the rule:

      \(example(description.triggering))
      What is reported:

      ```text
      \(report(findings))```\(repair)

      The same project repaired:

      \(example(description.clean))
      """
  }

  static func example(_ example: RuleExample) -> String {
    var output = ""
    for face in example.fonts.faces {
      let details = example.fonts.details(of: face)
      output += "* \(face.documentation(details))\(details?.documented ?? "")\n"
    }
    for target in example.facts.targets {
      let fonts = target.fonts.map { "`\($0.bundlePath)`" }.joined(separator: ", ")
      output +=
        "* the \(target.kind.rawValue) \(target.name)"
        + (target.platforms.first.map { " for \($0.rawValue)" } ?? "")
        + (fonts.isEmpty ? " ships no font\n" : " ships \(fonts)\n")
    }
    for setting in example.facts.ignoredSettings {
      output += "* `\(setting.place.path)` has the build setting `\(setting.name)`\n"
    }
    for source in example.facts.externalSources {
      output += "* `\(source.place.path)` asks for \(source.name), which is not there\n"
    }
    for font in example.fonts.unreadable { output += "* `\(font.path)`: \(font.error.message)\n" }
    for file in example.files {
      if !output.isEmpty { output += "\n" }
      let language = file.name.hasPathExtension(in: ["swift"]) ? "swift" : "xml"
      let text = String(decoding: file.bytes, as: UTF8.self)
      output += "`\(file.path)`:\n\n```\(language)\n\(text)```\n"
    }
    return output
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension AuditContext {
  /// The context of a rule's example.
  public init(_ example: RuleExample) {
    var project = AppProject(
      example.files, otherPaths: Self.paths(of: example.fonts) + example.otherPaths)
    project.append(example.facts)
    self.init(project: project, fonts: example.fonts, baseSizes: example.scaledUses)
  }
}
