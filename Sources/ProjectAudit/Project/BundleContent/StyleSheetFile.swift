/// Reads style sheets and pages: the families that `font-family` asks for.
///
/// A web view sees the fonts of `@font-face` and the system's, not those that the app registers
/// (github.com/keymanapp/keyman issue 6838). Whether a page is the app's or a website's is not known
/// here, so that all these names are only likely.
struct StyleSheetFile: ProjectFileReader {
  static let api = FontAPI("font-family", .webView)
  /// CSS Fonts Module Level 4, "src": the full or the PostScript name of a font that the system has.
  static let localAPI = FontAPI("local()", .webView)
  private static let words = WordSearch(["font-family"])
  private static let fontFace = WordSearch(["@font-face"])

  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["css", "html", "htm"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    guard Self.words.matches(file.bytes) else { return }
    // What machines put together says which files are used, but nobody mends it.
    let isMadeByMachine = ScriptText.isMadeByMachine(file.bytes)
    if isMadeByMachine, !Self.fontFace.matches(file.bytes) { return }
    var reader = StyleSheetReader(file.bytes)
    reader.read()
    let folder = ProjectFiles.folder(of: file.path)
    project.webFonts.families += reader.declared
    project.webFonts.files += reader.urls.compactMap { Self.path($0, in: folder) }
    if isMadeByMachine { return }
    let declared = Set(reader.declared.map(\.asciiLowercased))
    let names = reader.asked.filter {
      let name = $0.name.asciiLowercased
      return !declared.contains(name)
        && !Self.generic.contains(String(decoding: name, as: UTF8.self))
    }
    guard !names.isEmpty || !reader.locals.isEmpty else { return }
    let lines = LineTable(file.bytes)
    func reference(_ name: (name: String, offset: Int), _ api: FontAPI) -> FontReference {
      FontReference(
        name: name.name, api: api, path: file.path, position: lines.position(of: name.offset),
        certainty: .likely, meaning: .family)
    }
    project.references +=
      names.map { reference($0, Self.api) } + reader.locals.map { reference($0, Self.localAPI) }
  }

  /// The file that a `url()` names, without its query and its fragment; nil where it is no file beside
  /// the page.
  private static func path(_ url: String, in folder: String) -> String? {
    var path = String(url.prefix { $0 != "?" && $0 != "#" })
    guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("//") else { return nil }
    // Where a page's root is cannot be known; its folder is likeliest.
    while path.utf8.first == UInt8(ascii: "/") { path.removeFirst() }
    if path.contains("%") { path = unescaped(path) }
    return BundleLayout.isFont(path) ? ProjectFiles.resolve(path, in: folder) : nil
  }

  /// The text with `%20` and the like decoded.
  private static func unescaped(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Families of nobody's (CSS Fonts Module Level 4, "generic-family") and words for others' values.
  private static let generic: Set = [
    "-apple-system", "blinkmacsystemfont", "cursive", "emoji", "fangsong", "fantasy", "inherit",
    "initial", "math", "monospace", "revert", "sans-serif", "serif", "system-ui", "ui-monospace",
    "ui-rounded", "ui-sans-serif", "ui-serif", "unset",
  ]
}

/// Finds the values of `font-family` in CSS, alone or within a page.
private struct StyleSheetReader {
  private let bytes: [UInt8]
  private var position = 0
  /// True within a block of `@font-face`.
  private var isInFontFace = false
  /// The families that `@font-face` makes.
  private(set) var declared: [String] = []
  /// The families that are asked for, and where each name begins, its quote included.
  private(set) var asked: [(name: String, offset: Int)] = []
  /// What `url()` names within `@font-face`.
  private(set) var urls: [String] = []
  /// What `local()` names within `@font-face`.
  private(set) var locals: [(name: String, offset: Int)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while let byte = bytes[safe: position] {
      switch byte {
      case UInt8(ascii: "/") where bytes[safe: position + 1] == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "@") where starts(with: "@font-face"):
        isInFontFace = true
        position += 10
      case UInt8(ascii: "}"):
        isInFontFace = false
        position += 1
      case UInt8(ascii: "u") where isInFontFace && starts(with: "url("):
        position += 4
        if let url = argument() { urls.append(url.name) }
      case UInt8(ascii: "l") where isInFontFace && starts(with: "local("):
        position += 6
        if let local = argument() { locals.append(local) }
      case UInt8(ascii: "f") where starts(with: "font-family") && !isPartOfName(position - 1):
        position += 11
        value()
      default: position += 1
      }
    }
  }

  /// The names behind `font-family`, where a colon follows.
  private mutating func value() {
    skipSpace()
    guard bytes[safe: position] == UInt8(ascii: ":") else { return }
    position += 1
    while true {
      skipSpace()
      let start = position
      guard let first = bytes[safe: position] else { return }
      let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
      if isQuoted { position += 1 }
      let nameStart = position
      while let byte = bytes[safe: position], !SwiftLexer.isNewline(byte),
        isQuoted ? byte != first : !",;}\"'<>!()".utf8.contains(byte)
      {
        position += 1
      }
      let name = Self.trimmed(bytes[nameStart..<position])
      // A function, or a value that a template fills in.
      if bytes[safe: position] == UInt8(ascii: "(") { return }
      if isQuoted {
        guard bytes[safe: position] == first else { return }
        position += 1
      }
      if let byte = name.utf8.first, !"$@{#%&.".utf8.contains(byte) {
        if isInFontFace { declared.append(name) } else { asked.append((name, start)) }
      }
      skipSpace()
      guard bytes[safe: position] == UInt8(ascii: ",") else { return }
      position += 1
    }
  }

  /// What stands up to the next `)`, without its quotes; nil where the line ends before.
  private mutating func argument() -> (name: String, offset: Int)? {
    skipSpace()
    let start = position
    guard let first = bytes[safe: position] else { return nil }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let end = isQuoted ? first : UInt8(ascii: ")")
    if isQuoted { position += 1 }
    let nameStart = position
    while let byte = bytes[safe: position], byte != end {
      if SwiftLexer.isNewline(byte) { return nil }
      position += 1
    }
    let name = Self.trimmed(bytes[nameStart..<min(position, bytes.count)])
    return name.isEmpty ? nil : (name, start)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.drop { $0 <= 0x20 }
    return String(
      decoding: text.prefix(text.count - text.reversed().prefix { $0 <= 0x20 }.count), as: UTF8.self
    )
  }

  private func isPartOfName(_ index: Int) -> Bool {
    bytes[safe: index].map { SwiftLexer.isNameByte($0) || $0 == UInt8(ascii: "-") } ?? false
  }

  private func starts(with word: String) -> Bool { bytes[position...].starts(with: word.utf8) }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count, !starts(with: "*/") { position += 1 }
    position = min(position + 2, bytes.count)
  }

  private mutating func skipSpace() {
    while let byte = bytes[safe: position], byte <= 0x20 { position += 1 }
  }
}
