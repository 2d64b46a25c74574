/// The style attributes of a font and of its siblings (OpenType specification, `STAT`).
struct STAT: Sendable, Equatable {
  struct Axis: Sendable, Equatable {
    let tag: FontTag
    let nameID: Int
    let ordering: Int
  }

  /// A value of one axis, or of several at once, that has a name.
  struct Value: Sendable, Equatable {
    /// 1: a value; 2: a range; 3: a value and its bold partner; 4: values of several axes.
    let format: Int
    let nameID: Int
    /// Flag bit 1: the name is left out of longer names, as `Regular` is.
    let isElidable: Bool
    /// Axis by its place in `axes`, and value.
    let values: [(axis: Int, value: Double)]
    /// Format 2: from, to.
    let range: ClosedRange<Double>?
    /// Format 3: the value that style linking leads to.
    let linked: Double?

    static func == (left: Value, right: Value) -> Bool {
      left.format == right.format && left.nameID == right.nameID
        && left.isElidable == right.isElidable && left.range == right.range
        && left.linked == right.linked
        && left.values.elementsEqual(right.values) { $0.axis == $1.axis && $0.value == $1.value }
    }
  }

  let axes: [Axis]
  let values: [Value]
  /// The name where all parts are elided; nil in version 1.0.
  let elidedFallbackNameID: Int?
  let notes: [String]

  /// More axis values in all than any font has.
  private static let mostValues = 65_535

  init(_ table: Span<UInt8>) {
    var notes: [String] = []
    var axes: [Axis] = []
    if let size = table.uint16(at: 4), let count = table.uint16(at: 6),
      let start = table.uint32(at: 8), size >= 8
    {
      let there = max(0, (table.count - Int(start)) / Int(size))
      if Int(count) > there { notes.append("STAT is shorter than its list of \(count) axes") }
      for index in 0..<min(Int(count), there) {
        let record = Int(start) + index * Int(size)
        guard let tag = table.tag(at: record), let name = table.uint16(at: record + 4),
          let ordering = table.uint16(at: record + 6)
        else { break }
        axes.append(Axis(tag: tag, nameID: Int(name), ordering: Int(ordering)))
      }
    } else {
      notes.append("STAT is shorter than its header, or its axis records are")
    }
    self.axes = axes

    var values: [Value] = []
    if let count = table.uint16(at: 12), let start = table.uint32(at: 14), start != 0 {
      let offsets = Int(start)
      let there = max(0, (table.count - offsets) / 2)
      if Int(count) > there { notes.append("STAT is shorter than its list of \(count) values") }
      var left = Self.mostValues
      for index in 0..<min(Int(count), there) where left > 0 {
        guard let offset = table.uint16(at: offsets + 2 * index),
          let value = Self.value(table, at: offsets + Int(offset), limit: left)
        else { continue }
        left -= max(1, value.values.count)
        if value.values.allSatisfy({ axes.indices.contains($0.axis) }) {
          values.append(value)
        } else {
          notes.append("STAT's value \(index) is of an axis that it does not list")
        }
      }
    }
    self.values = values
    let isOld = table.uint16(at: 2) == 0
    elidedFallbackNameID = isOld ? nil : table.uint16(at: 18).map(Int.init)
    // A damaged list of values says the same many times over.
    self.notes = notes.count > 3 ? Array(notes.prefix(3)) : notes
  }

  private static func value(_ table: Span<UInt8>, at start: Int, limit: Int) -> Value? {
    guard let format = table.uint16(at: start), let second = table.uint16(at: start + 2),
      let flags = table.uint16(at: start + 4), let name = table.uint16(at: start + 6)
    else { return nil }
    var values: [(axis: Int, value: Double)] = []
    var range: ClosedRange<Double>?
    var linked: Double?
    switch format {
    case 1, 2, 3:
      guard let value = table.fixed(at: start + 8) else { return nil }
      values = [(axis: Int(second), value: value)]
      if format == 2 {
        guard let low = table.fixed(at: start + 12), let high = table.fixed(at: start + 16)
        else { return nil }
        if low <= high { range = low...high }
      }
      if format == 3 { linked = table.fixed(at: start + 12) }
    case 4:
      let there = max(0, (table.count - start - 8) / 6)
      for index in 0..<min(Int(second), there, limit) {
        let record = start + 8 + 6 * index
        guard let axis = table.uint16(at: record), let value = table.fixed(at: record + 2)
        else { break }
        values.append((axis: Int(axis), value: value))
      }
    default: return nil
    }
    return Value(
      format: Int(format), nameID: Int(name), isElidable: flags & 2 != 0, values: values,
      range: range, linked: linked)
  }
}
