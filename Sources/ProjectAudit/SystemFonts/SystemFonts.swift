/// The fonts that iOS brings, by the names that `UIFont.familyNames` and
/// `UIFont.fontNames(forFamilyName:)` report.
public struct SystemFonts: Sendable {
  /// iOS 16 to 26 together, and what only older versions had.
  public static let iOS = SystemFonts(
    current: IOSFontTable.current, legacy: IOSFontTable.legacy,
    interfaceTypefaces: IOSFontTable.interfaceTypefaces)

  /// PostScript names, in the order of the table.
  let postScriptNames: [String]
  /// Families, in the order of the table.
  let families: [String]
  private let names: Set<[UInt8]>
  /// The lower-case beginnings of PostScript names, up to `-` or `_`.
  private let stems: Set<[UInt8]>
  private let interfaceTypefaces: Set<[UInt8]>

  /// Reads tables whose lines are `Family: PostScriptName PostScriptName …`.
  init(current: String, legacy: String, interfaceTypefaces: [String]) {
    var postScriptNames: [String] = []
    var families: [String] = []
    for line in (current + "\n" + legacy).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      families.append(String(parts[0]))
      postScriptNames += parts[1].split(separator: " ").map(String.init)
    }
    self.postScriptNames = postScriptNames
    self.families = families
    names = Set((postScriptNames + families).map { Array($0.utf8) })
    stems = Set(postScriptNames.map(Self.stem))
    self.interfaceTypefaces = Set(interfaceTypefaces.map { Array($0.utf8) })
  }

  /// True if `name` is a PostScript name or a family of iOS, byte for byte.
  public func contains(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

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
  /// part is that of a system font (`AvenirNext-Black`), or it begins like an interface typeface.
  func looksLikeApples(_ name: String) -> Bool {
    isInterfaceTypeface(name) || beginsLikeInterfaceTypeface(name)
      || stems.contains(Self.stem(name))
  }

  /// The current and former faces of iOS whose family part is that of `name`, in the table's order.
  func relatives(of name: String) -> [String] {
    let stem = Self.stem(name)
    return postScriptNames.filter { Self.stem($0) == stem }
  }

  /// True if `fileName` is that of a system font's collection, such as `HelveticaNeue.ttc`, which
  /// Xcode 9 wrote into `UIAppFonts` of its own accord (openradar.appspot.com/35989997).
  func isSystemFile(_ fileName: String) -> Bool {
    fileName.hasPathExtension(in: ["ttc"])
      && stems.contains(Self.stem(String(decoding: fileName.utf8.dropLast(4), as: UTF8.self)))
  }

  private static func stem(_ name: String) -> [UInt8] {
    Array(name.asciiLowercased.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
  }
}
