/// What makes a property list declare exactly some fonts.
public struct FontListUpdate: Sendable, Equatable {
  /// What the property list is to say.
  public enum Wanted: Sendable, Equatable {
    /// `UIAppFonts`: the files of the fonts, as the bundle has them.
    case files([String])
    /// `ATSApplicationFontsPath`: the folder of the fonts within an app's resources on macOS.
    case folder(String)

    /// developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts and
    /// …/atsapplicationfontspath
    public var key: String {
      switch self {
      case .files: InfoPlist.key
      case .folder: "ATSApplicationFontsPath"
      }
    }
  }

  public let wanted: Wanted
  /// What the property list lacks, in the order of what is wanted.
  public private(set) var missing: [String] = []
  /// What it has and should not, in its own order: other files, and entries that stand twice.
  public private(set) var unwanted: [String] = []
  private let path: String
  private let bytes: [UInt8]
  private var repairs: [Fix] = []

  /// Compares a property list in any format with what is wanted.
  ///
  /// The order of the entries does not matter, nor does one that the build fills in.
  ///
  /// - Throws: `Refusal` where the file is no property list, or the key has a value of another kind.
  public init(_ bytes: [UInt8], path: String, wanted: Wanted) throws(Refusal) {
    self.path = path
    self.bytes = bytes
    self.wanted = wanted
    let list: PropertyList
    do throws(PropertyListError) {
      list = try PropertyList(reading: bytes)
    } catch {
      throw Refusal(reason: error.message)
    }
    guard case .dictionary = list.value else {
      throw Refusal(reason: "it holds \(list.kind) instead of a dictionary")
    }
    let value = list.values(forKey: wanted.key).first
    switch wanted {
    case .files(let files): try compare(value, with: files)
    case .folder(let folder):
      switch value?.value {
      case nil: missing = [folder]
      case .string(let text)?:
        if !text.hasSameBytes(as: folder) { (missing, unwanted) = ([folder], [text]) }
      default: throw Refusal(reason: "its \(wanted.key) is no string")
      }
    }
  }

  private mutating func compare(_ value: PropertyList?, with files: [String]) throws(Refusal) {
    var elements: [PropertyList] = []
    if let value {
      guard case .array(let array) = value.value else {
        throw Refusal(reason: "its \(wanted.key) is no array")
      }
      elements = array
    }
    let all = Set(files.map { Array($0.utf8) })
    var seen: Set<[UInt8]> = []
    for element in elements {
      guard case .string(let text) = element.value else { continue }
      let entry = FontDeclaration.Entry(file: text, index: 0, position: element.position)
      if entry.isComputed { continue }
      if all.contains(Array(text.utf8)), seen.insert(Array(text.utf8)).inserted { continue }
      unwanted.append(text)
      if let position = element.position {
        repairs.append(Fix(path: path, change: .removeEntry(text, at: position)))
      }
    }
    missing = files.filter { seen.insert(Array($0.utf8)).inserted }
    repairs += missing.map { Fix(path: path, change: .addEntry($0, key: wanted.key)) }
  }

  /// True if the property list says what is wanted.
  public var isCurrent: Bool { missing.isEmpty && unwanted.isEmpty }

  /// The file as it should be; everything else in it stays as it is, byte for byte.
  ///
  /// - Throws: `Refusal` where the file is of a format that is not edited.
  public func updated() throws(Refusal) -> [UInt8] {
    if isCurrent { return bytes }
    if case .folder(let folder) = wanted {
      let layout = try PropertyListLayout(bytes, key: wanted.key)
      let edit = try layout.setting(folder, key: wanted.key)
      return TextEdit.apply(edit.map { [$0] } ?? [], to: bytes)
    }
    // Of a file without places, such as a binary one, nothing could be taken away.
    _ = try PropertyListLayout(bytes, key: wanted.key)
    let repair = FileRepair(path: "Info.plist", bytes: bytes, fixes: repairs)
    if let refused = repair.refused.first { throw Refusal(reason: refused.reason) }
    guard try FontListUpdate(repair.repaired, path: path, wanted: wanted).isCurrent else {
      throw Refusal(reason: "its \(wanted.key) is written in a form that is not edited")
    }
    return repair.repaired
  }
}

extension FontListUpdate.Wanted {
  /// The key and its value as they stand in an XML property list, indented as Xcode does it.
  public var xml: String {
    var output = "<key>\(key)</key>\n"
    switch self {
    case .files(let files):
      output += "<array>\n"
      for file in files { output += "\t<string>\(file.escapedForXML)</string>\n" }
      return output + "</array>\n"
    case .folder(let folder): return output + "<string>\(folder.escapedForXML)</string>\n"
    }
  }
}
