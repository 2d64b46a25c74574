/// The lengths that a font states of those in `StatedMetric`, in font units.
///
/// Used as a dictionary would be; each face of a large collection has one, and to hash its keys took
/// more time than to read the table they come from.
public struct StatedMetrics: Sendable, Equatable {
  /// A place for each metric, 0 where nothing is stated; empty where nothing at all is.
  private var values: [Double] = []
  /// Bit n is set where the n-th metric is stated.
  private var present: UInt32 = 0

  public init() {}

  /// How many metrics are stated.
  public var count: Int { present.nonzeroBitCount }

  /// nil where the metric is not stated.
  public subscript(metric: StatedMetric) -> Double? {
    get {
      let position = metric.rawValue
      return present & (1 << position) == 0 || !values.indices.contains(position)
        ? nil : values[position]
    }
    set {
      let position = metric.rawValue
      guard let newValue else {
        present &= ~(1 << position)
        if values.indices.contains(position) { values[position] = 0 }
        return
      }
      if values.isEmpty { values = Array(repeating: 0, count: StatedMetric.allCases.count) }
      values[position] = newValue
      present |= 1 << position
    }
  }

  public static func == (left: StatedMetrics, right: StatedMetrics) -> Bool {
    left.present == right.present && (left.present == 0 || left.values == right.values)
  }
}

extension StatedMetrics: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (StatedMetric, Double)...) {
    for (metric, value) in elements { self[metric] = value }
  }
}
