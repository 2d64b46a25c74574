// Compares the lexer of `verify` with the parser of the Swift toolchain: of every string literal in the
// given files the place of its opening quote and, where nothing is interpolated, its value.
//
// `Tools/compare-lexer` builds it from this file, the lexer's own sources and the toolchain's SwiftParser.

import Foundation
import SwiftParser
import SwiftSyntax

/// What a reader says about the literal whose quote is at an offset.
struct Literal: Equatable {
  var offset: Int
  /// nil where something is interpolated or an escape is wrong.
  var value: String?
}

final class LiteralVisitor: SyntaxVisitor {
  var literals: [Literal] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let quote = node.openingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    literals.append(Literal(offset: quote, value: node.representedLiteralValue))
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let quote = node.openingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    literals.append(Literal(offset: quote, value: node.segments.map(\.content.text).joined()))
    return .visitChildren
  }
}

func ours(_ bytes: [UInt8]) -> [Literal] {
  SwiftLexer.tokens(of: bytes).tokens.compactMap { token in
    switch token.kind {
    case .string, .multilineString:
      Literal(offset: token.quote, value: SwiftStringLiteral.value(of: token, in: bytes))
    case .interpolatedStringStart: Literal(offset: token.quote, value: nil)
    default: nil
    }
  }
}

var files = 0
var literals = 0
var faults = 0
var unparsed = 0
for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let bytes = [UInt8](data)
  // The parser's answer counts only for text that is UTF-8.
  guard String(validating: bytes, as: UTF8.self) != nil else { continue }
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  // Files with faults (templates, tests of the compiler) are read by luck on either side.
  guard !tree.hasError else {
    unparsed += 1
    continue
  }
  let visitor = LiteralVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  let wanted = visitor.literals.sorted { $0.offset < $1.offset }
  let found = ours(bytes).sorted { $0.offset < $1.offset }
  files += 1
  literals += wanted.count
  let wantedByOffset = Dictionary(wanted.map { ($0.offset, $0) }) { first, _ in first }
  let foundByOffset = Dictionary(found.map { ($0.offset, $0) }) { first, _ in first }
  for offset in Set(wantedByOffset.keys).union(foundByOffset.keys).sorted()
  where wantedByOffset[offset].map({ [$0] }) != foundByOffset[offset].map({ [$0] }) {
    faults += 1
    if faults <= 40 {
      print(
        "\(path):\(offset): parser \(wantedByOffset[offset].map { "\($0.value ?? "nil")".debugDescription } ?? "none"),"
          + " lexer \(foundByOffset[offset].map { "\($0.value ?? "nil")".debugDescription } ?? "none")"
      )
    }
  }
}
print("\(files) files, \(literals) literals, \(faults) differences; \(unparsed) files do not parse")
exit(faults == 0 ? 0 : 1)
