import FontInspection

/// `scale-none`: text in a custom font that does not follow the reader's text size.
struct ScaleNoneRule: Rule {
  let description = RuleDescription(
    id: "scale-none", severity: .warning,
    summary: "A custom font is set at a fixed size, and nothing scales it.",
    rationale: """
      The text keeps its size whatever the reader has chosen in Settings (WCAG 1.4.4, Resize Text). \
      adjustsFontForContentSizeCategory alone changes nothing: it works with fonts that come from \
      UIFontMetrics or a text style. A note for `fixedSize:`, which somebody chose.
      """,
    source: """
      github.com/mozilla-lockwise/lockwise-ios issue 470; \
      developer.apple.com/documentation/uikit/scaling-fonts-automatically
      """,
    triggering: .swift(
      "label.font = UIFont(name: \"Lato-Bold\", size: 17)\n", faces: [.exampleBold],
      places: ["App.swift:1:14"]),
    clean: .swift(
      """
      if let font = UIFont(name: "Lato-Bold", size: 17) {
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
        label.adjustsFontForContentSizeCategory = true
      }

      """, faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    guard Self.hasDynamicType(context) else { return [] }
    let fonts = NamedFonts(context)
    let scaling = Set(context.project.scalingFiles.map { Array($0.utf8) })
    return context.project.fontCalls.compactMap { call in
      guard call.api.framework == .uiKit || call.api.framework == .swiftUI,
        let faces = fonts.ownFaces(of: call),
        !faces.contains(where: { Self.isForIcons($0, in: context) })
      else { return nil }
      if call.api.framework == .swiftUI {
        guard call.usage.scaling == .none else { return nil }
        return finding(at: call.place, severity: .note, Self.fixed, help: Self.writeSize)
      }
      let isSet =
        call.usage.scaling == .none && call.usage.size != nil
        && !scaling.contains(Array(call.place.path.utf8))
      // What a function of the project gives may be scaled wherever it is used.
      let isGiven =
        call.usage.scaling == .unknown && call.isResult && context.project.scalingFiles.isEmpty
      guard isSet || isGiven else { return nil }
      return finding(at: call.place, isSet ? Self.none : Self.noneAnywhere, help: Self.useMetrics)
    }
  }

  /// False where every target is for a system whose text has one size.
  private static func hasDynamicType(_ context: AuditContext) -> Bool {
    let platforms = context.project.targets.flatMap(\.platforms)
    return platforms.isEmpty || platforms.contains { $0 != .macOS && $0 != .tvOS }
  }

  /// True for fonts of icons, which are no text: by their characters, or by their names.
  static func isForIcons(_ face: FontFace, in context: AuditContext) -> Bool {
    if let characters = context.fonts.details(of: face)?.characters, characters.count > 0 {
      return !characters.contains(0x61) || characters.privateUseCount * 2 > characters.count
    }
    let name = (face.postScriptName ?? "") + (face.family ?? "")
    let letters = String(decoding: name.asciiLowercased, as: UTF8.self)
    return ["icon", "awesome", "symbol", "glyph", "emoji"].contains { letters.contains($0) }
  }

  static let none = "the font keeps this size whatever text size the reader has chosen"
  static let noneAnywhere =
    "the font keeps its size whatever text size the reader has chosen: nothing in the project scales"
    + " text"
  static let fixed =
    "fixedSize: keeps the text at one size, whatever text size the reader has chosen"
  static let useMetrics = """
    set UIFontMetrics(forTextStyle: .body).scaledFont(for: font), in the style that the text has, and \
    adjustsFontForContentSizeCategory = true
    """
  static let writeSize = "write size:relativeTo: in place of fixedSize: for text that is to be read"
}

extension CodePointSet {
  /// How many of the characters lie in the private-use areas of the Unicode Standard (section 23.5).
  var privateUseCount: Int {
    count(in: 0xE000...0xF8FF) + count(in: 0xF0000...0xFFFFD) + count(in: 0x100000...0x10FFFD)
  }
}
