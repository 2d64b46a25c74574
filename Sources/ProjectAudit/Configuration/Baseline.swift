import TextFormatting

/// Findings that were there when a team began to check, so that only new ones are told.
///
/// A finding is known again by its fingerprint, which does not hold its line. Rule, path and message
/// stand beside it for people, and for telling what is no longer needed.
public struct Baseline: Sendable, Equatable {
  /// What the file says of itself.
  public static let schema = "fontscale.baseline/1"

  /// A finding that is known.
  public struct Entry: Sendable, Equatable {
    public var fingerprint: String
    public var rule: String
    public var path: String
    public var message: String

    public init(fingerprint: String, rule: String, path: String, message: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.path = path
      self.message = message
    }
  }

  /// By path, rule, message, fingerprint.
  public var entries: [Entry]

  public init(entries: [Entry]) {
    self.entries = entries.sorted(by: Self.fileOrder)
  }

  /// The baseline under which none of the findings is told.
  ///
  /// - Parameter diagnostics: in the order of a report, which tells equal ones apart.
  public init(_ diagnostics: [Diagnostic]) {
    self.init(
      entries: zip(diagnostics, Diagnostic.fingerprints(of: diagnostics)).map {
        Entry(fingerprint: $1, rule: $0.rule, path: $0.path, message: $0.message)
      })
  }

  private static func fileOrder(_ left: Entry, _ right: Entry) -> Bool {
    let (first, second) = (
      [left.path, left.rule, left.message, left.fingerprint],
      [right.path, right.rule, right.message, right.fingerprint]
    )
    for (one, other) in zip(first, second) where !one.hasSameBytes(as: other) {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }

  /// Takes away the findings that are known.
  ///
  /// - Parameter diagnostics: all findings of a run, in the order of a report.
  func applied(to diagnostics: [Diagnostic]) -> (new: [Diagnostic], stale: [Entry]) {
    let known = Set(entries.map(\.fingerprint))
    let fingerprints = Diagnostic.fingerprints(of: diagnostics)
    let found = Set(fingerprints)
    return (
      zip(diagnostics, fingerprints).filter { !known.contains($1) }.map { $0.0 },
      entries.filter { !found.contains($0.fingerprint) }
    )
  }

  /// The file as JSON, sorted and with a trailing newline, so that two versions compare well.
  public var text: String {
    let document: JSONValue = [
      "findings": .array(
        entries.map { entry in
          [
            "fingerprint": .string(entry.fingerprint), "message": .string(entry.message),
            "path": .string(entry.path), "rule": .string(entry.rule),
          ]
        }),
      "schema": .string(Self.schema),
    ]
    return document.text
  }
}

extension Baseline {
  /// Reads a baseline's file.
  ///
  /// - Throws: `JSON5Error` where it is broken, of another version, or no baseline.
  public init(reading bytes: [UInt8]) throws(JSON5Error) {
    let document = try JSON5(reading: bytes)
    guard case .object = document.value else {
      throw JSON5Error(
        message: "it is no baseline: it holds \(document.kind)", position: document.position,
        help: Self.rewrite)
    }
    guard let schema = document["schema"], case .string(let name) = schema.value else {
      throw JSON5Error(
        message: "it is no baseline: \"schema\" is missing", position: document.position,
        help: Self.rewrite)
    }
    guard name == Self.schema else {
      throw JSON5Error(
        message: "its schema is \"\(name)\"; this version reads \"\(Self.schema)\"",
        position: schema.position, help: Self.rewrite)
    }
    guard let findings = document["findings"], case .array(let elements) = findings.value else {
      throw JSON5Error(
        message: "\"findings\" is no array",
        position: document["findings"]?.position ?? document.position, help: Self.rewrite)
    }
    var entries: [Entry] = []
    for element in elements { entries.append(try Self.entry(element)) }
    self.init(entries: entries)
  }

  private static let rewrite = "write it anew with --write-baseline"

  private static func entry(_ element: JSON5) throws(JSON5Error) -> Entry {
    func text(_ key: String) throws(JSON5Error) -> String {
      guard let value = element[key], case .string(let text) = value.value else {
        throw JSON5Error(
          message: "a finding has no text \"\(key)\"",
          position: element[key]?.position ?? element.position, help: rewrite)
      }
      return text
    }
    return Entry(
      fingerprint: try text("fingerprint"), rule: try text("rule"), path: try text("path"),
      message: try text("message"))
  }
}
