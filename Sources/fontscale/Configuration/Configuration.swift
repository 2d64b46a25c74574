import ProjectAudit
import SystemInterop

/// What the configuration says; everything in it has a default.
struct Configuration: Sendable {
  /// A style's base size, as written.
  struct BaseSize: Sendable, Equatable {
    let style: String
    let size: Double
  }

  /// A rule's setting, with the reason that is given for it.
  struct RuleChoice: Sendable, Equatable {
    let rule: String
    let setting: RuleSetting
    let reason: String?
    /// The key path, such as `paths[0].rules.name-case`.
    let keyPath: String
  }

  /// Settings for the files that patterns match.
  struct PathChoice: Sendable, Equatable {
    let patterns: [PathPattern]
    let rules: [RuleChoice]
  }

  /// The file it was read from; nil where there is none.
  var file: FilePath? = nil
  /// `baseSizes`: the sizes at the default category, in points, in the order of the styles' names.
  var baseSizes: [BaseSize] = []
  /// `rules`: severities for all files, in the file's order.
  var rules: [RuleChoice] = []
  /// `paths`: severities for some files, in the file's order; later ones win.
  var paths: [PathChoice] = []
  /// `exclude`: files that `verify` does not read.
  var exclude: [PathPattern] = []
  /// `externalFonts`: names of fonts and of font files that something outside the project supplies.
  var externalFonts: [PathPattern] = []
  /// `failOn`: from which severity on `verify` ends with 1.
  var failOn: FailureThreshold? = nil
  /// `format`: how `verify` prints.
  var format: ReporterName? = nil
  /// `baseline`: the file of known findings, found from the configuration's folder.
  var baseline: FilePath? = nil
  /// Where each setting stands, by its key path.
  var places: [String: SourcePosition] = [:]

  /// Every setting with what it is for, in reading order.
  static let settings: [(name: String, purpose: String)] = [
    ("version", "of this format: 1"),
    ("failOn", "verify ends with 1 from this severity on: error, warning, note or never"),
    ("format", "how verify prints its findings"),
    ("rules", "severities, by the rules' ids: off, note, warning or error"),
    ("paths", "severities for some files; later ones win"),
    ("exclude", "files that verify does not read"),
    ("externalFonts", "names of fonts and font files that something outside the project supplies"),
    ("baseline", "the file of known findings, which verify does not tell"),
    ("baseSizes", "sizes of text styles in points, for table and generated code"),
  ]

  /// `fontscale.json:7:3`, or what a person would say of a default; for `fontscale config`.
  func origin(of keyPath: String) -> String? {
    guard let file, let position = places[keyPath] else { return nil }
    return "\(file.string):\(position.line)"
  }

  /// The folder that patterns and file names refer to; nil without a file.
  var folder: FilePath? { file?.parent }

  /// The rules' settings for the project in the folder `root`.
  func ruleConfiguration(
    for root: FilePath, only: [String] = [], skip: [String] = []
  ) -> RuleConfiguration {
    func table(_ choices: [RuleChoice]) -> [String: RuleSetting] {
      Dictionary(choices.map { ($0.rule, $0.setting) }) { $1 }
    }
    return RuleConfiguration(
      rules: table(rules),
      paths: paths.map { .init(patterns: $0.patterns, rules: table($0.rules)) },
      only: only, skip: skip, pathPrefix: pathPrefix(for: root))
  }

  /// Where the project lies below the folder of the configuration, with `/` behind it; empty where it
  /// is that folder, or where the configuration comes from somewhere else.
  func pathPrefix(for root: FilePath) -> String {
    // A link to a configuration elsewhere is meant for where the link is.
    guard let folder, let project = FileSystem.canonicalPath(root),
      let above = FileSystem.canonicalPath(folder.isEmpty ? FilePath(".") : folder)?.string
    else { return "" }
    let prefix = above.hasSuffix("/") ? above : above + "/"
    guard project.string.hasPrefix(prefix) else { return "" }
    return String(project.string.dropFirst(prefix.count)) + "/"
  }
}
