import DynamicType

extension SizeTableSet {
  /// What a column of a category is called: the setting that the scaling has for it, else its short
  /// name.
  func head(of category: ContentSizeCategory) -> String {
    scaling.settingName(at: category) ?? category.shortName
  }
}
