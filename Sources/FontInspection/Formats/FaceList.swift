/// What `list` prints: faces, chosen and ordered, and what could not be read.
public struct FaceList: Sendable {
  /// The faces by family. In an order other than that of families each family stands where its first
  /// face would.
  public let families: [FontCatalog.Family]
  /// The faces in one row, for formats that have no families.
  public var faces: [FontFace] { reordered ?? families.flatMap(\.faces) }
  /// Those PostScript names in the list that have more than one place, listed or not.
  public let duplicates: [DuplicateName]
  /// The listed faces that have no PostScript name.
  public var namelessFaces: [NamelessFace] { NamelessFace.all(in: families) }
  /// What is asked for of each face; empty for what the format gives by itself.
  public let properties: [FaceProperty]
  public let unreadable: [UnreadableFont]
  /// The libraries that were asked for aliases, with their versions.
  public let libraries: LibraryVersions

  /// The faces in an order other than that of families; kept only then, since faces are large.
  private let reordered: [FontFace]?
  private let duplicateNames: Set<NameKey>

  public init(
    scan: consuming FontScan, libraries: LibraryVersions, filter: FaceFilter = .all,
    order: FaceOrder = .family, properties: [FaceProperty] = []
  ) {
    let duplicates = DuplicateName.all(in: scan.faces)
    var chosen = scan.faces
    scan.faces = []
    if filter == .all {
      self.duplicates = duplicates
    } else {
      chosen.removeAll { !filter.contains($0) }
      let listed = Set(chosen.compactMap { $0.postScriptName.map(NameKey.init) })
      self.duplicates = duplicates.filter { listed.contains(NameKey($0.postScriptName)) }
    }
    duplicateNames = Set(self.duplicates.map { NameKey($0.postScriptName) })
    let families = FontCatalog.families(of: consume chosen)
    if order == .family {
      reordered = nil
      self.families = families
    } else {
      let faces = order.sorted(families)
      reordered = faces
      self.families = Self.grouped(faces)
    }
    self.properties = properties
    unreadable = scan.unreadable.sorted { left, right in
      let paths = (NameKey(left.path), NameKey(right.path))
      if paths.0 != paths.1 { return paths.0 < paths.1 }
      return (left.faceIndex ?? -1) < (right.faceIndex ?? -1)
    }
    self.libraries = libraries
  }

  /// Whether the face's PostScript name has more than one place.
  public func isDuplicate(_ face: FontFace) -> Bool {
    guard !duplicateNames.isEmpty, let name = face.postScriptName else { return false }
    return duplicateNames.contains(NameKey(name))
  }

  /// The faces by family, families in the order in which they first occur.
  private static func grouped(_ faces: [FontFace]) -> [FontCatalog.Family] {
    var positions: [NameKey?: Int] = [:]
    var groups: [(name: String?, faces: [FontFace])] = []
    for face in faces {
      let key = face.family.map(NameKey.init)
      if let position = positions[key] {
        groups[position].faces.append(face)
      } else {
        positions[key] = groups.count
        groups.append((name: face.family, faces: [face]))
      }
    }
    return groups.map { FontCatalog.Family(name: $0.name, faces: $0.faces[...]) }
  }
}
