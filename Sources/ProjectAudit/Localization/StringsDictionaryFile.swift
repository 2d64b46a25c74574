/// Reads `.stringsdict` files: texts by plural, width and device, in a property list.
struct StringsDictionaryFile: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["stringsdict"]) }

  /// Keys whose values tell how a text is made and are never shown (*Internationalization and
  /// Localization Guide*, appendix "Stringsdict File Format").
  private static let settings: Set = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard !file.bytes.isEmpty else { return }
    do throws(PropertyListError) {
      let list = try PropertyList(reading: file.bytes)
      guard case .dictionary(let entries) = list.value else { return }
      var collector = CharacterCollector()
      for entry in entries { Self.collect(entry.value, key: entry.key, into: &collector) }
      project.localizedTexts += [
        collector.text(path: file.path, language: LocalizedText.language(ofFile: file.path))
      ].compactMap(\.self)
    } catch {
      project.problems.append(
        FileProblem(path: file.path, message: error.message, position: error.position))
    }
  }

  /// Adds every variant of a text, however deep it lies.
  private static func collect(
    _ list: PropertyList, key: String, into collector: inout CharacterCollector
  ) {
    var pending = [list]
    while let next = pending.popLast() {
      switch next.value {
      case .string(let text): collector.add(text, key: key, position: next.position)
      case .dictionary(let entries):
        pending += entries.reversed().filter { !settings.contains($0.key) }.map(\.value)
      case .array, .other: break
      }
    }
  }
}
