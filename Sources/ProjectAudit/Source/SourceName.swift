/// A font name in source code, as found: not yet compared with any font.
struct SourceName: Sendable, Equatable {
  /// The name; nil where it is computed.
  var name: String?
  var api: FontAPI
  /// Where the name's opening quote is, or the first token of what computes it.
  var offset: Int
  var certainty: Certainty
}
