import ArgumentParsing

/// A tool that has every kind of option and argument, for the tests.
enum Sample {
  enum Format: String, ArgumentValue, CaseIterable {
    case text, json, csv
  }

  static let format = Option<Format>("format", default: .text, help: "how to print it")
  static let styles = Option<[String]>("styles", help: "which styles")
  static let text = Option<[String]>("text", splitting: .never, help: "what to measure")
  static let sizes = Option<[Double]>("sizes", default: [17], help: "which sizes")
  static let offset = Option<Int?>("offset", help: "how far")
  static let all = Flag("all", short: "a", help: "take all")
  static let fonts = Argument<[ArgumentText]>("FONT", default: nil, help: "a font")
  static let paths = Argument<[ArgumentText]>("PATH", default: ["."], help: "a path")
  static let kind = Argument<Format>("KIND", help: "which kind")
  static let count = Argument<Int?>("COUNT", help: "how many")

  static let output = Option<ArgumentText?>(
    "output", short: "o", placeholder: "FILE", help: "where")
  static let quiet = Flag("quiet", short: "q", help: "say less")
  static let verbose = Flag("verbose", short: "v", help: "say more")
  static let help = Flag("help", short: "h", help: "print help", outweighsErrors: true)

  static let root = CommandSpecification(
    name: "tool", summary: "does things",
    options: [
      output.specification, quiet.specification, verbose.specification, help.specification,
    ],
    subcommands: [
      CommandSpecification(
        name: "list", summary: "list them", group: "Look", arguments: [paths.specification],
        options: [format.specification, all.specification]),
      CommandSpecification(
        name: "table", summary: "print a table", group: "Look",
        examples: [Example("tool table a.ttf", "sizes of a font")],
        arguments: [fonts.specification],
        options: [
          format.specification, styles.specification, text.specification, sizes.specification,
          offset.specification,
        ]),
      CommandSpecification(
        name: "make", summary: "make one", group: "Make",
        arguments: [kind.specification, count.specification]),
    ])
}
