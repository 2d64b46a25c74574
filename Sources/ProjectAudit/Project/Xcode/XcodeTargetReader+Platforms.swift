extension XcodeTargetReader {
  /// The systems that the target is built for, and the lowest version of the first.
  mutating func readPlatforms() {
    var platforms: [AppPlatform] = []
    func add(_ platform: AppPlatform?) {
      if let platform, !platforms.contains(platform) { platforms.append(platform) }
    }
    for name in values("SDKROOT") { add(Self.platform(ofSDK: name)) }
    for name in values("SUPPORTED_PLATFORMS").flatMap({ $0.split(separator: " ") }) {
      add(Self.platform(ofSDK: String(name)))
    }
    if platforms.isEmpty, XcodeProductType.isForWatch(target) { platforms = [.watchOS] }
    // A version for one system only tells as much.
    if platforms.isEmpty {
      let told = AppPlatform.allCases.filter { !deploymentTargets(for: $0).isEmpty }
      if told.count == 1 { platforms = told }
    }
    if platforms.isEmpty {
      for family in values("TARGETED_DEVICE_FAMILY").flatMap({ $0.split(separator: ",") }) {
        add(Self.deviceFamilies[String(family)])
      }
    }
    if let index = platforms.firstIndex(of: .iOS), isOn("SUPPORTS_MACCATALYST") {
      platforms.insert(.macCatalyst, at: index + 1)
    }
    result.platforms = platforms
    if let first = platforms.first {
      result.deploymentTarget = deploymentTargets(for: first).min(by: Self.isLower)
    }
  }

  private func deploymentTargets(for platform: AppPlatform) -> [String] {
    guard let key = Self.deploymentKeys[platform] else { return [] }
    return values(key).filter { value in
      value.utf8.count <= 16
        && value.utf8.allSatisfy {
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
    }
  }

  private static func isLower(_ left: String, _ right: String) -> Bool {
    func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(left).lexicographicallyPrecedes(numbers(right))
  }

  /// The names of SDKs may carry a version: `macosx10.15`.
  private static func platform(ofSDK name: String) -> AppPlatform? {
    let prefixes: [(String, AppPlatform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS),
      ("xr", .visionOS),
    ]
    return prefixes.first { name.hasPrefix($0.0) }?.1
  }

  private static let deploymentKeys: [AppPlatform: String] = [
    .iOS: "IPHONEOS_DEPLOYMENT_TARGET", .macOS: "MACOSX_DEPLOYMENT_TARGET",
    .tvOS: "TVOS_DEPLOYMENT_TARGET", .watchOS: "WATCHOS_DEPLOYMENT_TARGET",
    .visionOS: "XROS_DEPLOYMENT_TARGET",
  ]

  /// `UIDeviceFamily`, developer.apple.com/documentation/bundleresources/information-property-list/
  /// uidevicefamily
  private static let deviceFamilies: [String: AppPlatform] = [
    "1": .iOS, "2": .iOS, "3": .tvOS, "4": .watchOS, "7": .visionOS,
  ]
}

/// What a target makes, by its product type.
enum XcodeProductType {
  private static let prefix = "com.apple.product-type."

  /// The identifiers of `PBXProductType` in github.com/tuist/XcodeProj and of the product type
  /// specifications in github.com/swiftlang/swift-build, without their common beginning.
  private static let kinds: [String: AppTarget.Kind] = [
    "application": .app,
    "application.messages": .app,
    "application.watchapp2-container": .app,
    "application.on-demand-install-capable": .clip,
    "application.watchapp": .watch,
    "application.watchapp2": .watch,
    "watchkit-extension": .watch,
    "watchkit2-extension": .watch,
    "app-extension": .extension,
    "app-extension.messages": .extension,
    "app-extension.messages-sticker-pack": .extension,
    "app-extension.intents-service": .extension,
    "extensionkit-extension": .extension,
    "tv-app-extension": .extension,
    "xcode-extension": .extension,
    "framework": .framework,
    "framework.static": .framework,
    "library.static": .library,
    "library.dynamic": .library,
    "metal-library": .library,
    "bundle": .bundle,
    "instruments-package": .bundle,
    "bundle.unit-test": .test,
    "bundle.ui-testing": .test,
    "bundle.ocunit-test": .test,
    "bundle.multi-device-ui-testing": .test,
    "tool": .tool,
    "tool.host-build": .tool,
    "tool.swiftpm-test-runner": .tool,
    "xpc-service": .tool,
    "system-extension": .tool,
    "driver-extension": .tool,
    "kernel-extension": .tool,
    "kernel-extension.iokit": .tool,
  ]

  /// The classes of targets from before Xcode 2.1.
  private static let oldClasses: [String: AppTarget.Kind] = [
    "PBXApplicationTarget": .app, "PBXFrameworkTarget": .framework, "PBXLibraryTarget": .library,
    "PBXBundleTarget": .bundle, "PBXToolTarget": .tool,
  ]

  private static let extensions: [String: AppTarget.Kind] = [
    "app": .app, "appex": .extension, "framework": .framework, "a": .library, "dylib": .library,
    "bundle": .bundle, "xctest": .test, "octest": .test,
  ]

  /// The kind of a target; nil where it makes no product, or one of which nothing is known.
  static func kind(of target: XcodeObject) -> AppTarget.Kind? {
    if let kind = oldClasses[target.isa] { return kind }
    guard target.isa == "PBXNativeTarget" else { return nil }
    if let type = target.string("productType"), type.hasPrefix(prefix),
      let kind = kinds[String(type.dropFirst(prefix.count))]
    {
      return kind
    }
    guard let product = target.object("productReference")?.string("path"),
      let dot = product.utf8.lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    return extensions[String(product[product.utf8.index(after: dot)...])]
  }

  /// True for products that only the watch runs.
  static func isForWatch(_ target: XcodeObject) -> Bool {
    let type = target.string("productType") ?? ""
    return type.hasPrefix(prefix + "watchkit")
      || type.hasPrefix(prefix + "application.watchapp")
        && !type.hasSuffix("-container")
  }
}
