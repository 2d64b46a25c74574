import FontInspection

/// Names that interface files keep for a font file which no longer has them.
///
/// Xcode writes into `customFonts` what it finds in a font file when it saves the interface file. A
/// name listed there that the file of today lacks was the font's name once.
struct StaleInterfaceNames {
  /// What became of one name.
  struct Change {
    /// The list that tells so.
    var list: InterfaceFontList
    var position: SourcePosition
    /// The faces of the font file.
    var faces: [FontFace]
  }

  private var changes: [[UInt8]: Change] = [:]

  init(_ context: AuditContext) {
    guard !context.project.interfaceFontLists.isEmpty else { return }
    let faces = Dictionary(grouping: context.fonts.faces) { $0.fileName.asciiLowercased }
    for list in context.project.interfaceFontLists {
      guard let present = faces[list.fontFile.asciiLowercased] else { continue }
      let current = Set(
        present.flatMap { [$0.postScriptName, $0.explicitInstanceName] }
          .compactMap { $0.map { Array($0.utf8) } })
      for name in list.names {
        let key = Array(name.name.utf8)
        guard !current.contains(key), changes[key] == nil else { continue }
        changes[key] = Change(list: list, position: name.position, faces: present)
      }
    }
  }

  /// What became of the name that an interface file gives; nil where it is no stale one.
  func change(of resolved: ResolvedReference) -> Change? {
    guard resolved.resolution == .unknown,
      resolved.reference.api.framework == .interfaceBuilder, let name = resolved.reference.name
    else { return nil }
    return changes[Array(name.utf8)]
  }
}
