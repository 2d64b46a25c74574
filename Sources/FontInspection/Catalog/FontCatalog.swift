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
    let order = faces.indices.sorted { keys[$0] < keys[$1] }
    var families: [Family] = []
    var start = order.startIndex
    while start < order.endIndex {
      let name = keys[order[start]].family
      let end = order[start...].firstIndex { keys[$0].family != name } ?? order.endIndex
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

  /// A face's place in the list, each part made once.
  private struct SortKey: Comparable {
    /// nil sorts last.
    let family: [UInt8]?
    let width: (Int, Int)
    let weight: (Int, Double)
    let slant: Int
    /// nil sorts last.
    let postScriptName: [UInt8]?
    let path: [UInt8]
    let faceIndex: Int
    let instance: Int

    init(_ face: FontFace) {
      family = face.family.map { Array($0.utf8) }
      // Without OS/2 a face counts as of normal width.
      let widthClass = face.width ?? 5
      width = (widthClass == 5 ? 0 : 1, widthClass)
      // Without a class the word stands for one.
      let weightClass = face.weight ?? Double(face.weightName.weightClass)
      weight = (weightClass == 400 ? 0 : 1, weightClass)
      slant = face.italic ? 1 : 0
      postScriptName = face.postScriptName.map { Array($0.utf8) }
      path = Array(face.path.utf8)
      faceIndex = face.faceIndex
      // The default location of a font without an instance there comes before the named ones.
      instance = face.instance?.index ?? -1
    }

    static func == (left: SortKey, right: SortKey) -> Bool { !(left < right) && !(right < left) }

    static func < (left: SortKey, right: SortKey) -> Bool {
      if left.family != right.family {
        guard let first = left.family else { return false }
        guard let second = right.family else { return true }
        return first.lexicographicallyPrecedes(second)
      }
      if left.width != right.width { return left.width < right.width }
      if left.weight != right.weight { return left.weight < right.weight }
      if left.slant != right.slant { return left.slant < right.slant }
      if left.postScriptName != right.postScriptName {
        guard let first = left.postScriptName else { return false }
        guard let second = right.postScriptName else { return true }
        return first.lexicographicallyPrecedes(second)
      }
      if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
      if left.faceIndex != right.faceIndex { return left.faceIndex < right.faceIndex }
      return left.instance < right.instance
    }
  }
}
