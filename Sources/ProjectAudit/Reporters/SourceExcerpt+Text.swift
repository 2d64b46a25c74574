import TextFormatting

extension SourceExcerpt {
  /// The widest a line is shown, in columns; more than people write, and less than a terminal's screen
  /// full of one minified line.
  private static let widest = 120
  /// How many columns of a longer line are shown before the place.
  private static let before = 40
  private static let cutMark = "..."

  /// The line and, under it, a caret at the place and a line under the rest of the name, as compilers
  /// draw it:
  ///
  ///     let font = UIFont(name: "Lato-Blod", size: 17)
  ///                             ^~~~~~~~~~~
  ///
  /// Tabs are kept in both, so that both are laid out alike whatever a tab's width; other controls
  /// are escaped. Right-to-left text is shown by a terminal in an order of its own, under which no
  /// caret can be right.
  ///
  /// - Parameters:
  ///   - message: The finding's, by which the name is told.
  ///   - margin: Stands before both lines.
  func drawn(_ styler: ANSIStyler, message: String, margin: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let extent = extent(message: message)
    // Quotation marks belong to a literal; tags and other attributes are nobody's fault.
    let marked = extent.token == .literal ? extent.whole : extent.name ?? extent.whole
    let lead = Cut(scalars[..<marked.lowerBound], atStart: isCutAtStart)
    let name = Self.printed(scalars[marked])
    let room = max(Self.widest - lead.width - DisplayWidth.of(name), 0)
    let rest = Self.shortened(scalars[marked.upperBound...], to: room, isCut: isCutAtEnd)
    let underline = String(repeating: "~", count: max(DisplayWidth.of(name) - 1, 0))
    return margin + lead.text + name + rest + "\n" + margin + lead.blank
      + styler(.bold, "^" + underline) + "\n"
  }

  /// What stands before the place: of much its end.
  private struct Cut {
    var text = ""
    /// As wide as `text`, with its tabs.
    var blank = ""
    var width = 0

    init(_ scalars: ArraySlice<Unicode.Scalar>, atStart isCut: Bool) {
      let whole = SourceExcerpt.printed(scalars)
      // Beside a short name the rest of the line is short as well, so that nothing need be cut.
      let isTooLong = DisplayWidth.of(whole) > SourceExcerpt.widest - SourceExcerpt.before
      var kept = Substring(whole)
      if isTooLong {
        var width = 0
        var start = whole.endIndex
        while start > whole.startIndex {
          let previous = whole.index(before: start)
          width += DisplayWidth.of(whole[previous..<start])
          if width > SourceExcerpt.before { break }
          start = previous
        }
        kept = whole[start...]
      }
      text = (isCut || isTooLong ? SourceExcerpt.cutMark : "") + kept
      for character in text {
        blank +=
          character == "\t"
          ? "\t" : String(repeating: " ", count: DisplayWidth.of(String(character)))
      }
      width = DisplayWidth.of(text)
    }
  }

  /// As much of the text as fits, and a mark where some does not.
  private static func shortened(
    _ scalars: ArraySlice<Unicode.Scalar>, to width: Int, isCut: Bool
  ) -> String {
    let whole = printed(scalars)
    var used = 0
    var index = whole.startIndex
    while index < whole.endIndex {
      let next = whole.index(after: index)
      used += DisplayWidth.of(whole[index..<next])
      if used > width { return whole[..<index] + cutMark }
      index = next
    }
    return isCut ? whole + cutMark : whole
  }

  /// The text without what would move the cursor, but for tabs.
  private static func printed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in scalars {
      if scalar == "\t" {
        result += "\t"
      } else {
        result += String(scalar).escapingControls
      }
    }
    return result
  }
}
