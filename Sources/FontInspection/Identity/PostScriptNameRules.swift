/// What a PostScript name may look like.
public enum PostScriptNameRules {
  /// True where every character is ASCII 33…126 and none of `[ ] { } ( ) < > / %`, and there are at
  /// most 63 (OpenType specification, `name`, name ID 6).
  ///
  /// No device is known to refuse other names; tools disagree on them.
  public static func isLegal(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 63 && name.utf8.allSatisfy(isLegal)
  }

  /// What is wrong with a name that is not legal, as half a sentence; nil for a legal one.
  static func fault(of name: String) -> String? {
    guard !isLegal(name) else { return nil }
    var faults: [String] = []
    let length = name.unicodeScalars.count
    if length > 63 { faults.append("has \(length) characters, 63 are allowed") }
    var illegal: [String] = []
    for scalar in name.unicodeScalars
    where !(UInt8(exactly: scalar.value).map(isLegal) ?? false) {
      let word =
        switch scalar.value {
        case 0x20: "a space"
        case 33...126: String(Character(scalar))
        default: "U+" + CodePointSet.digits(scalar.value)
        }
      if !illegal.contains(word) { illegal.append(word) }
      if illegal.count > 3 { break }
    }
    if !illegal.isEmpty {
      let more = illegal.count > 3 ? " and more" : ""
      faults.append("must not hold " + illegal.prefix(3).joined(separator: ", ") + more)
    }
    return faults.joined(separator: " and ")
  }

  private static func isLegal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: (33...126).contains(byte)
    }
  }
}
