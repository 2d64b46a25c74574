public import TextFormatting

/// A fact about an inspected face that can be asked for by its name: those of `FaceProperty`, and
/// what `inspect` adds.
///
/// To add one: write it into `own` below. A fact that the JSON output has bears the field's name,
/// with a dot before each nested field.
public struct InspectionProperty: Sendable {
  /// What `--property` calls it, such as `coverage.characters`.
  public let name: String
  /// One line for the help, in lower case without a full stop.
  public let summary: String
  private let value: @Sendable (InspectedFace, InspectedFile) -> JSONValue
  /// What stands for the elements of a list where that is not the value itself.
  private let line: (@Sendable (InspectedFace) -> [String])?
  /// Whether each element has a line of its own where lines are printed.
  private let hasLines: Bool

  init(
    _ name: String, _ summary: String,
    value: @escaping @Sendable (InspectedFace, InspectedFile) -> JSONValue
  ) {
    self.name = name
    self.summary = summary
    self.value = value
    line = nil
    hasLines = false
  }

  /// A list of things, of which a line shows only what tells them apart.
  ///
  /// - Parameter hasLines: whether each of them has several facts, and so a line of its own.
  private init(
    list name: String, _ summary: String, hasLines: Bool = false,
    value: @escaping @Sendable (InspectedFace) -> JSONValue,
    line: @escaping @Sendable (InspectedFace) -> [String]
  ) {
    self.name = name
    self.summary = summary
    self.value = { face, _ in value(face) }
    self.line = line
    self.hasLines = hasLines
  }

  init(_ property: FaceProperty) {
    name = property.name
    summary = property.summary
    value = { face, _ in property.json(of: face.face) }
    line = nil
    hasLines = false
  }

  /// The value as JSON gives it; `null` where the face has none.
  public func json(of face: InspectedFace, in file: InspectedFile) -> JSONValue {
    value(face, file)
  }

  /// The value on one line, a list separated by commas; nil where the face has none.
  ///
  /// Text comes out of the file as it stands there: whoever prints it escapes it.
  public func text(of face: InspectedFace, in file: InspectedFile) -> String? {
    if let line {
      let parts = line(face)
      return parts.isEmpty ? nil : parts.joined(separator: ",")
    }
    let value = value(face, file)
    // An empty list is none.
    if case .array(let elements) = value, elements.isEmpty { return nil }
    return value.plainText
  }

  /// The value as text prints it: one line, or one for each element of a list of things that have
  /// several facts; nil where the face has none.
  public func lines(of face: InspectedFace, in file: InspectedFile) -> [String]? {
    guard hasLines, let line else { return text(of: face, in: file).map { [$0] } }
    let lines = line(face)
    return lines.isEmpty ? nil : lines
  }

