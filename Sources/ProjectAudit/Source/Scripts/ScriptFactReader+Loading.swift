/// Fonts that code itself loads, and the names that it gives them.
extension ScriptFactReader {
  /// A key whose value is a font's file: `'Inter-Bold': require('./Inter-Bold.ttf')`.
  mutating func key(at index: Int) {
    guard dialect == .javaScript, tokens.isPunctuation(index + 1, ":") else { return }
    if let value = tokens.identifier(index + 2), fontImports.contains(value),
      let token = tokens[index],
      let key = tokens.identifier(index)
        ?? ScriptStringLiteral.value(of: token, in: tokens.bytes)
    {
      aliases.append(key)
    }
    guard tokens.isIdentifier(index + 2, "require"), tokens.isPunctuation(index + 3, "("),
      let file = tokens[index + 4],
      let name = ScriptStringLiteral.value(of: file, in: tokens.bytes),
      Self.isFont(name), let token = tokens[index],
      let key = tokens.identifier(index)
        ?? ScriptStringLiteral.value(of: token, in: tokens.bytes)
    else { return }
    aliases.append(key)
    loadedFiles.append(ProjectFile.name(of: name))
  }

  static func isFont(_ name: String) -> Bool {
    name.hasPathExtension(in: ["ttf", "otf", "ttc"])
  }

  /// The keys of what `useFonts` and `Font.loadAsync` get, or the one name that they get
  /// (docs.expo.dev/versions/latest/sdk/font).
  mutating func loadedFonts(_ parenthesis: Int) {
    if let name = tokens[parenthesis + 1].flatMap({
      ScriptStringLiteral.value(of: $0, in: tokens.bytes)
    }) {
      return aliases.append(name)
    }
    if tokens.isPunctuation(parenthesis + 1, "{") { return keys(of: parenthesis + 1, depth: 0) }
    guard let name = tokens.identifier(parenthesis + 1) else { return }
    constantKeys(of: name, depth: 0)
  }

  /// The keys of an object and of those that are spread into it.
  private mutating func keys(of brace: Int, depth: Int) {
    for element in reader.elements(from: brace) {
      if tokens.isPunctuation(element.lowerBound, "."),
        let name = tokens.identifier(element.lowerBound + 3)
      {
        // `...Ionicons.font` loads the icons that its package draws by itself.
        if element.count == 4 { constantKeys(of: name, depth: depth + 1) }
      } else if let key = reader.member(element)?.key ?? tokens.identifier(element.lowerBound) {
        aliases.append(key)
      }
    }
  }

  private mutating func constantKeys(of name: String, depth: Int) {
    let limit = 4
    let known = objects ?? findObjects()
    objects = known
    guard depth < limit, let brace = known[name] else {
      loadsUnknownNames = true
      return
    }
    if loadedObjects.insert(brace).inserted { keys(of: brace, depth: depth) }
  }

  /// The braces behind `name = {`; of names that are given twice, the first's.
  private func findObjects() -> [String: Int] {
    var result: [String: Int] = [:]
    for index in tokens.tokens.indices
    where tokens.isPunctuation(index, "=") && tokens.isPunctuation(index + 1, "{") {
      guard let name = tokens.identifier(index - 1), result[name] == nil else { continue }
      result[name] = index + 1
    }
    return result
  }

  /// `import Inter from './Inter.ttf'` and `import { Inter_400Regular } from '@expo-google-fonts/inter'`:
  /// the latter's names are those under which its fonts are loaded.
  mutating func importNames(at index: Int) {
    var brace = index + 1
    if tokens.isPunctuation(index + 2, ",") { brace = index + 3 }
    guard tokens.isPunctuation(brace, "{"), let end = closing[brace],
      tokens.isIdentifier(end + 1, "from"), let token = tokens[end + 2],
      let file = ScriptStringLiteral.value(of: token, in: tokens.bytes),
      file.hasPrefix("@expo-google-fonts/")
    else { return }
    for element in reader.elements(from: brace) {
      if let name = tokens.identifier(element.lowerBound), name.contains("_") {
        aliases.append(name)
      }
    }
  }

  /// Dart's `FontLoader('Name')` (api.flutter.dev/flutter/services/FontLoader-class.html).
  mutating func fontLoader(at index: Int) {
    guard tokens.isPunctuation(index + 1, "("), closing[index + 1] != index + 2 else { return }
    register((index + 2)..<(closing[index + 1] ?? index + 2))
  }

  /// True within Dart's `loadFontFromList(bytes, fontFamily: 'Name')`, which makes the family.
  func registersFamily() -> Bool {
    dialect == .dart
      && open.last.map { $0 > 0 && tokens.isIdentifier($0 - 1, "loadFontFromList") } ?? false
  }

  mutating func register(_ range: Range<Int>) {
    let texts = reader.expression(range).texts
    aliases += texts.map(\.text)
    if texts.isEmpty { loadsUnknownNames = true }
  }
}
