import DynamicType

/// Reads storyboards and xibs.
///
/// A font is named by `<fontDescription name="…">` on a control, by `<font key="NSFont" name="…">`
/// within an attributed string, by `<font name="…">` elsewhere (macOS), and perhaps by a runtime
/// attribute of the app's own; `<customFonts key="customFonts">` holds, per font file, the names that
/// Xcode found in it when the file was last saved. A name of the last kind is taken only where no
/// control of the file uses it, so that one fault is reported once, where it is drawn.
struct InterfaceBuilderFile: ProjectFileReader {
  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["storyboard", "xib"]) }

  static let description = FontAPI("fontDescription", .interfaceBuilder)
  static let customFonts = FontAPI("customFonts", .interfaceBuilder)
  /// The font of a part of an attributed string.
  static let attributedString = FontAPI("NSFont", .interfaceBuilder)
  /// A font anywhere else, as macOS has it.
  static let font = FontAPI("font", .interfaceBuilder)
  static let runtimeAttribute = FontAPI("userDefinedRuntimeAttribute", .interfaceBuilder)

  func read(_ file: ProjectFile, into project: inout AppProject) {
    let document = InterfaceDocument(file.bytes)
    let lines = LineTable(document.bytes)
    if let fault = document.fault {
      project.problems.append(
        FileProblem(
          path: file.path, message: "it cannot be read as XML: \(fault.message)",
          position: document.bytes.isEmpty ? nil : lines.position(of: fault.offset)))
    }
    guard !document.elements.isEmpty else { return }
    let lists = fontLists(in: document, file, lines)
    project.interfaceFontLists += lists
    let references = references(in: document, file, lines)
    project.references += references
    let used = Set(references.compactMap { $0.name.map { Array($0.utf8) } })
    for list in lists {
      project.references += list.names.filter { !used.contains(Array($0.name.utf8)) }.map {
        FontReference(
          name: $0.name, api: Self.customFonts, path: file.path, position: $0.position)
      }
    }
    let texts = InterfaceTextReader(document, path: file.path, lines: lines)
    project.interfaceTexts += texts.texts()
    project.localizedTexts += [texts.localizedText()].compactMap(\.self)
  }

  /// The names that Xcode found in font files.
  private func fontLists(
    in document: InterfaceDocument, _ file: ProjectFile, _ lines: LineTable
  ) -> [InterfaceFontList] {
    var lists: [InterfaceFontList] = []
    for (index, element) in document.elements.enumerated() where element.name == "customFonts" {
      for array in document.children[index] {
        let strings = document.children(of: array, named: "string")
        guard !strings.isEmpty else { continue }
        lists.append(
          InterfaceFontList(
            path: file.path, position: lines.position(of: document.elements[array].offset),
            fontFile: document.elements[array].value("key") ?? "",
            names: strings.map {
              InterfaceFontList.Name(name: $0.text, position: lines.position(of: $0.offset))
            }))
      }
    }
    return lists
  }

  /// The names that controls, attributed strings and runtime attributes give.
  private func references(
    in document: InterfaceDocument, _ file: ProjectFile, _ lines: LineTable
  ) -> [FontReference] {
    document.elements.indices.compactMap { index in
      let element = document.elements[index]
      func reference(
        _ name: String, _ api: FontAPI, _ meaning: FontReference.Meaning = .font,
        _ certainty: Certainty = .certain, size: String? = nil
      ) -> FontReference {
        FontReference(
          name: name, api: api, path: file.path, position: lines.position(of: element.offset),
          certainty: certainty, meaning: meaning,
          usage: FontUsage(size: size.flatMap { element.value($0) }.flatMap(Double.init)))
      }
      switch element.name {
      case "fontDescription":
        if let name = element.value("name") {
          return reference(name, Self.description, size: "pointSize")
        }
        return element.value("family").map {
          reference($0, Self.description, .family, size: "pointSize")
        }
      case "font":
        let isAttribute = element.value("key") == "NSFont"
        return element.value("name").map {
          reference($0, isAttribute ? Self.attributedString : Self.font, size: "size")
        }
      case "userDefinedRuntimeAttribute":
        guard element.value("type") == "string", let path = element.value("keyPath"),
          Self.mentionsFont(path), let value = document.string("value", of: index), !value.isEmpty
        else { return nil }
        return reference(value, Self.runtimeAttribute, .font, Self.certainty(path, value))
      default: return nil
      }
    }
  }

  private static func mentionsFont(_ keyPath: String) -> Bool {
    WordSearch(["font"]).matches(keyPath.asciiLowercased)
  }

  /// What a runtime attribute means is the app's own choice: only one that is called a font's name and
  /// is spelt like one is taken for that.
  private static func certainty(_ keyPath: String, _ value: String) -> Certainty {
    let key = keyPath.asciiLowercased
    return key.suffix(8).elementsEqual("fontname".utf8) && value.utf8.contains(UInt8(ascii: "-"))
      ? .resolved : .likely
  }
}

/// What an interface file notes about a font file: the names that Xcode found in it when the
/// interface file was last saved (`<customFonts key="customFonts">`).
public struct InterfaceFontList: Sendable, Equatable {
  /// The interface file, relative to the project's folder.
  public var path: String
  /// Where the list's `<` is.
  public var position: SourcePosition
  /// The font file's name, without folders.
  public var fontFile: String
  public var names: [Name]

  /// One of the names and where it stands.
  public struct Name: Sendable, Equatable {
    public var name: String
    public var position: SourcePosition

    public init(name: String, position: SourcePosition) {
      self.name = name
      self.position = position
    }
  }

  public init(path: String, position: SourcePosition, fontFile: String, names: [Name]) {
    self.path = path
    self.position = position
    self.fontFile = fontFile
    self.names = names
  }
}
