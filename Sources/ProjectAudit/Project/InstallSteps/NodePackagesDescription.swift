/// Reads `package.json` for the packages that `npm install` would bring, where it has not been run.
struct NodePackagesDescription: ProjectDescription {
  func keeps(path: String) -> Bool { ProjectFile.name(of: path).hasSameBytes(as: "package.json") }

  func describe(_ files: ProjectFiles, into project: inout AppProject) {
    for file in files.descriptions where keeps(path: file.path) {
      guard !files.hasFolder("node_modules", upwardFrom: file.path),
        let root = try? JSONDocument(reading: file.bytes)
      else { continue }
      let lines = LineTable(file.bytes)
      for member in root["dependencies"]?.members ?? [] {
        project.addExternalSource(
          ExternalSource(
            name: "the npm package \(member.key)", command: Self.command(beside: file.path, files),
            place: AppTarget.Place(path: file.path, position: lines.position(of: member.offset)),
            fontFiles: Self.iconPackages.contains(member.key) ? Self.iconFonts : []))
      }
    }
  }

  /// The command of the package manager whose lock file stands beside the file.
  private static func command(beside path: String, _ files: ProjectFiles) -> String {
    let managers = [
      ("yarn.lock", "yarn install"), ("pnpm-lock.yaml", "pnpm install"),
      ("bun.lockb", "bun install"), ("bun.lock", "bun install"),
    ]
    let folder = ProjectFiles.folder(of: path)
    return managers.first { files.contains(folder.isEmpty ? $0.0 : folder + "/" + $0.0) }?.1
      ?? "npm install"
  }

  private static let iconPackages: Set = ["react-native-vector-icons", "@expo/vector-icons"]

  /// What `Fonts/` of react-native-vector-icons holds, versions 9 and 10
  /// (github.com/oblador/react-native-vector-icons).
  private static let iconFonts = [
    "AntDesign.ttf", "Entypo.ttf", "EvilIcons.ttf", "Feather.ttf", "FontAwesome.ttf",
    "FontAwesome5_Brands.ttf", "FontAwesome5_Regular.ttf", "FontAwesome5_Solid.ttf",
    "FontAwesome6_Brands.ttf", "FontAwesome6_Regular.ttf", "FontAwesome6_Solid.ttf",
    "Fontisto.ttf", "Foundation.ttf", "Ionicons.ttf", "MaterialCommunityIcons.ttf",
    "MaterialIcons.ttf", "Octicons.ttf", "SimpleLineIcons.ttf", "Zocial.ttf",
  ]
}
