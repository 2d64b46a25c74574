import DynamicType
import FontInspection
import TextFormatting

/// Source for an app in Objective-C: a header that holds, per face, the sizes as an `NSDictionary` of
/// UIKit's own constants, and looks them up.
///
/// One file, without an implementation beside it: everything in it is static. It needs nothing but
/// UIKit of iOS 13 and bears no time stamp: the same fonts and options give the same bytes.
public struct ObjCEmitter: Emitter {
  public init() {}

  public var name: String { "objc" }
  public var summary: String { "the same for Objective-C, as a header" }
  public var pathExtensions: [String] { ["h", "m"] }

  public func emit(
    _ tables: SizeTableSet, _ context: EmitterContext, to output: inout some TextOutputStream
  ) {
    output.write(
      """
      // Made by fontscale; changes by hand are lost when it is run again.
      //
      \(tables.sourceComment("//"))
      //
      // Import this file wherever the sizes are needed: everything in it is static.

      #import <UIKit/UIKit.h>

      NS_ASSUME_NONNULL_BEGIN

      """)
    let names = SwiftTypeName.names(for: tables.tables.map(\.face.label))
    for (table, name) in zip(tables.tables, names) {
      Source(table: table, name: name, set: tables).write(to: &output)
    }
    output.write("\nNS_ASSUME_NONNULL_END\n")
  }
}

/// One face's declarations.
private struct Source {
  let table: SizeTable
  /// What every declaration begins with.
  let name: String
  let set: SizeTableSet
  /// The styles with at least one size, each with the constant that names it.
  private let rows: [(constant: String, row: SizeTable.Row, cells: [Cell])]

  private typealias Cell = (category: ContentSizeCategory, size: Double)

  private static let sizes = "NSDictionary<UIContentSizeCategory, NSNumber *> *"
  private static let tableType = "NSDictionary<UIFontTextStyle, \(sizes)> *"

  init(table: SizeTable, name: String, set: SizeTableSet) {
    self.table = table
    self.name = name
    self.set = set
    // Styles that UIKit lacks get constants of their own, as apps have long done for theirs.
    let ownNames = SwiftTypeName.names(for: table.rows.map(\.style))
    rows = zip(table.rows, ownNames).compactMap { row, ownName in
      let cells = row.cells.compactMap { cell in
        cell.size.map { (category: cell.category, size: $0) }
      }
      guard !cells.isEmpty else { return nil }
      return (row.textStyle?.objectiveCName ?? "\(name)TextStyle\(ownName)", row, cells)
    }
  }

  func write(to output: inout some TextOutputStream) {
    let label = table.face.label.escapingControls
    if let postScriptName = table.face.postScriptName {
      output.write(
        """

        /// The PostScript name of \(label), which `+[UIFont fontWithName:size:]` wants.
        static NSString *const \(name)FontName = \(ObjectiveCSourceText.literal(postScriptName));

        """)
    }
    for (constant, row, _) in rows where row.textStyle == nil {
      output.write(
        """

        /// A style that UIKit does not have.
        static UIFontTextStyle const \(constant) = \(ObjectiveCSourceText.literal(row.style));

        """)
    }
    writeTable(label, to: &output)
    writeLookUp(to: &output)
    if table.face.postScriptName != nil { writeFont(to: &output) }
  }

  private func writeTable(_ label: String, to output: inout some TextOutputStream) {
    output.write(
      """

      /// Point sizes of \(label) by text style and content size category.

      """)
    for sentence in TableDoubts(table, of: set).fullSentences {
      output.write("///\n")
      WrappedText.write(sentence, width: 100, first: "/// ", rest: "/// ", to: &output)
    }
    output.write(
      """
      static inline \(Self.tableType)\(name)FontSizeTable(void) {
        static \(Self.tableType)fontSizeTable;
        static dispatch_once_t once;
        dispatch_once(&once, ^{
          fontSizeTable = @{

      """)
    for (constant, _, cells) in rows {
      output.write("      \(constant): @{\n")
      for cell in cells {
        output.write("        \(cell.category.objectiveCName): @\(number(cell.size)),\n")
      }
      output.write("      },\n")
    }
    output.write(
      """
          };
        });
        return fontSizeTable;
      }

      """)
  }

  private func writeLookUp(to output: inout some TextOutputStream) {
    guard let fallback = rows.first(where: { $0.row.textStyle == .body }) ?? rows.first else {
      output.write(
        """

        /// The system's size for a text style, since the table is empty.
        static inline CGFloat \(name)PointSize(UIFontTextStyle style, UIContentSizeCategory category) {
          UITraitCollection *traits =
              [UITraitCollection traitCollectionWithPreferredContentSizeCategory:category];
          return [UIFont preferredFontForTextStyle:style compatibleWithTraitCollection:traits].pointSize;
        }

        """)
      return
    }
    let shown = fallback.cells.map(\.category)
    let usual =
      shown.contains(set.scale.defaultCategory) ? set.scale.defaultCategory : shown.first ?? .large
    let isComplete = ContentSizeCategory.allCases.allSatisfy(shown.contains)
    output.write(
      """

      /// The size for a text style at a category, in points.
      ///
      /// A style that the table lacks gets the sizes of \(fallback.constant); an unspecified category gets the size of
      /// \(usual.objectiveCName)\(isComplete ? "." : ", any other category that the table lacks the next smaller one's.")
      static inline CGFloat \(name)PointSize(UIFontTextStyle style, UIContentSizeCategory category) {
        \(Self.tableType)table = \(name)FontSizeTable();
        \(Self.sizes)sizes = table[style] ?: table[\(fallback.constant)];

      """)
    if isComplete {
      output.write(
        """
          NSNumber *size = sizes[category] ?: sizes[\(usual.objectiveCName)];
          return size.doubleValue;
        }

        """)
      return
    }
    let order = ContentSizeCategory.allCases
    let smallest = (shown.min() ?? usual).objectiveCName
    output.write(
      """
        NSArray<UIContentSizeCategory> *order = @[
      \(order.map { "    \($0.objectiveCName),\n" }.joined())  ];
        NSUInteger position = [order indexOfObject:category];
        if (position == NSNotFound) {
          position = \(order.firstIndex(of: usual) ?? 0);
        }
        for (NSUInteger count = position + 1; count > 0; count--) {
          NSNumber *size = sizes[order[count - 1]];
          if (size != nil) {
            return size.doubleValue;
          }
        }
        NSNumber *smallest = sizes[\(smallest)];
        return smallest.doubleValue;
      }

      """)
  }

  private func writeFont(to output: inout some TextOutputStream) {
    output.write(
      """

      /// The font at its size for a text style; the system's if the app does not carry the font. Without
      /// traits those of the moment count.
      static inline UIFont *\(name)Font(UIFontTextStyle style, UITraitCollection *_Nullable traits) {
        UITraitCollection *current = traits ?: UITraitCollection.currentTraitCollection;
        CGFloat size = \(name)PointSize(style, current.preferredContentSizeCategory);
        return [UIFont fontWithName:\(name)FontName size:size]
            ?: [UIFont preferredFontForTextStyle:style compatibleWithTraitCollection:current];
      }

      """)
  }

  private func number(_ value: Double) -> String { DecimalText.shortest(value, decimals: 6) }
}
