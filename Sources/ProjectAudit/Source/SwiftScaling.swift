/// Tells how a font's size follows the reader's text size, from what stands around the call.
struct SwiftScaling {
  private let reader: SwiftExpressionReader
  private var tokens: TokenList { reader.tokens }

  init(_ reader: SwiftExpressionReader) { self.reader = reader }

  struct Usage {
    var usage = FontUsage()
    var size: SourceExpression = .unknown
    var unwrapPlace: SourcePlace?
  }

  mutating func local(_ name: String, _ value: Range<Int>) {}
  mutating func property(_ name: String, _ value: Range<Int>, declaredAt index: Int) {}
  mutating func settle(_ declaration: inout SourceDeclaration) {}

  func usage(of match: SwiftCalls.Match, at index: Int) -> Usage { Usage() }
}
