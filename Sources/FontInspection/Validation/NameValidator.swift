/// `name` (OpenType specification, `name`).
///
/// Which names there are, and what is in them, is for rules to judge.
struct NameValidator: TableValidator {
  let tag: FontTag = "name"

  func validate(
    _ table: Span<UInt8>, of font: ValidatedFont, in file: Span<UInt8>,
    into faults: inout TableFaults
  ) {
    guard let format = table.uint16(at: 0), let stated = table.uint16(at: 2),
      let storage = table.uint16(at: 4)
    else { return }
    if format > 1 { faults.add(.minor, "its format is \(format), not 0 or 1") }
    let count = Int(stated)
    let listed = 6 + 12 * count
    guard listed <= table.count else {
      return faults.add(
        .fatal, "it has \(table.count) bytes, its list of \(count) records takes \(listed)")
    }
    if Int(storage) < listed, count > 0 {
      faults.add(.fatal, "its texts would begin at byte \(storage), inside the list of records")
    }
    var outside = Occurrences()
    var odd = Occurrences()
    var unsorted = Occurrences()
    var repeated = Occurrences()
    var empty = Occurrences()
    var texts: [Range<Int>] = []
    var previous: [UInt16] = []
    for index in 0..<count {
      let record = 6 + 12 * index
      let key = (0..<4).compactMap { table.uint16(at: record + 2 * $0) }
      guard key.count == 4, let length = table.uint16(at: record + 8),
        let offset = table.uint16(at: record + 10)
      else { break }
      if Int(storage) + Int(offset) + Int(length) > table.count { outside.add(index) }
      texts.append(Int(offset)..<(Int(offset) + Int(length)))
      // Those of names that people see are another rule's.
      if length == 0, !FontDetails.keptNameIDs.contains(Int(key[3])) { empty.add(index) }
      // Texts for the Unicode platform and for Windows are in UTF-16.
      if key[0] == 0 || (key[0] == 3 && [0, 1, 10].contains(key[1])), length & 1 != 0 {
        odd.add(index)
      }
      if key == previous {
        repeated.add(index)
      } else if key.lexicographicallyPrecedes(previous) {
        unsorted.add(index)
      }
      previous = key
    }
    if !outside.isEmpty {
      faults.add(.fatal, "the text of \(outside.text("record")) lies outside of it")
    }
    if !odd.isEmpty {
      faults.add(.minor, "the UTF-16 text of \(odd.text("record")) has an odd number of bytes")
    }
    if !repeated.isEmpty {
      faults.add(
        .technical,
        "\(repeated.text("record")) \(repeated.verb("repeats", "repeat")) the one before")
    }
    if !unsorted.isEmpty {
      faults.add(.minor, "its records are not sorted, from record \(unsorted.first) on")
    }
    if Self.overlapInPart(texts) {
      faults.add(.minor, "the texts of records overlap in part, so that one of them is wrong")
    }
    if !empty.isEmpty {
      // "The copyright string was blank so OS X validation failed" (google/fonts pull request 1359).
      faults.add(.technical, "\(empty.text("record")) \(empty.verb("is", "are")) empty")
    }
  }

  /// Whether a text begins inside another and ends beyond it. One that is a part of another, or the
  /// same, is shared to save space.
  private static func overlapInPart(_ texts: [Range<Int>]) -> Bool {
    let sorted = texts.filter { !$0.isEmpty }.sorted {
      $0.lowerBound != $1.lowerBound
        ? $0.lowerBound < $1.lowerBound : $0.upperBound > $1.upperBound
    }
    var open = 0..<0
    for text in sorted {
      if text.lowerBound < open.upperBound, text.upperBound > open.upperBound { return true }
      if text.upperBound > open.upperBound { open = text }
    }
    return false
  }
}
