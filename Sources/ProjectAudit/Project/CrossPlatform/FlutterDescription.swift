import ProjectInterop

/// A family that a Flutter app declares in its `pubspec.yaml`.
///
/// Flutter draws text itself, from files among its own assets: such a font is not known to UIKit, and
/// its family is called as the developer likes, not as the file says
/// (docs.flutter.dev/cookbook/design/fonts).
public struct FlutterFamily: Sendable, Equatable {
  /// The family as Dart code names it: `fontFamily: 'Raleway'`.
  public var name: String
  /// The file that declares it, and where in it.
  public var place: AppTarget.Place
  /// The package's name, by which others name the family: `packages/name/Raleway`.
  public var package: String?
  public var fonts: [Font]

  /// A file of the family.
  public struct Font: Sendable, Equatable {
    /// The file, relative to the project's folder.
    public var path: String
    /// The weight that is declared, 100 to 900; nil for the file's own.
    public var weight: Int?
    public var isItalic: Bool
    /// False where the file is not there; true too where another package has it.
    public var exists: Bool
    public var place: AppTarget.Place

    public init(
      path: String, weight: Int? = nil, isItalic: Bool = false, exists: Bool = true,
      place: AppTarget.Place
    ) {
      self.path = path
      self.weight = weight
      self.isItalic = isItalic
      self.exists = exists
      self.place = place
    }
  }

  public init(name: String, place: AppTarget.Place, package: String?, fonts: [Font]) {
    self.name = name
    self.place = place
    self.package = package
    self.fonts = fonts
  }
}

/// Reads Flutter's `pubspec.yaml`.
struct FlutterDescription: ProjectDescription {
  func keeps(path: String) -> Bool { ProjectFile.name(of: path).hasSameBytes(as: "pubspec.yaml") }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      let root: YAMLNode?
      do throws(YAMLError) {
        root = try YAMLReader.read(MarkupText.utf8(file.bytes))
      } catch {
        project.problems.append(
          FileProblem(
            path: file.path, message: error.message,
            position: error.position.map { SourcePosition(line: $0.line, column: $0.column) }))
        continue
      }
      for family in root?["flutter"]?["fonts"]?.elements ?? [] {
        guard let node = family["family"], let name = node.text else { continue }
        let fonts = (family["fonts"]?.elements ?? []).compactMap { Self.font($0, file, files) }
        project.flutterFamilies.append(
          FlutterFamily(
            name: name, place: Self.place(node, file), package: root?["name"]?.text, fonts: fonts))
      }
    }
  }

  private static func place(_ node: YAMLNode, _ file: ProjectFile) -> AppTarget.Place {
    AppTarget.Place(
      path: file.path,
      position: SourcePosition(line: node.position.line, column: node.position.column))
  }

  private static func font(
    _ node: YAMLNode, _ file: ProjectFile, _ files: ProjectFiles
  ) -> FlutterFamily.Font? {
    guard let asset = node["asset"], let text = asset.text else { return nil }
    let folder = ProjectFiles.folder(of: file.path)
    // An asset of another package, or of this one as others name it, under its `lib`.
    let isPackages = text.hasPrefix("packages/")
    let path = ProjectFiles.resolve(text, in: folder)
    return FlutterFamily.Font(
      path: path, weight: node["weight"]?.text.flatMap { Int($0) },
      isItalic: node["style"]?.text == "italic",
      exists: isPackages || path.hasPrefix("../") || files.contains(path),
      place: place(asset, file))
  }
}
