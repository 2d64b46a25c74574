/// The tool's version, by the rules of semantic versioning.
enum ToolVersion {
  static let current = "0.1.0"
}
