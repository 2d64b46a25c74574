import FontInspection
import SystemInterop

/// Reads a built product: what really ships, after every step of the build.
struct BuiltProductLoader {
  let jobs: Int
  /// Whether the configuration leaves a file out, by its path relative to the product.
  let excludes: @Sendable (String) -> Bool

  /// The largest executable that is read; the largest apps have some 300 MB.
  private static let executableLimit = 1 << 30
  /// How many bytes of fonts in an archive are held at most.
  private static let fontsLimit = 1 << 30

  /// How built products that are folders end.
  private static let endings = ["app", "appex", "xcarchive"]

  /// True if what stands at `root` is a built product and no project.
  static func reads(_ root: FilePath, _ kind: FileKind) -> Bool {
    if kind == .regular { return true }
    let path = FileSystem.canonicalPath(root) ?? root
    guard kind == .folder, endings.contains(path.pathExtension) else { return false }
    return ["Info.plist", "Contents/Info.plist"].contains {
      (try? FileSystem.kind(of: root.appending(FilePath($0)))) == .regular
    }
  }

  /// - Throws: `FileError` where the product itself cannot be read.
  func load(_ root: FilePath, _ kind: FileKind) async throws(FileError) -> ProjectLoader.Project {
    let product =
      kind == .folder
      ? try ProductFiles(folder: root, excluding: excludes)
      : try ProductFiles(archive: root, excluding: excludes)
    let name = (FileSystem.canonicalPath(root) ?? root).lastComponent.string
    let bundles = BuiltBundles(paths: product.paths, productName: kind == .folder ? name : "")
    guard bundles.bundles.contains(where: { $0.ending != "framework" }) else {
      throw FileError(
        path: root, code: .readFailed,
        message: kind == .folder ? "there is no app in it" : "the archive holds no app")
    }
    var loaded = ProjectLoader.Project()
    loaded.passedOver = product.passedOver
    await readTexts(of: product, bundles, into: &loaded)
    let inputs = fontInputs(of: product, root, into: &loaded)
    let scan = await FontScanner(
      jobs: jobs, readsForeignContainers: false, includesDetails: true
    ).scan(inputs)
    loaded.fonts.faces = scan.faces
    loaded.fonts.unreadable = scan.unreadable
    loaded.fonts.notes = scan.notes
    loaded.fonts.setDetails(scan.details)
    compareDuplicates(inputs, in: &loaded.fonts)
    await readCode(of: product, bundles, into: &loaded)
    loaded.project.targets = bundles.targets(
      paths: product.paths, facts: loaded.project.infoPlists)
    loaded.project = loaded.project.sorted()
    loaded.filesRead.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return loaded
  }

  /// What some of the files say.
  private struct Reading: Sendable {
    var project = AppProject()
    var paths: [String] = []
    /// The strings of compiled files, by the path of the file.
    var strings: [(path: String, strings: [String])] = []
  }

  /// Reads property lists, strings, pages: what is read in a project too.
  private func readTexts(
    of product: ProductFiles, _ bundles: BuiltBundles, into loaded: inout ProjectLoader.Project
  ) async {
    let files = product.files.filter {
      AppProject.reader(for: $0.path) != nil && bundles.innermost($0.path) != nil
    }
    let parts = await Workers.run(jobs: jobs, count: files.count) {
      Reading()
    } step: { reading, index in
      do throws(FileProblem) {
        let bytes = try product.bytes(of: files[index], limit: ProjectLoader.sizeLimit)
        reading.project.read(ProjectFile(path: files[index].path, bytes: bytes))
        reading.paths.append(files[index].path)
      } catch {
        reading.project.problems.append(error)
      }
    }
    for part in parts {
      loaded.project.append(part.project)
      loaded.filesRead += part.paths
    }
  }

  /// Reads executables and compiled interface files, and takes up those of their strings that are
  /// fonts' names.
  private func readCode(
    of product: ProductFiles, _ bundles: BuiltBundles, into loaded: inout ProjectLoader.Project
  ) async {
    var executables: Set<[UInt8]> = []
    for index in bundles.bundles.indices {
      let plist = bundles.bundles[index].infoPlist
      let name = loaded.project.infoPlists.first { $0.path.hasSameBytes(as: plist) }?.executable
      executables.insert(Array(bundles.executable(of: index, named: name).utf8))
    }
    let names = CompiledNames(faces: loaded.fonts.appFaces)
    let files = product.files.filter {
      $0.path.hasPathExtension(in: ["nib"]) || executables.contains(Array($0.path.utf8))
    }
    let parts = await Workers.run(jobs: jobs, count: files.count) {
      Reading()
    } step: { reading, index in
      let file = files[index]
      let isInterface = file.path.hasPathExtension(in: ["nib"])
      do throws(FileProblem) {
        let bytes = try product.bytes(
          of: file, limit: isInterface ? ProjectLoader.sizeLimit : Self.executableLimit)
        if isInterface, let interface = CompiledInterface(bytes) {
          reading.project.references += names.references(
            interface.strings, in: file.path, api: CompiledNames.interface)
        } else if !isInterface, let executable = MachOFile(bytes) {
          reading.project.references += names.references(
            executable.strings, in: file.path, api: CompiledNames.executable)
          // Short strings of Swift's, and all of an encrypted executable, cannot be read.
          reading.project.references.append(
            FontReference(
              name: nil, api: CompiledNames.executable, path: file.path, position: .nowhere,
              certainty: .likely))
          if executable.registersFonts { reading.project.registeringFiles.append(file.path) }
        } else {
          return
        }
        reading.paths.append(file.path)
      } catch {
        reading.project.problems.append(error)
      }
    }
    for part in parts {
      loaded.project.append(part.project)
      loaded.filesRead += part.paths
    }
  }

  private func fontInputs(
    of product: ProductFiles, _ root: FilePath, into loaded: inout ProjectLoader.Project
  ) -> [FontInput] {
    var inputs: [FontInput] = []
    var held = 0
    for file in product.files where BundleLayout.isFont(file.path) {
      let display = root.appending(FilePath(file.path))
      if let location = product.location(of: file) {
        inputs.append(
          FontInput(
            file: location, path: file.path, displayPath: display.string,
            isExpectedToBeFont: true, isKnownToBeRegular: true))
        continue
      }
      do throws(FileProblem) {
        let bytes = try product.bytes(of: file, limit: Self.fontsLimit - held)
        held += bytes.count
        inputs.append(
          FontInput(
            file: display, path: file.path, displayPath: display.string,
            isExpectedToBeFont: true, content: bytes))
      } catch {
        loaded.project.problems.append(error)
      }
    }
    return inputs
  }

  /// Finds out which files of one PostScript name are the same, byte for byte.
  private func compareDuplicates(_ inputs: [FontInput], in fonts: inout FontFiles) {
    let byPath = Dictionary(inputs.map { (Array($0.path.utf8), $0) }) { first, _ in first }
    func bytes(_ path: [UInt8]) -> [UInt8]? {
      guard let input = byPath[path] else { return nil }
      return input.content ?? (try? FileSystem.read(input.file, limit: ProjectLoader.sizeLimit))
    }
    for duplicate in fonts.duplicates() {
      let (first, second) = (Array(duplicate.first.path.utf8), Array(duplicate.second.path.utf8))
      guard first != second else { continue }
      let content = fonts.contents[first] ?? fonts.contents.count
      fonts.contents[first] = content
      if let left = bytes(first), left == bytes(second) { fonts.contents[second] = content }
    }
  }
}
