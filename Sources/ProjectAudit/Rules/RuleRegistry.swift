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
    PlistFontPathRule(),
    TargetMembershipRule(),
    PlistExtensionMissingRule(),
    PlistMacOSKeyRule(),
    PlistKeyIgnoredRule(),
    PlistFrameworkIgnoredRule(),
    FontExternalRule(),
    NameUnknownRule(),
    NameIsFilenameRule(),
    NameIsFullNameRule(),
    NameIsFamilyRule(),
    NameCaseRule(),
    NameSystemPrivateRule(),
    NameNotOnOSRule(),
    PSDuplicateRule(),
    NameTableIncompleteRule(),
    FileKindRule(),
    FileDamagedRule(),
    FileUnreadableRule(),
    FontUnusedRule(),
  ]
}
