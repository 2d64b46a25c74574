public import DynamicType

extension SizeJudgement {
  /// One sentence for people, in lower case without a full stop.
  public var message: String {
    func points(_ size: Double) -> String { DecimalText.shortest(size, decimals: 3) }
    return switch self {
    case .belowMinimum(let style, let category, let size, let minimum):
      "\(style) is \(points(size)) pt at \(category.name), less than the \(points(minimum)) pt that "
        + "the guidelines allow"
    case .orderInverted(let style, let size, let other, let otherSize, let category):
      "\(other) (\(points(otherSize)) pt) is larger than \(style) (\(points(size)) pt) at "
        + category.name
    case .indistinguishable(let style, let other, let size, let category):
      "\(style) and \(other) are both \(points(size)) pt at \(category.name)"
    case .neverEnlarges(let style, let largest, let wanted, let isPlatformsOwn):
      "\(style) ends at \(points(largest)) pt and never reaches \(points(wanted)) pt"
        + (isPlatformsOwn ? ", which the system font does not either" : "")
    case .maximumPreventsEnlarging(let style, let maximum, let wanted):
      "the maximum of \(style), \(points(maximum)) pt, keeps it from \(points(wanted)) pt"
    case .coarseScaledValue(let style, let category, let value, let scaled, let exact):
      "\(points(value)) scaled for \(style) is \(points(scaled)) at \(category.name), where the curve "
        + "says \(points(exact)): scale 100 and divide"
    }
  }
}
