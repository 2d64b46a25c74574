/// The axes and named instances of a variable font (OpenType specification, `fvar`).
struct Fvar: Sendable {
  struct Axis: Sendable, Equatable {
    let tag: FontTag
    let minimum: Double
    let defaultValue: Double
    let maximum: Double
    let nameID: Int
    /// Whether the font asks that people not be shown it (flag bit 0).
    let isHidden: Bool

    /// Whether the default lies between the ends, as it must (OpenType specification, `fvar`).
    var isInOrder: Bool { minimum <= defaultValue && defaultValue <= maximum }

    /// A coordinate moved to the end of the axis that it lies beyond (OpenType specification, "Coordinate
    /// scales and normalization"). Ends on the wrong side of the default count as the default, as in
    /// HarfBuzz (`src/hb-ot-var-fvar-table.hh`).
    func clamped(_ value: Double) -> Double {
      Swift.max(
        Swift.min(minimum, defaultValue), Swift.min(Swift.max(maximum, defaultValue), value))
    }
  }

  struct Instance: Sendable, Equatable {
    let subfamilyNameID: Int
    /// One value for each axis.
    let coordinates: [Double]
    /// nil where the font gives none: the records are too short, or it is 0xFFFF.
    let postScriptNameID: Int?
  }

  let axes: [Axis]
  let instances: [Instance]

  /// - Throws: `FontError` where the table contradicts its own length.
  init(_ table: Span<UInt8>) throws(FontError) {
    guard let axesOffset = table.uint16(at: 4), let axisCount = table.uint16(at: 8),
      let axisSize = table.uint16(at: 10), let instanceCount = table.uint16(at: 12),
      let instanceSize = table.uint16(at: 14)
    else { throw Self.damaged("it is shorter than its header") }
    guard axisSize >= 20 else { throw Self.damaged("an axis record has \(axisSize) bytes, not 20") }
    let coordinatesSize = 4 * Int(axisCount)
    guard instanceCount == 0 || Int(instanceSize) >= coordinatesSize + 4 else {
      throw Self.damaged(
        "an instance record has \(instanceSize) bytes, \(axisCount) axes need \(coordinatesSize + 4)"
      )
    }
    let firstInstance = Int(axesOffset) + Int(axisCount) * Int(axisSize)
    let end = firstInstance + Int(instanceCount) * Int(instanceSize)
    guard end <= table.count else {
      throw Self.damaged("its records need \(end) bytes, it has \(table.count)")
    }

    var axes: [Axis] = []
    for index in 0..<Int(axisCount) {
      let record = Int(axesOffset) + index * Int(axisSize)
      guard let tag = table.tag(at: record), let minimum = table.fixed(at: record + 4),
        let defaultValue = table.fixed(at: record + 8), let maximum = table.fixed(at: record + 12),
        let flags = table.uint16(at: record + 16),
        let nameID = table.uint16(at: record + 18)
      else { throw Self.damaged("axis \(index) is not whole") }
      axes.append(
        Axis(
          tag: tag, minimum: minimum, defaultValue: defaultValue, maximum: maximum,
          nameID: Int(nameID), isHidden: flags & 1 != 0))
    }

    var instances: [Instance] = []
    instances.reserveCapacity(Int(instanceCount))
    for index in 0..<Int(instanceCount) {
      let record = firstInstance + index * Int(instanceSize)
      guard let nameID = table.uint16(at: record) else {
        throw Self.damaged("instance \(index) is not whole")
      }
      var coordinates: [Double] = []
      coordinates.reserveCapacity(Int(axisCount))
      for axis in 0..<Int(axisCount) {
        guard let value = table.fixed(at: record + 4 + 4 * axis) else {
          throw Self.damaged("instance \(index) is not whole")
        }
        coordinates.append(value)
      }
      var postScriptNameID: Int?
      if Int(instanceSize) >= coordinatesSize + 6,
        let id = table.uint16(at: record + 4 + coordinatesSize), id != 0xFFFF
      {
        postScriptNameID = Int(id)
      }
      instances.append(
        Instance(
          subfamilyNameID: Int(nameID), coordinates: coordinates,
          postScriptNameID: postScriptNameID))
    }
    self.axes = axes
    self.instances = instances
  }

  var defaultCoordinates: [Double] { axes.map(\.defaultValue) }

  /// Whether two locations are one in 16.16, which is how a table stores them: what is typed as 14.3
  /// is there as 14.300003.
  static func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    left.elementsEqual(right) { ($0 * 65536).rounded() == ($1 * 65536).rounded() }
  }

  private static func damaged(_ what: String) -> FontError {
    FontError(.damaged, "the table fvar is damaged: \(what)", help: FontError.fetchAgain)
  }
}
