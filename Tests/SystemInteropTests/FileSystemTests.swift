import Foundation
import TestSupport
import Testing

@testable import SystemInterop

@Suite struct FileSystemTests {
  @Test func writesAsAWholeAndKeepsPermissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("out.txt", "old")
    #expect(chmod(path, 0o640) == 0)
    try FileSystem.write(FilePath(path), Array("new".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    // Nothing else is left in the folder.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.txt"])
  }

  @Test func writesThroughALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("real.txt", "old")
    try folder.link("link.txt", to: "real.txt")
    try FileSystem.write(FilePath(folder.path + "/link.txt"), Array("new".utf8))
    #expect(try String(contentsOfFile: folder.path + "/real.txt", encoding: .utf8) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link.txt")
        == "real.txt")
  }

  @Test func cannotWriteIntoWhatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: FileError.self) {
      try FileSystem.write(FilePath(folder.path + "/no/out.txt"), [1])
    }
    #expect(missing?.code == .notFound)
    let itself = #expect(throws: FileError.self) {
      try FileSystem.write(FilePath(folder.path), [1])
    }
    #expect(itself?.code == .folder)
  }

  @Test func readsUpToALimit() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("a", [1, 2, 3]))
    #expect(try FileSystem.read(path, limit: 3) == [1, 2, 3])
    let error = #expect(throws: FileError.self) { try FileSystem.read(path, limit: 2) }
    #expect(error?.code == .tooLarge)
  }

  @Test func mapsFilesOfAnySize() throws {
    let folder = try TemporaryFolder()
    let empty = try MappedFile(FilePath(try folder.write("empty", [])))
    #expect(empty.withBytes { $0.count } == 0)
    let large = [UInt8](repeating: 7, count: 100_000)
    let mapped = try MappedFile(FilePath(try folder.write("large", large)))
    #expect(mapped.withBytes { bytes in (0..<bytes.count).allSatisfy { bytes[$0] == 7 } })
    #expect(mapped.count == 100_000)
  }

  @Test(
    arguments: [
      ("Cpus_allowed_list:\t0-3,8\n", 5), ("Name:\tx\nCpus_allowed_list:\t0\nY:\t1\n", 1),
      ("Cpus_allowed_list:\t3-1\n", nil), ("Cpus_allowed_list:\t\n", nil), ("", nil),
    ] as [(String, Int?)])
  func countsAllowedProcessors(status: String, count: Int?) {
    #expect(Processors.allowedProcessors(inStatus: status) == count)
  }

  @Test(
    arguments: [
      ("max 100000\n", nil), ("150000 100000\n", 1), ("400000 100000\n", 4), ("50000 100000\n", 1),
      ("", nil), ("1 0", nil),
    ] as [(String, Int?)])
  func readsQuotas(quota: String, count: Int?) {
    #expect(Processors.processors(inQuota: quota) == count)
  }

  @Test func thereIsAtLeastOneProcessor() {
    #expect(Processors.available >= 1)
  }
}
