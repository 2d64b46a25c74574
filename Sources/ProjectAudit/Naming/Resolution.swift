/// What a name in a project turns out to be; where several fit, the first in this order holds.
public enum Resolution: String, Sendable, Equatable, CaseIterable {
  /// The PostScript name of a font in the project.
  case bundled
  /// The PostScript name or the family of a font that iOS brings, or once brought.
  case system
  /// The full name (`name` ID 4) of a font in the project.
  case fullName
  /// The family (ID 16, else 1) of a font in the project.
  case family
  /// One of the above but for the case of ASCII letters.
  case caseOnly
  /// The name of a font's file, with or without its extension.
  case fileName
  /// A private name, which begins with a full stop.
  case `private`
  /// Supplied by a pod, package or `node_modules` that is not there.
  case external
  /// None of these.
  case unknown
  /// The value is not known: the name is made while the app runs.
  case computed
}
