/// A `UIAppFonts` array: the font files that an app asks iOS to load.
///
/// Each entry is a file's name with its extension, looked up in the bundle:
/// developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts
public struct FontDeclaration: Sendable, Equatable {
  /// The property list, relative to the project's folder.
  public var path: String
  public var entries: [Entry]

  /// One element of the array.
  public struct Entry: Sendable, Equatable {
    /// The entry as written; nil where it is no string.
    public var file: String?
    /// What the entry is, for people: "a string", "a number".
    public var kind: String
    /// Its place in the array, counted from 0, as Xcode counts items.
    public var index: Int
    /// nil in a binary property list.
    public var position: SourcePosition?

    public init(file: String?, kind: String = "a string", index: Int, position: SourcePosition?) {
      self.file = file
      self.kind = kind
      self.index = index
      self.position = position
    }

    /// The name without folders; nil where the entry is no string.
    var fileName: String? { file.map(ProjectFile.name(of:)) }

    /// True if the build fills in a part of the name, so that nothing can be said about it.
    var isComputed: Bool { file.map { $0.contains("$(") || $0.contains("${") } ?? false }
  }

  public init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }
}

/// What the keys of an Info.plist tell about the bundle that it belongs to.
public struct InfoPlistFacts: Sendable, Equatable {
  /// The property list, relative to the project's folder.
  public var path: String
  /// `CFBundlePackageType`: `APPL`, `XPC!`, `FMWK`.
  public var packageType: String?
  /// `NSExtension`'s `NSExtensionPointIdentifier`, such as `com.apple.widgetkit-extension`.
  public var extensionPoint: String?
  /// `ATSApplicationFontsPath`, which macOS reads in place of `UIAppFonts`.
  public var fontsPath: String?
  /// Where the keys about fonts are.
  public var fontsPathPosition: SourcePosition?
  /// `MinimumOSVersion`, which a build writes.
  public var minimumOSVersion: String?
  /// `DTPlatformName`, or the first of `CFBundleSupportedPlatforms`, which a build writes.
  public var platformName: String?
  /// `CFBundleExecutable`.
  public var executable: String?
  /// `UILaunchStoryboardName`.
  public var launchStoryboard: String?

  public init(path: String) { self.path = path }

  /// The facts of the property list at `path`.
  init(path: String, _ list: PropertyList) {
    self.path = path
    func string(_ key: String) -> String? { list.string(forKey: key) }
    packageType = string("CFBundlePackageType")
    extensionPoint =
      list.values(forKey: "NSExtension").first?.string(forKey: "NSExtensionPointIdentifier")
      ?? list.values(forKey: "EXAppExtensionAttributes").first?
      .string(forKey: "EXExtensionPointIdentifier")
    fontsPath = string("ATSApplicationFontsPath")
    fontsPathPosition = list.values(forKey: "ATSApplicationFontsPath").first?.position
    minimumOSVersion = string("MinimumOSVersion") ?? string("LSMinimumSystemVersion")
    platformName = string("DTPlatformName") ?? Self.firstPlatform(list)
    executable = string("CFBundleExecutable")
    launchStoryboard = string("UILaunchStoryboardName")
  }

  /// `iPhoneOS`, in the lower case of `DTPlatformName`.
  private static func firstPlatform(_ list: PropertyList) -> String? {
    guard
      case .array(let elements)? = list.values(forKey: "CFBundleSupportedPlatforms").first?.value,
      case .string(let name)? = elements.first?.value
    else { return nil }
    return name.lowercased()
  }
}

/// Reads property lists: XML, binary and old-style.
///
/// Any property list with a `UIAppFonts` key counts; others are passed over unread, except that one
/// called `Info.plist` or `…-Info.plist` has to be readable, and its other keys are noted.
struct InfoPlist: ProjectFileReader {
  static let key = "UIAppFonts"
  private static let words = WordSearch([key])

  func accepts(fileName: String) -> Bool { fileName.hasPathExtension(in: ["plist"]) }

  func read(_ file: ProjectFile, into project: inout AppProject) {
    let mentionsFonts = Self.words.matches(MarkupText.utf8(file.bytes))
    let name = file.name.asciiLowercased
    let isInfoPlist =
      name.elementsEqual("info.plist".utf8)
      || name.suffix(11).elementsEqual("-info.plist".utf8)
    guard mentionsFonts || isInfoPlist else { return }
    do throws(PropertyListError) {
      let list = try PropertyList(reading: file.bytes)
      guard case .dictionary = list.value else {
        if isInfoPlist {
          project.problems.append(
            FileProblem(
              path: file.path, message: "it holds \(list.kind) instead of a dictionary",
              position: list.position))
        }
        return
      }
      if isInfoPlist { project.infoPlists.append(InfoPlistFacts(path: file.path, list)) }
      for value in list.values(forKey: Self.key) { read(value, of: file, into: &project) }
    } catch {
      project.problems.append(
        FileProblem(path: file.path, message: error.message, position: error.position))
    }
  }

  private func read(_ value: PropertyList, of file: ProjectFile, into project: inout AppProject) {
    guard case .array(let elements) = value.value else {
      project.problems.append(
        FileProblem(
          path: file.path, message: "UIAppFonts is \(value.kind) instead of an array",
          position: value.position,
          help: "write <array> with a <string> for each font file"))
      return
    }
    let entries = elements.enumerated().map { index, element in
      var name: String?
      if case .string(let text) = element.value { name = text }
      return FontDeclaration.Entry(
        file: name, kind: element.kind, index: index, position: element.position)
    }
    project.declarations.append(FontDeclaration(path: file.path, entries: entries))
  }
}
