"""Reads with fontTools what `inspect` says of a font beyond its identity.

The rules, where a number could be another: a character counts if it is mapped to a glyph that is not
the first and that the font has; of several character maps the one with all of Unicode is read before
that of the first plane, Windows' before the Unicode platform's, and those of symbols or of Mac Roman
only where there is no other.
"""

import collections
import functools
import hashlib
import struct

from fontTools import unicodedata

import face_reader
from name_decoding import decoded

# Platform, encoding, and what the tool calls it.
MAPS = [(3, 10, "unicode"), (0, 6, "unicode"), (0, 4, "unicode"), (3, 1, "unicode"),
        (0, 3, "unicode"), (0, 2, "unicode"), (0, 1, "unicode"), (0, 0, "unicode"),
        (3, 0, "symbol"), (1, 0, "macRoman")]


def file_facts(path):
    with open(path, "rb") as file:
        data = file.read()
    return {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def guarded(read, *arguments):
    """What a reader says, or that fontTools cannot read it."""
    try:
        return read(*arguments)
    except Exception as problem:
        return Unread(type(problem).__name__)


class Unread(str):
    """Stands for a value that fontTools could not read; its text is the error's name."""


def names(font):
    if "name" not in font:
        return []
    # Records that state a length of 0 or lie outside the table have no text.
    return sorted(((r.platformID, r.platEncID, r.langID, r.nameID,
                    decoded(r) or (r.string and decoded(r, True)) or None)
                   for r in font["name"].names), key=repr)


def tables(font):
    # A web font states how long its tables were.
    return sorted((tag, getattr(entry, "origLength", entry.length))
                  for tag, entry in (font.reader.tables | getattr(font, "cut", {})).items())


def axes(font):
    if "fvar" not in font:
        return []
    return [{"tag": a.axisTag, "minimum": a.minValue, "default": a.defaultValue,
             "maximum": a.maxValue, "isHidden": bool(a.flags & 1),
             "name": face_reader.name(font, a.axisNameID)} for a in font["fvar"].axes]


def vertical_metrics(font, coordinates=None):
    deltas = face_reader.metric_deltas(font, coordinates) if coordinates else {}
    os2 = face_reader.table(font, "OS/2")
    hhea = face_reader.table(font, "hhea")

    def at(value, tag):
        return face_reader.number(value + deltas.get(tag, 0))

    result = {"hhea": None, "typo": None, "win": None, "useTypoMetrics": False}
    if hhea:
        result["hhea"] = (at(hhea.ascent, "hasc"), at(hhea.descent, "hdsc"),
                          at(hhea.lineGap, "hlgp"))
    if os2:
        result["typo"] = (at(os2.sTypoAscender, "hasc"), at(os2.sTypoDescender, "hdsc"),
                          at(os2.sTypoLineGap, "hlgp"))
        result["win"] = (at(os2.usWinAscent, "hcla"),
                         face_reader.number(-(os2.usWinDescent + deltas.get("hcld", 0))), None)
        result["useTypoMetrics"] = os2.version >= 4 and bool(os2.fsSelection & 0x80)
    return result


def coverage(font):
    """(encoding, characters, number of variation sequences)"""
    if "cmap" not in font:
        return None, frozenset(), None
    count = len(font.getGlyphOrder())
    subtables = font["cmap"].tables
    sequences = next((t for t in subtables if t.format == 14), None)
    total = None
    if sequences is not None:
        total = sum(len(pairs) for pairs in sequences.uvsDict.values())
    for platform, encoding, kind in MAPS:
        for table in subtables:
            if (table.platformID, table.platEncID) == (platform, encoding) \
                    and table.format in (0, 4, 6, 8, 10, 12, 13):
                there = {f"g{i}" for i in range(1, count)}
                points = {c for c, glyph in table.cmap.items() if glyph in there}
                if table.format == 4:
                    points.discard(0xFFFF)
                if kind == "macRoman":
                    points = {ord(bytes([c]).decode("mac_roman")) for c in points if 32 <= c < 256}
                return kind, frozenset(points), total
    return None, frozenset(), total


def blocks(points):
    """{block: (characters that are in it, characters that there are)}, by fontTools' Unicode tables"""
    if isinstance(points, Unread):
        return points
    there = collections.Counter(unicodedata.block(chr(c)) for c in points if is_character(c))
    return {name: (count, block_sizes()[name]) for name, count in there.items()}


@functools.cache
def block_sizes():
    table = unicodedata.Blocks
    ends = table.RANGES[1:] + [0x110000]
    return {name: sum(map(is_character, range(start, end)))
            for start, end, name in zip(table.RANGES, ends, table.VALUES) if name != "No_Block"}


def is_character(point):
    """Whether Unicode has given the code point away, control characters left out."""
    if point < 0x20 or 0x7F <= point < 0xA0 or 0xD800 <= point < 0xE000:
        return False
    # Private use has no script, as nothing has that is not given away.
    if 0xE000 <= point < 0xF900 or point >= 0xF0000:
        return point & 0xFFFE != 0xFFFE
    return unicodedata.script(chr(point)) != "Zzzz"


def layout(font):
    """({feature: tables}, {script: (languages, tables)})"""
    features, scripts = {}, {}
    for tag in ("GSUB", "GPOS"):
        if tag not in font:
            continue
        table = font[tag].table
        for record in (table.FeatureList.FeatureRecord if table.FeatureList else []):
            if tag not in features.setdefault(record.FeatureTag, []):
                features[record.FeatureTag].append(tag)
        for record in (table.ScriptList.ScriptRecord if table.ScriptList else []):
            languages, where = scripts.setdefault(record.ScriptTag, (set(), []))
            if tag not in where:
                where.append(tag)
            languages |= {l.LangSysTag.rstrip(" ") for l in record.Script.LangSysRecord}
    return features, {tag: (sorted(l), where) for tag, (l, where) in scripts.items()}


def style_attributes(font):
    if "STAT" not in font:
        return None
    stat = font["STAT"].table
    design = stat.DesignAxisRecord.Axis if stat.DesignAxisRecord else []
    values = []
    number = face_reader.number
    for value in (stat.AxisValueArray.AxisValue if stat.AxisValueArray else []):
        at, span, linked = {}, None, None
        if value.Format == 4:
            at = {design[r.AxisIndex].AxisTag: number(r.Value) for r in value.AxisValueRecord}
        elif value.Format == 2:
            at = {design[value.AxisIndex].AxisTag: number(value.NominalValue)}
            span = (number(value.RangeMinValue), number(value.RangeMaxValue))
        else:
            at = {design[value.AxisIndex].AxisTag: number(value.Value)}
            linked = number(value.LinkedValue) if value.Format == 3 else None
        values.append((face_reader.name(font, value.ValueNameID), bool(value.Flags & 2),
                       sorted(at.items()), span, linked))
    fallback = getattr(stat, "ElidedFallbackNameID", None)
    return {"axes": [(a.AxisTag, face_reader.name(font, a.AxisNameID), a.AxisOrdering)
                     for a in design],
            "values": values,
            "elidedFallbackName": fallback and face_reader.name(font, fallback)}


def colour(font):
    result = {"layeredGlyphs": 0, "paintedGlyphs": 0, "palettes": None, "sbix": None, "cbdt": None,
              "svg": None}
    if "COLR" in font:
        colr = font["COLR"]
        if colr.version == 0:
            result["layeredGlyphs"] = len(colr.ColorLayers)
        else:
            table = colr.table
            result["layeredGlyphs"] = table.BaseGlyphRecordCount or 0
            result["paintedGlyphs"] = (len(table.BaseGlyphList.BaseGlyphPaintRecord)
                                       if table.BaseGlyphList else 0)
    if "CPAL" in font:
        result["palettes"] = [[f"#{c.red:02X}{c.green:02X}{c.blue:02X}{c.alpha:02X}" for c in p]
                              for p in font["CPAL"].palettes]
    if "sbix" in font:
        result["sbix"] = sorted(font["sbix"].strikes)
    if "CBLC" in font and "CBDT" in font:
        result["cbdt"] = sorted({s.bitmapSizeTable.ppemY for s in font["CBLC"].strikes})
    if "SVG " in font:
        documents = font["SVG "].docList
        # Documents may share their text; each entry of the list is one.
        result["svg"] = (len(documents), sum(d.endGlyphID - d.startGlyphID + 1 for d in documents))
    return result


def hinting(font):
    def size(tag):
        return len(font.getTableData(tag)) if tag in font else None

    gasp = None
    if "gasp" in font:
        # fontTools refuses tables with bytes to spare, and sorts.
        data = font.getTableData("gasp")
        words = struct.unpack(f">{len(data) // 2}H", data[:len(data) & ~1])
        gasp = [(limit, bool(flags & 1), bool(flags & 2))
                for limit, flags in zip(words[2::2], words[3::2])][:words[1]]
    cvt = size("cvt ")
    return {"fontProgram": size("fpgm"), "controlValueProgram": size("prep"),
            "controlValues": None if cvt is None else cvt // 2, "gasp": gasp}


def licence(font):
    os2 = face_reader.table(font, "OS/2")
    ids = {"copyright": 0, "version": 5, "trademark": 7, "manufacturer": 8, "designer": 9,
           "description": 13, "url": 14}
    result = {field: face_reader.name(font, i) for field, i in ids.items()}
    vendor = os2.achVendID.rstrip(" \0") if os2 else ""
    return result | {"vendor": vendor or None}


def odd_facts(font):
    """What the accepted disagreements turn on."""
    os2, head = face_reader.table(font, "OS/2"), face_reader.table(font, "head")
    texts = {}
    for record in (font["name"].names if "name" in font else []):
        texts.setdefault(record.nameID, set()).add(decoded(record) or decoded(record, True))
    post = font.getTableData("post") if "post" in font else b""
    return {
        "tables": set(font.keys()), "texts": texts,
        "selection": os2.fsSelection if os2 else None,
        "os2Version": os2.version if os2 else None,
        "codepages": getattr(os2, "ulCodePageRange1", 0) if os2 else 0,
        "class": os2.usWeightClass if os2 else None,
        "widthClass": os2.usWidthClass if os2 else None,
        "macStyle": head.macStyle if head else None,
        "angle": int.from_bytes(post[4:8], "big"),
        "fixedPitch": int.from_bytes(post[12:16], "big"),
        "maps": sorted({(t.platformID, t.platEncID, t.format) for t in font["cmap"].tables})
        if "cmap" in font else [],
        "records": {(r.nameID, r.platformID, r.platEncID) for r in font["name"].names}
        if "name" in font else set(),
        "cut": set(getattr(font, "cut", {})),
        "defaults": {a.axisTag: a.defaultValue for a in font["fvar"].axes} if "fvar" in font else {},
    }


def details(path):
    """{face index: facts} of the faces that fontTools reads as an sfnt."""
    result = {}
    for index, _, font, _ in face_reader.fonts(path):
        if isinstance(font, Exception):
            continue
        # Names of glyphs would have to be read from `post` or `CFF`; numbers do.
        maxp = face_reader.table(font, "maxp")
        font.setGlyphOrder([f"g{i}" for i in range(maxp.numGlyphs if maxp else 65536)])
        locations = {None: guarded(vertical_metrics, font)}
        if "fvar" in font:
            try:
                default = {a.axisTag: a.defaultValue for a in font["fvar"].axes}
                for position, instance in enumerate(font["fvar"].instances):
                    at = default | instance.coordinates
                    if at != default:
                        locations[position] = guarded(vertical_metrics, font, at)
            except Exception:
                pass
        stated = guarded(layout, font)
        result[index] = {
            "names": guarded(names, font), "tables": guarded(tables, font),
            "axes": guarded(axes, font), "verticalMetrics": locations,
            "features": stated if isinstance(stated, Unread) else stated[0],
            "scripts": stated if isinstance(stated, Unread) else stated[1],
            "styleAttributes": guarded(style_attributes, font),
            "colour": guarded(colour, font), "hinting": guarded(hinting, font),
            "licence": guarded(licence, font),
            "fsType": guarded(lambda f: f["OS/2"].fsType if "OS/2" in f else None, font),
            "coverage": guarded(coverage, font),
            "facts": guarded(odd_facts, font),
        }
    return result
