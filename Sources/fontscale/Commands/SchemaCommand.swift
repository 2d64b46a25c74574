import ArgumentParsing
import SystemInterop

/// `fontscale schema [NAME]`
enum SchemaCommand: ToolCommand {
  enum Format: String, ArgumentValue, CaseIterable {
    case text
  }

  static let schema = Argument<SchemaName?>(
    "NAME",
    help: "the command whose JSON is described, or configuration, baseline (default: list all)")
  static let format = Option<Format>("format", default: .text, help: "how to print it")

  static let specification = CommandSpecification(
    name: "schema", summary: "print the JSON Schema of a command's JSON output", group: "Help",
    examples: [
      Example("fontscale schema list", "the schema of list --format json"),
      Example("fontscale schema configuration", "the schema of .fontscale.json, for an editor"),
      Example("fontscale schema", "the names of all schemas"),
    ],
    arguments: [schema.specification], options: [format.specification])

  static var configurationFolder: FilePath? { nil }

  static func run(
    _ matches: Matches, _ context: ToolContext, to result: inout String
  ) throws -> ExitStatus {
    if let name = try matches[schema] {
      result += name.schema.text
    } else {
      for schema in Schemas.all { result += schema.name + "\n" }
    }
    return .done
  }
}

/// A schema, by its name.
struct SchemaName: ArgumentValue {
  let schema: Schemas.Schema

  init(argument: ArgumentText) throws(InvalidValue) {
    let name = argument.string
    // What an output says of itself is taken as well: fontscale.list/1.
    guard let schema = Schemas.all.first(where: { $0.name == name || $0.title == name }) else {
      throw InvalidValue(nearest: nearest(to: name, among: Self.allowedTexts))
    }
    self.schema = schema
  }

  static var placeholder: String { "NAME" }
  static var allowedTexts: [String] { Schemas.all.map(\.name) }
}
