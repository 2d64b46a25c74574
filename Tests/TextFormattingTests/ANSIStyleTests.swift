import Testing
import TextFormatting

@Suite struct ANSIStyleTests {
  @Test(
    arguments: [
      (true, ANSIStyle.bold, "x", "\u{1B}[1mx\u{1B}[0m"),
      (true, .error, "error:", "\u{1B}[1;31merror:\u{1B}[0m"),
      (true, .warning, "warning:", "\u{1B}[1;35mwarning:\u{1B}[0m"),
      (true, nil, "x", "x"),
      (true, .bold, "", ""),
      (false, .error, "error:", "error:"),
    ] as [(Bool, ANSIStyle?, String, String)])
  func styled(isEnabled: Bool, style: ANSIStyle?, text: String, result: String) {
    #expect(ANSIStyler(isEnabled: isEnabled)(style, text) == result)
  }
}
