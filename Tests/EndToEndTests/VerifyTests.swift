import Foundation
import TestSupport
import Testing

/// `fontscale verify`, as it is run.
@Suite struct VerifyTests {
  @Test func soundProjectYieldsNothing() throws {
    let run = try BuiltTool.run("verify", "Fixtures/Projects/Nimbus")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output.hasSuffix("0 errors, 0 warnings, 0 notes in 11 faces and 24 references\n"))
  }

  @Test func everyPlantedFaultIsFoundOnce() throws {
    let run = try BuiltTool.run("verify", "Fixtures/Projects/NimbusBroken")
    #expect(run.status == 1)
    #expect(run.errors == "")
    let root = "Fixtures/Projects/NimbusBroken/"
    let found = run.output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix(root), let rule = line.firstMatch(of: /\[([a-z-]+)\]$/)?.1,
        let place = line.dropFirst(root.count).firstMatch(of: /^(.+?):(?:(\d+):(\d+):)?[ ]/)
      else { return nil }
      return "\(place.1):\(place.2 ?? "-"):\(place.3 ?? "-") \(rule)"
    }
    let expected = try String(
      contentsOfFile: Checkout.path("Fixtures/Projects/NimbusBroken.expected.txt"), encoding: .utf8)
    #expect(found == expected.split(separator: "\n").map(String.init))
    #expect(run.output.hasSuffix("7 errors, 4 warnings, 1 note in 7 faces and 10 references\n"))
  }

  @Test(
    arguments: [
      ("error", 1), ("warning", 1), ("note", 1), ("never", 0),
    ] as [(String, Int32)])
  func threshold(_ severity: String, status: Int32) throws {
    let arguments = ["verify", "--fail-on", severity, "Fixtures/Projects/NimbusBroken"]
    let run = try BuiltTool.run(arguments)
    #expect(run.status == status)
    #expect(run.output == (try BuiltTool.run("verify", "Fixtures/Projects/NimbusBroken").output))
  }

  @Test func placesFollowTheProjectAsItWasNamed() throws {
    let absolute = try BuiltTool.run("verify", Checkout.path("Fixtures/Projects/NimbusBroken"))
    // Xcode links absolute paths only.
    for line in absolute.output.split(separator: "\n").dropLast() where !line.hasPrefix("    ") {
      #expect(line.hasPrefix(Checkout.path("Fixtures/Projects/NimbusBroken/")), "\(line)")
    }
    let inside = try BuiltTool.run(
      ["verify"], in: Checkout.root.appendingPathComponent("Fixtures/Projects/NimbusBroken"))
    #expect(inside.status == 1)
    #expect(inside.output.hasPrefix("NimbusBroken/Base.lproj/Main.storyboard:26:33: "))
  }

  @Test func missingProjectGives66() throws {
    let run = try BuiltTool.run("verify", "nowhere")
    #expect(run.status == 66)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("nowhere: error: "))
  }

  @Test(
    arguments: [
      ("Fixtures/Projects/Nimbus\n", 0, ""),
      ("Fixtures/Projects/NimbusBroken", 1, ""),
      ("", 66, "standard input: error: no path is listed\n"),
      ("a\nb\n", 66, "standard input: error: 2 paths are listed; verify takes one project\n"),
      ("nowhere\n", 66, "nowhere: error: "),
    ] as [(String, Int32, String)])
  func hyphenReadsTheProjectFromStandardInput(_ input: String, status: Int32, error: String) throws
  {
    let run = try BuiltTool.run(["verify", "-"], input: input)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(error) && run.errors.isEmpty == error.isEmpty)
  }

  @Test(arguments: [("<&-", "list -", 66), (">&-", "verify Fixtures/Projects/Nimbus", 73)])
  func closedStreamsAreCalledClosed(_ redirection: String, _ command: String, _ status: Int32)
    throws
  {
    let run = try BuiltTool.shell("\"$0\" \(command) \(redirection)")
    #expect(run.status == status)
    #expect(run.errors.contains("it is closed\n"), "\(run.errors)")
  }

  /// The nearest `.fontscale.json` counts, looked for from the project upwards.
  @Test func configurationIsFoundUpward() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Sources/App.swift", "print(1)")
    func run(_ arguments: String..., in place: String? = nil) throws -> BuiltTool.Run {
      try BuiltTool.run(arguments, in: place.map { URL(fileURLWithPath: folder.path + "/" + $0) })
    }
    #expect(try run("verify", folder.path + "/App/Sources").status == 0)
    let outer = try folder.write(".fontscale.json", "broken")
    for result in [
      try run("verify", folder.path + "/App/Sources"), try run("verify", in: "App/Sources"),
      try run("list", ".", in: "App"),
    ] {
      #expect(result.status == 78)
      #expect(
        result.errors.contains("/.fontscale.json:1:1: error: broken is no value\n"))
    }
    #expect(try run("verify", folder.path).errors.hasPrefix(outer + ":1:1: error: "))
    #expect(try run("help", in: "App").status == 0, "help needs none")
    try folder.write("App/.fontscale.json", "{ /* none */ }")
    #expect(try run("verify", folder.path + "/App/Sources").status == 0, "a nearer one counts")
    try folder.write("mine.json", "{}")
    #expect(try run("verify", "--config", "mine.json", ".", in: "").status == 0)
  }

  @Test func verboseTellsWhatWasSkippedAndWhy() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.write("common/A.swift", "")
    try folder.write(".hidden/B.swift", "")
    try folder.write("DerivedData/C.swift", "")
    try folder.write("Pods/Kit/K.swift", "")
    try folder.write("AppTests/T.swift", "")
    try folder.write("node_modules/kit/index.js", "")
    try folder.write("notes.txt", "")
    try folder.link("D.swift", to: "common/A.swift")
    try folder.link("E", to: outside.path)
    let run = try BuiltTool.run("verify", "-v", folder.path)
    for (name, reason) in [
      (".hidden", "its name begins with a dot"),
      ("DerivedData", "a build made it"),
      ("AppTests/T.swift", "it is a test"),
      ("node_modules/kit/index.js", "it stands in node_modules"),
      ("notes.txt", "no font and no project file"),
      ("D.swift", "a link to common/A.swift, which is read"),
      ("E", "the link leads outside the project"),
    ] {
      #expect(
        run.errors.contains("\(folder.path)/\(name): note: passed over: \(reason)\n"),
        "\(run.errors)")
    }
    #expect(run.errors.contains("/common/A.swift: note: read\n"))
    #expect(
      run.errors.contains(
        "/Pods/Kit/K.swift: note: read, as it may register fonts: CocoaPods brought it\n"))
  }

  @Test func verboseTellsForWhichTargetsFilesAreTaken() throws {
    let root = "Fixtures/Projects/XcodeClassic"
    let run = try BuiltTool.run("verify", "-v", root)
    let lines = run.errors.split(separator: "\n").map(String.init)
    for (ending, reason) in [
      ("read, for ", "a source file of a target"),
      ("/project.pbxproj: note: read", "a description"),
      ("taken: a font; it is in the bundle of ", "a font that a target ships"),
    ] {
      #expect(lines.contains { $0.contains(ending) }, "\(reason): \(run.errors)")
    }
  }

  /// Damage that leaves the faces readable is in the report, and so in JSON, not beside it.
  @Test func damageIsInTheReport() throws {
    let folder = try TemporaryFolder()
    var font = SampleFont()
    font.unitsPerEm = 7
    try folder.write("A.ttf", font.bytes)
    let run = try BuiltTool.run("verify", "--format", "json", folder.path)
    #expect(run.errors == "")
    #expect(run.output.contains("\"rule\": \"file-damaged\""))
    #expect(run.output.contains("\"severity\": \"error\""))
  }

  @Test func projectWithoutFontsIsFine() throws {
    let folder = try TemporaryFolder()
    try folder.write("main.swift", "print(1)")
    let run = try BuiltTool.run("verify", folder.path)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("0 errors, 0 warnings, 0 notes in 0 faces and 0 references\n"))
  }

  /// Each bad file is told in a line of its own or passed over; none stops the run.
  @Test func badFilesDoNotStopTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", "this is no property list")
    try folder.write(
      "Binary-Info.plist", Array("bplist00".utf8) + [UInt8](repeating: 0xFF, count: 64))
    try folder.write("Main.storyboard", "<document><unclosed")
    try folder.write("Deep.xib", String(repeating: "<a>", count: 50_000))
    try folder.write("Odd.swift", [0xFF, 0xFE, 0x00] + Array("UIFont(name: \"".utf8))
    try folder.write("Open.swift", "let a = UIFont(name: \"\"\" \\( \\( \\(")
    try folder.write(
      "Deep.swift", "let a = " + String(repeating: "\"\\(", count: 20_000))
    try folder.write("Deep.m", String(repeating: "(", count: 100_000) + "[UIFont fontWithName:@\"")
    try folder.write("Empty.ttf", "")
    try folder.write("Page.otf", "<!DOCTYPE html><html></html>")
    try folder.write("Good.swift", "let a = UIFont(name: \"Nothing-Bold\", size: 1)\n")
    let run = try BuiltTool.run("verify", folder.path)
    #expect([0, 1].contains(run.status))
    for name in ["Empty.ttf", "Page.otf"] {
      #expect(run.output.contains("/\(name): error: "), "\(name) is not told")
    }
    #expect(run.output.contains("/Good.swift:1:22: error: no font is called \"Nothing-Bold\""))
    let text = run.output + run.errors
    for name in ["Info.plist", "Binary-Info.plist", "Main.storyboard"] {
      #expect(text.contains("/\(name)"), "\(name) is not told")
    }
  }
}
