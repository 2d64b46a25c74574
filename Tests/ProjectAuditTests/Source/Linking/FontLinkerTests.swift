import Testing

@testable import ProjectAudit

/// Names that stand elsewhere than in the call that makes the font.
@Suite struct FontLinkerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Marked texts of `A.swift`, `B.swift`, …
    var files: [String]
    /// `name certainty` in the order of the marks; `-` for what is computed.
    var names: [String]

    init(_ reason: String, _ files: String..., names: [String]) {
      (testDescription, self.files, self.names) = (reason, files, names)
    }
  }

  static let rows = [
    Row(
      "SwiftUI's function by its name alone, in an extension of Font",
      "extension Font { static func lato(_ n: String, _ s: CGFloat) -> Font { custom(n, size: s) } }",
      "let f = Font.lato(§\"Lato-Bold\", 12)", names: ["Lato-Bold resolved"]),
    Row(
      "the same for a name of an enumeration",
      """
      enum Face: String { case bold = §"Lato-Bold" }
      extension SwiftUI.Font { static func face(_ font: Face, size: CGFloat) -> Font {
        return custom(font.rawValue, size: size) } }
      """, names: ["Lato-Bold resolved"]),
    Row(
      "but not a function of that name elsewhere",
      "struct Look { func a(_ n: String) { custom(n, size: 1) } }\nlet l = Look().a(\"Lato-Bold\")",
      names: []),
    Row(
      "a case that a condition leaves out of a name put together",
      """
      enum Face: String { case regular = §"Regular", bold = §"Bold"
        var name: String { self == .regular ? §"OpenSans" : "OpenSans-\\(rawValue)" } }
      func f(_ face: Face) { UIFont(name: face.name, size: 1) }
      """, names: ["OpenSans-Regular likely", "OpenSans-Bold likely", "OpenSans resolved"]),
    Row(
      "UIFont's initialiser through self, Self and nothing, in an extension",
      """
      extension UIFont {
        convenience init?(face n: String, _ s: CGFloat) { self.init(name: n, size: s) }
        static func b(_ n: String, _ s: CGFloat) -> UIFont? { Self(name: n, size: s) }
        static func c(_ n: String, _ s: CGFloat) -> UIFont? { .init(name: n, size: s) }
        static func d(_ n: String, _ s: CGFloat) -> Self? { return .init(name: n, size: s) }
      }
      let fonts = [UIFont(face: §"A-A", 1), UIFont.b(§"B-B", 1), UIFont.c(§"C-C", 1), UIFont.d(§"D-D", 1)]
      """,
      names: ["A-A resolved", "B-B resolved", "C-C resolved", "D-D resolved"]),
    Row(
      "an enumeration's raw values",
      """
      enum Lato: String { case regular = §"Lato-Regular", bold = §"Lato-Bold"
        func font() -> UIFont? { UIFont(name: rawValue, size: 1) } }
      """, names: ["Lato-Regular resolved", "Lato-Bold resolved"]),
    Row(
      "by self, in an extension in another file",
      "enum Lato: String { case bold = §\"Lato-Bold\" }",
      "extension Lato { var font: Font { .custom(self.rawValue, size: 1) } }",
      names: ["Lato-Bold resolved"]),
    Row(
      "raw values that are the names of cases",
      "enum Face: String { case §Lato, §Karla }\nfunc f(_ face: Face) { UIFont(name: face.rawValue, size: 1) }",
      names: ["Lato resolved", "Karla resolved"]),
    Row(
      "one case",
      "enum Face: String { case a = §\"A-A\", b = \"B-B\" }\nlet f = UIFont(name: Face.a.rawValue, size: 1)",
      names: ["A-A resolved"]),
    Row(
      "a computed property that switches over self",
      """
      enum Face { case a, b
        var name: String { switch self { case .a: return §"A-A"
          case .b: return §"B-B" } } }
      func f(face: Face) -> UIFont { UIFont(name: face.name, size: 1)! }
      """, names: ["A-A resolved", "B-B resolved"]),
    Row(
      "the same without return",
      """
      enum Face { case a, b
        var name: String { switch self { case .a: §"A-A"
          case .b: §"B-B" } } }
      func f(face: Face) -> UIFont { UIFont(name: face.name, size: 1)! }
      """, names: ["A-A resolved", "B-B resolved"]),
    Row(
      "an `if` that is an expression",
      "func f(b: Bool) { let name = if b { §\"A-A\" } else { §\"B-B\" }\n UIFont(name: name, size: 1) }",
      names: ["A-A resolved", "B-B resolved"]),
    Row(
      "constants, in another file and type",
      "struct Names { static let bold = §\"A-Bold\" }", "let f = UIFont(name: Names.bold, size: 1)",
      names: ["A-Bold resolved"]),
    Row(
      "nested types and type aliases",
      "enum Theme { enum Name { static let bold = §\"A-Bold\" } }\ntypealias N = Theme.Name",
      "let f = UIFont(name: N.bold, size: 1)", names: ["A-Bold resolved"]),
    Row(
      "a constant of a constant",
      "let base = §\"A-A\"\nlet name = base\nlet f = UIFont(name: name, size: 1)",
      names: ["A-A resolved"]),
    Row(
      "Self", "struct T { static let n = §\"A-A\"\n func f() { UIFont(name: Self.n, size: 1) } }",
      names: ["A-A resolved"]),
    Row(
      "a dictionary",
      """
      let names: [Weight: String] = [.bold: §"A-Bold", .regular: §"A-Regular"]
      func f(w: Weight) { UIFont(name: names[w]!, size: 1) }
      """, names: ["A-Bold resolved", "A-Regular resolved"]),
    Row(
      "a word for the system's font may never get there",
      "enum F: String { case system = §\"System\", bold = §\"A-Bold\"\n var f: UIFont { UIFont(name: rawValue, size: 1)! } }",
      names: ["System likely", "A-Bold resolved"]),
    Row(
      "a variable that hides a property",
      """
      class T { var name: String
        init() { name = §"A-Bold" }
        func g() { let name = "Hello"
          show(name) }
        func f() { UIFont(name: name, size: 1) } }
      """, names: ["A-Bold resolved"]),
    Row(
      "a text that is translated is computed",
      "let f = UIFont(name: §String(localized: \"font.name\"), size: 1)\nlet g = UIFont(name: §\"A\".localized, size: 1)",
      names: ["- certain", "- certain"]),
    Row(
      "an array that is gone through",
      "func f() { for n in [§\"A-A\", §\"B-B\"] { UIFont(name: n, size: 1) } }",
      names: ["A-A resolved", "B-B resolved"]),
    Row(
      "a value and what comes in its place",
      "struct T { var name: String?\n func f() { UIFont(name: §name ?? §\"A-A\", size: 1) } }",
      names: ["- certain", "A-A resolved"]),
    Row(
      "interpolation over a finite enumeration",
      """
      enum Weight: String { case bold = §"Bold", §thin }
      struct T { let family = "A"
        func f(w: Weight) { UIFont(name: "\\(family)-\\(w.rawValue)", size: 1) } }
      """, names: ["A-Bold resolved", "A-thin resolved"]),
    Row(
      "a case within a text goes by its name",
      "enum Weight { case §Bold, §Thin }\nfunc f(w: Weight) { UIFont(name: \"A-\\(w)\", size: 1) }",
      names: ["A-Bold resolved", "A-Thin resolved"]),
    Row(
      "with a large letter",
      "enum Weight: String { case §bold, §thin }\nfunc f(w: Weight) { UIFont(name: \"A-\" + w.rawValue.capitalized, size: 1) }",
      names: ["A-Bold resolved", "A-Thin resolved"]),
    Row(
      "families by weights may never be combined so",
      """
      enum Family: String { case a = "A", b = "B" }
      enum Weight: String { case r = "R", s = "S" }
      func f(f: Family, w: Weight) { UIFont(name: §§§§"\\(f.rawValue)-\\(w.rawValue)", size: 1) }
      """, names: ["A-R likely", "A-S likely", "B-R likely", "B-S likely"]),
    Row(
      "a format",
      "func f(w: W) { UIFont(name: String(format: §\"%@-%@\", \"A\", \"B\"), size: 1) }",
      names: ["A-B resolved"]),
    Row(
      "a variable that branches set",
      "func f(b: Bool) { var n: String\n if b { n = §\"A-A\" } else { n = §\"B-B\" }\n UIFont(name: n, size: 1) }",
      names: ["A-A resolved", "B-B resolved"]),
    Row(
      "a function's results",
      "func name(_ b: Bool) -> String { if b { return §\"A-A\" }\n return §\"B-B\" }\nlet f = UIFont(name: name(true), size: 1)",
      names: ["A-A resolved", "B-B resolved"]),
    Row(
      "a wrapper's callers",
      "extension UIFont { static func app(_ name: String, size: CGFloat) -> UIFont { UIFont(name: name, size: size)! } }",
      "let a = UIFont.app(§\"A-A\", size: 1)\nlet b: UIFont = .app(§\"B-B\", size: 2)",
      names: ["A-A resolved", "B-B resolved"]),
    Row(
      "wrappers of wrappers",
      """
      func one(name: String) -> UIFont { UIFont(name: name, size: 1)! }
      func two(n: String) -> UIFont { one(name: n) }
      """, "let f = two(n: §\"A-Bold\")", names: ["A-Bold resolved"]),
    Row(
      "a wrapper's default",
      "func app(name: String = §\"A-A\", size: CGFloat) -> UIFont { UIFont(name: name, size: size)! }\nlet f = app(size: 1)",
      names: ["A-A resolved"]),
    Row(
      "overloads are told apart by their labels",
      """
      func app(name: String) -> UIFont { UIFont(name: name, size: 1)! }
      func app(title: String) -> String { title }
      let a = app(name: §"A-A"), b = app(title: "Font")
      """, names: ["A-A resolved"]),
    Row(
      "a wrapper that nobody calls",
      "func app(name: String) -> UIFont { UIFont(name: §name, size: 1)! }", names: ["- certain"]),
    Row(
      "a view modifier with the initialiser that structures have",
      """
      struct Scaled: ViewModifier { var name: String
        func body(content: Content) -> some View { content.font(.custom(name, size: 1)) } }
      extension View { func scaled(_ font: String) -> some View { modifier(Scaled(name: font)) } }
      """, "let v = Text(\"x\").scaled(§\"A-Bold\")", names: ["A-Bold resolved"]),
    Row(
      "an initialiser that sets a property",
      """
      struct T { let name: String
        init(font: String) { self.name = font }
        func f() { UIFont(name: name, size: 1) } }
      let t = T(font: §"A-A")
      """, names: ["A-A resolved"]),
    Row(
      "a protocol's conforming types",
      """
      protocol F { func fontName() -> String }
      enum Z: F { case r, b
        func fontName() -> String { switch self { case .r: return §"Z-R"
          case .b: return §"Z-B" } } }
      extension UIFont { static func custom(_ f: F) -> UIFont? { UIFont(name: f.fontName(), size: 1) } }
      """, names: ["Z-R resolved", "Z-B resolved"]),
    Row(
      "generated code",
      """
      enum FontFamily { enum Lato { static let bold = FontConvertible(name: §"Lato-Bold", family: "Lato", path: "Lato-Bold.ttf") } }
      struct FontConvertible { let name: String
        let family: String
        func font(size: CGFloat) -> UIFont { UIFont(font: self, size: size)! } }
      extension UIFont { convenience init?(font: FontConvertible, size: CGFloat) { self.init(name: font.name, size: size) } }
      """, names: ["Lato-Bold resolved"]),
    Row(
      "constants of one name in two modules are not sure",
      "enum N { static let a = §\"A-Bold\" }", "enum N { static let a = §\"B-Bold\" }",
      "let f = UIFont(name: N.a, size: 1)", names: ["A-Bold likely", "B-Bold likely"]),
    Row(
      "a circle", "let a = b\nlet b = a\nlet f = UIFont(name: §a, size: 1)", names: ["- certain"]),
    Row(
      "one literal that two calls use",
      "let n = §\"A-A\"\nlet a = UIFont(name: n, size: 1), b = UIFont(name: n, size: 2)",
      names: ["A-A resolved"]),
    Row("a comparison names nothing", "if font.fontName == \"A-A\" {}", names: []),
    Row("AppKit", "let f = NSFont(name: §\"A-A\", size: 1)", names: ["A-A certain"]),
    Row("Core Text", "CTFontCreateWithName(§\"A-A\" as CFString, 1, nil)", names: ["A-A certain"]),
    Row(
      "Core Graphics", "CGFont(§\"A-A\" as CFString)\nCGFont(provider)", names: ["A-A certain"]),
    Row(
      "attributes of a descriptor",
      "UIFontDescriptor(fontAttributes: [.name: §\"A-A\", .size: 1, UIFontDescriptor.AttributeName.family: §\"A\", .face: \"B\"])",
      names: ["A-A certain", "A certain"]),
    Row(
      "a family", "UIFont.fontNames(forFamilyName: §\"A\")\nd.withFamily(§\"B\")",
      names: ["A certain", "B likely"]),
    Row(
      "article 002's call without a label", "let f = Font.custom(§\"A-A\", 17.0)",
      names: ["A-A certain"]),
    Row(
      "what iOS does not compile",
      "#if os(macOS)\nlet f = NSFont(name: \"A\", size: 1)\n#else\nlet f = UIFont(name: §\"B\", size: 1)\n#endif",
      names: ["B certain"]),
    Row(
      "nor for want of UIKit",
      "#if canImport(UIKit)\nlet f = UIFont(name: §\"A\", size: 1)\n#else\nlet f = NSFont(name: \"B\", size: 1)\n#endif",
      names: ["A certain"]),
  ]

  @Test(
    arguments: rows + OverloadRows.all + ElementRows.all + LocalRows.all + GeneratedRows.all
      + PropertyRows.all
  ) func names(_ row: Row) {
    let marked = row.files.map(MarkedText.init)
    let files = marked.enumerated().map { number, text in
      ProjectFile(path: "\(Character(Unicode.Scalar(UInt8(65 + number)))).swift", text: text.text)
    }
    let places = zip(files, marked).flatMap { file, text in
      text.positions.map { "\(file.path):\($0.line):\($0.column) " }
    }
    let expected = zip(places, row.names).map { $0 + $1 }
    let found = AppProject(files).references.map(Self.describe)
    #expect(found == expected)
    #expect(places.count == row.names.count, "the row's marks")
    // The order of files does not matter.
    #expect(AppProject(files.reversed()).references.map(Self.describe) == found)
  }

  static func describe(_ reference: FontReference) -> String {
    "\(reference.path):\(reference.position.line):\(reference.position.column) "
      + "\(reference.name ?? "-") \(reference.certainty.rawValue)"
  }
}
