extension XcodeTargetReader {
  /// Takes up the targets and packages that the target says it depends on; what it embeds or links is
  /// known from its phases.
  mutating func readDependencies() {
    var pending = Array(target.objects("dependencies").reversed())
    var seen: Set<String> = []
    while let dependency = pending.popLast(), context.steps > 0 {
      context.steps -= 1
      guard seen.insert(dependency.identifier).inserted else { continue }
      if let product = dependency.object("productRef") {
        readPackageProduct(product)
      } else if let other = dependency.object("target") {
        if XcodeProductType.kind(of: other) == nil {
          // An aggregate stands for what it depends on itself.
          pending += other.objects("dependencies").reversed()
        } else {
          depend(on: other.string("name"))
        }
      } else if let proxy = dependency.object("targetProxy") {
        depend(on: targetBehind(container: proxy) ?? dependency.string("name"))
      }
    }
    for product in target.objects("packageProductDependencies") { readPackageProduct(product) }
  }

  /// Takes up a package's product, and notes the package where it has to be fetched.
  ///
  /// The product of a local package may not say which package it is of; those that are absent are noted
  /// for the project as a whole.
  mutating func readPackageProduct(_ product: XcodeObject) {
    let productName = product.string("productName")
    depend(on: productName)
    guard let package = product.object("package"), package.isa == "XCRemoteSwiftPackageReference",
      let title = XcodeContext.packageName(package.string("repositoryURL"))
    else { return }
    // Fetched packages are kept in DerivedData, which is not looked at.
    var name = "the package \(title)"
    if let productName, !ExternalFonts.suggestsFonts(title),
      ExternalFonts.suggestsFonts(productName)
    {
      name = "\(productName) of the package \(title)"
    }
    context.noteSource(name, command: XcodeContext.resolvePackages, at: package.place)
  }

  /// The target that makes what `proxy`, a product of a project within this one, stands for.
  func targetBehind(proxy: XcodeObject) -> String? {
    if let container = proxy.object("remoteRef"),
      let name = targetBehind(container: container)
    {
      return name
    }
    return context.target(
      making: ProjectFile.name(of: proxy.string("path") ?? ""), for: project.path)
  }

  /// The target that a `PBXContainerItemProxy` stands for: in this project or in one within it. Where
  /// that one was not read, the name that Xcode noted.
  private func targetBehind(container: XcodeObject) -> String? {
    var path = project.path
    if let portal = container.object("containerPortal"), portal.isa == "PBXFileReference" {
      path = project.locations.location(of: portal).path ?? ""
    }
    let known = container.string("remoteGlobalIDString").flatMap { context.target($0, in: path) }
    return known ?? container.string("remoteInfo")
  }
}
