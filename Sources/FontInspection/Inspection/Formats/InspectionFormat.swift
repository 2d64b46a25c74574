/// How an inspection is printed.
public struct InspectionOptions: Sendable {
  public let layout: TextLayoutOptions
  /// Everything long: all names, ranges and tables. Machine formats always have it.
  public let isVerbose: Bool
  /// Only these facts; all there are where it is empty.
  public let properties: [InspectionProperty]

  public init(
    layout: TextLayoutOptions, isVerbose: Bool = false, properties: [InspectionProperty] = []
  ) {
    self.layout = layout
    self.isVerbose = isVerbose
    self.properties = properties
  }
}

/// A way to print an inspection.
///
/// To add one: write `Inspection/Formats/<Name>InspectionFormat.swift` and list it in
/// `InspectionFormats.all`.
public protocol InspectionFormat: Sendable {
  /// What `--format` calls it.
  static var name: String { get }
  /// One line for the help, without a full stop.
  static var summary: String { get }
  /// Suffixes of output files that ask for it, in lower case.
  static var suffixes: [String] { get }

  /// Whether each instance of a variable font is printed with all that the font has.
  static var repeatsFonts: Bool { get }

  init()

  func write(_ report: InspectionReport, options: InspectionOptions, to output: inout String)
}

extension InspectionFormat {
  /// As in every format for machines; a sheet shows a font once.
  public static var repeatsFonts: Bool { true }

  /// Whether what is printed grows with all that a font has times its instances: single facts of a
  /// face, such as its name, are short.
  public static func repeatsFonts(_ properties: [InspectionProperty]) -> Bool {
    properties.isEmpty ? repeatsFonts : !properties.allSatisfy(\.isShort)
  }
}

/// Every format of `inspect`, in reading order.
public enum InspectionFormats {
  public static let all: [any InspectionFormat.Type] = [
    TextInspectionFormat.self, JSONInspectionFormat.self, CSVInspectionFormat.self,
    TSVInspectionFormat.self, MarkdownInspectionFormat.self,
  ]

  /// The format for an output file; nil where its suffix says none.
  public static func forSuffix(_ suffix: String) -> (any InspectionFormat.Type)? {
    all.first { $0.suffixes.contains(suffix) }
  }
}
