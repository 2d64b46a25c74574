import Foundation
import ProjectInterop
import SystemInterop
import TestSupport
import Testing

@Suite struct ArchiveTests {
  private static func open(_ bytes: [UInt8]) throws -> ArchiveReader {
    let folder = try TemporaryFolder()
    return try ArchiveReader(FilePath(try folder.write("a.zip", bytes)))
  }

  private static let hello = Array("hello, archive".utf8)

  @Test(arguments: [ZipBuilder.Method.stored, .deflated], [false, true])
  func entriesAndTheirBytes(_ method: ZipBuilder.Method, usesZip64: Bool) throws {
    var zip = ZipBuilder()
    zip.add("Payload/", [], mode: 0o40755)
    zip.add("Payload/X.app/Info.plist", Self.hello, method: method, usesZip64: usesZip64)
    zip.add("Payload/X.app/empty", [], method: method, usesZip64: usesZip64)
    let large = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    zip.add("large", large, method: method, usesZip64: usesZip64)
    zip.add("link", Array("large".utf8), mode: 0o120777)
    let archive = try Self.open(zip.finished(usesZip64: usesZip64))
    #expect(
      archive.entries.map(\.name) == [
        "Payload/", "Payload/X.app/Info.plist", "Payload/X.app/empty", "large", "link",
      ])
    #expect(archive.entries.map(\.kind) == [.folder, .file, .file, .file, .link])
    #expect(archive.entries.map(\.size) == [0, Self.hello.count, 0, large.count, 5])
    for (index, bytes) in [(1, Self.hello), (2, []), (3, large)] {
      #expect(try archive.bytes(of: archive.entries[index], limit: 1 << 20) == bytes)
    }
  }

  /// Made with Python's zipfile: `fonts/é.txt`, 6,000 bytes, really compressed.
  @Test func compressedData() throws {
    let base64 = """
      UEsDBBQAAAgIAAAAIQDBNwxAIwAAAHAXAAAMAAAAZm9udHMvw6kudHh07cQxDQAACAMwK5gj4ViC/w8RvO3R6WRrbNu2bdu2bdv24wNQSwECFAMUAAAICAAAACEAwTcMQCMAAABwFwAADAAAAAAAAAAAAAAAgAEAAAAAZm9udHMvw6kudHh0UEsFBgAAAAABAAEAOgAAAE0AAAAAAA==
      """
    let archive = try Self.open(Array(try #require(Data(base64Encoded: base64))))
    #expect(archive.entries.map(\.name) == ["fonts/é.txt"])
    #expect(
      try archive.bytes(of: archive.entries[0], limit: 6000)
        == Array(String(repeating: "hello ", count: 1000).utf8))
    #expect(
      throws: ArchiveError(code: .tooLarge, message: "it has 6000 bytes; at most 5999 are read")
    ) {
      try archive.bytes(of: archive.entries[0], limit: 5999)
    }
  }

  @Test func namesAreKeptAsBytes() throws {
    var zip = ZipBuilder()
    for name in ["é", "e\u{301}", "日本.ttf", "a\nb\"c"] { zip.add(name, Self.hello) }
    let archive = try Self.open(zip.finished())
    #expect(
      archive.entries.map(\.nameBytes)
        == ["é", "e\u{301}", "日本.ttf", "a\nb\"c"].map { Array($0.utf8) })
    for entry in archive.entries { #expect(try archive.bytes(of: entry, limit: 99) == Self.hello) }
  }

  @Test(arguments: [
    ("a/b", true), ("a/../b", false), ("../b", false), ("/etc/passwd", false), ("..", false),
    ("\\\\server\\x", false), ("a/..b/c..", true), ("a/...", true),
  ])
  func namesThatLeadOut(_ name: String, staysInside: Bool) throws {
    var zip = ZipBuilder()
    zip.add(name, Self.hello)
    #expect(try Self.open(zip.finished()).entries.map(\.staysInside) == [staysInside])
  }

  @Test(
    arguments: [
      (ArchiveError.Code.encrypted, 1, nil, nil, nil, "it is encrypted"),
      (.damaged, 0, nil, 7, nil, "the archive is damaged: an entry does not fit its checksum"),
      (.damaged, 0, 999, nil, nil, "the archive is damaged: an entry cannot be decompressed"),
      (.unsupported, 0, nil, nil, 77, "it is compressed in a way that cannot be read here"),
    ] as [(ArchiveError.Code, Int, Int?, UInt32?, Int?, String)])
  func badEntries(
    _ code: ArchiveError.Code, flags: Int, claimed: Int?, checksum: UInt32?, method: Int?,
    message: String
  ) throws {
    var zip = ZipBuilder()
    zip.add(
      "a", Self.hello, method: .deflated, flags: flags, claimedSize: claimed, checksum: checksum,
      methodNumber: method)
    zip.add("b", Self.hello)
    let archive = try Self.open(zip.finished())
    #expect(throws: ArchiveError(code: code, message: message)) {
      try archive.bytes(of: archive.entries[0], limit: 4096)
    }
    #expect(try archive.bytes(of: archive.entries[1], limit: 99) == Self.hello)
  }

  /// An entry that says less than it holds gives no more than it says.
  @Test func moreThanItSays() throws {
    var zip = ZipBuilder()
    zip.add("a", Array(repeating: 0, count: 1 << 20), method: .deflated, claimedSize: 10)
    let archive = try Self.open(zip.finished())
    #expect(throws: ArchiveError.self) { try archive.bytes(of: archive.entries[0], limit: 1 << 22) }
    #expect(throws: ArchiveError.self) { try archive.bytes(of: archive.entries[0], limit: 100) }
  }

  @Test func whatStandsAroundAnArchive() throws {
    var zip = ZipBuilder()
    zip.add("a", Self.hello, method: .deflated)
    for usesZip64 in [false, true] {
      let comment = Array("PK\u{5}\u{6} not the end".utf8)
      let archive = try Self.open(zip.finished(usesZip64: usesZip64, comment: comment))
      #expect(try archive.bytes(of: archive.entries[0], limit: 99) == Self.hello)
    }
    let archive = try Self.open(zip.finished(prefix: Array("#!/bin/sh\n".utf8)))
    #expect(try archive.bytes(of: archive.entries[0], limit: 99) == Self.hello)
  }

  @Test(arguments: [
    ([], ArchiveError.Code.notAnArchive, "it is no zip archive"),
    (Array("a text".utf8), .notAnArchive, "it is no zip archive"),
    (
      [0x50, 0x4B, 3, 4, 0, 0, 0, 0], .damaged,
      "the archive is damaged: its directory is missing, as in a file that was not fully copied"
    ),
  ])
  func noArchives(_ bytes: [UInt8], code: ArchiveError.Code, message: String) {
    #expect(throws: ArchiveError(code: code, message: message)) { try Self.open(bytes) }
  }

  @Test func noFile() {
    #expect(
      throws: ArchiveError(code: .notAnArchive, message: "there is no such file or folder")
    ) { try ArchiveReader(FilePath("/nowhere/at/all.zip")) }
  }

  @Test(.timeLimit(.minutes(1))) func damagedFilesNeverTrap() throws {
    var zip = ZipBuilder()
    zip.add("Payload/X.app/Info.plist", Self.hello, method: .deflated)
    zip.add("Payload/X.app/é.ttf", Self.hello, usesZip64: true)
    let folder = try TemporaryFolder()
    func read(_ bytes: [UInt8]) throws {
      let path = FilePath(try folder.write("a.zip", bytes))
      guard let archive = try? ArchiveReader(path) else { return }
      for entry in archive.entries { _ = try? archive.bytes(of: entry, limit: 1 << 20) }
    }
    for usesZip64 in [false, true] {
      let good = zip.finished(usesZip64: usesZip64)
      for length in 0..<good.count { try read(Array(good[..<length])) }
      var random = SplitMix64(seed: 7)
      for _ in 0..<400 {
        var bytes = good
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        try read(bytes)
      }
    }
  }
}
