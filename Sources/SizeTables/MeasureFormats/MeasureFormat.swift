/// A format in which measured texts are printed.
public protocol MeasureFormat: Sendable {
  /// The value of the option `--format`.
  var name: String { get }
  /// What the format is, for help: a few words without a full stop.
  var summary: String { get }
  /// Endings of file names that ask for this format where none is given.
  var pathExtensions: [String] { get }

  /// Writes the whole report; what is written ends in a line break.
  func write(
    _ report: MeasureReport, _ context: EmitterContext, to output: inout some TextOutputStream)
}

/// The list of formats: to add one, write its file in `MeasureFormats` and a line here.
public enum MeasureFormats {
  /// In the order in which help lists them; the first is the default.
  public static let all: [any MeasureFormat] = [
    TextMeasureFormat(),
    JSONMeasureFormat(),
    CSVMeasureFormat(),
  ]

  /// The format of a name; nil if there is none.
  public static func named(_ name: String) -> (any MeasureFormat)? {
    all.first { $0.name == name }
  }

  /// The format of an output file by the ending of its name; nil if it tells nothing.
  public static func forPathExtension(_ pathExtension: String) -> (any MeasureFormat)? {
    all.first { $0.pathExtensions.contains(pathExtension.lowercased()) }
  }
}
