import ArgumentParsing
import ProjectAudit
import SystemInterop

/// The file of known findings: `--baseline`, `--write-baseline`, and `baseline` in the configuration.
enum BaselineFile {
  static let option = Option<FilePath?>(
    "baseline", placeholder: "FILE",
    help: "do not tell the findings that FILE knows; tell those it no longer needs")
  static let writing = Option<OptionalValue<FilePath>>(
    "write-baseline", suffix: ".json", placeholder: "FILE",
    help: "write what is found to FILE, else to the baseline that is in use")

  private static let sizeLimit = 256 << 20
  private static let defaultName = FilePath(".fontscale-baseline.json")

  /// The file that the command line names, else the configuration; nil where none is in use.
  static func path(_ matches: Matches, _ configuration: Configuration) -> FilePath? {
    if let path = matches[option] { return path }
    guard let path = configuration.baseline else { return nil }
    // A path in a file is meant from where the file is.
    return path.bytes.first == UInt8(ascii: "/")
      ? path : (configuration.folder ?? FilePath("")).appending(path)
  }

  /// Where to write; nil where nothing is to be written.
  static func pathToWrite(
    _ matches: Matches, _ configuration: Configuration, project: FilePath
  ) -> FilePath? {
    switch matches[writing] {
    case .absent: nil
    case .value(let path): path
    case .alone:
      path(matches, configuration)
        ?? (configuration.folder ?? project).appending(defaultName)
    }
  }

  /// - Throws: `ToolError` (78) where the file cannot be read, is broken or of another version.
  static func read(_ path: FilePath) throws(ToolError) -> Baseline {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: sizeLimit)
    } catch {
      throw ToolError(
        .configuration, subject: error.path, "the baseline cannot be read: \(error.message)",
        help: error.code == .notFound ? "write it with --write-baseline" : nil)
    }
    do throws(JSON5Error) {
      return try Baseline(reading: bytes)
    } catch {
      throw ToolError(
        .configuration, subject: path.string, at: error.position, error.message, help: error.help)
    }
  }

  /// What the file knows of rules that are not asked now; nothing where there is no such file, or no
  /// baseline in it, since it is written anew.
  static func kept(_ path: FilePath, under policy: AuditPolicy) -> [Baseline.Entry] {
    guard !policy.configuration.only.isEmpty || !policy.configuration.skip.isEmpty,
      let old = try? read(path)
    else { return [] }
    return old.entries.filter { entry in
      RuleRegistry.ids.contains(entry.rule) && !policy.configuration.mayReport(entry.rule)
    }
  }

  /// Writes what was found, as a whole or not at all, and says so. What is known of rules that were not
  /// asked, as with `--only`, is kept.
  ///
  /// - Throws: `ToolError` (73) where it cannot be written.
  static func write(
    _ report: AuditReport, keeping kept: [Baseline.Entry], to path: FilePath,
    _ messages: Messages
  ) throws(ToolError) -> Baseline {
    let found = Baseline(report.diagnostics)
    let baseline = Baseline(entries: found.entries + kept)
    let bytes = Array(baseline.text.utf8)
    do throws(FileError) {
      if !OutputCheck.holds(path, bytes) { try FileSystem.write(path, bytes) }
    } catch {
      throw ToolError(
        .cannotWrite, subject: error.path, "the baseline cannot be written: \(error.message)")
    }
    let count = baseline.entries.count
    messages.note(
      subject: path.string,
      "\(count) finding\(count == 1 ? " is" : "s are") known from now on",
      help: "run verify with --baseline \(path.string), or set \"baseline\" in .fontscale.json")
    return baseline
  }

  /// Says what the baseline kept back, and what it no longer needs.
  static func report(_ outcome: AuditPolicy.Outcome, _ path: FilePath, _ messages: Messages) {
    if outcome.known > 0 {
      messages.note(
        subject: path.string,
        "\(outcome.known) known finding\(outcome.known == 1 ? " is" : "s are") not told")
    }
    for entry in outcome.stale {
      messages.warning(
        subject: path.string,
        "no longer found: \(entry.path): \(entry.message) [\(entry.rule)]",
        help: "write the baseline anew: --write-baseline")
    }
  }
}
