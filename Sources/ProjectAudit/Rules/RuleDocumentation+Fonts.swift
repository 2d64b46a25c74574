import FontInspection

extension FontDetails {
  /// What an example says of its font beside its name, for people: `, hhea 950 and -250`; empty where
  /// nothing is said.
  var documented: String {
    var facts: [String] = []
    func add(_ name: String, _ set: VerticalMetrics.Set?) {
      guard let set else { return }
      let gap = set.lineGap.flatMap { $0 == 0 ? nil : ", gap \(decimal($0, digits: 0))" } ?? ""
      facts.append(
        "\(name) \(decimal(set.ascender, digits: 0)) and \(decimal(set.descender, digits: 0))\(gap)"
      )
    }
    add("hhea", verticalMetrics.hhea)
    add("OS/2 typo", verticalMetrics.typo)
    add("OS/2 win", verticalMetrics.win)
    for extent in clipped {
      facts.append("\(extent.character) from \(extent.bottom) to \(extent.top)")
    }
    if let embedding { facts.append("fsType \(embedding.fsType)") }
    if !tables.isEmpty { facts.append("tables \(tables.joined(separator: ", "))") }
    for fault in faults { facts.append("a \(fault.grade.rawValue) fault in \(fault.table)") }
    return facts.map { ", " + $0 }.joined()
  }
}
