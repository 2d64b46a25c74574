public import TextFormatting

/// A format in which size tables are printed.
public protocol Emitter: Sendable {
  /// The value of the option `--format`.
  var name: String { get }
  /// What the format is, for help: a few words without a full stop.
  var summary: String { get }
  /// Endings of file names that ask for this format where none is given, without a full stop and in
  /// lower case.
  var pathExtensions: [String] { get }
  /// Whether the format shows the numbers that are asked for, or has those it has.
  var heedsMetrics: Bool { get }
  /// Whether categories can go down and styles across.
  var heedsTransposition: Bool { get }

  /// Writes all tables; what is written ends in a line break.
  func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream)
}

extension Emitter {
  public var heedsMetrics: Bool { false }
  public var heedsTransposition: Bool { false }
}

/// Where the output goes; only text for people depends on it.
public struct EmitterContext: Sendable {
  /// The columns of the terminal; nil where there is none: then nothing is fitted.
  public var width: Int?
  public var styler: ANSIStyler
  /// The numbers that were asked for, in the order of `CellMetric`; nil for those that the format
  /// shows by itself. Formats that always give every number pass it over.
  public var metrics: [CellMetric]?
  /// Whether categories go down and styles across; only grids heed it.
  public var isTransposed: Bool

  public init(
    width: Int? = nil, styler: ANSIStyler = .plain, metrics: [CellMetric]? = nil,
    isTransposed: Bool = false
  ) {
    self.width = width
    self.styler = styler
    self.metrics = metrics
    self.isTransposed = isTransposed
  }
}

/// The list of formats: to add one, write its file in `Emitters` and a line here.
public enum Emitters {
  /// In the order in which help lists them; the first is the default.
  public static let all: [any Emitter] = [
    TextEmitter(),
    JSONEmitter(),
    CSVEmitter(),
    TSVEmitter(),
    MarkdownEmitter(),
    HTMLEmitter(),
    PlistEmitter(),
    SwiftEmitter(),
    ObjCEmitter(),
    SVGEmitter(),
    PlotEmitter(),
  ]

  /// The format of a name; nil if there is none.
  public static func named(_ name: String) -> (any Emitter)? {
    all.first { $0.name == name }
  }

  /// The format of an output file by the ending of its name; nil if it tells nothing.
  public static func forPathExtension(_ pathExtension: String) -> (any Emitter)? {
    all.first { $0.pathExtensions.contains(pathExtension.lowercased()) }
  }
}
