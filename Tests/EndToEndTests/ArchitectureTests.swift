import Foundation
import Testing

/// What must never depend on what, held by reading `Sources/`.
@Suite struct ArchitectureTests {
  /// What each module may import beside Swift's own library. `CONTRIBUTING.md` draws it.
  static let allowedImports: [(module: String, imports: Set<String>)] = [
    ("SystemInterop", ["CIconv", "Glibc", "Musl", "Darwin", "Synchronization"]),
    ("FontInterop", ["CFreeType", "CFontconfig", "SystemInterop", "Glibc", "Musl", "Darwin"]),
    ("ProjectInterop", ["CYAML", "CArchive", "SystemInterop"]),
    ("DynamicType", []),
    ("TextFormatting", []),
    ("ArgumentParsing", ["Foundation"]),
    (
      "FontInspection",
      ["SystemInterop", "FontInterop", "TextFormatting", "Foundation", "Synchronization"]
    ),
    (
      "ProjectAudit",
      [
        "SystemInterop", "ProjectInterop", "FontInspection", "DynamicType", "TextFormatting",
        "Foundation", "FoundationXML",
      ]
    ),
    ("SizeTables", ["FontInspection", "DynamicType", "TextFormatting", "Foundation"]),
    (
      "fontscale",
      [
        "SystemInterop", "ArgumentParsing", "TextFormatting", "FontInspection", "DynamicType",
        "ProjectAudit", "SizeTables", "Foundation", "Synchronization",
      ]
    ),
  ]

  static let cTargets = ["CFreeType", "CFontconfig", "CIconv", "CYAML", "CArchive"]

