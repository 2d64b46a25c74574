"""Makes variants of real fonts: other containers, other tables, names in other encodings, damage.

Each is written beside the others into a folder, so that the comparison meets what few real fonts have.
What is damaged at random goes into a folder of its own: there readers may differ, but none may crash.
"""

import io
import itertools
import os
import random
import struct

from fontTools.cffLib.CFFToCFF2 import convertCFFToCFF2
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib import instancer

import face_reader

# Platform, encoding, language, codec, and a text that the codec has.
ENCODINGS = [
    (1, 0, 0, "mac_roman", "Été Sœur ﬁ"), (1, 0, 15, "mac_iceland", "Þórður Ðý"),
    (1, 0, 17, "mac_turkish", "Şık İğne"), (1, 0, 18, "mac_croatian", "Čađ Šćž"),
    (1, 0, 25, "mac_latin2", "Źródło Łąka"), (1, 0, 28, "mac_latin2", "Ķēniņš"),
    (1, 0, 37, "mac_romanian", "Țară Șa"), (1, 29, 25, "mac_latin2", "Żółć"),
    (1, 6, 14, "mac_greek", "Γραμματοσειρά"), (1, 7, 32, "mac_cyrillic", "Шрифт Ђя"),
    (1, 1, 11, "shift_jis", "明朝体 ｺﾞｼｯｸ"), (1, 2, 19, "big5", "細明體 一"),
    (1, 3, 23, "euc_kr", "바탕 돋움"), (1, 25, 33, "gb2312", "宋体 黑体"),
    (3, 2, 0x411, "shift_jis", "小塚明朝"), (3, 3, 0x804, "gb2312", "华文楷体"),
    (3, 4, 0x404, "big5", "標楷體"), (3, 5, 0x412, "euc_kr", "궁서 Bold"),
    (3, 6, 0x412, "johab", "한글"), (3, 1, 0x411, "utf_16_be", "源ノ角ゴシック"),
    (3, 10, 0x409, "utf_16_be", "Emoji 😀"), (3, 0, 0x409, "utf_16_be", "Symbols"),
    (0, 3, 0, "utf_16_be", "Ünïcode"), (0, 4, 0, "utf_16_be", "Full 𝔸"),
    (3, 1, 0x809, "utf_16_be", "Colour"), (3, 1, 0x407, "utf_16_be", "Schön"),
]
WEIGHTS = [0, 1, 4, 9, 10, 11, 99, 150, 250, 350, 550, 900, 950, 1000, 1001, 65535]
STYLES = ["Thin", "UltraLight", "Extra Light", "Light", "Book", "Regular", "Medium", "Demi",
          "Semi Bold", "Bold", "ExtraBold", "UltraBold", "Heavy", "Black Italic", "Grotesk"]


class Maker:
    def __init__(self, folder):
        self.folder = folder
        self.count = itertools.count()

    def path(self, label, extension):
        return os.path.join(self.folder, f"{next(self.count):05d}-{label}.{extension}")

    def save(self, font, label, extension="ttf"):
        font.save(self.path(label, extension))

    def write(self, data, label, extension="ttf"):
        with open(self.path(label, extension), "wb") as file:
            file.write(data)


def opened(path):
    return TTFont(path, recalcTimestamp=False, recalcBBoxes=False)


def stored(font):
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def set_names(font, records):
    table = newTable("name")
    table.names = []
    for text, number, platform, encoding, language, codec in records:
        table.setName(text.encode(codec), number, platform, encoding, language)
    font["name"] = table


def names_in(codec, platform, encoding, language, text):
    record = (platform, encoding, language, codec)
    return [(text, 1, *record), (text + " A", 4, *record), (text, 16, *record),
            ("Regular", 2, *record), ("Test-Regular", 6, *record)]


