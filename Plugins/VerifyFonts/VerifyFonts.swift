import Foundation
import PackagePlugin

/// Checks a package's fonts whenever it is built and something in it changed; findings are shown as the
/// compiler's are, and errors fail the build.
///
/// Nothing is written, neither among the sources, where a plug-in must not, nor elsewhere: whatever a
/// command of a plug-in declares as its output becomes part of the app.
@main
struct VerifyFonts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [
      try Self.command(
        "Verify the fonts of \(context.package.displayName)", context.package.directoryURL,
        tool: context.tool(named: "fontscale").url)
    ]
  }

  /// The check of a folder as a whole: a font may lie in one target and its name stand in another.
  private static func command(_ name: String, _ folder: URL, tool: URL) throws -> Command {
    .buildCommand(
      displayName: name, executable: tool,
      // The whole path, so that Xcode finds the places.
      arguments: ["verify", folder.path(percentEncoded: false)],
      inputFiles: files(below: folder), outputFiles: [])
  }

  /// Every file that the check may read: none is hidden, but for the configuration.
  private static func files(below folder: URL) -> [URL] {
    let configuration = folder.appending(path: ".fontscale.json")
    var files = [configuration].filter {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles])
    while let file = walk?.nextObject() as? URL {
      let isRegular = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if isRegular == true { files.append(file) }
    }
    return files.sorted { $0.path < $1.path }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension VerifyFonts: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        try Self.command(
          "Verify the fonts of \(context.xcodeProject.displayName)",
          context.xcodeProject.directoryURL, tool: context.tool(named: "fontscale").url)
      ]
    }
  }
#endif
