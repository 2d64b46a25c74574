import DynamicType
import TextFormatting

/// Which numbers of a table rest on a published number that something speaks against, and what there
/// is to say about them.
struct TableDoubts {
  private let table: SizeTable
  private let set: SizeTableSet

  init(_ table: SizeTable, of set: SizeTableSet) {
    self.table = table
    self.set = set
  }

  /// Whether the cell's size is doubted; a line height is of no account where nothing is scaled by it.
  func concern(_ cell: SizeTable.Cell) -> Bool {
    cell.notes.contains(.revised)
      || (set.scaling.curve != nil
        && (cell.notes.contains(.disputedLeading) || cell.notes.contains(.irregularLeading)))
  }

  /// One for each kind of doubt, in lower case, without a full stop; behind a mark a single cell is
  /// not named.
  var sentences: [String] { sentences(namingEach: false) }

  private func sentences(namingEach: Bool) -> [String] {
    var sentences: [String] = []
    if let curve = set.scaling.curve {
      if let sentence = disputed(curve, namingEach: namingEach) { sentences.append(sentence) }
      let irregular = places(of: .irregularLeading)
      if !irregular.isEmpty {
        sentences.append("Apple's line height breaks the rule of its neighbours: \(irregular)")
      }
    }
    let revised = places(of: .revised)
    if !revised.isEmpty { sentences.append("Apple changed the published number: \(revised)") }
    return sentences
  }

  /// The same as they stand by themselves, naming every cell.
  var fullSentences: [String] {
    sentences(namingEach: true).map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
  }

  /// What the other curve gives: the one that is published for the measured one and the reverse.
  private func disputed(_ curve: LeadingCurve, namingEach: Bool) -> String? {
    let other = UIFontMetricsScaling(curve: curve == .measured ? .hig : .measured)
    var count = 0
    var only = ""
    let styles = table.rows.compactMap { row -> String? in
      let cells = row.cells.filter { $0.notes.contains(.disputedLeading) }
      guard !cells.isEmpty, let system = set.scale.rows.first(where: { $0.name == row.style })
      else { return nil }
      count += cells.count
      let texts = cells.map { cell in
        let size = row.baseSize.flatMap {
          other.size(from: $0, in: system, of: set.scale, at: cell.category)
        }.map { min($0, row.maximumSize ?? $0) }
        only = DecimalText.shortest(size, decimals: 2)
        return "\(only) at \(set.head(of: cell.category))"
      }
      return "\(row.style) " + texts.joined(separator: ", ")
    }
    guard count > 0 else { return nil }
    let list = styles.joined(separator: "; ")
    let isOne = count == 1
    let text = isOne && !namingEach ? only : list
    return switch curve {
    case .measured:
      "measured on iOS 27; Apple's published line height\(isOne ? " gives" : "s give") \(text)"
    case .hig:
      "by Apple's published line height\(isOne ? "" : "s"); measured on iOS 27: \(text)"
    }
  }

  /// The cells with a note: `title1 at AX2, AX3; title2 at AX1`.
  private func places(of note: CellNote) -> String {
    table.rows.compactMap { row in
      let heads = row.cells.filter { $0.notes.contains(note) }.map { set.head(of: $0.category) }
      return heads.isEmpty
        ? nil : "\(row.style.escapingControls) at " + heads.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
