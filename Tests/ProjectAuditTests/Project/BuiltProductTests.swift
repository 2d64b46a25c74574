import FontInspection
import SystemInterop
import TestSupport
import Testing

@testable import ProjectAudit

/// Makes small 64-bit Mach-O files.
struct MachOBuilder {
  /// Strings of `__TEXT,__cstring`.
  var strings: [String] = []
  /// Strings of `__TEXT,__ustring`.
  var wideStrings: [String] = []
  /// Symbols that stand in `__LINKEDIT`.
  var symbols: [String] = []
  var isEncrypted = false

  static func le(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func be(_ value: Int, _ size: Int) -> [UInt8] { le(value, size).reversed() }

  private static func name(_ text: String) -> [UInt8] {
    Array((Array(text.utf8) + Array(repeating: 0, count: 16)).prefix(16))
  }

  private static func terminated(_ strings: [String]) -> [UInt8] {
    strings.flatMap { text -> [UInt8] in Array(text.utf8) + [0] }
  }

  var bytes: [UInt8] {
    let narrow = Self.terminated(strings)
    let wide: [UInt8] = wideStrings.flatMap { text -> [UInt8] in
      text.utf16.flatMap { unit -> [UInt8] in Self.le(Int(unit), 2) } + [0, 0]
    }
    let link = Self.terminated(symbols)
    let commandsSize = 72 + 160 + 72 + (isEncrypted ? 24 : 0)
    let start = 32 + commandsSize
    func section(_ name: String, _ offset: Int, _ size: Int) -> [UInt8] {
      Self.name(name) + Self.name("__TEXT") + Self.le(0, 8) + Self.le(size, 8)
        + Self.le(offset, 4) + Array(repeating: 0, count: 28)
    }
    func segment(_ name: String, _ offset: Int, _ size: Int, sections: [UInt8]) -> [UInt8] {
      Self.le(0x19, 4) + Self.le(72 + sections.count, 4) + Self.name(name) + Self.le(0, 16)
        + Self.le(offset, 8) + Self.le(size, 8) + Self.le(0, 8) + Self.le(sections.count / 80, 4)
        + Self.le(0, 4) + sections
    }
    var result = Self.le(0xFEED_FACF, 4) + Self.le(0x0100_000C, 4) + Self.le(0, 4) + Self.le(2, 4)
    result += Self.le(isEncrypted ? 3 : 2, 4) + Self.le(commandsSize, 4) + Self.le(0, 8)
    result += segment(
      "__TEXT", 0, start + narrow.count + wide.count,
      sections: section("__cstring", start, narrow.count)
        + section("__ustring", start + narrow.count, wide.count))
    result += segment(
      "__LINKEDIT", start + narrow.count + wide.count, link.count, sections: [])
    if isEncrypted {
      result += Self.le(0x2C, 4) + Self.le(24, 4) + Self.le(0, 8) + Self.le(1, 4) + Self.le(0, 4)
    }
    return result + narrow + wide + link
  }

  /// A universal file of these parts, the first for Intel.
  static func universal(_ parts: [[UInt8]], isLarge: Bool = false) -> [UInt8] {
    var header = be(isLarge ? 0xCAFE_BABF : 0xCAFE_BABE, 4) + be(parts.count, 4)
    var offset = 8 + parts.count * (isLarge ? 32 : 20)
    for (index, part) in parts.enumerated() {
      header += be(index == 0 ? 0x0100_0007 : 0x0100_000C, 4) + be(0, 4)
      header +=
        isLarge
        ? be(offset, 8) + be(part.count, 8) + be(0, 8)
        : be(offset, 4) + be(part.count, 4) + be(0, 4)
      offset += part.count
    }
    return header + Array(parts.joined())
  }
}

@Suite struct MachOFileTests {
  static let sample = MachOBuilder(
    strings: ["Lato-Bold", "ab", "Lato-Bold", String(repeating: "x", count: 128), "é 1"],
    wideStrings: ["Łato-Bold", "日本語"], symbols: ["_CTFontManagerRegisterFontsForURL"])

  @Test func stringsAndSymbols() throws {
    let file = try #require(MachOFile(Self.sample.bytes))
    #expect(file.strings == ["Lato-Bold", "é 1", "Łato-Bold", "日本語"])
    #expect(file.registersFonts)
    #expect(!file.isEncrypted)
    #expect(MachOFile(MachOBuilder(isEncrypted: true).bytes)?.isEncrypted == true)
    #expect(
      MachOFile(MachOBuilder(symbols: ["_CTFontCreateWithName"]).bytes)?.registersFonts == false)
  }

