internal import FontInterop

/// The versions of the libraries whose answers depend on them.
public struct LibraryVersions: Sendable, Equatable {
  /// nil where the library was not asked.
  public let freetype: String?
  public let fontconfig: String?

  public init(freetype: String?, fontconfig: String?) {
    self.freetype = freetype
    self.fontconfig = fontconfig
  }

  /// What runs here.
  public static var current: LibraryVersions {
    LibraryVersions(
      freetype: (try? FreeTypeLibrary())?.version, fontconfig: Fontconfig.version)
  }
}