  /// The property of that name: one of `all`, or any other field of the JSON document, with a dot
  /// before each nested field; nil if there is none.
  public static func named(_ name: String) -> InspectionProperty? {
    if let own = all.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return own }
    guard fields.contains(Array(name.utf8)) else { return nil }
    let path = name.split(separator: ".").map(String.init)
    return InspectionProperty(name, "the field of the JSON document") { face, _ in
      path.reduce(face.json) { value, member in value[member: member] }
    }
  }

  /// The paths of all fields that a face has in JSON, as bytes; what lists hold has none.
  private static let fields: Set<[UInt8]> = {
    var fields: Set<[UInt8]> = []
    func add(_ value: JSONValue, _ path: String, _ depth: Int) {
      if !path.isEmpty { fields.insert(Array(path.utf8)) }
      guard depth < 8, let members = value.members else { return }
      for member in members {
        add(member.value, path.isEmpty ? member.key : path + "." + member.key, depth + 1)
      }
    }
    add(InspectedFace.complete.json, "", 0)
    return fields
  }()

  /// Whether it is a single fact of the face, which has no list in it.
  var isShort: Bool { FaceProperty.all.contains { $0.name.utf8.elementsEqual(name.utf8) } }

  /// Every property, in reading order: what the face is, then what is in it.
  public static let all: [InspectionProperty] = FaceProperty.all.map(Self.init) + own

  private static let own: [InspectionProperty] = [
    Self("size", "the file's size in bytes") { .integer($1.size) },
    Self("sha256", "the file's SHA-256") { .string($1.sha256) },
    Self("licence.version", "the version (name ID 5)") { face, _ in
      JSONValue(face.licence.version)
    },
    Self("licence.name", "the licence's short name, where it is known") { face, _ in
      JSONValue(face.licence.name)
    },
    Self("licence.description", "the licence (name ID 13)") { face, _ in
      JSONValue(face.licence.description)
    },
    Self("licence.url", "where the licence can be read (name ID 14)") { face, _ in
      JSONValue(face.licence.url)
    },
    Self("licence.copyright", "the copyright (name ID 0)") { face, _ in
      JSONValue(face.licence.copyright)
    },
    Self("licence.trademark", "the trademark (name ID 7)") { face, _ in
      JSONValue(face.licence.trademark)
    },
    Self("licence.manufacturer", "who made it (name ID 8)") { face, _ in
      JSONValue(face.licence.manufacturer)
    },
    Self("licence.designer", "who drew it (name ID 9)") { face, _ in
      JSONValue(face.licence.designer)
    },
    Self("licence.vendor", "the vendor's four characters (OS/2 achVendID)") { face, _ in
      JSONValue(face.licence.vendor)
    },
    Self("embedding.fsType", "what documents may do with it, as stored in OS/2") { face, _ in
      JSONValue(face.embedding?.fsType)
    },
    Self("embedding.text", "the same in words") { face, _ in JSONValue(face.embedding?.text) },
    Self("verticalMetrics.used", "the vertical metrics that iOS uses") { face, _ in
      JSONValue(face.verticalMetrics.used)
    },
    Self("verticalMetrics.typo.ascender", "OS/2 sTypoAscender") { face, _ in
      JSONValue(face.verticalMetrics.typo?.ascender)
    },
    Self("verticalMetrics.typo.descender", "OS/2 sTypoDescender") { face, _ in
      JSONValue(face.verticalMetrics.typo?.descender)
    },
    Self("verticalMetrics.typo.lineGap", "OS/2 sTypoLineGap") { face, _ in
      JSONValue(face.verticalMetrics.typo?.lineGap)
    },
    Self("verticalMetrics.win.ascender", "OS/2 usWinAscent") { face, _ in
      JSONValue(face.verticalMetrics.win?.ascender)
    },
    Self("verticalMetrics.win.descender", "OS/2 usWinDescent, negative") { face, _ in
      JSONValue(face.verticalMetrics.win?.descender)
    },
    Self("coverage.characters", "how many characters it has glyphs for") { face, _ in
      .integer(face.coverage.characters.count)
    },
    Self("coverage.scripts", "the scripts that it has ten letters of or more") { face, _ in
      .array(face.coverage.scripts.map(JSONValue.string))
    },
    Self(
      list: "coverage.blocks", "the Unicode blocks that it has something of",
      value: { $0.coverage.json[member: "blocks"] },
      line: { $0.coverage.blocks.map(\.block.name) }),
    Self("coverage.ranges", "the characters as ranges of code points") { face, _ in
      .array(face.coverage.characters.texts.map(JSONValue.string))
    },
    Self("languages.complete", "the languages that it has every character of") { face, _ in
      .array(face.languages.complete.map(JSONValue.string))
    },
    Self(
      list: "languages.incomplete", "the languages that it has half the characters of or more",
      value: { $0.languages.json[member: "incomplete"] },
      line: { $0.languages.incomplete.map(\.language) }),
    Self(
      list: "scripts", "the scripts that GSUB and GPOS list",
      value: { .array($0.scripts.map(\.json)) }, line: { $0.scripts.map(\.tag) }),
    Self(
      list: "features", "the features that GSUB and GPOS list",
      value: { .array($0.features.map(\.json)) }, line: { $0.features.map(\.tag) }),
    Self(
      list: "axes", "a variable font's axes: tag, minimum, default, maximum, name; a line each",
      hasLines: true, value: { .array($0.axes.map(\.json)) },
      line: { face in
        face.axes.map { axis in
          let numbers = [axis.minimum, axis.defaultValue, axis.maximum].map {
            JSONValue.number($0).plainText ?? "-"
          }
          return ([axis.tag] + numbers + [axis.name ?? "-"]).joined(separator: " ")
        }
      }),
    Self(
      list: "instances", "a variable font's named instances",
      value: { .array($0.instances.map(\.json)) },
      line: { $0.instances.map { $0.postScriptName ?? "" } }),
    Self(
      list: "tables", "the tables",
      value: { .array($0.tables.map(\.json)) }, line: { $0.tables.map(\.tag) }),
    Self("colour.kinds", "how it draws in colour: COLRv0, COLRv1, sbix, CBDT, SVG") { face, _ in
      .array(face.colour.kinds.map(JSONValue.string))
    },
    Self("hinting.kind", "what fits it to pixels: truetype, cff, none") { face, _ in
      .string(face.hinting.kind)
    },
    Self("appleSupport.verdict", "what iOS makes of it: supported, partly, refused, unknown") {
      face, _ in .string(face.appleSupport.verdict.rawValue)
    },
    Self("appleSupport.since", "the first iOS that draws all of it, where not any does") {
      face, _ in JSONValue(face.appleSupport.since)
    },
  ]
}

extension JSONValue {
  /// A member of an object; `null` where it has none.
  subscript(member name: String) -> JSONValue {
    guard let members else { return .null }
    return members.first { $0.key == name }?.value ?? .null
  }
}

extension InspectedFace {
  /// A face that has every part, so that its JSON has every field.
  fileprivate static let complete: InspectedFace = {
    var face = InspectedFace(face: FontFace(path: ""))
    face.face.postScriptName = "A"
    face.face.variable = true
    face.face.instance = FaceInstance(index: 0, name: nil, coordinates: [], isDefault: true)
    face.styleAttributes = StyleAttributes(axes: [], values: [], elidedFallbackName: nil)
    let set = VerticalMetrics.Set(ascender: 0, descender: 0, lineGap: 0)
    face.verticalMetrics.hhea = set
    face.verticalMetrics.typo = set
    face.verticalMetrics.win = set
    face.embedding = Embedding(fsType: 0)
    face.colour.svg = (0, 0)
    return face
  }()
}
