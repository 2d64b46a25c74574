/// Every rule there is.
public enum RuleRegistry {
  /// In reading order: declared fonts, names, identity, files, comments.
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
    NameStaleIBRule(),
    NameIsFilenameRule(),
    NameIsFullNameRule(),
    NameIsFamilyRule(),
    NameCaseRule(),
    NameSystemPrivateRule(),
    NameNotOnOSRule(),
    IBSystemAsCustomRule(),
    IBAttributedFontRule(),
    LabelNotAdjustingRule(),
    LabelCannotGrowRule(),
    ContentCannotScrollRule(),
    LaunchScreenFontRule(),
    PSDuplicateRule(),
    NameTableIncompleteRule(),
    FileKindRule(),
    FileDamagedRule(),
    FileUnreadableRule(),
    FontUnusedRule(),
    SuppressionUnknownRule(),
    SuppressionUnusedRule(),
  ]

  /// The ids of all rules.
  public static let ids = Set(all.map(\.description.id))
}
