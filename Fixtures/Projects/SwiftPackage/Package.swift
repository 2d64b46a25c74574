// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Station",
  platforms: [.iOS(.v16)],
  products: [.library(name: "StationKit", targets: ["StationKit"])],
  targets: [.target(name: "StationKit", resources: [.process("Fonts")])]
)
