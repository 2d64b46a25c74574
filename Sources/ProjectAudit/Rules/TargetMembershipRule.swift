import FontInspection

/// `target-membership`: a font that is in the project, but not in the app.
struct TargetMembershipRule: Rule {
  let description = RuleDescription(
    id: "target-membership", severity: .error,
    summary: "A font that a target lists or names is in the project, but not in the target.",
    rationale: """
      Xcode copies a file into the bundle only where the target's box is ticked. Else the file is in \
      the project, the code compiles, and on the device there is no such font.
      """,
    source: "github.com/thii/FontAwesome.swift issue 3; github.com/mattmaddux/FASwiftUI issue 4",
    triggering: .target(
      ["Lato-Bold.ttf", "Lato-Regular.ttf"], faces: [.exampleBold, .exampleRegular],
      places: ["Info.plist:5:5"]),
    clean: .target(
      ["Lato-Bold.ttf", "Lato-Regular.ttf"], faces: [.exampleBold, .exampleRegular],
      ships: ["Fonts/Lato-Bold.ttf", "Fonts/Lato-Regular.ttf"]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let listed = context.entries.compactMap { entry -> Diagnostic? in
      guard case .notInTarget(let path) = entry.verdict else { return nil }
      return finding(
        at: entry, Self.notInTarget(path, entry.targets.listed),
        help: Self.tick(path, entry.targets.listed))
    }
    return listed + named(in: context, besides: Set(listed.map { $0.message }))
  }

  /// Fonts that an app's code names and that no target ships.
  private func named(
    in context: AuditContext, besides reported: Set<String>
  ) -> [Diagnostic] {
    let shipped = Set(context.targets.flatMap(\.reachableFonts))
    var seen = reported
    return context.references.compactMap { resolved in
      guard resolved.resolution == .bundled, resolved.reference.certainty != .likely,
        let face = resolved.faces.first, FileOrigin(path: face.path).isOwn,
        !shipped.contains(Array(face.path.utf8)), let name = resolved.reference.name
      else { return nil }
      let targets = context.targets.filter { target in
        target.target.kind == .app && target.isKnownWhole && !target.registersFonts
          && target.contains(resolved.reference.path)
      }
      guard !targets.isEmpty else { return nil }
      let names = targets.map(\.target.name).listed
      let message = Self.notInTarget(face.path, names)
      guard seen.insert(message).inserted else { return nil }
      return finding(
        at: resolved.reference, "\"\(name)\" is the font in \(face.path), which is not in \(names)",
        help: Self.tick(face.path, names))
    }
  }

  static func notInTarget(_ path: String, _ targets: String) -> String {
    "\(path) is in the project, but not in the target \(targets)"
  }

  static func tick(_ path: String, _ targets: String) -> String {
    "add \(path) to the resources of \(targets) (Target Membership in Xcode's file inspector)"
  }
}
