/// A way to print what changes when one font replaces another.
///
/// To add one: write `Comparison/Formats/<Name>ComparisonFormat.swift` and list it in
/// `ComparisonFormats.all`.
public protocol ComparisonFormat: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// One line for the help, without a full stop.
  static var summary: String { get }
  /// Suffixes of output files that mean this format, in lower case.
  static var pathExtensions: [String] { get }

  init()

  /// - Parameter isVerbose: whether text lists every character, not only how many there are.
  func write(
    _ comparison: FontComparison, options: TextLayoutOptions, isVerbose: Bool,
    to output: inout String)
}

/// Every format of `diff`, in reading order.
public enum ComparisonFormats {
  public static let all: [any ComparisonFormat.Type] = [
    TextComparisonFormat.self, JSONComparisonFormat.self,
  ]

  /// The format of that name; nil if there is none.
  public static func named(_ name: String) -> (any ComparisonFormat.Type)? {
    all.first { $0.name == name }
  }

  /// The format that an output file's suffix means; nil where it means none.
  public static func forPathExtension(_ suffix: String) -> (any ComparisonFormat.Type)? {
    all.first { $0.pathExtensions.contains(suffix) }
  }
}