  @Test(arguments: [false, true]) func universalFiles(_ isLarge: Bool) throws {
    let parts = [MachOBuilder(strings: ["Intel"]).bytes, MachOBuilder(strings: ["Arms"]).bytes]
    #expect(MachOFile(MachOBuilder.universal(parts, isLarge: isLarge))?.strings == ["Arms"])
    #expect(MachOFile(MachOBuilder.universal([parts[0]], isLarge: isLarge))?.strings == ["Intel"])
  }

  @Test(arguments: [
    [], Array("#!/bin/sh\n".utf8), [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52],
    Array(repeating: 0xFF, count: 64),
  ]) func otherFiles(_ bytes: [UInt8]) {
    #expect(MachOFile(bytes) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func damagedFilesNeverTrap() {
    let good = MachOBuilder.universal([Self.sample.bytes, Self.sample.bytes])
    for length in 0..<good.count { _ = MachOFile(Array(good[..<length])) }
    var random = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = MachOFile(bytes)
    }
  }
}

@Suite struct CompiledInterfaceTests {
  /// A compiled interface file of Xcode's form with these contents.
  static func archive(_ contents: [[UInt8]]) -> [UInt8] {
    func le(_ value: Int) -> [UInt8] { MachOBuilder.le(value, 4) }
    var values: [UInt8] = [0x80, 5, 0x81, 0, 7, 0x80, 10, 1, 0, 0, 0]
    for content in contents {
      values += [0x82, 8]
      values +=
        content.count < 128
        ? [UInt8(content.count) | 0x80]
        : [UInt8(content.count & 0x7F), UInt8(content.count >> 7) | 0x80]
      values += content
    }
    let start = 10 + 8 + 32
    return Array("NIBArchive".utf8) + le(1) + le(9) + le(0) + le(start) + le(0) + le(start)
      + le(contents.count + 3) + le(start) + le(0) + le(start + values.count) + values
  }

  @Test func strings() {
    let long = String(repeating: "y", count: 300)
    let bytes = Self.archive([
      Array("Lato-Bold".utf8), [0xFF, 0xFE], Array(long.utf8), Array("Lato-Bold".utf8),
    ])
    #expect(CompiledInterface(bytes)?.strings == ["Lato-Bold", long])
    #expect(CompiledInterface(Array("<?xml".utf8)) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func damagedFilesNeverTrap() {
    let good = Self.archive([Array("Lato-Bold".utf8), Array(repeating: 65, count: 200)])
    for length in 0..<good.count { _ = CompiledInterface(Array(good[..<length])) }
    var random = SplitMix64(seed: 12)
    for _ in 0..<3000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 10..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = CompiledInterface(bytes)
    }
  }
}

@Suite struct BuiltProductTests {
  static func font(_ name: String) -> [UInt8] {
    var font = SampleFont()
    font.names = [
      .windows(1, "Lato"), .windows(2, name), .windows(4, "Lato \(name)"),
      .windows(6, "Lato-\(name)"),
    ]
    return font.bytes
  }

  static func plist(_ pairs: [(String, String)], fonts: [String] = []) -> [UInt8] {
    let entries = pairs.map { "<key>\($0.0)</key>\($0.1)" }.joined()
    let list = fonts.map { "<string>\($0)</string>" }.joined()
    return Array(
      "<plist><dict>\(entries)<key>UIAppFonts</key><array>\(list)</array></dict></plist>".utf8)
  }

  /// What the sample app consists of; its widget has the font but does not list it.
  static let files: [(path: String, bytes: [UInt8])] = [
    (
      "Info.plist",
      plist(
        [
          ("CFBundleExecutable", "<string>Main</string>"),
          ("MinimumOSVersion", "<string>15.0</string>"),
          ("DTPlatformName", "<string>iphoneos</string>"),
        ], fonts: ["Lato-Bold.ttf", "Fonts/Lato-Regular.ttf", "lato-light.ttf", "Gone.ttf"])
    ),
    (
      "Main",
      MachOBuilder(strings: ["Lato-Bold", "Lato-Heavy", "Lato", "hello-world", "Arial"]).bytes
    ),
    ("Lato-Bold.ttf", font("Bold")), ("Fonts/Lato-Regular.ttf", font("Regular")),
    ("Lato-Light.ttf", font("Light")),
    (
      "Base.lproj/Main.storyboardc/a.nib",
      CompiledInterfaceTests.archive([Array("Lato-Light".utf8)])
    ),
    (
      "PlugIns/W.appex/Info.plist",
      plist([
        (
          "NSExtension",
          "<dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>"
        )
      ])
    ),
    ("PlugIns/W.appex/Lato-Bold.ttf", font("Bold")),
    ("PlugIns/W.appex/W", MachOBuilder(symbols: ["_CTFontManagerRegisterGraphicsFont"]).bytes),
    (
      "Frameworks/K.framework/Info.plist",
      plist([("CFBundleSupportedPlatforms", "<array><string>iPhoneOS</string></array>")])
    ),
    ("Watch/V.app/Info.plist", plist([])),
  ]

