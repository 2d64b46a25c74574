/// `font-external`: fonts that an install step would bring which has not been run here.
struct FontExternalRule: Rule {
  let description = RuleDescription(
    id: "font-external", severity: .note,
    summary: "Listed or named fonts come from a pod, a package or node_modules that is not there.",
    rationale: """
      What is not there cannot be checked, and is no fault of the project. Once per source, so that a \
      checkout without its dependencies stays readable.
      """,
    source: "private pods in public apps",
    triggering: RuleExample(
      files: [.examplePlist(["Unica.ttf"])], facts: exampleFacts, places: ["Podfile:2:3"]),
    clean: .plist(["Lato-Bold.ttf"], faces: [.exampleBold]))

  private static let exampleFacts = {
    var facts = AppProject()
    facts.externalSources = [
      ExternalSource(
        name: "the pod Artsy+UIFonts", command: "pod install",
        place: .init(path: "Podfile", position: SourcePosition(line: 2, column: 3)))
    ]
    return facts
  }()

  func findings(in context: AuditContext) -> [Diagnostic] {
    var sources: [[UInt8]: (name: String, entries: [String], names: [String])] = [:]
    for entry in context.entries {
      guard case .external(let source) = entry.verdict, let file = entry.entry.fileName else {
        continue
      }
      sources[Array(source.utf8), default: (source, [], [])].entries.append(file)
    }
    for resolved in context.references {
      guard resolved.resolution == .external, let source = resolved.externalSource,
        let name = resolved.reference.name
      else { continue }
      sources[Array(source.utf8), default: (source, [], [])].names.append(name)
    }
    return sources.values.map { source in
      let known = context.project.externalSources.first { $0.name.hasSameBytes(as: source.name) }
      let first = context.entries.first {
        if case .external(let name) = $0.verdict {
          name.hasSameBytes(as: source.name)
        } else {
          false
        }
      }
      let place =
        known?.place ?? first.map { .init(path: $0.path, position: $0.entry.position) }
        ?? context.references.first { $0.externalSource?.hasSameBytes(as: source.name) == true }.map
      {
        .init(path: $0.reference.path, position: $0.reference.position.inLines)
      }
      return Diagnostic(
        rule: description.id, severity: description.severity,
        message: Self.external(
          source.name, files: Set(source.entries).count, names: Set(source.names).count),
        path: place?.path ?? "", position: place?.position,
        help: Self.run(known?.command))
    }
  }

  static func external(_ source: String, files: Int, names: Int) -> String {
    let counts = [(files, "font file"), (names, "name")].filter { $0.0 > 0 }.map { count, word in
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let verb = files + names == 1 ? "comes" : "come"
    return
      "\(counts.joined(separator: " and ")) \(verb) from \(source), which is not installed here"
  }

  static func run(_ command: String?) -> String {
    command.map { "run \($0) first to have them checked" }
      ?? "install the project's dependencies first to have them checked"
  }
}
