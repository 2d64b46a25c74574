import SystemInterop
import TestSupport
import Testing

@testable import FontInterop

@Suite struct FreeTypeTests {
  @Test func opensAFaceAndMeasuresIt() throws {
    let library = try FreeTypeLibrary()
    let bytes = SampleFont().bytes
    let found = try library.withFace(bytes.span, index: 0) { face in
      (
        face.postScriptName, face.unitsPerEm, face.outlineTop(of: "H"), face.outlineTop(of: "x"),
        face.outlineTop(of: " "), face.outlineTop(of: "Q")
      )
    }
    #expect(found.0 == "Sample-Regular")
    #expect(found.1 == 1000)
    #expect(found.2 == 710)
    #expect(found.3 == 510)
    #expect(found.4 == nil)
    #expect(found.5 == nil)
  }

  @Test func refusesWhatIsNoFont() throws {
    let library = try FreeTypeLibrary()
    let bytes = Array("no font".utf8)
    let error = #expect(throws: FreeTypeError.self) {
      try library.withFace(bytes.span, index: 0) { _ in }
    }
    // Which code it is depends on the driver that FreeType asks last.
    #expect(error?.message.isEmpty == false)
  }

  /// FreeType itself is usually built without its texts.
  @Test(
    arguments: [
      (0x02, "unknown file format"), (0x08, "broken table"), (0x8E, "SFNT font table missing"),
      (0x7F, "FreeType error 127"),
    ] as [(Int32, String)])
  func errorsHaveTexts(code: Int32, text: String) {
    // A FreeType with texts has none of its own for codes that it does not know.
    let message = FreeTypeError(rawValue: code).message
    #expect(message == text || (code == 0x7F && message.contains("unknown")))
  }

  @Test(arguments: [-1, 65_536, Int.max])
  func indicesOutsideSixteenBitsAreRefused(index: Int) throws {
    let library = try FreeTypeLibrary()
    let bytes = SampleFont().bytes
    #expect(throws: FreeTypeError.invalidArgument) {
      try library.withFace(bytes.span, index: index) { _ in }
    }
  }

  @Test func versionsAreNumbers() throws {
    let pattern = /[0-9]+\.[0-9]+\.[0-9]+/
    #expect(try FreeTypeLibrary().version.wholeMatch(of: pattern) != nil)
    #expect(Fontconfig.version.wholeMatch(of: pattern) != nil)
  }

  @Test(
    arguments: [
      (1.0, 65536), (-0.5, -32768), (400, 26_214_400), (.nan, 0), (1e9, Int(Int32.max)),
      (-1e9, -Int(Int32.max)),
    ] as [(Double, Int)])
  func fixedNumbersStayInRange(value: Double, raw: Int) {
    #expect(Fixed16Dot16(value).rawValue == raw)
  }
}

@Suite struct FontconfigTests {
  @Test func namesTheFacesOfACollection() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.ttc",
      SampleFont.collection([
        SampleFont { $0.names = SampleFont.names("A", "Regular", "A-Regular") },
        SampleFont { $0.names = SampleFont.names("B", "Regular", "B-Regular") },
      ]))
    let faces = Fontconfig.faces(ofFile: FilePath(path))
    #expect(faces.map(\.postScriptName) == ["A-Regular", "B-Regular"])
    #expect(faces.map(\.index) == [0, 1])
    #expect(faces.map(\.instance) == [nil, nil])
  }

  @Test func whatIsNoFontHasNoFaces() throws {
    let folder = try TemporaryFolder()
    #expect(Fontconfig.faces(ofFile: FilePath(try folder.write("x.ttf", "no font"))).isEmpty)
    #expect(Fontconfig.faces(ofFile: FilePath("/no/such/file.ttf")).isEmpty)
  }
}
