import ArgumentParsing
import ProjectAudit
import SystemInterop
import TextFormatting

/// `fontscale config [PROJECT]`
enum ConfigCommand: ToolCommand {
  enum Format: String, ArgumentValue, CaseIterable {
    case text, json
  }

  static let project = Argument<FilePath>(
    "PROJECT", default: FilePath("."),
    help: "an app project's folder (default: the current folder)")
  static let file = Option<String?>(
    "for", placeholder: "PATH",
    help: "show the severities that hold for this file, by its path within the project")
  static let format = Option<Format>("format", default: .text, help: "how to print them")

  static let specification = CommandSpecification(
    name: "config", summary: "the settings that hold, and where each comes from",
    group: "Set up",
    discussion: [
      "Options of verify such as --fail-on and --skip can be given too, to see what they change."
    ],
    examples: [
      Example("fontscale config", "every setting with its file and line"),
      Example("fontscale config --for Legacy/Old.swift", "as it holds for one file"),
    ],
    arguments: [project.specification],
    options: [
      file.specification, format.specification, VerifyCommand.threshold.specification,
      VerifyCommand.only.specification, VerifyCommand.skip.specification,
      BaselineFile.option.specification,
    ])

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let root = try matches[project]
    guard (try? FileSystem.kind(of: root)) == .folder else {
      throw ToolError(.unreadableInput, subject: root.string, "there is no such folder")
    }
    let configuration =
      matches[GlobalOptions.config] == nil
      ? try ConfigurationFile.read(upwardFrom: root) : context.configuration
    let settings = EffectiveSettings(
      configuration, matches, root: root, path: matches[file])
    switch matches.format(format, for: context) {
    case .text: result += settings.text(styler: context.styler)
    case .json: result += settings.json
    }
    return .done
  }
}
