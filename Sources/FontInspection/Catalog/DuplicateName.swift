/// A PostScript name that several faces bear, so that iOS takes only one of them.
public struct DuplicateName: Sendable, Equatable {
  /// A face's place.
  public struct Place: Sendable, Equatable {
    public let path: String
    public let faceIndex: Int
    /// An instance's place in `fvar`, counted from 0; nil for a static face, and for the default
    /// location where no instance lies.
    public let instance: Int?

    public init(path: String, faceIndex: Int, instance: Int? = nil) {
      self.path = path
      self.faceIndex = faceIndex
      self.instance = instance
    }
  }

  public let postScriptName: String
  /// Two or more, in the order of their paths' bytes.
  public let places: [Place]

  public init(postScriptName: String, places: [Place]) {
    self.postScriptName = postScriptName
    self.places = places
  }

  /// Every name with more than one place among the faces, in the order of the names' bytes.
  public static func all(in faces: [FontFace]) -> [DuplicateName] {
    var firstByName: [NameKey: Int] = [:]
    var others: [Int: [Int]] = [:]
    firstByName.reserveCapacity(faces.count)
    for (index, face) in faces.enumerated() {
      guard let name = face.postScriptName else { continue }
      let key = NameKey(name)
      if let first = firstByName[key] {
        others[first, default: []].append(index)
      } else {
        firstByName[key] = index
      }
    }
    return others.compactMap { first, others -> DuplicateName? in
      let places = ([first] + others).map { index in
        Place(
          path: faces[index].path, faceIndex: faces[index].faceIndex,
          instance: faces[index].instance?.index)
      }.sorted()
      var distinct: [Place] = []
      for place in places where distinct.last.map({ $0 < place }) ?? true {
        distinct.append(place)
      }
      guard distinct.count > 1, let name = faces[first].postScriptName else { return nil }
      return DuplicateName(postScriptName: name, places: distinct)
    }.sorted { NameKey($0.postScriptName) < NameKey($1.postScriptName) }
  }
}

extension DuplicateName.Place: Comparable {
  public static func < (left: DuplicateName.Place, right: DuplicateName.Place) -> Bool {
    let paths = (NameKey(left.path), NameKey(right.path))
    if paths.0 != paths.1 { return paths.0 < paths.1 }
    if left.faceIndex != right.faceIndex { return left.faceIndex < right.faceIndex }
    return (left.instance ?? -1) < (right.instance ?? -1)
  }
}
