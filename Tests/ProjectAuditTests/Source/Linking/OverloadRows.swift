@testable import ProjectAudit

/// Functions of one name, of which a call means one.
enum OverloadRows {
  private typealias Row = FontLinkerTests.Row

  static let all: [FontLinkerTests.Row] = [
    Row(
      "a literal is for the function that takes texts, a case for the other",
      """
      enum Face: String { case regular = §"A-Regular" }
      extension UIFont {
        static func app(_ n: Face, size: CGFloat) -> UIFont { UIFont(name: n.rawValue, size: size)! }
        static func app(_ n: String, size: CGFloat) -> UIFont { UIFont(name: n, size: size)! }
      }
      """, "let a = UIFont.app(.regular, size: 1), b: UIFont = .app(§\"B-Bold\", size: 1)",
      names: ["A-Regular resolved", "B-Bold resolved"]),
    Row(
      "a case that is written with its type, and a parameter of that type",
      """
      enum Face: String { case regular = §"A-Regular" }
      func app(_ n: Face, size: CGFloat) -> UIFont { UIFont(name: n.rawValue, size: size)! }
      func app(_ n: String, size: CGFloat) -> UIFont { UIFont(name: n, size: size)! }
      func use(font: Face) { app(font, size: 1)
        app(Face.regular, size: 1)
        app(§"B-Bold", size: 2) }
      """, names: ["A-Regular resolved", "B-Bold resolved"]),
    Row(
      "twins that both make a font of their argument",
      """
      extension UIFont { static func app(_ n: String, _ s: CGFloat) -> UIFont { UIFont(name: n, size: s)! } }
      extension Font { static func app(_ n: String, _ s: CGFloat) -> Font { .custom(n, size: s) } }
      """, "let a: Font = .app(§\"A-Bold\", 1)", names: ["A-Bold resolved"]),
    Row(
      "but one that shows it as a text makes it doubtful",
      """
      struct A { func app(font n: String) -> UIFont { UIFont(name: n, size: 1)! } }
      struct B { func app(font n: String) { label.text = n } }
      func use(x: A) { x.app(font: §"A-Bold") }
      """, names: ["A-Bold likely"]),
    Row(
      "a number is for the function that takes sizes",
      """
      func app(font: CGFloat) -> UIFont { .systemFont(ofSize: font) }
      func app(font: String) -> UIFont { UIFont(name: font, size: 1)! }
      let a = app(font: 12), b = app(font: §"A-Bold")
      """, names: ["A-Bold resolved"]),
    Row(
      "the project's own function of SwiftUI's name",
      """
      enum Face: String { case bold = §"A-Bold" }
      extension Font { static func custom(_ f: Face, size: CGFloat) -> Font { .custom(f.rawValue, size: size) } }
      let t = Text("x").font(.custom(.bold, size: 1)), u: Font = Font.custom(Face.bold, size: 2)
      """, names: ["A-Bold resolved"]),
    Row(
      "the project's own initialiser of UIKit's labels",
      """
      enum Face: String { case bold = §"A-Bold" }
      extension UIFont { convenience init?(name: Face, size: CGFloat) { self.init(name: name.rawValue, size: size) } }
      func f(face: Face) { UIFont(name: face, size: 1) }
      """, names: ["A-Bold resolved"]),
    Row(
      "without such a function it is not known what a member stands for",
      "let t = Text(\"x\").font(.custom(§.bold, size: 1))", names: ["- certain"]),
    Row(
      "a constant in an extension of String",
      "extension String { static let bold = §\"A-Bold\" }",
      "let f = UIFont(name: .bold, size: 1)", names: ["A-Bold resolved"]),
  ]
}
