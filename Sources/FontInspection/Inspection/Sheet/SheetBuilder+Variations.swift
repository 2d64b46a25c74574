internal import TextFormatting

/// What varies: axes, the names of their values, and instances.
extension SheetBuilder {
  var axes: InspectionSheet.Section {
    Section(
      label: "Axes",
      rows: face.axes.map { axis in
        .fact(
          key: axis.name.map { "\(axis.tag)  \($0)" } ?? axis.tag,
          text: "\(Self.number(axis.minimum)) to \(Self.number(axis.maximum)), "
            + "default \(Self.number(axis.defaultValue))\(axis.isHidden ? ", hidden" : "")")
      })
  }

  var styles: InspectionSheet.Section {
    var section = Section(label: "Styles")
    guard let attributes = face.styleAttributes else { return section }
    // A static font's STAT says where it stands among its siblings.
    for axis in attributes.axes {
      let values = attributes.values.filter { value in
        value.coordinates.count == 1 && value.coordinates.first?.tag == axis.tag
      }
      guard !values.isEmpty else { continue }
      section.rows.append(
        .list(
          key: axis.name.map { "\(axis.tag)  \($0)" } ?? axis.tag,
          items: values.map(Self.text(of:))))
    }
    for value in attributes.values where value.coordinates.count != 1 {
      section.rows.append(
        .fact(key: "together", text: "\(value.name ?? "-") \(Self.text(of: value.coordinates))"))
    }
    if attributes.values.contains(where: { $0.isElidable && $0.coordinates.count == 1 }) {
      section.rows.append(.sentence("* left out of longer names"))
    }
    return section
  }

  private static func text(of value: StyleAttributes.Value) -> String {
    var text = (value.name ?? "-") + " "
    if let range = value.range {
      // Ends at the limits of 16.16 numbers stand for no limit.
      let low = range.lowerBound <= -32767 ? "" : number(range.lowerBound)
      let high = range.upperBound >= 32767 ? "" : number(range.upperBound)
      text += "\(low)..\(high)"
    } else {
      text += number(value.coordinates.first?.value ?? 0)
    }
    return text + (value.isElidable ? "*" : "")
  }

  var instances: InspectionSheet.Section {
    var section = Section(label: "Instances")
    guard !face.axes.isEmpty else { return section }
    guard !face.instances.isEmpty else {
      section.rows.append(.fact(key: "none named", text: "only the default has a name"))
      return section
    }
    section.rows.append(
      .fact(
        key: "\(face.instances.count) named",
        text: "each with the name for UIFont(name:)"))
    section.rows.append(instanceTable)
    if face.instances.contains(where: \.isDefault) {
      section.rows.append(.sentence("* the default"))
    }
    return section
  }

  /// The instances with a column for each axis, or with their locations in one column where that would
  /// take too much room.
  private var instanceTable: InspectionSheet.Row {
    let hasColumns = face.axes.count <= Self.mostAxisColumns
    return .table(
      columns: [.name, .text] + (hasColumns ? face.axes.map { _ in .number } : [.text]),
      heads: ["PostScript name", "style"] + (hasColumns ? face.axes.map(\.tag) : ["location"]),
      rows: face.instances.map { instance in
        let names = [
          instance.postScriptName?.showingOddSpaces ?? "(none)",
          (instance.name?.showingOddSpaces ?? "-") + (instance.isDefault ? "*" : ""),
        ]
        guard hasColumns else { return names + [Self.text(of: instance.coordinates)] }
        return names + instance.coordinates.map { Self.number($0.value) }
      }, namesStandFirst: true)
  }

  /// The most axes that have a column each.
  private static let mostAxisColumns = 5

  static func text(of coordinates: [AxisValue]) -> String {
    coordinates.map(\.plainText).joined(separator: ", ")
  }
}
