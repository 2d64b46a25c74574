/// How far a character's glyph reaches up and down, in font units from the baseline.
public struct InkExtent: Sendable, Equatable {
  public var character: Unicode.Scalar
  /// Negative below the baseline.
  public var bottom: Int
  public var top: Int

  public init(character: Unicode.Scalar, bottom: Int, top: Int) {
    self.character = character
    self.bottom = bottom
    self.top = top
  }
}
