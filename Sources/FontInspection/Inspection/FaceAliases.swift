internal import FontInterop

/// What FreeType and Fontconfig call faces, where that is not their PostScript name.
enum FaceAliases {
  /// The most faces for which the libraries are asked; no real font comes near it, and they read the
  /// whole font again for each.
  private static let mostFaces = 1000

  /// - Parameter fontconfig: what Fontconfig calls the faces; asked for once.
  static func add(
    to faces: inout [FontFace], of file: Span<UInt8>, fontconfig: () -> [Fontconfig.Face]
  ) {
    guard faces.count <= mostFaces, let library = try? FreeTypeLibrary() else { return }
    let known = fontconfig()
    for index in faces.indices {
      let face = faces[index]
      let location = face.instance
      let coordinates = location.map { $0.coordinates.map(\.value) }
      let isNamed = location?.index != nil || location?.isDefault == true || location == nil
      let freetype = try? library.withFace(
        file, index: face.faceIndex, instance: location?.index
      ) { (open: borrowing FreeTypeFace) -> String? in
        if !isNamed, let coordinates { try? open.setCoordinates(coordinates) }
        return open.postScriptName
      }
      faces[index].aliases.freetype = alias(freetype ?? nil, of: face)
      guard isNamed else { continue }
      let other = known.first {
        $0.index == face.faceIndex && $0.instance == location?.index
      }
      faces[index].aliases.fontconfig = alias(other?.postScriptName, of: face)
    }
  }

  private static func alias(_ name: String?, of face: FontFace) -> String? {
    guard let name, !name.isEmpty else { return nil }
    return face.postScriptName.map { $0.utf8.elementsEqual(name.utf8) } == true ? nil : name
  }
}
