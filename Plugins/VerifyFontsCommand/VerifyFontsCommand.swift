import Foundation
import PackagePlugin

/// `swift package verify-fonts [OPTION…]`: `fontscale verify` over the package, with any of its options.
///
/// Nothing is written unless an option asks for it; for that macOS wants
/// `swift package --allow-writing-to-package-directory verify-fonts …`.
@main
struct VerifyFontsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // SwiftPM chooses targets by this option; fonts are checked for the package as a whole.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try Self.verify(
      context.package.directoryURL, by: context.tool(named: "fontscale").url,
      extractor.remainingArguments)
  }

  /// Runs the tool in the folder, so that places are told from there, and ends as it ends.
  private static func verify(_ folder: URL, by tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["verify"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("fontscale was stopped by signal \(process.terminationStatus)")
      return
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension VerifyFontsCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try Self.verify(
        context.xcodeProject.directoryURL, by: context.tool(named: "fontscale").url,
        extractor.remainingArguments)
    }
  }
#endif