def containers(make, path, label):
    for flavor in ("woff", "woff2"):
        font = opened(path)
        font.flavor = flavor
        make.save(font, label, flavor)
    # Content counts, not the name.
    make.write(open(path, "rb").read(), label, random.choice(["woff2", "otf", "dat", "pfb", "ttc"]))
    make.write(resource_fork([open(path, "rb").read()] * random.choice([1, 2])), label, "dfont")
    font = opened(path)
    if "CFF " in font and "FDSelect" not in font["CFF "].cff.topDictIndex[0].rawDict:
        font.getGlyphOrder()  # afterwards there is no charset to read it from
        convertCFFToCFF2(font)
        make.save(font, f"{label}-cff2", "otf")


def resource_fork(fonts):
    """`sfnt` resources (Inside Macintosh: More Macintosh Toolbox, Resource Manager)."""
    data, references = b"", b""
    for number, font in enumerate(fonts):
        references += struct.pack(">hHI4x", 128 + number, 0xFFFF, len(data))
        data += struct.pack(">I", len(font)) + font
    types = struct.pack(">H4sHH", 0, b"sfnt", len(fonts) - 1, 10)
    lists = types + references
    resource_map = bytes(24) + struct.pack(">HH", 28, 28 + len(lists)) + lists
    header = struct.pack(">IIII", 256, 256 + len(data), len(data), len(resource_map))
    return header.ljust(256, b"\0") + data + resource_map


def collections(make, paths, label):
    collection = TTCollection()
    collection.fonts = [opened(p) for p in paths]
    data = io.BytesIO()
    collection.save(data, shareTables=random.random() < 0.5)
    data = bytearray(data.getvalue())
    make.write(data, label, "ttc")
    # A broken member does not hide the others: one begins nowhere, one in the middle.
    for start in (len(data) + 100, 13):
        broken = bytearray(data)
        broken[16:20] = struct.pack(">I", start)
        make.write(broken, f"{label}-broken", "ttc")


def stripped(make, path, label):
    for tag in ("OS/2", "post", "name", "hhea", "head", "maxp", "cmap", "GSUB", "GPOS", "fvar", "STAT",
                "avar", "MVAR", "HVAR", "hmtx"):
        data = open(path, "rb").read()
        at = data[:12 + 16 * struct.unpack(">H", data[4:6])[0]].find(tag.encode(), 12)
        if at >= 0:
            # Another tag hides the table, and leaves the rest as it is.
            make.write(data[:at] + b"zzzz" + data[at + 4:], f"{label}-no-{tag.replace('/', '')}")


def names(make, path, label):
    for platform, encoding, language, codec, text in ENCODINGS:
        font = opened(path)
        set_names(font, names_in(codec, platform, encoding, language, text))
        make.save(font, f"{label}-name-{platform}-{encoding}-{language}")
    english = (3, 1, 0x409, "utf_16_be")
    roman = (1, 0, 0, "mac_roman")
    whole = names_in("utf_16_be", 3, 1, 0x409, "Base")
    cases = {
        "no-6": whole[:4],
        "no-16": [r for r in whole if r[1] != 16],
        "typographic": whole + [("Semi Bold", 17, *english)],
        "wws": whole + [("WWS", 21, *english), ("Caption", 22, *english)],
        "spaces-6": whole[:4] + [("Base Regular", 6, *english)],
        "long-6": whole[:4] + [("B" * 64 + "-Regular", 6, *english)],
        "conflict": whole + [("Mac", 1, *roman), ("Mac-Regular", 6, *roman), ("Mac", 4, *roman)],
        "mac-only": [(t, n, *roman) for t, n, *_ in whole],
        "empty-16": [r for r in whole if r[1] != 16] + [("", 16, *english)],
        "several": whole + [("基", 1, 3, 1, 0x411, "utf_16_be"), ("Basis", 1, 3, 1, 0x407, "utf_16_be")],
        "unicode-first": [("Uni", 1, 0, 3, 0, "utf_16_be"), ("Brit", 1, 3, 1, 0x809, "utf_16_be"),
                          ("Uni-Regular", 6, 0, 3, 0, "utf_16_be")],
        "control": [("Line\nBreak\u202E", 1, *english)] + whole[1:3] + whole[3:],
        "prefix": whole + [("BasePrefix", 25, *english)],
    }
    for case, records in cases.items():
        font = opened(path)
        set_names(font, records)
        make.save(font, f"{label}-name-{case}")
    # Text that is not quite UTF-16.
    for data in (b"\xd8\x00\x00A", b"\x00A\x00", b"\xdc\x00", b"A"):
        font = opened(path)
        set_names(font, whole[1:])
        font["name"].setName(data, 1, *english[:3])
        make.save(font, f"{label}-name-utf16")


