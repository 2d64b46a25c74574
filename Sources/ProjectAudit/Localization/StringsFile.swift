/// Reads `.strings` files: text, and property lists under that name, which Xcode's build makes.
struct StringsFile: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["strings"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    let language = LocalizedText.language(ofFile: file.path)
    var collector = CharacterCollector()
    var problem: FileProblem?
    do throws(PropertyListError) {
      try Self.collect(file.bytes) { text, key, position in
        collector.add(text, key: key, position: position)
        FontNamesInTexts.add(text, key: key, path: file.path, position: position, to: &project)
      } problem: { message, position in
        problem = FileProblem(path: file.path, message: message, position: position)
      }
    } catch {
      problem = FileProblem(path: file.path, message: error.message, position: error.position)
    }
    // Outside a language's folder it may be something else of that name.
    if let problem, language != nil { project.problems.append(problem) }
    project.localizedTexts += [collector.text(path: file.path, language: language)]
      .compactMap(\.self)
  }

  private static func collect(
    _ stored: [UInt8], add: (String, String?, SourcePosition?) -> Void,
    problem: (String, SourcePosition?) -> Void
  ) throws(PropertyListError) {
    // Many projects have empty ones.
    guard !stored.isEmpty else { return }
    if isPropertyList(stored) {
      let list = try PropertyList(reading: stored)
      guard case .dictionary(let entries) = list.value else { return }
      for entry in entries {
        guard case .string(let text) = entry.value.value else { continue }
        add(text, entry.key, entry.value.position)
      }
      return
    }
    let bytes = utf8(stored)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return problem("it holds bytes that are no UTF-8", nil)
    }
    let lines = LineTable(bytes)
    let lexer = StringsLexer(bytes)
    for entry in lexer.entries {
      guard let value = entry.value else { continue }
      add(value, entry.key, lines.position(of: entry.valueOffset))
    }
    if let fault = lexer.fault {
      problem(
        "it is no file of strings: \(fault.message)", lines.position(of: fault.offset))
    }
  }

  /// The entries of the file in its text form, for comparison with other readers; nil where it is not
  /// in that form.
  static func entries(_ stored: [UInt8]) -> StringsLexer? {
    isPropertyList(stored) ? nil : StringsLexer(utf8(stored))
  }

  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: BinaryPropertyList.signature) { return true }
    let head = utf8(Array(bytes.prefix(2048)))
    let first = head.dropFirst(head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).first { $0 > 0x20 }
    return first == UInt8(ascii: "<")
  }

  /// The file as UTF-8. UTF-16 without a byte order mark is told by the zero bytes of its first
  /// character, which is a quote or a slash.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch (bytes[safe: 0], bytes[safe: 1]) {
    case (_?, 0): MarkupText.utf8(fromUTF16: bytes[...], isBigEndian: false)
    case (0, _?): MarkupText.utf8(fromUTF16: bytes[...], isBigEndian: true)
    default: MarkupText.utf8(bytes)
    }
  }
}
