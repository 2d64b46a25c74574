/// One product that a project builds: an app, an extension, a framework …
///
/// What is not known stays nil or empty; rules then say nothing about it.
public struct AppTarget: Sendable, Equatable {
  public var name: String
  public var kind: Kind
  /// The systems that the target is built for, the most telling first; empty where nothing says.
  public var platforms: [AppPlatform]
  /// The lowest system version on which the target runs, as written: `15.0`; nil where nothing says.
  public var deploymentTarget: String?
  /// The file that describes the target, relative to the project's folder, and where in it.
  public var definition: Place

  /// The property lists that become the target's Info.plist, relative to the project's folder, in the
  /// order of their configurations; usually one, none where it is generated whole.
  public var infoPlists: [String]
  /// True where the build makes the Info.plist, or merges its own keys into it.
  public var generatesInfoPlist: Bool
  /// True where the Info.plist, or one of them, is named and not to be found: its path depends on
  /// something that is not known, or a step of the build makes it.
  public var hasUnknownInfoPlist = false
  /// `UIAppFonts` that stand in the description itself instead of in a property list, as in
  /// XcodeGen's `properties` or a Tuist manifest.
  public var inlineDeclarations: [FontDeclaration]

  /// The fonts in the target's bundle, each once per place in the bundle.
  public var fonts: [BundledFont]
  /// True where a build script of the project's own seems to copy fonts, so that the bundle may hold
  /// more of them.
  public var copiesFontsByScript: Bool
  /// The files that the target compiles or ships besides fonts (sources, interface files, strings,
  /// pages …), relative to the project's folder, sorted by their bytes; nil where it is not known, so
  /// that every file may be its.
  public var files: [String]?
  /// The names of targets and packages whose products this one embeds or links: what they ship and
  /// compile comes with it.
  public var dependencies: [String]
  /// The languages that the target's resources are translated into, as their folders say (`en`,
  /// `pt-BR`, `Base`), sorted.
  public var languages: [String]

  /// Which kind of product a target makes; the raw value is what output calls it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// An app of its own.
    case app
    /// An app extension; it has its own bundle and its own Info.plist.
    case `extension`
    /// A WidgetKit extension.
    case widget
    /// An App Clip.
    case clip
    /// An app or an extension that runs on the watch.
    case watch
    case framework
    /// A static library or a package's library.
    case library
    /// A bundle of resources.
    case bundle
    /// A command line tool.
    case tool
    case test

    /// True where the product has an Info.plist of its own from which the system reads `UIAppFonts`.
    public var loadsDeclaredFonts: Bool {
      switch self {
      case .app, .extension, .widget, .clip, .watch: true
      case .framework, .library, .bundle, .tool, .test: false
      }
    }

    /// True for what is embedded in an app and refused by the App Store together with it.
    public var isExtension: Bool { self == .extension || self == .widget }
  }

  /// A file and, where it has lines, a position in it.
  public struct Place: Sendable, Equatable {
    public var path: String
    public var position: SourcePosition?

    public init(path: String, position: SourcePosition? = nil) {
      self.path = path
      self.position = position
    }
  }

  public init(
    name: String, kind: Kind, platforms: [AppPlatform] = [], deploymentTarget: String? = nil,
    definition: Place, infoPlists: [String] = [], generatesInfoPlist: Bool = false,
    inlineDeclarations: [FontDeclaration] = [], fonts: [BundledFont] = [],
    copiesFontsByScript: Bool = false, files: [String]? = nil,
    dependencies: [String] = [], languages: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.platforms = platforms
    self.deploymentTarget = deploymentTarget
    self.definition = definition
    self.infoPlists = infoPlists
    self.generatesInfoPlist = generatesInfoPlist
    self.inlineDeclarations = inlineDeclarations
    self.fonts = fonts
    self.copiesFontsByScript = copiesFontsByScript
    self.files = files
    self.dependencies = dependencies
    self.languages = languages
  }
}

/// A system that an app runs on; the raw value is Apple's word for it.
public enum AppPlatform: String, Sendable, Hashable, CaseIterable {
  case iOS, macCatalyst, macOS, tvOS, watchOS, visionOS
}

/// A font file in a target's bundle.
public struct BundledFont: Sendable, Equatable {
  /// The file, relative to the project's folder; begins with `../` where it lies outside.
  public var path: String
  /// Where it lies in the bundle: `Lato-Bold.ttf` where it is flattened, `Fonts/Lato-Bold.ttf` where
  /// its folder is kept.
  public var bundlePath: String
  /// True where the file itself is there.
  public var exists: Bool
  /// Where the target takes it up, where that is one place.
  public var definition: AppTarget.Place?

  public init(
    path: String, bundlePath: String, exists: Bool = true, definition: AppTarget.Place? = nil
  ) {
    self.path = path
    self.bundlePath = bundlePath
    self.exists = exists
    self.definition = definition
  }
}

/// A build setting or key that seems to declare fonts and does nothing, such as
/// `INFOPLIST_KEY_UIAppFonts`.
public struct IgnoredSetting: Sendable, Equatable {
  /// The setting as written.
  public var name: String
  /// The target that it is meant for, where that is known.
  public var target: String?
  public var place: AppTarget.Place

  public init(name: String, target: String?, place: AppTarget.Place) {
    self.name = name
    self.target = target
    self.place = place
  }
}

/// Something that an absent install step would bring: a pod, a package, a module.
public struct ExternalSource: Sendable, Equatable {
  /// What is absent, as people call it: `the pod Artsy+UIFonts`, `node_modules`.
  public var name: String
  /// The command that brings it: `pod install`.
  public var command: String
  /// Where the project asks for it.
  public var place: AppTarget.Place
  /// The names of the font files that it is known to bring, where something tells; empty where it may
  /// bring any.
  public var fontFiles: [String]

  public init(
    name: String, command: String, place: AppTarget.Place, fontFiles: [String] = []
  ) {
    self.name = name
    self.command = command
    self.place = place
    self.fontFiles = fontFiles
  }
}
