import FontInspection
import TextFormatting

/// Writes a configuration for a project: every setting with what it is for, filled in with what the
/// project says.
public struct ConfigurationTemplate: Sendable {
  /// The project's name, for the first line; empty where there is none.
  public var name: String
  public var context: AuditContext
  /// What the rules find now.
  public var report: AuditReport

  public init(name: String, context: AuditContext, report: AuditReport) {
    self.name = name
    self.context = context
    self.report = report
  }

  /// The file, in JSON5.
  public var text: String {
    let title = name.isEmpty ? "" : " for \(Self.comment(name))"
    return """
      // Settings of fontscale\(title). Every setting may be left out; `fontscale config` shows
      // what holds, and where it comes from.
      {
        "version": 1,

        // verify ends with 1 from this severity on: error, warning, note or never.
        "failOn": "error",

        // Severities by rule: off, note, warning or error. `fontscale rules` lists all rules,
        // `fontscale explain RULE` tells the reason for one.
        "rules": {
      \(rules)  },

        // Severities for some files: `*` and `?` stand for parts of a name, `**` for folders,
        // {a,b} for either. Later entries win.
        "paths": [
          // { "paths": ["Legacy/**"], "rules": { "name-case": "off" } },
        ],

        // Files that verify does not read.
        "exclude": [
      \(exclusions)  ],

        // Names of fonts and of font files that something outside the project supplies.
        "externalFonts": [
      \(externals)  ],

        // Findings that are known and not told; `fontscale verify --write-baseline` writes the file.
        // "baseline": ".fontscale-baseline.json",

        // The sizes of text styles in points, for `fontscale table`.
        "baseSizes": {
      \(sizes)  },
      }
      \(targets)
      """
  }

  /// A line for each rule that finds something, as a comment: nothing is silenced unasked.
  private var rules: String {
    var counts: [String: Int] = [:]
    for diagnostic in report.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
    let lines = RuleRegistry.all.map(\.description).compactMap { rule -> String? in
      guard let count = counts[rule.id] else { return nil }
      return """
            // \(count) finding\(count == 1 ? "" : "s") now: \(Self.comment(rule.summary))
            // "\(rule.id)": "\(rule.severity.rawValue)",

        """
    }
    return lines.isEmpty
      ? "    // Nothing is found now. As an example: \"name-case\": \"error\",\n" : lines.joined()
  }

  /// Folders of the project that others fill.
  private var exclusions: String {
    let brought: [FileOrigin] = [.pods, .carthage, .packageCheckout]
    var folders: Set<String> = []
    for path in report.diagnostics.map(\.path) + context.fonts.faces.map(\.path)
    where brought.contains(FileOrigin(path: path)) {
      var folder: [Substring] = []
      for part in path.split(separator: "/").dropLast() {
        folder.append(part)
        if brought.contains(FileOrigin(path: folder.joined(separator: "/") + "/x")) { break }
      }
      folders.insert(folder.joined(separator: "/") + "/**")
    }
    let lines = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return lines.isEmpty
      ? "    // \"Pods/**\",\n" : lines.map { "    // \(Self.quoted($0)),\n" }.joined()
  }

  private var externals: String {
    let names = context.references.filter { $0.resolution == .external }
      .compactMap(\.reference.name)
    var seen: Set<[UInt8]> = []
    let lines = names.filter { seen.insert(Array($0.utf8)).inserted }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return lines.isEmpty
      ? "    // \"Lato-Bold\", \"Lato-*.ttf\",\n"
      : lines.map { "    // \(Self.quoted($0)),\n" }.joined()
  }

  /// For each text style the size that the project's code gives it most often.
  private var sizes: String {
    var counts: [String: [Double: Int]] = [:]
    for reference in context.project.references {
      guard let style = reference.usage.textStyle, let size = reference.usage.size,
        (1...10_000).contains(size)
      else { continue }
      counts[style, default: [:]][size, default: 0] += 1
    }
    let lines = counts.keys.sorted().compactMap { style -> String? in
      let best = counts[style]?.max { left, right in
        // Of sizes that are equally frequent the smallest counts.
        left.value == right.value ? left.key > right.key : left.value < right.value
      }
      guard let best else { return nil }
      var size = ""
      JSONValue.number(best.key).writeLine(to: &size)
      return "    \(Self.quoted(style)): \(size),\n"
    }
    return lines.isEmpty ? "    // \"body\": 17,\n" : lines.joined()
  }

  /// The targets as a comment, so that whoever reads the file sees what was found.
  private var targets: String {
    let targets = context.project.targets
    guard !targets.isEmpty else { return "" }
    let lines = targets.map { target in
      let system =
        target.platforms.prefix(1).map(\.rawValue)
        + [target.deploymentTarget]
        .compactMap(\.self)
      var facts = [target.kind.rawValue]
      if !system.isEmpty { facts.append(system.joined(separator: " ")) }
      let count = target.fonts.count
      facts.append("\(count) font\(count == 1 ? "" : "s")")
      return "//   \(Self.comment(target.name)): \(Self.comment(facts.joined(separator: ", ")))\n"
    }
    return "\n// Targets found:\n" + lines.joined()
  }

  /// Text in a comment, on one line.
  private static func comment(_ text: String) -> String { text.escapingControls }

  private static func quoted(_ text: String) -> String {
    var result = ""
    JSONValue.string(text).writeLine(to: &result)
    return result
  }
}
