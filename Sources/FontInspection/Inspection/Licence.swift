/// Who made a font, and what its makers allow, in their own words.
public struct Licence: Sendable, Equatable {
  /// The short name of a licence that is known, such as `SIL OFL 1.1`; nil for another one.
  public let name: String?
  /// `name` ID 13.
  public let description: String?
  /// `name` ID 14.
  public let url: String?
  /// `name` ID 0.
  public let copyright: String?
  /// `name` ID 7.
  public let trademark: String?
  /// `name` ID 5.
  public let version: String?
  /// `name` ID 8.
  public let manufacturer: String?
  /// `name` ID 9.
  public let designer: String?
  /// `OS/2` achVendID without the spaces that fill it.
  public let vendor: String?

  public init(
    description: String? = nil, url: String? = nil, copyright: String? = nil,
    trademark: String? = nil, version: String? = nil, manufacturer: String? = nil,
    designer: String? = nil, vendor: String? = nil
  ) {
    self.description = description
    self.url = url
    self.copyright = copyright
    self.trademark = trademark
    self.version = version
    self.manufacturer = manufacturer
    self.designer = designer
    self.vendor = vendor
    let texts = [description, url, copyright].compactMap { $0 }
    name =
      Self.known(in: texts.joined(separator: "\n"))
      // An address has no words to go by.
      ?? [description, copyright].compactMap { $0.flatMap(LicenceAbbreviation.named) }.first
  }

  /// Whether the copyright speaks of what is allowed, so that it cannot be said that nothing is stated.
  public var isInCopyright: Bool {
    guard let copyright else { return false }
    let lowered = Self.lowered(copyright)
    return ["licens", "licenc", "public domain", "copyleft", "free to use", "freely"].contains {
      Self.contains(lowered, Array($0.utf8))
    }
  }

  /// What a licence's text or address always has in it, in lower case. The first that is found holds,
  /// so what is special stands before what is general.
  private static let marks: [(mark: String, name: String)] = [
    ("sil open font license, version 1.1", "SIL OFL 1.1"),
    ("open font license, version 1.1", "SIL OFL 1.1"),
    ("open font license version 1.1", "SIL OFL 1.1"),
    ("openfontlicense.org", "SIL OFL 1.1"),
    ("scripts.sil.org/ofl", "SIL OFL 1.1"),
    ("scripts.sil.org/cms/scripts/page.php?item_id=ofl", "SIL OFL 1.1"),
    ("scripts.sil.org/cms/scripts/page.php?site_id=nrsi&id=ofl", "SIL OFL 1.1"),
    ("open font license", "SIL OFL"),
    ("sil ofl", "SIL OFL"),
    ("ubuntu font licence", "Ubuntu Font Licence 1.0"),
    ("apache license, version 2.0", "Apache 2.0"),
    ("apache.org/licenses/license-2.0", "Apache 2.0"),
    ("bitstream vera", "Bitstream Vera"),
    ("liberation fonts license", "Liberation Font License"),
    ("gust font nosource license", "GUST Font Nosource License"),
    ("gust font license", "GUST Font License"),
    ("ipa font license", "IPA Font License 1.0"),
    ("ipafont.ipa.go.jp/ipa_font_license_v1", "IPA Font License 1.0"),
    ("arphic public license", "Arphic Public License"),
    ("latex project public license", "LPPL"),
    ("creativecommons.org/publicdomain/zero", "CC0 1.0"),
    ("font exception", "GPL with font exception"),
    ("font embedding exception", "GPL with font exception"),
    ("affero general public license", "GNU AGPL"),
    ("lesser general public license", "GNU LGPL"),
    ("gnu general public license", "GNU GPL"),
    ("gnu public license", "GNU GPL"),
    ("gnu.org/licenses/agpl", "GNU AGPL"),
    ("gnu.org/licenses/lgpl", "GNU LGPL"),
    ("gnu.org/copyleft/lesser", "GNU LGPL"),
    ("gnu.org/licenses/gpl", "GNU GPL"),
    ("gnu.org/copyleft/gpl", "GNU GPL"),
    ("mit license", "MIT"),
    ("mit licence", "MIT"),
    ("opensource.org/licenses/mit", "MIT"),
    ("obtaining a copy of this software and associated documentation files", "MIT"),
  ]

  private static func known(in text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let lowered = lowered(text)
    return marks.first { contains(lowered, Array($0.mark.utf8)) }?.name
  }

  private static func lowered(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
  }

  private static func contains(_ text: [UInt8], _ mark: [UInt8]) -> Bool {
    guard let first = mark.first, text.count >= mark.count else { return false }
    return (0...(text.count - mark.count)).contains { start in
      text[start] == first && text[start..<(start + mark.count)].elementsEqual(mark)
    }
  }
}

/// What the font allows when it is embedded in documents (OpenType specification, `OS/2`, fsType).
///
/// It is about documents; whether an app may carry the font is for the licence to say.
public struct Embedding: Sendable, Equatable {
  public let fsType: Int

  public init(fsType: Int) { self.fsType = fsType }

  public enum Permission: String, Sendable, Equatable, CaseIterable {
    case installable, editable, previewAndPrint, restricted

    /// The permission in words.
    public var text: String {
      switch self {
      case .installable: "installable"
      case .editable: "editable"
      case .previewAndPrint: "preview and print only"
      case .restricted: "restricted: only with the owner's permission"
      }
    }
  }

  /// Of several bits, which version 3 forbids, the least restrictive holds.
  public var permission: Permission {
    if fsType & 0x8 != 0 { return .editable }
    if fsType & 0x4 != 0 { return .previewAndPrint }
    if fsType & 0x2 != 0 { return .restricted }
    return .installable
  }

  /// Bit 8.
  public var forbidsSubsetting: Bool { fsType & 0x100 != 0 }
  /// Bit 9.
  public var allowsBitmapsOnly: Bool { fsType & 0x200 != 0 }

  /// All of it in words.
  public var text: String {
    permission.text + (forbidsSubsetting ? ", no subsetting" : "")
      + (allowsBitmapsOnly ? ", bitmaps only" : "")
  }
}
