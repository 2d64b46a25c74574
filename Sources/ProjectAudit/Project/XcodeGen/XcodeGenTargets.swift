/// Makes targets of an XcodeGen specification.
struct XcodeGenTargets {
  let spec: SpecNode
  /// The folder of the main specification, in which the project is made.
  let folder: String
  let files: ProjectFiles
  let configurationFiles: XcodeConfigurationFiles

  /// How deep templates and groups of settings may name each other.
  private static let depthLimit = 16

  /// Adds the targets.
  ///
  /// - Returns: Those about which something is not known, so that they are left.
  func describe(
    into project: inout AppProject, budget: Int
  ) -> [(name: String, place: AppTarget.Place)] {
    var budget = budget
    var left: [(name: String, place: AppTarget.Place)] = []
    for entry in spec["packages"]?.entries ?? [] where entry.value["path"] == nil {
      guard entry.value["url"] ?? entry.value["github"] != nil else { continue }
      project.addExternalSource(
        ExternalSource(
          name: "the package \(entry.key)", command: "xcodebuild -resolvePackageDependencies",
          place: AppTarget.Place(path: entry.value.file, position: entry.position)))
    }
    for entry in spec["targets"]?.entries ?? [] {
      let place = AppTarget.Place(path: entry.value.file, position: entry.position)
      guard let node = withTemplates(entry.value, depth: 0, &budget), budget > 0 else {
        left.append((entry.key, place))
        continue
      }
      let platforms = (node["platform"]?.listOrSelf ?? []).compactMap(\.text)
      let isList = node["platform"]?.list != nil
      for platform in platforms {
        let values = variables(of: node, name: entry.key, platform: platform)
        let prefix = node["platformPrefix"]?.text ?? ""
        let suffix = node["platformSuffix"]?.text ?? "_\(platform)"
        let name = isList ? prefix + entry.key + suffix : entry.key
        var reader = XcodeGenTarget(
          name: name, platform: platform, node: node, variables: values, all: self)
        if !reader.describe(at: place, into: &project) { left.append((entry.key, place)) }
      }
    }
    return left
  }

  /// The target with what its templates say; nil where one of them is not there.
  private func withTemplates(_ node: SpecNode, depth: Int, _ budget: inout Int) -> SpecNode? {
    guard depth < Self.depthLimit, node.isMapping else { return nil }
    var whole: SpecNode?
    for name in node["templates"]?.listOrSelf ?? [] {
      guard let name = name.text, let template = spec["targetTemplates"]?[name],
        let template = withTemplates(template, depth: depth + 1, &budget), budget > 0
      else { return nil }
      whole = whole.map { template.merged(onto: $0, budget: &budget) } ?? template
    }
    return whole.map { node.merged(onto: $0, budget: &budget) } ?? node
  }

  private func variables(
    of node: SpecNode, name: String, platform: String
  ) -> [(name: String, value: String)] {
    var values = [("target_name", name), ("platform", platform)]
    for entry in node["templateAttributes"]?.entries ?? [] {
      if let text = entry.value.text { values.append((entry.key, text)) }
    }
    return values
  }

  /// What the `.xcconfig` files of a target, and of the project, assign to `key`.
  ///
  /// `configFiles` names one for each configuration (github.com/yonaskolb/XcodeGen,
  /// Docs/ProjectSpec.md "Config Files").
  func configured(_ node: SpecNode, _ key: String) -> [(value: String, place: AppTarget.Place)] {
    [node, spec].flatMap { owner in
      (owner["configFiles"]?.entries ?? []).flatMap { entry in
        guard let text = entry.value.text else { return [] as [(String, AppTarget.Place)] }
        let path = ProjectFiles.resolve(text, in: entry.value.base)
        return configurationFiles.assignments(in: path).filter { $0.name == key }.map {
          ($0.value, $0.place)
        }
      }
    }
  }

  /// Every value that the settings `node` have for `key`, in all configurations, with the groups that
  /// they name.
  func settings(_ node: SpecNode?, _ key: String, depth: Int = 0) -> [SpecNode] {
    guard let node, depth < Self.depthLimit else { return [] }
    var found: [SpecNode] = []
    for group in node["groups"]?.listOrSelf ?? [] {
      if let name = group.text {
        found += settings(spec["settingGroups"]?[name], key, depth: depth + 1)
      }
    }
    let isStructured = ["base", "configs", "groups"].contains { node[$0] != nil }
    if let value = isStructured ? node["base"]?[key] : node[key] { found.append(value) }
    for configuration in node["configs"]?.entries ?? [] {
      if let value = configuration.value[key] { found.append(value) }
    }
    return found
  }
}
