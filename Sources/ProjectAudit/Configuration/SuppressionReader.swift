/// Finds the comments of a file that silence rules.
///
/// `fontscale:disable:next`, `:this`, `:previous` hold for one line, `fontscale:disable` up to
/// `fontscale:enable` or the end of the file, `fontscale:disable:file` for the whole file. Rules follow,
/// separated by commas or spaces; `all` stands for every rule. Behind ` -- `, a dash or a colon stands
/// the reason; XML allows no `--` in a comment.
public enum SuppressionReader {
  static let mark = Array("fontscale:".utf8)

  /// The suppressions of the file, in its order; none where its kind has no comments.
  public static func suppressions(in file: ProjectFile) -> [Suppression] {
    guard mayHold(file.bytes) else { return [] }
    // Only markup is stored as UTF-16, and offsets are those of the converted text.
    let bytes = MarkupText.utf8(file.bytes)
    guard let syntax = CommentSyntax(fileName: file.name, bytes: bytes) else { return [] }
    var reading = Reading(path: file.path, bytes: bytes, syntax: syntax)
    return reading.read()
  }

  /// Searches for the mark first, which is cheap and almost always ends the matter.
  private static func mayHold(_ bytes: [UInt8]) -> Bool {
    search.matches(bytes)
      || MarkupText.isUTF16(bytes) && search.matches(MarkupText.utf8(bytes))
  }

  private static let search = WordSearch(["fontscale:"])

  private struct Reading {
    let path: String
    let bytes: [UInt8]
    let comments: [SourceComment]
    let lines: LineTable
    let statements: StatementEnds
    var found: [Suppression] = []
    /// The regions that are open, by their places in `found`.
    var open: [Int] = []

    init(path: String, bytes: [UInt8], syntax: CommentSyntax) {
      self.path = path
      self.bytes = bytes
      comments = syntax.comments(in: bytes)
      lines = LineTable(bytes)
      statements = StatementEnds(bytes, syntax)
    }

    mutating func read() -> [Suppression] {
      let nextCode = nextCodeOffsets()
      for (index, comment) in comments.enumerated() {
        for offset in Directive.offsets(in: comment.content, of: bytes) {
          guard let directive = Directive(at: offset, end: comment.content.upperBound, in: bytes)
          else { continue }
          take(directive, nextCode: nextCode[index])
        }
      }
      return found
    }

    /// For each comment where the next thing begins that is none.
    private func nextCodeOffsets() -> [Int] {
      var result = [Int](repeating: bytes.count, count: comments.count)
      for index in comments.indices.reversed() {
        var offset = comments[index].end
        while let byte = bytes[safe: offset], byte <= UInt8(ascii: " ") { offset += 1 }
        let following = comments[safe: index + 1]
        result[index] = following.map { $0.start == offset } == true ? result[index + 1] : offset
      }
      return result
    }

    private mutating func take(_ directive: Directive, nextCode: Int) {
      let position = lines.position(of: directive.offset)
      let names = directive.rules.map {
        Suppression.Name(text: $0.text, position: lines.position(of: $0.offset))
      }
      var suppression = Suppression(
        path: path, position: position, rules: names, lines: nil, reason: directive.reason)
      let line = position.line
      switch directive.command {
      case "disable": suppression.lines = line...Int.max
      case "disable:file": suppression.lines = nil
      case "disable:this": suppression.lines = line...line
      case "disable:previous": suppression.lines = max(line - 1, 0)...max(line - 1, 0)
      case "disable:next":
        guard nextCode < bytes.count else {
          suppression.lines = (line + 1)...(line + 1)
          break
        }
        let first = lines.position(of: nextCode).line
        let last = lines.position(of: statements.end(from: nextCode)).line
        suppression.lines = first...max(first, last)
      case "enable": return enable(suppression)
      case let command: suppression.fault = .unknownCommand(command)
      }
      if suppression.fault == nil, names.isEmpty { suppression.fault = .noRule }
      if directive.command == "disable", suppression.fault == nil { open.append(found.count) }
      found.append(suppression)
    }

