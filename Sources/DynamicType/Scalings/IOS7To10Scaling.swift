/// The sizes that iOS 7 to iOS 10 gave the system font: what apps written then copied. Only body
/// grows in the accessibility categories; see `TypeScale.iOS7To10` for the sources.
public struct IOS7To10Scaling: PresetScaling {
  public init() {}

  public var name: String { "ios7-10" }
  public var title: String { "the sizes of iOS 7 to 10" }

  public var preset: SizePreset {
    SizePreset(
      rows: TypeScale.iOS7To10.rows.map { row in
        SizePreset.Row(
          name: row.name, cells: row.cells.map { .init(category: $0.category, size: $0.size) })
      })
  }
}
