import Testing

@testable import FontInspection

@Suite struct LicenceTests {
  @Test(
    arguments: [
      (
        "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
        nil, "SIL OFL 1.1"
      ),
      (nil, "https://scripts.sil.org/OFL", "SIL OFL 1.1"),
      (nil, "https://openfontlicense.org", "SIL OFL 1.1"),
      ("Licensed under the Apache License, Version 2.0", nil, "Apache 2.0"),
      (
        "GNU General Public License, with font exception", nil, "GPL with font exception"
      ),
      ("GNU LESSER GENERAL PUBLIC LICENSE", nil, "GNU LGPL"),
      ("All rights reserved. Ask Foundry Ltd.", "https://example.com/eula", nil),
      (nil, nil, nil), ("", "", nil),
    ] as [(String?, String?, String?)])
  func known(_ description: String?, url: String?, name: String?) {
    #expect(Licence(description: description, url: url).name == name)
  }

  @Test(
    arguments: [
      (
        "GPL", "http://www.gnu.org/copyleft/gpl.html", nil, "GNU GPL", false,
        "the address of the GPL"
      ),
      ("GNU Public License", nil, nil, "GNU GPL", false, "a licence that is often called so"),
      (nil, nil, "Copyright (c) 2017, A. B. Licensed under SIL OFL", "SIL OFL", true, "in ID 0"),
      (nil, nil, "Vit Zyka, OFL", "SIL OFL", false, "the last word, behind a comma"),
      (nil, nil, "Copyright 2010 by A. B., AGPLv3", "GNU AGPL", false, "with a version"),
      (nil, nil, "This font is donated under GPL by KACST", "GNU GPL", false, "behind `under`"),
      (nil, nil, "it may be distributed under the GNU GPL.", "GNU GPL", false, "behind `GNU`"),
      (nil, nil, "released under the LaTeX project public license", "LPPL", true, "in words"),
      (
        "GPL2 with font embedding exception", "http://www.gnu.org/copyleft/gpl.html", nil,
        "GPL with font exception", false, "what is special comes first"
      ),
      (nil, nil, "(c) A. B. It is not licensed under the GPL.", nil, true, "what it is not under"),
      (
        nil, nil, "(c) A. B. Drawn after a font that is compatible with the GPL.", nil, false,
        "of something else"
      ),
      (nil, nil, "Under GPL or under OFL", nil, false, "two: neither is its licence alone"),
      (nil, nil, "OFL Sans is a trademark", nil, false, "in a name"),
      (nil, nil, "(c) A. B. Public Domain", nil, true, "stated, though no licence"),
      (nil, nil, "Copyright 2020 Foundry Ltd. All rights reserved.", nil, false, "nothing"),
    ] as [(String?, String?, String?, String?, Bool, String)])
  func named(
    _ description: String?, url: String?, copyright: String?, name: String?, isInCopyright: Bool,
    reason: String
  ) {
    let licence = Licence(description: description, url: url, copyright: copyright)
    #expect(licence.name == name, "\(reason)")
    #expect(licence.isInCopyright == isInCopyright, "\(reason)")
  }

  @Test(
    arguments: [
      (0, Embedding.Permission.installable, "installable"),
      (2, .restricted, "restricted: only with the owner's permission"),
      (4, .previewAndPrint, "preview and print only"), (8, .editable, "editable"),
      (0xC, .editable, "editable"), (0x6, .previewAndPrint, "preview and print only"),
      (0x108, .editable, "editable, no subsetting"),
      (0x200, .installable, "installable, bitmaps only"),
      (0x304, .previewAndPrint, "preview and print only, no subsetting, bitmaps only"),
    ])
  func fsType(_ fsType: Int, permission: Embedding.Permission, text: String) {
    let embedding = Embedding(fsType: fsType)
    #expect(embedding.permission == permission)
    #expect(embedding.text == text)
  }
}
