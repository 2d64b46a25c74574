import FontInspection

/// `store-table`: tables that break the rules that Apple's font validator checks.
struct StoreTableRule: Rule {
  let description = RuleDescription(
    id: "store-table", severity: .warning,
    summary: "A table of a font breaks a rule that Apple's font validator checks.",
    rationale: """
      App Store Connect validates the fonts of an app with extensions, and of one that goes to \
      external testers, and refuses it (ITMS-90853: 'kern' table structure and contents, 'name' \
      table structure). Font Book shows the same faults. An error where the fault is fatal to the \
      validator, and for `name` where the project makes an extension; a note where it is minor or \
      technical.
      """,
    source: """
      github.com/mozilla-mobile/firefox-ios issue 7367; github.com/flutter/flutter issues 65991 and \
      69510; github.com/fonttools/fonttools issue 1119; github.com/EkType/Mukta issue 1
      """,
    triggering: .font(places: ["Fonts/Lato-Bold.ttf"]) { _, details in
      details.faults = [
        TableFault(
          table: "kern", grade: .fatal,
          message: "subtable 0 is 4 bytes short: its 458 pairs take 2762")
      ]
    },
    clean: .font { _, _ in })

  func findings(in context: AuditContext) -> [Diagnostic] {
    let hasExtension = context.hasExtension
    /// The faults of one table of one font.
    struct Faulty {
      var font: JudgedFont
      var table: String
      var severity: Severity
      var message: String
    }
    var faulty: [Faulty] = []
    var seen: Set<[UInt8]> = []
    for font in context.judgedFonts() {
      var tables: [String] = []
      for fault in font.details.faults where !tables.contains(fault.table) {
        tables.append(fault.table)
      }
      for table in tables {
        let faults = font.details.faults.filter { $0.table == table }
        let severities = faults.map { Self.severity(of: $0, hasExtension: hasExtension) }
        guard let severity = severities.max() else { continue }
        let message = Self.broken(table, faults.map(\.message))
        // The members of a collection may share a table.
        guard seen.insert(Array("\(font.path)\0\(message)".utf8)).inserted else { continue }
        faulty.append(
          Faulty(font: font, table: table, severity: severity, message: font.member + message))
      }
    }
    // What a whole family has is one finding.
    var groups: [[Faulty]] = []
    var places: [[UInt8]: Int] = [:]
    for item in faulty {
      let key = Array("\(item.font.familyOrPath)\0\(item.message)".utf8)
      if let place = places[key] {
        groups[place].append(item)
      } else {
        places[key] = groups.count
        groups.append([item])
      }
    }
    return groups.compactMap { group in
      guard let first = group.first else { return nil }
      return finding(
        file: first.font.path, severity: first.severity, first.message,
        help: Self.repair(first.table, severity: first.severity),
        related: group.map(\.font).others("this font of the family too"))
    }
  }

  /// The severity of a fault: the validator's own grade, and for `name` what the App Store makes of it.
  private static func severity(of fault: TableFault, hasExtension: Bool) -> Severity {
    switch fault.grade {
    case .fatal: .error
    case .major: fault.table == "name" && hasExtension ? .error : .warning
    case .minor: fault.table == "name" && hasExtension ? .error : .note
    case .technical: .note
    }
  }

  static func broken(_ table: String, _ messages: [String]) -> String {
    "the table \(table): \(messages.joined(separator: "; "))"
  }

  /// fontTools writes the lists of these tables anew, sorted and with counts that fit.
  static func repair(_ table: String, severity: Severity) -> String {
    if severity == .note {
      return
        "nothing on a device depends on it; have the font's maker repair it in the next version"
    }
    return ["name", "kern", "post"].contains(table)
      ? "get a newer version of the font, or write the table anew with fontTools: ttx FONT.ttf, then "
        + "ttx FONT.ttx"
      : "get the font again from where it came from, or have its maker repair it"
  }
}
