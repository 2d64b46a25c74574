/// Reads Lottie animations: JSON files with text layers, whose fonts the player looks for by name.
///
/// lottiefiles.github.io/lottie-docs/text: `fonts.list[]` holds `fName`, usually the PostScript name;
/// a text layer's document (`t.d.k[].s.f`) names one of them.
struct LottieAnimation: ProjectFileReader {
  static let api = FontAPI("fName", .lottie)
  private static let words = WordSearch(["\"fName\""])

  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["json"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes),
      let animation = try? JSONDocument(reading: file.bytes), animation["v"] != nil,
      let layers = animation["layers"], animation["chars"]?.elements.isEmpty ?? true
    else { return }
    let assets = animation["assets"]?.elements ?? []
    let used = Set(
      ([layers] + assets.compactMap { $0["layers"] }).flatMap(\.elements).flatMap(Self.fonts))
    guard !used.isEmpty else { return }
    let lines = LineTable(file.bytes)
    for font in animation["fonts"]?["list"]?.elements ?? [] {
      guard let name = font["fName"], let text = name.string, used.contains(Array(text.utf8)) else {
        continue
      }
      project.references.append(
        FontReference(
          name: text, api: Self.api, path: file.path, position: lines.position(of: name.offset),
          certainty: .resolved, meaning: .family))
    }
  }

  /// The fonts that a layer's text names; none where it is no layer of text.
  private static func fonts(of layer: JSONDocument) -> [[UInt8]] {
    guard case .number("5")? = layer["ty"]?.value else { return [] }
    let frames = layer["t"]?["d"]?["k"]?.elements ?? []
    return frames.compactMap { $0["s"]?["f"]?.string.map { Array($0.utf8) } }
  }
}
