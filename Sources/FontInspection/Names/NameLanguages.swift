/// The language numbers of `name` records, in words and as BCP 47 tags.
///
/// Sources: Windows numbers from the OpenType specification (`name`, "Windows language IDs"), Macintosh
/// numbers from the same chapter ("Macintosh language IDs"); English names after Unicode CLDR.
enum NameLanguages {
  struct Language: Sendable, Equatable {
    /// BCP 47.
    let tag: String
    /// In English, such as `German (Germany)`.
    let name: String
  }

  /// The language of a Windows record; nil for a number that is not in the specification.
  static func windows(_ number: Int) -> Language? { windowsTable[number] }

  /// The language of a Macintosh record; nil for a number that is not in the specification.
  static func macintosh(_ number: Int) -> Language? { macintoshTable[number] }

  private static let windowsTable = parse(windowsRows, radix: 16)
  private static let macintoshTable = parse(macintoshRows, radix: 10)

  /// Rows of number, tag and name.
  private static func parse(_ rows: String, radix: Int) -> [Int: Language] {
    var table: [Int: Language] = [:]
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: " ", maxSplits: 2)
      guard fields.count == 3, let number = Int(fields[0], radix: radix) else { continue }
      table[number] = Language(tag: String(fields[1]), name: String(fields[2]))
    }
    return table
  }
}

