/// Reads Flutter's texts: `.arb` files (application resource bundles), one per language, in JSON.
///
/// github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification
struct ApplicationResourceBundleFile: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["arb"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    // Flutter's own tools say what is wrong with one.
    guard let bundle = try? JSONDocument(reading: file.bytes) else { return }
    let lines = LineTable(file.bytes)
    var collector = CharacterCollector()
    for member in bundle.members where member.key.utf8.first != UInt8(ascii: "@") {
      guard let text = member.value.string else { continue }
      collector.add(text, key: member.key, position: lines.position(of: member.value.offset))
    }
    project.localizedTexts += [
      collector.text(
        path: file.path, language: bundle["@@locale"]?.string ?? Self.language(of: file.name))
    ].compactMap(\.self)
  }

  /// `pl` of `app_pl.arb`, `pt_BR` of `app_pt_BR.arb`: what stands behind the first `_` that two or
  /// three lower-case letters follow.
  private static func language(of fileName: String) -> String? {
    let parts = fileName.dropLast(".arb".count).split(separator: "_")
    guard
      let first = parts.dropFirst().firstIndex(where: { part in
        (2...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      })
    else { return nil }
    return parts[first...].joined(separator: "_")
  }
}
