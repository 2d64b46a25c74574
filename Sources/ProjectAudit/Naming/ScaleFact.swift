/// Something that code says about how text follows the reader's text size, besides naming a font.
public struct ScaleFact: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A font that is already scaled is scaled again; nothing need name it.
    case scaledAgain
    /// A view's text ends growing, or is fixed, at a category, in any spelling.
    case largestCategory(String)
    /// A font ends growing at a size, from a base size that is nil where it is not known.
    case largestSize(Double, base: Double?)
    /// Text in a scaling custom font may have so many lines.
    case lineLimit(Int)
    /// Text in a scaling custom font stands in a frame of a constant height.
    case fixedHeight(Double)
  }

  public var kind: Kind
  /// The code, in one line: `.lineLimit(1)`.
  public var text: String
  public var place: SourcePlace

  public init(_ kind: Kind, text: String, at place: SourcePlace) {
    self.kind = kind
    self.text = text
    self.place = place
  }
}

/// A character of an icon font that code draws: `"\u{F1C1D}"`.
public struct IconCodePoint: Sendable, Equatable {
  public var codePoint: UInt32
  /// The type around it, with those around that; empty where there is none.
  public var owner: String
  public var place: SourcePlace

  public init(_ codePoint: UInt32, owner: String, at place: SourcePlace) {
    self.codePoint = codePoint
    self.owner = owner
    self.place = place
  }
}
