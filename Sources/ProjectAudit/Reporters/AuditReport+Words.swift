import TextFormatting

extension AuditReport {
  /// How many findings there are: `2 errors, 0 warnings, 1 note`.
  var countedFindings: String {
    [Severity.error, .warning, .note].map { Self.counted(count($0), $0.rawValue) }
      .joined(separator: ", ")
  }

  /// What was looked at: `11 faces and 14 references`.
  var checked: String {
    Self.counted(faces.count, "face") + " and " + Self.counted(references.count, "reference")
  }

  /// The findings of each file together, in the order of the report.
  var diagnosticsByFile: [(path: String, diagnostics: [Diagnostic])] {
    var files: [(path: String, diagnostics: [Diagnostic])] = []
    for diagnostic in diagnostics {
      if let last = files.last, last.path.hasSameBytes(as: diagnostic.path) {
        files[files.count - 1].diagnostics.append(diagnostic)
      } else {
        files.append((diagnostic.path, [diagnostic]))
      }
    }
    return files
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Diagnostic {
  /// What is wrong and, in a line of its own, what to do about it; what would disturb the reading is
  /// escaped.
  var messageAndHelp: String {
    message.escapingControls + (help.map { "\n" + $0.escapingControls } ?? "")
  }
}
