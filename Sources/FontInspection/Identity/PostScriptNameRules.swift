/// What a PostScript name may look like.
public enum PostScriptNameRules {
  /// True where every character is ASCII 33…126 and none of `[ ] { } ( ) < > / %`, and there are at
  /// most 63 (OpenType specification, `name`, name ID 6).
  ///
  /// No device is known to refuse other names; tools disagree on them.
  public static func isLegal(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 63
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
          UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
          UInt8(ascii: "/"), UInt8(ascii: "%"):
          false
        default: (33...126).contains(byte)
        }
      }
  }
}
