/// The script tags of `GSUB` and `GPOS` in words.
///
/// Source: OpenType specification, "Script tags" (OpenType 1.9.1), with names as in Unicode's
/// PropertyValueAliases.txt; a tag that the registry does not have yet is Unicode's in lower case.
enum ScriptNames {
  /// The script's name in English; nil for a tag that is not registered.
  static func name(of tag: String) -> String? { table[tag] }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for row in rows.split(separator: "\n") where row.utf8.count > 5 {
      table[String(row.prefix(4))] = String(row.dropFirst(5))
    }
    return table
  }()
}

/// Tag (four characters, spaces among them) and name.
private let rows = """
  DFLT default
  adlm Adlam
  aghb Caucasian Albanian
  ahom Ahom
  arab Arabic
  armi Imperial Aramaic
  armn Armenian
  avst Avestan
  bali Balinese
  bamu Bamum
  bass Bassa Vah
  batk Batak
  beng Bengali
  berf Beria Erfe
  bhks Bhaiksuki
  bng2 Bengali
  bopo Bopomofo
  brah Brahmi
  brai Braille
  bugi Buginese
  buhd Buhid
  byzm Byzantine music
  cakm Chakma
  cans Canadian Aboriginal
  cari Carian
  cham Cham
  cher Cherokee
  chrs Chorasmian
  copt Coptic
  cpmn Cypro Minoan
  cprt Cypriot
  cyrl Cyrillic
  dev2 Devanagari
  deva Devanagari
  diak Dives Akuru
  dogr Dogra
  dsrt Deseret
  dupl Duployan
  egyp Egyptian Hieroglyphs
  elba Elbasan
  elym Elymaic
  ethi Ethiopic
  gara Garay
  geor Georgian
  gjr2 Gujarati
  glag Glagolitic
  gong Gunjala Gondi
  gonm Masaram Gondi
  goth Gothic
  gran Grantha
  grek Greek
  gujr Gujarati
  gukh Gurung Khema
  gur2 Gurmukhi
  guru Gurmukhi
  hang Hangul
  hani Han
  hano Hanunoo
  hatr Hatran
  hebr Hebrew
  hluw Anatolian Hieroglyphs
  hmng Pahawh Hmong
  hmnp Nyiakeng Puachue Hmong
  hung Old Hungarian
  ital Old Italic
  jamo Hangul Jamo
  java Javanese
  jurc Jurchen
  kali Kayah Li
  kana Hiragana and Katakana
  kawi Kawi
  khar Kharoshthi
  khmr Khmer
  khoj Khojki
  kits Khitan Small Script
  knd2 Kannada
  knda Kannada
  krai Kirat Rai
  kthi Kaithi
  lana Tai Tham
  lao  Lao
  latn Latin
  lepc Lepcha
  limb Limbu
  lina Linear A
  linb Linear B
  lisu Lisu
  lyci Lycian
  lydi Lydian
  mahj Mahajani
  maka Makasar
  mand Mandaic
  mani Manichaean
  marc Marchen
  math mathematics
  medf Medefaidrin
  mend Mende Kikakui
  merc Meroitic Cursive
  mero Meroitic Hieroglyphs
  mlm2 Malayalam
  mlym Malayalam
  modi Modi
  mong Mongolian
  mroo Mro
  mtei Meetei Mayek
  mult Multani
  musc music
  mym2 Myanmar
  mymr Myanmar
  nagm Nag Mundari
  nand Nandinagari
  narb Old North Arabian
  nbat Nabataean
  newa Newa
  nko  N'Ko
  nshu Nushu
  ogam Ogham
  olck Ol Chiki
  onao Ol Onal
  orkh Old Turkic
  ory2 Oriya
  orya Oriya
  osge Osage
  osma Osmanya
  ougr Old Uyghur
  palm Palmyrene
  pauc Pau Cin Hau
  pcun Proto Cuneiform
  perm Old Permic
  phag Phags Pa
  phli Inscriptional Pahlavi
  phlp Psalter Pahlavi
  phnx Phoenician
  plrd Miao
  prti Inscriptional Parthian
  rjng Rejang
  rohg Hanifi Rohingya
  runr Runic
  samr Samaritan
  sarb Old South Arabian
  saur Saurashtra
  seal Seal
  sgnw SignWriting
  shaw Shavian
  shrd Sharada
  sidd Siddham
  sidt Sidetic
  sind Khudawadi
  sinh Sinhala
  sogd Sogdian
  sogo Old Sogdian
  sora Sora Sompeng
  soyo Soyombo
  sund Sundanese
  sunu Sunuwar
  sylo Syloti Nagri
  syrc Syriac
  tagb Tagbanwa
  takr Takri
  tale Tai Le
  talu New Tai Lue
  taml Tamil
  tang Tangut
  tavt Tai Viet
  tayo Tai Yo
  tel2 Telugu
  telu Telugu
  tfng Tifinagh
  tglg Tagalog
  thaa Thaana
  thai Thai
  tibt Tibetan
  tirh Tirhuta
  tml2 Tamil
  tnsa Tangsa
  todr Todhri
  tols Tolong Siki
  toto Toto
  tutg Tulu Tigalari
  ugar Ugaritic
  vai  Vai
  vith Vithkuqi
  wara Warang Citi
  wcho Wancho
  xpeo Old Persian
  xsux Cuneiform
  yezi Yezidi
  yi   Yi
  zanb Zanabazar Square
  """
