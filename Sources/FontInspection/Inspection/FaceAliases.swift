internal import FontInterop

/// What FreeType and Fontconfig call faces, where that is not their PostScript name.
enum FaceAliases {
  /// The most faces of a file for which the libraries are asked; no real font comes near it, and they
  /// read the whole font again for each.
  private static let mostFaces = 1000

  /// Adds the libraries' names to some faces of a file.
  ///
  /// - Parameters:
  ///   - indices: the faces in question.
  ///   - whole: lends the file's bytes; called only where a face is in question.
  ///   - fontconfig: what Fontconfig calls the faces; asked for at most once.
  static func add(
    to faces: inout [FontFace], at indices: [Int], whole: ((Span<UInt8>) -> Void) -> Void,
    fontconfig: () -> [Fontconfig.Face]
  ) {
    guard !indices.isEmpty, indices.count <= mostFaces, let library = try? FreeTypeLibrary() else {
      return
    }
    var known: [Place: String] = [:]
    for face in fontconfig() {
      let place = Place(face: face.index, instance: face.instance)
      if known[place] == nil { known[place] = face.postScriptName }
    }
    whole { file in
      for index in indices {
        let face = faces[index]
        let place = Place(face: face.faceIndex, instance: face.instance?.index)
        // A location that the font does not name is moved to, and is none of Fontconfig's faces.
        let isNamed = face.instance.map { $0.index != nil || $0.isDefault } ?? true
        let freetype = try? library.withFace(file, index: place.face, instance: place.instance) {
          (open: borrowing FreeTypeFace) -> String? in
          if !isNamed, let location = face.instance {
            try? open.setCoordinates(location.coordinates.map(\.value))
          }
          return open.postScriptName
        }
        faces[index].aliases.freetype = alias(freetype ?? nil, of: face)
        if isNamed { faces[index].aliases.fontconfig = alias(known[place], of: face) }
      }
    }
  }

  private struct Place: Hashable {
    let face: Int
    let instance: Int?
  }

  private static func alias(_ name: String?, of face: FontFace) -> String? {
    guard let name, !name.isEmpty else { return nil }
    return face.postScriptName.map { $0.utf8.elementsEqual(name.utf8) } == true ? nil : name
  }
}
