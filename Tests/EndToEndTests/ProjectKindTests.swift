import Foundation
import TestSupport
import Testing

/// `fontscale verify` on a miniature project of each kind in `Fixtures/Projects`.
@Suite struct ProjectKindTests {
  @Test(arguments: [
    "XcodeGen", "Tuist", "SwiftPackage", "ReactNative", "Expo", "Flutter", "Maui",
  ])
  func everyPlantedFaultIsFoundOnce(_ kind: String) throws {
    let root = "Fixtures/Projects/\(kind)/"
    let run = try BuiltTool.run("verify", "Fixtures/Projects/\(kind)")
    let found = run.output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix(root), let rule = line.firstMatch(of: /\[([a-z-]+)\]$/)?.1,
        let place = line.dropFirst(root.count).firstMatch(of: /^(.+?):(?:(\d+):(\d+):)?[ ]/)
      else { return nil }
      return "\(place.1):\(place.2 ?? "-"):\(place.3 ?? "-") \(rule)"
    }
    let expected = try String(
      contentsOfFile: Checkout.path("Fixtures/Projects/\(kind).expected.txt"), encoding: .utf8)
    #expect(found == expected.split(separator: "\n").map(String.init))
    #expect(run.errors == "")
  }

  /// An archive of an app: what is found stands at its path in the archive, and nothing is unpacked.
  @Test func archiveOfAnApp() throws {
    let font = Array(
      try Data(contentsOf: Repository.file("Fixtures/Fonts/NimbusFixture-Regular.ttf")))
    let plist =
      "<plist><dict>\n<key>UIAppFonts</key><array>\n<string>NimbusFixture-Regular.ttf</string>\n<string>Gone.ttf</string></array></dict></plist>"
    var zip = ZipBuilder()
    zip.add("Payload/Station.app/Info.plist", Array(plist.utf8), method: .deflated)
    zip.add("Payload/Station.app/NimbusFixture-Regular.ttf", font, method: .deflated)
    let folder = try TemporaryFolder()
    try folder.write("Station.ipa", zip.finished())
    let run = try BuiltTool.run(["verify", "Station.ipa"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "Station.ipa/Payload/Station.app/Info.plist:4:1: error: UIAppFonts lists Gone.ttf; "))
    #expect(run.output.hasSuffix("1 error, 0 warnings, 0 notes in 1 face and 0 references\n"))
    #expect(try BuiltTool.run(["verify", "-v", "Station.ipa"], in: folder.url).status == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Station.ipa"])
  }

  @Test func whatIsNoAppIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "no app")
    let run = try BuiltTool.run(["verify", "notes.txt"], in: folder.url)
    #expect(run.status == 66)
    #expect(run.output == "")
    #expect(run.errors.contains("this is a file, neither a project's folder nor an app"))
  }
}