  static func summary(_ loaded: ProjectLoader.Project, dropping prefix: String = "") -> [String] {
    func short(_ path: String) -> String {
      path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    let project = loaded.project
    return project.targets.map { target in
      "\(target.name) \(target.kind.rawValue) \(target.platforms.map(\.rawValue)) \(target.deploymentTarget ?? "-") \(target.fonts.map(\.bundlePath)) \(target.dependencies)"
    } + project.references.map { "\(short($0.path)): \($0.name ?? "?") \($0.certainty.rawValue)" }
      + project.registeringFiles.map { "\(short($0)) registers" }
      + loaded.fonts.faces.map { "\(short($0.path)) \($0.postScriptName ?? "?")" }
  }

  static let expected = [
    "X app [\"iOS\"] 15.0 [\"Fonts/Lato-Regular.ttf\", \"Lato-Bold.ttf\", \"Lato-Light.ttf\"] [\"K\"]",
    "K framework [\"iOS\"] - [] []",
    "W widget [] - [\"Lato-Bold.ttf\"] []",
    "V watch [] - [] []",
    "Base.lproj/Main.storyboardc/a.nib: Lato-Light likely",
    "Main: ? likely", "Main: Lato-Bold likely", "Main: Lato-Heavy likely",
    "PlugIns/W.appex/W: ? likely",
    "PlugIns/W.appex/W registers",
    "Fonts/Lato-Regular.ttf Lato-Regular", "Lato-Bold.ttf Lato-Bold", "Lato-Light.ttf Lato-Light",
    "PlugIns/W.appex/Lato-Bold.ttf Lato-Bold",
  ]

  static let findings = [
    "Info.plist:1:293: plist-font-case", "Info.plist:1:324: plist-font-missing",
  ]

  @Test func folder() async throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in Self.files { try folder.write("X.app/" + path, bytes) }
    let loaded = try await ProjectLoader(jobs: 2).load(FilePath(folder.path + "/X.app"))
    #expect(Self.summary(loaded).sorted() == Self.expected.sorted())
  }

  @Test func archive() async throws {
    var zip = ZipBuilder()
    for (path, bytes) in Self.files { zip.add("Payload/X.app/" + path, bytes, method: .deflated) }
    zip.add("../evil.ttf", Self.font("Evil"))
    zip.add("Payload/X.app/Locked.ttf", Self.font("Locked"), flags: 1)
    zip.add("Payload/X.app/Linked.ttf", Array("Lato-Bold.ttf".utf8), mode: 0o120777)
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("X.ipa", zip.finished()))
    let loaded = try await ProjectLoader(jobs: 2).load(path)
    var expected = Self.expected
    expected[0] = expected[0].replacing(
      "\"Lato-Light.ttf\"", with: "\"Lato-Light.ttf\", \"Locked.ttf\"")
    #expect(Self.summary(loaded, dropping: "Payload/X.app/").sorted() == expected.sorted())
    #expect(
      loaded.project.problems == [
        FileProblem(
          path: "Payload/X.app/Locked.ttf", message: "it is encrypted",
          help: "make the archive without a password")
      ])
    #expect(loaded.passedOver.map(\.path) == ["../evil.ttf", "Payload/X.app/Linked.ttf"])
    // The two files of one name have the same bytes.
    let contents = loaded.fonts.contents
    #expect(
      contents[Array("Payload/X.app/Lato-Bold.ttf".utf8)]
        == contents[Array("Payload/X.app/PlugIns/W.appex/Lato-Bold.ttf".utf8)])
  }

  @Test func findings() async throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in Self.files { try folder.write("X.app/" + path, bytes) }
    let loaded = try await ProjectLoader(jobs: 1).load(FilePath(folder.path + "/X.app"))
    let report = Auditor().audit(AuditContext(project: loaded.project, fonts: loaded.fonts))
    let rules = report.diagnostics.filter { $0.severity == .error }.map { "\($0.path): \($0.rule)" }
    #expect(rules == ["Info.plist: plist-font-case", "Info.plist: plist-font-missing"])
  }

  @Test(arguments: [
    ("X.ipa", Array("a text".utf8), "this is a file, neither a project's folder nor an app"),
    ("X.ipa", ZipBuilder().finished(), "the archive holds no app"),
    (
      "X.ipa", [0x50, 0x4B, 3, 4, 0, 0],
      "the archive is damaged: its directory is missing, as in a file that was not fully copied"
    ),
  ]) func whatIsNoProduct(_ name: String, _ bytes: [UInt8], _ message: String) async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write(name, bytes))
    await #expect(throws: FileError(path: path, code: .readFailed, message: message)) {
      try await ProjectLoader(jobs: 1).load(path)
    }
  }
}
