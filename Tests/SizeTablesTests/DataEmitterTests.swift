import DynamicType
import FontInspection
import Foundation
import SizeTables
import TestSupport
import Testing

/// Formats for programs: tab-separated values, property lists, Objective-C.
@Suite struct DataEmitterTests {
  static let cases: [EmitterTests.Case] = [
    .init(
      file: "two-faces.tsv", emitter: TSVEmitter(), faces: [Faces.karlaBold, Faces.hostile],
      styles: ["caption1", "body"], categories: [.accessibilityMedium, .large],
      reason: "a path with a quotation mark and a line break"),
    .init(file: "lato.plist", emitter: PlistEmitter(), reason: "one face: its styles at once"),
    .init(
      file: "two-faces.plist", emitter: PlistEmitter(),
      faces: [Faces.karlaBold, Faces.hostile, Faces.karlaBold], styles: ["body"],
      categories: [.large], baseSizes: ["body": 15.5],
      reason: "several faces: by name, one of which stands twice"),
    .init(file: "lato.h.txt", emitter: ObjCEmitter(), reason: "all 132 cells"),
    .init(
      file: "two-faces.h.txt", emitter: ObjCEmitter(),
      faces: [Faces.karlaBold, Faces.hostile, Faces.karlaBold], styles: ["headline", "caption1"],
      categories: [.accessibilityMedium, .small],
      reason: "a table without body, large and most categories; a face without a name; one twice"),
  ]

  @Test(arguments: cases)
  func golden(_ example: EmitterTests.Case) throws {
    let output = try EmitterTests.output(
      example.emitter, example.faces, styles: example.styles, categories: example.categories,
      baseSizes: example.baseSizes, example.context)
    try Golden.expect(output, is: example.file)
  }

