internal import TextFormatting

// Where in a variable font's design space the face lies.
extension FaceProperty {
  public static let variable = FaceProperty(
    "variable", .boolean, "whether the font is variable"
  ) { .bool($0.variable) }

  public static let instanceIndex = FaceProperty(
    "instance.index", .number, "the named instance's place in fvar, counted from 0"
  ) { JSONValue($0.instance?.index) }

  public static let instanceName = FaceProperty(
    "instance.name", .text, "the instance's name"
  ) { JSONValue($0.instance?.name) }

  public static let instanceCoordinates = FaceProperty(
    "instance.coordinates", .coordinates, "the axes' values, such as wght=650,wdth=90"
  ) { $0.instance?.coordinatesJSON ?? .null }

  public static let instanceIsDefault = FaceProperty(
    "instance.isDefault", .boolean, "whether every axis stands at its default"
  ) { $0.instance.map { .bool($0.isDefault) } ?? .null }
}
