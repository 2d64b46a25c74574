/// Every rule there is.
public enum RuleRegistry {
  /// In reading order: declared fonts, names, identity, files.
  public static let all: [any Rule] = [
    PlistFontMissingRule(),
    PlistFontUnlistedRule(),
    PlistFontCaseRule(),
    PlistFontNormalizationRule(),
    PlistFontDuplicateRule(),
    PlistFontNotAFontRule(),
    PlistFontMalformedRule(),
    NameUnknownRule(),
    NameIsFilenameRule(),
    NameIsFullNameRule(),
    NameIsFamilyRule(),
    NameCaseRule(),
    NameSystemPrivateRule(),
    PSDuplicateRule(),
    NameTableIncompleteRule(),
    FileKindRule(),
    FileDamagedRule(),
    FileUnreadableRule(),
  ]
}
