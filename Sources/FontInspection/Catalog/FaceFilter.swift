/// Which faces are wanted; what is not asked about does not matter.
public struct FaceFilter: Sendable, Equatable {
  /// Some weights.
  public enum Weights: Sendable, Equatable {
    /// Weight classes; a face of one class stands on both ends.
    case classes(ClosedRange<Double>)
    /// The weight whose word this is.
    case named(WeightName)

    func contains(_ face: FontFace) -> Bool {
      switch self {
      // Without a class the word stands for one, as in the order of the list.
      case .classes(let range):
        range.contains(face.weight ?? Double(face.weightName.weightClass))
      case .named(let name): face.weightName == name
      }
    }
  }

  /// Patterns for the family, of which one must match; a face without a family matches none.
  public var families: [NamePattern]
  /// Weights, of which one must hold the face's.
  public var weights: [Weights]
  /// True for faces of variable fonts only, false for static ones only.
  public var isVariable: Bool?

  public init(
    families: [NamePattern] = [], weights: [Weights] = [], isVariable: Bool? = nil
  ) {
    self.families = families
    self.weights = weights
    self.isVariable = isVariable
  }

  /// Lets every face through.
  public static let all = FaceFilter()

  public func contains(_ face: FontFace) -> Bool {
    if let isVariable, face.variable != isVariable { return false }
    if !weights.isEmpty, !weights.contains(where: { $0.contains(face) }) { return false }
    if families.isEmpty { return true }
    guard let family = face.family else { return false }
    return families.contains { $0.matches(family) }
  }
}
