import TestSupport
import Testing

@testable import FontInspection

/// Choosing, ordering and printing faces.
@Suite struct FaceListTests {
  /// Two families; one name in two files, one face without names, one variable font.
  static let faces: [FontFace] = [
    FontFace(
      path: "b/Lato-Bold.ttf", displayPath: "Fonts/b/Lato-Bold.ttf", postScriptName: "Lato-Bold",
      family: "Lato", style: "Bold", fullName: "Lato Bold", weight: 700, weightTrait: 0.4,
      weightName: .bold, bold: true),
    FontFace(
      path: "a/Lato-Heavy.ttf", displayPath: "Fonts/a/Lato-Heavy.ttf", postScriptName: "Lato-Bold",
      family: "Lato", style: "Heavy", fullName: "Lato Heavy", weight: 800, weightTrait: 0.6,
      weightName: .heavy, bold: true),
    FontFace(
      path: "Lato-Italic.ttf", displayPath: "Fonts/Lato-Italic.ttf", postScriptName: "Lato-Italic",
      family: "Lato", style: "Italic", fullName: "Lato Italic", italic: true),
    FontFace(
      path: "Karla.ttf", displayPath: "Fonts/Karla.ttf",
      postScriptName: "Karla-Regular_ExtraLight", postScriptNameSource: .derived,
      family: "Karla", style: "ExtraLight", fullName: "Karla ExtraLight", weight: 200,
      weightTrait: -0.5, weightName: .thin, variable: true,
      instance: FaceInstance(
        index: 0, name: "ExtraLight", coordinates: [AxisValue(tag: "wght", value: 200)],
        isDefault: false)),
    FontFace(path: "odd\n.ttf", displayPath: "Fonts/odd\n.ttf", weight: nil, width: 3),
  ]

  static func list(
    _ faces: [FontFace] = faces, filter: FaceFilter = .all, order: FaceOrder = .family,
    properties: [FaceProperty] = []
  ) -> FaceList {
    var scan = FontScan()
    scan.faces = faces
    return FaceList(
      scan: scan, libraries: LibraryVersions(freetype: nil, fontconfig: nil), filter: filter,
      order: order, properties: properties)
  }

  static func text(
    _ format: any FaceFormat.Type, _ list: FaceList, width: Int? = nil
  ) async -> String {
    var output = ""
    await format.init().write(
      list, options: TextLayoutOptions(width: width, isColored: false), to: &output)
    return output
  }

  // MARK: choosing

  @Test(
    arguments: [
      (FaceFilter.all, [0, 1, 2, 3, 4], "all"),
      (FaceFilter(weights: [.classes(400...400)]), [2, 4], "no class: the word's"),
      (FaceFilter(weights: [.classes(700...900)]), [0, 1], "both ends count"),
      (FaceFilter(weights: [.named(.heavy), .named(.thin)]), [1, 3], "one of two words"),
      (FaceFilter(isVariable: true), [3], "variable"),
      (FaceFilter(isVariable: false), [0, 1, 2, 4], "static"),
      (FaceFilter(families: [NamePattern("la*")].compactMap { $0 }), [0, 1, 2], "a pattern"),
      (FaceFilter(families: [NamePattern("*")].compactMap { $0 }), [0, 1, 2, 3], "has a family"),
      (
        FaceFilter(
          families: [NamePattern("Lato"), NamePattern("Karla")].compactMap { $0 },
          weights: [.classes(0...400)], isVariable: false), [2], "all of what is asked for"
      ),
    ] as [(FaceFilter, [Int], String)])
  func filter(_ filter: FaceFilter, expected: [Int], reason: String) {
    #expect(Self.faces.indices.filter { filter.contains(Self.faces[$0]) } == expected, "\(reason)")
  }

  // MARK: ordering

  @Test(arguments: [
    (FaceOrder.family, [3, 2, 0, 1, 4], "families by name, faces as on a device, no name last"),
    (.name, [3, 0, 1, 2, 4], "names, none last"),
    (.weight, [3, 2, 4, 0, 1], "equal weights stay in family order"),
    (.width, [4, 3, 2, 0, 1], "the condensed face first"),
    (.path, [3, 2, 1, 0, 4], "paths as bytes"),
  ])
  func order(_ order: FaceOrder, expected: [Int], reason: String) {
    let list = Self.list(order: order)
    #expect(list.faces == expected.map { Self.faces[$0] }, "\(reason)")
    #expect(list.families.flatMap(\.faces).count == list.faces.count)
  }

