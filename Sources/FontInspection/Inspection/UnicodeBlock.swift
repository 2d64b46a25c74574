/// Unicode's blocks: runs of code points that have a name.
///
/// Source: Unicode 18.0, Blocks.txt (https://www.unicode.org/Public/UCD/latest/ucd/Blocks.txt) for the
/// ranges and names; how many characters a block holds and what script nearly all of its letters have
/// are counted from Scripts.txt of the same version, control characters not among them. Surrogates are
/// left out.
public struct UnicodeBlock: Sendable, Equatable {
  public let name: String
  public let first: UInt32
  public let last: UInt32
  /// How many characters Unicode has put into the block: all of its code points but `unassigned`.
  public let assigned: Int
  /// The script of the block's letters, in English; nil where there is no one such script.
  public let script: String?

  /// Every block, in the order of its code points.
  public static let all: [UnicodeBlock] = rows.split(separator: "\n").compactMap { row in
    let fields = row.split(separator: " ", maxSplits: 4)
    guard fields.count == 5, let first = UInt32(fields[0], radix: 16),
      let last = UInt32(fields[1], radix: 16), let assigned = Int(fields[2])
    else { return nil }
    let script = fields[3].split(separator: "_").joined(separator: " ")
    return UnicodeBlock(
      name: String(fields[4]), first: first, last: last, assigned: assigned,
      script: script == "-" ? nil : script)
  }
}

