internal import TextFormatting

// What the face looks like: weight, width, slant.
extension FaceProperty {
  public static let weight = FaceProperty(
    "weight", .number, "usWeightClass as stored, or the instance's wght"
  ) { JSONValue($0.weight) }

  public static let weightTrait = FaceProperty(
    "weightTrait", .number, "CoreText's weight trait, -1 to 1"
  ) { .number($0.weightTrait) }

  public static let weightName = FaceProperty(
    "weightName", .text, "the weight as UIFont.Weight's word"
  ) { .string($0.weightName.rawValue) }

  public static let width = FaceProperty(
    "width", .number, "usWidthClass as stored"
  ) { JSONValue($0.width) }

  public static let widthTrait = FaceProperty(
    "widthTrait", .number, "CoreText's width trait, (width - 5) / 10"
  ) { $0.width == nil ? .null : .number($0.widthTrait) }

  public static let italic = FaceProperty(
    "italic", .boolean, "whether it is slanted"
  ) { .bool($0.italic) }

  public static let bold = FaceProperty(
    "bold", .boolean, "whether iOS counts it as bold"
  ) { .bool($0.bold) }

  public static let monospaced = FaceProperty(
    "monospaced", .boolean, "whether post says that all advances are equal"
  ) { .bool($0.monospaced) }
}
