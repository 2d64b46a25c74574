/// A collection of faces, in the order in which iOS lists them and with look-up by name.
///
/// Names are compared byte by byte: Swift's own comparison would take a composed and a decomposed
/// spelling for one name.
public struct FontCatalog: Sendable {
  /// A family and its faces in order.
  public struct Family: Sendable, Equatable {
    /// nil for faces without a family name.
    public let name: String?
    /// A part of the row of all faces, since to give each family an array of its own means to copy
    /// them.
    public let faces: ArraySlice<FontFace>
  }

  /// Families in the order of their names' bytes, faces without one last.
  ///
  /// Inside a family: normal width first, then ascending; weight 400 first, then ascending; upright
  /// before slanted; then PostScript name, path, face index and instance. The first three are what
  /// `UIFont.fontNames(forFamilyName:)` was seen to do; `familyNames` itself has no order.
  public let families: [Family]

  private let byPostScriptName: [NameKey: [FontFace]]
  private let byFullName: [NameKey: [FontFace]]
  private let byFamily: [NameKey: [FontFace]]

  public init(_ faces: [FontFace]) {
    families = Self.families(of: faces)
    let sorted = families.flatMap(\.faces)
    byPostScriptName = Self.index(sorted, by: \.postScriptName)
    byFullName = Self.index(sorted, by: \.fullName)
    byFamily = Self.index(sorted, by: \.family)
  }

  /// The faces in their families, in the order of `families`, without look-up by name.
  ///
  /// Places are sorted and not faces, which are large; in the end each face is moved to its own.
  public static func families(of faces: consuming [FontFace]) -> [Family] {
    var groups: [(name: String?, places: [Int])] = []
    var positions: [NameKey: Int] = [:]
    var nameless: [Int] = []
    for index in faces.indices {
      guard let family = faces[index].family else {
        nameless.append(index)
        continue
      }
      let key = NameKey(family)
      if let position = positions[key] {
        groups[position].places.append(index)
      } else {
        positions[key] = groups.count
        groups.append((family, [index]))
      }
    }
    groups.sort { NameKey($0.name ?? "") < NameKey($1.name ?? "") }
    if !nameless.isEmpty { groups.append((nil, nameless)) }
    var sources: [Int] = []
    sources.reserveCapacity(faces.count)
    for group in groups { sources += sorted(group.places, faces) }
    faces.rearrange(from: sources)
    var start = 0
    return groups.map { group in
      defer { start += group.places.count }
      return Family(name: group.name, faces: faces[start..<(start + group.places.count)])
    }
  }

  /// The places of one family's faces in their order.
  private static func sorted(_ places: [Int], _ faces: borrowing [FontFace]) -> [Int] {
    guard places.count > 1 else { return places }
    var keys: [(place: Int, key: SortKey)] = []
    keys.reserveCapacity(places.count)
    for place in places { keys.append((place, SortKey(faces[place]))) }
    let row = copy faces
    keys.sort { left, right in
      left.key.precedes(right.key) ?? precedes(row[left.place], row[right.place])
    }
    return keys.map(\.place)
  }

  /// All faces, family by family.
  public var faces: [FontFace] { families.flatMap(\.faces) }

  /// The faces with exactly this PostScript name; more than one is a fault of the fonts.
  public func faces(withPostScriptName name: String) -> [FontFace] {
    byPostScriptName[NameKey(name)] ?? []
  }

  /// The faces with exactly this full name (ID 4).
  public func faces(withFullName name: String) -> [FontFace] { byFullName[NameKey(name)] ?? [] }

  /// The faces of exactly this family.
  public func faces(inFamily name: String) -> [FontFace] { byFamily[NameKey(name)] ?? [] }

  private static func index(
    _ faces: [FontFace], by name: KeyPath<FontFace, String?>
  ) -> [NameKey: [FontFace]] {
    var index: [NameKey: [FontFace]] = [:]
    for face in faces {
      if let name = face[keyPath: name] { index[NameKey(name), default: []].append(face) }
    }
    return index
  }

  /// Whether a face stands before another of the same place by `SortKey`: PostScript name, path, face
  /// index, instance.
  private static func precedes(_ left: FontFace, _ right: FontFace) -> Bool {
    let names = (NameKey(left.postScriptName ?? ""), NameKey(right.postScriptName ?? ""))
    if names.0 != names.1 { return names.0 < names.1 }
    let paths = (NameKey(left.path), NameKey(right.path))
    if paths.0 != paths.1 { return paths.0 < paths.1 }
    if left.faceIndex != right.faceIndex { return left.faceIndex < right.faceIndex }
    // The default location of a font without an instance there comes before the named ones.
    return (left.instance?.index ?? -1) < (right.instance?.index ?? -1)
  }

  /// A face's place in its family as far as it decides for nearly all; each part is made once.
  private struct SortKey {
    let width: (Int, Int)
    let weight: (Int, Double)
    let slant: Int

    init(_ face: FontFace) {
      // Without OS/2 a face counts as of normal width.
      let widthClass = face.width ?? 5
      width = (widthClass == 5 ? 0 : 1, widthClass)
      // Without a class the word stands for one.
      let weightClass = face.weight ?? Double(face.weightName.weightClass)
      weight = (weightClass == 400 ? 0 : 1, weightClass)
      slant = face.italic ? 1 : 0
    }

    /// Whether the face stands before the other; nil where these parts do not tell.
    func precedes(_ other: SortKey) -> Bool? {
      if width != other.width { return width < other.width }
      if weight != other.weight { return weight < other.weight }
      return slant == other.slant ? nil : slant < other.slant
    }
  }
}

extension Array {
  /// Moves each element to its place, the one that is to stand at `index` from `sources[index]`.
  ///
  /// Elements change places along each cycle of the permutation, so that none is copied.
  ///
  /// - Parameter sources: every index once.
  fileprivate mutating func rearrange(from sources: consuming [Int]) {
    guard sources.count == count else { return }
    // The array's own `swapAt` copies elements, a buffer's moves them.
    unsafe withUnsafeMutableBufferPointer { elements in
      for start in sources.indices {
        var place = start
        while sources[place] != start {
          let source = sources[place]
          unsafe elements.swapAt(place, source)
          sources[place] = place
          place = source
        }
        sources[place] = place
      }
    }
  }
}
