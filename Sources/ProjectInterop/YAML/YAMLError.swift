/// Why a file is no YAML that can be read.
public struct YAMLError: Error, Sendable, Equatable {
  /// What is wrong, as half a sentence.
  public var message: String
  public var position: YAMLNode.Position?

  public init(message: String, position: YAMLNode.Position?) {
    self.message = message
    self.position = position
  }
}

extension YAMLError {
  /// Our words for libyaml's, whose wording changes with its versions.
  ///
  /// libyaml's texts stand in its `scanner.c`, `parser.c` and `reader.c` (github.com/yaml/libyaml).
  static func message(for problem: String) -> String {
    words.first { problem.contains($0.libyaml) }?.ours ?? "this is no YAML"
  }

  private static let words: [(libyaml: String, ours: String)] = [
    ("cannot start any token", "no value can begin with this character; put it in quotes"),
    ("tab character", "a tab stands in the indentation; YAML wants spaces"),
    ("mapping values are not allowed", "a ':' stands where no key can be; put the text in quotes"),
    ("block sequence entries are not allowed", "a '-' stands where no list can begin"),
    ("did not find expected key", "the indentation does not fit the lines above"),
    ("did not find expected '-' indicator", "the indentation does not fit the lines above"),
    ("did not find expected ',' or ']'", "a ',' or the closing ']' is missing"),
    ("did not find expected ',' or '}'", "a ',' or the closing '}' is missing"),
    ("could not find expected ':'", "a ':' is missing behind the key"),
    ("found unexpected end of stream", "the closing quote is missing"),
    ("found unexpected document indicator", "the document ends within quotes"),
    ("unknown escape character", "the letter behind '\\' stands for nothing"),
    ("did not find expected hexdecimal number", "the number behind '\\' is no hexadecimal one"),
    ("did not find expected node content", "a value is missing"),
    ("did not find expected <document start>", "more stands behind the end of the document"),
    ("undefined tag handle", "the tag's handle is not declared"),
    ("UTF-8", "a byte here is no UTF-8"),
    ("control characters are not allowed", "a control character stands here"),
  ]
}
