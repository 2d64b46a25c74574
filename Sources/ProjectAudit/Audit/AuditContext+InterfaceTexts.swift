import DynamicType
import FontInspection

extension AuditContext {
  /// The names in interface files that are fonts of the project.
  var bundledInterfaceNames: Set<[UInt8]> {
    Set(
      references.lazy
        .filter { $0.reference.api.framework == .interfaceBuilder && $0.resolution == .bundled }
        .compactMap { $0.reference.name.map { Array($0.utf8) } })
  }
}

extension InterfaceText {
  /// True if the text follows the reader's text size, at least when it is loaded.
  var scales: Bool { textStyle != nil || adjustsFont }

  /// The size at `accessibility5` in points, for a text that scales; nil where its size is not known.
  var largestSize: Double? {
    if let row = textStyle.flatMap({ TextStyle(parsing: $0) }).flatMap({
      TypeScale.iOS.row(for: $0)
    }) {
      return row.cell(for: .accessibilityExtraExtraExtraLarge)?.size
    }
    guard let pointSize,
      let ratio = FontMetrics.default.ratio(compatibleWith: .accessibilityExtraExtraExtraLarge)
    else { return nil }
    return pointSize * ratio
  }

  /// The height of one line at `accessibility5` in points, near enough to compare: 1.2 of the size,
  /// as Apple's own font has.
  var largestLineHeight: Double? { largestSize.map { $0 * 1.2 } }

  /// The width of the whole text in one line at `accessibility5` in points, by a cautious guess: half
  /// an em a character.
  var largestWidth: Double? {
    guard let text, let size = largestSize else { return nil }
    let longest = text.split(whereSeparator: \.isNewline).map(\.unicodeScalars.count).max() ?? 0
    return size * 0.5 * Double(longest)
  }

  /// What the element is, for people: `label "Forecast"`.
  var title: String {
    let line = (text ?? "").split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let shown = line.unicodeScalars.prefix(30)
    if shown.isEmpty { return element }
    let ellipsis = shown.count < line.unicodeScalars.count ? "…" : ""
    return "\(element) \"\(String(String.UnicodeScalarView(shown)))\(ellipsis)\""
  }
}

extension [InterfaceText] {
  /// The texts by what `key` tells of them, the groups in the order of their first texts.
  func grouped(by key: (InterfaceText) -> [String]) -> [[InterfaceText]] {
    var order: [[[UInt8]]: Int] = [:]
    var groups: [[InterfaceText]] = []
    for text in self {
      let id = key(text).map { [UInt8]($0.utf8) }
      if let index = order[id] {
        groups[index].append(text)
      } else {
        order[id] = groups.count
        groups += [[text]]
      }
    }
    return groups
  }
}

extension Rule {
  /// One finding about texts that share a fault: at the first, with the others beside it; nil for
  /// none.
  func finding(
    about texts: [InterfaceText], _ message: String, help: String, key: String
  ) -> Diagnostic? {
    guard let first = texts.first else { return nil }
    return Diagnostic(
      rule: description.id, severity: description.severity, message: message, path: first.path,
      position: first.position, help: help,
      related: texts.dropFirst().map {
        Diagnostic.RelatedPlace(path: $0.path, line: $0.position.line, message: $0.title)
      }, fingerprintKey: key)
  }
}

extension RuleExample {
  /// An example with one storyboard, `Main.storyboard`, of one scene, whose elements stand from line 3
  /// on, indented by four.
  static func storyboard(
    _ elements: String, root: String = "", faces: [FontFace] = [], places: [String] = []
  ) -> RuleExample {
    let lines = elements.split(separator: "\n").map { "    \($0)\n" }.joined()
    let text = """
      <document targetRuntime="iOS.CocoaTouch"\(root)>
        <scenes><scene sceneID="aB1-cD-2eF"><objects>
      \(lines)  </objects></scene></scenes>
      </document>

      """
    return RuleExample(
      files: [ProjectFile(path: "Main.storyboard", text: text)], fonts: FontFiles(faces: faces),
      places: places)
  }
}
