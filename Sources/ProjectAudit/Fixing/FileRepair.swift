/// What fixes make of one file.
///
/// Pure: bytes and fixes in, bytes out. What cannot be done is refused one by one, with the reason; the
/// rest is done all the same.
public struct FileRepair: Sendable, Equatable {
  /// A fix that is not done.
  public struct Refused: Sendable, Equatable {
    public var fix: Fix
    /// Why, as half a sentence.
    public var reason: String
  }

  /// A fix with what it changes.
  struct Accepted: Sendable, Equatable {
    var fix: Fix
    var edit: TextEdit
  }

  /// The file, relative to the project's folder.
  public let path: String
  public let original: [UInt8]
  public private(set) var repaired: [UInt8]
  public private(set) var done: [Fix] = []
  public private(set) var refused: [Refused] = []
  /// The edit that each fix of a place of its own makes.
  private(set) var accepted: [Accepted] = []
  /// What is changed, in order.
  private var edits: [TextEdit] = []

  /// - Parameter fixes: for this file, in the order of the findings; equal ones are done once.
  public init(path: String, bytes: [UInt8], fixes: [Fix]) {
    self.path = path
    original = bytes
    repaired = bytes
    if path.hasPathExtension(in: ["plist"]) {
      repairPropertyList(fixes)
    } else {
      repairText(fixes)
    }
    repaired = TextEdit.apply(edits, to: bytes)
  }

  /// The change as a unified diff that `git apply` takes; empty where nothing changes.
  public var diff: String { UnifiedDiff.text(path: path, original, edits) }

  private mutating func refuse(_ fix: Fix, _ reason: String) {
    refused.append(Refused(fix: fix, reason: reason))
  }

  /// Takes up the edits in the order of the file; one that overlaps another is refused.
  private mutating func take(_ proposed: [(edit: TextEdit, fix: Fix)]) {
    let sorted = proposed.enumerated().sorted { left, right in
      let (first, second) = (left.element.edit.range, right.element.edit.range)
      return (first.lowerBound, first.upperBound, left.offset)
        < (second.lowerBound, second.upperBound, right.offset)
    }
    for (edit, fix) in sorted.map(\.element) {
      if let last = edits.last, last != edit, last.overlaps(edit) {
        refuse(fix, "another fix changes the same place; run --fix once more")
        continue
      }
      if edits.last != edit { edits.append(edit) }
      done.append(fix)
      accepted.append(Accepted(fix: fix, edit: edit))
    }
  }

  // MARK: Source and interface files

  private mutating func repairText(_ fixes: [Fix]) {
    // A diff shows text; what is stored in another encoding is left to people.
    guard String(validating: original, as: UTF8.self) != nil else {
      for fix in fixes { refuse(fix, "the file is not stored as UTF-8") }
      return
    }
    let lines = LineTable(original)
    let names = NameReplacement(bytes: original, fileName: ProjectFile.name(of: path))
    var proposed: [(TextEdit, Fix)] = []
    for fix in fixes {
      do throws(Refusal) {
        guard case .replace(let old, let new, let position) = fix.change else {
          throw Refusal(reason: "files of this kind are not edited")
        }
        guard let offset = lines.offset(of: position) else { throw NameReplacement.changed }
        proposed.append((try names.edit(old, with: new, at: offset), fix))
      } catch {
        refuse(fix, error.reason)
      }
    }
    take(proposed)
  }

  // MARK: Property lists

  /// The fixes of one array.
  private struct ListFixes {
    let key: String
    let layout: PropertyListLayout
    let lines: LineTable
    var proposed: [(TextEdit, Fix)] = []
    /// The elements that stay as they are, by where they begin, and the texts that others become.
    private var changed: Set<Int> = []
    private var written: [[UInt8]] = []
    private var additions: [(text: String, fix: Fix)] = []

    init(key: String, layout: PropertyListLayout, lines: LineTable) {
      (self.key, self.layout, self.lines) = (key, layout, lines)
    }

    mutating func take(_ fix: Fix) throws(Refusal) {
      switch fix.change {
      case .replace(let old, let new, let position):
        let element = try element(old, at: position)
        proposed.append((try layout.replacing(element, with: new), fix))
        written.append(Array(new.utf8))
        changed.insert(element.range.lowerBound)
      case .removeEntry(let old, let position):
        let element = try element(old, at: position)
        proposed.append((layout.removing(element), fix))
        changed.insert(element.range.lowerBound)
      case .addEntry(let text, _): additions.append((text, fix))
      }
    }

    private func element(
      _ text: String, at position: SourcePosition
    ) throws(Refusal) -> PropertyListLayout.Element {
      guard let offset = lines.offset(of: position),
        let element = layout.list?.elements.first(where: { $0.range.lowerBound == offset }),
        element.text?.hasSameBytes(as: text) == true
      else { throw Refusal(reason: "the entry does not stand there any more") }
      return element
    }

    /// Proposes one edit for all that is added; what another fix writes anyway is done by it.
    mutating func finish() -> (done: [Fix], refused: [Refused]) {
      guard !additions.isEmpty else { return ([], []) }
      let staying = (layout.list?.elements ?? [])
        .filter { !changed.contains($0.range.lowerBound) }
        .compactMap { $0.text.map { Array($0.utf8) } }
      var present = Set(written + staying)
      let texts = additions.map(\.text).filter { present.insert(Array($0.utf8)).inserted }
      guard !texts.isEmpty else { return (additions.map(\.fix), []) }
      do throws(Refusal) {
        let edit = try layout.adding(texts, key: key)
        proposed += additions.map { (edit, $0.fix) }
        return ([], [])
      } catch {
        return ([], additions.map { Refused(fix: $0.fix, reason: error.reason) })
      }
    }
  }

  private mutating func repairPropertyList(_ fixes: [Fix]) {
    var lists: [ListFixes] = []
    for fix in fixes {
      do throws(Refusal) {
        let key = Self.key(of: fix)
        if !lists.contains(where: { $0.key == key }) {
          lists.append(
            ListFixes(
              key: key, layout: try PropertyListLayout(original, key: key),
              lines: LineTable(original)))
        }
        guard let index = lists.firstIndex(where: { $0.key == key }) else { continue }
        try lists[index].take(fix)
      } catch {
        refuse(fix, error.reason)
      }
    }
    for index in lists.indices {
      let (finished, unable) = lists[index].finish()
      done += finished
      refused += unable
    }
    take(lists.flatMap(\.proposed))
  }

  /// The key whose array a fix is about; entries that are replaced or removed are those of
  /// `UIAppFonts`.
  private static func key(of fix: Fix) -> String {
    if case .addEntry(_, let key) = fix.change { key } else { InfoPlist.key }
  }
}
