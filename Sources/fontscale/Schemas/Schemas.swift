/// The JSON Schemas of what the tool prints and reads, carried along so that `fontscale schema` needs no file.
///
/// To add one: write `Documentation/Schemas/<name>.json`, list it here and run
/// `FONTSCALE_RECORD_GOLDEN=1 swift test --filter SchemaTests`, which writes its Swift file.
enum Schemas {
  struct Schema: Sendable, Equatable {
    /// The command whose output it describes, a file that is read, or what part of outputs.
    let name: String
    let text: String

    /// What the output's field `schema` says.
    var title: String { "fontscale.\(name)/1" }
  }

  /// Every schema, in the order of the commands.
  static let all: [Schema] = [
    Schema(name: "list", text: listText),
    Schema(name: "inspect", text: inspectText),
    Schema(name: "diff", text: diffText),
    Schema(name: "verify", text: verifyText),
    Schema(name: "rules", text: rulesText),
    Schema(name: "plist", text: plistText),
    Schema(name: "table", text: tableText),
    Schema(name: "measure", text: measureText),
    Schema(name: "config", text: configText),
    Schema(name: "configuration", text: configurationText),
    Schema(name: "baseline", text: baselineText),
    Schema(name: "face", text: faceText),
  ]
}
