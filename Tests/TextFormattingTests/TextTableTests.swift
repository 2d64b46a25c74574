import Testing
import TextFormatting

@Suite struct TextTableTests {
  @Test func columnsAreAlignedTwoSpacesApart() {
    var table = TextTable(columns: [.name, .number, .text, .text], indentation: 2)
    table.append(["Lato-Italic", "400", "regular", "italic"])
    table.append(["Lato-Bold", "1000", "bold", ""])
    #expect(
      table.text() == """
          Lato-Italic   400  regular  italic
          Lato-Bold    1000  bold

        """)
  }

  @Test func longNameBreaksItsRow() {
    var table = TextTable(columns: [.name, .number, .text], indentation: 2)
    table.append(["Short", "400", "regular"])
    table.append(["ANameOfThirtyThreeColumnsOrSoXXXX", "700", "bold"])
    table.append(["ANameOfExactlyThirtyTwoColumnsXX", "7", "bold"])
    #expect(
      table.text() == """
          Short                             400  regular
          ANameOfThirtyThreeColumnsOrSoXXXX
                                            700  bold
          ANameOfExactlyThirtyTwoColumnsXX    7  bold

        """)
  }

  @Test func longNameAloneTakesOneLine() {
    var table = TextTable(columns: [.name, .text])
    table.append([TextTable.Cell(String(repeating: "x", count: 40)), ""])
    #expect(table.text() == String(repeating: "x", count: 40) + "\n")
  }

  @Test func marksHangInTheGap() {
    var table = TextTable(columns: [.text, .number, .number, .text])
    table.append([
      "caption1", TextTable.Cell("10", mark: "*"), TextTable.Cell("8", mark: "*"),
      TextTable.Cell("x", mark: "*"),
    ])
    table.append(["body", "15", "105", "long"])
    #expect(
      table.text() == """
        caption1  10*   8* x*
        body      15  105  long

        """)
  }

  @Test func widthIsTheTerminals() {
    var table = TextTable(columns: [.text, .text])
    table.append(["源ノ角", "a"])
    table.append(["e\u{301}", "b"])
    table.append(["a\u{1B}", "c"])
    #expect(table.text() == "源ノ角   a\ne\u{301}        b\na\\u{1B}  c\n")
  }

  @Test func stylesDoNotMoveColumns() {
    var table = TextTable(columns: [.text, .text])
    table.append([TextTable.Cell("ab", style: .bold), "x"])
    table.append(["abcd", "y"])
    #expect(
      table.text(ANSIStyler(isEnabled: true)) == "\u{1B}[1mab\u{1B}[0m    x\nabcd  y\n")
  }

  @Test func rowsOfAnyLength() {
    var table = TextTable(columns: [.text, .text])
    table.append([])
    table.append(["a"])
    table.append(["a", "b", "dropped"])
    #expect(table.text() == "a\na  b\n")
    #expect(TextTable(columns: []).text() == "")
  }

  @Test func whatMayRunFromRightToLeftStandsLastInItsLine() {
    var table = TextTable(columns: [.name, .text, .text])
    table.append(["a", "שלום", "b"])
    table.append(["שלום", "c", ""])
    table.append(["d", "", "عربي"])
    #expect(
      table.text() == """
        a     שלום
                    b
        שלום
              c
        d           عربي

        """)
  }
}
