import DynamicType
import FontInspection
import TextFormatting

/// A property list that an app can read at run time: text style, then category, then size.
///
/// The names are those of the JSON fields. Of several fonts there is one dictionary more around it, by
/// the name of the face.
public struct PlistEmitter: Emitter {
  public init() {}

  public var name: String { "plist" }
  public var summary: String { "an XML property list: style, category, size" }
  public var pathExtensions: [String] { ["plist"] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    output.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    for table in tables.tables {
      for sentence in TableDoubts(table, of: tables).fullSentences {
        let label = tables.tables.count == 1 ? "" : table.face.label.escapingControls + ": "
        var text = ""
        for character in (label + sentence).escapedForMarkup {
          // XML allows no two hyphens in a comment.
          if character == "-", text.last == "-" { text += " " }
          text.append(character)
        }
        output.write("<!-- \(text) -->\n")
      }
    }
    if let table = tables.tables.first, tables.tables.count == 1 {
      write(styles(of: table), indentation: 0, to: &output)
    } else {
      // Two faces of one name would make a key stand twice, of which readers take either.
      let keys = SwiftSourceText.unique(tables.tables.map(\.face.label))
      write(
        .dictionary(zip(keys, tables.tables).map { ($0, styles(of: $1)) }), indentation: 0,
        to: &output)
    }
    output.write("</plist>\n")
  }

  private indirect enum Value {
    case dictionary([(key: String, value: Value)])
    case number(Double)
  }

  /// A size that does not exist is left out: a property list has no null.
  private func styles(of table: SizeTable) -> Value {
    .dictionary(
      table.rows.map { row in
        (
          row.style,
          .dictionary(
            row.cells.compactMap { cell in cell.size.map { (cell.category.name, .number($0)) } })
        )
      })
  }

  private func write(_ value: Value, indentation: Int, to output: inout some TextOutputStream) {
    let margin = String(repeating: "\t", count: indentation)
    switch value {
    case .number(let number):
      let text = DecimalText.shortest(number, decimals: 6)
      let element = text.utf8.contains(UInt8(ascii: ".")) ? "real" : "integer"
      output.write("\(margin)<\(element)>\(text)</\(element)>\n")
    case .dictionary(let members):
      guard !members.isEmpty else {
        output.write("\(margin)<dict/>\n")
        return
      }
      output.write("\(margin)<dict>\n")
      for member in members {
        output.write("\(margin)\t<key>\(member.key.escapedForMarkup)</key>\n")
        write(member.value, indentation: indentation + 1, to: &output)
      }
      output.write("\(margin)</dict>\n")
    }
  }
}
