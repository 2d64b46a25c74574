/// The fonts that iOS brings, by the names that `UIFont.familyNames` and
/// `UIFont.fontNames(forFamilyName:)` report.
public struct SystemFonts: Sendable {
  /// iOS 16 to 26 together, and what only older versions had.
  public static let iOS = SystemFonts(
    current: IOSFontTable.current, legacy: IOSFontTable.legacy,
    interfaceTypefaces: IOSFontTable.interfaceTypefaces)

  /// What macOS has besides iOS's.
  public static let macOS = SystemFonts(
    current: MacOSFontTable.current, legacy: "", interfaceTypefaces: [])

  /// PostScript names, in the order of the table.
  let postScriptNames: [String]
  /// Families, in the order of the table.
  let families: [String]
  private let names: Set<[UInt8]>
  private let legacyNames: Set<[UInt8]>
  /// PostScript names by their lower-case beginnings, up to `-` or `_`.
  private let byStem: [[UInt8]: [String]]
  /// PostScript names by the letters and digits that they may be written with.
  private let bySpelling: [[UInt8]: String]
  /// The PostScript names of each family, by its letters and digits.
  private let byFamily: [[UInt8]: [String]]
  private let interfaceTypefaces: Set<[UInt8]>

  /// Reads tables whose lines are `Family: PostScriptName PostScriptName …`.
  init(current: String, legacy: String, interfaceTypefaces: [String]) {
    var postScriptNames: [String] = []
    var families: [String] = []
    var bySpelling: [[UInt8]: String] = [:]
    var byFamily: [[UInt8]: [String]] = [:]
    for line in (current + "\n" + legacy).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let names = parts[1].split(separator: " ").map(String.init)
      families.append(String(parts[0]))
      postScriptNames += names
      let family = Self.letters(String(parts[0]))
      byFamily[family, default: []] += names
      for name in names {
        for spelling in [Self.letters(name), family + Self.style(of: name)]
        where bySpelling[spelling] == nil { bySpelling[spelling] = name }
      }
    }
    self.bySpelling = bySpelling
    self.byFamily = byFamily
    self.postScriptNames = postScriptNames
    self.families = families
    names = Set((postScriptNames + families).map { Array($0.utf8) })
    legacyNames = Set(
      legacy.split(separator: "\n").flatMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return [parts[0]] + (parts.count == 2 ? parts[1].split(separator: " ") : [])
      }.map { Array($0.utf8) })
    byStem = Dictionary(grouping: postScriptNames, by: Self.stem)
    self.interfaceTypefaces = Set(interfaceTypefaces.map { Array($0.utf8) })
  }

  /// True if `name` is a PostScript name or a family of iOS, byte for byte.
  public func contains(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

  /// True if only older versions listed `name`, byte for byte.
  func isLegacy(_ name: String) -> Bool { legacyNames.contains(Array(name.utf8)) }

  /// True if `name` is one of the typefaces of Apple's own interfaces that no name leads to.
  func isInterfaceTypeface(_ name: String) -> Bool {
    interfaceTypefaces.contains(Array(name.utf8))
  }

  /// True if `name` begins as the names of those typefaces do.
  func beginsLikeInterfaceTypeface(_ name: String) -> Bool {
    let lowercased = name.asciiLowercased
    return IOSFontTable.interfacePrefixes.contains { lowercased.starts(with: $0.utf8) }
  }

  /// True if an unknown `name` looks like one of Apple's, so that a newer iOS may know it: its family
  /// part is that of a system font (`AvenirNext-Black`, `Arial Black`), or it begins like an interface
  /// typeface.
  func looksLikeApples(_ name: String) -> Bool {
    isInterfaceTypeface(name) || beginsLikeInterfaceTypeface(name)
      || !relatives(of: name).isEmpty
  }

  /// The face that `name` is another spelling of, by its letters and digits alone: its PostScript name
  /// (`HelveticaNeueBold`), or its family and style (`Arial Bold`, `HeitiSC-Light`, `TimesNewRoman`).
  func respelled(_ name: String) -> String? {
    name.utf8.count <= Self.longestName ? bySpelling[Self.letters(name)] : nil
  }

  /// The current and former faces of iOS whose family part is that of `name`, in the table's order.
  func relatives(of name: String) -> [String] {
    guard name.utf8.count <= Self.longestName else { return [] }
    let letters = Self.letters(name)
    // The longest family wins: `Avenir Next` over `Avenir`.
    for length in stride(from: letters.count, to: 2, by: -1) {
      guard let family = byFamily[Array(letters.prefix(length))] else { continue }
      if Self.isStyle(letters.dropFirst(length)) { return family }
    }
    return byStem[Self.stem(name)] ?? []
  }

  /// True if `fileName` is that of a system font's collection, such as `HelveticaNeue.ttc`, which
  /// Xcode 9 wrote into `UIAppFonts` of its own accord (openradar.appspot.com/35989997).
  func isSystemFile(_ fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["ttc"])
      && byStem[Self.stem(String(decoding: fileName.utf8.dropLast(4), as: UTF8.self))] != nil
  }

  /// Longer names are no font's: PostScript names have at most 127 bytes (OpenType, `name` ID 6).
  private static let longestName = 128

  /// The ASCII letters and digits of a name, in lower case, with everything beyond ASCII.
  private static func letters(_ name: String) -> [UInt8] {
    name.asciiLowercased.filter { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte >= 0x80
    }
  }

  /// What a PostScript name says of the style, as letters: `bold` for `Arial-BoldMT`, and nothing for
  /// `ArialMT`. `MT`, of Monotype, is no style.
  private static func style(of name: String) -> [UInt8] {
    guard let hyphen = name.utf8.firstIndex(of: UInt8(ascii: "-")) else { return [] }
    let style = name[hyphen...]
    return letters(String(style.hasSuffix("MT") ? style.dropLast(2) : style))
  }

  /// True if the letters are words of style alone, such as `demibolditalic`.
  private static func isStyle(_ letters: ArraySlice<UInt8>) -> Bool {
    var rest = letters
    while let word = styleWords.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(word.count)
    }
    return rest.isEmpty
  }

  /// A word that another begins with comes after it.
  private static let styleWords = [
    "ultra", "extra", "thin", "light", "regular", "roman", "normal", "book", "plain", "medium",
    "semi", "demi", "bold", "heavy", "black", "italic", "oblique", "condensed", "narrow", "wide",
    "mt",
  ].map { Array($0.utf8) }

  private static func stem(_ name: String) -> [UInt8] {
    Array(name.asciiLowercased.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
  }
}
