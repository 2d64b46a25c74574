import Testing

@testable import ProjectAudit

@Suite struct SwiftCallsTests {
  static let rows = [
    NameCase("the plain call", #"let f = UIFont(name: §"A-B", size: 17)"#, ["A-B"]),
    NameCase("an initialiser by name", #"UIFont.init(name: §"A", size: 17)"#, ["A"]),
    NameCase("with the module's name", #"UIKit.UIFont(name: §"A", size: 17)"#, ["A"]),
    NameCase("SwiftUI", #"Font.custom(§"A", size: 17)"#, ["A"]),
    NameCase("SwiftUI, by module", #"SwiftUI.Font.custom(§"A", fixedSize: 17)"#, ["A"]),
    NameCase("relative to a style", #"Font.custom(§"A", size: 17, relativeTo: .body)"#, ["A"]),
    NameCase("an implicit member", #".font(.custom(§"A", size: 17))"#, ["A"]),
    NameCase("an implicit member after return", #"return .custom(§"A", size: 17)"#, ["A"]),
    NameCase("an implicit member first in a body", "{\n.custom(§\"A\", size: 17)\n}", ["A"]),
    NameCase(
      "both sides of a ternary", #"x ? .custom(§"A", size: 1) : .custom(§"B", size: 1)"#,
      ["A", "B"]),
    NameCase("after ??", #"x ?? .custom(§"A", size: 1)"#, ["A"]),
    NameCase("a member of another value is none", #"theme.custom("A", size: 17)"#, []),
    NameCase("nor after a call, on the next line", "make()\n  .custom(\"A\", size: 17)", []),
    NameCase("nor through ?", #"theme?.custom("A", size: 17)"#, []),
    NameCase("nor with other labels", #"x(.custom("A", bundle: b))"#, []),
    NameCase("nor with no second argument", #"x(.custom("A"))"#, []),
    NameCase("nor of another type called Font", #"Theme.Font.custom("A", size: 17)"#, []),
    NameCase("descriptors", #"UIFontDescriptor(name: §"A", size: 0)"#, ["A"]),
    NameCase("descriptors with a matrix", #"UIFontDescriptor(name: §"A", matrix: m)"#, ["A"]),
    NameCase("other initialisers with a name", #"Day(name: "A", size: 3)"#, []),
    NameCase("longer names of types", #"MyUIFont(name: "A", size: 3)"#, []),
    NameCase("a declaration", "extension UIFont { func UIFont(name: String, size: Int) {} }", []),
    NameCase(
      "line breaks and comments between", "UIFont /* a */ (\n name // b\n : §\"A\",\n size: 1)",
      ["A"]),
    NameCase("comments hold no calls", "/* UIFont(name: \"A\", size: 1) */ // UIFont(name:", []),
    NameCase("strings hold no calls", ##"#"UIFont(name: "A", size: 1)"#"##, []),
    NameCase("escapes", #"UIFont(name: §"A\u{2D}B", size: 1)"#, ["A-B"]),
    NameCase("raw strings point at the quote", ##"UIFont(name: #§"A\B"#, size: 1)"##, [#"A\B"#]),
    NameCase(
      "multi-line strings", "UIFont(name: §\"\"\"\n  A\n  \"\"\", size: 1)", ["A"]),
    NameCase("joined literals", #"UIFont(name: §"A" + "-" + "B", size: 1)"#, ["A-B"]),
    NameCase("parentheses", #"UIFont(name: (§"A"), size: 1)"#, ["A"]),
    NameCase("interpolation is computed", #"UIFont(name: §"A-\(b)", size: 1)"#, [nil]),
    NameCase("a variable is computed", #"UIFont(name: §name, size: 1)"#, [nil]),
    NameCase("so is a call with commas", #"UIFont(name: §f("A", "B"), size: 1)"#, [nil]),
    NameCase("so is a sum with a variable", #"UIFont(name: §"A-" + b, size: 1)"#, [nil]),
    NameCase(
      "a call within interpolation", #""\(UIFont(name: §"A", size: 1))""#, ["A"]),
    NameCase(
      "a call within a call", #"UIFont(name: §UIFont(name: §"A", size: 1).fontName, size: 2)"#,
      [nil, "A"]),
    NameCase("a call that is never closed is none", #"UIFont(name: "A", size: 1"#, []),
    NameCase("a literal that is never closed", "UIFont(name: §\"A, size: 1)\n, size: 1)", [nil]),
    NameCase(
      "a string that the file's end cuts off", #"UIFont(name: §"A", size: 1) + "\(b) c"#, ["A"]),
    NameCase("columns count scalars", "\"🌦é\" + UIFont(name: §\"A\", size: 1)", ["A"]),
    NameCase("CRLF counts as one line", "a\r\nUIFont(name: §\"A\", size: 1)", ["A"]),
    NameCase("an empty name is a name", #"UIFont(name: §"", size: 1)"#, [""]),
    NameCase("force-unwrapped", #"UIFont(name: §"A", size: 1)!"#, ["A"]),
    NameCase("a back-quoted type", #"`UIFont`(name: §"A", size: 1)"#, ["A"]),
    NameCase(
      "merge-conflict markers do not confuse",
      "<<<<<<< a\nUIFont(name: §\"A\", size: 1)\n>>>>>>> b",
      ["A"]),
  ]

  @Test(arguments: rows) func names(_ row: NameCase) {
    let (found, expected) = expectNames(row, path: "App.swift")
    #expect(found == expected)
  }

  @Test(arguments: [
    (#"UIFont(name: "A", size: 1)"#, "UIFont(name:size:)"),
    (#"Font.custom("A", size: 1, relativeTo: .body)"#, "Font.custom(_:size:relativeTo:)"),
    (#"x = .custom("A", fixedSize: 1)"#, ".custom(_:fixedSize:)"),
    (#"UIFontDescriptor(name: "A", size: 1)"#, "UIFontDescriptor(name:size:)"),
  ]) func apiInApplesNotation(_ source: String, _ api: String) {
    var project = AppProject()
    project.read(ProjectFile(path: "App.swift", text: source))
    #expect(project.references.map(\.api.name) == [api])
  }

  @Test func joinedLiteralsAreResolved() {
    var project = AppProject()
    project.read(ProjectFile(path: "App.swift", text: #"UIFont(name: "A" + "B", size: 1)"#))
    #expect(project.references.map(\.certainty) == [.resolved])
  }

  @Test(arguments: [
    ("CTFontManagerRegisterFontsForURL(url, .process, nil)", true),
    ("CTFontManagerRegisterGraphicsFont(font, &error)", true),
    ("// CTFontManagerRegisterFontsForURL(url, .process, nil)", false),
    ("CTFontManagerUnregisterFontsForURL(url, .process, nil)", false),
  ]) func registration(_ source: String, _ isRegistering: Bool) {
    var project = AppProject()
    project.read(ProjectFile(path: "App.swift", text: source))
    #expect(project.registeringFiles == (isRegistering ? ["App.swift"] : []))
  }
}

@Suite struct ObjectiveCCallsTests {
  static let rows = [
    NameCase("the plain message", #"[UIFont fontWithName:@§"A-B" size:17];"#, ["A-B"]),
    NameCase(
      "descriptors", #"[UIFontDescriptor fontDescriptorWithName:@§"A" size:0]"#, ["A"]),
    NameCase(
      "descriptors with a matrix", #"[UIFontDescriptor fontDescriptorWithName:@§"A" matrix:m]"#,
      ["A"]),
    NameCase(
      "neighbouring literals are one", "[UIFont fontWithName:@§\"A\" @\"-\"\n\"B\" size:1]", ["A-B"]
    ),
    NameCase(
      "line breaks and comments", "[ UIFont\n fontWithName: /* a */ @§\"A\"\n size : 1 ]", ["A"]),
    NameCase("escapes", #"[UIFont fontWithName:@§"A\x2d\102\u0041" size:1]"#, ["A-BA"]),
    NameCase("a variable is computed", "[UIFont fontWithName:§name size:1]", [nil]),
    NameCase(
      "so is a formatted name",
      #"[UIFont fontWithName:§[NSString stringWithFormat:@"A-%@" , b] size:1]"#, [nil]),
    NameCase(
      "a message within",
      "[UIFont fontWithName:§[[UIFont fontWithName:@§\"A\" size:1] fontName] size:2]", [nil, "A"]),
    NameCase("a macro", "#define F(s) \\\n [UIFont fontWithName:@§\"A\" size:(s)]\n", ["A"]),
    NameCase("another receiver", #"[Theme fontWithName:@"A" size:1]"#, []),
    NameCase("another selector", #"[UIFont fontNamesForFamilyName:@"A"]"#, []),
    NameCase("comments hold none", "// [UIFont fontWithName:@\"A\" size:1]", []),
    NameCase("a literal that is never closed", "[UIFont fontWithName:@\"A size:1]", []),
    NameCase("columns count scalars", "@\"é🌦\"; [UIFont fontWithName:@§\"A\" size:1]", ["A"]),
  ]

  @Test(arguments: rows, ["App.m", "App.mm", "App.h"]) func names(_ row: NameCase, path: String) {
    let (found, expected) = expectNames(row, path: path)
    #expect(found == expected)
  }
}
