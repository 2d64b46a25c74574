import ProjectDescription

let fonts: Plist.Value = ["NimbusFixture-Regular.ttf", "NimbusFixture-Heavy.ttf"]

func app(name: String) -> Target {
  .target(
    name: name, destinations: .iOS, product: .app, bundleId: "example.\(name)",
    deploymentTargets: .iOS("16.0"),
    infoPlist: .extendingDefault(with: ["UIAppFonts": fonts]),
    sources: ["App/Sources/**"], resources: ["App/Resources/**"])
}

let project = Project(name: "Station", targets: [app(name: "Station")])
