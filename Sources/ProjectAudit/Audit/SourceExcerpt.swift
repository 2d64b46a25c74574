/// The part of a line of source that a finding points at.
public struct SourceExcerpt: Sendable, Equatable {
  /// The line, or of a very long one the part around the place; without the end of the line.
  public var text: String
  /// How many Unicode scalars of `text` stand before the place.
  public var offset: Int
  /// True if the line begins before `text`.
  public var isCutAtStart: Bool
  /// True if the line goes on behind `text`.
  public var isCutAtEnd: Bool

  public init(text: String, offset: Int, isCutAtStart: Bool = false, isCutAtEnd: Bool = false) {
    self.text = text
    self.offset = offset
    self.isCutAtStart = isCutAtStart
    self.isCutAtEnd = isCutAtEnd
  }

  /// What stands at the place.
  public enum Token: Sendable, Equatable {
    /// A string literal between quotation marks.
    case literal
    /// An element that holds nothing but text, `<string>Lato.ttf</string>`.
    case element
    /// A tag.
    case tag
    /// A word, a single character, or something whose end cannot be seen.
    case other
  }

  /// The part of a line that a finding is about, in Unicode scalars of `text`.
  public struct Extent: Sendable, Equatable {
    public var token: Token
    /// What stands at the place as a whole; never empty but at the end of the line.
    public var whole: Range<Int>
    /// The name that is wrong, without quotation marks or tags; nil where it is not to be told from
    /// the rest, or is spelled with escapes.
    public var name: Range<Int>?
  }

  /// The part of the line that a finding is about.
  ///
  /// - Parameter message: Of a tag's attributes the one is meant whose value the message has between
  ///   quotation marks.
  public func extent(message: String) -> Extent {
    let scalars = Array(text.unicodeScalars)
    let start = min(max(offset, 0), scalars.count)
    let rest = scalars[start...]
    let extent: Extent? =
      switch rest.first {
      case "\"", "'": Self.literal(rest)
      case "<": Self.element(rest, message: message)
      default: nil
      }
    if let extent { return extent }
    let word = rest.prefix(while: \.isPartOfWord)
    return Extent(
      token: .other, whole: start..<max(word.endIndex, min(start + 1, scalars.count)), name: nil)
  }

  private static func literal(_ rest: ArraySlice<Unicode.Scalar>) -> Extent? {
    let start = rest.startIndex + 1
    var index = start
    var isPlain = true
    let mark = rest[rest.startIndex]
    while index < rest.endIndex, rest[index] != mark {
      if rest[index] == "\\" {
        isPlain = false
        index += 1
      }
      index += 1
    }
    guard index < rest.endIndex else { return nil }
    // The first of three marks begins a literal over several lines.
    if index == start, index + 1 < rest.endIndex, rest[index + 1] == mark { return nil }
    return Extent(
      token: .literal, whole: rest.startIndex..<(index + 1), name: isPlain ? start..<index : nil)
  }

  private static func element(_ rest: ArraySlice<Unicode.Scalar>, message: String) -> Extent? {
    guard let tagEnd = rest.firstIndex(of: ">") else { return nil }
    let content = rest[(tagEnd + 1)...].prefix { $0 != "<" && $0 != ">" }
    let closing = rest[content.endIndex...]
    if rest[tagEnd - 1] != "/", closing.starts(with: "</".unicodeScalars),
      let end = closing.firstIndex(of: ">")
    {
      return Extent(
        token: .element, whole: rest.startIndex..<(end + 1),
        name: content.contains("&") ? nil : content.startIndex..<content.endIndex)
    }
    return Extent(
      token: .tag, whole: rest.startIndex..<(tagEnd + 1),
      name: attributeValue(in: rest[...tagEnd], quotedBy: message))
  }

  /// Where the one attribute value stands that a message has between quotation marks.
  private static func attributeValue(
    in tag: ArraySlice<Unicode.Scalar>, quotedBy message: String
  ) -> Range<Int>? {
    let quoted = Set(
      message.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { Array($0.element) })
    var found: [Range<Int>] = []
    var start: Int?
    for index in tag.indices where tag[index] == "\"" {
      if let opened = start {
        if quoted.contains(Array(tag[opened..<index])) { found.append(opened..<index) }
        start = nil
      } else {
        start = index + 1
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool { properties.isAlphabetic || self == "_" || isNumber }

  private var isNumber: Bool { properties.numericType != nil }
}
