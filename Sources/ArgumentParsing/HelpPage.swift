/// A command's help as text: what it does, how it is written, examples, then what it takes, in
/// groups.
///
/// ASCII only and without styles, so that it is the same on every terminal, in every locale and in
/// a file. Texts start at column 28, or, if one name is longer, on lines of their own.
public struct HelpPage: Sendable {
  /// The commands from the root down to the one described.
  private let path: [CommandSpecification]

  /// The widest a page gets, however wide the terminal: longer lines are hard to read.
  public static let maximumWidth = 100
  /// The column, counted from 1, at which texts start.
  private static let textColumn = 28

  /// - Parameters:
  ///   - root: The whole tree.
  ///   - command: The names of the commands below the root, down to the one wanted.
  /// - Returns: nil if the tree has no such command.
  public init?(root: CommandSpecification, command: [String]) {
    var path = [root]
    for name in command {
      guard
        let next = path[path.count - 1].subcommands.first(where: {
          $0.name.utf8.elementsEqual(name.utf8)
        })
      else { return nil }
      path.append(next)
    }
    self.path = path
  }

  /// The page, ending in a newline.
  ///
  /// - Parameter width: How many columns there are; at least 40 and at most `maximumWidth` are used.
  public func text(width: Int) -> String {
    let width = min(max(width, 40), Self.maximumWidth)
    guard let command = path.last else { return "" }
    var page = Page(width: width)
    page.paragraph("\(path.map(\.name).joined(separator: " ")): \(command.summary)")
    page.paragraph("Usage: \(UsageLine(path: path).text)")
    page.section(
      path.count == 1 ? "Start with" : "Examples",
      rows: command.examples.map { ($0.commandLine, $0.purpose) }, alignAt: nil)
    for paragraph in command.discussion { page.paragraph(paragraph) }
    for (group, members) in grouped(command.subcommands, by: \.group) {
      page.section(
        group.isEmpty ? "Commands" : group, rows: members.map { ($0.name, $0.summary) },
        alignAt: Self.textColumn)
    }
    page.section(
      "Arguments", rows: command.arguments.map(row(for:)), alignAt: Self.textColumn)
    // The command's own options come first, those of its parents last.
    for (group, members) in grouped(path.reversed().flatMap(\.options), by: \.group) {
      page.section(group, rows: members.flatMap(rows(for:)), alignAt: Self.textColumn)
    }
    if !command.notes.isEmpty { page.verbatim(command.notes) }
    return page.text
  }

  private func row(for argument: ArgumentSpecification) -> (String, String) {
    (
      argument.placeholder + (argument.repeats ? "..." : ""),
      argument.help + choices(argument.allowedTexts, defaultText: nil)
    )
  }

  /// The option's row and, where its values are explained, one for each of them.
  private func rows(for option: OptionSpecification) -> [(String, String)] {
    var name = option.short.map { "-\($0), --\(option.name)" } ?? "--\(option.name)"
    if case .optional = option.form {
      name += "[=\(option.placeholder)]"
    } else if !option.placeholder.isEmpty {
      name += " " + option.placeholder
    }
    guard !option.summaries.isEmpty else {
      return [(name, option.help + choices(option.allowedTexts, defaultText: option.defaultText))]
    }
    let values = option.allowedTexts.map { text in
      var summary = option.summaries[text] ?? ""
      if text == option.defaultText { summary += summary.isEmpty ? "(default)" : " (default)" }
      return ("    " + text, summary)
    }
    return [(name, option.help)] + values
  }

  /// What may be written and what holds if nothing is, as the end of a help text.
  private func choices(_ allowed: [String], defaultText: String?) -> String {
    guard !allowed.isEmpty else {
      return defaultText.map { " (default: \($0))" } ?? ""
    }
    let marked = allowed.map { $0 == defaultText ? "\($0) (default)" : $0 }
    return ": " + marked.joined(separator: ", ")
  }

  /// The elements by group, groups in the order in which they first occur.
  private func grouped<Element>(
    _ elements: [Element], by group: KeyPath<Element, String>
  ) -> [(group: String, members: [Element])] {
    var groups: [(group: String, members: [Element])] = []
    for element in elements {
      let name = element[keyPath: group]
      if let position = groups.firstIndex(where: { $0.group == name }) {
        groups[position].members.append(element)
      } else {
        groups.append((name, [element]))
      }
    }
    return groups
  }
}

/// Text that grows by blocks with a blank line between them.
private struct Page {
  let width: Int
  private(set) var text = ""

  init(width: Int) { self.width = width }

  private mutating func beginBlock() {
    if !text.isEmpty { text += "\n" }
  }

  mutating func paragraph(_ paragraph: String) {
    beginBlock()
    for line in wrapped(paragraph, width: width) { text += line + "\n" }
  }

  mutating func verbatim(_ lines: [String]) {
    beginBlock()
    for line in lines {
      for part in wrapped(line, width: width) { text += part + "\n" }
    }
  }

  /// A heading and under it rows of a name and a text.
  ///
  /// - Parameter alignAt: The column at which texts start; nil to fit the longest name.
  mutating func section(_ heading: String, rows: [(name: String, text: String)], alignAt: Int?) {
    guard !rows.isEmpty else { return }
    beginBlock()
    text += heading + "\n"
    let longest = rows.map(\.name.count).max() ?? 0
    let column = alignAt.map { $0 - 1 } ?? 2 + longest + 2
    // Names need two spaces before and two behind them; a text needs room to be read.
    let isAligned = 2 + longest + 2 <= column && width - column >= 30
    let indent = String(repeating: " ", count: isAligned ? column : 6)
    for row in rows {
      let lines = wrapped(row.text, width: width - indent.count)
      var head = "  " + row.name
      if isAligned, let first = lines.first {
        head += String(repeating: " ", count: column - head.count) + first
      }
      text += head + "\n"
      for line in isAligned ? lines.dropFirst() : lines[...] { text += indent + line + "\n" }
    }
  }
}
