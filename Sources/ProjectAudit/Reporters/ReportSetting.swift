public import TextFormatting

/// What a reporter has to know beside what was found.
public struct ReportSetting: Sendable {
  /// The project's folder as given, which paths for people begin with.
  public var root: String
  /// The project's folder within its repository, without a slash at its end; empty where it is the
  /// repository's own folder. What services show beside a change is named from there.
  public var repositoryFolder: String
  /// Styles text for people.
  public var styler: ANSIStyler
  /// The lines that findings point at, where they are wanted.
  public var excerpts: SourceExcerpts
  /// What the findings' repairs change, where that is wanted.
  public var fixEdits: FixEdits
  /// True if text for people shows those lines.
  public var showsSource: Bool
  /// The rules that were asked, which some formats describe.
  public var rules: [RuleDescription]
  /// The tool's version.
  public var version: String

  public init(
    root: String, repositoryFolder: String = "", styler: ANSIStyler = .plain,
    excerpts: SourceExcerpts = SourceExcerpts(), fixEdits: FixEdits = FixEdits(),
    showsSource: Bool = false,
    rules: [RuleDescription] = RuleRegistry.all.map(\.description), version: String = "0"
  ) {
    self.root = root
    self.repositoryFolder = repositoryFolder
    self.styler = styler
    self.excerpts = excerpts
    self.fixEdits = fixEdits
    self.showsSource = showsSource
    self.rules = rules
    self.version = version
  }

  /// Where people read about the tool.
  static let informationAddress = "https://github.com/fontscale/fontscale"

  /// The path as a person would name it: the project's folder joined with `path`.
  func displayPath(_ path: String) -> String {
    if root.isEmpty || root == "." { return path }
    return root.hasSuffix("/") ? root + path : root + "/" + path
  }

  /// The path within the repository.
  func repositoryPath(_ path: String) -> String {
    repositoryFolder.isEmpty ? path : repositoryFolder + "/" + path
  }
}