  @Test func familiesStandWhereTheirFirstFaceDoes() {
    let families = Self.list(order: .width).families
    #expect(families.map(\.name) == [nil, "Karla", "Lato"])
    #expect(families.map { $0.faces.count } == [1, 1, 3])
  }

  // MARK: duplicates

  @Test func aNameWithTwoPlacesIsADuplicate() {
    let expected = DuplicateName(
      postScriptName: "Lato-Bold",
      places: [
        .init(path: "a/Lato-Heavy.ttf", faceIndex: 0), .init(path: "b/Lato-Bold.ttf", faceIndex: 0),
      ])
    #expect(Self.list().duplicates == [expected])
    // The twin need not be listed to be in the way.
    #expect(Self.list(filter: FaceFilter(weights: [.named(.bold)])).duplicates == [expected])
    #expect(Self.list(filter: FaceFilter(weights: [.named(.thin)])).duplicates == [])
  }

  @Test func placesAreFilesIndicesAndInstances() {
    func face(_ name: String?, _ path: String, _ index: Int, _ instance: Int? = nil) -> FontFace {
      var face = FontFace(path: path, faceIndex: index, postScriptName: name)
      if let instance {
        face.instance = FaceInstance(
          index: instance, name: nil, coordinates: [], isDefault: instance == 0)
      }
      return face
    }
    let duplicates = DuplicateName.all(in: [
      face("A", "x.ttc", 1), face("A", "x.ttc", 0), face("B", "y.ttf", 0), face("B", "y.ttf", 0),
      face(nil, "z.ttf", 0), face(nil, "z.ttf", 1), face("Caf\u{E9}", "1", 0),
      face("Cafe\u{301}", "2", 0), face("V", "v.ttf", 0, 2), face("V", "v.ttf", 0, 1),
      face("W", "v.ttf", 0, 3),
    ])
    #expect(
      duplicates == [
        DuplicateName(
          postScriptName: "A",
          places: [.init(path: "x.ttc", faceIndex: 0), .init(path: "x.ttc", faceIndex: 1)]),
        DuplicateName(
          postScriptName: "V",
          places: [
            .init(path: "v.ttf", faceIndex: 0, instance: 1),
            .init(path: "v.ttf", faceIndex: 0, instance: 2),
          ]),
      ], "one face twice is no duplicate, nor is no name; names are bytes")
  }

  // MARK: printing

  @Test func text() async {
    #expect(
      await Self.text(TextFaceFormat.self, Self.list()) == """
        Karla  1 face
          Karla-Regular_ExtraLight  200 thin             Fonts/Karla.ttf@ExtraLight
        Lato  3 faces
          Lato-Italic               400 regular  italic  Fonts/Lato-Italic.ttf
          Lato-Bold*                700 bold             Fonts/b/Lato-Bold.ttf
          Lato-Bold*                800 heavy            Fonts/a/Lato-Heavy.ttf
        (no name)  1 face
          (no PostScript name)        - regular          Fonts/odd\\u{A}.ttf
        * in more than one place: by that name iOS gives one of them only

        """)
  }

  @Test func textOfProperties() async {
    let list = Self.list(properties: [.weight, .postScriptName, .instanceCoordinates, .family])
    #expect(
      await Self.text(TextFaceFormat.self, list) == """
          postScriptName            weight  instance.coordinates  family
        Karla  1 face
          Karla-Regular_ExtraLight     200  wght=200              Karla
        Lato  3 faces
          Lato-Italic                  400  -                     Lato
          Lato-Bold*                   700  -                     Lato
          Lato-Bold*                   800  -                     Lato
        (no name)  1 face
          (no PostScript name)           -  -                     -
        * in more than one place: by that name iOS gives one of them only

        """)
  }

  @Test func narrowText() async {
    let list = Self.list(Array(Self.faces[...1]))
    #expect(
      await Self.text(TextFaceFormat.self, list, width: 40) == """
        Lato
          name: Lato-Bold*
          weight: 700 bold
          file: Fonts/b/Lato-Bold.ttf
          name: Lato-Bold*
          weight: 800 heavy
          file: Fonts/a/Lato-Heavy.ttf
        * in more than one place: by that name iOS gives one of them only

        """)
    let narrow = Self.list(Array(Self.faces[2...2]), properties: [.weight, .glyphCount])
    #expect(
      await Self.text(TextFaceFormat.self, narrow, width: 40)
        == "Lato\n  name: Lato-Italic\n  weight: 400\n  glyphCount: -\n")
  }

  @Test func namesStandOnce() async {
    #expect(
      await Self.text(NamesFaceFormat.self, Self.list())
        == "Karla-Regular_ExtraLight\nLato-Italic\nLato-Bold\n")
    let odd = FontFace(path: "a", postScriptName: "A\nB")
    #expect(await Self.text(NamesFaceFormat.self, Self.list([odd])) == "A\\u{A}B\n")
  }

  @Test func commaSeparated() async {
    var odd = Self.faces[0]
    odd.family = "=HYPERLINK(\"x\"), Inc"
    odd.metrics.descender = -426
    let list = Self.list(
      [odd, Self.faces[3], Self.faces[4]],
      properties: [.family, .weight, .descender, .instanceCoordinates, .path, .italic])
    #expect(
      await Self.text(CSVFaceFormat.self, list)
        == [
          "family,weight,metrics.descender,instance.coordinates,path,italic",
          "\"'=HYPERLINK(\"\"x\"\"), Inc\",700,-426,,b/Lato-Bold.ttf,false",
          "Karla,200,,wght=200,Karla.ttf,false", ",,,,odd\\u{A}.ttf,false", "",
        ].joined(separator: "\r\n"))
  }

  @Test func tabSeparated() async {
    var odd = Self.faces[0]
    odd.family = "-\t\"A\""
    let list = Self.list([odd], properties: [.family, .weight, .capHeight])
    #expect(
      await Self.text(TSVFaceFormat.self, list)
        == "family\tweight\tmetrics.capHeight\n-\\u{9}\"A\"\t700\t\n")
  }

  @Test(arguments: [CSVFaceFormat.self, TSVFaceFormat.self] as [any FaceFormat.Type])
  func withoutChoiceEveryPropertyIsAColumn(_ format: any FaceFormat.Type) async {
    let output = await Self.text(format, Self.list([]))
    let columns = output.split(whereSeparator: { ",\t\n\r\n".contains($0) }).map(String.init)
    #expect(columns == FaceProperty.all.map(\.name))
  }

  @Test func jsonLines() async {
    let list = Self.list(
      [Self.faces[3], Self.faces[0]], order: .name, properties: [.weight, .instanceName, .family])
    #expect(
      await Self.text(JSONLinesFaceFormat.self, list) == """
        {"family": "Karla", "instance": {"name": "ExtraLight"}, "weight": 200}
        {"family": "Lato", "instance": {"name": null}, "weight": 700}

        """)
  }

  /// Names are shown to the letter, and a slant that only an axis has by its axis.
  @Test func textOfOddNamesAndAxes() async {
    var face = FontFace(path: "a.ttf", postScriptName: "Two  Spaces ")
    face.family = "\u{A0}F"
    face.weight = 400
    face.instance = FaceInstance(
      index: 0, name: "Slanted", coordinates: [AxisValue(tag: "slnt", value: -10)],
      isDefault: false)
    let list = Self.list([face])
    #expect(
      await Self.text(TextFaceFormat.self, list) == #"""
        \u{A0}F  1 face
          Two \u{20}Spaces\u{20}  400 regular  slnt -10  a.ttf@Slanted

        """#)
  }

  @Test func jsonOfProperties() async {
    let list = Self.list(Array(Self.faces[...1]), properties: [.weight, .descender])
    #expect(
      await Self.text(JSONFaceFormat.self, list) == """
        {
          "duplicates": [
            {
              "places": [
                {
                  "faceIndex": 0,
                  "instance": null,
                  "path": "a/Lato-Heavy.ttf"
                },
                {
                  "faceIndex": 0,
                  "instance": null,
                  "path": "b/Lato-Bold.ttf"
                }
              ],
              "postScriptName": "Lato-Bold"
            }
          ],
          "families": [
            {
              "faces": [
                {
                  "metrics": {
                    "descender": null
                  },
                  "weight": 700
                },
                {
                  "metrics": {
                    "descender": null
                  },
                  "weight": 800
                }
              ],
              "name": "Lato"
            }
          ],
          "libraries": {
            "fontconfig": null,
            "freetype": null
          },
          "properties": [
            "weight",
            "metrics.descender"
          ],
          "schema": "fontscale.list/1",
          "unreadable": []
        }

        """)
  }

  @Test(arguments: [
    ("json", "json"), ("jsonl", "jsonl"), ("ndjson", "jsonl"), ("csv", "csv"), ("tsv", "tsv"),
    ("txt", "text"), ("names", nil), ("png", nil),
  ])
  func suffixesMeanFormats(_ suffix: String, name: String?) {
    #expect(FaceFormats.forPathExtension(suffix)?.name == name)
  }
}
