public import TextFormatting

/// A fact about a face that can be asked for by its name, as `--property` does.
///
/// To add one: write it into the file of its kind beside this one and list it in `all`. A fact that
/// the JSON output has bears the field's name, with a dot before each nested field.
public struct FaceProperty: Sendable {
  /// Which kind of value it has, so that columns can be aligned and schemas written.
  public enum Kind: Sendable, Equatable {
    case text, number, boolean
    /// Values by axis tag, such as a location.
    case coordinates
  }

  /// What `--property` calls it, such as `metrics.ascender`.
  public let name: String
  /// One line for the help, in lower case without a full stop.
  public let summary: String
  public let kind: Kind

  private let value: @Sendable (FontFace) -> JSONValue

  init(
    _ name: String, _ kind: Kind, _ summary: String,
    value: @escaping @Sendable (FontFace) -> JSONValue
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.value = value
  }

  /// The face's value as JSON outputs give it; `null` where it has none.
  public func json(of face: FontFace) -> JSONValue { value(face) }

  /// The face's value on one line, numbers and booleans as in JSON, a location as
  /// `wght=650,wdth=90`; nil where it has none.
  ///
  /// Text comes out of the file as it stands there: whoever prints it escapes it.
  public func text(of face: FontFace) -> String? { value(face).plainText }

  /// Whether other libraries have to be asked for it (`FontScanner.includesAliases`).
  public var isAlias: Bool { name.hasPrefix("aliases.") }

  /// Every property, in reading order: what the face is called, what it looks like, where it is, how
  /// it is made and measured.
  public static let all: [FaceProperty] = [
    .postScriptName, .family, .style, .fullName, .postScriptNameSource,
    .aliasFreeType, .aliasFontconfig, .aliasAdobe,
    .weight, .weightName, .weightTrait, .width, .widthTrait, .italic, .bold, .monospaced,
    .path, .faceIndex, .file, .container, .format,
    .variable, .instanceIndex, .instanceName, .instanceCoordinates, .instanceIsDefault,
    .unitsPerEm, .glyphCount, .ascender, .descender, .lineGap, .lineHeight,
    .capHeight, .capHeightSource, .xHeight, .xHeightSource, .averageAdvance,
  ]

  /// The property of that name; nil if there is none.
  public static func named(_ name: String) -> FaceProperty? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension FaceProperty: Equatable {
  /// A name stands for one property.
  public static func == (left: FaceProperty, right: FaceProperty) -> Bool {
    left.name == right.name
  }
}

extension [FaceProperty] {
  /// These facts of a face as one JSON object, a dotted name as objects inside each other.
  public func json(of face: FontFace) -> JSONValue {
    JSONValue(dotted: map { (name: $0.name, value: $0.json(of: face)) })
  }
}
