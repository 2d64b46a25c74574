import Foundation
import TestSupport
import Testing

/// `fontscale verify --fix` on whole projects.
@Suite struct FixTests {
  /// A project with two fonts, a property list, Swift, Objective-C and an interface file, each with
  /// faults that can be repaired and lines that must stay as they are.
  private static let files: [(path: String, before: String, after: String)] = [
    (
      "App/Info.plist",
      "<?xml version=\"1.0\"?>\r\n<plist version=\"1.0\">\r\n<dict>\r\n  <!-- fonts -->\r\n"
        + "  <key>UIAppFonts</key>\r\n  <array>\r\n    <string>nimbusfixture-regular.ttf</string>\r\n"
        + "    <string>nimbusfixture-regular.ttf</string>\r\n  </array>\r\n</dict>\r\n</plist>",
      "<?xml version=\"1.0\"?>\r\n<plist version=\"1.0\">\r\n<dict>\r\n  <!-- fonts -->\r\n"
        + "  <key>UIAppFonts</key>\r\n  <array>\r\n    <string>NimbusFixture-Regular.ttf</string>\r\n"
        + "    <string>NimbusFixture-Bold.ttf</string>\r\n  </array>\r\n</dict>\r\n</plist>"
    ),
    (
      "App/A b.swift",
      "\u{FEFF}// \"NimbusFixture-Blod\"\n\tlet a = UIFont(name: \"NimbusFixture-Blod\", size: 17)\n"
        + "\tlet b = UIFont(name: #\"nimbusfixture-bold\"#, size: 17) /* 🌦 */ ; "
        + "let c = UIFont(name: \"Nimbus Fixture Bold\", size: 17)",
      "\u{FEFF}// \"NimbusFixture-Blod\"\n\tlet a = UIFont(name: \"NimbusFixture-Bold\", size: 17)\n"
        + "\tlet b = UIFont(name: #\"NimbusFixture-Bold\"#, size: 17) /* 🌦 */ ; "
        + "let c = UIFont(name: \"NimbusFixture-Bold\", size: 17)"
    ),
    (
      "App/B.m",
      "UIFont *f(void) {\r\n\treturn [UIFont fontWithName:@\"NimbusFixture-Bold.ttf\" size:17];\r\n}\r\n",
      "UIFont *f(void) {\r\n\treturn [UIFont fontWithName:@\"NimbusFixture-Bold\" size:17];\r\n}\r\n"
    ),
    (
      "App/C.xib",
      "<document>\n  <label>\n    <fontDescription key=\"fontDescription\"\n"
        + "       name='nimbusfixture-bold' pointSize=\"17\"/>\n  </label>\n</document>\n",
      "<document>\n  <label>\n    <fontDescription key=\"fontDescription\"\n"
        + "       name='NimbusFixture-Bold' pointSize=\"17\"/>\n  </label>\n</document>\n"
    ),
  ]

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["NimbusFixture-Regular.ttf", "NimbusFixture-Bold.ttf"] {
      let font = try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/Fonts/\(name)")))
      try folder.write("App/Fonts/\(name)", Array(font))
    }
    for file in Self.files { try folder.write(file.path, file.before) }
    return folder
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func everythingThatNeedsNoThoughtIsRepairedInPlace() throws {
    let folder = try project()
    let run = try BuiltTool.run(
      "verify", "--fix", "--only",
      "plist-font-case,plist-font-duplicate,plist-font-unlisted,name-unknown,name-case,"
        + "name-is-full-name,name-is-filename", folder.path)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasPrefix("No fault was found"))
    for file in Self.files {
      #expect(Array(try text(file.path, in: folder).utf8) == Array(file.after.utf8), "\(file.path)")
    }
    #expect(
      run.errors.contains(
        "App/Info.plist: note: repaired: \"nimbusfixture-regular.ttf\" becomes "
          + "\"NimbusFixture-Regular.ttf\"\n"))
    #expect(run.errors.contains("repaired: NimbusFixture-Bold.ttf is added to UIAppFonts\n"))
  }

  /// A built app is signed as it is.
  @Test(arguments: [[], ["--dry-run"]]) func aBuiltAppIsNotRepaired(_ more: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("Some.app/Info.plist", Self.files[0].before)
    let app = folder.path + "/Some.app"
    let run = try BuiltTool.run(["verify", "--fix", app] + more)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("this is a built app"))
    #expect(try text("Some.app/Info.plist", in: folder) == Self.files[0].before)
    #expect(try BuiltTool.run("verify", app).status != 64)
  }

  @Test func theDiffIsWhatGitApplies() throws {
    let folder = try project()
    let run = try BuiltTool.run("verify", "--fix", "--dry-run", folder.path)
    #expect(run.status == 1, "the findings are still there")
    for file in Self.files {
      #expect(try text(file.path, in: folder) == file.before, "\(file.path) is not touched")
    }
    #expect(run.output.contains("\n\\ No newline at end of file\n"))
    let patches = try TemporaryFolder()
    let patch = try patches.write("repairs.diff", run.output)
    for arguments in [["init", "-q"], ["apply", "--whitespace=nowarn", patch]] {
      let git = try BuiltTool.start("/usr/bin/env", ["git"] + arguments, in: folder.url)
      #expect(git.status == 0, "\(git.errors)")
    }
    for file in Self.files {
      #expect(Array(try text(file.path, in: folder).utf8) == Array(file.after.utf8), "\(file.path)")
    }
  }

  @Test func secondRunChangesNothing() throws {
    let folder = try project()
    _ = try BuiltTool.run("verify", "--fix", folder.path)
    let again = try BuiltTool.run("verify", "--fix", "--dry-run", folder.path)
    #expect(again.output == "")
    #expect(again.errors == "")
  }

  @Test func whatCannotBeEditedIsLeftWithAWord() throws {
    let folder = try project()
    let plist = Self.files[0].before
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in plist.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write("App/Info.plist", bytes)
    let run = try BuiltTool.run("verify", "--fix", "--only", "plist-font-case", folder.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("): it is not stored as UTF-8\n"))
    #expect(
      Array(try Data(contentsOf: folder.url.appendingPathComponent("App/Info.plist"))) == bytes)
  }

  @Test func severalNearNamesAreLeftToPeople() throws {
    let folder = try project()
    let source = "let a = UIFont(name: \"NimbusFixture-Heavy\", size: 17)\n"
    try folder.write("App/A b.swift", source)
    let run = try BuiltTool.run("verify", "--fix", "--only", "name-unknown", folder.path)
    #expect(run.status == 1)
    #expect(try text("App/A b.swift", in: folder) == source)
  }

  @Test func dryRunNeedsFix() throws {
    let run = try BuiltTool.run("verify", "--dry-run", "Fixtures/Projects/Nimbus")
    #expect(run.status == 64)
    #expect(run.errors.hasSuffix("help: write --fix --dry-run\n"))
  }

  @Test func silencedFindingsAreNotRepaired() throws {
    let folder = try project()
    let source =
      "// fontscale:disable:next name-case -- as the server spells it\n"
      + "let a = UIFont(name: \"nimbusfixture-bold\", size: 17)\n"
    try folder.write("App/A b.swift", source)
    _ = try BuiltTool.run("verify", "--fix", folder.path)
    #expect(try text("App/A b.swift", in: folder) == source)
  }
}
