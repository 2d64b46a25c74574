import ProjectInterop

/// Reads `Podfile` and `Podfile.lock` for the pods that `pod install` would bring, where it has not been
/// run.
struct CocoaPodsDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    ["Podfile", "Podfile.lock"].contains(ProjectFile.name(of: path))
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      let folder = ProjectFiles.folder(of: file.path)
      guard !files.containsFolder(folder.isEmpty ? "Pods" : folder + "/Pods") else { continue }
      let pods = file.name == "Podfile" ? Self.podfile(file.bytes) : Self.lock(file.bytes)
      for (name, position) in pods {
        project.addExternalSource(
          ExternalSource(
            name: "the pod \(name)", command: "pod install",
            place: AppTarget.Place(path: file.path, position: position)))
      }
    }
  }

  /// The names behind `pod` at the beginnings of lines; a pod of the project's own (`:path`) is there.
  private static func podfile(_ bytes: [UInt8]) -> [(name: String, position: SourcePosition)] {
    QuotedNames.lines(of: bytes).compactMap { line, number in
      guard !line.contains(":path"), !line.contains("path:") else { return nil }
      return QuotedNames.first(after: ["pod"], in: line).map {
        ($0.name, SourcePosition(line: number, column: $0.column))
      }
    }
  }

  /// The pods that are installed, which are more than are asked for: `- Name (1.0)` under `PODS`.
  private static func lock(_ bytes: [UInt8]) -> [(name: String, position: SourcePosition)] {
    guard let root = (try? YAMLReader.read(MarkupText.utf8(bytes))) ?? nil else { return [] }
    return (root["PODS"]?.elements ?? []).compactMap { element in
      guard let text = element.text ?? element.entries?.first?.key.text else { return nil }
      let name = String(text.prefix { $0 != " " })
      return (name, SourcePosition(line: element.position.line, column: element.position.column))
    }
  }
}

/// Names in quotes behind a word at the beginning of a line, as in Podfiles and Cartfiles.
enum QuotedNames {
  /// The lines with their numbers, counted from 1.
  static func lines(of bytes: [UInt8]) -> [(line: String, number: Int)] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated()
      .map { (String($0.element), $0.offset + 1) }
  }

  /// The first text in quotes of a line that begins with one of `words`, and the column of its quote.
  static func first(after words: [String], in line: String) -> (name: String, column: Int)? {
    let scalars = Array(line.unicodeScalars)
    let start = scalars.firstIndex { $0 != " " && $0 != "\t" } ?? scalars.count
    let end = scalars[start...].firstIndex { $0 == " " || $0 == "(" || $0 == "\t" } ?? scalars.count
    guard words.contains(String(String.UnicodeScalarView(scalars[start..<end]))),
      let quote = scalars[end...].firstIndex(where: { $0 == "'" || $0 == "\"" }),
      let close = scalars[(quote + 1)...].firstIndex(of: scalars[quote]), close > quote + 1
    else { return nil }
    return (String(String.UnicodeScalarView(scalars[(quote + 1)..<close])), quote + 1)
  }
}
