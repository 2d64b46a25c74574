import DynamicType
import FontInspection
import TextFormatting

/// Source for an app with UIKit: per face an enumeration without cases that holds the sizes as
/// `fontSizeTable`, and looks them up.
///
/// The source needs nothing but UIKit of iOS 13 and bears no time stamp: the same fonts and options
/// give the same bytes.
public struct SwiftEmitter: Emitter {
  public init() {}

  public var name: String { "swift" }
  public var summary: String { "the sizes as source for an app with UIKit" }
  public var pathExtensions: [String] { ["swift"] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    output.write(
      """
      // Made by fontscale; changes by hand are lost when it is run again.
      //
      \(tables.sourceComment("//"))

      import UIKit

      """)
    let names = SwiftTypeName.names(for: tables.tables.map(\.face.label))
    for (table, name) in zip(tables.tables, names) {
      output.write("\n")
      output.write("/// Sizes of \(table.face.label.escapingControls).\n")
      for sentence in TableDoubts(table, of: tables).fullSentences {
        output.write("///\n")
        WrappedText.write(sentence, width: 100, first: "/// ", rest: "/// ", to: &output)
      }
      write(table, as: name, of: tables.scale, to: &output)
    }
  }

  private func write(
    _ table: SizeTable, as name: String, of scale: TypeScale,
    to output: inout some TextOutputStream
  ) {
    output.write(
      """
      enum \(name) {

      """)
    if let postScriptName = table.face.postScriptName {
      output.write(
        """
          /// The font's PostScript name, which `UIFont(name:size:)` wants.
          static let fontName = \(SwiftSourceText.literal(postScriptName))


        """)
    }
    writeTable(table, to: &output)
    writeLookUp(table, of: scale, to: &output)
    if table.face.postScriptName != nil {
      output.write(
        """

          /// The font at its size for a text style; the system's if the app does not carry the font.
          static func font(
            for style: UIFont.TextStyle, compatibleWith traits: UITraitCollection = .current
          ) -> UIFont {
            let size = pointSize(for: style, at: traits.preferredContentSizeCategory)
            return UIFont(name: fontName, size: size)
              ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
          }

        """)
    }
    output.write("}\n")
  }

  private func writeTable(_ table: SizeTable, to output: inout some TextOutputStream) {
    output.write(
      """
        /// Point sizes by text style and content size category.
        static let fontSizeTable: [UIFont.TextStyle: [UIContentSizeCategory: CGFloat]] = [
      """)
    let rows = Self.rows(of: table)
    for (_, key, cells) in rows {
      output.write("\n    \(key): [\n")
      for (category, size) in cells {
        output.write("      .\(category.uiKitName): \(Self.number(size)),\n")
      }
      output.write("    ],")
    }
    output.write(rows.isEmpty ? ":]\n" : "\n  ]\n")
  }

  private func writeLookUp(
    _ table: SizeTable, of scale: TypeScale, to output: inout some TextOutputStream
  ) {
    let rows = Self.rows(of: table)
    guard let fallback = rows.first(where: { $0.style == TextStyle.body.name }) ?? rows.first else {
      output.write(
        """

          /// The system's size for a text style, since the table is empty.
          static func pointSize(
            for style: UIFont.TextStyle, at category: UIContentSizeCategory
          ) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
          }

        """)
      return
    }
    let shown = fallback.cells.map(\.category)
    let usual =
      shown.contains(scale.defaultCategory)
      ? scale.defaultCategory : shown.first ?? scale.defaultCategory
    let size = fallback.cells.first { $0.category == usual }?.size ?? scale.minimumSize
    let isComplete = ContentSizeCategory.allCases.allSatisfy(shown.contains)
    output.write(
      """

        /// The size for a text style at a category, in points.
        ///
        /// A style that the table lacks gets the sizes of `\(fallback.style.escapingControls)`; `unspecified` gets the size of
        /// `\(usual.uiKitName)`\(isComplete ? "." : ", any other category that the table lacks the next smaller one's.")
        static func pointSize(
          for style: UIFont.TextStyle, at category: UIContentSizeCategory
        ) -> CGFloat {
          let sizes = fontSizeTable[style] ?? fontSizeTable[\(fallback.key)] ?? [:]

      """)
    if isComplete {
      output.write(
        """
            return sizes[category] ?? sizes[.\(usual.uiKitName)] ?? \(Self.number(size))
          }

        """)
      return
    }
    let order = ContentSizeCategory.allCases
    output.write(
      """
          let order: [UIContentSizeCategory] = [
      \(order.map { "      .\($0.uiKitName),\n" }.joined())    ]
          let position = order.firstIndex(of: category) ?? \(order.firstIndex(of: usual) ?? 0)
          let nearest = order[...position].last { sizes[$0] != nil } ?? .\((shown.min() ?? usual).uiKitName)
          return sizes[nearest] ?? \(Self.number(size))
        }

      """)
  }

  /// The styles that have a size, each with the expression that names it: a member where UIKit's
  /// oldest versions have one, else a raw value, which of somebody's own style is its name.
  private static func rows(
    of table: SizeTable
  ) -> [(
    style: String, key: String, cells: [(category: ContentSizeCategory, size: Double)]
  )] {
    table.rows.compactMap { row in
      let cells = row.cells.compactMap { cell in
        cell.size.map { (category: cell.category, size: $0) }
      }
      let rawValue = newRawValues[row.style] ?? row.style
      let key =
        row.textStyle.map { ".\($0.name)" }
        ?? "UIFont.TextStyle(rawValue: \(SwiftSourceText.literal(rawValue)))"
      return cells.isEmpty ? nil : (style: row.style, key: key, cells: cells)
    }
  }

  /// Styles that UIKit has since iOS 17: their raw values compile for older ones too.
  private static let newRawValues = [
    "extraLargeTitle": "UICTFontTextStyleExtraLargeTitle",
    "extraLargeTitle2": "UICTFontTextStyleExtraLargeTitle2",
  ]

  private static func number(_ value: Double) -> String {
    DecimalText.shortest(value, decimals: 6)
  }
}
