public import FontInspection

/// A reference together with what its name turns out to be.
public struct ResolvedReference: Sendable, Equatable {
  public var reference: FontReference
  public var resolution: Resolution
  /// The project's faces that the name leads to, or was meant to lead to, the likeliest first.
  public var faces: [FontFace]
  /// The system's spelling of the name, where the name is the system's or nearly so.
  public var systemName: String?

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
  let faces: [FontFace]
  let system: SystemFonts

  private var byPostScriptName: [[UInt8]: [Int]] = [:]
  private var byFullName: [[UInt8]: [Int]] = [:]
  private var byFamily: [[UInt8]: [Int]] = [:]
  private var byFileName: [[UInt8]: [Int]] = [:]
  private var byCaselessPostScriptName: [[UInt8]: [Int]] = [:]
  private var byCaselessOtherName: [[UInt8]: [Int]] = [:]
  private var systemByCaselessName: [[UInt8]: String] = [:]

  init(faces: [FontFace], system: SystemFonts = .iOS) {
    // The order of the list decides which face of a family is the likeliest: upright, width and
    // weight nearest to regular.
    self.faces = faces.sorted { Self.listOrder($0, $1) }
    self.system = system
    for (index, face) in self.faces.enumerated() {
      func add(_ name: String?, to table: inout [[UInt8]: [Int]], caseless: Bool = false) {
        guard let name, !name.isEmpty else { return }
        let key = caseless ? name.asciiLowercased : Array(name.utf8)
        if table[key]?.last != index { table[key, default: []].append(index) }
      }
      add(face.postScriptName, to: &byPostScriptName)
      add(face.fullName, to: &byFullName)
      add(face.family, to: &byFamily)
      add(face.fileName, to: &byFileName)
      add(face.fileStem, to: &byFileName)
      add(face.postScriptName, to: &byCaselessPostScriptName, caseless: true)
      add(face.fullName, to: &byCaselessOtherName, caseless: true)
      add(face.family, to: &byCaselessOtherName, caseless: true)
    }
    for name in system.families.reversed() + system.postScriptNames.reversed() {
      systemByCaselessName[name.asciiLowercased] = name
    }
  }

  /// What the reference's name turns out to be.
  func resolve(_ reference: FontReference) -> ResolvedReference {
    guard let name = reference.name else { return ResolvedReference(reference, .computed) }
    func found(_ resolution: Resolution, _ indices: [Int]) -> ResolvedReference {
      ResolvedReference(reference, resolution, faces: indices.map { faces[$0] })
    }
    let key = Array(name.utf8)
    let caseless = name.asciiLowercased
    // Two files with one PostScript name are one font to iOS, which is another rule's business.
    if let indices = byPostScriptName[key] { return found(.bundled, Array(indices.prefix(1))) }
    if system.contains(name) { return ResolvedReference(reference, .system, systemName: name) }
    if reference.api.framework == .interfaceBuilder, name.hasPrefix(Self.interfaceBuilderSystem) {
      return ResolvedReference(reference, .system, systemName: name)
    }
    if let indices = byFullName[key] { return found(.fullName, Array(indices.prefix(1))) }
    if let indices = byFamily[key] { return found(.family, indices) }
    if let indices = byCaselessPostScriptName[caseless] {
      return found(.caseOnly, Array(indices.prefix(1)))
    }
    if let spelling = systemByCaselessName[caseless] {
      return ResolvedReference(reference, .caseOnly, systemName: spelling)
    }
    if let indices = byCaselessOtherName[caseless] { return found(.caseOnly, indices) }
    if let indices = byFileName[key] { return found(.fileName, indices) }
    return ResolvedReference(reference, name.utf8.first == UInt8(ascii: ".") ? .private : .unknown)
  }

  /// What Xcode writes into interface files for the system font, followed by a style.
  private static let interfaceBuilderSystem = ".AppleSystemUIFont"

  /// Families by their bytes; within one, normal width, regular weight and upright first.
  private static func listOrder(_ left: FontFace, _ right: FontFace) -> Bool {
    func compare(_ left: String?, _ right: String?) -> Bool? {
      let (left, right) = (Array((left ?? "").utf8), Array((right ?? "").utf8))
      return left == right ? nil : left.lexicographicallyPrecedes(right)
    }
    if let order = compare(left.family, right.family) { return order }
    let leftRank = (abs((left.width ?? 5) - 5), abs((left.weight ?? 400) - 400), left.italic ? 1 : 0)
    let rightRank = (
      abs((right.width ?? 5) - 5), abs((right.weight ?? 400) - 400), right.italic ? 1 : 0
    )
    if leftRank != rightRank { return leftRank < rightRank }
    if let order = compare(left.postScriptName, right.postScriptName) { return order }
    if let order = compare(left.path, right.path) { return order }
    return (left.faceIndex, left.instance?.index ?? -1)
      < (right.faceIndex, right.instance?.index ?? -1)
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