/// First and last code point, characters, script (`_` for a space, `-` for none), name.
private let rows = """
  0000 007F 95 Latin Basic Latin
  0080 00FF 96 Latin Latin-1 Supplement
  0100 017F 128 Latin Latin Extended-A
  0180 024F 208 Latin Latin Extended-B
  0250 02AF 96 Latin IPA Extensions
  02B0 02FF 80 - Spacing Modifier Letters
  0300 036F 112 - Combining Diacritical Marks
  0370 03FF 135 Greek Greek and Coptic
  0400 04FF 256 Cyrillic Cyrillic
  0500 052F 48 Cyrillic Cyrillic Supplement
  0530 058F 94 Armenian Armenian
  0590 05FF 90 Hebrew Hebrew
  0600 06FF 256 Arabic Arabic
  0700 074F 77 Syriac Syriac
  0750 077F 48 Arabic Arabic Supplement
  0780 07BF 50 Thaana Thaana
  07C0 07FF 62 Nko NKo
  0800 083F 61 Samaritan Samaritan
  0840 085F 29 Mandaic Mandaic
  0860 086F 11 Syriac Syriac Supplement
  0870 089F 43 Arabic Arabic Extended-B
  08A0 08FF 96 Arabic Arabic Extended-A
  0900 097F 128 Devanagari Devanagari
  0980 09FF 96 Bengali Bengali
  0A00 0A7F 80 Gurmukhi Gurmukhi
  0A80 0AFF 91 Gujarati Gujarati
  0B00 0B7F 93 Oriya Oriya
  0B80 0BFF 72 Tamil Tamil
  0C00 0C7F 101 Telugu Telugu
  0C80 0CFF 92 Kannada Kannada
  0D00 0D7F 118 Malayalam Malayalam
  0D80 0DFF 91 Sinhala Sinhala
  0E00 0E7F 87 Thai Thai
  0E80 0EFF 83 Lao Lao
  0F00 0FFF 211 Tibetan Tibetan
  1000 109F 160 Myanmar Myanmar
  10A0 10FF 88 Georgian Georgian
  1100 11FF 256 Hangul Hangul Jamo
  1200 137F 358 Ethiopic Ethiopic
  1380 139F 26 Ethiopic Ethiopic Supplement
  13A0 13FF 92 Cherokee Cherokee
  1400 167F 640 Canadian_Aboriginal Unified Canadian Aboriginal Syllabics
  1680 169F 29 Ogham Ogham
  16A0 16FF 89 Runic Runic
  1700 171F 23 Tagalog Tagalog
  1720 173F 23 Hanunoo Hanunoo
  1740 175F 20 Buhid Buhid
  1760 177F 18 Tagbanwa Tagbanwa
  1780 17FF 114 Khmer Khmer
  1800 18AF 158 Mongolian Mongolian
  18B0 18FF 70 Canadian_Aboriginal Unified Canadian Aboriginal Syllabics Extended
  1900 194F 68 Limbu Limbu
  1950 197F 35 Tai_Le Tai Le
  1980 19DF 83 New_Tai_Lue New Tai Lue
  19E0 19FF 32 Khmer Khmer Symbols
  1A00 1A1F 30 Buginese Buginese
  1A20 1AAF 127 Tai_Tham Tai Tham
  1AB0 1AFF 65 - Combining Diacritical Marks Extended
  1B00 1B7F 127 Balinese Balinese
  1B80 1BBF 64 Sundanese Sundanese
  1BC0 1BFF 56 Batak Batak
  1C00 1C4F 74 Lepcha Lepcha
  1C50 1C7F 48 Ol_Chiki Ol Chiki
  1C80 1C8F 11 Cyrillic Cyrillic Extended-C
  1C90 1CBF 46 Georgian Georgian Extended
  1CC0 1CCF 8 Sundanese Sundanese Supplement
  1CD0 1CFF 43 - Vedic Extensions
  1D00 1D7F 128 Latin Phonetic Extensions
  1D80 1DBF 64 Latin Phonetic Extensions Supplement
  1DC0 1DFF 64 - Combining Diacritical Marks Supplement
  1E00 1EFF 256 Latin Latin Extended Additional
  1F00 1FFF 233 Greek Greek Extended
  2000 206F 111 - General Punctuation
  2070 209F 46 - Superscripts and Subscripts
  20A0 20CF 37 - Currency Symbols
  20D0 20FF 33 - Combining Diacritical Marks for Symbols
  2100 214F 80 - Letterlike Symbols
  2150 218F 60 - Number Forms
  2190 21FF 112 - Arrows
  2200 22FF 256 - Mathematical Operators
  2300 23FF 256 - Miscellaneous Technical
  2400 243F 42 - Control Pictures
  2440 245F 11 - Optical Character Recognition
  2460 24FF 160 - Enclosed Alphanumerics
  2500 257F 128 - Box Drawing
  2580 259F 32 - Block Elements
  25A0 25FF 96 - Geometric Shapes
  2600 26FF 256 - Miscellaneous Symbols
  2700 27BF 192 - Dingbats
  27C0 27EF 48 - Miscellaneous Mathematical Symbols-A
  27F0 27FF 16 - Supplemental Arrows-A
  2800 28FF 256 Braille Braille Patterns
  2900 297F 128 - Supplemental Arrows-B
  2980 29FF 128 - Miscellaneous Mathematical Symbols-B
  2A00 2AFF 256 - Supplemental Mathematical Operators
  2B00 2BFF 254 - Miscellaneous Symbols and Arrows
  2C00 2C5F 96 Glagolitic Glagolitic
  2C60 2C7F 32 Latin Latin Extended-C
  2C80 2CFF 123 Coptic Coptic
  2D00 2D2F 40 Georgian Georgian Supplement
  2D30 2D7F 59 Tifinagh Tifinagh
  2D80 2DDF 79 Ethiopic Ethiopic Extended
  2DE0 2DFF 32 Cyrillic Cyrillic Extended-A
  2E00 2E7F 98 - Supplemental Punctuation
  2E80 2EFF 115 Han CJK Radicals Supplement
  2F00 2FDF 214 Han Kangxi Radicals
  2FF0 2FFF 16 - Ideographic Description Characters
  3000 303F 64 - CJK Symbols and Punctuation
  3040 309F 93 Hiragana Hiragana
  30A0 30FF 96 Katakana Katakana
  3100 312F 43 Bopomofo Bopomofo
  3130 318F 94 Hangul Hangul Compatibility Jamo
  3190 319F 16 - Kanbun
  31A0 31BF 32 Bopomofo Bopomofo Extended
  31C0 31EF 39 - CJK Strokes
  31F0 31FF 16 Katakana Katakana Phonetic Extensions
  3200 32FF 255 - Enclosed CJK Letters and Months
  3300 33FF 256 Katakana CJK Compatibility
  3400 4DBF 6592 Han CJK Unified Ideographs Extension A
  4DC0 4DFF 64 - Yijing Hexagram Symbols
  4E00 9FFF 20992 Han CJK Unified Ideographs
  A000 A48F 1165 Yi Yi Syllables
  A490 A4CF 55 Yi Yi Radicals
  A4D0 A4FF 48 Lisu Lisu
  A500 A63F 300 Vai Vai
  A640 A69F 96 Cyrillic Cyrillic Extended-B
  A6A0 A6FF 88 Bamum Bamum
  A700 A71F 32 - Modifier Tone Letters
  A720 A7FF 206 Latin Latin Extended-D
  A800 A82F 45 Syloti_Nagri Syloti Nagri
  A830 A83F 10 - Common Indic Number Forms
  A840 A87F 56 Phags_Pa Phags-pa
  A880 A8DF 82 Saurashtra Saurashtra
  A8E0 A8FF 32 Devanagari Devanagari Extended
  A900 A92F 48 Kayah_Li Kayah Li
  A930 A95F 37 Rejang Rejang
  A960 A97F 29 Hangul Hangul Jamo Extended-A
  A980 A9DF 91 Javanese Javanese
  A9E0 A9FF 31 Myanmar Myanmar Extended-B
  AA00 AA5F 83 Cham Cham
  AA60 AA7F 32 Myanmar Myanmar Extended-A
  AA80 AADF 72 Tai_Viet Tai Viet
  AAE0 AAFF 23 Meetei_Mayek Meetei Mayek Extensions
  AB00 AB2F 32 Ethiopic Ethiopic Extended-A
  AB30 AB6F 62 Latin Latin Extended-E
  AB70 ABBF 80 Cherokee Cherokee Supplement
  ABC0 ABFF 56 Meetei_Mayek Meetei Mayek
  AC00 D7AF 11172 Hangul Hangul Syllables
  D7B0 D7FF 72 Hangul Hangul Jamo Extended-B
  E000 F8FF 6400 - Private Use Area
  F900 FAFF 472 Han CJK Compatibility Ideographs
  FB00 FB4F 58 - Alphabetic Presentation Forms
  FB50 FDFF 656 Arabic Arabic Presentation Forms-A
  FE00 FE0F 16 - Variation Selectors
  FE10 FE1F 10 - Vertical Forms
  FE20 FE2F 16 - Combining Half Marks
  FE30 FE4F 32 - CJK Compatibility Forms
  FE50 FE6F 26 - Small Form Variants
  FE70 FEFF 141 Arabic Arabic Presentation Forms-B
  FF00 FFEF 225 - Halfwidth and Fullwidth Forms
  FFF0 FFFF 5 - Specials
  10000 1007F 88 Linear_B Linear B Syllabary
  10080 100FF 123 Linear_B Linear B Ideograms
  10100 1013F 57 - Aegean Numbers
  10140 1018F 79 Greek Ancient Greek Numbers
  10190 101CF 14 - Ancient Symbols
  101D0 101FF 46 - Phaistos Disc
  10280 1029F 29 Lycian Lycian
  102A0 102DF 49 Carian Carian
  102E0 102FF 28 - Coptic Epact Numbers
  10300 1032F 39 Old_Italic Old Italic
  10330 1034F 27 Gothic Gothic
  10350 1037F 43 Old_Permic Old Permic
  10380 1039F 31 Ugaritic Ugaritic
  103A0 103DF 50 Old_Persian Old Persian
  10400 1044F 80 Deseret Deseret
  10450 1047F 48 Shavian Shavian
  10480 104AF 40 Osmanya Osmanya
  104B0 104FF 72 Osage Osage
  10500 1052F 40 Elbasan Elbasan
  10530 1056F 53 Caucasian_Albanian Caucasian Albanian
  10570 105BF 70 Vithkuqi Vithkuqi
  105C0 105FF 52 Todhri Todhri
  10600 1077F 341 Linear_A Linear A
  10780 107BF 62 Latin Latin Extended-F
  10800 1083F 55 Cypriot Cypriot Syllabary
  10840 1085F 31 Imperial_Aramaic Imperial Aramaic
  10860 1087F 32 Palmyrene Palmyrene
  10880 108AF 40 Nabataean Nabataean
  108E0 108FF 26 Hatran Hatran
  10900 1091F 29 Phoenician Phoenician
  10920 1093F 27 Lydian Lydian
  10940 1095F 26 Sidetic Sidetic
  10980 1099F 32 Meroitic_Hieroglyphs Meroitic Hieroglyphs
  109A0 109FF 90 Meroitic_Cursive Meroitic Cursive
  10A00 10A5F 68 Kharoshthi Kharoshthi
  10A60 10A7F 32 Old_South_Arabian Old South Arabian
  10A80 10A9F 32 Old_North_Arabian Old North Arabian
  10AC0 10AFF 51 Manichaean Manichaean
  10B00 10B3F 61 Avestan Avestan
  10B40 10B5F 30 Inscriptional_Parthian Inscriptional Parthian
  10B60 10B7F 27 Inscriptional_Pahlavi Inscriptional Pahlavi
  10B80 10BAF 29 Psalter_Pahlavi Psalter Pahlavi
  10C00 10C4F 73 Old_Turkic Old Turkic
  10C80 10CFF 108 Old_Hungarian Old Hungarian
  10D00 10D3F 50 Hanifi_Rohingya Hanifi Rohingya
  10D40 10D8F 69 Garay Garay
  10E60 10E7F 31 Arabic Rumi Numeral Symbols
  10E80 10EBF 47 Yezidi Yezidi
  10EC0 10EFF 60 Arabic Arabic Extended-C
  10F00 10F2F 40 Old_Sogdian Old Sogdian
  10F30 10F6F 42 Sogdian Sogdian
  10F70 10FAF 26 Old_Uyghur Old Uyghur
  10FB0 10FDF 28 Chorasmian Chorasmian
  10FE0 10FFF 23 Elymaic Elymaic
  11000 1107F 115 Brahmi Brahmi
  11080 110CF 68 Kaithi Kaithi
  110D0 110FF 35 Sora_Sompeng Sora Sompeng
  11100 1114F 71 Chakma Chakma
  11150 1117F 39 Mahajani Mahajani
  11180 111DF 96 Sharada Sharada
  111E0 111FF 20 Sinhala Sinhala Archaic Numbers
  11200 1124F 65 Khojki Khojki
  11280 112AF 38 Multani Multani
  112B0 112FF 69 Khudawadi Khudawadi
  11300 1137F 86 Grantha Grantha
  11380 113FF 80 Tulu_Tigalari Tulu-Tigalari
  11400 1147F 97 Newa Newa
  11480 114DF 82 Tirhuta Tirhuta
  11580 115FF 92 Siddham Siddham
  11600 1165F 79 Modi Modi
  11660 1167F 13 Mongolian Mongolian Supplement
  11680 116CF 68 Takri Takri
  116D0 116FF 20 Myanmar Myanmar Extended-C
  11700 1174F 65 Ahom Ahom
  11800 1184F 60 Dogra Dogra
  118A0 118FF 84 Warang_Citi Warang Citi
  11900 1195F 72 Dives_Akuru Dives Akuru
  119A0 119FF 65 Nandinagari Nandinagari
  11A00 11A4F 72 Zanabazar_Square Zanabazar Square
  11A50 11AAF 83 Soyombo Soyombo
  11AB0 11ABF 16 Canadian_Aboriginal Unified Canadian Aboriginal Syllabics Extended-A
  11AC0 11AFF 57 Pau_Cin_Hau Pau Cin Hau
  11B00 11B5F 11 Devanagari Devanagari Extended-A
  11B60 11B7F 8 Sharada Sharada Supplement
  11BC0 11BFF 44 Sunuwar Sunuwar
  11C00 11C6F 97 Bhaiksuki Bhaiksuki
  11C70 11CBF 68 Marchen Marchen
  11D00 11D5F 75 Masaram_Gondi Masaram Gondi
  11D60 11DAF 63 Gunjala_Gondi Gunjala Gondi
  11DB0 11DEF 54 Tolong_Siki Tolong Siki
  11DF0 11DFF 2 Bengali Bengali Supplement
  11EE0 11EFF 25 Makasar Makasar
  11F00 11F5F 87 Kawi Kawi
  11FB0 11FBF 1 Lisu Lisu Supplement
  11FC0 11FFF 51 Tamil Tamil Supplement
  12000 123FF 922 Cuneiform Cuneiform
  12400 1247F 128 Cuneiform Cuneiform Numbers and Punctuation
  12480 1254F 196 Cuneiform Early Dynastic Cuneiform
  12550 1268F 311 - Archaic Cuneiform Numerals
  12F90 12FFF 99 Cypro_Minoan Cypro-Minoan
  13000 1342F 1072 Egyptian_Hieroglyphs Egyptian Hieroglyphs
  13430 1345F 38 Egyptian_Hieroglyphs Egyptian Hieroglyph Format Controls
  13460 143FF 3995 Egyptian_Hieroglyphs Egyptian Hieroglyphs Extended-A
  14400 1467F 583 Anatolian_Hieroglyphs Anatolian Hieroglyphs
  16100 1613F 58 Gurung_Khema Gurung Khema
  16800 16A3F 569 Bamum Bamum Supplement
  16A40 16A6F 43 Mro Mro
  16A70 16ACF 89 Tangsa Tangsa
  16AD0 16AFF 36 Bassa_Vah Bassa Vah
  16B00 16B8F 127 Pahawh_Hmong Pahawh Hmong
  16D40 16D7F 58 Kirat_Rai Kirat Rai
  16E40 16E9F 91 Medefaidrin Medefaidrin
  16EA0 16EDF 50 Beria_Erfe Beria Erfe
  16F00 16F9F 149 Miao Miao
  16FE0 16FFF 12 - Ideographic Symbols and Punctuation
  17000 187FF 6144 Tangut Tangut
  18800 18AFF 768 Tangut Tangut Components
  18B00 18CFF 476 Khitan_Small_Script Khitan Small Script
  18D00 18D7F 33 Tangut Tangut Supplement
  18D80 18DFF 115 Tangut Tangut Components Supplement
  18E00 1919F 914 Jurchen Jurchen
  191A0 191DF 51 Jurchen Jurchen Radicals
  1AFF0 1AFFF 13 Katakana Kana Extended-B
  1B000 1B0FF 256 Hiragana Kana Supplement
  1B100 1B12F 41 Hiragana Kana Extended-A
  1B130 1B16F 10 - Small Kana Extension
  1B170 1B2FF 396 Nushu Nushu
  1BC00 1BC9F 143 Duployan Duployan
  1BCA0 1BCAF 4 - Shorthand Format Controls
  1CC00 1CEBF 695 - Symbols for Legacy Computing Supplement
  1CEC0 1CEFF 53 - Miscellaneous Symbols Supplement
  1CF00 1CFCF 185 - Znamenny Musical Notation
  1D000 1D0FF 246 - Byzantine Musical Symbols
  1D100 1D1FF 256 - Musical Symbols
  1D200 1D24F 70 Greek Ancient Greek Musical Notation
  1D250 1D28F 50 - Musical Symbols Supplement
  1D2C0 1D2DF 20 - Kaktovik Numerals
  1D2E0 1D2FF 20 - Mayan Numerals
  1D300 1D35F 87 - Tai Xuan Jing Symbols
  1D360 1D37F 25 - Counting Rod Numerals
  1D400 1D7FF 997 - Mathematical Alphanumeric Symbols
  1D800 1DAAF 672 SignWriting Sutton SignWriting
  1DB00 1DBFF 29 - Miscellaneous Symbols and Arrows Extended
  1DF00 1DFFF 188 Latin Latin Extended-G
  1E000 1E02F 38 Glagolitic Glagolitic Supplement
  1E030 1E08F 63 Cyrillic Cyrillic Extended-D
  1E100 1E14F 71 Nyiakeng_Puachue_Hmong Nyiakeng Puachue Hmong
  1E290 1E2BF 31 Toto Toto
  1E2C0 1E2FF 59 Wancho Wancho
  1E4D0 1E4FF 42 Nag_Mundari Nag Mundari
  1E5D0 1E5FF 44 Ol_Onal Ol Onal
  1E6C0 1E6FF 55 Tai_Yo Tai Yo
  1E7E0 1E7FF 28 Ethiopic Ethiopic Extended-B
  1E800 1E8DF 213 Mende_Kikakui Mende Kikakui
  1E900 1E95F 88 Adlam Adlam
  1EC70 1ECBF 68 - Indic Siyaq Numbers
  1ED00 1ED4F 61 - Ottoman Siyaq Numbers
  1EE00 1EEFF 143 Arabic Arabic Mathematical Alphabetic Symbols
  1F000 1F02F 44 - Mahjong Tiles
  1F030 1F09F 100 - Domino Tiles
  1F0A0 1F0FF 82 - Playing Cards
  1F100 1F1FF 201 - Enclosed Alphanumeric Supplement
  1F200 1F2FF 64 - Enclosed Ideographic Supplement
  1F300 1F5FF 768 - Miscellaneous Symbols and Pictographs
  1F600 1F64F 80 - Emoticons
  1F650 1F67F 48 - Ornamental Dingbats
  1F680 1F6FF 120 - Transport and Map Symbols
  1F700 1F77F 128 - Alchemical Symbols
  1F780 1F7FF 120 - Geometric Shapes Extended
  1F800 1F8FF 171 - Supplemental Arrows-C
  1F900 1F9FF 256 - Supplemental Symbols and Pictographs
  1FA00 1FA6F 102 - Chess Symbols
  1FA70 1FAFF 128 - Symbols and Pictographs Extended-A
  1FB00 1FBFF 250 - Symbols for Legacy Computing
  20000 2A6DF 42720 Han CJK Unified Ideographs Extension B
  2A700 2B73F 4160 Han CJK Unified Ideographs Extension C
  2B740 2B81F 223 Han CJK Unified Ideographs Extension D
  2B820 2CEAF 5774 Han CJK Unified Ideographs Extension E
  2CEB0 2EBEF 7473 Han CJK Unified Ideographs Extension F
  2EBF0 2EE5F 622 Han CJK Unified Ideographs Extension I
  2F800 2FA1F 542 Han CJK Compatibility Ideographs Supplement
  30000 3134F 4939 Han CJK Unified Ideographs Extension G
  31350 323AF 4192 Han CJK Unified Ideographs Extension H
  323B0 3347F 4298 Han CJK Unified Ideographs Extension J
  3D000 3FC3F 11328 Seal Seal
  E0000 E007F 97 - Tags
  E0100 E01EF 240 - Variation Selectors Supplement
  F0000 FFFFF 65534 - Supplementary Private Use Area-A
  100000 10FFFF 65534 - Supplementary Private Use Area-B
  """
