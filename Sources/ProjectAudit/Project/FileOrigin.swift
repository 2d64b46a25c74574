/// Whose work a file is, told by the folders that it stands in.
///
/// Fonts that others bring can be loaded by their names; what others write in their code is no fault
/// of the project's.
public enum FileOrigin: Sendable, Hashable, CaseIterable {
  /// The project's own.
  case own
  /// The project's tests.
  case test
  /// CocoaPods' copies.
  case pods
  /// Carthage's copies.
  case carthage
  /// JavaScript packages.
  case nodeModules
  /// Packages that a build has fetched.
  case packageCheckout
  /// What a build has made.
  case buildProduct

  /// - Parameter path: relative to the project's folder.
  public init(path: String) {
    var origin = FileOrigin.own
    var rest = path.utf8[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      let folder = rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      if let brought = Self.brought.first(where: { folder.elementsEqual($0.folder.utf8) }) {
        self = brought.origin
        return
      }
      if Self.isTests(folder) { origin = .test }
    }
    self = origin
  }

  /// True if what the file says is the project's to answer for.
  public var isOwn: Bool { self == .own }

  /// True if what the file's code does happens in the app too.
  public var isInApp: Bool {
    switch self {
    case .own, .pods, .carthage, .packageCheckout, .nodeModules: true
    case .test, .buildProduct: false
    }
  }

  private static let brought: [(folder: String, origin: FileOrigin)] = [
    ("Pods", .pods), ("Carthage", .carthage), ("node_modules", .nodeModules),
    ("SourcePackages", .packageCheckout), ("DerivedData", .buildProduct),
  ]

  /// `Tests`, `AppTests`, `AppUITests`: the names that Xcode and SwiftPM give.
  private static func isTests(_ folder: Substring.UTF8View) -> Bool {
    folder.suffix(5).elementsEqual("Tests".utf8)
  }

  /// Why a file is left, for people; nil where it is the project's own.
  public var reason: String? {
    switch self {
    case .own: nil
    case .test: "it is a test"
    case .pods: "CocoaPods brought it"
    case .carthage: "Carthage brought it"
    case .nodeModules: "it stands in node_modules"
    case .packageCheckout: "it is a fetched package"
    case .buildProduct: "a build made it"
    }
  }
}
