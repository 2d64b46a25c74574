import FontInspection

extension Rule {
  /// A finding of this rule at a reference.
  ///
  /// - Parameter isSure: whether the suggestion can be written without a person's thought.
  func finding(
    at reference: FontReference, severity: Severity? = nil, _ message: String, help: String?,
    suggestion: String? = nil, isSure: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: reference.path, position: reference.position.inLines, help: help,
      suggestion: suggestion,
      fix: isSure && reference.position.inLines != nil
        ? suggestion.flatMap(reference.replacing) : nil)
  }

  /// A finding of this rule at a `UIAppFonts` entry.
  func finding(
    at entry: JudgedEntry, severity: Severity? = nil, _ message: String,
    help: String?, suggestion: String? = nil, related: [Diagnostic.RelatedPlace] = [],
    fix: Fix.Change? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: entry.path,
      position: entry.entry.position, help: help, suggestion: suggestion, related: related,
      // What stands in a description instead of a property list is left to people.
      fix: entry.path.hasPathExtension(in: ["plist"])
        ? fix.map { Fix(path: entry.path, change: $0) } : nil)
  }

  /// A finding of this rule about a file as a whole.
  func finding(
    file path: String, severity: Severity? = nil, _ message: String, help: String?,
    related: [Diagnostic.RelatedPlace] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: path, position: nil, help: help, related: related)
  }
}

extension FontReference {
  /// Writes another name here; nil where a name of another kind is wanted, or none is written.
  func replacing(with name: String) -> Fix? {
    guard let old = self.name, meaning == .font else { return nil }
    return Fix(path: path, change: .replace(old, with: name, at: position))
  }
}

extension JudgedEntry {
  /// Writes another text in the entry's place; nil where the file has no lines.
  func replacing(with text: String) -> Fix.Change? {
    guard let file = entry.file, let position = entry.position else { return nil }
    return .replace(file, with: text, at: position)
  }

  /// Writes another file name behind the folder that the entry names.
  func replacing(fileName: String) -> Fix.Change? {
    guard let file = entry.file, let old = entry.fileName, file.hasSuffix(old) else { return nil }
    return replacing(with: String(file.dropLast(old.count)) + fileName)
  }

  /// Takes the entry away; nil where the file has no lines.
  var removing: Fix.Change? {
    guard let file = entry.file, let position = entry.position else { return nil }
    return .removeEntry(file, at: position)
  }
}

extension String {
  /// The text as the content of an XML element.
  var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension [String] {
  /// The names for people, `A, B`; of a long list only the first, `A, B and 40 more`.
  var listed: String {
    let most = 20
    return prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }
}

extension [FontFace] {
  /// The PostScript names of the faces, for people: `Lato-Regular, Lato-Bold`.
  var postScriptNames: String { compactMap(\.postScriptName).listed }

  /// `write "Lato-Bold" (Fonts/Lato-Bold.ttf)` for one face, all names for several; nil without names.
  /// A font that lies in two files is named once.
  var writeOneOfThem: String? {
    var seen: Set<[UInt8]> = []
    let named = filter { face in
      face.postScriptName.map { seen.insert([UInt8]($0.utf8)).inserted } ?? false
    }
    guard let first = named.first, let name = first.postScriptName else { return nil }
    if named.count == 1 { return NameSuggestion(name: name, face: first).help }
    return "write the PostScript name of one face: \(named.postScriptNames)"
  }
}