private let windowsRows = """
  0401 ar-SA Arabic (Saudi Arabia)
  0402 bg-BG Bulgarian (Bulgaria)
  0403 ca-ES Catalan (Spain)
  0404 zh-TW Chinese (Traditional, Taiwan)
  0405 cs-CZ Czech (Czechia)
  0406 da-DK Danish (Denmark)
  0407 de-DE German (Germany)
  0408 el-GR Greek (Greece)
  0409 en-US English (United States)
  040A es-ES_tradnl Spanish (Spain, traditional sort)
  040B fi-FI Finnish (Finland)
  040C fr-FR French (France)
  040D he-IL Hebrew (Israel)
  040E hu-HU Hungarian (Hungary)
  040F is-IS Icelandic (Iceland)
  0410 it-IT Italian (Italy)
  0411 ja-JP Japanese (Japan)
  0412 ko-KR Korean (South Korea)
  0413 nl-NL Dutch (Netherlands)
  0414 nb-NO Norwegian Bokmal (Norway)
  0415 pl-PL Polish (Poland)
  0416 pt-BR Portuguese (Brazil)
  0417 rm-CH Romansh (Switzerland)
  0418 ro-RO Romanian (Romania)
  0419 ru-RU Russian (Russia)
  041A hr-HR Croatian (Croatia)
  041B sk-SK Slovak (Slovakia)
  041C sq-AL Albanian (Albania)
  041D sv-SE Swedish (Sweden)
  041E th-TH Thai (Thailand)
  041F tr-TR Turkish (Türkiye)
  0420 ur-PK Urdu (Pakistan)
  0421 id-ID Indonesian (Indonesia)
  0422 uk-UA Ukrainian (Ukraine)
  0423 be-BY Belarusian (Belarus)
  0424 sl-SI Slovenian (Slovenia)
  0425 et-EE Estonian (Estonia)
  0426 lv-LV Latvian (Latvia)
  0427 lt-LT Lithuanian (Lithuania)
  0428 tg-TJ Tajik (Tajikistan)
  042A vi-VN Vietnamese (Vietnam)
  042B hy-AM Armenian (Armenia)
  042C az-Latn-AZ Azerbaijani (Latin, Azerbaijan)
  042D eu-ES Basque (Spain)
  042E hsb-DE Upper Sorbian (Germany)
  042F mk-MK Macedonian (North Macedonia)
  0432 tn-ZA Tswana (South Africa)
  0434 xh-ZA Xhosa (South Africa)
  0435 zu-ZA Zulu (South Africa)
  0436 af-ZA Afrikaans (South Africa)
  0437 ka-GE Georgian (Georgia)
  0438 fo-FO Faroese (Faroe Islands)
  0439 hi-IN Hindi (India)
  043A mt-MT Maltese (Malta)
  043B se-NO Northern Sami (Norway)
  043E ms-MY Malay (Malaysia)
  043F kk-KZ Kazakh (Kazakhstan)
  0440 ky-KG Kyrgyz (Kyrgyzstan)
  0441 sw-TZ Swahili (Tanzania)
  0442 tk-TM Turkmen (Turkmenistan)
  0443 uz-Latn-UZ Uzbek (Latin, Uzbekistan)
  0444 tt-RU Tatar (Russia)
  0445 bn-IN Bengali (India)
  0446 pa-Guru-IN Punjabi (Gurmukhi, India)
  0447 gu-IN Gujarati (India)
  0448 or-IN Odia (India)
  0449 ta-IN Tamil (India)
  044A te-IN Telugu (India)
  044B kn-IN Kannada (India)
  044C ml-IN Malayalam (India)
  044D as-IN Assamese (India)
  044E mr-IN Marathi (India)
  044F sa-IN Sanskrit (India)
  0450 mn-MN Mongolian (Cyrillic, Mongolia)
  0451 bo-CN Tibetan (China)
  0452 cy-GB Welsh (United Kingdom)
  0453 km-KH Khmer (Cambodia)
  0454 lo-LA Lao (Laos)
  0456 gl-ES Galician (Spain)
  0457 kok-Deva-IN Konkani (Devanagari, India)
  045A syr-SY Syriac (Syria)
  045B si-LK Sinhala (Sri Lanka)
  045D iu-CA Inuktitut (Canada)
  045E am-ET Amharic (Ethiopia)
  0461 ne-NP Nepali (Nepal)
  0462 fy-NL Frisian (Netherlands)
  0463 ps-AF Pashto (Afghanistan)
  0464 fil-PH Filipino (Philippines)
  0465 dv-MV Divehi (Maldives)
  0468 ha-NG Hausa (Latin, Nigeria)
  046A yo-NG Yoruba (Nigeria)
  046B quz-BO Quechua (Bolivia)
  046C nso-ZA Northern Sotho (South Africa)
  046D ba-RU Bashkir (Russia)
  046E lb-LU Luxembourgish (Luxembourg)
  046F kl-GL Greenlandic (Greenland)
  0470 ig-NG Igbo (Nigeria)
  0478 ii-CN Yi (China)
  047A arn-CL Mapudungun (Chile)
  047C moh-CA Mohawk (Canada)
  047E br-FR Breton (France)
  0480 ug-CN Uyghur (China)
  0481 mi-NZ Maori (New Zealand)
  0482 oc-FR Occitan (France)
  0483 co-FR Corsican (France)
  0484 gsw-FR Alsatian (France)
  0485 sah-RU Yakut (Russia)
  0486 quc-GT K'iche' (Guatemala)
  0487 rw-RW Kinyarwanda (Rwanda)
  0488 wo-SN Wolof (Senegal)
  048C prs-AF Dari (Afghanistan)
  0801 ar-IQ Arabic (Iraq)
  0804 zh-CN Chinese (Simplified, China)
  0807 de-CH German (Switzerland)
  0809 en-GB English (United Kingdom)
  080A es-MX Spanish (Mexico)
  080C fr-BE French (Belgium)
  0810 it-CH Italian (Switzerland)
  0813 nl-BE Dutch (Belgium)
  0814 nn-NO Norwegian Nynorsk (Norway)
  0816 pt-PT Portuguese (Portugal)
  081A sr-Latn-CS Serbian (Latin, Serbia)
  081D sv-FI Swedish (Finland)
  082C az-Cyrl-AZ Azerbaijani (Cyrillic, Azerbaijan)
  082E dsb-DE Lower Sorbian (Germany)
  083B se-SE Northern Sami (Sweden)
  083C ga-IE Irish (Ireland)
  083E ms-BN Malay (Brunei)
  0843 uz-Cyrl-UZ Uzbek (Cyrillic, Uzbekistan)
  0845 bn-BD Bengali (Bangladesh)
  0850 mn-CN Mongolian (Traditional, China)
  085D iu-Latn-CA Inuktitut (Latin, Canada)
  085F tzm-DZ Tamazight (Latin, Algeria)
  086B quz-EC Quechua (Ecuador)
  0C01 ar-EG Arabic (Egypt)
  0C04 zh-HK Chinese (Traditional, Hong Kong)
  0C07 de-AT German (Austria)
  0C09 en-AU English (Australia)
  0C0A es-ES Spanish (Spain, modern sort)
  0C0C fr-CA French (Canada)
  0C1A sr-Cyrl-CS Serbian (Cyrillic, Serbia)
  0C3B se-FI Northern Sami (Finland)
  0C6B quz-PE Quechua (Peru)
  1001 ar-LY Arabic (Libya)
  1004 zh-SG Chinese (Simplified, Singapore)
  1007 de-LU German (Luxembourg)
  1009 en-CA English (Canada)
  100A es-GT Spanish (Guatemala)
  100C fr-CH French (Switzerland)
  101A hr-BA Croatian (Bosnia and Herzegovina)
  103B smj-NO Lule Sami (Norway)
  1401 ar-DZ Arabic (Algeria)
  1404 zh-MO Chinese (Traditional, Macao)
  1407 de-LI German (Liechtenstein)
  1409 en-NZ English (New Zealand)
  140A es-CR Spanish (Costa Rica)
  140C fr-LU French (Luxembourg)
  141A bs-Latn-BA Bosnian (Latin, Bosnia and Herzegovina)
  143B smj-SE Lule Sami (Sweden)
  1801 ar-MA Arabic (Morocco)
  1809 en-IE English (Ireland)
  180A es-PA Spanish (Panama)
  180C fr-MC French (Monaco)
  181A sr-Latn-BA Serbian (Latin, Bosnia and Herzegovina)
  183B sma-NO Southern Sami (Norway)
  1C01 ar-TN Arabic (Tunisia)
  1C09 en-ZA English (South Africa)
  1C0A es-DO Spanish (Dominican Republic)
  1C1A sr-Cyrl-BA Serbian (Cyrillic, Bosnia and Herzegovina)
  1C3B sma-SE Southern Sami (Sweden)
  2001 ar-OM Arabic (Oman)
  2009 en-JM English (Jamaica)
  200A es-VE Spanish (Venezuela)
  201A bs-Cyrl-BA Bosnian (Cyrillic, Bosnia and Herzegovina)
  203B sms-FI Skolt Sami (Finland)
  2401 ar-YE Arabic (Yemen)
  2409 en-029 English (Caribbean)
  240A es-CO Spanish (Colombia)
  243B smn-FI Inari Sami (Finland)
  2801 ar-SY Arabic (Syria)
  2809 en-BZ English (Belize)
  280A es-PE Spanish (Peru)
  2C01 ar-JO Arabic (Jordan)
  2C09 en-TT English (Trinidad and Tobago)
  2C0A es-AR Spanish (Argentina)
  3001 ar-LB Arabic (Lebanon)
  3009 en-ZW English (Zimbabwe)
  300A es-EC Spanish (Ecuador)
  3401 ar-KW Arabic (Kuwait)
  3409 en-PH English (Philippines)
  340A es-CL Spanish (Chile)
  3801 ar-AE Arabic (United Arab Emirates)
  380A es-UY Spanish (Uruguay)
  3C01 ar-BH Arabic (Bahrain)
  3C0A es-PY Spanish (Paraguay)
  4001 ar-QA Arabic (Qatar)
  4009 en-IN English (India)
  400A es-BO Spanish (Bolivia)
  4409 en-MY English (Malaysia)
  440A es-SV Spanish (El Salvador)
  4809 en-SG English (Singapore)
  480A es-HN Spanish (Honduras)
  4C0A es-NI Spanish (Nicaragua)
  500A es-PR Spanish (Puerto Rico)
  540A es-US Spanish (United States)
  """

