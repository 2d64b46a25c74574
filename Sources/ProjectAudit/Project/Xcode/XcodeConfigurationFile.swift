/// One assignment of a build setting.
struct XcodeSetting: Sendable {
  /// The setting without its conditions: `INFOPLIST_FILE`.
  var name: String
  /// True where the assignment counts only sometimes, as in `KEY[sdk=iphoneos*]`.
  var isConditional: Bool
  var value: String
  /// The setting as written, conditions included.
  var writtenName: String
  var place: AppTarget.Place

  init(_ written: String, value: String, place: AppTarget.Place) {
    let name = written.prefix { $0 != "[" && $0 != " " }
    self.name = String(name)
    isConditional = written.utf8.contains(UInt8(ascii: "["))
    self.value = value
    writtenName = written
    self.place = place
  }
}

/// An `.xcconfig` file: build settings as text, with other files included.
///
/// Described in Xcode Help, "Adding a build configuration file to your project"; the details are those
/// of `MacroConfigFileParser` in github.com/swiftlang/swift-build.
struct XcodeConfigurationFile {
  enum Line {
    case setting(XcodeSetting)
    /// `#include "…"` or `#include? "…"`: the file as written.
    case include(String)
  }

  let lines: [Line]

  init(_ file: ProjectFile) {
    let bytes = MarkupText.utf8(file.bytes)
    var table: LineTable?
    var lines: [Line] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, !SwiftLexer.isNewline(bytes[end]) { end += 1 }
      defer { start = end + 1 }
      let line = Self.trimmed(Self.withoutComment(bytes[start..<end]))
      if line.starts(with: "#include".utf8) {
        let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        if parts.count == 3 { lines.append(.include(String(decoding: parts[1], as: UTF8.self))) }
        continue
      }
      guard let equals = Self.equalsSign(in: line) else { continue }
      let name = Self.trimmed(line[line.startIndex..<equals])
      guard let first = name.first, SwiftLexer.isNameByte(first) else { continue }
      var value = Self.trimmed(line[(equals + 1)...])
      // Old files end their lines as C does.
      if value.last == UInt8(ascii: ";") { value = Self.trimmed(value.dropLast()) }
      let lineTable = table ?? LineTable(bytes)
      table = lineTable
      lines.append(
        .setting(
          XcodeSetting(
            String(decoding: name, as: UTF8.self), value: String(decoding: value, as: UTF8.self),
            place: AppTarget.Place(
              path: file.path, position: lineTable.position(of: name.startIndex)))))
    }
    self.lines = lines
  }

  /// The line without what follows `//`; there is no other kind of comment.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var index = line.startIndex
    while index + 1 < line.endIndex {
      if line[index] == UInt8(ascii: "/"), line[index + 1] == UInt8(ascii: "/") {
        return line[..<index]
      }
      index += 1
    }
    return line
  }

  /// The `=` behind the name; the one in `KEY[sdk=iphoneos*]` is not it.
  private static func equalsSign(in line: ArraySlice<UInt8>) -> Int? {
    var isInCondition = false
    for (index, byte) in zip(line.indices, line) {
      switch byte {
      case UInt8(ascii: "["): isInCondition = true
      case UInt8(ascii: "]"): isInCondition = false
      case UInt8(ascii: "=") where !isInCondition: return index
      default: break
      }
    }
    return nil
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, first <= UInt8(ascii: " ") { text.removeFirst() }
    while let last = text.last, last <= UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
