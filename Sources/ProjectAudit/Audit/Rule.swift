import FontInspection

/// A check of one kind of fault.
///
/// A rule is pure: it gets values and returns findings. To add one, write `Rules/<Name>Rule.swift`
/// and list it in `Rules/RuleRegistry.swift`.
public protocol Rule: Sendable {
  var description: RuleDescription { get }

  /// Every place where the rule is broken, in any order.
  func findings(in context: AuditContext) -> [Diagnostic]
}

/// What a rule checks and why: its documentation and, through its examples, its test.
public struct RuleDescription: Sendable {
  /// The id that findings carry and that users configure.
  public let id: String
  /// The severity that findings have unless the rule says otherwise for a case.
  public let severity: Severity
  /// What is checked, in one sentence.
  public let summary: String
  /// Why it matters on a device.
  public let rationale: String
  /// Where this is known from.
  public let source: String
  /// A project that breaks the rule.
  public let triggering: RuleExample
  /// The same project repaired.
  public let clean: RuleExample

  public init(
    id: String, severity: Severity, summary: String, rationale: String, source: String,
    triggering: RuleExample, clean: RuleExample
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.triggering = triggering
    self.clean = clean
  }
}

/// A tiny project that shows a rule.
public struct RuleExample: Sendable {
  /// The project's text files.
  public let files: [ProjectFile]
  public let fonts: FontFiles
  /// Files that are there and whose content does not matter, besides the fonts.
  public let otherPaths: [String]
  /// What is known of the project besides, as values: its targets, and what is not installed.
  public let facts: AppProject
  /// Sizes of fonts in text styles, which the files say.
  public let scaledUses: [ScaledUse]
  /// Where the rule finds something: `path:line:column`, or the path alone.
  public let places: [String]

  public init(
    files: [ProjectFile] = [], fonts: FontFiles = FontFiles(), otherPaths: [String] = [],
    facts: AppProject = AppProject(), scaledUses: [ScaledUse] = [], places: [String] = []
  ) {
    self.files = files
    self.fonts = fonts
    self.otherPaths = otherPaths
    self.facts = facts
    self.scaledUses = scaledUses
    self.places = places
  }

  /// An example with one Swift file, `App.swift`.
  static func swift(_ text: String, faces: [FontFace], places: [String] = []) -> RuleExample {
    RuleExample(
      files: [ProjectFile(path: "App.swift", text: text)], fonts: FontFiles(faces: faces),
      places: places)
  }

  /// An example whose `App.swift` gives sizes to text styles, which are named as SwiftUI names them.
  static func scaled(
    _ uses: [(style: String, swiftUIName: String, size: Int)], places: [String] = []
  ) -> RuleExample {
    var text = ""
    var scaledUses: [ScaledUse] = []
    for (index, use) in uses.enumerated() {
      let before = "let \(use.style) = Font.custom("
      text += before + "\"Lato-Regular\", size: \(use.size), relativeTo: .\(use.swiftUIName))\n"
      scaledUses.append(
        ScaledUse(
          path: "App.swift",
          position: SourcePosition(line: index + 1, column: before.utf8.count + 1),
          textStyle: use.style, baseSize: Double(use.size)))
    }
    return RuleExample(
      files: [ProjectFile(path: "App.swift", text: text)],
      fonts: FontFiles(faces: [.exampleRegular, .exampleBold]), scaledUses: scaledUses,
      places: places)
  }

  /// An example with an `Info.plist` that lists `entries`, from line 4 on.
  static func plist(
    _ entries: [String], faces: [FontFace], places: [String] = []
  ) -> RuleExample {
    RuleExample(
      files: [.examplePlist(entries)], fonts: FontFiles(faces: faces), places: places)
  }

  /// An example with one Swift file and an `Info.plist`.
  static func swift(
    _ text: String, lists entries: [String], faces: [FontFace], places: [String] = []
  ) -> RuleExample {
    RuleExample(
      files: [ProjectFile(path: "App.swift", text: text), .examplePlist(entries)],
      fonts: FontFiles(faces: faces), places: places)
  }

  /// An example with a target `App`, which ships the fonts at `ships` and whose `Info.plist` lists
  /// `entries`.
  static func target(
    _ entries: [String], faces: [FontFace] = [.exampleBold],
    ships: [String] = ["Fonts/Lato-Bold.ttf"], kind: AppTarget.Kind = .app,
    platform: AppPlatform = .iOS, places: [String] = []
  ) -> RuleExample {
    var facts = AppProject()
    facts.targets = [.example("App", kind, platform, ships: ships, infoPlist: "Info.plist")]
    return RuleExample(
      files: [.examplePlist(entries)], fonts: FontFiles(faces: faces), facts: facts, places: places)
  }
}

extension AppTarget {
  /// A target of an example.
  static func example(
    _ name: String, _ kind: Kind = .app, _ platform: AppPlatform = .iOS, ships: [String],
    infoPlist: String, files: [String]? = nil
  ) -> AppTarget {
    AppTarget(
      name: name, kind: kind, platforms: [platform], deploymentTarget: "16.0",
      definition: Place(path: "App.xcodeproj/project.pbxproj"), infoPlists: [infoPlist],
      fonts: ships.map { BundledFont(path: $0, bundlePath: ProjectFile.name(of: $0)) },
      files: files)
  }
}

extension ProjectFile {
  /// An `Info.plist` that lists `entries`, from line 4 on.
  static func examplePlist(_ entries: [String], path: String = "Info.plist") -> ProjectFile {
    let strings = entries.map { "    <string>\($0)</string>\n" }.joined()
    return ProjectFile(
      path: path,
      text: """
        <plist version="1.0"><dict>
          <key>UIAppFonts</key>
          <array>
        \(strings)  </array>
        </dict></plist>

        """)
  }
}

extension FontFace {
  /// Lato Bold, as examples use it.
  static let exampleBold = FontFace(
    path: "Fonts/Lato-Bold.ttf", postScriptName: "Lato-Bold", family: "Lato", style: "Bold",
    fullName: "Lato Bold", weight: 700, weightTrait: 0.4, weightName: .bold, bold: true)

  /// Lato Regular, as examples use it.
  static let exampleRegular = FontFace(
    path: "Fonts/Lato-Regular.ttf", postScriptName: "Lato-Regular", family: "Lato",
    style: "Regular", fullName: "Lato Regular")
}
