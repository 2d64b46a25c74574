import SystemInterop
import TestSupport
import Testing
import TextFormatting

@testable import FontInspection

/// What changes when one font replaces another.
@Suite struct FontComparisonTests {
  // MARK: matching

  private static func face(
    _ name: String?, _ index: Int = 0, instance: Int? = nil, isDefault: Bool = true,
    isVariable: Bool = false
  ) -> FontFace {
    FontFace(
      path: "f", faceIndex: index, postScriptName: name, variable: isVariable,
      instance: isVariable
        ? FaceInstance(index: instance, name: nil, coordinates: [], isDefault: isDefault) : nil)
  }

  @Test(
    arguments: [
      (
        [face("A"), face("B", 1)], [face("B"), face("A", 1)], ["0=1 name", "1=0 name"], "by name"
      ),
      (
        [face("A"), face("B", 1)], [face("A"), face("C", 1)], ["0=0 name", "1=1 place"], "renamed"
      ),
      ([face("A"), face("B", 1)], [face("B")], ["0 gone", "1=0 name"], "a face is gone"),
      ([face("A")], [face("B", 1), face("A")], ["0=1 name", "0 new"], "a face is new"),
      ([face(nil)], [face(nil)], ["0=0 place"], "no names at all"),
      ([face("A"), face("A", 1)], [face("A"), face("A", 1)], ["0=0 name", "1=1 name"], "twins"),
      (
        [face("A")],
        [
          face("V_Thin", instance: 0, isDefault: false, isVariable: true),
          face("V", instance: 1, isVariable: true),
        ], ["0=1 place", "0 new"], "a static font becomes variable: its default stands for it"
      ),
      (
        [face("A", 1)], [face("B", instance: 3, isDefault: false, isVariable: true)],
        ["0=0 place"], "two that were asked for"
      ),
      (
        [face("Caf\u{E9}")], [face("Cafe\u{301}", 1), face("X")], ["0=1 place", "0 new"],
        "names are bytes"
      ),
      ([], [], [], "nothing"),
    ] as [([FontFace], [FontFace], [String], String)])
  func matching(_ old: [FontFace], _ new: [FontFace], expected: [String], reason: String) {
    let pairs = FaceMatching.pairs(old, new).map { pair in
      switch (pair.match, pair.old, pair.new) {
      case (.postScriptName, let old?, let new?): "\(old)=\(new) name"
      case (.index, let old?, let new?): "\(old)=\(new) place"
      case (.removed, let old?, nil): "\(old) gone"
      case (.added, nil, let new?): "\(new) new"
      default: "wrong: \(pair)"
      }
    }
    #expect(pairs == expected, "\(reason)")
  }

  // MARK: comparing

  /// The comparison of two fonts in memory.
  static func compare(
    _ old: [UInt8], _ new: [UInt8], sizes: [Double] = [17]
  ) async throws -> FontComparison {
    let folder = try TemporaryFolder()
    let before = FilePath(try folder.write("old.ttf", old))
    let after = FilePath(try folder.write("new.ttf", new))
    return await FontComparer(sizes: sizes).compare(
      old: FaceSpecifier(before) { _ in true }, new: FaceSpecifier(after) { _ in true })
  }

  @Test func linesThatAreDrawnUnderTextAreTold() async throws {
    func post(_ position: Int, _ thickness: Int) -> [UInt8] {
      [0, 3, 0, 0, 0, 0, 0, 0] + SampleFont.be16(position & 0xFFFF) + SampleFont.be16(thickness)
        + Array(repeating: 0, count: 20)
    }
    let old = SampleFont { $0.replacedTables["post"] = post(-100, 50) }
    let new = SampleFont { $0.replacedTables["post"] = post(-150, 50) }
    let comparison = try await Self.compare(old.bytes, new.bytes)
    let changes = comparison.faces.flatMap(\.changes)
    #expect(changes.map(\.property) == ["underlinePosition"])
    #expect(changes.map { $0.old.plainText } == ["-100"])
    #expect(changes.map { $0.new.plainText } == ["-150"])
    #expect(!comparison.isBreaking)
  }

