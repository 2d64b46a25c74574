import ArgumentParsing
import ProjectAudit
import SystemInterop
import TextFormatting

/// A value of `--report`: a format and the file that gets it, `sarif:out.sarif`.
struct ReportOutput: ArgumentValue {
  let reporter: any Reporter
  /// nil for standard output.
  let file: FilePath?

  init(argument: ArgumentText) throws(InvalidValue) {
    guard let colon = argument.bytes.firstIndex(of: UInt8(ascii: ":")) else {
      throw InvalidValue(reason: "NAME:FILE is wanted, as in sarif:out.sarif")
    }
    let file = FilePath(bytes: argument.bytes[(colon + 1)...])
    guard !file.isEmpty else { throw InvalidValue(reason: "there is no file behind the colon") }
    let name = ArgumentText(bytes: Array(argument.bytes[..<colon]))
    do throws(InvalidValue) {
      reporter = try ReporterName(argument: name).reporter
    } catch {
      let names = ReporterName.allowedTexts.joined(separator: ", ")
      throw InvalidValue(
        reason: "there is no format \"\(name.string)\"; there are \(names)",
        nearest: error.nearest.map { "\($0):\(file.string)" })
    }
    self.file = file == FilePath("-") ? nil : file
  }

  static var placeholder: String { "NAME:FILE" }
}

/// Everything that one run of `verify` writes: the result itself, and what `--report` asks for.
struct ReportOutputs {
  static let option = Option<[ReportOutput]>(
    "report", splitting: .never,
    help: """
      write a report to FILE as well, such as sarif:out.sarif; may be repeated, and - is standard \
      output
      """)

  /// How the result is printed; nil where a report takes its place on standard output.
  private let result: (any Reporter)?
  private let reports: [ReportOutput]

  /// - Parameters:
  ///   - format: The option of the result's format.
  ///   - configured: The format that the configuration names.
  /// - Throws: `ToolError` (64) where two are to go to the same place.
  init(
    _ matches: Matches, format: Option<ReporterName>, configured: ReporterName?,
    _ context: ToolContext
  ) throws(ToolError) {
    reports = matches[Self.option]
    let toStandardOutput = reports.filter { $0.file == nil }
    // Who asks for a report on standard output and for nothing else there wants it alone.
    let isReplaced =
      !toStandardOutput.isEmpty && context.output == nil && !matches.isGiven(format)
    let isChosen = matches.isGiven(format) || context.outputSuffix != nil
    let chosen = matches.format(format, for: context)
    result = isReplaced ? nil : (isChosen ? chosen : configured ?? chosen).reporter
    let others = context.output == nil && !isReplaced ? 1 : 0
    guard toStandardOutput.count + others <= 1 else {
      throw ToolError(
        .usage, "two reports are to go to standard output",
        help: "give one of them a file: --report NAME:FILE")
    }
    var files: Set<FilePath> = []
    for file in reports.compactMap(\.file) + [context.output].compactMap(\.self)
    where !files.insert(file).inserted {
      throw ToolError(
        .usage, "two reports are to go to \(file.string)",
        help: "give each a file of its own: --report NAME:FILE")
    }
  }

  /// True if a format needs the lines that findings point at.
  var readSource: Bool {
    result?.readsSource ?? false || reports.contains { $0.reporter.readsSource }
  }

  /// Writes each report, as a whole or not at all; what cannot be written is told and stops no other.
  ///
  /// - Parameter output: Gets what goes where the result goes.
  /// - Returns: Whether all could be written.
  func write(
    _ report: AuditReport, _ setting: ReportSetting, _ context: ToolContext,
    to output: inout String
  ) -> Bool {
    result?.write(report, setting, to: &output)
    var areWritten = true
    for wanted in reports {
      if wanted.file == nil, result == nil {
        wanted.reporter.write(report, setting, to: &output)
        continue
      }
      var plain = setting
      plain.styler = .plain
      var text = ""
      wanted.reporter.write(report, plain, to: &text)
      do throws(FileError) {
        if let file = wanted.file {
          let bytes = Array(text.utf8)
          if !OutputCheck.holds(file, bytes) { try FileSystem.write(file, bytes) }
        } else {
          try StandardStream.output.write(text)
        }
      } catch {
        context.messages.error(
          subject: error.path, "the report cannot be written: \(error.message)",
          help: "name a file in a folder that exists and may be written to")
        areWritten = false
      }
    }
    return areWritten
  }
}
