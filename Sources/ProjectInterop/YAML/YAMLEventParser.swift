internal import CYAML

/// libyaml's parser over bytes in memory, which yields a document's events one by one.
///
/// It is neither copyable nor sendable: libyaml's parser belongs to one thread.
struct YAMLEventParser: ~Copyable {
  enum Event {
    case scalar(YAMLNode.Scalar)
    case sequenceStart
    case mappingStart
    /// The end of a sequence or a mapping.
    case end
    case alias(String)
    case documentEnd
    case streamEnd
    /// What carries nothing: the starts of the stream and of a document.
    case other
  }

  /// An event with what may stand before every value.
  struct Step {
    var event: Event
    var anchor: String?
    var tag: String?
    /// The offset of the first character in Unicode scalars.
    var offset: Int
  }

  /// What libyaml says is wrong, and where.
  struct Failure: Error {
    var problem: String
    /// In Unicode scalars, or in bytes where the bytes are no text.
    var offset: Offset

    enum Offset {
      case scalars(Int)
      case bytes(Int)
    }
  }

  /// libyaml keeps its own address, so that the parser must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// libyaml reads from these bytes as it goes.
  private let input: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(_ bytes: ArraySlice<UInt8>) throws(YAMLError) {
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: bytes.count)
    _ = input.initialize(from: bytes)
    guard yaml_parser_initialize(parser) == 1 else {
      input.deallocate()
      parser.deallocate()
      throw YAMLError(message: "there is no memory to read it", position: nil)
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  mutating func next() throws(Failure) -> Step {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    var step = Step(event: .other, offset: Int(clamping: event.start_mark.index))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      step.event = .scalar(
        YAMLNode.Scalar(
          String(
            decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self),
          style: Self.style(scalar.style)))
      step.anchor = Self.string(scalar.anchor)
      step.tag = Self.string(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      step.event = .sequenceStart
      step.anchor = Self.string(event.data.sequence_start.anchor)
      step.tag = Self.string(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      step.event = .mappingStart
      step.anchor = Self.string(event.data.mapping_start.anchor)
      step.tag = Self.string(event.data.mapping_start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: step.event = .end
    case YAML_ALIAS_EVENT: step.event = .alias(Self.string(event.data.alias.anchor) ?? "")
    case YAML_DOCUMENT_END_EVENT: step.event = .documentEnd
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: step.event = .streamEnd
    default: break
    }
    return step
  }

  private func failure() -> Failure {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    guard parser.pointee.error == YAML_READER_ERROR else {
      return Failure(
        problem: problem, offset: .scalars(Int(clamping: parser.pointee.problem_mark.index)))
    }
    return Failure(problem: problem, offset: .bytes(Int(clamping: parser.pointee.problem_offset)))
  }

  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
