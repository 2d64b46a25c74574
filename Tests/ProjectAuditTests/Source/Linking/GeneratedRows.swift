@testable import ProjectAudit

/// Names in closures that are called at once, and in the code that tools make.
enum GeneratedRows {
  private typealias Row = FontLinkerTests.Row

  static let all: [FontLinkerTests.Row] = [
    Row(
      "a closure that is called at once",
      """
      func f(style: UIFont.TextStyle) {
        let name: String = {
          switch style { case .body: return §"A-Light"
            default: return §"A-Bold" }
        }()
        UIFont(name: name, size: 1) }
      """, names: ["A-Light resolved", "A-Bold resolved"]),
    Row(
      "without return", "func f() { let name = { §\"A-Bold\" }()\n UIFont(name: name, size: 1) }",
      names: ["A-Bold resolved"]),
    Row(
      "of a property, with names of its own",
      """
      struct T { let name: String = { let base = "A"
          return base + §"-Bold" }()
        func f() { UIFont(name: name, size: 1) } }
      """, names: ["A-Bold resolved"]),
    Row(
      "a closure that is not called",
      "func f() { let name = { \"A-Bold\" }\n UIFont(name: §name, size: 1) }", names: ["- certain"]),
    Row(
      "R.swift's fonts",
      "struct R { struct font { static let a = Rswift.FontResource(fontName: §\"A-Bold\")\n"
        + "static func a(size: CGFloat) -> UIFont? { UIFont(resource: a, size: size) } } }",
      "let f = R.font.a(size: 1)", names: ["A-Bold certain"]),
    Row(
      "of its version 7",
      "struct font { var a: RswiftResources.FontResource { .init(name: §\"A-Bold\", bundle: bundle, filename: \"A.ttf\") } }",
      names: ["A-Bold certain"]),
    Row(
      "R.swift's fonts where its code is not there yet",
      "let f = §R.font.a(size: 1), c = R.color.a()", names: ["- resolved"]),
    Row(
      "SwiftGen's and Tuist's, too",
      "let f = §AppFontFamily.Lato.bold.font(size: 1), g = FontFamilyKind.a.b",
      names: ["- resolved"]
    ),
    Row(
      "but not where it is",
      "enum FontFamily { enum Lato { static let bold = FontConvertible(name: §\"A-Bold\") } }\n"
        + "struct FontConvertible { let name: String\n func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size)! } }\n"
        + "let f = FontFamily.Lato.bold.font(size: 1)", names: ["A-Bold resolved"]),
  ]
}
