import Testing

@testable import FontInspection

@Suite struct StatedMetricsTests {
  @Test func countsWhatIsStatedAndForgetsWhatIsTakenBack() {
    var metrics = StatedMetrics()
    #expect(metrics.count == 0)
    #expect(metrics == [:])
    for (position, metric) in StatedMetric.allCases.enumerated() {
      #expect(metrics[metric] == nil, "not stated yet")
      metrics[metric] = Double(position)
      #expect(metrics[metric] == Double(position), "0 is a value too")
      #expect(metrics.count == position + 1)
    }
    metrics[.winAscent] = nil
    #expect(metrics[.winAscent] == nil)
    #expect(metrics.count == StatedMetric.allCases.count - 1)
  }

  @Test func equalsByWhatIsStatedWhateverWasThereBefore() {
    var emptied: StatedMetrics = [.typoAscender: 800]
    emptied[.typoAscender] = nil
    #expect(emptied == StatedMetrics())
    #expect([.typoAscender: 0] != StatedMetrics(), "0 stated is not the same as nothing stated")
    #expect([.typoAscender: 800] as StatedMetrics != [.typoDescender: 800])
  }

  @Test(arguments: StatedMetric.allCases) func isFoundByItsName(_ metric: StatedMetric) {
    #expect(StatedMetric(name: metric.name) == metric)
    #expect(metric.name.first?.isLowercase == true, "\(metric.name) is what documents print")
  }

  @Test(arguments: ["", "TypoAscender", "capHeight"]) func hasNoMetricOfAnotherName(_ name: String)
  {
    #expect(StatedMetric(name: name) == nil)
  }
}
