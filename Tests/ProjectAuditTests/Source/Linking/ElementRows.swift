@testable import ProjectAudit

/// Names that stand in lists, dictionaries and tuples.
enum ElementRows {
  private typealias Row = FontLinkerTests.Row

  static let all: [FontLinkerTests.Row] = [
    Row(
      "only what stands under the key",
      "let names = [\"title\": \"A\", \"font\": §\"A-Bold\"]\nlet f = UIFont(name: names[\"font\"]!, size: 1)",
      names: ["A-Bold resolved"]),
    Row(
      "under a key that is not known, any of them",
      """
      let names = ["a": §"A-Bold", "b": §"B-Bold"]
      func f(key: String) { UIFont(name: names[key]!, size: 1) }
      """, names: ["A-Bold resolved", "B-Bold resolved"]),
    Row(
      "a key that is followed",
      """
      enum Weight: String { case bold, thin }
      let names = ["bold": §"A-Bold", "thin": "A-Thin"]
      let f = UIFont(name: names[Weight.bold.rawValue]!, size: 1)
      """, names: ["A-Bold resolved"]),
    Row(
      "keys that are cases or other members",
      """
      let names: [UIFont.Weight: String] = [.bold: §"A-Bold", UIFont.Weight.light: §"A-Light", .thin: "A-Thin"]
      let f = UIFont(name: names[.bold]!, size: 1), g = UIFont(name: names[UIFont.Weight.light]!, size: 1)
      """, names: ["A-Bold resolved", "A-Light resolved"]),
    Row(
      "a default in place of what is not there",
      """
      let names = ["a": §"A-Bold"]
      func f(key: String) { UIFont(name: names[key, default: §"A-Light"], size: 1) }
      """, names: ["A-Bold resolved", "A-Light resolved"]),
    Row(
      "a dictionary of dictionaries",
      """
      let themes = ["dark": ["title": §"A-Bold", "text": "A-Light"], "light": ["title": "B-Bold"]]
      let f = UIFont(name: themes["dark"]!["title"]!, size: 1)
      """, names: ["A-Bold resolved"]),
    Row(
      "a dictionary's values",
      "let names = [\"a\": §\"A-Bold\"]\nfunc f() { for n in names.values { UIFont(name: n, size: 1) } }",
      names: ["A-Bold resolved"]),
    Row(
      "a list by number",
      "let names = [\"Hello\", §\"A-Bold\"]\nlet f = UIFont(name: names[1], size: 1)",
      names: ["A-Bold resolved"]),
    Row(
      "a tuple by label and by number",
      """
      let style = (name: §"A-Bold", size: 1), other = ("B", §"B-Bold")
      let f = UIFont(name: style.name, size: style.size), g = UIFont(name: other.1, size: 1)
      """, names: ["A-Bold resolved", "B-Bold resolved"]),
    Row(
      "a dictionary that lacks the key",
      "let names = [\"a\": \"A-Bold\"]\nlet f = UIFont(name: §names[\"b\"]!, size: 1)",
      names: ["- certain"]),
  ]
}
