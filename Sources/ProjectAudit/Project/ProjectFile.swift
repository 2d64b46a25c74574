/// One file of a project: where it is and what it holds.
public struct ProjectFile: Sendable, Equatable {
  /// Relative to the project's folder, with `/`; what is no UTF-8 is shown as U+FFFD.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A text file, for examples and tests.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// What stands behind the last `/` of `path`.
  var name: String { Self.name(of: path) }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}

/// A file that could not be read or understood, as a fact; `FileUnreadableRule` judges it.
public struct FileProblem: Sendable, Equatable {
  public var path: String
  /// What is wrong, as half a sentence without the path.
  public var message: String
  public var position: SourcePosition?
  /// What to do about it, where more can be said than "repair it".
  public var help: String?
  public var kind: Kind

  /// How bad it is.
  public enum Kind: Sendable, Equatable {
    /// The file is wrong.
    case fault
    /// The file is a template, which other tools fill in before it can be read.
    case template
    /// The file may be right; what it says cannot be followed here.
    case notFollowed
  }

  public init(
    path: String, message: String, position: SourcePosition? = nil, help: String? = nil,
    kind: Kind = .fault
  ) {
    self.path = path
    self.message = message
    self.position = position
    self.help = help
    self.kind = kind
  }
}
