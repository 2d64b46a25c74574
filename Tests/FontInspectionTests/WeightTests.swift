import TestSupport
import Testing

@testable import FontInspection

@Suite struct WeightTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let weightClass: Int
    let trait: Double
    let name: WeightName
    let reason: String
    var testDescription: String { "\(weightClass): \(reason)" }
  }

  static let classes: [Case] = [
    Case(weightClass: 0, trait: -1, name: .ultraLight, reason: "the table's start"),
    Case(weightClass: 1, trait: -0.7, name: .ultraLight, reason: "up to 10 in hundreds"),
    Case(weightClass: 4, trait: 0, name: .regular, reason: "up to 10 in hundreds"),
    Case(weightClass: 7, trait: 0.4, name: .bold, reason: "up to 10 in hundreds"),
    Case(weightClass: 10, trait: 1, name: .black, reason: "10 is 1000"),
    Case(weightClass: 11, trait: -0.967, name: .ultraLight, reason: "11 is 11"),
    Case(weightClass: 100, trait: -0.7, name: .ultraLight, reason: "table"),
    Case(weightClass: 150, trait: -0.6, name: .thin, reason: "on a border, the heavier"),
    Case(weightClass: 200, trait: -0.5, name: .thin, reason: "table"),
    Case(
      weightClass: 250, trait: -0.365, name: .light, reason: "React Native printed -0.365; border"),
    Case(weightClass: 300, trait: -0.23, name: .light, reason: "table"),
    Case(weightClass: 350, trait: -0.115, name: .regular, reason: "on a border, the heavier"),
    Case(weightClass: 400, trait: 0, name: .regular, reason: "table"),
    Case(weightClass: 450, trait: 0.1, name: .regular, reason: "between"),
    Case(weightClass: 500, trait: 0.2, name: .medium, reason: "table"),
    Case(weightClass: 600, trait: 0.3, name: .semibold, reason: "table"),
    Case(weightClass: 650, trait: 0.35, name: .bold, reason: "on a border, the heavier"),
    Case(weightClass: 700, trait: 0.4, name: .bold, reason: "table"),
    Case(weightClass: 750, trait: 0.5, name: .heavy, reason: "on a border, the heavier"),
    Case(weightClass: 800, trait: 0.6, name: .heavy, reason: "table"),
    Case(weightClass: 850, trait: 0.7, name: .black, reason: "on a border, the heavier"),
    Case(weightClass: 900, trait: 0.8, name: .black, reason: "table"),
    Case(weightClass: 950, trait: 0.9, name: .black, reason: "between"),
    Case(weightClass: 1000, trait: 1, name: .black, reason: "the table's end"),
  ]

  @Test(arguments: classes)
  func followsCoreText(_ row: Case) throws {
    let face = try face { $0.weightClass = row.weightClass }
    #expect(face.weightTrait == row.trait)
    #expect(face.weightName == row.name)
    #expect(face.weight == Double(row.weightClass))
    #expect(face.bold == (row.trait > 0.239))
  }

  @Test(arguments: [
    ("Bold", 0.4), ("Semi Bold", 0.3), ("SemiBold Italic", 0.3), ("Semi-Bold", 0.3),
    ("DEMIBOLD", 0.3), ("Demi", 0.25), ("ExtraLight", -0.5), ("Ultra Light", -0.8), ("Book", -0.23),
    ("Condensed Black", 0.62), ("Regular", 0), ("Italic", 0), ("Delight", 0), ("", 0),
  ])
  func goesByTheStyleWhereTheClassIsNone(style: String, trait: Double) throws {
    let names = SampleFont.names("Sample", style, "Sample-X")
    let outOfRange = try face {
      $0.names = names
      $0.weightClass = 1001
    }
    #expect(outOfRange.weightTrait == trait)
    #expect(outOfRange.weight == 1001)
    let without = try face {
      $0.names = names
      $0.os2Version = nil
    }
    #expect(without.weightTrait == trait)
    #expect(without.weight == nil)
  }
}
