/// `plist-font-duplicate`: the same entry twice.
struct PlistFontDuplicateRule: Rule {
  let description = RuleDescription(
    id: "plist-font-duplicate", severity: .warning,
    summary: "A UIAppFonts array lists the same file twice.",
    rationale: """
      iOS registers the font once and refuses the second time (error 105, alreadyRegistered; the \
      console says "already exists"). Nothing is lost, but the list is not what its writer meant.
      """,
    source: "developer.apple.com/documentation/coretext/ctfontmanagererror",
    triggering: .plist(
      ["Lato-Bold.ttf", "Lato-Bold.ttf"], faces: [.exampleBold], places: ["Info.plist:5:5"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    var counts: [[UInt8]: Int] = [:]
    func key(_ entry: JudgedEntry) -> [UInt8] {
      Array((entry.path + "\0" + (entry.entry.file ?? "")).utf8)
    }
    for entry in context.entries {
      if case .duplicate = entry.verdict { counts[key(entry), default: 0] += 1 }
    }
    return context.entries.compactMap { entry in
      guard case .duplicate(let first) = entry.verdict, let file = entry.entry.file,
        let count = counts[key(entry)], count > 0
      else { return nil }
      if count > Self.most {
        // A file that a program has gone wrong on is told once.
        counts[key(entry)] = 0
        return finding(at: entry, Self.times(file, count + 1), help: Self.removeOthers)
      }
      return finding(
        at: entry, Self.twice(file, first: first.index, second: entry.entry.index),
        help: Self.remove(entry.entry.index),
        related: [
          Diagnostic.RelatedPlace(
            path: entry.path, line: first.position?.line, message: "the first entry")
        ], fix: entry.removing)
    }
  }

  static func twice(_ file: String, first: Int, second: Int) -> String {
    "UIAppFonts lists \(file) twice (items \(first) and \(second))"
  }

  /// How many repetitions of one file are told one by one.
  private static let most = 8

  static func times(_ file: String, _ count: Int) -> String {
    "UIAppFonts lists \(file) \(count) times"
  }

  static let removeOthers = "remove all of them but one"

  static func remove(_ index: Int) -> String { "remove item \(index)" }
}
