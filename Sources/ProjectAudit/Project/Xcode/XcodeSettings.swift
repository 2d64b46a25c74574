/// The build settings of one configuration of a target: the target's own, its `.xcconfig`'s, the
/// project's, and the project's `.xcconfig`'s; the first that assigns a value wins.
///
/// What depends on something that is not known, such as the machine, has no value here.
struct XcodeSettings {
  /// The assignments of one level by name, the last written first.
  struct Level {
    private(set) var settings: [String: [XcodeSetting]] = [:]

    init(_ written: [XcodeSetting]) {
      for setting in written { settings[setting.name, default: []].append(setting) }
      // The last assignment counts.
      settings = settings.mapValues { $0.reversed() }
    }
  }

  /// From the strongest to the weakest.
  var levels: [Level]
  /// What Xcode sets by itself, such as `TARGET_NAME`.
  var builtIn: [String: String]

  /// How many assignments of one setting count; people have a handful.
  private static let countLimit = 256
  /// How deep variables may lie in each other; more is a cycle.
  private static let depthLimit = 32
  /// How long a value may be, in bytes: a path has at most 1024 (`PATH_MAX` of Apple's systems).
  private static let lengthLimit = 4096

  /// The value of `name` where no condition is given; nil where it has none or it is not known.
  ///
  /// - Parameter steps: How much may still be looked at, in bytes, over the whole project; values that
  ///   refer to each other could otherwise stand for any amount of text.
  func value(_ name: String, _ steps: inout Int) -> String? {
    let found = assignments(name).filter { !$0.isConditional }
    steps -= 1 + found.count
    return value(name, of: found, at: 0, depth: 0, &steps)
  }

  /// Every value that `name` has under any condition, the unconditional one first.
  func values(_ name: String, _ steps: inout Int) -> [String] {
    var result = value(name, &steps).map { [$0] } ?? []
    for setting in assignments(name) where setting.isConditional {
      if let value = expand(setting.value, depth: 0, &steps, inherited: { _ in nil }) {
        result.append(value)
      }
    }
    return result
  }

  /// True if `name` is given a value and none that it has is known.
  func isUnknown(_ name: String, _ steps: inout Int) -> Bool {
    !assignments(name).isEmpty && values(name, &steps).isEmpty
  }

  /// `text` with its variables replaced; nil where one is not known.
  func expand(_ text: String, _ steps: inout Int) -> String? {
    expand(text, depth: 0, &steps) { _ in nil }
  }

  private func assignments(_ name: String) -> [XcodeSetting] {
    levels.flatMap { ($0.settings[name] ?? []).prefix(Self.countLimit) }
  }

  private func value(
    _ name: String, of settings: [XcodeSetting], at index: Int, depth: Int, _ steps: inout Int
  ) -> String? {
    guard let setting = settings[safe: index] else { return builtIn[name] }
    return expand(setting.value, depth: depth, &steps) { steps in
      // A setting that inherits nothing inherits the empty string.
      value(name, of: settings, at: index + 1, depth: depth + 1, &steps)
        ?? (index + 1 < settings.count ? nil : "")
    }
  }

  /// - Parameter inherited: What `$(inherited)` stands for.
  private func expand(
    _ text: String, depth: Int, _ steps: inout Int, inherited: (inout Int) -> String?
  ) -> String? {
    steps -= 1 + text.utf8.count
    guard depth < Self.depthLimit, text.utf8.count <= Self.lengthLimit, steps > 0 else {
      return nil
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while let byte = bytes[safe: index] {
      guard byte == UInt8(ascii: "$"), let open = bytes[safe: index + 1],
        open == UInt8(ascii: "(") || open == UInt8(ascii: "{")
      else {
        result.append(byte)
        index += 1
        continue
      }
      guard let end = Self.end(of: bytes, from: index + 1) else { return nil }
      let variable = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
      guard
        let value = replacement(for: variable, depth: depth, &steps, inherited: inherited),
        result.count + value.utf8.count <= Self.lengthLimit
      else { return nil }
      result += value.utf8
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of what stands between `$(` and `)`: a name, modifiers behind colons.
  private func replacement(
    for variable: String, depth: Int, _ steps: inout Int, inherited: (inout Int) -> String?
  ) -> String? {
    // The name may be put together from other variables.
    guard
      let inner = variable.utf8.contains(UInt8(ascii: "$"))
        ? expand(variable, depth: depth + 1, &steps, inherited: inherited) : variable
    else { return nil }
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first else { return nil }
    var value: String?
    if name == "inherited" {
      value = inherited(&steps)
    } else {
      let found = assignments(name).filter { !$0.isConditional }
      value = self.value(name, of: found, at: 0, depth: depth + 1, &steps)
    }
    for modifier in parts.dropFirst() {
      value = XcodeModifier.apply(modifier, to: value)
    }
    return value
  }

  /// The offset of the bracket that closes the one at `start`.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    let pairs: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    guard let close = pairs[bytes[start]] else { return nil }
    var depth = 0
    for index in start..<bytes.count {
      if bytes[index] == bytes[start] { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

/// What may stand behind a colon in `$(NAME:modifier)`: the operators of
/// `MacroEvaluationProgram` in github.com/swiftlang/swift-build that matter to names and paths.
enum XcodeModifier {
  /// The changed value; nil where the modifier is not known.
  static func apply(_ modifier: String, to value: String?) -> String? {
    if modifier.hasPrefix("default=") {
      guard let value, !value.isEmpty else { return String(modifier.dropFirst(8)) }
      return value
    }
    guard let value else { return nil }
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return identifier(value, alsoAllowed: "-.", replacement: "-")
    case "c99extidentifier", "identifier":
      return identifier(value, alsoAllowed: "_", replacement: "_")
    case "standardizepath", "quote": return value
    case "file": return ProjectFile.name(of: value)
    case "base": return base(of: ProjectFile.name(of: value))
    case "dir":
      let folder = ProjectFiles.folder(of: value)
      return folder.isEmpty ? "." : folder
    default: return nil
    }
  }

  /// The name without its extension.
  static func base(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  private static func identifier(
    _ value: String, alsoAllowed: String, replacement: Unicode.Scalar
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isAllowed =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || alsoAllowed.unicodeScalars.contains(scalar)
      result.append(isAllowed ? scalar : replacement)
    }
    return String(result)
  }
}
