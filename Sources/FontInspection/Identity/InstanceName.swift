/// How named instances of variable fonts come by their PostScript names.
enum InstanceName {
  /// CoreText's rule for an instance that `fvar` gives no name: ID 6, `_`, and the instance's name
  /// with `-` for each space.
  ///
  /// Source: names that iOS itself lists, such as `NotoSansSyriac-Regular_Thin` and
  /// `STIXTwoText-Italic_SemiBold-Italic`; kovidgoyal/kitty `kitty_tests/fonts.py` expects
  /// `CascadiaCode-Regular_SemiBold` on macOS. ID 25 plays no part.
  static func coreText(postScriptName: String, instance: String) -> String {
    var name = postScriptName + "_"
    for scalar in instance.unicodeScalars {
      name.unicodeScalars.append(scalar == " " ? "-" : scalar)
    }
    return name
  }

  /// The name after Adobe Technical Note 5902, "PostScript Name Generation for Variation Fonts": a
  /// prefix (ID 25, else the family, ASCII letters and digits only), `-`, and the instance's name,
  /// letters and digits only.
  ///
  /// - Returns: nil where nothing is left of the prefix or the instance's name. The note's shortening
  ///   of names over 127 characters by a checksum is not done; such a name gives nil too.
  static func adobe(prefix: String?, instance: String) -> String? {
    let prefix = lettersAndDigits(prefix ?? "")
    let suffix = lettersAndDigits(instance)
    guard !prefix.isEmpty, !suffix.isEmpty else { return nil }
    let name = prefix + "-" + suffix
    return name.utf8.count <= 127 ? name : nil
  }

  private static func lettersAndDigits(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
            || ("0"..."9").contains(scalar)
        }))
  }
}
