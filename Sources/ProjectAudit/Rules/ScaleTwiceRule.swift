import FontInspection

/// `scale-twice`: a size that grows twice with the reader's text size.
struct ScaleTwiceRule: Rule {
  let description = RuleDescription(
    id: "scale-twice", severity: .error,
    summary: "A font's size follows the reader's text size twice.",
    rationale: """
      `Font.custom(_:size:)` scales its size; a size from `@ScaledMetric`, `scaledValue(for:)` or \
      `preferredFont(forTextStyle:)` has been scaled before. At large text sizes the text becomes \
      several times too large. `scaledFont(for:)` of a scaled font may even end the app.
      """,
    source: """
      github.com/GetStream/stream-chat-swift pull request 3633; NativePHP issue 33; \
      developer.apple.com/documentation/swiftui/font/custom(_:size:)
      """,
    triggering: .swift(
      """
      struct Title: View {
        @ScaledMetric var size = 17.0
        var body: some View { Text("Rain").font(.custom("Lato-Bold", size: size)) }
      }

      """, faces: [.exampleBold], places: ["App.swift:3:43"]),
    clean: .swift(
      """
      struct Title: View {
        @ScaledMetric var size = 17.0
        var body: some View { Text("Rain").font(.custom("Lato-Bold", fixedSize: size)) }
      }

      """, faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let calls = context.project.fontCalls.filter {
      $0.usage.scaling == .twice && $0.certainty != .likely
    }
    return calls.map { call in
      let isSwiftUI = call.api.framework == .swiftUI
      return finding(
        at: call.place, Self.twice(call.api.name),
        help: isSwiftUI ? Self.writeFixedSize : Self.writeBaseSize)
    }
      + context.project.scaleFacts.filter { $0.kind == .scaledAgain }.map { fact in
        finding(at: fact.place, Self.again, help: Self.dropMetrics)
      }
  }

  static func twice(_ api: String) -> String {
    "the size is scaled before \(api) gets it, and the font is scaled again"
  }

  static let again = "scaledFont(for:) is given a font that is scaled already"
  static let writeFixedSize =
    "write fixedSize: in place of size:, or hand over the size as it is at the default text size"
  static let writeBaseSize = "make the font at its size at the default text size, and scale that"
  static let dropMetrics =
    "use the font as it is, or give scaledFont(for:) a font of a constant size"
}
