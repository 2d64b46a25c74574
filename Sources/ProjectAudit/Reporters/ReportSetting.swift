public import TextFormatting

/// What a reporter has to know beside what was found.
public struct ReportSetting: Sendable {
  /// The project's folder as given, which paths for people begin with.
  public var root: String
  /// Styles text for people.
  public var styler: ANSIStyler

  public init(root: String, styler: ANSIStyler = .plain) {
    self.root = root
    self.styler = styler
  }

  /// The path as a person would name it: the project's folder joined with `path`.
  func displayPath(_ path: String) -> String {
    if root.isEmpty || root == "." { return path }
    return root.hasSuffix("/") ? root + path : root + "/" + path
  }
}
