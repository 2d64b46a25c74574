import DynamicType
import FontInspection
import Foundation
import SizeTables
import Testing

/// Generated source is compiled against a stand-in for UIKit, which has what the source uses under
/// UIKit's names, and run.
@Suite struct GeneratedSwiftTests {
  /// The part of UIKit that generated source may use: iOS 13's, as Apple documents it. Knows two
  /// fonts, `Lato-Bold` and `Karla-Regular_Bold`.
  static let uiKit = #"""
    public typealias CGFloat = Double

    public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    \#(ContentSizeCategory.allCases.map {
      "  public static let \($0.uiKitName) = Self(rawValue: \"\($0.rawValue)\")\n"
    }.joined())\#
      public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    }

    public final class UITraitCollection: Sendable {
      public static var current: UITraitCollection { .init(preferredContentSizeCategory: .large) }
      public let preferredContentSizeCategory: UIContentSizeCategory
      public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
      }
    }

    public final class UIFont: Sendable {
      public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    \#(TextStyle.allCases.map {
      "    public static let \($0.name) = Self(rawValue: \"\($0.rawValue)\")\n"
    }.joined())\#
      }
      public let fontName: String
      public let pointSize: CGFloat
      private init(_ fontName: String, _ pointSize: CGFloat) {
        self.fontName = fontName
        self.pointSize = pointSize
      }
      public convenience init?(name: String, size: CGFloat) {
        guard ["Lato-Bold", "Karla-Regular_Bold"].contains(name) else { return nil }
        self.init(name, size)
      }
      public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
      ) -> UIFont { UIFont("system", 1) }
    }
    """#

  /// What a program that uses the generated source prints.
  private func run(_ source: String, _ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontscale-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("UIKit.swift", Self.uiKit), ("Sizes.swift", source), ("main.swift", program),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let strict = ["-swift-version", "6", "-warnings-as-errors"]
    try shell(
      ["swiftc", "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "UIKit"]
        + ["UIKit.swift"] + strict, in: folder)
    // The source by itself first, as an app's target would take it.
    try shell(
      ["swiftc", "-typecheck", "-parse-as-library", "-I.", "Sizes.swift"] + strict, in: folder)
    try shell(
      ["swiftc", "-I.", "main.swift", "Sizes.swift", "UIKit.o", "-o", "program"] + strict,
      in: folder)
    return try shell(["./program"], in: folder)
  }

  @discardableResult
  private func shell(_ command: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try String(
      decoding: output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(command.joined(separator: " ")):\n\(text)")
    return text
  }

  @Test func theWholeTable() throws {
    let source = try EmitterTests.output(SwiftEmitter(), [Faces.latoBold])
    let output = try run(
      source,
      """
      import UIKit
      func at(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
      }
      for font in [
        LatoBold.font(for: .body),
        LatoBold.font(for: .body, compatibleWith: at(.accessibilityExtraExtraExtraLarge)),
        LatoBold.font(for: .caption1, compatibleWith: at(.extraSmall)),
        LatoBold.font(for: .title1, compatibleWith: at(.unspecified)),
        LatoBold.font(for: .init(rawValue: "later"), compatibleWith: at(.extraLarge)),
      ] {
        print(font.fontName, font.pointSize)
      }
      print(LatoBold.fontSizeTable.count, LatoBold.fontSizeTable.values.reduce(0) { $0 + $1.count })
      print(LatoBold.fontSizeTable[.headline]?[.accessibilityExtraExtraLarge] ?? 0)
      """)
    #expect(
      output == """
        Lato-Bold 17.0
        Lato-Bold 48.0
        Lato-Bold 10.0
        Lato-Bold 28.0
        Lato-Bold 19.0
        11 132
        39.0

        """)
  }

  /// Partial tables, names that clash, a face without a name, names that mean something in Swift.
  @Test func oddFacesAndPartialTables() throws {
    var named = Faces.latoBold
    named.postScriptName = "UIFont"
    var quoted = Faces.latoBold
    quoted.postScriptName = "a\"\\(0)\u{202E}\n*/b"
    var digits = Faces.latoBold
    digits.postScriptName = "8514oem"
    let source = try EmitterTests.output(
      SwiftEmitter(), [Faces.karlaBold, Faces.karlaBold, Faces.hostile, named, quoted, digits],
      styles: ["headline", "caption1"], categories: [.accessibilityMedium, .small])
    let output = try run(
      source,
      #"""
      import UIKit
      // Categories that the table lacks: between, above and below those that it has.
      for category in [
        UIContentSizeCategory.small, .large, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge, .extraSmall, .unspecified,
      ] {
        print(KarlaRegularBold.pointSize(for: .caption1, at: category), terminator: " ")
      }
      print(KarlaRegularBold2.pointSize(for: .body, at: .small))
      print(ABCTtf.pointSize(for: .headline, at: .large))
      print(UIFontFont.font(for: .headline).fontName)
      print(A0B.fontName == "a\"\\(0)\u{202E}\n*/b", A0B.font(for: .body).fontName)
      print(Font8514oem.fontName)
      """#)
    #expect(
      output == """
        10.0 10.0 20.0 20.0 10.0 10.0 15.0
        15.0
        system
        true system
        8514oem

        """)
  }

  /// A table of a platform without a published size has nothing to look up.
  @Test func anEmptyTable() throws {
    let scale = TypeScale(
      platform: "testOS", defaultCategory: .large, categories: [.large], minimumSize: 12,
      rows: [
        TypeScale.Row(
          name: "footnote2", style: nil, weight: .regular, emphasizedWeight: .semibold,
          cells: [])
      ])
    var source = ""
    SwiftEmitter().emit(
      try SizeTableBuilder(scale: scale).tables(for: [Faces.latoBold]), EmitterContext(),
      to: &source)
    let output = try run(
      source, "import UIKit\nprint(LatoBold.pointSize(for: .body, at: .large))\n")
    #expect(output == "1.0\n")
  }
}
