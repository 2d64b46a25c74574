/// A PostScript name that several faces bear, so that iOS takes only one of them.
public struct DuplicateName: Sendable, Equatable {
  /// A face's place: two instances of one variable font share it.
  public struct Place: Sendable, Equatable {
    public let path: String
    public let faceIndex: Int

    public init(path: String, faceIndex: Int) {
      self.path = path
      self.faceIndex = faceIndex
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
        Place(path: faces[index].path, faceIndex: faces[index].faceIndex)
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
    return paths.0 == paths.1 ? left.faceIndex < right.faceIndex : paths.0 < paths.1
  }
}
