import FontInspection

extension Rule {
  /// One finding about fonts that share a cause: at the first of their files, with the others beside
  /// it.
  ///
  /// - Parameters:
  ///   - fonts: at least one.
  ///   - key: what the finding is about, such as a family, by which it is known again.
  func finding(
    fonts: [FontFace], severity: Severity? = nil, _ message: String, help: String?, key: String,
    related: [Diagnostic.RelatedPlace] = []
  ) -> Diagnostic {
    let sorted = fonts.inFileOrder
    var others: [Diagnostic.RelatedPlace] = []
    var seen = Set(sorted.prefix(1).map { Array($0.path.utf8) })
    for font in sorted where seen.insert(Array(font.path.utf8)).inserted {
      others.append(
        Diagnostic.RelatedPlace(path: font.path, line: nil, message: "\(font.calling), too"))
    }
    return Diagnostic(
      rule: description.id, severity: severity ?? description.severity, message: message,
      path: sorted.first?.path ?? "", position: nil, help: help, related: others + related,
      fingerprintKey: key)
  }
}

extension FontFace {
  /// What to call the face: its PostScript name, else its full name, else its file's name.
  var calling: String { postScriptName ?? fullName ?? fileName }

  /// True for what iOS calls heavy or black.
  var isExtraBold: Bool { weightName == .heavy || weightName == .black }

  /// The style for people, in quotes.
  var quotedStyle: String { "\"\(style ?? "")\"" }

  /// The slant and the width, which a comparison of weights leaves alone.
  var slantAndWidth: SlantAndWidth { SlantAndWidth(isItalic: italic, width: width ?? 5) }

  struct SlantAndWidth: Hashable, Comparable {
    var isItalic: Bool
    var width: Int

    static func < (left: SlantAndWidth, right: SlantAndWidth) -> Bool {
      left.width == right.width ? !left.isItalic && right.isItalic : left.width < right.width
    }
  }

  /// True where both stand in one font of one file.
  func isOfSameFont(as other: FontFace) -> Bool {
    path.hasSameBytes(as: other.path) && faceIndex == other.faceIndex
  }
}

extension [FontFace] {
  /// In the order of their files' paths, and within a file by index and instance.
  var inFileOrder: [FontFace] {
    sorted {
      if !$0.path.hasSameBytes(as: $1.path) {
        return $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
      }
      return ($0.faceIndex, $0.instance?.index ?? -1) < ($1.faceIndex, $1.instance?.index ?? -1)
    }
  }
}

extension [String] {
  /// Each name once, in order.
  var eachOnce: [String] {
    var seen: Set<[UInt8]> = []
    return filter { seen.insert([UInt8]($0.utf8)).inserted }
  }

  /// `A and B both`; `A, B, C and 4 more all`.
  var allOfThem: String { abridged + (count == 2 ? " both" : " all") }

  /// The first three for people, and how many more there are: `A, B, C and 37 more`; `A and B`.
  var abridged: String {
    guard count > 3 else {
      return count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
    }
    return prefix(3).joined(separator: ", ") + " and \(count - 3) more"
  }
}

extension Double {
  /// The number with at most two decimals, as people read it: `1.28`, `17`.
  var brief: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return String(self) }
    let value = hundredths / 100
    return Int(exactly: value).map(String.init) ?? String(value)
  }
}

extension [NameRecord] {
  /// The names that a font has to have, in English for Windows, for examples.
  static func example(
    family: String, style: String, full: String, postScript: String
  ) -> [NameRecord] {
    [
      NameRecord(nameID: 1, value: family), NameRecord(nameID: 2, value: style),
      NameRecord(nameID: 4, value: full), NameRecord(nameID: 6, value: postScript),
    ]
  }
}
