/// A folder whose fonts React Native's command line tool copies into the app's bundle and lists in
/// `UIAppFonts`, once it is run.
public struct LinkedAssets: Sendable, Equatable {
  /// The folder or file, relative to the project's folder.
  public var path: String
  /// As the configuration writes it.
  public var written: String
  /// The configuration, and where in it.
  public var place: AppTarget.Place

  public init(path: String, written: String, place: AppTarget.Place) {
    self.path = path
    self.written = written
    self.place = place
  }
}

/// Reads `react-native.config.js`, and of `package.json` what older versions read (`rnpm`).
///
/// `assets`, `iosAssets` and `project: {ios: {assets}}` name folders whose files `npx react-native-asset`
/// copies, as `react-native link` did (npmjs.com/package/react-native-asset,
/// npmjs.com/package/@react-native-community/cli-link-assets). What Xcode's project holds is what ships;
/// these folders only tell what was meant to.
struct ReactNativeDescription: ProjectDescription {
  func keeps(path: String) -> Bool {
    let name = ProjectFile.name(of: path)
    return name == "package.json" || Self.isConfiguration(name)
  }

  private static func isConfiguration(_ name: String) -> Bool {
    ["js", "ts", "cjs", "mjs"].contains { name.hasSameBytes(as: "react-native.config.\($0)") }
  }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      project.linkedAssets +=
        Self.isConfiguration(file.name) ? Self.configured(in: file) : Self.older(in: file)
    }
  }

  private static func assets(
    _ written: String, in file: ProjectFile, at position: SourcePosition
  ) -> LinkedAssets {
    LinkedAssets(
      path: ProjectFiles.resolve(written, in: ProjectFiles.folder(of: file.path)),
      written: written, place: AppTarget.Place(path: file.path, position: position))
  }

  /// `"rnpm": {"assets": ["./assets/fonts"]}`
  private static func older(in file: ProjectFile) -> [LinkedAssets] {
    guard word.matches(file.bytes), let root = try? JSONDocument(reading: file.bytes),
      let rnpm = root["rnpm"]
    else { return [] }
    let lines = LineTable(file.bytes)
    return ([rnpm["assets"], rnpm["ios"]?["assets"]].compactMap(\.self)).flatMap(\.elements)
      .compactMap { element in
        element.string.map { assets($0, in: file, at: lines.position(of: element.offset)) }
      }
  }

  private static let word = WordSearch(["\"rnpm\""])

  /// Objects in a configuration that say nothing about this app on iOS.
  private static let others: Set = ["android", "dependencies", "commands", "platforms"]

  private static func configured(in file: ProjectFile) -> [LinkedAssets] {
    let tokens = ScriptLexer.tokens(of: file.bytes, .javaScript)
    let closing = tokens.closingBrackets()
    let lines = LineTable(file.bytes)
    var result: [LinkedAssets] = []
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard let key = key(tokens, at: index),
        tokens.isPunctuation(index + 1, ":") || tokens.isPunctuation(index + 1, "=")
      else { continue }
      if others.contains(key), tokens.isPunctuation(index + 2, "{"), let end = closing[index + 2] {
        index = end
      } else if key == "assets" || key == "iosAssets", tokens.isPunctuation(index + 2, "["),
        let end = closing[index + 2]
      {
        let reader = ScriptExpressionReader(
          tokens: tokens, closing: closing, dialect: .javaScript
        ) { SourcePlace(path: file.path, position: lines.position(of: $0)) }
        for element in reader.elements(from: index + 2) {
          guard let written = path(element, tokens) else { continue }
          result.append(
            assets(written, in: file, at: reader.place(ofToken: element.lowerBound).position))
        }
        index = end
      }
    }
    return result
  }

  private static func key(_ tokens: TokenList, at index: Int) -> String? {
    tokens.identifier(index)
      ?? tokens[index].flatMap { ScriptStringLiteral.value(of: $0, in: tokens.bytes) }
  }

  /// `'./fonts'`, `path.join(__dirname, 'assets', 'fonts')`; nil for what is computed otherwise.
  private static func path(_ element: Range<Int>, _ tokens: TokenList) -> String? {
    var parts: [String] = []
    for index in element {
      if let token = tokens[index], token.kind == .string {
        guard let text = ScriptStringLiteral.value(of: token, in: tokens.bytes) else { return nil }
        parts.append(text)
      } else if let name = tokens.identifier(index),
        !["path", "join", "resolve", "__dirname"].contains(name)
      {
        return nil
      } else if tokens[index]?.kind == .literal {
        return nil
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}