  @Test func everyModuleIsKnown() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: Checkout.path("Sources"))
      .filter { !$0.hasPrefix(".") }
    let known = Self.allowedImports.map(\.module) + Self.cTargets
    #expect(Set(folders) == Set(known))
  }

  @Test(arguments: allowedImports)
  func modulesImportWhatTheyMay(_ module: String, imports: Set<String>) throws {
    for file in try SourceFile.all(below: "Sources/\(module)") {
      for name in file.imports where !imports.contains(name) {
        Issue.record("\(file.path) imports \(name)")
      }
    }
  }

  @Test func cTargetsHoldAModuleMapAndAShimOnly() throws {
    for target in Self.cTargets {
      #expect(try Checkout.files(below: "Sources/\(target)") == ["module.modulemap", "shim.h"])
    }
  }

  /// Folders whose types take values and give values or text: no file system, environment, clock,
  /// font library.
  @Test(arguments: [
    "Sources/ProjectAudit/Rules", "Sources/ProjectAudit/Reporters", "Sources/SizeTables/Emitters",
    "Sources/SizeTables/MeasureFormats",
    "Sources/FontInspection/Formats", "Sources/FontInspection/Inspection/Formats",
  ])
  func rulesReportersAndEmittersArePure(_ folder: String) throws {
    guard FileManager.default.fileExists(atPath: Checkout.path(folder)) else { return }
    for file in try SourceFile.all(below: folder) {
      for name in file.imports
      where ["SystemInterop", "FontInterop", "ProjectInterop", "Foundation", "Glibc", "Darwin"]
        .contains(name)
      {
        Issue.record("\(file.path) imports \(name)")
      }
    }
  }

  /// What only the tool and the modules at the operating system may say.
  static let toolOnly: [(pattern: String, reason: String)] = [
    (#"\b(print|debugPrint|dump)\("#, "prints"),
    (#"\bexit\("#, "exits"),
    (#"\bCommandLine\."#, "reads the arguments"),
    (#"\b(ProcessInfo|getenv)\b"#, "reads the environment"),
    (#"\b(isatty|FileHandle|readLine|fputs|fwrite)\b"#, "uses the standard streams"),
    (#"\b(Locale|TimeZone|Calendar|NumberFormatter|DateFormatter)\b"#, "asks the locale"),
    (#"\bDate\(\)"#, "asks the clock"),
    (#"\.(random|randomElement|shuffled)\("#, "is random"),
    (#"\bhashValue\b"#, "depends on the hash seed"),
    (#"\b(UserDefaults|Bundle\.main)\b"#, "reads settings"),
  ]

  @Test(arguments: toolOnly)
  func librariesLeaveTheWorldAlone(_ pattern: String, reason: String) throws {
    let expression = try Regex(pattern)
    for (module, _) in Self.allowedImports where module != "fontscale" && module != "SystemInterop"
    {
      for file in try SourceFile.all(below: "Sources/\(module)") {
        for (line, text) in file.code where text.contains(expression) {
          Issue.record("\(file.path):\(line) \(reason): \(text)")
        }
      }
    }
  }

  /// What would end the process on odd input.
  @Test(arguments: [
    (#"\btry!"#, "traps on an error"),
    (#"\bas!"#, "traps on another type"),
    (#"\b(fatalError|preconditionFailure|precondition|assert|assertionFailure)\("#, "traps"),
    (#"@unchecked Sendable"#, "takes the compiler's word away"),
    (#"\[(String|Int|Any|UInt8)\]\(unsafeUninitializedCapacity"#, "is unsafe"),
  ])
  func sourcesNeverTrap(_ pattern: String, reason: String) throws {
    let expression = try Regex(pattern)
    for file in try SourceFile.all(below: "Sources") {
      for (line, text) in file.code where text.contains(expression) {
        Issue.record("\(file.path):\(line) \(reason): \(text)")
      }
    }
  }

  @Test func commandsAndTheirListAgree() throws {
    let files = try CommandLineTests.commands()
    let root = try SourceFile(path: "Sources/fontscale/RootCommand.swift").code.map(\.text)
      .joined(separator: "\n")
    let list = try #require(
      root.firstMatch(of: /static let commands: \[any ToolCommand.Type\] = \[([^\]]*)\]/))
    let listed = list.1.matches(of: /(\w+)Command\.self/).map { String($0.1).lowercased() }
    #expect(Set(listed) == Set(files))
    #expect(listed.count == files.count)
  }

  /// Every target is compiled with the same settings, so that nothing is looser by accident.
  @Test func everyTargetHasOurSettings() throws {
    let manifest = try String(contentsOfFile: Checkout.path("Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: /\.(target|executableTarget|testTarget)\(/)
    let settings = manifest.matches(of: /swiftSettings: (common|safe)/)
    #expect(targets.count == settings.count)
    for (module, _) in Self.allowedImports where !module.hasSuffix("Interop") {
      #expect(
        manifest.firstMatch(
          of: try Regex(#"arget\(\s*name: "\#(module)"(?s:((?!arget\().)*)swiftSettings: safe"#)
        ) != nil, "\(module) is not compiled with strict memory safety")
    }
  }

  @Test func theScannerOfThisTestSeesWhatItShould() {
    let file = SourceFile(
      path: "x",
      text: """
        // print("in a comment")
        public import Foundation
        internal import struct Glibc.stat
        @testable import fontscale  // why
        /* print(1)
           print(2) */ let a = "print(3) // no comment"; exit(1)
        let b = #"exit(2)"#
        """)
    #expect(file.imports == ["Foundation", "Glibc", "fontscale"])
    #expect(
      file.code.map(\.text).filter { $0.contains("(") } == [
        " let a = \"\"; exit(1)"
      ])
  }
}

/// A Swift file with its comments and the contents of its strings taken out.
struct SourceFile {
  let path: String
  /// Lines with their numbers from 1.
  let code: [(number: Int, text: String)]

  static func all(below folder: String) throws -> [SourceFile] {
    try Checkout.files(below: folder).filter { $0.hasSuffix(".swift") }
      .map { try SourceFile(path: "\(folder)/\($0)") }
  }

  init(path: String) throws {
    self.init(path: path, text: try String(contentsOfFile: Checkout.path(path), encoding: .utf8))
  }

  init(path: String, text: String) {
    self.path = path
    // Multi-line strings first, then one-line strings, then comments: enough for our own sources.
    let blank: (Regex<Substring>.Match) -> String = { match in
      String(repeating: "\n", count: match.output.count { $0 == "\n" })
    }
    var text = text
    text.replace(/"""(?s:.*?)"""/, with: blank)
    text.replace(/#"[^\n]*?"#/, with: "\"\"")
    text.replace(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
    text.replace(/\/\*(?s:.*?)\*\//, with: blank)
    text.replace(/\/\/[^\n]*/, with: "")
    code = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0.offset + 1, text: String($0.element)) }
  }

  /// The modules that the file imports.
  var imports: [String] {
    code.compactMap { line in
      line.text.firstMatch(
        of:
          /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      ).map { String($0.1) }
    }
  }
}
