import FontInspection

extension FontFace {
  /// The face as an example's documentation tells it, in Markdown.
  ///
  /// - Parameter details: what its font says besides; nil where that does not matter.
  func documentation(_ details: FontDetails?) -> String {
    var facts: [String] = []
    if let family { facts.append("family \(code(family))") }
    if let legacyFamily { facts.append("short family \(code(legacyFamily))") }
    if let style { facts.append("style \(code(style))") }
    if let weight { facts.append("weight \(weight.brief)") }
    if variable { facts.append("variable") }
    if let ascender = metrics.ascender, let descender = metrics.descender {
      facts.append("ascender \(ascender.brief), descender \(descender.brief)")
    }
    if let details { facts += details.documentation }
    let name = postScriptName ?? "a font without a PostScript name"
    return "`\(path)` is \(name)" + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
  }

  /// Spaces at a name's edge show in code alone.
  private func code(_ text: String) -> String { "`\(text)`" }
}

extension FontDetails {
  fileprivate var documentation: [String] {
    var facts = names.compactMap { record in
      record.value.map { "name ID \(record.nameID) for \(record.origin) `\($0)`" }
    }
    if let weightClass { facts.append("usWeightClass \(weightClass)") }
    if let fsSelection { facts.append("fsSelection \(fsSelection)") }
    if let macStyle { facts.append("macStyle \(macStyle)") }
    facts += axes.map { "axis \($0.tag), \($0.defaultValue.brief) by default" }
    for instance in instances {
      facts.append(
        "instance \(instance.name ?? "") called \(instance.postScriptName ?? "nothing")")
    }
    return facts
  }
}
