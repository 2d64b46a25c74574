public import FontInspection

/// A reference together with what its name turns out to be.
public struct ResolvedReference: Sendable, Equatable {
  public var reference: FontReference
  public var resolution: Resolution
  /// The project's faces that the name leads to, or was meant to lead to, the likeliest first.
  public var faces: [FontFace]
  /// The system's spelling of the name, where the name is the system's or nearly so.
  public var systemName: String?
  /// What would bring the font, where an install step has not been run.
  public var externalSource: String?

  init(
    _ reference: FontReference, _ resolution: Resolution, faces: [FontFace] = [],
    systemName: String? = nil
  ) {
    self.reference = reference
    self.resolution = resolution
    self.faces = faces
    self.systemName = systemName
  }

  /// The PostScript name of the face that is meant, where there is but one.
  public var face: String? {
    faces.count == 1 ? faces[0].postScriptName : nil
  }
}

/// Compares names with the project's fonts and the system's, byte for byte.
///
/// Core Text looks for a PostScript name, then a family, then a display name (the comments of its
/// header `CTFont.h`); only the first is sure to give one face, and the order in which the others are
/// reported here is `Resolution`'s.
struct NameResolver: Sendable {
  let system: SystemFonts
  /// Names that something outside the project supplies.
  let external: [PathPattern]
  /// In the order of the list, which decides the likeliest face of a family: upright, of normal width
  /// and regular weight.
  let faces: [FontFace]

  private let catalog: FontCatalog
  private var byLegacyFamily: [[UInt8]: [FontFace]] = [:]
  private var byExplicitInstanceName: [[UInt8]: FontFace] = [:]
  private var byFileName: [[UInt8]: [FontFace]] = [:]
  private var byCaselessPostScriptName: [[UInt8]: [FontFace]] = [:]
  private var byCaselessOtherName: [[UInt8]: [FontFace]] = [:]
  private var systemByCaselessName: [[UInt8]: String] = [:]

  init(faces: [FontFace], system: SystemFonts = .iOS, external: [PathPattern] = []) {
    catalog = FontCatalog(faces)
    self.faces = catalog.faces
    self.system = system
    self.external = external
    for face in self.faces {
      if let name = face.explicitInstanceName.map({ Array($0.utf8) }),
        byExplicitInstanceName[name] == nil
      {
        byExplicitInstanceName[name] = face
      }
      byFileName[Array(face.fileName.utf8), default: []].append(face)
      byFileName[Array(face.fileStem.utf8), default: []].append(face)
      if let name = face.legacyFamily { byLegacyFamily[Array(name.utf8), default: []].append(face) }
      if let name = face.postScriptName {
        byCaselessPostScriptName[name.asciiLowercased, default: []].append(face)
      }
      let others = [face.fullName, face.family, face.legacyFamily].compactMap(\.self)
      for name in Set(others.map(\.asciiLowercased)) {
        byCaselessOtherName[name, default: []].append(face)
      }
    }
    // PostScript names last, so that they win over families of the same letters.
    for name in system.families.reversed() + system.postScriptNames.reversed() {
      systemByCaselessName[name.asciiLowercased] = name
    }
  }

  /// What the reference's name turns out to be.
  func resolve(_ reference: FontReference) -> ResolvedReference {
    guard let name = reference.name else { return ResolvedReference(reference, .computed) }
    func found(_ resolution: Resolution, _ faces: [FontFace]) -> ResolvedReference? {
      faces.isEmpty ? nil : ResolvedReference(reference, resolution, faces: faces)
    }
    func found(_ resolution: Resolution, _ face: FontFace?) -> ResolvedReference? {
      face.map { ResolvedReference(reference, resolution, faces: [$0]) }
    }
    let key = Array(name.utf8)
    let caseless = name.asciiLowercased
    // Two files with one PostScript name are one font to iOS, which is another rule's business.
    if let result = found(.bundled, catalog.faces(withPostScriptName: name).first) { return result }
    // The default instance goes by the font's own name, and by the one that `fvar` gives it too.
    if let result = found(.bundled, byExplicitInstanceName[key]) { return result }
    if system.contains(name) || isInterfaceBuilderSystem(reference) {
      return ResolvedReference(reference, .system, systemName: name)
    }
    if let result = found(.fullName, catalog.faces(withFullName: name).first) { return result }
    if let result = found(.family, catalog.faces(inFamily: name)) { return result }
    if let result = found(.family, byLegacyFamily[key] ?? []) { return result }
    if let result = found(.caseOnly, byCaselessPostScriptName[caseless]?.first) { return result }
    if let spelling = systemByCaselessName[caseless] {
      return ResolvedReference(reference, .caseOnly, systemName: spelling)
    }
    if let result = found(.caseOnly, byCaselessOtherName[caseless] ?? []) { return result }
    if let result = found(.fileName, byFileName[key] ?? []) { return result }
    if name.utf8.first == UInt8(ascii: ".") { return ResolvedReference(reference, .private) }
    return ResolvedReference(reference, external.match(name) ? .external : .unknown)
  }

  /// True for what Xcode writes into interface files for the system font: `.AppleSystemUIFont`, often
  /// followed by a style.
  private func isInterfaceBuilderSystem(_ reference: FontReference) -> Bool {
    reference.api.framework == .interfaceBuilder
      && reference.name?.hasPrefix(".AppleSystemUIFont") == true
  }
}

extension FontFace {
  /// The file's name without folders.
  var fileName: String { ProjectFile.name(of: path) }

  /// The file's name without folders and extension.
  var fileStem: String {
    let name = fileName
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// Where the face is, for people: `Fonts/Karla[wght].ttf, instance Bold`.
  var place: String {
    if let instance = instance?.name { return "\(path), instance \(instance)" }
    return container == .collection ? "\(path), face \(faceIndex)" : path
  }
}
