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
