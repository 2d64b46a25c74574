import Testing

@testable import ProjectAudit

@Suite struct ObjectiveCCallsTests {
  static let rows = [
    NameCase("the plain message", #"[UIFont fontWithName:@§"A-B" size:17];"#, ["A-B"]),
    NameCase(
      "descriptors", #"[UIFontDescriptor fontDescriptorWithName:@§"A" size:0]"#, ["A"]),
    NameCase(
      "descriptors with a matrix", #"[UIFontDescriptor fontDescriptorWithName:@§"A" matrix:m]"#,
      ["A"]),
    NameCase(
      "neighbouring literals are one", "[UIFont fontWithName:@§\"A\" @\"-\"\n\"B\" size:1]", ["A-B"]
    ),
    NameCase(
      "line breaks and comments", "[ UIFont\n fontWithName: /* a */ @§\"A\"\n size : 1 ]", ["A"]),
    NameCase("escapes", #"[UIFont fontWithName:@§"A\x2d\102\u0041" size:1]"#, ["A-BA"]),
    NameCase("parentheses", #"[UIFont fontWithName:(@§"A") size:1]"#, ["A"]),
    NameCase("a boxed literal", #"[UIFont fontWithName:@(§"A") size:1]"#, ["A"]),
    NameCase("a cast", #"[UIFont fontWithName:(NSString *)@§"A" size:1]"#, ["A"]),
    NameCase("both arms", #"[UIFont fontWithName:c ? @§"A" : @§"B" size:1]"#, ["A", "B"]),
    NameCase(
      "both arms in parentheses", #"[UIFont fontWithName:([f x:1] ? @§"A" : §b) size:1]"#,
      ["A", nil]),
    NameCase("a C string is none", #"[UIFont fontWithName:§"A" size:1]"#, [nil]),
    NameCase("what is compiled out", "#if 0\n[UIFont fontWithName:@\"A\" size:1];\n#endif", []),
    NameCase(
      "with spaces and parentheses",
      " # if (NO) /* a */\n[UIFont fontWithName:@\"A\" size:1];\n # else\n"
        + "[UIFont fontWithName:@§\"B\" size:1];\n#endif", ["B"]),
    NameCase(
      "conditions within",
      "#if 0\n#ifdef A\n#else\n[UIFont fontWithName:@\"A\" size:1];\n#endif\n#elif B\n"
        + "[UIFont fontWithName:@§\"B\" size:1];\n#endif", ["B"]),
    NameCase(
      "a block that is never closed", "#endif\n#if 0\n[UIFont fontWithName:@\"A\" size:1]", []),
    NameCase("a variable is computed", "[UIFont fontWithName:§name size:1]", [nil]),
    NameCase(
      "so is a formatted name",
      #"[UIFont fontWithName:§[NSString stringWithFormat:@"A-%@" , b] size:1]"#, [nil]),
    NameCase(
      "a message within",
      "[UIFont fontWithName:§[[UIFont fontWithName:@§\"A\" size:1] fontName] size:2]", [nil, "A"]),
    NameCase("a macro", "#define F(s) \\\n [UIFont fontWithName:@§\"A\" size:(s)]\n", ["A"]),
    NameCase("another receiver", #"[Theme fontWithName:@"A" size:1]"#, []),
    NameCase("another selector", #"[UIFont fontNamesForFamilyName:@"A"]"#, []),
    NameCase("comments hold none", "// [UIFont fontWithName:@\"A\" size:1]", []),
    NameCase("a literal that is never closed", "[UIFont fontWithName:@\"A size:1]", []),
    NameCase(
      "a constant of the file",
      "static NSString * const kName = @§\"A-B\";\n- (void)f { [UIFont fontWithName:kName size:1]; }",
      ["A-B"]),
    NameCase(
      "a macro's constant",
      "#define kName @§\"A\"\nUIFont *f = [UIFont fontWithName:kName size:1];",
      ["A"]),
    NameCase(
      "a literal beside a macro's constant",
      "#define kFamily @\"A\"\nUIFont *f = [UIFont fontWithName:§kFamily @\"-B\" size:1];", ["A-B"]),
    NameCase(
      "a macro over lines",
      "#define FONT(n, s) \\\n  [UIFont fontWithName:n \\\n size:s]\nx = FONT(@§\"A\", 12);", ["A"]),
    NameCase(
      "a method that hands its parameter on",
      "@implementation T\n- (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size {\n"
        + "  return [UIFont fontWithName:name size:size];\n}\n- (void)g {\n"
        + "  [self fontNamed:@§\"A\" size:2];\n}\n@end", ["A"]),
    NameCase(
      "a class method that another class calls",
      "@implementation T\n+ (UIFont *)fontNamed:(NSString *)name {\n"
        + "  return [UIFont fontWithName:name size:1];\n}\n@end\n@implementation U\n- (void)g {\n"
        + "  [T fontNamed:@§\"A\"];\n}\n@end", ["A"]),
    NameCase(
      "a function that hands its parameter on",
      "static UIFont *Make(NSString *name, CGFloat size) {\n"
        + "  return [UIFont fontWithName:name size:size];\n}\nvoid g(void) { Make(@§\"A\", 2); }",
      ["A"]),
    NameCase(
      "a name that a method returns",
      "@implementation T\n+ (NSString *)bold { return @§\"A-B\"; }\n"
        + "- (void)g { [UIFont fontWithName:[T bold] size:1]; }\n@end", ["A-B"]),
    NameCase(
      "by dot syntax",
      "@implementation T\n+ (NSString *)bold { return @§\"A-B\"; }\n"
        + "- (void)g { [UIFont fontWithName:T.bold size:1]; }\n@end", ["A-B"]),
    NameCase(
      "one of several that a switch returns",
      "@implementation T\n- (NSString *)nameFor:(NSInteger)w {\n  switch (w) {\n"
        + "  case 1: return @§\"A-B\";\n  default: return @§\"A-R\";\n  }\n}\n"
        + "- (void)g { [UIFont fontWithName:[self nameFor:1] size:1]; }\n@end", ["A-B", "A-R"]),
    NameCase(
      "a local", "void g(void) { NSString *n = @§\"A\"; [UIFont fontWithName:n size:1]; }", ["A"]),
    NameCase(
      "a format with known parts",
      "static NSString *const f = @\"A\";\n"
        + "x = [UIFont fontWithName:[NSString stringWithFormat:@§\"%@-B\", f] size:1];", ["A-B"]),
    NameCase(
      "an element of a list",
      "static NSString *const names[] = {@§\"A\", @§\"B\"};\n"
        + "x = [UIFont fontWithName:names[i] size:1];", ["A", "B"]),
    NameCase(
      "another where there is none", "x = [UIFont fontWithName:§a ?: @§\"B\" size:1];", [nil, "B"]),
    NameCase(
      "a category's self",
      "@implementation UIFont (App)\n+ (UIFont *)app { return [self fontWithName:@§\"A\" size:1]; }\n"
        + "@end", ["A"]),
    NameCase(
      "attributes of a descriptor",
      "[UIFontDescriptor fontDescriptorWithFontAttributes:@{UIFontDescriptorNameAttribute: @§\"A\","
        + " UIFontDescriptorFamilyAttribute : @§\"B\"}]", ["A", "B"]),
    NameCase("a family", "[d fontDescriptorWithFamily:@§\"A\"]", ["A"]),
    NameCase(
      "Core Text", "CTFontCreateWithName((__bridge CFStringRef)@§\"A\", 12, NULL)", ["A"]),
    NameCase(
      "a constant string of Core Foundation", "CGFontCreateWithFontName(CFSTR(§\"A\"))", ["A"]),
    NameCase(
      "properties that methods set",
      "@implementation T\n- (void)h { self.face = @§\"A\"; _other = @§\"B\"; }\n"
        + "- (void)i { [UIFont fontWithName:self.face size:1]; [UIFont fontWithName:_other size:1]; }\n@end",
      ["A", "B"]),
    NameCase(
      "SpriteKit's labels",
      "#import <SpriteKit/SpriteKit.h>\nvoid g() { [SKLabelNode labelNodeWithFontNamed:@§\"A\"];\n"
        + " [[SKLabelNode alloc] initWithFontNamed:@§\"B\"]; label.fontName = @§\"C\"; }",
      ["A", "B", "C"]),
    NameCase("AppKit", "[NSFont fontWithName:@§\"A\" size:1]", ["A"]),
    NameCase(
      "a header without a body", "- (UIFont *)fontWithName:(NSString *)n size:(CGFloat)s;", []),
    NameCase(
      "a semicolon before a method's body",
      "@implementation T\n- (UIFont *)fontNamed:(NSString *)name;\n{ return [UIFont fontWithName:name size:1]; }\n"
        + "- (void)g { [self fontNamed:@§\"A\"]; }\n@end", ["A"]),
    NameCase(
      "a name that a switch sets",
      "void g(int w) { NSString *n = @\"\"; switch (w) { case 1: n = @§\"A\"; break;\n"
        + "default: n = @§\"B\"; } [UIFont fontWithName:n size:1]; }", ["A", "B"]),
    NameCase(
      "a switch without default leaves the first value",
      "void g(int w) { NSString *n = @§\"A\"; switch (w) { case 1: n = @§\"B\"; break; }\n"
        + " [UIFont fontWithName:n size:1]; }", ["A", "B"]),
    NameCase(
      "branches without braces",
      "void g(int w) { NSString *n = @\"\"; if (w) n = @§\"A\"; else n = @§\"B\";\n"
        + " [UIFont fontWithName:n size:1]; }", ["A", "B"]),
    NameCase(
      "what is put behind",
      "void g() { NSMutableString *n = [NSMutableString stringWithString:@\"A\"];\n"
        + " [n appendString:@§\"-B\"]; [UIFont fontWithName:n size:1]; }", ["A-B"]),
    NameCase(
      "a list that is gone through",
      "void g() { for (NSString *n in @[@§\"A\", @§\"B\"]) { [UIFont fontWithName:n size:1]; } }",
      ["A", "B"]),
    NameCase(
      "a dictionary by key",
      "void g() { NSDictionary *d = @{@\"a\": @\"Hello\", @\"b\": @§\"B\"};\n"
        + " [UIFont fontWithName:d[@\"b\"] size:1]; }", ["B"]),
    NameCase(
      "the long form of one",
      "void g() { id d = [NSDictionary dictionaryWithObjectsAndKeys:@§\"A\", @\"a\", @\"Hello\", @\"b\", nil];\n"
        + " [UIFont fontWithName:[d objectForKey:@\"a\"] size:1]; }", ["A"]),
    NameCase(
      "a list of C by number",
      "static NSString *const names[] = { [Bold] = @§\"A\", [Light] = @§\"B\" };\n"
        + "x = [UIFont fontWithName:names[i] size:1];", ["A", "B"]),
    NameCase(
      "attributes in the long form",
      "[NSDictionary dictionaryWithObjectsAndKeys:@§\"A\", UIFontDescriptorNameAttribute, nil]",
      ["A"]),
    NameCase("columns count scalars", "@\"é🌦\"; [UIFont fontWithName:@§\"A\" size:1]", ["A"]),
  ]

  @Test func constantsAreFollowedFromFileToFile() {
    let project = AppProject([
      ProjectFile(
        path: "Names.h", text: "extern NSString *const kBoldFont;\n#define kLight @\"A-L\""),
      ProjectFile(path: "Names.m", text: "NSString *const kBoldFont = @\"A-B\";"),
      ProjectFile(
        path: "View.m",
        text: "x = [UIFont fontWithName:kBoldFont size:1]; y = [UIFont fontWithName:kLight size:1];"
      ),
      ProjectFile(path: "View.swift", text: "let f = UIFont(name: kBoldFont, size: 2)"),
    ])
    #expect(
      project.references.map { "\($0.path) \($0.name ?? "-") \($0.certainty)" }
        == ["Names.h A-L resolved", "Names.m A-B resolved"])
  }

  @Test(arguments: [
    (
      "label.font = [UIFont fontWithName:@\"A\" size:17.5f];",
      FontUsage(size: 17.5, scaling: .none),
      "set as it is"
    ),
    (
      "[l setFont:[UIFont fontWithName:@\"A\" size:17]];", FontUsage(size: 17, scaling: .none),
      "set by a message"
    ),
    (
      "x = [UIFont fontWithName:@\"A\" size:s];", FontUsage(), "handed on"
    ),
    (
      "[[UIFontMetrics metricsForTextStyle:UIFontTextStyleTitle1] scaledFontForFont:[UIFont "
        + "fontWithName:@\"A\" size:2]]",
      FontUsage(size: 2, scaling: .textStyle, textStyle: "title1"), "scaled by a style"
    ),
    (
      "[[UIFontMetrics defaultMetrics] scaledFontForFont:[UIFont fontWithName:@\"A\" size:2]]",
      FontUsage(size: 2, scaling: .textStyle, textStyle: "body"), "scaled by the body style"
    ),
    (
      "void g() { UIFont *f = [UIFont fontWithName:@\"A\" size:2];"
        + " x = [[UIFontMetrics defaultMetrics] scaledFontForFont:f]; }",
      FontUsage(size: 2, scaling: .textStyle, textStyle: "body"), "scaled by its name"
    ),
    (
      "void g() { CGFloat s = [m scaledValueForValue:2]; l.font = [UIFont fontWithName:@\"A\" size:s]; }",
      FontUsage(scaling: .textStyle), "of a scaled size"
    ),
    (
      "void g() { CGFloat s = [m scaledValueForValue:2];"
        + " l.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:[UIFont fontWithName:@\"A\" size:s]]; }",
      FontUsage(scaling: .twice, textStyle: "body"), "of a scaled size and scaled again"
    ),
    (
      "void f() { CGFloat s = [m scaledValueForValue:2]; }\n"
        + "void g(CGFloat s) { l.font = [UIFont fontWithName:@\"A\" size:s]; }",
      FontUsage(scaling: .none), "of another function's size"
    ),
  ]) func usage(_ source: String, _ usage: FontUsage, _ reason: String) {
    let project = AppProject([ProjectFile(path: "App.m", text: source)])
    #expect(project.references.map(\.usage) == [usage], "\(reason)")
  }

  @Test func iconsAreCharactersOfPrivateUse() {
    let text =
      "@implementation Icons\nNSString *a = @\"\\uf1c1\", *b = @\"\\U000F01C9\", *c = @\"\\u00e9 font\";"
    #expect(
      AppProject([ProjectFile(path: "A.m", text: text)]).iconCodePoints.map {
        "\($0.owner) \($0.codePoint) \($0.place.position.column)"
      } == ["Icons 61889 16", "Icons 983497 32"])
  }

  @Test(.timeLimit(.minutes(1))) func hostileInputTakesLinearTime() {
    let count = 10_000
    for text in [
      String(repeating: "[font ", count: count), String(repeating: "a = ", count: count),
      String(repeating: "[", count: count) + String(repeating: "]", count: count),
      String(repeating: "font(", count: count),
      "#define f " + String(repeating: "\\\n@", count: count),
      String(repeating: "- (", count: count), String(repeating: "a ? ", count: count),
      String(repeating: "return font[", count: count), String(repeating: "@{font:", count: count),
    ] {
      _ = AppProject([ProjectFile(path: "A.m", text: "font @implementation A\n" + text)])
    }
  }

  @Test(arguments: rows, ["App.m", "App.mm", "App.h"]) func names(_ row: NameCase, path: String) {
    let (found, expected) = expectNames(row, path: path)
    #expect(found == expected)
  }
}
