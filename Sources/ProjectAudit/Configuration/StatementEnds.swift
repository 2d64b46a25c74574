/// Where what begins in a line of source ends: a call may go over several lines, and a comment above it
/// is meant for the whole of it.
struct StatementEnds {
  private let list: TokenList
  private let closing: [Int?]

  /// Knows nothing of files that are no Swift or Objective-C: each of their lines ends by itself.
  init(_ bytes: [UInt8], _ syntax: CommentSyntax) {
    list =
      switch syntax {
      case .swift: SwiftLexer.tokens(of: bytes)
      case .objectiveC: ObjectiveCLexer.tokens(of: bytes)
      case .markup, .braces, .hash: TokenList(bytes: bytes, tokens: [])
      }
    closing = list.closingBrackets()
  }

  /// The offset of the last byte of the line at `offset`, or of the parentheses, brackets and texts that
  /// begin in it and end below; braces do not count, which hold statements of their own.
  func end(from offset: Int) -> Int {
    let lineEnd = list.bytes[offset...].firstIndex(where: SwiftLexer.isNewline) ?? list.bytes.count
    var last = offset
    var index = firstToken(from: offset)
    while let token = list[index], token.start < lineEnd {
      last = max(last, token.end - 1)
      if let close = closing[index], let end = list[close], !list.isPunctuation(index, "{") {
        last = max(last, end.start)
      }
      index += 1
    }
    return last
  }

  private func firstToken(from offset: Int) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = low + (high - low) / 2
      if list.tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
