import FontInspection

/// `ib-attributed-font`: a font of the app within an attributed string of an interface file.
struct IBAttributedFontRule: Rule {
  let description = RuleDescription(
    id: "ib-attributed-font", severity: .warning,
    summary: "An attributed string in an interface file is set in a font of the project.",
    rationale: """
      When Xcode opens or compiles the file on a machine where the font is not installed, as on a \
      build server, it writes another font in its place without a word: the app then shows that one.
      """,
    source: "openradar 44775280; github.com/travis-ci/travis-ci issue 1738",
    triggering: .storyboard(
      """
      <button id="aaa-BB-ccc"><state key="normal"><attributedString key="attributedTitle">
      <fragment content="Save"><attributes>
        <font key="NSFont" name="Lato-Bold" size="17"/>
      </attributes></fragment></attributedString></state></button>
      """, faces: [.exampleBold], places: ["Main.storyboard:5:7"]),
    clean: .storyboard(
      """
      <button id="aaa-BB-ccc"><state key="normal" title="Save"/>
        <fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="17"/>
      </button>
      """, faces: [.exampleBold]))

  func findings(in context: AuditContext) -> [Diagnostic] {
    let references = context.references.filter {
      $0.reference.api == InterfaceBuilderFile.attributedString && $0.resolution == .bundled
    }
    var order: [[[UInt8]]] = []
    let groups = Dictionary(grouping: references) { resolved in
      [Array(resolved.reference.path.utf8), Array((resolved.reference.name ?? "").utf8)]
    }
    for resolved in references {
      let key = [Array(resolved.reference.path.utf8), Array((resolved.reference.name ?? "").utf8)]
      if !order.contains(key) { order.append(key) }
    }
    return order.compactMap { key in
      guard let group = groups[key], let first = group.first?.reference, let name = first.name
      else { return nil }
      var finding = finding(at: first, Self.usesFont(name), help: Self.setInCode(name))
      finding.related = group.dropFirst().map {
        .init(
          path: $0.reference.path, line: $0.reference.position.line, message: Self.usesFont(name))
      }
      return finding
    }
  }

  static func usesFont(_ name: String) -> String {
    "an attributed string is set in \"\(name)\", which Xcode replaces where it is not installed"
  }

  static func setInCode(_ name: String) -> String {
    "set the text's font in code, or use plain text with the font \"\(name)\""
  }
}
