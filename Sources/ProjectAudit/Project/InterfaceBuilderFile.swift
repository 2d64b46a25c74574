/// Reads storyboards and xibs.
///
/// `<fontDescription name="…">` names the font of a control; `<customFonts key="customFonts">` holds,
/// per font file, the names that Xcode found in it when the file was last saved. A name of the second
/// kind is taken only where no control of the file uses it, so that one fault is reported once, where
/// it is drawn.
struct InterfaceBuilderFile: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["storyboard", "xib"]) }

  static let description = FontAPI("fontDescription", .interfaceBuilder)
  static let customFonts = FontAPI("customFonts", .interfaceBuilder)

  func read(_ file: ProjectFile, into project: inout AppProject) {
    var content = Content()
    var text: [UInt8] = []
    do throws(MarkupError) {
      var reader = try MarkupReader(file.bytes)
      text = reader.bytes
      while let event = try reader.next() { content.take(event) }
    } catch {
      let position = text.isEmpty ? nil : LineTable(text).position(of: error.offset)
      project.problems.append(
        FileProblem(
          path: file.path, message: "it cannot be read as XML: \(error.message)", position: position
        ))
    }
    guard !content.names.isEmpty || !content.customNames.isEmpty else { return }

    let lines = LineTable(text)
    let used = Set(content.names.map { Array($0.name.utf8) })
    let customNames = content.customNames.filter { !used.contains(Array($0.name.utf8)) }
    for name in content.names + customNames {
      project.references.append(
        FontReference(
          name: name.name, api: name.api, path: file.path,
          position: lines.position(of: name.offset), meaning: name.meaning))
    }
  }

  private struct Name {
    var name: String
    var api: FontAPI
    var offset: Int
    var meaning = FontReference.Meaning.font
  }

  /// Collects names from the file's events.
  private struct Content {
    var names: [Name] = []
    var customNames: [Name] = []
    /// How many elements are open within `customFonts`, itself counted; 0 outside.
    private var customDepth = 0
    private var string: (text: String, offset: Int)?

    mutating func take(_ event: MarkupEvent) {
      switch event {
      case .start(let name, let attributes, let offset):
        func value(_ key: String) -> String? { attributes.first { $0.name == key }?.value }
        if customDepth > 0 {
          customDepth += 1
          if name == "string" { string = ("", offset) }
        } else if name == "customFonts" {
          customDepth = 1
        } else if name == "fontDescription" {
          if let font = value("name") {
            names.append(Name(name: font, api: InterfaceBuilderFile.description, offset: offset))
          } else if let family = value("family") {
            names.append(
              Name(
                name: family, api: InterfaceBuilderFile.description, offset: offset,
                meaning: .family))
          }
        }
      case .text(let text): string?.text += text
      case .end:
        if customDepth > 0 { customDepth -= 1 }
        if let ended = string {
          string = nil
          customNames.append(
            Name(name: ended.text, api: InterfaceBuilderFile.customFonts, offset: ended.offset))
        }
      }
    }
  }
}
