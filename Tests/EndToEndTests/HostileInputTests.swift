import Foundation
import TestSupport
import Testing

/// Bad input: one clear line for each, the rest is still processed, nothing hangs or crashes.
@Suite struct HostileInputTests {
  static let font = "Fixtures/Fonts/NimbusFixture-Regular.ttf"

  private func fontBytes(_ path: String = font) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: Checkout.path(path))))
  }

  /// A folder with one good font in it.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Good.ttf", try fontBytes())
    return folder
  }

  @Test func missingPathIsToldAndTheRestListed() throws {
    let run = try BuiltTool.run("list", "nowhere/x.ttf", Self.font)
    #expect(run.status == 66)
    #expect(run.output.contains("NimbusFixture-Regular"))
    #expect(run.errors.hasPrefix("nowhere/x.ttf: error: there is no such file or folder\n"))
  }

  @Test func folderWithoutFontsGives66() throws {
    let folder = try TemporaryFolder()
    try folder.write("readme.txt", "hello")
    let run = try BuiltTool.run("list", folder.path)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("\(folder.path): error: "))
  }

  @Test func fifoIsNeverOpened() throws {
    let folder = try folder()
    // Opening a FIFO for reading would wait for a writer for ever.
    let run = try BuiltTool.shell(
      "mkfifo x.ttf && exec \"$0\" list .", in: folder.url)
    #expect(run.status == 66)
    #expect(run.output.contains("NimbusFixture-Regular"))
    #expect(run.errors.hasPrefix("x.ttf: error: this is a FIFO"), "\(run.errors)")
    let named = try BuiltTool.run("list", folder.url.appendingPathComponent("x.ttf").path)
    #expect(named.status == 66)
    #expect(named.errors.contains("x.ttf: error: this is a FIFO"))
  }

  @Test func brokenLinkAndCycle() throws {
    let folder = try folder()
    try folder.link("broken.ttf", to: "nowhere.ttf")
    try folder.link("cycle.ttf", to: "cycle.ttf")
    try folder.link("up", to: ".")
    let run = try BuiltTool.run("list", folder.path)
    #expect(run.status == 66)
    #expect(run.output.hasPrefix("Nimbus Fixture  1 face\n"), "each file is listed once")
    #expect(run.errors.contains("/broken.ttf: error: the link leads to nothing\n"))
    #expect(run.errors.contains("/cycle.ttf: error: the link leads back to itself\n"))
    let named = try BuiltTool.run("list", folder.path + "/broken.ttf")
    #expect(named.status == 66)
    #expect(named.errors.hasPrefix("\(folder.path)/broken.ttf: error: "))
  }

  /// `unreadable` is for files; a folder is searched, whatever it is called.
  @Test func folderNamedLikeAFontIsSearched() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.ttf/Good.ttf", try fontBytes())
    let run = try BuiltTool.run("list", folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("x.ttf/Good.ttf"))
    #expect(run.errors == "")
    #expect(try BuiltTool.run("list", folder.path + "/x.ttf").status == 0)
  }

  @Test func nameThatIsNoTextIsRead() throws {
    let folder = try folder()
    // The name ends in the byte FF, which no UTF-8 text holds; APFS refuses such names.
    let made = try BuiltTool.shell("cp Good.ttf \"$(printf 'x\\377.ttf')\"", in: folder.url)
    guard made.status == 0 else { return }
    let run = try BuiltTool.run("list", folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("/x\u{FFFD}.ttf"))
    let named = try BuiltTool.shell("exec \"$0\" list \"$(printf 'x\\377.ttf')\"", in: folder.url)
    #expect(named.status == 0)
    #expect(named.output.contains("x\u{FFFD}.ttf"))
    let listed = try BuiltTool.shell("printf 'x\\377.ttf\\n' | \"$0\" list -", in: folder.url)
    #expect(listed == named)
  }

  @Test func pathsComeFromStandardInput() throws {
    let direct = try BuiltTool.run("list", "Fixtures/Fonts", "Fixtures/Projects/Nimbus")
    let listed = try BuiltTool.run(
      ["list", "-"], input: "Fixtures/Fonts\nFixtures/Projects/Nimbus\n")
    #expect(listed == direct)
    #expect(try BuiltTool.run(["list", "-"], input: "").status == 66)
  }

  /// A file that may not be read; root may read everything, so the tool then runs as somebody else.
  @Test(.enabled(if: UnprivilegedRun.isPossible, "needs a user who is not root, or setpriv"))
  func unreadableFile() throws {
    let folder = try folder()
    let locked = try folder.write("Locked.ttf", try fontBytes())
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    let run = try UnprivilegedRun.run(["list", folder.path])
    #expect(run.status == 66)
    #expect(run.output.contains("Good.ttf"))
    #expect(
      run.errors.hasPrefix("\(folder.path)/Locked.ttf: error: permission to open it is denied"))
  }

  @Test(arguments: [
    "NimbusFixture-Regular.ttf", "NimbusFixtureDisplay-Regular.otf", "NimbusFixtureMono.ttc",
    "NimbusFixtureVariable[wght].ttf",
  ])
  func truncatedFonts(_ name: String) throws {
    let bytes = try fontBytes("Fixtures/Fonts/\(name)")
    let folder = try folder()
    // Every length through the header and directory, then ever longer steps.
    var lengths = Array(0..<min(300, bytes.count))
    lengths += stride(from: 300, to: bytes.count, by: max(1, bytes.count / 200))
    for length in lengths {
      try folder.write("t\(10_000 + length).ttf", Array(bytes.prefix(length)))
    }
    let run = try BuiltTool.run("list", "--format", "json", folder.path)
    try expectEverythingIsAccounted(run, folder, isCollection: name.hasSuffix(".ttc"))
    #expect(run.status == 66)
    // An empty file is never a font.
    #expect(run.errors.contains("/t10000.ttf: error: "))
  }

  @Test(arguments: [
    "NimbusFixture-Regular.ttf", "NimbusFixtureDisplay-Regular.otf", "NimbusFixtureMono.ttc",
    "NimbusFixtureVariable[wght].ttf",
  ])
  func mutatedFonts(_ name: String) throws {
    let bytes = try fontBytes("Fixtures/Fonts/\(name)")
    let folder = try folder()
    // Fixed seed: a failure must come back.
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    func random(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for index in 0..<300 {
      var mutated = bytes
      for _ in 0..<(1 + index % 8) {
        // Mostly in the headers, where lengths and offsets are.
        let position = random(below: index % 3 == 0 ? mutated.count : min(400, mutated.count))
        mutated[position] = [0x00, 0xFF, 0x80, 0x7F, UInt8(random(below: 256))][random(below: 5)]
      }
      try folder.write("m\(1_000 + index).ttf", mutated)
    }
    try expectEverythingIsAccounted(
      try BuiltTool.run("list", "--format", "json", folder.path), folder,
      isCollection: name.hasSuffix(".ttc"))
  }

  /// Every file with a font's extension stands among the faces or in `unreadable`, and every one of
  /// the latter has a line on standard error. A damaged collection may stand in both, since each of its
  /// faces is read for itself, and so may a file
  /// of which a table is missing or damaged without which its face is told but not drawn.
  private func expectEverythingIsAccounted(
    _ run: BuiltTool.Run, _ folder: TemporaryFolder, isCollection: Bool
  ) throws {
    struct List: Decodable {
      struct Family: Decodable { let faces: [Face] }
      struct Face: Decodable { let path: String }
      struct Unreadable: Decodable {
        let path: String
        let code: String
        let message: String
      }
      let families: [Family]
      let unreadable: [Unreadable]
    }
    let list = try JSONDecoder().decode(List.self, from: Data(run.output.utf8))
    let faces = Set(list.families.flatMap(\.faces).map(\.path))
    let unreadable = Set(list.unreadable.map(\.path))
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(faces.union(unreadable) == files)
    if !isCollection {
      let broken = list.unreadable.filter {
        !["truncated", "incomplete", "damaged"].contains($0.code)
      }.map(
        \.path)
      #expect(faces.isDisjoint(with: broken))
    }
    #expect(run.status == (unreadable.isEmpty ? 0 : 66))
    for entry in list.unreadable {
      #expect(!entry.code.isEmpty && !entry.message.isEmpty)
      #expect(run.errors.contains("/\(entry.path): error: \(entry.message)\n"), "\(entry)")
    }
  }
}

/// Running the tool as a user whom permissions hold back.
enum UnprivilegedRun {
  private static let isRoot = NSUserName() == "root"
  private static let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static let isPossible = !isRoot || setpriv != nil

  static func run(_ arguments: [String]) throws -> BuiltTool.Run {
    guard isRoot, let setpriv else { return try BuiltTool.run(arguments) }
    // The checkout may lie where nobody else may go, so the tool is copied to where they may.
    let folder = try TemporaryFolder()
    let copy = folder.url.appendingPathComponent("fontscale")
    try FileManager.default.copyItem(atPath: BuiltTool.path, toPath: copy.path)
    return try BuiltTool.start(
      setpriv, ["--reuid=65534", "--regid=65534", "--clear-groups", copy.path] + arguments,
      in: folder.url)
  }
}
