import ArgumentParsing
import ProjectAudit
import SystemInterop

/// `fontscale init [PROJECT]`
enum InitCommand: ToolCommand {
  enum Format: String, ArgumentValue, CaseIterable {
    case json5
  }

  static let project = Argument<FilePath>(
    "PROJECT", default: FilePath("."),
    help: "an app project's folder (default: the current folder)")
  static let force = Flag("force", help: "replace a configuration that is there")
  static let dryRun = Flag("dry-run", help: "print the configuration and write nothing")
  static let format = Option<Format>("format", default: .json5, help: "how to print it")

  static let specification = CommandSpecification(
    name: "init", summary: "write a commented .fontscale.json from what the project says",
    group: "Set up",
    examples: [
      Example("fontscale init", "for the project in the current folder"),
      Example("fontscale init --dry-run path/to/app", "only show it"),
    ],
    arguments: [project.specification],
    options: [force.specification, dryRun.specification, format.specification])

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) async throws -> ExitStatus {
    let root = try matches[project]
    let isPrinted =
      matches[dryRun] || matches.isGiven(GlobalOptions.output) && context.output == nil
    let file = context.output ?? root.appending(ConfigurationFile.name)
    if !isPrinted, !matches[force], !OutputCheck.isMissing(file) {
      throw ToolError(
        .cannotWrite, subject: file.string, "there is a configuration already",
        help: "replace it with --force, or look at the new one with --dry-run")
    }
    let verifier = Verifier(root: root, configuration: Configuration(), jobs: context.jobs)
    let audited = try await verifier.load(context.messages)
    let name = (FileSystem.canonicalPath(root) ?? root).lastComponent.string
    let text = ConfigurationTemplate(
      name: name, context: audited, report: Auditor().audit(audited)
    ).text
    guard !isPrinted, context.output == nil else {
      result += text
      return .done
    }
    do throws(FileError) {
      try FileSystem.write(file, Array(text.utf8))
    } catch {
      throw ToolError(
        .cannotWrite, subject: error.path,
        "the configuration cannot be written: \(error.message)")
    }
    context.messages.note(
      subject: file.string, "written", help: "read it, then run `fontscale verify \(root.string)`")
    return .done
  }
}
