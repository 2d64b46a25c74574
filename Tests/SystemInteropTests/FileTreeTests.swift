import Foundation
import TestSupport
import Testing

@testable import SystemInterop

@Suite struct FileTreeTests {
  /// `path kind` for each entry.
  private func entries(_ folder: TemporaryFolder, skipping: Set<String> = []) throws -> [String] {
    try FileTree(FilePath(folder.path)) { skipping.contains($0.lastComponent.string) }
      .entries.map { "\($0.path.string) \($0.kind)" }
  }

  @Test func walksInTheOrderOfPaths() throws {
    let folder = try TemporaryFolder()
    for name in ["b/z.ttf", "a.ttf", "b/a.ttf", "b-c/x.ttf", ".hidden/x.ttf", "b/.x", "B.ttf"] {
      try folder.write(name, "x")
    }
    #expect(
      try entries(folder) == [
        "B.ttf regular", "a.ttf regular", "b folder", "b-c folder", "b-c/x.ttf regular",
        "b/a.ttf regular", "b/z.ttf regular",
      ])
  }

  @Test func skippedFoldersAreNotEntered() throws {
    let folder = try TemporaryFolder()
    try folder.write("DerivedData/a.ttf", "x")
    try folder.write("x/DerivedData/a.ttf", "x")
    try folder.write("x/b.ttf", "x")
    #expect(
      try entries(folder, skipping: ["DerivedData"]) == [
        "DerivedData folder", "x folder", "x/DerivedData folder", "x/b.ttf regular",
      ])
  }

  @Test func linksAreFollowedInsideTheRootOnly() throws {
    let outside = try TemporaryFolder()
    try outside.write("secret.ttf", "x")
    let folder = try TemporaryFolder()
    try folder.write("real/a.ttf", "x")
    try folder.write(".hidden/h.ttf", "x")
    try folder.link("again.ttf", to: "real/a.ttf")
    try folder.link("hidden.ttf", to: ".hidden/h.ttf")
    try folder.link("hidden2.ttf", to: ".hidden/h.ttf")
    try folder.link("out.ttf", to: outside.path + "/secret.ttf")
    try folder.link("outside", to: outside.path)
    try folder.link("broken.ttf", to: "nowhere")
    try folder.link("loop.ttf", to: "loop.ttf")
    try folder.link("cycle", to: ".")
    try folder.link("real/up", to: "..")
    #expect(
      try entries(folder) == [
        "broken.ttf brokenLink", "hidden.ttf regular", "loop.ttf linkCycle",
        "out.ttf outsideLink", "outside outsideLink", "real folder", "real/a.ttf regular",
      ])
  }

  @Test func linksToFilesThatAreThereAreTold() throws {
    let outside = try TemporaryFolder()
    let folder = try TemporaryFolder()
    try folder.write("real/a.ttf", "x")
    try folder.write(".hidden/h.ttf", "x")
    try folder.link("again.ttf", to: "real/a.ttf")
    try folder.link("hidden.ttf", to: ".hidden/h.ttf")
    try folder.link("hidden2.ttf", to: ".hidden/h.ttf")
    try folder.link("outside", to: outside.path)
    try folder.link("broken.ttf", to: "nowhere")
    let tree = try FileTree(FilePath(folder.path))
    #expect(
      tree.links == [
        FileTree.Link(path: FilePath("again.ttf"), target: FilePath("real/a.ttf")),
        FileTree.Link(path: FilePath("hidden2.ttf"), target: FilePath("hidden.ttf")),
      ])
    #expect(tree.outsideFolders == [FilePath("outside")])
    #expect(tree.skipped == [FilePath(".hidden")])
  }

  /// A folder so deep that its path is longer than the system takes is an error, not a silence.
  @Test func pathsTooLongAreTold() throws {
    let folder = try TemporaryFolder()
    // Made step by step, since no call takes the whole path.
    let name = String(repeating: "d", count: 200)
    var parents = [open(folder.path, O_RDONLY)]
    for _ in 0..<25 {
      #expect(mkdirat(parents[parents.count - 1], name, 0o700) == 0)
      parents.append(openat(parents[parents.count - 1], name, O_RDONLY))
    }
    defer {
      close(parents.removeLast())
      for parent in parents.reversed() {
        unlinkat(parent, name, AT_REMOVEDIR)
        close(parent)
      }
    }
    let tree = try FileTree(FilePath(folder.path))
    #expect(tree.errors.map(\.message) == ["the path is too long for the system"])
  }

  @Test func aLinkedFolderThatIsSkippedOtherwiseIsEntered() throws {
    let folder = try TemporaryFolder()
    try folder.write(".store/fonts/a.ttf", "x")
    try folder.link("fonts", to: ".store/fonts")
    #expect(try entries(folder) == ["fonts/a.ttf regular"])
  }

  @Test func namesNeedNotBeUTF8() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(
      bytes: Array(folder.path.utf8) + Array("/a".utf8) + [0xFF] + Array(".ttf".utf8))
    try FileSystem.write(path, [1, 2, 3])
    let tree = try FileTree(FilePath(folder.path))
    #expect(tree.entries.map(\.path.bytes) == [Array("a".utf8) + [0xFF] + Array(".ttf".utf8)])
    #expect(try FileSystem.read(path, limit: 10) == [1, 2, 3])
  }

  @Test func aPipeIsNeitherOpenedNorWaitedFor() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/x.ttf"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try entries(folder) == ["x.ttf fifo"])
    let error = #expect(throws: FileError.self) { _ = try MappedFile(FilePath(path)) }
    #expect(error?.code == .fifo)
  }

  @Test func aMissingRootIsAnError() {
    let error = #expect(throws: FileError.self) { try FileTree(FilePath("/no/such/folder")) }
    #expect(error?.code == .notFound)
  }

  @Test func depthIsNoProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write((0..<200).map { "d\($0)" }.joined(separator: "/") + "/x.ttf", "x")
    #expect(try FileTree(FilePath(folder.path)).entries.count == 201)
  }
}
