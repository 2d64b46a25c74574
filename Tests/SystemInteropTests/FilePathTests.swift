import Testing

@testable import SystemInterop

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", "b", "a/b", "a name in a folder"), ("", "b", "b", "nothing before"),
    (".", "b", "b", "the current folder is left out"), ("a/", "b", "a/b", "one slash is enough"),
    ("/", "b", "/b", "the root"), ("a", "", "a", "nothing behind"),
  ])
  func appends(folder: String, name: String, path: String, reason: String) {
    #expect(FilePath(folder).appending(FilePath(name)) == FilePath(path), "\(reason)")
  }

  @Test(arguments: [
    ("a/b.TTF", "b.TTF", "a", "ttf"), ("b", "b", "", ""), ("/b.c.d", "b.c.d", "/", "d"),
    ("a/.hidden", ".hidden", "a", ""), ("a/b/", "b", "a", ""), ("a.b/c", "c", "a.b", ""),
  ])
  func takesApart(path: String, last: String, parent: String, suffix: String) {
    #expect(FilePath(path).lastComponent == FilePath(last))
    #expect(FilePath(path).parent == FilePath(parent))
    #expect(FilePath(path).pathExtension == suffix)
  }

  @Test func keepsBytesThatAreNoUTF8() {
    let path = FilePath(bytes: [0x61, 0xFF, 0x62])
    #expect(path.string == "a\u{FFFD}b")
    #expect(path.bytes == [0x61, 0xFF, 0x62])
    #expect(path != FilePath("a\u{FFFD}b"))
  }

  @Test func composedAndDecomposedAreTwoNames() {
    #expect(FilePath("\u{E9}") != FilePath("e\u{301}"))
  }

  @Test func endsAtAZeroByte() {
    #expect(FilePath(bytes: [0x61, 0, 0x62]) == FilePath("a"))
  }
}
