// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours is compiled with: warnings are errors, imports are internal unless
/// said otherwise, and existential types are spelled out.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Targets without C: every use of an unsafe construct has to be marked.
let safe: [SwiftSetting] = common + [.strictMemorySafety()]

/// A target that imports nothing does not link `round` and `floor` in debug builds on Linux.
let mathLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let applePlatforms: [Platform] = [.macOS, .iOS, .tvOS, .watchOS, .visionOS]

let package = Package(
  name: "fontscale",
  platforms: [.macOS(.v15), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .executable(name: "fontscale", targets: ["fontscale"]),
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "FontInspection", targets: ["FontInspection"]),
    .plugin(name: "VerifyFontsCommand", targets: ["VerifyFontsCommand"]),
    .plugin(name: "VerifyFonts", targets: ["VerifyFonts"]),
  ],
  targets: [
    // C libraries: a module map and a shim header each, nothing else.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(name: "CIconv"),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),

    // The modules that touch C: the operating system, the font libraries, and what projects are
    // written in.
    .target(
      name: "SystemInterop", dependencies: ["CIconv"], swiftSettings: common,
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: applePlatforms))]),
    .target(
      name: "FontInterop", dependencies: ["CFreeType", "CFontconfig", "SystemInterop"],
      swiftSettings: common),
    .target(
      name: "ProjectInterop", dependencies: ["CYAML", "CArchive", "SystemInterop"],
      swiftSettings: common),

    // Modules that import none of ours.
    .target(name: "DynamicType", swiftSettings: safe, linkerSettings: mathLibrary),
    .target(name: "TextFormatting", swiftSettings: safe, linkerSettings: mathLibrary),
    .target(name: "ArgumentParsing", swiftSettings: safe),

    .target(
      name: "FontInspection", dependencies: ["SystemInterop", "FontInterop", "TextFormatting"],
      swiftSettings: safe, linkerSettings: mathLibrary),
    .target(
      name: "ProjectAudit",
      dependencies: [
        "SystemInterop", "ProjectInterop", "FontInspection", "DynamicType", "TextFormatting",
      ],
      swiftSettings: safe),
    .target(
      name: "SizeTables", dependencies: ["FontInspection", "DynamicType", "TextFormatting"],
      swiftSettings: safe, linkerSettings: mathLibrary),
    .executableTarget(
      name: "fontscale",
      dependencies: [
        "SystemInterop", "ArgumentParsing", "TextFormatting", "FontInspection", "DynamicType",
        "ProjectAudit", "SizeTables",
      ],
      swiftSettings: safe),

    // For packages and projects that have their fonts checked.
    .plugin(
      name: "VerifyFontsCommand",
      capability: .command(
        intent: .custom(
          verb: "verify-fonts", description: "Check that every font name leads to its font"),
        permissions: []),
      dependencies: ["fontscale"]),
    .plugin(name: "VerifyFonts", capability: .buildTool(), dependencies: ["fontscale"]),

    .target(
      name: "TestSupport", dependencies: ["FontInspection"], path: "Tests/TestSupport",
      swiftSettings: common),
    .testTarget(
      name: "SystemInteropTests", dependencies: ["SystemInterop", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "FontInteropTests", dependencies: ["FontInterop", "SystemInterop", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ProjectInteropTests",
      dependencies: ["ProjectInterop", "SystemInterop", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "DynamicTypeTests", dependencies: ["DynamicType", "TestSupport"], swiftSettings: common),
    .testTarget(
      name: "TextFormattingTests", dependencies: ["TextFormatting", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ArgumentParsingTests", dependencies: ["ArgumentParsing", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "FontInspectionTests",
      dependencies: ["FontInspection", "SystemInterop", "TextFormatting", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ProjectAuditTests",
      dependencies: [
        "ProjectAudit", "FontInspection", "SystemInterop", "ProjectInterop", "TextFormatting",
        "TestSupport",
      ],
      swiftSettings: common),
    .testTarget(
      name: "SizeTablesTests",
      dependencies: [
        "SizeTables", "FontInspection", "DynamicType", "TextFormatting", "TestSupport",
      ],
      swiftSettings: common),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "fontscale", "FontInspection", "ProjectAudit", "ProjectInterop", "TestSupport",
      ],
      swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
