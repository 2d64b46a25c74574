import FontInspection

/// `target-membership`: a font that is in the project, but not in the app.
struct TargetMembershipRule: Rule {
  let description = RuleDescription(
    id: "target-membership", severity: .error,
    summary: "A font that a target lists or names is in the project, but not in the target.",
    rationale: """
      Xcode copies a file into the bundle only where the target's box is ticked. Else the file is in \
      the project, the code compiles, and on the device there is no such font. React Native's tools do \
      it for the folders of react-native.config.js, each time they are run.
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
      + scripted(in: context)
  }

  /// Fonts that an app's JavaScript names and that React Native's tools have not brought into the app.
  private func scripted(in context: AuditContext) -> [Diagnostic] {
    let apps = context.targets.compactMap(ScriptedApp.init)
    guard !apps.isEmpty else { return [] }
    let loaded = Set(context.project.scriptFonts.loadedFiles.map { Array($0.utf8) })
    let listed = Set(
      context.entries.compactMap { entry -> [UInt8]? in
        if case .notInTarget(let path) = entry.verdict { Array(path.utf8) } else { nil }
      })
    var seen: Set<[UInt8]> = []
    return context.references.compactMap { resolved in
      guard resolved.reference.api.framework == .reactNative, let name = resolved.reference.name,
        resolved.reference.certainty != .likely,
        [.bundled, .family, .fullName].contains(resolved.resolution),
        let face = resolved.faces.first,
        resolved.faces.allSatisfy({ face in
          let path = Array(face.path.utf8)
          return FileOrigin(path: face.path).isOwn && !listed.contains(path)
            && !loaded.contains(Array(face.fileName.utf8))
            && !context.targets.contains { $0.reachableFonts.contains(path) }
            // Android's own copies tell nothing about iOS.
            && !face.path.split(separator: "/").dropLast().contains("android")
        }),
        let app = apps.filter({ $0.contains(resolved.reference.path) })
          .max(by: { $0.root.utf8.count < $1.root.utf8.count }),
        seen.insert(Array(face.path.utf8)).inserted
      else { return nil }
      return finding(
        at: resolved.reference,
        "\"\(name)\" is the font in \(face.path), which is not in \(app.target.target.name)",
        help: app.help(for: face.path, context.project.linkedAssets))
    }
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

/// An app for iOS whose text JavaScript draws: React Native's, whose Xcode project lies in a folder
/// `ios`, or Expo's before that project is made.
private struct ScriptedApp {
  let target: AuditedTarget
  /// The folder that holds the app's scripts, and `ios`.
  let root: String

  init?(_ target: AuditedTarget) {
    let path = target.target.definition.path
    guard target.target.kind == .app, !target.registersFonts, !target.target.copiesFontsByScript,
      target.target.platforms.isEmpty || target.target.platforms.contains(.iOS)
    else { return nil }
    if path.hasPathExtension(in: ["json"]) {
      root = ProjectFiles.folder(of: path)
    } else {
      let parts = path.split(separator: "/")
      guard let index = parts.lastIndex(of: "ios") else { return nil }
      root = parts[..<index].joined(separator: "/")
    }
    self.target = target
  }

  func contains(_ path: String) -> Bool {
    root.isEmpty || path.utf8.starts(with: (root + "/").utf8)
  }

  func help(for path: String, _ assets: [LinkedAssets]) -> String {
    if target.target.definition.path.hasPathExtension(in: ["json"]) {
      return
        "add \(path) to the fonts of the plug-in expo-font in app.json, or load it with useFonts"
    }
    if let linked = assets.first(where: { asset in
      path.hasSameBytes(as: asset.path) || path.utf8.starts(with: (asset.path + "/").utf8)
    }) {
      return
        "run npx react-native-asset, which copies \(linked.written) as \(linked.place.path) tells"
    }
    let folder = "./" + BundleLayout.relative(ProjectFiles.folder(of: path), to: root)
    return "add \(folder) to assets in react-native.config.js and run npx react-native-asset"
  }
}