  /// A `cmap` of format 4 with one segment for each character.
  static func cmap(_ characters: [(code: Int, glyph: Int)]) -> [UInt8] {
    let count = characters.count + 1
    let codes = characters.map(\.code) + [0xFFFF]
    var subtable: [UInt8] = [4, 16 + 8 * count, 0, 2 * count, 0, 0, 0].flatMap(SampleFont.be16)
    subtable += codes.flatMap(SampleFont.be16) + SampleFont.be16(0)
    subtable += codes.flatMap(SampleFont.be16)
    subtable += (characters.map { $0.glyph - $0.code } + [1]).flatMap(SampleFont.be16)
    subtable += codes.flatMap { _ in SampleFont.be16(0) }
    return [0, 1, 3, 1].flatMap(SampleFont.be16) + SampleFont.be32(12) + subtable
  }

  /// A `GSUB` that lists features, without any lookup.
  static func features(_ tags: [String]) -> [UInt8] {
    let list = 10
    var bytes = [1, 0, 0, list, 0].flatMap(SampleFont.be16) + SampleFont.be16(tags.count)
    for tag in tags { bytes += Array(tag.utf8) + SampleFont.be16(2 + 6 * tags.count) }
    return bytes + [0, 0].flatMap(SampleFont.be16)
  }

  /// A `GSUB` or `GPOS` with features of these lookups, all used by one script.
  static func layout(_ features: [(String, [Int])], script: String = "latn") -> [UInt8] {
    let uses =
      [1].flatMap(SampleFont.be16) + Array(script.utf8) + SampleFont.be16(8)
      + [4, 0, 0, 0xFFFF, features.count].flatMap(SampleFont.be16)
      + features.indices.flatMap(SampleFont.be16)
    var records = SampleFont.be16(features.count)
    var bodies: [UInt8] = []
    for (tag, lookups) in features {
      records += Array(tag.utf8) + SampleFont.be16(2 + 6 * features.count + bodies.count)
      bodies += ([0, lookups.count] + lookups).flatMap(SampleFont.be16)
    }
    let list = 10 + uses.count
    return [1, 0, 10, list, list + records.count + bodies.count].flatMap(SampleFont.be16) + uses
      + records + bodies + SampleFont.be16(0)
  }

  static func layout(_ features: [String: [Int]], script: String = "latn") -> [UInt8] {
    layout(features.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, script: script)
  }