private let macintoshRows = """
  0 en English
  1 fr French
  2 de German
  3 it Italian
  4 nl Dutch
  5 sv Swedish
  6 es Spanish
  7 da Danish
  8 pt Portuguese
  9 no Norwegian
  10 he Hebrew
  11 ja Japanese
  12 ar Arabic
  13 fi Finnish
  14 el Greek
  15 is Icelandic
  16 mt Maltese
  17 tr Turkish
  18 hr Croatian
  19 zh-Hant Chinese (Traditional)
  20 ur Urdu
  21 hi Hindi
  22 th Thai
  23 ko Korean
  24 lt Lithuanian
  25 pl Polish
  26 hu Hungarian
  27 et Estonian
  28 lv Latvian
  29 se Northern Sami
  30 fo Faroese
  31 fa Persian
  32 ru Russian
  33 zh-Hans Chinese (Simplified)
  34 nl-BE Flemish
  35 ga Irish Gaelic
  36 sq Albanian
  37 ro Romanian
  38 cs Czech
  39 sk Slovak
  40 sl Slovenian
  41 yi Yiddish
  42 sr Serbian
  43 mk Macedonian
  44 bg Bulgarian
  45 uk Ukrainian
  46 be Belarusian
  47 uz Uzbek
  48 kk Kazakh
  49 az-Cyrl Azerbaijani (Cyrillic)
  50 az-Arab Azerbaijani (Arabic)
  51 hy Armenian
  52 ka Georgian
  53 mo Moldavian
  54 ky Kyrgyz
  55 tg Tajik
  56 tk Turkmen
  57 mn-Mong Mongolian (Mongolian script)
  58 mn-Cyrl Mongolian (Cyrillic)
  59 ps Pashto
  60 ks Kashmiri
  61 ku Kurdish
  62 sd Sindhi
  63 bo Tibetan
  64 ne Nepali
  65 sa Sanskrit
  66 mr Marathi
  67 bn Bengali
  68 as Assamese
  69 gu Gujarati
  70 pa Punjabi
  71 or Odia
  72 ml Malayalam
  73 kn Kannada
  74 ta Tamil
  75 te Telugu
  76 si Sinhala
  77 my Burmese
  78 km Khmer
  79 lo Lao
  80 vi Vietnamese
  81 id Indonesian
  82 tl Tagalog
  83 ms-Latn Malay (Roman script)
  84 ms-Arab Malay (Arabic script)
  85 am Amharic
  86 ti Tigrinya
  87 om Oromo
  88 so Somali
  89 sw Swahili
  90 rw Kinyarwanda
  91 rn Rundi
  92 ny Nyanja
  93 mg Malagasy
  94 eo Esperanto
  128 cy Welsh
  129 eu Basque
  130 ca Catalan
  131 la Latin
  132 qu Quechua
  133 gn Guarani
  134 ay Aymara
  135 tt Tatar
  136 ug Uyghur
  137 dz Dzongkha
  138 jv Javanese
  139 su Sundanese
  140 gl Galician
  141 af Afrikaans
  142 br Breton
  143 iu Inuktitut
  144 gd Scottish Gaelic
  145 gv Manx
  146 ga-Latg Irish Gaelic (with dot above)
  147 to Tongan
  148 el-polyton Greek (polytonic)
  149 kl Greenlandic
  150 az Azerbaijani
  151 nn Norwegian Nynorsk
  """
