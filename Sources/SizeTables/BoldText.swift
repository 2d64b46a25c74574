public import DynamicType
public import FontInspection

/// A face, and the one to use instead of it when Bold Text is on.
///
/// The system does this for its own font alone; an app has to do it for its fonts
/// (`UIAccessibility.isBoldTextEnabled`, `UITraitCollection.legibilityWeight`).
public struct BoldTextPair: Sendable, Equatable {
  /// The face that is used with Bold Text off.
  public let face: FontFace
  /// The weight that the system font would have in its place.
  public let wantedWeight: FontWeight
  /// The face to use; the face itself where it is of the heaviest weight already; nil where the
  /// family has no heavier one.
  public let boldFace: FontFace?

  /// What to do where there is no face to use, without a full stop; else nil.
  public var advice: String? {
    guard boldFace == nil else { return nil }
    let wanted = wantedWeight.weightClass
    let range =
      switch FontWeight(face.weightName) {
      case .regular: "600-700"
      default: wanted >= 900 ? "800-900" : "\(wanted)-\(wanted + 100)"
      }
    return "no heavier face: ship a \(range) face"
  }
}

/// Finds the faces to use when Bold Text is on.
public enum BoldText {
  /// A pair for each face, in their order, chosen among all of them.
  public static func pairs(for faces: [FontFace]) -> [BoldTextPair] {
    faces.map { pair(for: $0, among: faces) }
  }

  /// The face to use for one face: of the same family, slope and width, the one of the wanted weight;
  /// else of the heavier ones the nearest to it, of two equally near the heavier.
  public static func pair(for face: FontFace, among faces: [FontFace]) -> BoldTextPair {
    let own = FontWeight(face.weightName)
    let wanted = own.underBoldText
    if wanted == own { return BoldTextPair(face: face, wantedWeight: wanted, boldFace: face) }
    let heavier = faces.filter { other in
      other.weightTrait > face.weightTrait && other.italic == face.italic
        && other.widthTrait == face.widthTrait && isSameFamily(other, face)
    }
    // A number to compare by: how far from the wanted weight, then how light.
    func distance(_ other: FontFace) -> (Double, Double) {
      let weight = weightClass(other)
      return ((weight - Double(wanted.weightClass)).magnitude, -weight)
    }
    return BoldTextPair(
      face: face, wantedWeight: wanted, boldFace: heavier.min { distance($0) < distance($1) })
  }

  private static func weightClass(_ face: FontFace) -> Double {
    guard let weight = face.weight, weight > 10 else { return Double(face.weightName.weightClass) }
    return weight
  }

  /// Names are compared byte by byte; without a name nothing is a family.
  private static func isSameFamily(_ left: FontFace, _ right: FontFace) -> Bool {
    guard let left = left.family, let right = right.family else { return false }
    return left.utf8.elementsEqual(right.utf8)
  }
}

extension FontWeight {
  /// The weight of the same word.
  init(_ name: WeightName) { self = FontWeight(rawValue: name.rawValue) ?? .regular }
}
