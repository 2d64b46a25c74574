import FontInspection

extension Rule {
  /// A finding of this rule at a reference.
  func finding(
    at reference: FontReference, severity: Severity? = nil, _ message: String, help: String?,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: reference.path, position: reference.position, help: help, suggestion: suggestion)
  }

  /// A finding of this rule at a `UIAppFonts` entry.
  func finding(
    at entry: JudgedEntry, severity: Severity? = nil, _ message: String,
    help: String?, suggestion: String? = nil, related: [Diagnostic.RelatedPlace] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: entry.path,
      position: entry.entry.position, help: help, suggestion: suggestion, related: related)
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
  var writeOneOfThem: String? {
    let named = filter { $0.postScriptName != nil }
    guard let first = named.first, let name = first.postScriptName else { return nil }
    if named.count == 1 { return NameSuggestion(name: name, face: first).help }
    return "write the PostScript name of one face: \(named.postScriptNames)"
  }
}
