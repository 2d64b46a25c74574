/// What a list of faces is ordered by, the least first.
///
/// Faces that a key does not tell apart stand as `family` has them.
public enum FaceOrder: String, Sendable, CaseIterable {
  /// Families by their names, their faces as `UIFont.fontNames(forFamilyName:)` has them.
  case family
  /// PostScript names, none last.
  case name
  case weight
  case width
  /// Paths, then indices in the file.
  case path

  /// One line for the help.
  public var summary: String {
    switch self {
    case .family: "families by name, their faces as on a device"
    case .name: "by PostScript name"
    case .weight: "the lightest first"
    case .width: "the narrowest first"
    case .path: "by file"
    }
  }

  /// The faces of families that stand in `family` order, reordered.
  func sorted(_ families: [FontCatalog.Family]) -> [FontFace] {
    let faces = families.flatMap(\.faces)
    guard self != .family else { return faces }
    return faces.enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      return !precedes(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }

  private func precedes(_ left: FontFace, _ right: FontFace) -> Bool {
    switch self {
    case .family: return false
    case .name:
      guard let first = left.postScriptName else { return false }
      guard let second = right.postScriptName else { return true }
      return NameKey(first) < NameKey(second)
    case .weight: return Self.weight(of: left) < Self.weight(of: right)
    case .width: return (left.width ?? 5) < (right.width ?? 5)
    case .path:
      let paths = (NameKey(left.path), NameKey(right.path))
      return paths.0 == paths.1 ? left.faceIndex < right.faceIndex : paths.0 < paths.1
    }
  }

  private static func weight(of face: FontFace) -> Double {
    face.weight ?? Double(face.weightName.weightClass)
  }
}
