/// What macOS brings besides what iOS does, as text that `SystemFonts` reads once: a family, a colon,
/// its PostScript names.
///
/// Facts from a list of one Mac of the macOS 15 and 26 era, which numbers-parser 4.22.0 carries
/// (MIT; github.com/masaccio/numbers-parser, `generated/fontmap.py`), without eight families that
/// other software installs; and families of macOS 11 from github.com/keqingrong/system-fonts (MIT),
/// whose PostScript names follow the families' usual pattern. Less sure than `IOSFontTable`.
enum MacOSFontTable {
  static let current = """
    Al Bayan: AlBayan AlBayan-Bold
    Al Tarikh: AlTarikh
    Andale Mono: AndaleMono
    Apple Braille: AppleBraille AppleBraille-Outline6Dot AppleBraille-Outline8Dot \
      AppleBraille-Pinpoint6Dot AppleBraille-Pinpoint8Dot
    Apple Chancery: Apple-Chancery
    Apple SD Gothic Neo: AppleSDGothicNeo-Bold AppleSDGothicNeo-ExtraBold AppleSDGothicNeo-Heavy \
      AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-Regular \
      AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight
    AppleGothic: AppleGothic
    AppleMyungjo: AppleMyungjo
    Arial Black: Arial-Black
    Arial Hebrew Scholar: ArialHebrewScholar ArialHebrewScholar-Bold ArialHebrewScholar-Light
    Arial Narrow: ArialNarrow ArialNarrow-Bold ArialNarrow-BoldItalic ArialNarrow-Italic
    Arial Unicode MS: ArialUnicodeMS
    Ayuthaya: Ayuthaya
    Baghdad: Baghdad
    Bangla MN: BanglaMN BanglaMN-Bold
    Bangla Sangam MN: BanglaSangamMN BanglaSangamMN-Bold
    Beirut: Beirut
    Big Caslon: BigCaslon-Medium
    Brush Script MT: BrushScriptMT
    Chalkboard: Chalkboard Chalkboard-Bold
    Comic Sans MS: ComicSansMS ComicSansMS-Bold
    Corsiva Hebrew: CorsivaHebrew CorsivaHebrew-Bold
    Courier: Courier Courier-Bold Courier-BoldOblique Courier-Oblique
    DecoType Naskh: DecoTypeNaskh
    Devanagari MT: DevanagariMT DevanagariMT-Bold
    Diwan Kufi: DiwanKufi
    Diwan Thuluth: DiwanThuluth
    Farisi: Farisi
    GB18030 Bitmap: GB18030Bitmap
    Galvji: Galvji Galvji-Bold Galvji-BoldOblique Galvji-Oblique
    Geneva: Geneva
    Gujarati MT: GujaratiMT GujaratiMT-Bold
    Gujarati Sangam MN: GujaratiSangamMN GujaratiSangamMN-Bold
    Gurmukhi MN: GurmukhiMN GurmukhiMN-Bold
    Gurmukhi MT: MonotypeGurmukhi
    Gurmukhi Sangam MN: GurmukhiSangamMN GurmukhiSangamMN-Bold
    Heiti SC: STHeitiSC-Light STHeitiSC-Medium
    Heiti TC: STHeitiTC-Light STHeitiTC-Medium
    Herculanum: Herculanum
    Hiragino Sans: HiraginoSans-W0 HiraginoSans-W1 HiraginoSans-W2 HiraginoSans-W3 HiraginoSans-W4 \
      HiraginoSans-W5 HiraginoSans-W6 HiraginoSans-W7 HiraginoSans-W8 HiraginoSans-W9
    Hiragino Sans GB: HiraginoSansGB-W3 HiraginoSansGB-W6
    Hoefler Text: HoeflerText-Black HoeflerText-BlackItalic HoeflerText-Italic \
      HoeflerText-Ornaments HoeflerText-Regular
    ITF Devanagari: ITFDevanagari-Bold ITFDevanagari-Book ITFDevanagari-Demi ITFDevanagari-Light \
      ITFDevanagari-Medium
    ITF Devanagari Marathi: ITFDevanagariMarathi-Bold ITFDevanagariMarathi-Book \
      ITFDevanagariMarathi-Demi ITFDevanagariMarathi-Light ITFDevanagariMarathi-Medium
    InaiMathi: InaiMathi InaiMathi-Bold
    Kannada MN: KannadaMN KannadaMN-Bold
    Kannada Sangam MN: KannadaSangamMN KannadaSangamMN-Bold
    Kefa: Kefa-Bold Kefa-Regular
    Khmer MN: KhmerMN KhmerMN-Bold
    Kohinoor Bangla: KohinoorBangla-Bold KohinoorBangla-Light KohinoorBangla-Medium \
      KohinoorBangla-Regular KohinoorBangla-Semibold
    Kohinoor Devanagari: KohinoorDevanagari-Bold KohinoorDevanagari-Light \
      KohinoorDevanagari-Medium KohinoorDevanagari-Regular KohinoorDevanagari-Semibold
    Kohinoor Gujarati: KohinoorGujarati-Bold KohinoorGujarati-Light KohinoorGujarati-Medium \
      KohinoorGujarati-Regular KohinoorGujarati-Semibold
    Kohinoor Telugu: KohinoorTelugu-Bold KohinoorTelugu-Light KohinoorTelugu-Medium \
      KohinoorTelugu-Regular KohinoorTelugu-Semibold
    Kokonor: Kokonor
    Krungthep: Krungthep
    KufiStandardGK: KufiStandardGK
    Lao MN: LaoMN LaoMN-Bold
    Lucida Grande: LucidaGrande LucidaGrande-Bold
    Luminari: Luminari-Regular
    Malayalam MN: MalayalamMN MalayalamMN-Bold
    Microsoft Sans Serif: MicrosoftSansSerif
    Mishafi Gold: DiwanMishafiGold
    Monaco: Monaco
    Mshtakan: Mshtakan MshtakanBold MshtakanBoldOblique MshtakanOblique
    Mukta Mahee: MuktaMahee-Bold MuktaMahee-ExtraBold MuktaMahee-ExtraLight MuktaMahee-Light \
      MuktaMahee-Medium MuktaMahee-Regular MuktaMahee-SemiBold
    Muna: Muna MunaBlack MunaBold
    Myanmar MN: MyanmarMN MyanmarMN-Bold
    Nadeem: Nadeem
    New Peninim MT: NewPeninimMT NewPeninimMT-Bold NewPeninimMT-BoldInclined NewPeninimMT-Inclined
    Noto Sans Batak: NotoSansBatak-Regular
    Noto Sans Kannada: NotoSansKannada-Black NotoSansKannada-Bold NotoSansKannada-ExtraBold \
      NotoSansKannada-ExtraLight NotoSansKannada-Light NotoSansKannada-Medium \
      NotoSansKannada-Regular NotoSansKannada-SemiBold NotoSansKannada-Thin
    Noto Sans Myanmar: NotoSansMyanmar-Black NotoSansMyanmar-Bold NotoSansMyanmar-ExtraBold \
      NotoSansMyanmar-ExtraLight NotoSansMyanmar-Light NotoSansMyanmar-Medium \
      NotoSansMyanmar-Regular NotoSansMyanmar-SemiBold NotoSansMyanmar-Thin
    Noto Sans NKo: NotoSansNKo-Regular
    Noto Sans Sunuwar: NotoSansSunuwar-Regular
    Noto Sans Tagalog: NotoSansTagalog-Regular
    Noto Serif Myanmar: NotoSerifMyanmar-Black NotoSerifMyanmar-Bold NotoSerifMyanmar-ExtraBold \
      NotoSerifMyanmar-ExtraLight NotoSerifMyanmar-Light NotoSerifMyanmar-Medium \
      NotoSerifMyanmar-Regular NotoSerifMyanmar-SemiBold NotoSerifMyanmar-Thin
    Oriya MN: OriyaMN OriyaMN-Bold
    Oriya Sangam MN: OriyaSangamMN OriyaSangamMN-Bold
    PT Mono: PTMono-Bold PTMono-Regular
    PT Sans: PTSans-Bold PTSans-BoldItalic PTSans-Italic PTSans-Regular
    PT Sans Caption: PTSans-Caption PTSans-CaptionBold
    PT Sans Narrow: PTSans-Narrow PTSans-NarrowBold
    PT Serif: PTSerif-Bold PTSerif-BoldItalic PTSerif-Italic PTSerif-Regular
    PT Serif Caption: PTSerif-Caption PTSerif-CaptionItalic
    Phosphate: Phosphate-Inline Phosphate-Solid
    Plantagenet Cherokee: PlantagenetCherokee
    Raanana: Raanana RaananaBold
    STIXGeneral: STIXGeneral-Bold STIXGeneral-BoldItalic STIXGeneral-Italic STIXGeneral-Regular
    STSong: STSong
    Sana: Sana
    Sathu: Sathu
    Shree Devanagari 714: ShreeDev0714 ShreeDev0714-Bold ShreeDev0714-BoldItalic \
      ShreeDev0714-Italic
    SignPainter: SignPainter-HouseScript SignPainter-HouseScriptSemibold
    Silom: Silom
    Sinhala MN: SinhalaMN SinhalaMN-Bold
    Skia: Skia-Regular Skia-Regular_Black Skia-Regular_Black-Condensed Skia-Regular_Black-Extended \
      Skia-Regular_Bold Skia-Regular_Condensed Skia-Regular_Extended Skia-Regular_Light \
      Skia-Regular_Light-Condensed Skia-Regular_Light-Extended
    Songti SC: STSongti-SC-Black STSongti-SC-Bold STSongti-SC-Light STSongti-SC-Regular
    Songti TC: STSongti-TC-Bold STSongti-TC-Light STSongti-TC-Regular
    Sukhumvit Set: SukhumvitSet-Bold SukhumvitSet-Light SukhumvitSet-Medium SukhumvitSet-SemiBold \
      SukhumvitSet-Text SukhumvitSet-Thin
    Tahoma: Tahoma Tahoma-Bold
    Tamil MN: TamilMN TamilMN-Bold
    Telugu MN: TeluguMN TeluguMN-Bold
    Telugu Sangam MN: TeluguSangamMN TeluguSangamMN-Bold
    Times: Times-Bold Times-BoldItalic Times-Italic Times-Roman
    Trattatello: Trattatello
    Waseem: Waseem WaseemLight
    Webdings: Webdings
    Wingdings: Wingdings-Regular
    Wingdings 2: Wingdings2
    Wingdings 3: Wingdings3
    """
}
