/// Finds the branches of a body: of what is written in one branch of an `if` or `switch` nothing
/// happens where another is taken.
struct BranchReader {
  private let tokens: TokenList
  private let closing: [Int?]
  private let isObjectiveC: Bool
  private var arms: [Arm] = []
  /// The statements one of whose branches is always taken.
  private var exhaustive: Set<Int> = []
  private var statements = 0

  private struct Arm {
    var statement: Int
    var number: Int
    var range: Range<Int>
    /// True where code behind the statement is not reached from here.
    var leaves: Bool
  }

  /// No condition that people write is longer, in tokens.
  private static let longestCondition = 256
  /// Looking for branches is given up beyond these many comparisons, in code that nobody writes.
  private static let most = 1 << 20

  private init(_ tokens: TokenList, _ closing: [Int?], isObjectiveC: Bool) {
    (self.tokens, self.closing, self.isObjectiveC) = (tokens, closing, isObjectiveC)
  }

  /// Gives locals that share their name with others the branches that they stand in, and tells which
  /// of them are read before the next.
  static func settle(
    _ locals: inout [SourceLocal], in body: Range<Int>, _ tokens: TokenList, _ closing: [Int?],
    isObjectiveC: Bool = false
  ) {
    var indices: [String: [Int]] = [:]
    for (index, local) in locals.enumerated() where !local.isMember {
      indices[local.name, default: []].append(index)
    }
    let several = indices.filter { $0.value.count > 1 }
    guard !several.isEmpty, several.count * body.count <= most else { return }
    var reader = BranchReader(tokens, closing, isObjectiveC: isObjectiveC)
    reader.read(body)
    let count = several.reduce(0) { $0 + $1.value.count }
    guard count * reader.arms.count <= most else { return }
    for (name, indices) in several {
      for index in indices { locals[index].branches = reader.branches(at: locals[index].index) }
      reader.noteReads(of: name, &locals, indices, in: body)
    }
  }

  private func noteReads(
    of name: String, _ locals: inout [SourceLocal], _ indices: [Int], in body: Range<Int>
  ) {
    for index in indices { locals[index].isRead = false }
    var next = 0
    for token in body where tokens.isIdentifier(token, name) {
      while next < indices.count, locals[indices[next]].index <= token { next += 1 }
      guard next > 0, locals[indices[next - 1]].index != token else { continue }
      locals[indices[next - 1]].isRead = true
    }
  }

  private func branches(at index: Int) -> [SourceBranch] {
    arms.filter { $0.range.contains(index) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { arm in
        SourceBranch(
          statement: arm.statement, number: arm.number, leaves: arm.leaves,
          open: exhaustive.contains(arm.statement)
            ? arms.count { $0.statement == arm.statement && !$0.leaves } : nil)
      }
  }

  // MARK: Statements

  private mutating func read(_ body: Range<Int>) {
    /// Where an `if` goes on with another's `else`, and where a block is known already.
    var chained: [Int: (statement: Int, number: Int)] = [:]
    var known: Set = [body.lowerBound]
    for index in body {
      if tokens.isPunctuation(index, "{"), !known.contains(index), let end = closing[index] {
        // A loop, a closure: it may be run or not.
        if !tokens.isIdentifier(index - 1, "do") {
          statements += 1
          add(statements, 0, (index + 1)..<end)
        }
        continue
      }
      guard tokens.isIdentifier(index), !tokens.isPunctuation(index - 1, ".") else { continue }
      if tokens.isIdentifier(index, "if") {
        if chained[index] == nil { statements += 1 }
        let (statement, number) = chained[index] ?? (statements, 0)
        guard let arm = arm(behind: index) else { continue }
        known.insert(arm.lowerBound - 1)
        add(statement, number, arm)
        let next = tokens.isPunctuation(arm.upperBound, "}") ? arm.upperBound + 1 : arm.upperBound
        guard tokens.isIdentifier(next, "else") else { continue }
        if tokens.isIdentifier(next + 1, "if") {
          chained[next + 1] = (statement, number + 1)
        } else if let last = block(at: next + 1) {
          known.insert(last.lowerBound - 1)
          add(statement, number + 1, last)
          exhaustive.insert(statement)
        }
      } else if tokens.isIdentifier(index, "switch"), let open = brace(behind: index),
        let end = closing[open]
      {
        known.insert(open)
        cases((open + 1)..<end)
      }
    }
  }

  private mutating func add(_ statement: Int, _ number: Int, _ range: Range<Int>) {
    arms.append(
      Arm(statement: statement, number: number, range: range, leaves: leaves(range)))
  }

  /// The branch of the `if` at `index`.
  private func arm(behind index: Int) -> Range<Int>? {
    guard isObjectiveC else { return brace(behind: index).flatMap(block) }
    return closing[safe: index + 1]?.flatMap { block(at: $0 + 1) }
  }

  /// The inside of the block at `index`, or in Objective-C the one statement that stands there.
  private func block(at index: Int) -> Range<Int>? {
    if tokens.isPunctuation(index, "{") { return closing[index].map { (index + 1)..<$0 } }
    guard isObjectiveC else { return nil }
    var end = index
    while end < tokens.count, end - index < Self.longestCondition, !tokens.isPunctuation(end, ";") {
      end = (closing[end] ?? end) + 1
    }
    return tokens.isPunctuation(end, ";") ? index..<(end + 1) : nil
  }

  /// The next `{` behind the keyword at `index` that stands in no other bracket.
  private func brace(behind index: Int) -> Int? {
    var next = index + 1
    while next < tokens.count, next - index < Self.longestCondition {
      if tokens.isPunctuation(next, "{") { return next }
      next = (closing[next] ?? next) + 1
    }
    return nil
  }

  /// Notes the branches of a switch's body.
  private mutating func cases(_ body: Range<Int>) {
    statements += 1
    var starts: [Int] = []
    var hasDefault = false
    var index = body.lowerBound
    while index < body.upperBound {
      let isDefault =
        tokens.isIdentifier(index, "default") && tokens.isPunctuation(index + 1, ":")
      let isCase =
        tokens.isIdentifier(index, "case")
        && !["if", "guard", "for", "while"].contains { tokens.isIdentifier(index - 1, $0) }
        && !tokens.isPunctuation(index - 1, ",")
      if isDefault || isCase { starts.append(index) }
      hasDefault = hasDefault || isDefault
      index = (closing[index] ?? index) + 1
    }
    for (number, start) in starts.enumerated() {
      add(statements, number, start..<(starts[safe: number + 1] ?? body.upperBound))
    }
    // Swift's switches leave nothing out.
    if hasDefault || !isObjectiveC { exhaustive.insert(statements) }
  }

  /// True where the code of a branch plainly ends what stands around it.
  private func leaves(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.ends.contains(where: { tokens.isIdentifier(index, $0) }) { return true }
      index = (closing[index] ?? index) + 1
    }
    return false
  }

  private static let ends = [
    "return", "throw", "fatalError", "preconditionFailure", "continue", "abort",
  ]
}
