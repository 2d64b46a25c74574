import TestSupport
import Testing

/// The judge of outputs is judged first.
@Suite struct JSONSchemaTests {
  @Test(
    arguments: [
      (#"{"type": "string"}"#, #""a""#, [], "fits"),
      (#"{"type": "string"}"#, "1", [#"$ is 1, not ["string"]"#], "another type"),
      (#"{"type": ["string", "null"]}"#, "null", [], "one of two types"),
      (#"{"type": "boolean"}"#, "true", [], "a boolean is one"),
      (#"{"type": "boolean"}"#, "1", [#"$ is 1, not ["boolean"]"#], "1 is no boolean"),
      (#"{"type": "number"}"#, "true", [#"$ is true, not ["number"]"#], "true is no number"),
      (#"{"type": "integer"}"#, "2.5", [#"$ is 2.5, not ["integer"]"#], "a fraction"),
      (#"{"type": "integer"}"#, "2", [], "a whole number"),
      (#"{"enum": ["a", null]}"#, "null", [], "null among the values"),
      (#"{"enum": ["a", null]}"#, #""b""#, [#"$ is "b", none of ["\"a\"", "null"]"#], "none"),
      (#"{"const": "x"}"#, #""y""#, ["$ is not x"], "another constant"),
      (#"{"minimum": 1}"#, "0", ["$ is 0.0: minimum is 1.0"], "too small"),
      (#"{"exclusiveMinimum": 1}"#, "1", ["$ is 1.0: exclusiveMinimum is 1.0"], "on the border"),
      (#"{"pattern": "^U"}"#, #""V""#, [#"$ is "V", which ^U does not fit"#], "a pattern"),
      (#"{"required": ["a"]}"#, "{}", ["$.a is missing"], "a field is missing"),
      (#"{"properties": {"a": {}}}"#, #"{"b": 1}"#, ["$.b is not described"], "one too many"),
      (
        #"{"properties": {"a": {"properties": {"b": {}}}}}"#, #"{"a": {"c": 1}}"#,
        ["$.a.c is not described"], "one too many further in"
      ),
      (#"{"additionalProperties": {"type": "number"}}"#, #"{"x": 1}"#, [], "any name"),
      (
        #"{"additionalProperties": {"type": "number"}}"#, #"{"x": "y"}"#,
        [#"$.x is "y", not ["number"]"#], "of a wrong type"
      ),
      (#"{"additionalProperties": false}"#, #"{"x": 1}"#, ["$.x must not be there"], "none"),
      (#"{"items": {"type": "null"}}"#, "[null, 1]", [#"$[1] is 1, not ["null"]"#], "an element"),
      (#"{"minItems": 1}"#, "[]", ["$ has 0 elements, not 1.0"], "too few"),
      (#"{"uniqueItems": true}"#, "[1, 1]", ["$ has two elements that are equal"], "twice"),
      (
        ##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "null"}}}"##, "1",
        [#"$ is 1, not ["null"]"#], "a reference"
      ),
      (##"{"$ref": "#/$defs/a"}"##, "1", ["$: #/$defs/a leads nowhere"], "a broken reference"),
      (
        #"{"if": {"required": ["a"]}, "then": {"properties": {"a": {"type": "null"}}}, "else": {"required": ["b"]}}"#,
        #"{"a": 1}"#, [#"$.a is 1, not ["null"]"#], "the one branch"
      ),
      (
        #"{"if": {"required": ["a"]}, "then": {}, "else": {"required": ["b"]}}"#, "{}",
        ["$.b is missing"], "the other branch"
      ),
      (#"{"anyOf": [{"type": "null"}, {"minimum": 3}]}"#, "2", ["$ fits none of anyOf"], "none"),
      (#"{"oneOf": []}"#, "2", ["$: the keyword oneOf is not understood"], "never passed over"),
    ] as [(String, String, [String], String)])
  func judgement(_ schema: String, _ document: String, faults: [String], reason: String) throws {
    #expect(try JSONSchema(text: schema).faults(in: document) == faults, "\(reason)")
  }

  @Test func whatIsNoJSONIsAFault() throws {
    #expect(try JSONSchema(text: "{}").faults(in: "{").count == 1)
  }
}
