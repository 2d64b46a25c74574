/// A collection of faces, in the order in which iOS lists them and with look-up by name.
///
/// Names are compared byte by byte: Swift's own comparison would take a composed and a decomposed
/// spelling for one name.
public struct FontCatalog: Sendable {
  /// A family and its faces in order.
  public struct Family: Sendable, Equatable {
    /// nil for faces without a family name.
    public let name: String?
    public let faces: [FontFace]
  }

  /// Families in the order of their names' bytes, faces without one last.
  ///
  /// Inside a family: normal width first, then ascending; weight 400 first, then ascending; upright
  /// before slanted; then PostScript name, path, face index and instance. The first three are what
  /// `UIFont.fontNames(forFamilyName:)` was seen to do; `familyNames` itself has no order.
  public let families: [Family]

  private let byPostScriptName: [Name: [FontFace]]
  private let byFullName: [Name: [FontFace]]
  private let byFamily: [Name: [FontFace]]

  public init(_ faces: [FontFace]) {
    families = Self.families(of: faces)
    let sorted = families.flatMap(\.faces)
    byPostScriptName = Self.index(sorted, by: \.postScriptName)
    byFullName = Self.index(sorted, by: \.fullName)
    byFamily = Self.index(sorted, by: \.family)
  }

  /// The faces in their families, in the order of `families`, without look-up by name.
  public static func families(of faces: [FontFace]) -> [Family] {
    // Places are sorted and not faces, which are large.
    let keys = faces.map { SortKey($0) }
    let order = faces.indices.sorted { left, right in
      keys[left].precedes(keys[right]) ?? precedes(faces[left], faces[right])
    }
    var families: [Family] = []
    var start = order.startIndex
    while start < order.endIndex {
      let first = keys[order[start]]
      let end = order[start...].firstIndex { !keys[$0].hasFamily(of: first) } ?? order.endIndex
      families.append(
        Family(name: faces[order[start]].family, faces: order[start..<end].map { faces[$0] }))
      start = end
    }
    return families
  }

  /// All faces, family by family.
  public var faces: [FontFace] { families.flatMap(\.faces) }

  /// The faces with exactly this PostScript name; more than one is a fault of the fonts.
  public func faces(withPostScriptName name: String) -> [FontFace] {
    byPostScriptName[Name(name)] ?? []
  }

  /// The faces with exactly this full name (ID 4).
  public func faces(withFullName name: String) -> [FontFace] { byFullName[Name(name)] ?? [] }

  /// The faces of exactly this family.
  public func faces(inFamily name: String) -> [FontFace] { byFamily[Name(name)] ?? [] }

  private static func index(
    _ faces: [FontFace], by name: KeyPath<FontFace, String?>
  ) -> [Name: [FontFace]] {
    var index: [Name: [FontFace]] = [:]
    for face in faces {
      if let name = face[keyPath: name] { index[Name(name), default: []].append(face) }
    }
    return index
  }

  private struct Name: Hashable {
    let bytes: [UInt8]
    init(_ name: String) { bytes = Array(name.utf8) }
  }

  /// Whether a face stands before another of the same place by `SortKey`: PostScript name, path, face
  /// index, instance.
  private static func precedes(_ left: FontFace, _ right: FontFace) -> Bool {
    let names = (left.postScriptName ?? "", right.postScriptName ?? "")
    if !names.0.utf8.elementsEqual(names.1.utf8) {
      return names.0.utf8.lexicographicallyPrecedes(names.1.utf8)
    }
    if !left.path.utf8.elementsEqual(right.path.utf8) {
      return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    if left.faceIndex != right.faceIndex { return left.faceIndex < right.faceIndex }
    // The default location of a font without an instance there comes before the named ones.
    return (left.instance?.index ?? -1) < (right.instance?.index ?? -1)
  }

  /// A face's place in the list as far as it decides for nearly all; each part is made once.
  private struct SortKey {
    /// nil sorts last.
    let family: String?
    let width: (Int, Int)
    let weight: (Int, Double)
    let slant: Int

    init(_ face: FontFace) {
      family = face.family
      // Without OS/2 a face counts as of normal width.
      let widthClass = face.width ?? 5
      width = (widthClass == 5 ? 0 : 1, widthClass)
      // Without a class the word stands for one.
      let weightClass = face.weight ?? Double(face.weightName.weightClass)
      weight = (weightClass == 400 ? 0 : 1, weightClass)
      slant = face.italic ? 1 : 0
    }

    func hasFamily(of other: SortKey) -> Bool {
      guard let family, let name = other.family else {
        return (family == nil) == (other.family == nil)
      }
      return family.utf8.elementsEqual(name.utf8)
    }

    /// Whether the face stands before the other; nil where these parts do not tell.
    func precedes(_ other: SortKey) -> Bool? {
      if !hasFamily(of: other) {
        guard let first = family else { return false }
        guard let second = other.family else { return true }
        return first.utf8.lexicographicallyPrecedes(second.utf8)
      }
      if width != other.width { return width < other.width }
      if weight != other.weight { return weight < other.weight }
      return slant == other.slant ? nil : slant < other.slant
    }
  }
}
