/// A `UIAppFonts` entry with what it leads to.
public struct JudgedEntry: Sendable, Equatable {
  /// The file that the entry stands in.
  public var path: String
  public var entry: FontDeclaration.Entry
  /// The targets whose Info.plist it is in and for which this holds; empty where none is known to have
  /// it.
  public var targets: [String]
  public var verdict: Verdict

  /// What an entry leads to; the first that holds.
  public enum Verdict: Sendable, Equatable {
    /// It is no string, or an empty one.
    case malformed
    /// The same entry stands above it in the same array.
    case duplicate(of: FontDeclaration.Entry)
    /// The build fills in a part of it, so that nothing can be said.
    case computed
    /// It names a web font or a drawing, which iOS does not register, there or not.
    case notAFont
    /// A font file of that name is in the bundle, or in the project where no target is known.
    case found
    /// Only a file whose name differs by case is.
    case caseOnly(path: String)
    /// Only a file whose name has the same letters in another Unicode form is.
    case normalization(path: String)
    /// The file is in the bundle, but at another path than the entry's.
    case otherPlace(bundlePath: String, path: String)
    /// A file of that name is in the project, but not in the target.
    case notInTarget(path: String)
    /// It names a file of the system, which harms nothing.
    case system
    /// The configuration says that something outside the project supplies it.
    case supplied
    /// An install step that has not been run here would bring the file.
    case external(source: String)
    /// The target refers to a file that is not there.
    case absent(path: String)
    /// There is no such file.
    case missing
  }
}

/// Judges the entries of `UIAppFonts` arrays.
struct EntryJudge {
  let fontNames: FontFileNames
  let externals: ExternalFonts
  let system: SystemFonts

  /// Every entry of a declaration that `targets` load, as judged for each of them; for the project as
  /// a whole where there are none.
  func judge(_ declaration: FontDeclaration, for targets: [AuditedTarget]) -> [JudgedEntry] {
    var seen: [[UInt8]: FontDeclaration.Entry] = [:]
    var result: [JudgedEntry] = []
    for entry in declaration.entries {
      func add(_ verdict: JudgedEntry.Verdict, _ names: [String]) {
        result.append(
          JudgedEntry(path: declaration.path, entry: entry, targets: names, verdict: verdict))
      }
      let names = targets.map(\.target.name)
      guard let file = entry.file, let name = entry.fileName, !name.isEmpty else {
        add(.malformed, names)
        continue
      }
      let key = Array(file.utf8)
      if let first = seen[key] {
        add(.duplicate(of: first), names)
        continue
      }
      seen[key] = entry
      if entry.isComputed {
        add(.computed, names)
      } else if name.hasPathExtension(in: ["woff", "woff2", "eot", "svg"]) {
        add(.notAFont, names)
      } else if externals.isConfigured(name), !fontNames.holds(name) {
        add(.supplied, names)
      } else if targets.isEmpty {
        add(judge(file, name), [])
      } else {
        var verdicts: [(verdict: JudgedEntry.Verdict, names: [String])] = []
        for target in targets {
          let verdict = judge(file, name, in: target)
          if let same = verdicts.firstIndex(where: { $0.verdict == verdict }) {
            verdicts[same].names.append(target.target.name)
          } else {
            verdicts.append((verdict, [target.target.name]))
          }
        }
        for (verdict, names) in verdicts { add(verdict, names) }
      }
    }
    return result
  }

  /// What an entry leads to in a target's bundle.
  private func judge(
    _ file: String, _ name: String, in target: AuditedTarget
  ) -> JudgedEntry.Verdict {
    switch target.bundle.match(file) {
    case .exact(let font)?:
      if font.exists { return .found }
      return externals.source(ofPath: font.path).map { .external(source: $0) }
        ?? .absent(path: font.path)
    case .otherForm(let font)?: return .normalization(path: font.path)
    case .otherCase(let font)?: return .caseOnly(path: font.path)
    case .otherPlace(let font)?:
      return .otherPlace(bundlePath: font.bundlePath, path: font.path)
    case nil: break
    }
    switch fontNames.match(name) {
    case .exact(let path)?:
      // What others bring is copied into the bundle by scripts of theirs, which are not read.
      return FileOrigin(path: path).isOwn && !target.target.copiesFontsByScript
        ? .notInTarget(path: path) : .found
    case .otherForm(let path)?: return .normalization(path: path)
    case .otherCase(let path)?: return .caseOnly(path: path)
    case nil: return elsewhere(name)
    }
  }

  /// What an entry leads to in the project as a whole.
  private func judge(_ file: String, _ name: String) -> JudgedEntry.Verdict {
    switch fontNames.match(name) {
    case .exact?: .found
    case .otherForm(let path)?: .normalization(path: path)
    case .otherCase(let path)?: .caseOnly(path: path)
    case nil: elsewhere(name)
    }
  }

  private func elsewhere(_ name: String) -> JudgedEntry.Verdict {
    if system.isSystemFile(name) { return .system }
    return externals.source(ofFile: name).map { .external(source: $0) } ?? .missing
  }
}
