import Testing

@testable import FontInspection

@Suite struct OS2LayoutTests {
  @Test(
    arguments: [
      ("GOOG", "GOOG"),
      // The specification fills with spaces.
      ("HT  ", "HT"),
      // JetBrains Mono and Hack fill with zeroes.
      ("JB\0\0", "JB"),
      ("SRC\0", "SRC"),
      // Material Icons states none.
      ("\0\0\0\0", ""),
      ("    ", ""),
      // What is not filling stays, shown as what it cannot be.
      ("A\0B ", "A?B"),
    ])
  func vendorHasNoFilling(stored: String, vendor: String) {
    let table = [UInt8](repeating: 0, count: 58) + Array(stored.utf8)
    #expect(OS2Layout(table.span).vendor == vendor)
  }
}