    /// Ends the regions of the rules that are named, or all regions where none is.
    private mutating func enable(_ suppression: Suppression) {
      let line = suppression.position.line
      let names = suppression.rules.map(\.text)
      let endsAll = names.isEmpty || names.contains(Suppression.all)
      var hasEnded = false
      var stillOpen: [Int] = []
      var split: [Suppression] = []
      for index in open {
        let region = found[index]
        let ended = region.rules.filter { endsAll || names.contains($0.text) }
        guard !ended.isEmpty, let start = region.lines?.lowerBound else {
          stillOpen.append(index)
          continue
        }
        hasEnded = true
        found[index].rules = ended
        found[index].lines = start...max(start, line)
        let rest = region.rules.filter { !ended.contains($0) }
        if !rest.isEmpty {
          var other = region
          other.rules = rest
          split.append(other)
        }
      }
      open = stillOpen
      for other in split {
        open.append(found.count)
        found.append(other)
      }
      if !hasEnded {
        var fault = suppression
        fault.fault = .enablesNothing
        found.append(fault)
      }
    }
  }

  /// One command of a comment.
  private struct Directive {
    /// Where `fontscale:` begins.
    var offset: Int
    /// `disable:next`
    var command: String
    var rules: [(text: String, offset: Int)] = []
    var reason: String?

    /// Where commands begin: at the beginning of a comment or of a line in one, what decorates comments
    /// aside. Elsewhere a comment only speaks of them.
    static func offsets(in range: Range<Int>, of bytes: [UInt8]) -> [Int] {
      var result: [Int] = []
      var isStart = true
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if isStart, byte == mark[0], bytes[index..<range.upperBound].starts(with: mark) {
          result.append(index)
        }
        if SwiftLexer.isNewline(byte) {
          isStart = true
        } else if !isDecoration(byte) {
          isStart = false
        }
        index += 1
      }
      return result
    }

    private static func isDecoration(_ byte: UInt8) -> Bool {
      byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
        || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!")
    }

    /// nil where no command follows the mark, as in a sentence about the tool.
    init?(at offset: Int, end: Int, in bytes: [UInt8]) {
      self.offset = offset
      var index = offset + mark.count
      let lineEnd = bytes[index..<end].firstIndex(where: SwiftLexer.isNewline) ?? end
      let start = index
      while index < lineEnd, Self.isCommandByte(bytes[index]) { index += 1 }
      var commandEnd = index
      // `fontscale:disable:next:` or a sentence's colon.
      while commandEnd > start, bytes[commandEnd - 1] == UInt8(ascii: ":") { commandEnd -= 1 }
      guard commandEnd > start else { return nil }
      command = String(decoding: bytes[start..<commandEnd], as: UTF8.self)
      readRules(from: index, to: lineEnd, in: bytes)
    }

    private mutating func readRules(from start: Int, to end: Int, in bytes: [UInt8]) {
      var index = start
      while index < end {
        let byte = bytes[index]
        guard byte > UInt8(ascii: " "), byte != UInt8(ascii: ",") else {
          index += 1
          continue
        }
        var wordEnd = index
        while wordEnd < end, bytes[wordEnd] > UInt8(ascii: " "), bytes[wordEnd] != UInt8(ascii: ",")
        {
          wordEnd += 1
        }
        var word = String(decoding: bytes[index..<wordEnd], as: UTF8.self)
        let isDash = ["--", "-", "\u{2013}", "\u{2014}", ":"].contains(word)
        let endsInColon = !isDash && word.hasSuffix(":")
        if endsInColon { word.removeLast() }
        if !isDash, !word.isEmpty { rules.append((word, index)) }
        index = wordEnd
        if isDash || endsInColon {
          let text = String(decoding: bytes[index..<end], as: UTF8.self)
          let trimmed = text.trimmingBlanks
          reason = trimmed.isEmpty ? nil : trimmed
          return
        }
      }
    }

    private static func isCommandByte(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }
}

extension String {
  /// The text without spaces and tabs at its beginning and end.
  fileprivate var trimmingBlanks: String {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}
