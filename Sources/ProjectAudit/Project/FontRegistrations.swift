/// Calls of functions that say by their names that they register fonts: `Fonts.registerFonts()`,
/// `FontFamily.registerAllCustomFonts()`, `[Fonts registerAllFonts]`, `FontBlaster.blast()`.
///
/// Where the function is declared in the project, its body tells whether it does. Where it is not, it
/// is that of a module whose code is not there, and its name is believed.
struct FontRegistrations: Sendable, Equatable {
  private var calls: [Call] = []
  /// The names of such functions that the project's own code declares.
  private var declared: Set<String> = []

  private struct Call: Sendable, Equatable {
    var name: String
    var path: String
  }

  /// What such names hold.
  private static let words = WordSearch(["register", "blast"])

  /// Takes up what a file calls and declares.
  mutating func read(_ tokens: TokenList, path: String) {
    guard Self.words.matches(tokens.bytes) else { return }
    for index in 0..<tokens.count {
      guard let name = Self.name(tokens, index) else { continue }
      if tokens.isIdentifier(index - 1, "func")
        || tokens.isPunctuation(index - 1, ")") && Self.isMethodDeclaration(tokens, index)
      {
        declared.insert(name)
      } else if Self.isCall(tokens, index), calls.last?.name != name || calls.last?.path != path {
        calls.append(Call(name: name, path: path))
      }
    }
  }

  mutating func append(_ other: FontRegistrations) {
    calls += other.calls
    declared.formUnion(other.declared)
  }

  /// The files that call what is declared nowhere in the project, each once, in their order.
  func filesThatCallOthers() -> [String] {
    var seen: Set<[UInt8]> = []
    return calls.compactMap { call in
      !declared.contains(call.name) && seen.insert(Array(call.path.utf8)).inserted ? call.path : nil
    }
  }

  /// The name, if it speaks of registering fonts.
  private static func name(_ tokens: TokenList, _ index: Int) -> String? {
    guard let token = tokens[index], token.kind == .identifier,
      let first = tokens.bytes[safe: token.start],
      first == UInt8(ascii: "r") || first == UInt8(ascii: "b")
    else { return nil }
    let bytes = tokens.bytes[token.start..<token.end]
    if bytes.elementsEqual("blast".utf8) {
      return tokens.isIdentifier(index - 2, "FontBlaster") ? "blast" : nil
    }
    guard bytes.starts(with: "register".utf8), bytes.count <= 64 else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.contains("Font") ? name : nil
  }

  /// `name(`, or `receiver name]` and `receiver name:` of Objective-C.
  private static func isCall(_ tokens: TokenList, _ index: Int) -> Bool {
    if tokens.isPunctuation(index + 1, "(") { return true }
    let isMessage = tokens.identifier(index - 1) != nil || tokens.isPunctuation(index - 1, "]")
    return isMessage
      && (tokens.isPunctuation(index + 1, "]") || tokens.isPunctuation(index + 1, ":"))
  }

  /// `+ (void)name`, of Objective-C.
  private static func isMethodDeclaration(_ tokens: TokenList, _ index: Int) -> Bool {
    var before = index - 2
    while before > index - 16, !tokens.isPunctuation(before, "(") { before -= 1 }
    return tokens.isPunctuation(before - 1, "+") || tokens.isPunctuation(before - 1, "-")
  }
}
