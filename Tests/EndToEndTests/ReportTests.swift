import Foundation
import TestSupport
import Testing

/// `fontscale verify --report NAME:FILE`, as it is run.
@Suite struct ReportTests {
  private static let sample = "Fixtures/Projects/NimbusBroken"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify(_ arguments: String...) throws -> BuiltTool.Run {
    try BuiltTool.run(["verify", Checkout.path(Self.sample)] + arguments, in: folder.url)
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func severalAtOnce() throws {
    let text = try verify()
    let run = try verify(
      "--report", "sarif:out.sarif", "--report=junit:junit.xml", "--report", "json:a:b,c.json")
    #expect(run == text)
    #expect(text.status == 1)
    #expect(try content("out.sarif") == verify("--format", "sarif").output)
    #expect(try content("junit.xml") == verify("--format", "junit").output)
    // Only the first colon separates, and a comma is part of a name.
    #expect(try content("a:b,c.json") == verify("--format", "json").output)
  }

  @Test func standardOutputGetsOneReport() throws {
    let json = try verify("--format", "json").output
    #expect(try verify("--report", "json:-").output == json)
    let both = try verify("-o", "text.txt", "--report", "json:-")
    #expect(both.output == json)
    #expect(try content("text.txt") == verify().output)
  }

  @Test(arguments: [
    (["--report", "json:-", "--report", "text:-"], "two reports are to go to standard output"),
    (["--format", "text", "--report", "json:-"], "two reports are to go to standard output"),
    (["--report", "json:a", "--report", "text:a"], "two reports are to go to a"),
    (["-o", "a", "--report", "text:a"], "two reports are to go to a"),
    (["--report", "sarf:a"], #"there is no format "sarf""#),
    (["--report", "sarif"], "NAME:FILE is wanted"),
    (["--report", "sarif:"], "there is no file behind the colon"),
    (["--report", ""], "NAME:FILE is wanted"),
  ]) func wrongReportsAreRefused(_ arguments: [String], _ message: String) throws {
    let run = try BuiltTool.run(
      ["verify", Checkout.path(Self.sample)] + arguments, in: folder.url)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func nearFormatIsNamed() throws {
    #expect(try verify("--report", "sarf:a").errors.contains("sarif:a"))
  }

  /// What cannot be written gives 73 after everything else was done, and leaves nothing behind.
  @Test func unwritableReportStopsNoOther() throws {
    try folder.makeFolder("taken")
    let run = try verify(
      "--report", "sarif:no/such/folder.sarif", "--report", "junit:taken", "--report",
      "checkstyle:out.xml")
    #expect(run.status == 73)
    #expect(run.output == (try verify().output))
    #expect(run.errors.contains("no/such/folder.sarif: error: the report cannot be written"))
    #expect(run.errors.contains("taken: error: the report cannot be written"))
    #expect(try content("out.xml").hasSuffix("</checkstyle>\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["out.xml", "taken"])
  }

  /// Nothing that is written depends on where the checkout lies.
  @Test(arguments: ["sarif", "github", "gitlab", "junit", "checkstyle", "markdown"])
  func pathsAreTheRepositorys(_ format: String) throws {
    try FileManager.default.copyItem(
      atPath: Checkout.path(Self.sample), toPath: folder.path + "/App")
    let plain = try BuiltTool.run(["verify", "App", "--format", format], in: folder.url)
    #expect(plain.output.contains("App/NimbusBroken/Info.plist"))
    // From anywhere, once the folder is a repository.
    try folder.makeFolder(".git")
    let other = try BuiltTool.run(["verify", folder.path + "/App", "--format", format])
    #expect(other == plain)
    #expect(!plain.output.contains(folder.path))
  }

  @Test func verboseShowsTheLine() throws {
    let run = try verify("-v")
    #expect(
      run.output.contains(
        """
            \t\t<string>nimbusfixture-semibold.ttf</string>
            \t\t        ^~~~~~~~~~~~~~~~~~~~~~~~~~

        """))
    #expect(run.status == 1)
  }
}
