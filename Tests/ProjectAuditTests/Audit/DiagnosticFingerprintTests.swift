import Testing

@testable import ProjectAudit

@Suite struct DiagnosticFingerprintTests {
  private static func finding(
    rule: String = "name-unknown", severity: Severity = .error,
    _ message: String = "no font is called \"Lato-Blod\"", path: String = "App.swift",
    line: Int? = 3, help: String? = nil, suggestion: String? = nil, key: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, path: path,
      position: line.map { SourcePosition(line: $0, column: 5) }, help: help,
      suggestion: suggestion, fingerprintKey: key)
  }

  /// The value is part of every baseline that people keep, so it may never change.
  @Test func valueStaysForEver() {
    #expect(
      Self.finding().fingerprint()
        == "94916affff7825d4231f75a1aa144dfc047cca66b89f19b660acbb4529f21aa1")
  }

  @Test(arguments: [
    (finding(line: 90), "lines were added above it"),
    (finding(line: nil), "the file's lines are no longer told"),
    (finding(severity: .warning), "the team made it a warning"),
    (finding(help: "write \"Lato-Bold\"", suggestion: "Lato-Bold"), "a font was added"),
  ]) func staysWhen(_ other: Diagnostic, _ reason: String) {
    #expect(other.fingerprint() == Self.finding().fingerprint(), "\(reason)")
  }

  @Test(arguments: [
    (finding(rule: "name-case"), "another rule"),
    (finding("no font is called \"Lato-Bald\""), "another name"),
    (finding(path: "B.swift"), "another file"),
    (finding(path: "App.swift\u{301}"), "another file, by its bytes"),
    (finding(key: "Lato-Blod"), "a key of its own"),
  ]) func differsFor(_ other: Diagnostic, _ reason: String) {
    #expect(other.fingerprint() != Self.finding().fingerprint(), "\(reason)")
  }

  /// Canonically equivalent names are two names in a font.
  @Test func composedAndDecomposedDiffer() {
    #expect(Self.finding("\u{E9}").fingerprint() != Self.finding("e\u{301}").fingerprint())
  }

  @Test func equalOnesAreCounted() {
    let same = Self.finding()
    let fingerprints = Diagnostic.fingerprints(of: [
      same, Self.finding(path: "B.swift"), Self.finding(line: 7), Self.finding(line: 9),
    ])
    #expect(
      fingerprints == [
        same.fingerprint(), Self.finding(path: "B.swift").fingerprint(),
        same.fingerprint(ordinal: 2), same.fingerprint(ordinal: 3),
      ])
    #expect(Set(fingerprints).count == 4)
  }

  @Test(arguments: [
    (
      "UIAppFonts lists A.ttf twice (items 1 and 12)",
      "UIAppFonts lists A.ttf twice (items # and #)"
    ),
    ("the tag of line 12 has no end", "the tag of line # has no end"),
    ("line 1, column 2", "line #, column #"),
    ("no font is called \"Font 12\"", "no font is called \"Font 12\""),
    ("no font is called \"line12\"", "no font is called \"line12\""),
    ("weights 400 and 700", "weights 400 and 700"),
    ("item 3 of 4 is no string", "item # of 4 is no string"),
    ("", ""), ("line", "line"), ("7", "7"),
  ]) func positionsAreTakenOut(_ message: String, _ wanted: String) {
    #expect(message.withoutPositions == wanted)
  }
}
