import Testing

@testable import ProjectAudit

@Suite struct ProjectTemplateTests {
  @Test(arguments: [
    ("{{cookiecutter.name}}/App.xcodeproj/project.pbxproj", true, "cookiecutter"),
    ("ios/{{ name }}/Info.plist", true, "mustache"),
    ("a/<%= name %>/Info.plist", true, "ERB"),
    ("a/___PACKAGENAME___.xcodeproj/project.pbxproj", true, "Xcode"),
    ("a/___VARIABLE_productName:identifier___.swift", true, "Xcode, with a modifier"),
    ("Templates/App.xctemplate/Info.plist", true, "a template bundle"),
    ("a/__PROJECT_NAME__/Info.plist", true, "underscores"),
    ("template/$name/Info.plist", true, "a shell's variable"),
    ("template/${name}.xcodeproj/project.pbxproj", true, "with braces"),
    ("src/__tests__/Info.plist", false, "JavaScript's tests"),
    ("src/__mocks__/a.plist", false, "JavaScript's mocks"),
    ("App/Templates/Info.plist", false, "a folder of that name may hold anything"),
    ("App/my__name/Info.plist", false, "underscores at one end"),
    ("App/$(NAME)/Info.plist", false, "the build's own variables"),
    ("Cash$/Info.plist", false, "a dollar"),
  ]) func paths(_ path: String, _ isTemplate: Bool, _ reason: String) {
    #expect(ProjectTemplate.isTemplate(path: path) == isTemplate, "\(reason)")
  }

  @Test(arguments: [
    ("Info.plist", "<plist>\n<dict>{{#fonts}}<a></b>", FileProblem.Kind.template, "mustache"),
    ("Info.plist", "<plist>\n<dict><% if a %></dict></plist>", .template, "ERB"),
    ("project.yml", "targets: {% if a %}\n  a: b", .template, "YAML"),
    ("{{name}}/Info.plist", "<plist>", .template, "the path tells it"),
    ("Info.plist", "<plist>{{a}}\n<dict></plist>", .fault, "the fault stands elsewhere"),
    ("Info.plist", "<plist>", .fault, "no template"),
    ("Info.plist", "<plist a=\"{{a}}\"></b>", .fault, "what quotes hold is a value"),
    ("App.xcodeproj/project.pbxproj", "\u{7F}a {{$b}} \u{1}\u{0}", .fault, "no text at all"),
  ]) func unreadableFiles(
    _ path: String, _ text: String, _ kind: FileProblem.Kind, _ reason: String
  ) {
    let project = AppProject([ProjectFile(path: path, text: text)])
    #expect(project.problems.map(\.kind) == [kind], "\(reason)")
    let found = Auditor().audit(AuditContext(project: project, fonts: FontFiles())).diagnostics
    #expect(found.map(\.rule) == ["file-unreadable"])
    #expect(found.map(\.severity) == [kind == .template ? .note : .error])
  }

  /// A project that a tool has yet to fill in has no targets to judge.
  @Test(arguments: [
    ("{{name}}.xcodeproj/project.pbxproj", XcodeText().text, "a path that is filled in"),
    ("App.xcodeproj/project.pbxproj", "{ objects = { $name = {}; }; }", "a name that is"),
    ("App.xcodeproj/project.pbxproj", "{ objects = { <% if %> }; }", "code within"),
  ]) func projects(_ path: String, _ text: String, _ reason: String) {
    let project = AppProject([ProjectFile(path: path, text: text)])
    #expect(project == AppProject(), "\(reason)")
  }
}
