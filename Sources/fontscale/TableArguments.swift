import ArgumentParsing
import DynamicType
import SizeTables

/// A platform by its name, with a device where it has some.
struct PlatformName: ArgumentValue {
  let scale: TypeScale

  init(_ scale: TypeScale) { self.scale = scale }

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    guard let scale = TypeScale.named(name) else {
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2, let platform = TypeScale.named(parts[0]) {
        guard !platform.devices.isEmpty else {
          throw InvalidValue(reason: "the devices of \(platform.platform) are all alike")
        }
        throw InvalidValue(
          reason: "\(platform.platform) has the devices "
            + platform.devices.map(\.name).joined(separator: ", "))
      }
      throw InvalidValue(nearest: nearest(to: name, among: Self.allowedTexts))
    }
    self.scale = scale
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] { TypeScale.all.map(\.platform) }
}

/// A scaling by its name, with its parameter where it has one.
struct ScalingName: ArgumentValue {
  let scaling: any Scaling

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    guard let scaling = Scalings.named(name.lowercased()) else {
      if name.hasPrefix("linear") {
        throw InvalidValue(
          reason: "a factor is wanted, such as linear:1.5, from "
            + "\(LinearScaling.validFactors.lowerBound) to \(Int(LinearScaling.validFactors.upperBound))"
        )
      }
      if name.hasPrefix("android-14:") {
        throw InvalidValue(reason: "a font scale is wanted, such as android-14:1.3, from 0.25 to 2")
      }
      throw InvalidValue(nearest: nearest(to: name, among: Self.allowedTexts))
    }
    self.scaling = scaling
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] {
    Scalings.all.map { $0 is LinearScaling ? "linear:FACTOR" : $0.name }
  }
}

/// Which line heights `UIFontMetrics` goes by.
struct CurveName: ArgumentValue {
  let curve: LeadingCurve

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let curve = LeadingCurve(rawValue: argument.string) else {
      throw InvalidValue(nearest: nearest(to: argument.string, among: Self.allowedTexts))
    }
    self.curve = curve
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] { LeadingCurve.allCases.map(\.rawValue) }
}

/// By which length a font is matched to San Francisco.
struct MatchName: ArgumentValue {
  let metric: MatchedMetric

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let metric = MatchedMetric(rawValue: argument.string) else {
      throw InvalidValue(nearest: nearest(to: argument.string, among: Self.allowedTexts))
    }
    self.metric = metric
  }

  static var placeholder: String { "LENGTH" }
  static var allowedTexts: [String] { MatchedMetric.allCases.map(\.rawValue) }
}

/// Whether Bold Text is on.
enum LegibilityName: String, CaseIterable, ArgumentValue {
  case regular, bold
}

/// Pixels per point.
struct DisplayScale: ArgumentValue {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(argument: ArgumentText) throws(InvalidValue) {
    value = try Double(argument: argument)
    guard (0.5...10).contains(value) else {
      throw InvalidValue(reason: "a display scale from 0.5 to 10 is wanted, such as 2 or 3")
    }
  }

  static var placeholder: String { "N" }
}

/// A text style as it was typed; which one it is depends on the platform and the table.
struct StyleName: ArgumentValue {
  let text: String

  init(argument: ArgumentText) throws(InvalidValue) {
    text = try String(argument: argument)
    guard !text.isEmpty else { throw InvalidValue(reason: "a text style is wanted") }
  }

  /// The name of the row that is meant.
  ///
  /// A style that another platform has is left for the builder to refuse, which knows why.
  ///
  /// - Throws: `UsageError` with the nearest where there is no such style anywhere.
  func row(
    of scale: TypeScale, option: String, command: String = TableCommand.specification.name
  ) throws(UsageError) -> String {
    if let row = scale.row(named: text) { return row.name }
    for other in TypeScale.all {
      if let row = other.row(named: text) { return row.name }
    }
    let names = scale.rows.map(\.name)
    throw UsageError(
      .invalidValue(
        label: option, value: text, reason: nil, nearest: nearest(to: text, among: names),
        allowed: names),
      command: "\(RootCommand.specification.name) \(command)")
  }

  static var placeholder: String { "STYLE" }
}

/// A content size category in any spelling.
struct CategoryName: ArgumentValue {
  let category: ContentSizeCategory

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    guard let category = ContentSizeCategory(parsing: name) else {
      // A slip in UIKit's name is nearest to UIKit's name.
      let names = ContentSizeCategory.allCases.flatMap { [$0.name, $0.uiKitName, $0.shortName] }
      throw InvalidValue(
        reason: "the categories are "
          + ContentSizeCategory.allCases.map(\.name).joined(separator: ", "),
        nearest: nearest(to: name, among: names))
    }
    self.category = category
  }

  static var placeholder: String { "CATEGORY" }
}

/// A style and the size that it has at the default category, such as `body=16`.
struct BaseSize: ArgumentValue {
  let style: StyleName
  let size: Double

  init(argument: ArgumentText) throws(InvalidValue) {
    let sides = argument.bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw InvalidValue(reason: "a style and its size are wanted, such as body=16")
    }
    style = try StyleName(argument: ArgumentText(bytes: Array(sides[0])))
    size = try Double(argument: ArgumentText(bytes: Array(sides[1])))
    guard FontMetrics.validPointSizes.contains(size) else {
      throw InvalidValue(reason: "a size from 1 to 10000 points is wanted")
    }
  }

  static var placeholder: String { "STYLE=SIZE" }
}

/// The largest size of a style, such as `body=40`, or of every style, such as `40`.
struct MaximumSize: ArgumentValue {
  let style: StyleName?
  let size: Double

  init(argument: ArgumentText) throws(InvalidValue) {
    if argument.bytes.contains(UInt8(ascii: "=")) {
      let base = try BaseSize(argument: argument)
      style = base.style
      size = base.size
      return
    }
    style = nil
    size = try Double(argument: argument)
    guard FontMetrics.validPointSizes.contains(size) else {
      throw InvalidValue(reason: "a size from 1 to 10000 points is wanted")
    }
  }

  static var placeholder: String { "[STYLE=]SIZE" }
}

/// A number of a cell by its name, or all of them.
struct MetricName: ArgumentValue {
  let metrics: [CellMetric]

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    if name == "all" {
      metrics = CellMetric.allCases
      return
    }
    /// Case, hyphens and the prefix that `list --property` has do not count.
    func plain(_ text: String) -> String {
      let text = text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
      return text.hasPrefix("metrics.") ? String(text.dropFirst(8)) : text
    }
    let wanted = plain(name) == "linegap" ? "leading" : plain(name)
    guard let metric = CellMetric.allCases.first(where: { plain($0.name) == wanted }) else {
      let names = CellMetric.allCases.map(\.name) + ["all"]
      throw InvalidValue(
        reason: "the numbers are \(names.joined(separator: ", "))",
        nearest: nearest(to: name, among: names))
    }
    metrics = [metric]
  }

  static var placeholder: String { "NAME" }
}

/// A format of `table`, by its name.
struct EmitterName: ListedValue {
  let emitter: any Emitter

  init(_ emitter: any Emitter) { self.emitter = emitter }

  static var listed: [(name: String, summary: String, value: any Emitter)] {
    Emitters.all.map { (name: $0.name, summary: $0.summary, value: $0) }
  }

  /// Eleven formats explained one by one would fill the help page.
  static func summary(ofText text: String) -> String? { nil }
}