  /// What becomes of features that keep their tags.
  @Test(
    arguments: [
      (layout(["kern": []]), ["lookups.GPOS.kern* 2 0"], true, "emptied"),
      (layout(["kern": [0, 1, 2]]), ["lookups.GPOS.kern 2 3"], false, "one more lookup"),
      (layout(["kern": [0, 2]]), [], false, "another lookup"),
      (
        layout(["kern": [0, 1]], script: "latm"),
        ["scripts.GPOS.latm - 1 feature", "scripts.GPOS.latn* 1 feature -"], true,
        "a script is renamed away"
      ),
      (
        // The script's one feature is another, though both are still listed.
        { () -> [UInt8] in
          var table = layout(["kern": [0, 1], "mark": [0]])
          // 10 to the scripts, 8 to the script, 4 to its system, 4 to the count of features.
          table.replaceSubrange(26..<28, with: SampleFont.be16(1))
          return table
        }(), ["features added mark"], false, "a feature that is new is told by its tag"
      ),
    ] as [([UInt8], [String], Bool, String)])
  func features(_ table: [UInt8], lines: [String], isBreaking: Bool, reason: String) async throws {
    let old = SampleFont { $0.replacedTables["GPOS"] = Self.layout(["kern": [0, 1]]) }
    let new = SampleFont { $0.replacedTables["GPOS"] = table }
    let comparison = try await Self.compare(old.bytes, new.bytes)
    #expect(
      Self.lines(comparison) == lines + ["kerning or positioning differs GPOS"], "\(reason)")
    #expect(comparison.isBreaking == isBreaking, "\(reason)")
  }

  @Test func aScriptMayLoseAFeatureThatOthersKeep() async throws {
    let whole = Self.layout(["kern": [0], "mark": [0]])
    var less = whole
    // The script's system says that it uses one feature, where it used two.
    less.replaceSubrange(26..<28, with: SampleFont.be16(1))
    let comparison = try await Self.compare(
      SampleFont { $0.replacedTables["GPOS"] = whole }.bytes,
      SampleFont { $0.replacedTables["GPOS"] = less }.bytes)
    #expect(Self.lines(comparison).first == "scripts.GPOS.latn* mark -")
    #expect(comparison.isBreaking)
  }

  /// Typo and win are told, but iOS does not go by them; equal files are the same, others are not.
  @Test func whatIsToldAndWhatIsTheSame() async throws {
    var os2 = SampleFont().tables.first { $0.tag == "OS/2" }?.bytes ?? []
    os2.replaceSubrange(68..<70, with: SampleFont.be16(800))
    os2.replaceSubrange(74..<76, with: SampleFont.be16(1100))
    let moved = SampleFont { $0.replacedTables["OS/2"] = os2 }
    let comparison = try await Self.compare(SampleFont().bytes, moved.bytes)
    #expect(
      Self.lines(comparison) == [
        "verticalMetrics.typo.ascender 950 800", "verticalMetrics.win.ascender 950 1100",
      ])
    #expect(!comparison.isBreaking)
    // A byte that nothing reads.
    let padded = try await Self.compare(SampleFont().bytes, SampleFont().bytes + [0])
    #expect(Self.text(padded) == "1 face compared: nothing that is compared changed\n")
    #expect(!padded.isSameFile)
  }

  /// Lists that share their bytes are read a bounded number of times.
  @Test(.timeLimit(.minutes(1))) func layoutIsBounded() {
    var table = [1, 0, 10, 10, 0].flatMap(SampleFont.be16) + SampleFont.be16(10_000)
    while table.count < 65_000 { table += Array("aaaa".utf8) + SampleFont.be16(0) }
    let layout = LayoutTable(table.span, tag: "GSUB")
    #expect(layout.lookupCounts.values.reduce(0, +) <= 200_000)
    #expect(layout.systems.values.reduce(0) { $0 + $1.count } <= 200_000)
  }

  static func hmtx(_ advances: [Int]) -> [UInt8] {
    advances.flatMap { SampleFont.be16($0) + SampleFont.be16(50) }
  }

  /// Each change of a font, the lines that tell it, and whether it breaks anything.
  static let changedFonts:
    [(change: @Sendable (inout SampleFont) -> Void, lines: [String], isBreaking: Bool, String)] = [
      ({ _ in }, [], false, "nothing"),
      (
        { $0.weightClass = 500 }, ["weight* 400 500", "weightName* regular medium"], true, "weight"
      ),
      ({ $0.widthClass = 3 }, ["width* 5 3"], true, "width"),
      ({ $0.macStyle = 2 }, ["italic* false true"], true, "slant"),
      ({ $0.isFixedPitch = true }, ["monospaced* false true"], true, "pitch"),
      ({ $0.names[1] = .windows(2, "Book") }, ["style* Regular Book"], true, "style name"),
      ({ $0.names[2] = .windows(4, "S") }, ["fullName* Sample Regular S"], true, "full name"),
      (
        { $0.ascender = 1000 },
        [
          "metrics.ascender* 950 1000", "metrics.lineHeight* 1200 1250",
          "verticalMetrics.typo.ascender 950 1000", "verticalMetrics.win.ascender 950 1000",
          "line height at 17 pt* 20.400 21.250",
        ], true, "line height"
      ),
      (
        { $0.lineGap = 100 }, ["metrics.lineGap* 0 100", "verticalMetrics.typo.lineGap 0 100"],
        true, "the gap is no line height"
      ),
      ({ $0.capHeight = 720 }, ["metrics.capHeight* 700 720"], true, "cap height"),
      ({ $0.averageWidth = 610 }, ["metrics.averageAdvance 600 610"], false, "average width"),
      (
        { $0.names.append(.windows(5, "Version 2")) }, ["licence.version - Version 2"], false,
        "the version"
      ),
      (
        { $0.replacedTables["hmtx"] = hmtx([600, 600, 650, 600]) },
        ["widths* 1 of 3 differ", "most: width of U+0048* 0.6 em 0.65 em"], true, "a width"
      ),
      (
        { $0.replacedTables["hmtx"] = hmtx([650, 600, 600, 600]) }, [], false,
        "the width of a glyph that no character has"
      ),
      (
        { $0.replacedTables["cmap"] = cmap([(0x20, 1), (0x48, 2)]) },
        ["characters removed* U+0078"], true, "a character is gone"
      ),
      (
        { $0.replacedTables["cmap"] = cmap([(0x20, 1), (0x48, 2), (0x78, 3), (0x79, 3)]) },
        ["characters added U+0079"], false, "a character is new"
      ),
      (
        { $0.replacedTables["GSUB"] = features(["liga"]) },
        ["features added liga", "substitution differs GSUB"], false, "a feature"
      ),
      (
        { $0.replacedTables["GPOS"] = layout(["kern": [0, 1]]) },
        [
          "scripts.GPOS.latn - 1 feature", "features added kern",
          "kerning or positioning differs GPOS",
        ],
        false, "kerning"
      ),
      (
        { $0.names.append(.windows(2, "Maigre", language: 0x040C)) },
        ["names.2.windows.fr-FR - Maigre"], false, "a name in another language"
      ),
      (
        { $0.names.append(.macintosh(1, "Simple")) }, ["names.1.macintosh.en - Simple"], false,
        "a name for another system"
      ),
      ({ $0.drawnXHeight = 520 }, ["outlines 1 of 3 differ"], false, "a drawing of the same width"),
      (
        { $0.replacedTables["prep"] = [1, 2, 3] }, ["hinting differs prep"], false, "instructions"
      ),
      (
        {
          $0.replacedTables["cmap"] = cmap([(0x20, 1), (0x48, 3), (0x78, 3)])
        }, ["outlines 1 of 3 differ"], false, "a character that is drawn as another"
      ),
      (
        {
          $0.axes = [.init("wght", 100, 400, 900)]
        }, ["variable false true", "axes.wght - 100 to 900, default 400"], false, "an axis"
      ),
    ]

  @Test(arguments: changedFonts.indices)
  func changes(_ row: Int) async throws {
    let (change, lines, isBreaking, reason) = Self.changedFonts[row]
    let comparison = try await Self.compare(SampleFont().bytes, SampleFont(change).bytes)
    #expect(comparison.isBreaking == isBreaking, "\(reason)")
    #expect(Self.lines(comparison) == lines, "\(reason)")
  }

  /// The lines of the text between the heading and what explains the whole, their columns united.
  private static func lines(_ comparison: FontComparison) -> [String] {
    text(comparison).split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private static func text(_ comparison: FontComparison, isVerbose: Bool = false) -> String {
    var output = ""
    TextComparisonFormat().write(
      comparison, options: TextLayoutOptions(width: nil, isColored: false), isVerbose: isVerbose,
      to: &output)
    return output
  }

  /// Below 60 columns of a terminal a table would break every line.
  @Test(
    arguments: [
      (
        59,
        """
        Sample-Regular
          metrics.ascender*: 950 -> 1000
          metrics.lineHeight*: 1200 -> 1250
          verticalMetrics.typo.ascender: 950 -> 1000
          verticalMetrics.win.ascender: 950 -> 1000
          line height at 17 pt*: 20.400 -> 21.250
        * code that uses the old font sees the difference
        1 face compared: 1 changed in what code relies on, 0 in other things only

        """
      ),
      (60, nil),
    ] as [(Int, String?)])
  func narrowTerminals(width: Int, expected: String?) async throws {
    let comparison = try await Self.compare(
      SampleFont().bytes, SampleFont { $0.ascender = 1000 }.bytes)
    var output = ""
    TextComparisonFormat().write(
      comparison, options: TextLayoutOptions(width: width, isColored: false), isVerbose: false,
      to: &output)
    if let expected { #expect(output == expected) } else { #expect(!output.contains(" -> ")) }
  }

  /// The other way round what was added is gone.
  @Test func whatIsTakenAwayBreaks() async throws {
    let richer = SampleFont {
      $0.replacedTables["GSUB"] = Self.features(["liga", "smcp"])
      $0.axes = [.init("wght", 100, 400, 900), .init("wdth", 50, 100, 100)]
    }
    let poorer = SampleFont {
      $0.replacedTables["GSUB"] = Self.features(["liga"])
      $0.axes = [.init("wght", 200, 400, 950)]
    }
    #expect(
      Self.lines(try await Self.compare(richer.bytes, poorer.bytes)) == [
        "axes.wght* 100 to 900, default 400 200 to 950, default 400",
        "axes.wdth* 50 to 100, default 100 -", "features removed* smcp",
        "substitution differs GSUB",
      ])
    let wider = SampleFont { $0.axes = [.init("wght", 1, 400, 1000)] }
    let narrower = SampleFont { $0.axes = [.init("wght", 100, 400, 900)] }
    #expect(!(try await Self.compare(narrower.bytes, wider.bytes)).isBreaking)
  }

  /// The same drawing in a finer grid is the same font.
  @Test func gridsDoNotMatter() async throws {
    let finer = SampleFont {
      $0.unitsPerEm = 2000
      ($0.ascender, $0.descender, $0.capHeight, $0.xHeight) = (1900, -500, 1400, 1000)
      $0.averageWidth = 1200
      $0.replacedTables["hmtx"] = Self.hmtx([1200, 1201, 1200, 1199])
    }
    let comparison = try await Self.compare(SampleFont().bytes, finer.bytes)
    // The sample's underline is not drawn anew, so it is half as far down and half as thick.
    #expect(
      Self.lines(comparison) == [
        "underlinePosition -100 -100", "underlineThickness 50 50", "unitsPerEm 1000 2000",
      ])
    #expect(!comparison.isBreaking)
  }

  /// Where one font has no em, lengths that stand there unchanged are no changes.
  @Test func aGridThatIsGone() async throws {
    let comparison = try await Self.compare(
      SampleFont().bytes, SampleFont { $0.unitsPerEm = 0 }.bytes)
    #expect(
      Self.lines(comparison).filter { $0.hasPrefix("metrics") || $0.hasPrefix("units") }
        == ["unitsPerEm 1000 -"])
    #expect(comparison.isBreaking)
  }

  @Test func text() async throws {
    let renamed = SampleFont {
      $0.names = SampleFont.names("\u{5D0}", "Bold", "Sample-Bold")
      $0.weightClass = 700
      $0.replacedTables["cmap"] = Self.cmap([(0x20, 1), (0x48, 2)])
      $0.replacedTables["hmtx"] = Self.hmtx([600, 610, 650, 600])
      $0.descender = -300
    }
    let collection = SampleFont.collection([SampleFont(), renamed])
    let comparison = try await Self.compare(renamed.bytes, collection, sizes: [17, 53])
    #expect(
      Self.text(comparison) == """
        Sample-Bold
          container  sfnt  collection
        Sample-Regular  added
        2 faces compared: 0 changed in what code relies on, 2 in other things only

        """)
    let changed = try await Self.compare(SampleFont().bytes, renamed.bytes, sizes: [17, 53])
    let expected = """
      Sample-Regular -> Sample-Bold  by its place in the file
        postScriptName*                 Sample-Regular  Sample-Bold
        family*                         Sample          \u{5D0}
        style*                          Regular         Bold
        fullName*                       Sample Regular  \u{5D0} Bold
        weight*                         400             700
        weightName*                     regular         bold
        bold*                           false           true
        metrics.descender*              -250            -300
        metrics.lineHeight*             1200            1250
        verticalMetrics.typo.descender  -250            -300
        verticalMetrics.win.descender   -250            -300
        line height at 17 pt*           20.400          21.250
        line height at 53 pt*           63.600          66.250
        characters removed*             U+0078

      """
    #expect(
      Self.text(changed, isVerbose: true).split(separator: "\n").suffix(4) == [
        "  width of U+0020*                0.6 em          0.61 em",
        "  width of U+0048*                0.6 em          0.65 em",
        "* code that uses the old font sees the difference",
        "1 face compared: 1 changed in what code relies on, 0 in other things only",
      ])
    #expect(Self.text(changed, isVerbose: true).hasPrefix(expected))
    let back = try await Self.compare(SampleFont().bytes, SampleFont().bytes)
    #expect(Self.text(back) == "1 face compared: the files are the same\n")
  }

  @Test func manyCharactersAreCounted() async throws {
    let many = SampleFont {
      $0.replacedTables["cmap"] = Self.cmap(
        (0..<6).map { (code: 0x30 + 2 * $0, glyph: 1) } + [(code: 0x48, glyph: 2)])
    }
    let comparison = try await Self.compare(many.bytes, SampleFont().bytes)
    #expect(Self.lines(comparison).contains("characters removed* 6 in 6 ranges (-v lists them)"))
    let verbose = Self.text(comparison, isVerbose: true)
    #expect(verbose.contains("  characters removed* U+0030\n                      U+0032\n"))
  }

  @Test func json() async throws {
    let other = SampleFont {
      $0.ascender = 1000
      $0.replacedTables["cmap"] = Self.cmap(
        [(0x20, 1), (0x48, 2), (0x41, 2), (0x42, 3)].sorted { $0.0 < $1.0 })
      $0.replacedTables["hmtx"] = Self.hmtx([600, 600, 650, 600])
    }
    var comparison = try await Self.compare(SampleFont().bytes, other.bytes)
    // Where the fonts lay is another folder each time.
    comparison = FontComparison(old: "old.ttf", new: "new.ttf", faces: comparison.faces)
    var output = ""
    JSONComparisonFormat().write(
      comparison, options: TextLayoutOptions(width: nil, isColored: false), isVerbose: false,
      to: &output)
    let lines = output.split(separator: "\n").filter {
      !$0.contains("\"path\"") && !$0.contains("\"file\"")
    }
    #expect(
      lines.joined(separator: "\n") == """
        {
          "breaking": true,
          "faces": [
            {
              "advances": {
                "changed": 1,
                "changes": [
                  {
                    "character": "U+0048",
                    "new": 0.65,
                    "old": 0.6
                  }
                ],
                "compared": 2
              },
              "breaking": true,
              "changes": [
                {
                  "breaking": true,
                  "new": 1000,
                  "old": 950,
                  "property": "metrics.ascender"
                },
                {
                  "breaking": true,
                  "new": 1250,
                  "old": 1200,
                  "property": "metrics.lineHeight"
                },
                {
                  "breaking": false,
                  "new": 1000,
                  "old": 950,
                  "property": "verticalMetrics.typo.ascender"
                },
                {
                  "breaking": false,
                  "new": 1000,
                  "old": 950,
                  "property": "verticalMetrics.win.ascender"
                }
              ],
              "characters": {
                "added": 2,
                "addedRanges": [
                  "U+0041-0042"
                ],
                "removed": 1,
                "removedRanges": [
                  "U+0078"
                ]
              },
              "features": {
                "added": [],
                "removed": []
              },
              "languages": {
                "added": [],
                "removed": []
              },
              "lineHeights": [
                {
                  "new": 21.25,
                  "old": 20.4,
                  "size": 17
                }
              ],
              "match": "postScriptName",
              "new": {
                "faceIndex": 0,
                "instance": null,
                "postScriptName": "Sample-Regular"
              },
              "old": {
                "faceIndex": 0,
                "instance": null,
                "postScriptName": "Sample-Regular"
              },
              "outlines": {
                "changed": 0,
                "compared": 2
              },
              "tables": []
            }
          ],
          "new": "new.ttf",
          "old": "old.ttf",
          "same": false,
          "schema": "fontscale.diff/1",
          "unreadable": []
        }
        """)
  }

  @Test func aFontThatCannotBeReadLeavesNothingToCompare() async throws {
    let comparison = try await Self.compare(SampleFont().bytes, Array("<html>".utf8))
    #expect(comparison.faces.isEmpty)
    #expect(comparison.unreadable.map(\.error.code) == [.html])
    #expect(!comparison.isBreaking)
  }

  /// Whatever is damaged, the comparison ends, and a font is always the same as itself.
  @Test func damagedFontsNeverStopIt() async throws {
    let folder = try TemporaryFolder()
    let sound = SampleFont {
      $0.replacedTables["GSUB"] = Self.features(["liga", "smcp"])
      $0.axes = [.init("wght", 100, 400, 900)]
      $0.instances = [.init(2, [700])]
    }.bytes
    let old = FilePath(try folder.write("old.ttf", sound))
    var random = SplitMix64(seed: 42)
    for round in 0..<60 {
      var bytes = sound
      for _ in 0...(round % 8) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      if round % 5 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      let new = FilePath(try folder.write("new.ttf", bytes))
      let comparer = FontComparer(sizes: [17])
      let after = FaceSpecifier(new) { _ in true }
      let comparison = await comparer.compare(old: FaceSpecifier(old) { _ in true }, new: after)
      // A font that is cut short gives what is there, and is told all the same.
      #expect(!comparison.faces.isEmpty || !comparison.unreadable.isEmpty)
      #expect(!(await comparer.compare(old: after, new: after)).isBreaking)
    }
  }
}
