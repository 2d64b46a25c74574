public import SystemInterop
internal import TextFormatting

/// A face as named on the command line: `Lato.ttf`, `Font.ttc#1`, `Variable.ttf@Bold` or
/// `Variable.ttf@wght=650,wdth=90`.
///
/// Other tools join the two in one number, the instance's in the upper sixteen bits (FreeType,
/// `FT_Open_Face`, `face_index`): `Font.ttc#0x30001` or `#196609` is instance 3 of face 1.
public struct FaceSpecifier: Sendable, Equatable {
  /// What stands behind `@`.
  public enum Location: Sendable, Equatable {
    /// A named instance, by its name or PostScript name.
    case instance(String)
    /// A named instance by FreeType's number for it, which counts from 1 in the order of `fvar`.
    case number(Int)
    case coordinates([AxisValue])
  }

  public let file: FilePath
  /// What stands behind `#`; nil where there is none.
  public let faceIndex: Int?
  public let location: Location?

  /// Reads what was typed; an existing file whose name contains `#` or `@` wins.
  ///
  /// - Parameter exists: whether a file of that name exists.
  public init(_ text: FilePath, exists: (FilePath) -> Bool) {
    let whole = text
    if exists(whole) {
      self.init(file: whole, faceIndex: nil, location: nil)
      return
    }
    // The last `@`, then the last `#` before it; each counts only in the last component.
    var rest = text.bytes[...]
    var location: Location?
    if let at = rest.lastIndex(of: UInt8(ascii: "@")),
      !rest[at...].contains(UInt8(ascii: "/")), at > rest.startIndex
    {
      location = Self.location(String(decoding: rest[(at + 1)...], as: UTF8.self))
      rest = rest[..<at]
    }
    var faceIndex: Int?
    if !exists(FilePath(bytes: rest)), let hash = rest.lastIndex(of: UInt8(ascii: "#")),
      hash > rest.startIndex,
      let number = Self.number(String(decoding: rest[(hash + 1)...], as: UTF8.self))
    {
      // No file has so many faces that its upper bits could mean one.
      faceIndex = number & 0xFFFF
      if number > 0xFFFF, location == nil { location = .number(number >> 16) }
      rest = rest[..<hash]
    }
    guard location != nil || faceIndex != nil else {
      self.init(file: whole, faceIndex: nil, location: nil)
      return
    }
    self.init(file: FilePath(bytes: rest), faceIndex: faceIndex, location: location)
  }

  private init(file: FilePath, faceIndex: Int?, location: Location?) {
    self.file = file
    self.faceIndex = faceIndex
    self.location = location
  }

  /// What is written in decimal or, behind `0x`, in hexadecimal digits; nil for anything else.
  private static func number(_ text: String) -> Int? {
    let number =
      text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    return number.flatMap { (0...0x7FFF_FFFF).contains($0) ? $0 : nil }
  }

  /// `wght=650,wdth=90` as coordinates, anything else as an instance's name.
  private static func location(_ text: String) -> Location {
    var coordinates: [AxisValue] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, sides[0].utf8.count == 4, let value = Double(String(sides[1])),
        value.isFinite
      else { return .instance(text) }
      coordinates.append(AxisValue(tag: String(sides[0]), value: value))
    }
    return .coordinates(coordinates)
  }

  /// The one face that is meant, and how many others there were to choose from.
  ///
  /// Without `#` and `@` it is face 0 at its default location; of instances that bear one name, which
  /// is what `ambiguity` tells, the first.
  ///
  /// - Throws: `FontError` where the file gives no such face.
  public func resolve(using scanner: FontScanner) async throws(FontError) -> (
    face: FontFace, others: Int, ambiguity: String?
  ) {
    let input = FontInput(
      file: file, path: file.string, displayPath: file.string, isExpectedToBeFont: true)
    let scan = await scanner.scan([input])
    let index = faceIndex ?? 0
    if scan.faces.isEmpty, let unreadable = scan.unreadable.first { throw unreadable.error }
    if let unreadable = scan.unreadable.first(where: { $0.faceIndex == index }) {
      throw unreadable.error
    }
    let members = scan.faces.filter { $0.faceIndex == index }
    guard let first = members.first else {
      let count = Set(scan.faces.map(\.faceIndex)).count + scan.unreadable.count
      throw .noFace(index, of: count)
    }
    switch location {
    case nil:
      let face = members.first { $0.instance?.isDefault ?? true } ?? first
      return (face, scan.faces.count - 1, nil)
    case .instance(let name)?:
      let face = try instance(named: name, among: members)
      return (
        face, Self.fitting(name, among: members).count - 1, ambiguity(among: members)
      )
    case .number(let number)?: return (try instance(numbered: number, among: members), 0, nil)
    case .coordinates(let coordinates)?:
      try Self.check(coordinates)
      let face = try scanner.face(of: input, faceIndex: index, coordinates: coordinates)
      return (face, 0, nil)
    }
  }

  /// The named instance of that name or PostScript name.
  ///
  /// - Throws: `FontError` where there is none.
  func instance(named name: String, among members: [FontFace]) throws(FontError) -> FontFace {
    if let face = Self.fitting(name, among: members).first { return face }
    let names = members.compactMap { $0.instance?.name }
    throw FontError(
      .noSuchFace, "the font has no instance \"\(name)\"",
      help: names.isEmpty
        ? "it is not variable; name it without @"
        : "its instances are: \(names.joined(separator: ", "))")
  }

  /// The named instance of that number, counted from 1.
  ///
  /// - Throws: `FontError` where there is none.
  func instance(numbered number: Int, among members: [FontFace]) throws(FontError) -> FontFace {
    let instances = members.filter { $0.instance?.index != nil }
    if let face = instances.first(where: { $0.instance?.index == number - 1 }) { return face }
    throw FontError(
      .noSuchFace, "the font has no instance \(number)",
      help: instances.isEmpty
        ? "it has no named instances; leave the upper half of the index out"
        : "its instances are 1 to \(instances.count)")
  }

  /// The instances that a name or PostScript name fits, in their order.
  private static func fitting(_ name: String, among members: [FontFace]) -> [FontFace] {
    members.filter { face in
      face.instance != nil
        && [face.instance?.name, face.postScriptName].contains {
          $0.map { $0.utf8.elementsEqual(name.utf8) } ?? false
        }
    }
  }

  /// Says which instance was taken where several bear the name that was asked for; nil where the
  /// name, or the notation, means one face only.
  ///
  /// - Parameter members: the faces of the font.
  public func ambiguity(among members: [FontFace]) -> String? {
    guard case .instance(let name)? = location else { return nil }
    let fitting = Self.fitting(name, among: members)
    guard fitting.count > 1, let taken = fitting.first else { return nil }
    func place(_ face: FontFace) -> String {
      let values = face.instance?.coordinates ?? []
      return "@"
        + values.map { "\($0.tag)=\(JSONValue.number($0.value).plainText ?? "")" }
        .joined(separator: ",")
    }
    let others = fitting.dropFirst()
    let more = others.count > 3 ? " and \(others.count - 3) more" : ""
    return "\(fitting.count) instances are named \"\(name)\": took \(place(taken)), not "
      + others.prefix(3).map(place).joined(separator: ", ") + more
  }

  /// - Throws: `FontError` where an axis is given two values.
  static func check(_ coordinates: [AxisValue]) throws(FontError) {
    for (index, coordinate) in coordinates.enumerated()
    where coordinates[..<index].contains(where: { $0.tag == coordinate.tag }) {
      throw FontError(
        .noSuchFace, "the axis \(coordinate.tag) is named twice",
        help: "give each axis one value")
    }
  }
}