def styles(make, path, label):
    for weight in WEIGHTS:
        font = opened(path)
        if "OS/2" not in font:
            return
        font["OS/2"].usWeightClass = weight
        font["OS/2"].usWidthClass = random.choice([0, 1, 3, 5, 9, 10])
        make.save(font, f"{label}-weight-{weight}")
    for style in STYLES:
        font = opened(path)
        set_names(font, [r if r[1] != 2 else (style, *r[1:])
                         for r in names_in("utf_16_be", 3, 1, 0x409, "Base")])
        del font["OS/2"]
        make.save(font, f"{label}-style-{style.replace(' ', '')}")
    for selection, mac_style, angle, fixed in [(1, 2, -12, 0), (0x200, 0, 0, 1), (0x40, 2, 0, 0),
                                               (0x40, 0, -9.5, 1), (0x40, 0, 0, 0), (0x41, 0, 0, 7)]:
        font = opened(path)
        if "post" not in font or "head" not in font:
            return
        font["OS/2"].fsSelection, font["head"].macStyle = selection, mac_style
        font["post"].italicAngle, font["post"].isFixedPitch = angle, fixed
        make.save(font, f"{label}-slant-{selection}-{mac_style}")
    for version in (0, 1, 2, 3, 4):
        font = opened(path)
        os2 = font["OS/2"]
        for field in ("ulCodePageRange1", "ulCodePageRange2", "sxHeight", "sCapHeight",
                      "usDefaultChar", "usBreakChar", "usMaxContext"):
            if not hasattr(os2, field):
                setattr(os2, field, 0)
        os2.version = version
        if version == 3:
            os2.sxHeight = os2.sCapHeight = 0
        os2.fsSelection |= 0x80
        make.save(font, f"{label}-os2-{version}")


def character_maps(make, path, label):
    best = opened(path).getBestCmap() or {}
    order = opened(path).getGlyphOrder()
    few = {c: g for c, g in best.items() if c < 0x100}
    cases = [("f0", [(1, 0, 0, {c: g for c, g in few.items() if order.index(g) < 256})]),
             ("f6", [(1, 0, 6, few)]), ("f4", [(3, 1, 4, few)]), ("f12", [(3, 10, 12, best)]),
             ("f13", [(0, 6, 13, dict.fromkeys(few, order[-1]))]),
             ("symbol", [(3, 0, 4, {0xF000 + c: g for c, g in few.items()})]),
             ("symbol-low", [(3, 0, 4, few)]), ("f0-4", [(0, 3, 4, few), (3, 10, 12, best)]),
             ("notdef", [(3, 1, 4, few | {0x416: order[0]})]), ("none", [])]
    for case, subtables in cases:
        font = opened(path)
        table = newTable("cmap")
        table.tableVersion = 0
        table.tables = []
        for platform, encoding, number, mapping in subtables:
            subtable = CmapSubtable.newSubtable(number)
            subtable.platformID, subtable.platEncID = platform, encoding
            subtable.language, subtable.format, subtable.reserved = 0, number, 0
            subtable.cmap = mapping
            table.tables.append(subtable)
        font["cmap"] = table
        try:
            make.save(font, f"{label}-cmap-{case}")
        except Exception:
            continue  # fontTools cannot write this mapping in this format


