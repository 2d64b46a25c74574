public struct Depth {
  public var metres = 0.0
}