  /// Tabs part what commas part in CSV.
  @Test func tsvIsCSV() throws {
    let tsv = try EmitterTests.output(TSVEmitter(), [Faces.karlaBold])
    let csv = try EmitterTests.output(CSVEmitter(), [Faces.karlaBold])
    #expect(tsv.replacing("\t", with: ",").replacing("\n", with: "\r\n") == csv)
    let hostile = try EmitterTests.output(TSVEmitter(), [Faces.hostile])
    let counts = hostile.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).count
    }
    #expect(Set(counts).count == 1)
    #expect(hostile.contains("'=a,\"b\"\\u{A}\\u{202E}"))
  }

  // MARK: Property lists

  @Test func plistIsTheTable() throws {
    let output = try EmitterTests.output(
      PlistEmitter(), [Faces.latoBold], baseSizes: ["body": 17.5])
    let list = try PropertyListSerialization.propertyList(from: Data(output.utf8), format: nil)
    let table = try SizeTableBuilder(baseSizes: ["body": 17.5]).table(for: Faces.latoBold)
    var expected: [String: [String: Double]] = [:]
    for row in table.rows {
      for cell in row.cells { expected[row.style, default: [:]][cell.category.name] = cell.size }
    }
    #expect(list as? [String: [String: Double]] == expected)
  }

  @Test func plistOfOddNames() throws {
    let faces = [DocumentEmitterTests.marked, Faces.hostile]
    let output = try EmitterTests.output(PlistEmitter(), faces, styles: ["body"])
    let list = try PropertyListSerialization.propertyList(from: Data(output.utf8), format: nil)
    #expect((list as? [String: [String: [String: Double]]])?.count == 2)
    let empty = try EmitterTests.output(PlistEmitter(), [])
    let none = try PropertyListSerialization.propertyList(from: Data(empty.utf8), format: nil)
    #expect((none as? [String: Any])?.isEmpty == true)
  }

  // MARK: Objective-C

  /// The part of UIKit that generated source may use: iOS 13's, as Apple documents it.
  static let uiKit = """
    #pragma clang system_header
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef long dispatch_once_t;
    #define nil ((id)0)
    #define NSNotFound 0x7fffffffffffffffUL
    void dispatch_once(dispatch_once_t *predicate, void (^block)(void));
    @protocol NSCopying
    @end
    __attribute__((objc_root_class)) @interface NSObject
    @end
    @interface NSNumber : NSObject
    @property(readonly) double doubleValue;
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithDouble:(double)value;
    @end
    @interface NSString : NSObject <NSCopying>
    @end
    @interface NSArray<T> : NSObject
    + (instancetype)arrayWithObjects:(const T _Nonnull[])objects count:(NSUInteger)count;
    - (NSUInteger)indexOfObject:(T _Nonnull)object;
    - (T _Nonnull)objectAtIndexedSubscript:(NSUInteger)index;
    @end
    @interface NSDictionary<K, V> : NSObject
    + (instancetype)dictionaryWithObjects:(const V _Nonnull[])objects
                                  forKeys:(const id<NSCopying> _Nonnull[])keys
                                    count:(NSUInteger)count;
    - (V _Nullable)objectForKeyedSubscript:(K _Nonnull)key;
    @end
    typedef NSString *UIFontTextStyle __attribute__((swift_wrapper(enum)));
    typedef NSString *UIContentSizeCategory __attribute__((swift_wrapper(enum)));
    \(TextStyle.allCases.map {
      "extern UIFontTextStyle const \($0.objectiveCName);\n"
    }.joined())\
    \(ContentSizeCategory.allCases.map {
      "extern UIContentSizeCategory const \($0.objectiveCName);\n"
    }.joined())\
    @interface UITraitCollection : NSObject
    @property(class, readonly) UITraitCollection *_Nonnull currentTraitCollection;
    @property(readonly) UIContentSizeCategory _Nonnull preferredContentSizeCategory;
    + (UITraitCollection *_Nonnull)traitCollectionWithPreferredContentSizeCategory:
        (UIContentSizeCategory _Nonnull)category;
    @end
    @interface UIFont : NSObject
    @property(readonly) CGFloat pointSize;
    + (UIFont *_Nullable)fontWithName:(NSString *_Nonnull)name size:(CGFloat)size;
    + (UIFont *_Nonnull)preferredFontForTextStyle:(UIFontTextStyle _Nonnull)style
                    compatibleWithTraitCollection:(UITraitCollection *_Nullable)traits;
    @end

    """

  /// Whether clang is beside swift, as in every toolchain of swift.org and Apple's.
  static let hasClang = (try? run(["clang", "--version"], in: nil).status) == 0

  private static func run(
    _ command: [String], in folder: URL?
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Compiles two files that both import the source, with every warning an error.
  private func compile(_ source: String, _ program: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("UIKit/UIKit.h", Self.uiKit)
    try folder.write("Sizes.h", source)
    try folder.write("Program.m", "#import \"Sizes.h\"\n" + program)
    let result = try Self.run(
      [
        "clang", "-fsyntax-only", "-target", "arm64-apple-ios15.0", "-x", "objective-c",
        "-fobjc-arc", "-fblocks", "-nostdinc", "-isystem", ".", "-Wall", "-Wextra", "-Werror",
        "Program.m",
      ], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(.enabled(if: hasClang, "needs clang"))
  func theWholeTableCompiles() throws {
    try compile(
      try EmitterTests.output(ObjCEmitter(), [Faces.latoBold]),
      """
      double use(void);
      double use(void) {
        UIFont *font = LatoBoldFont(UIFontTextStyleBody, nil);
        NSNumber *size = LatoBoldFontSizeTable()[UIFontTextStyleBody][UIContentSizeCategoryLarge];
        return font.pointSize + size.doubleValue
            + LatoBoldPointSize(UIFontTextStyleBody, UIContentSizeCategoryLarge);
      }
      """)
  }

  /// Partial tables, names that clash, a face without a name, names that mean something in C.
  @Test(.enabled(if: hasClang, "needs clang"))
  func oddFacesCompile() throws {
    var quoted = Faces.latoBold
    quoted.postScriptName = "a\"\\(0)\u{202E}\n*/b??/\\"
    var digits = Faces.latoBold
    digits.postScriptName = "8514oem"
    try compile(
      try EmitterTests.output(
        ObjCEmitter(), [Faces.karlaBold, Faces.karlaBold, Faces.hostile, quoted, digits],
        styles: ["headline", "caption1"], categories: [.accessibilityMedium, .small]),
      """
      double use(void);
      double use(void) {
        return KarlaRegularBold2PointSize(UIFontTextStyleBody, UIContentSizeCategorySmall)
            + KarlaRegularBoldFont(UIFontTextStyleBody, nil).pointSize;
      }
      """)
  }

  /// Styles that UIKit lacks have constants of their own; a table without any size can be asked too.
  @Test(.enabled(if: hasClang, "needs clang"))
  func otherStylesCompile() throws {
    let scale = TypeScale(
      platform: "testOS", defaultCategory: .large, categories: [.large], minimumSize: 12,
      rows: [
        TypeScale.Row(
          name: "caption 3\"", style: nil, weight: .regular, emphasizedWeight: .semibold,
          cells: [TypeScale.Cell(category: .large, size: 13.5, leading: 15.5)])
      ])
    for styles in [nil, []] as [[String]?] {
      var source = ""
      ObjCEmitter().emit(
        try SizeTableBuilder(scale: scale, styles: styles).tables(for: [Faces.latoBold]),
        EmitterContext(), to: &source)
      let constant = styles == nil ? "LatoBoldTextStyleCaption3" : "UIFontTextStyleBody"
      try compile(
        source,
        """
        double use(void);
        double use(void) {
          return LatoBoldPointSize(\(constant), UIContentSizeCategoryLarge);
        }
        """)
    }
  }
}