def variable(make, path, label):
    font = opened(path)
    if "fvar" not in font:
        return
    for change in ("no-names", "explicit", "no-instances", "no-ps", "moved", "limited"):
        font = opened(path)
        fvar = font["fvar"]
        for number, instance in enumerate(fvar.instances):
            if change == "no-names":
                instance.subfamilyNameID = 999
            elif change == "explicit":
                instance.postscriptNameID = font["name"].addName(
                    f"Named-Instance{number}", platforms=((3, 1, 0x409),))
            elif change == "no-ps":
                instance.postscriptNameID = 0xFFFF
            elif change == "moved":
                for axis in fvar.axes:
                    instance.coordinates[axis.axisTag] = random.uniform(axis.minValue, axis.maxValue)
        if change == "no-instances":
            fvar.instances = []
        if change == "limited":
            axis = fvar.axes[0]
            font = instancer.instantiateVariableFont(
                font, {axis.axisTag: (axis.defaultValue, axis.maxValue)})
        make.save(font, f"{label}-{change}")


def cut(make, path, label):
    """Files that end too soon or are nothing."""
    data = open(path, "rb").read()
    for end in (0, 3, 4, 11, 12, 40, len(data) // 2, len(data) - 1):
        make.write(data[:end], f"{label}-cut")


def bitmaps(make):
    make.write(b"STARTFONT 2.1\nFONT -Test-Dots-Bold-I-Normal--8-80-75-75-M-80-ISO10646-1\n"
               b"SIZE 8 75 75\nFONTBOUNDINGBOX 8 8 0 0\nSTARTPROPERTIES 6\nFAMILY_NAME \"Dots\"\n"
               b"WEIGHT_NAME \"Bold\"\nSLANT \"I\"\nSPACING \"M\"\nCHARSET_REGISTRY \"ISO10646\"\n"
               b"CHARSET_ENCODING \"1\"\nENDPROPERTIES\nCHARS 1\nSTARTCHAR A\nENCODING 65\n"
               b"SWIDTH 1000 0\nDWIDTH 8 0\nBBX 8 8 0 0\nBITMAP\n18\n24\n42\n42\n7E\n42\n42\n42\n"
               b"ENDCHAR\nENDFONT\n", "dots", "bdf")


MAKERS = [containers, stripped, names, styles, character_maps, variable, cut]


def damaged(make, path, label):
    """Some bytes changed, in the directory and in small tables more than elsewhere."""
    data = open(path, "rb").read()
    starts = [0] + [struct.unpack(">I", data[12 + 16 * i + 8:12 + 16 * i + 12])[0]
                    for i in range(struct.unpack(">H", data[4:6])[0])]
    for number in range(12):
        changed = bytearray(data)
        for _ in range(random.choice([1, 3, 20, 200])):
            at = min(random.choice(starts) + random.randrange(200), len(data) - 1)
            changed[at] = random.choice([0, 1, 0x7F, 0x80, 0xFF, random.randrange(256)])
        make.write(changed, f"{label}-{number}")


def make_variants(files, folder, damaged_folder, number):
    """Writes variants of `number` of the files; the choice is the same every time."""
    random.seed(20260101)
    os.makedirs(folder, exist_ok=True)
    os.makedirs(damaged_folder, exist_ok=True)
    make, make_damaged = Maker(folder), Maker(damaged_folder)
    bitmaps(make)
    fonts = [p for p in files if face_reader.kind(p) == "sfnt" and os.path.getsize(p) < 400_000]
    # Those with axes first, since there are few, then a bit of everything.
    random.shuffle(fonts)
    fonts.sort(key=lambda p: b"fvar" not in open(p, "rb").read(1024))
    chosen = fonts[:number]
    for path in chosen:
        label = "".join(c for c in os.path.basename(path) if c.isalnum())[:24]
        for maker in MAKERS:
            try:
                maker(make, path, label)
                if maker is cut:
                    damaged(make_damaged, path, label)
            except Exception as problem:
                print(f"{maker.__name__} of {path}: {problem!r}")
    for start in range(0, len(chosen) - 2, 3):
        collections(make, chosen[start:start + 3], "collection")
