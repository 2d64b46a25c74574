public import FontInspection

/// A second name of a font file: a symbolic link, whose own name counts when the app is built.
public struct FontLink: Sendable, Equatable {
  /// The link, relative to the project's folder.
  public var path: String
  /// The path under which the file is known.
  public var target: String

  public init(path: String, target: String) {
    self.path = path
    self.target = target
  }
}

/// What is known of a project's font files.
public struct FontFiles: Sendable, Equatable {
  /// Every face that could be read.
  public var faces: [FontFace]
  /// Files with a font's name that are none, and fonts that cannot be read.
  public var unreadable: [UnreadableFont]
  /// What is damaged in fonts whose faces are listed all the same.
  public var notes: [FontNote]
  /// Links within the project to font files that stand in it under another path too.
  public var links: [FontLink]
  /// By the bytes of a path, for files that share a PostScript name: a number that only files of the
  /// same bytes share.
  public var contents: [[UInt8]: Int]
  /// What each font says of itself beyond identity.
  public var details: [Place: FontDetails]

  public init(
    faces: [FontFace] = [], unreadable: [UnreadableFont] = [], notes: [FontNote] = [],
    links: [FontLink] = [], contents: [[UInt8]: Int] = [:], details: [FontDetails] = []
  ) {
    self.faces = faces
    self.unreadable = unreadable
    self.notes = notes
    self.links = links
    self.contents = contents
    self.details = [:]
    setDetails(details)
  }

  /// Takes what fonts say of themselves, to be found by path and index.
  mutating func setDetails(_ details: [FontDetails]) {
    self.details = Dictionary(
      details.map { (Place(path: $0.path, faceIndex: $0.faceIndex), $0) }
    ) { first, _ in first }
  }

  /// What the font of a face says of itself; nil where that was not read. The instances of a variable
  /// font share it.
  public func details(of face: FontFace) -> FontDetails? {
    details[Place(path: face.path, faceIndex: face.faceIndex)]
  }

  /// The faces that the app can be meant to load.
  ///
  /// A web font or another kind that iOS does not load, under its own extension, is there for
  /// something else, such as a page in a web view; under a TTF's name it was meant for the app.
  var appFaces: [FontFace] {
    faces.filter {
      $0.container.isLoadable || !$0.path.hasPathExtension(in: [$0.container.rawValue])
    }
  }

  /// The pairs of files in which a PostScript name occurs twice.
  ///
  /// The instances of one variable font are never compared with each other: they are one file, and
  /// another rule looks at their names.
  public func duplicates() -> [Duplicate] { Self.duplicates(among: appFaces) }

  /// The pairs of files among those of `faces` in which a PostScript name occurs twice.
  static func duplicates(among faces: [FontFace]) -> [Duplicate] {
    var places: [[UInt8]: [Place]] = [:]
    var seen: [[UInt8]: Set<Place>] = [:]
    for face in faces {
      guard let name = face.postScriptName.map({ Array($0.utf8) }) else { continue }
      let place = Place(path: face.path, faceIndex: face.faceIndex)
      if seen[name, default: []].insert(place).inserted { places[name, default: []].append(place) }
    }
    var pairs: [Pair: [String]] = [:]
    for (name, places) in places where places.count > 1 {
      let sorted = places.sorted()
      for other in sorted.dropFirst() {
        pairs[Pair(first: sorted[0], second: other), default: []].append(
          String(decoding: name, as: UTF8.self))
      }
    }
    return pairs.keys.sorted().map { pair in
      Duplicate(
        first: pair.first, second: pair.second,
        names: (pairs[pair] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  /// A face's file and its index within it.
  public struct Place: Sendable, Hashable, Comparable {
    public var path: String
    public var faceIndex: Int

    public static func == (left: Place, right: Place) -> Bool {
      left.path.hasSameBytes(as: right.path) && left.faceIndex == right.faceIndex
    }

    public func hash(into hasher: inout Hasher) {
      for byte in path.utf8 { hasher.combine(byte) }
      hasher.combine(faceIndex)
    }

    public static func < (left: Place, right: Place) -> Bool {
      left.path.hasSameBytes(as: right.path)
        ? left.faceIndex < right.faceIndex
        : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
  }

  /// Two faces of the same name.
  public struct Duplicate: Sendable, Equatable {
    public var first: Place
    public var second: Place
    /// The names that both have, in the order of their bytes; never empty.
    public var names: [String]
  }

  private struct Pair: Hashable, Comparable {
    var first: Place
    var second: Place

    static func < (left: Pair, right: Pair) -> Bool {
      left.second == right.second ? left.first < right.first : left.second < right.second
    }
  }
}
