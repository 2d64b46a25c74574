import FontInspection
public import TextFormatting

extension RuleDocumentation {
  static let isFixed = "`fontscale verify --fix` repairs it."

  /// The list of rules for people: id, severity, and what is checked.
  ///
  /// - Parameter width: the terminal's; nil where nothing is to be fitted.
  public static func table(_ rules: [any Rule], styler: ANSIStyler, width: Int?) -> String {
    let descriptions = rules.map(\.description)
    let idWidth = descriptions.map(\.id.utf8.count).max() ?? 0
    let severityWidth = "warning".utf8.count
    let indentation = String(repeating: " ", count: idWidth + severityWidth + 4)
    var output = ""
    for rule in descriptions {
      let id = styler(.bold, rule.id) + spaces(idWidth + 2 - rule.id.utf8.count)
      let severity =
        styler(style(rule.severity), rule.severity.rawValue)
        + spaces(severityWidth + 2 - rule.severity.rawValue.utf8.count)
      // The styles take no room, so that the lines are made without them.
      let lines = WrappedText.lines(
        rule.summary, width: max(40, (width ?? .max / 2) - indentation.utf8.count))
      for (index, line) in lines.enumerated() {
        output += (index == 0 ? id + severity : indentation) + line + "\n"
      }
    }
    return output
  }

  /// One rule for people: what it checks, why, a project that breaks it and the same repaired.
  public static func page(_ rule: any Rule, styler: ANSIStyler, width: Int?) -> String {
    let description = rule.description
    let findings = findings(rule)
    var output =
      styler(.bold, description.id) + "  "
      + styler(style(description.severity), description.severity.rawValue) + "\n"
    func paragraph(_ text: String) {
      WrappedText.write(text, width: width ?? 80, first: "  ", rest: "  ", to: &output)
    }
    func heading(_ text: String) { output += "\n" + styler(.bold, text) + "\n" }
    paragraph(description.summary)
    heading("Why")
    paragraph(description.rationale)
    heading("Known from")
    paragraph(description.source)
    heading("A project that breaks it")
    output += indented(plain(example(description.triggering)))
    heading("What is reported")
    output += indented(report(findings))
    if findings.contains(where: { $0.fix != nil }) { paragraph(isFixed) }
    heading("The same project repaired")
    output += indented(plain(example(description.clean)))
    heading("To silence it")
    for line in silencing(description.id) { output += "  \(line.place):\n    \(line.text)\n" }
    return output
  }

  /// Where and how a rule can be silenced.
  static func silencing(_ id: String) -> [(place: String, text: String)] {
    [
      ("in Swift and Objective-C", "// fontscale:disable:next \(id) -- reason"),
      ("in interface files and property lists", "<!-- fontscale:disable:next \(id): reason -->"),
      (
        "for some files, in .fontscale.json",
        "\"paths\": [{ \"paths\": [\"Legacy/**\"], \"rules\": { \"\(id)\": \"off\" } }]"
      ),
      ("everywhere, in .fontscale.json", "\"rules\": { \"\(id)\": \"off\" }"),
    ]
  }

  /// The rules for programs: schema `fontscale.rules/1`.
  public static func json(_ rules: [any Rule]) -> String {
    let document: JSONValue = [
      "rules": .array(rules.map(json)), "schema": "fontscale.rules/1",
    ]
    return document.text
  }

  private static func json(_ rule: any Rule) -> JSONValue {
    let description = rule.description
    let findings = findings(rule)
    func files(_ example: RuleExample) -> JSONValue {
      .object([
        (
          "files",
          .array(
            example.files.map { file in
              [
                "path": .string(file.path),
                "text": .string(String(decoding: file.bytes, as: UTF8.self)),
              ]
            })
        ), ("fonts", .array(example.fonts.faces.map { .string($0.path) })),
      ])
    }
    return [
      "clean": files(description.clean),
      "fixable": .bool(findings.contains { $0.fix != nil }),
      "id": .string(description.id),
      "rationale": .string(description.rationale),
      "report": .array(findings.map(\.json)),
      "severity": .string(description.severity.rawValue),
      "silence": .array(
        silencing(description.id).map { ["place": .string($0.place), "text": .string($0.text)] }),
      "source": .string(description.source),
      "summary": .string(description.summary),
      "triggering": files(description.triggering),
    ]
  }

  private static func style(_ severity: Severity) -> ANSIStyle {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .bold
    }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// An example without the marks of Markdown.
  private static func plain(_ markdown: String) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("```") && !$0.isEmpty }
      .map { line in
        // Only our own lines begin so; what files hold is left as it is.
        line.hasPrefix("* `") || line.hasPrefix("`") || line.hasPrefix("* the ")
          ? String(line.filter { $0 != "`" }) : "  " + String(line)
      }
      .joined(separator: "\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: true)
      .map { "  " + String($0).escapingControls + "\n" }.joined()
  }
}
