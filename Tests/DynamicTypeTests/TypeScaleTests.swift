import DynamicType
import Foundation
import TestSupport
import Testing

@Suite struct TypeScaleTests {
  /// Every cell of a scale as the lines of its table in `Fixtures/DynamicType`.
  @Test(arguments: [
    (TypeScale.iOS, "ios.csv", 132), (.watchOS, "watchos.csv", 90), (.macOS, "macos.csv", 11),
    (.tvOS, "tvos.csv", 9), (.visionOS, "visionos.csv", 3), (.iOS7To10, "ios7-10.csv", 72),
  ])
  func publishedCells(scale: TypeScale, file: String, count: Int) throws {
    let published = try FixtureTable(file).rows.map { row in
      [
        row["style"], row["category"], row["size"], row["leading"], row["weight"],
        row["emphasizedWeight"],
      ]
    }
    let ours = scale.rows.flatMap { row in
      row.cells.map { cell in
        [
          row.name, cell.category.name, plain(cell.size), cell.leading.map(plain) ?? "",
          row.weight?.rawValue ?? "", row.emphasizedWeight?.rawValue ?? "",
        ] as [String?]
      }
    }
    #expect(published.count == count)
    #expect(ours == published)
  }

  /// Style, category, published and measured line height.
  @Test func disputedCells() {
    let cells = TypeScale.iOS.rows.flatMap { row in
      row.cells.filter(\.isDisputed).map {
        "\(row.name) \($0.category.shortName) \(plain($0.leading ?? 0)) "
          + plain($0.leading(on: .measured) ?? 0)
      }
    }
    #expect(
      cells == [
        "title1 XL 37 36", "title1 XXL 39 38", "title1 AX4 62 61",
        "headline AX4 56 51",
        "subheadline XXXL 28 26", "subheadline AX2 37 36",
        "caption1 AX1 28 27",
        "caption2 AX2 30 29",
      ])
  }

  @Test(arguments: TypeScale.all)
  func scalesAreComplete(scale: TypeScale) {
    #expect(scale.categories.contains(scale.defaultCategory))
    #expect(scale.categories == scale.categories.sorted())
    for row in scale.rows {
      #expect(row.cells.map(\.category) == scale.categories, "\(row.name)")
      #expect(row.cells.map(\.size) == row.cells.map(\.size).sorted(), "\(row.name) never shrinks")
      if let style = row.style { #expect(row.name == style.name) }
    }
    #expect(Set(scale.rows.map(\.name)).count == scale.rows.count)
  }

  @Test func iOSHasEveryStyleAndCategory() {
    #expect(TypeScale.iOS.rows.map(\.style) == TextStyle.allCases)
    #expect(TypeScale.iOS.categories == ContentSizeCategory.allCases)
  }

  @Test func platformsAreFoundByName() {
    #expect(TypeScale.named("iOS") == .iOS)
    #expect(TypeScale.named("ios") == .iOS)
    #expect(TypeScale.named("iPadOS") == .iOS)
    #expect(TypeScale.named("watchos") == .watchOS)
    #expect(TypeScale.named("ios7-10") == .iOS7To10)
    #expect(TypeScale.named("iPod") == nil)
    #expect(TypeScale.named("") == nil)
  }

  @Test func rowsAreFoundInEverySpellingOfTheirStyle() {
    #expect(TypeScale.iOS.row(named: "caption")?.name == "caption1")
    #expect(TypeScale.iOS.row(named: "UICTFontTextStyleSubhead")?.name == "subheadline")
    #expect(TypeScale.iOS.row(named: "footnote2") == nil)
  }

  /// A platform that lacks a style and has one of its own, such as watchOS.
  @Test func rowsOfOnePlatformAloneAreFoundByTheirOwnName() {
    let row = TypeScale.Row(
      name: "footnote2", style: nil, weight: .regular, emphasizedWeight: .semibold,
      cells: [TypeScale.Cell(category: .large, size: 13, leading: 15.5)])
    let scale = TypeScale(
      platform: "testOS", defaultCategory: .large, categories: [.large], minimumSize: 12,
      rows: [row])
    #expect(scale.row(named: "Footnote 2") == row)
    #expect(scale.row(for: .footnote) == nil)
    #expect(scale.row(named: "body") == nil)
  }

  /// Folder and list of an extension point name the same things.
  @Test(
    arguments: [
      ("Platforms", [], TypeScale.all.map { fileName($0.platform) }),
      (
        "Scalings", ["Scaling.swift", "TableScaling.swift"],
        Scalings.all.map { fileName($0.name) + "Scaling" }
      ),
    ] as [(String, [String], [String])])
  func listAndFolderAgree(folder: String, others: [String], names: [String]) throws {
    let path = Repository.file("Sources/DynamicType/\(folder)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !others.contains($0) }
    #expect(
      files.map { $0.lowercased() }.sorted() == names.map { $0.lowercased() + ".swift" }.sorted())
  }

  /// A name without its parameter, in letters and digits, a range of versions as words.
  private static func fileName(_ name: String) -> String {
    name.prefix { $0 != ":" }.replacing("7-10", with: "7To10").filter { $0.isLetter || $0.isNumber }
  }

  private func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
