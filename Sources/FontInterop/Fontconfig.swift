internal import CFontconfig
public import SystemInterop

/// What Fontconfig says about font files: for comparison only, since iOS often says otherwise.
public enum Fontconfig {
  /// The version of the Fontconfig that runs, such as `2.14.1`.
  public static var version: String {
    let number = Int(FcGetVersion())
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }

  /// A face as Fontconfig sees it.
  public struct Face: Sendable, Equatable {
    /// The face's index in its file.
    public let index: Int
    /// The named instance, counted from 0 as in `fvar`; nil for the face itself.
    public let instance: Int?
    public let postScriptName: String?
  }

  /// Every face of a file, named instances included; empty where Fontconfig cannot read it.
  ///
  /// The entry that stands for a whole variable font, whatever its location, is left out.
  public static func faces(ofFile path: FilePath) -> [Face] {
    let set = FontconfigFontSet()
    (path.bytes + [0]).withUnsafeBufferPointer { buffer in
      var count: Int32 = 0
      // All ones stands for every face and every instance.
      _ = FcFreeTypeQueryAll(buffer.baseAddress, .max, nil, &count, set.handle)
    }
    return set.compactMap { pattern in
      if pattern.boolean(FC_VARIABLE) == true { return nil }
      guard let index = pattern.integer(FC_INDEX) else { return nil }
      let instance = index >> 16
      return Face(
        index: index & 0xFFFF, instance: instance == 0 ? nil : instance - 1,
        postScriptName: pattern.string(FC_POSTSCRIPT_NAME))
    }
  }
}

extension Fontconfig {
  /// The files of all fonts that Fontconfig's configuration knows, absolute, each once and in the
  /// order of their bytes.
  ///
  /// Fontconfig's configuration belongs to the whole process, so this is to be asked on one thread,
  /// before others ask Fontconfig anything.
  ///
  /// - Returns: nil where Fontconfig cannot read its configuration.
  public static func installedFiles() -> [FilePath]? {
    guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
    defer { FcConfigDestroy(configuration) }
    var files: Set<FilePath> = []
    for kind in [FcSetSystem, FcSetApplication] {
      // The set is the configuration's own.
      guard let set = FcConfigGetFonts(configuration, kind), let fonts = set.pointee.fonts else {
        continue
      }
      for index in 0..<Int(max(0, set.pointee.nfont)) {
        guard let font = fonts[index], let path = FontconfigPattern(borrowing: font).path else {
          continue
        }
        files.insert(path)
      }
    }
    return files.sorted()
  }
}

/// Owns a set of patterns and, with it, every pattern in it.
private struct FontconfigFontSet: ~Copyable {
  let handle: UnsafeMutablePointer<FcFontSet>?

  init() { handle = FcFontSetCreate() }

  deinit {
    if let handle { FcFontSetDestroy(handle) }
  }

  /// Lends each pattern in turn; the set lives until the last has been seen.
  borrowing func compactMap<Value>(_ transform: (FontconfigPattern) -> Value?) -> [Value] {
    guard let handle, handle.pointee.nfont > 0, let fonts = handle.pointee.fonts else { return [] }
    return (0..<Int(handle.pointee.nfont)).compactMap { index in
      fonts[index].flatMap { transform(FontconfigPattern(borrowing: $0)) }
    }
  }
}

/// A pattern that somebody else owns.
private struct FontconfigPattern {
  private let handle: OpaquePointer

  init(borrowing handle: OpaquePointer) { self.handle = handle }

  func string(_ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(handle, object, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// The file's path as its bytes, which need not be UTF-8.
  var path: FilePath? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(handle, FC_FILE, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    var length = 0
    while value[length] != 0 { length += 1 }
    return FilePath(bytes: Array(UnsafeBufferPointer(start: value, count: length)))
  }

  func integer(_ object: String) -> Int? {
    var value: Int32 = 0
    guard FcPatternGetInteger(handle, object, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }

  func boolean(_ object: String) -> Bool? {
    var value: FcBool = 0
    guard FcPatternGetBool(handle, object, 0, &value) == FcResultMatch else { return nil }
    return value != 0
  }
}
