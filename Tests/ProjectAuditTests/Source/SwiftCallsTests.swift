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
    NameCase("parentheses within parentheses", #"UIFont(name: ((§"A")), size: 1)"#, ["A"]),
    NameCase("a cast", #"UIFont(name: §"A" as String, size: 1)"#, ["A"]),
    NameCase("a cast in parentheses", #"UIFont(name: (§"A" as String), size: 1)"#, ["A"]),
    NameCase("both arms", #"UIFont(name: c ? §"A" : §"B", size: 1)"#, ["A", "B"]),
    NameCase(
      "arms within arms", #"UIFont(name: a ? §"A" : (b ? §"B" : §"C"), size: 1)"#, ["A", "B", "C"]),
    NameCase("one arm that is computed", #"UIFont(name: c ? §"A" : §b, size: 1)"#, ["A", nil]),
    NameCase("arms that are both computed", #"UIFont(name: §c ? a : b, size: 1)"#, [nil]),
    NameCase(
      "a condition with a call", #"UIFont(name: f(a: "x") ? §"A" : §"B", size: 1)"#, ["A", "B"]),
    NameCase(
      "an implicit initialiser", #"let f: UIFont? = .init(name: §"A", size: 1)"#, ["A"]),
    NameCase(
      "an implicit descriptor", #"var d: UIFontDescriptor { .init(name: §"A", size: 1) }"#, ["A"]),
    NameCase("an initialiser of who knows what", #"f(.init(name: "A", size: 1))"#, []),
    NameCase("an initialiser of another type", #"let d: Day = .init(name: "A", size: 1)"#, []),
    NameCase("what is compiled out", "#if false\nUIFont(name: \"A\", size: 1)\n#endif", []),
    NameCase(
      "its other side",
      "#if false\nUIFont(name: \"A\", size: 1)\n#else\nUIFont(name: §\"B\", size: 1)\n#endif", ["B"]
    ),
    NameCase(
      "the other side of what is always compiled",
      "#if true\nUIFont(name: §\"A\", size: 1)\n#else\nUIFont(name: \"B\", size: 1)\n#endif", ["A"]),
    NameCase(
      "a condition after one that never holds",
      "#if false\nUIFont(name: \"A\", size: 1)\n#elseif DEBUG\nUIFont(name: §\"B\", size: 1)\n"
        + "#else\nUIFont(name: §\"C\", size: 1)\n#endif\nUIFont(name: §\"D\", size: 1)",
      ["B", "C", "D"]),
    NameCase(
      "a condition within what is compiled out",
      "#if false\n#if DEBUG\nUIFont(name: \"A\", size: 1)\n#else\nUIFont(name: \"B\", size: 1)\n"
        + "#endif\nUIFont(name: \"C\", size: 1)\n#endif\nUIFont(name: §\"D\", size: 1)", ["D"]),
    NameCase(
      "what depends on the build is read on both sides",
      "#if os(iOS)\nUIFont(name: §\"A\", size: 1)\n#else\nUIFont(name: §\"B\", size: 1)\n#endif",
      ["A", "B"]),
    NameCase(
      "a conjunction that never holds",
      "#if false && DEBUG\nUIFont(name: \"A\", size: 1)\n#endif", []),
    NameCase(
      "a disjunction may hold",
      "#if false || DEBUG\nUIFont(name: §\"A\", size: 1)\n#endif", ["A"]),
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
    let project = AppProject([ProjectFile(path: "App.swift", text: source)])
    #expect(project.references.map(\.api.name) == [api])
  }

  /// How sure a name is, by what stands around it; nil where it is no font's name.
  @Test(
    arguments: [
      (#"UIFont(name: "A" + "B", size: 1)"#, .resolved, "literals put together"),
      (#"UIFont(name: c ? "A" : "A", size: 1)"#, .resolved, "an arm"),
      (#"UIFont(name: ("A"), size: 1)"#, .certain, "parentheses change nothing"),
      (#"let f: UIFont = .init(name: "A", size: 1)"#, .certain, "the declared type"),
      (#"Theme.title = Font.custom("A", size: 1)"#, .certain, "the type is written"),
      (#"Text("x").font(.custom("A", size: 1))"#, .certain, "the font modifier"),
      (#".font(isLarge ? .custom("A", size: 1) : .body)"#, .certain, "an arm within it"),
      (#"Title(font: .custom("A", size: 1))"#, .certain, "a label"),
      (#"Title(titleFont: .custom("A", size: 1))"#, .certain, "a label that ends so"),
      (#".environment(\.font, .custom("A", size: 1))"#, .certain, "a key path"),
      (#"let f: Font = .custom("A", size: 1)"#, .certain, "a declared type"),
      (#"let f: SwiftUI.Font? = .custom("A", size: 1)"#, .certain, "an optional, with its module"),
      (#"let f: [Font] = [.body, .custom("A", size: 1)]"#, .certain, "an array"),
      (#"let f: [String: Font] = ["a": .custom("A", size: 1)]"#, .certain, "a dictionary"),
      (#"func f(_ a: Font = .custom("A", size: 1)) {}"#, .certain, "a default argument"),
      (#"func f() -> Font { .custom("A", size: 1) }"#, .certain, "a function's result"),
      (#"func f() -> Font { if a { return .custom("A", size: 1) } }"#, .certain, "from within"),
      (#"var f: Font { get { .custom("A", size: 1) } }"#, .certain, "a property's accessor"),
      (#"var f: Font { switch a { case .b: .custom("A", size: 1) } }"#, .certain, "a switch"),
      (
        #"extension Font { static var a: Self { .custom("A", size: 1) } }"#, .certain, "Self"
      ),
      (#"label.font = .custom("A", size: 1)"#, .certain, "a property called font"),
      (#"let f: AppFont = .custom("A", size: 1)"#, .likely, "perhaps another name of the type"),
      (#"a = .custom("A", size: 1)"#, .likely, "nothing is known"),
      (#"style(.custom("A", size: 1))"#, .likely, "a function of ours"),
      (#"a.map { .custom("A", size: 1) }"#, .likely, "a closure"),
      (#"return .custom("A", size: 1)"#, .likely, "no function to be seen"),
      (#"let s: IconStyle = .custom("A", size: 1)"#, nil, "another declared type"),
      (#"var s: Icon { .custom("A", size: 1) }"#, nil, "another type of a property"),
      (#"func s() -> [Icon] { [.custom("A", size: 1)] }"#, nil, "another result"),
      (#"AppIcon(icon: .custom("A", size: 1))"#, nil, "the label of something else"),
      (#"sheet.presentationDetents([.custom("A", size: 1)])"#, nil, "a function for others"),
      (#"view.badge(.custom("A", size: 1), color: .red)"#, nil, "another"),
      (#"a == .custom("A", size: 1)"#, nil, "a comparison"),
      (#"a != .custom("A", size: 1)"#, nil, "another comparison"),
      (#"a ~= .custom("A", size: 1)"#, nil, "a match"),
      (#"if case .custom("A", size: 1) = a {}"#, nil, "a pattern"),
      (#"switch a { case .b, .custom("A", size: 1): c }"#, nil, "the second pattern"),
      (#"f(.custom("A", size: .large))"#, nil, "a size that is no number"),
      (#"f(.custom("A", size: let size))"#, nil, "a size that is bound"),
    ] as [(String, Certainty?, String)]) func certainty(
      _ source: String, _ certainty: Certainty?, _ reason: String
    )
  {
    let project = AppProject([ProjectFile(path: "App.swift", text: source)])
    #expect(project.references.first?.certainty == certainty, "\(reason)")
  }

  @Test(arguments: [
    ("CTFontManagerRegisterFontsForURL(url, .process, nil)", true),
    ("CTFontManagerRegisterGraphicsFont(font, &error)", true),
    (
      "let urls = Bundle.module.urls(forResourcesWithExtension: \"otf\", subdirectory: nil)\n"
        + "CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)", true
    ),
    ("CTFontManagerRegisterFontDescriptors(list, .process, true, nil)", true),
    ("text.onAppear { Fonts.registerFonts(in: .module) }", true),
    (
      "text.task { names.forEach { CTFontManagerRegisterFontsForURL(url($0), .process, nil) } }",
      true
    ),
    ("// CTFontManagerRegisterFontsForURL(url, .process, nil)", false),
    ("CTFontManagerUnregisterFontsForURL(url, .process, nil)", false),
    ("FontBlaster.blast()", true),
    ("Fonts.registerFonts()", true),
    ("try? FontFamily.registerAllCustomFonts()", true),
    ("func registerFonts() {}\nregisterFonts()", false),
    ("func registerFonts() { FontBlaster.blast() }\nregisterFonts()", true),
    ("func registerFonts() {}", false),
    ("let a = [registerFonts]", false),
    ("particles.blast(Font.self)", false),
  ]) func registration(_ source: String, _ isRegistering: Bool) {
    let project = AppProject([ProjectFile(path: "App.swift", text: source)])
    #expect(project.registeringFiles == (isRegistering ? ["App.swift"] : []))
  }

  @Test(arguments: [
    ("[AppFonts registerAllFonts];", true),
    ("[[AppFonts shared] registerFontsIn:bundle];", true),
    ("+ (void)registerAllFonts { }\n- (void)a { [AppFonts registerAllFonts]; }", false),
  ]) func registrationInObjectiveC(_ source: String, _ isRegistering: Bool) {
    let project = AppProject([ProjectFile(path: "App.m", text: source)])
    #expect(project.registeringFiles == (isRegistering ? ["App.m"] : []))
  }

  @Test func aHelperThatAnotherFileDeclaresIsNotBelieved() {
    let call = ProjectFile(path: "App.swift", text: "Fonts.registerFonts()")
    let helper = ProjectFile(
      path: "Fonts.swift", text: "enum Fonts { static func registerFonts() {} }")
    #expect(AppProject([call, helper]).registeringFiles == [])
  }
}
