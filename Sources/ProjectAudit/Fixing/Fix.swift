/// A repair that needs no thought, as a rule proposes it: what to change, told by what stands there.
///
/// Rules see no bytes. `FileRepair` finds the place in the file again, and changes nothing where
/// something else stands there by now.
public struct Fix: Sendable, Equatable {
  /// The file to change, relative to the project's folder; not always the finding's own.
  public var path: String
  public var change: Change

  public enum Change: Sendable, Equatable {
    /// Puts one name in place of another: in a string literal of source, an attribute of an interface
    /// file, a `<string>` of a property list.
    case replace(String, with: String, at: SourcePosition)
    /// Takes an entry out of an array of a property list.
    case removeEntry(String, at: SourcePosition)
    /// Adds an entry to the array of this key in a property list's outermost dictionary.
    case addEntry(String, key: String)
  }

  public init(path: String, change: Change) {
    self.path = path
    self.change = change
  }

  /// What is done, for people.
  public var summary: String {
    switch change {
    case .replace(let old, let new, _): "\"\(old)\" becomes \"\(new)\""
    case .removeEntry(let entry, _): "the entry \(entry) is removed"
    case .addEntry(let entry, let key): "\(entry) is added to \(key)"
    }
  }
}
