/// Reads string catalogues (`.xcstrings`): every text in every language, in JSON.
///
/// developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
struct StringCatalogFile: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["xcstrings"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    let lines = LineTable(file.bytes)
    let catalog: JSONDocument
    do throws(JSONFault) {
      catalog = try JSONDocument(reading: file.bytes)
    } catch {
      project.problems.append(
        FileProblem(
          path: file.path, message: "it cannot be read as JSON: \(error.message)",
          position: lines.position(of: error.offset)))
      return
    }
    let source = catalog["sourceLanguage"]?.string ?? "en"
    var collectors: [(language: String, collector: CharacterCollector)] = []
    func add(_ text: String, _ language: String, key: String, at offset: Int) {
      let index =
        collectors.firstIndex { $0.language.hasSameBytes(as: language) } ?? collectors.count
      if index == collectors.count { collectors.append((language, CharacterCollector())) }
      let position = lines.position(of: offset)
      collectors[index].collector.add(text, key: key, position: position)
      FontNamesInTexts.add(text, key: key, path: file.path, position: position, to: &project)
    }
    for entry in catalog["strings"]?.members ?? []
    where entry.value["extractionState"]?.string != "stale" {
      let languages = entry.value["localizations"]?.members ?? []
      for language in languages {
        for text in Self.texts(language.value) {
          add(text.text, language.key, key: entry.key, at: text.offset)
        }
      }
      // A key that its own language has no text for is the text.
      if !languages.contains(where: { $0.key.hasSameBytes(as: source) }) {
        add(entry.key, source, key: entry.key, at: entry.offset)
      }
    }
    project.localizedTexts += collectors.compactMap {
      $0.collector.text(path: file.path, language: $0.language)
    }
  }

  /// The texts of one key in one language: of every plural, device and substitution.
  private static func texts(_ localization: JSONDocument) -> [(text: String, offset: Int)] {
    var texts: [(text: String, offset: Int)] = []
    var pending = [localization]
    while let next = pending.popLast() {
      for member in next.members.reversed() where !member.value.members.isEmpty {
        guard member.key == "stringUnit" else {
          pending.append(member.value)
          continue
        }
        if let value = member.value["value"], let text = value.string {
          texts.append((text, value.offset))
        }
      }
    }
    return texts
  }
}
