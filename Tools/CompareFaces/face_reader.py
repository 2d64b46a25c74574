"""Reads faces as CoreText would report them, independently of the Swift code.

Written from the rules that the tool documents: where both have the same mistake, a comparison is
worth nothing. Tables, web fonts, resource forks and Type 1 are read with fontTools; what it does not
read, bitmap fonts of X11, is left to `fc-scan`.

Not independent, since the rules were silent and the tool's answer was taken over after a first
comparison: the full name of a variable font's default instance (name ID 4), how a style is split
into words, which path a file has that a linked folder leads to as well, `.eot` among the extensions
of fonts, that a font without `maxp` is still listed, that text which is not quite UTF-16 counts where
there is no other, that a link with a font's name which leads out of the folder is unreadable, and where
a face without a weight class stands in its family.
"""

import os
import re
from pathlib import Path

from fontTools.misc.macRes import ResourceReader
from fontTools.pens.boundsPen import BoundsPen
from fontTools.t1Lib import T1Font
from fontTools.ttLib import TTFont
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer

from name_decoding import decoded

SFNT = {b"\x00\x01\x00\x00", b"true", b"OTTO"}
EXTENSIONS = {".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".eot", ".dfont", ".pfb", ".pfa"}
# Tables without which a font cannot be drawn or named: where one is cut off, there is no face.
ESSENTIAL = {"head", "maxp", "cmap", "name", "glyf", "loca", "CFF ", "CFF2"}

# usWeightClass and the weight trait of a font file: linear between these points.
TRAITS = [(0, -1.0), (100, -0.7), (200, -0.5), (300, -0.23), (400, 0.0), (500, 0.2), (600, 0.3),
          (700, 0.4), (800, 0.6), (900, 0.8), (1000, 1.0)]
# For fonts without a class, or with one above 1000: a word of the style decides.
STYLE_WORDS = {
    "ultralight": -0.8, "thin": -0.6, "extralight": -0.5, "light": -0.4, "book": -0.23,
    "regular": 0.0, "medium": 0.23, "demi": 0.25, "demibold": 0.3, "semibold": 0.3, "bold": 0.4,
    "extrabold": 0.5, "ultrabold": 0.5, "heavy": 0.56, "black": 0.62}
# The weight's word is the first whose limit lies above the trait.
WORDS = [(-0.6, "ultraLight"), (-0.365, "thin"), (-0.115, "light"), (0.130, "regular"),
         (0.235, "medium"), (0.350, "semibold"), (0.5, "bold"), (0.7, "heavy")]


class Unreadable(Exception):
    pass


def font_files(root):
    """([(path relative to the root, path)], {unreadable path}), sorted by bytes, dot names left out."""
    root = Path(root)
    if root.is_file():
        return [(str(root), str(root))], set()
    found, seen, unreadable = [], set(), set()
    real_root = os.path.realpath(root)

    def walk(folder, relative, ancestors):
        for name in sorted(os.listdir(folder), key=os.fsencode):
            if name.startswith("."):
                continue
            path = os.path.join(folder, name)
            inner = f"{relative}/{name}" if relative else name
            real = os.path.realpath(path)
            if os.path.islink(path) and not (
                    os.path.exists(path) and (real + "/").startswith(real_root + "/")):
                if Path(path).suffix.lower() in EXTENSIONS:
                    unreadable.add(inner)
                continue
            if os.path.isdir(path):
                if real not in ancestors:
                    walk(path, inner, ancestors | {real})
            elif os.path.isfile(path):
                found.append((inner, path, real, real != os.path.join(real_root, inner)))

    walk(str(root), "", {real_root})
    # A file that is reached twice keeps its own name rather than a link's.
    own = {real for _, _, real, link in found if not link}
    result = []
    for inner, path, real, link in found:
        if real in seen or (link and real in own):
            continue
        seen.add(real)
        result.append((inner, path))
    return result, unreadable


def name(font, wanted):
    """The English value of a name: Windows, other English, Unicode, Macintosh, whatever is there."""
    records = [r for r in font["name"].names if r.nameID == wanted] if "name" in font else []
    return best(records, False) or best(records, True)


def best(records, replacing):

    def windows(encoding, language):
        return lambda r: (r.platformID == 3 and language(r.langID)
                          and (encoding is None or r.platEncID == encoding))

    choices = [windows(e, lambda l: l == 0x409) for e in (1, 10, 0)]
    choices += [
        windows(None, lambda l: l < 0x8000 and l & 0x3FF == 9),
        lambda r: r.platformID == 0,
        lambda r: (r.platformID, r.platEncID, r.langID) == (1, 0, 0),
        lambda r: True,
    ]
    for choice in choices:
        for record in records:
            if choice(record):
                text = decoded(record, replacing)
                if text:
                    return text
    return None


def trait_of(weight, style):
    if weight is not None and 0 <= weight <= 10:
        weight *= 100
    if weight is None or weight > 1000:
        words = [w.lower() for w in re.findall(r"[A-Z]*[a-z]+|[A-Z]+", style or "")]
        # "Extra Bold" before "Bold".
        pairs = [[a + b, a] for a, b in zip(words, words[1:] + [""])]
        return next((STYLE_WORDS[w] for pair in pairs for w in pair if w in STYLE_WORDS), 0.0)
    for (x0, y0), (x1, y1) in zip(TRAITS, TRAITS[1:]):
        if weight <= x1:
            return round(y0 + (y1 - y0) * (weight - x0) / (x1 - x0), 6) + 0.0
    raise AssertionError(weight)


def word_of(trait):
    return next((word for limit, word in WORDS if trait < limit), "black")


def top(font, character, location=None):
    """The top of a character's outline, or None; of a variable font at a location."""
    try:
        glyph = (font.getBestCmap() or {}).get(ord(character))
        if glyph is None:
            return None
        glyphs = font.getGlyphSet(location=location)
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        return pen.bounds[3] if pen.bounds else None
    except Exception:
        return None


def table(font, tag):
    """A table, or None where it is absent or makes no sense."""
    try:
        return font[tag] if tag in font else None
    except Exception:
        return None


def whole(path, number=0):
    """The font, if its essential tables lie in the file, and whether all tables do."""
    font = TTFont(path, fontNumber=number, lazy=True)
    size = os.path.getsize(path)
    cut = {tag for tag, entry in font.reader.tables.items() if entry.offset + entry.length > size}
    if cut & ESSENTIAL:
        raise Unreadable()
    # What is cut off counts as missing.
    font.cut = {tag: font.reader.tables.pop(tag) for tag in cut}
    return font, not cut


def heights(font, location=None):
    """(cap height, its source, x-height, its source) at the default; what is measured at a location."""
    result = []
    os2 = table(font, "OS/2")
    for field, character in (("sCapHeight", "H"), ("sxHeight", "x")):
        stored = getattr(os2, field, 0) if os2 and os2.version >= 2 else 0
        if stored:
            result += [stored, "OS/2"]
        else:
            measured = top(font, character, location)
            result += [measured, None if measured is None else "outline"]
    return result


def metric_deltas(font, coordinates):
    """MVAR's changes at a location, by tag."""
    if "MVAR" not in font:
        return {}
    axes = {a.axisTag: (a.minValue, a.defaultValue, a.maxValue) for a in font["fvar"].axes}
    location = normalizeLocation(coordinates, axes)
    if "avar" in font:
        segments = font["avar"].segments
        location = {t: piecewiseLinearMap(v, segments[t]) if segments.get(t) else v
                    for t, v in location.items()}
    table = font["MVAR"].table
    if not table.VarStore:
        return {}
    instancer = VarStoreInstancer(table.VarStore, font["fvar"].axes, location)
    return {r.ValueTag: instancer[r.VarIdx] for r in table.ValueRecord}


def number(value):
    """As the tool prints it: six decimals, whole numbers as integers."""
    if value is None:
        return None
    value = round(float(value), 6)
    return int(value) if value == int(value) else value


def sfnt_faces(font, path, index, container):
    tables = set(font.keys())
    os2, head, hhea = table(font, "OS/2"), table(font, "head"), table(font, "hhea")
    # Only the header of `post` is wanted, and its reader also wants `maxp`.
    post = font.getTableData("post") if "post" in tables else b""
    italic_angle = int.from_bytes(post[4:8], "big")
    is_fixed_pitch = int.from_bytes(post[12:16], "big")
    family = name(font, 16) or name(font, 1)
    style = name(font, 17) or name(font, 2)
    ps_name = name(font, 6)
    width = os2.usWidthClass if os2 else None
    italic = bool((os2 and os2.fsSelection & 0x201) or (head and head.macStyle & 2)
                  or italic_angle)
    axes = font["fvar"].axes if "fvar" in tables else []
    # A table of no bytes is none.
    there = {tag for tag in tables if tag != "GlyphOrder" and font.reader.tables[tag].length}
    drawn = next((f for t, f in (("glyf", "truetype"), ("CFF2", "cff2"), ("CFF ", "cff"))
                  if t in there), None)
    if drawn is None:
        bitmaps = {"EBDT", "CBDT", "sbix", "bdat"}
        drawn = "bitmap" if there & bitmaps else "none"
    maxp = table(font, "maxp")
    cap, cap_source, x, x_source = heights(font)
    face = {
        "path": path, "faceIndex": index,
        "postScriptName": ps_name, "postScriptNameSource": "name" if ps_name else "missing",
        "family": family, "style": style, "fullName": name(font, 4),
        "width": width, "widthTrait": number((width - 5) / 10) if width is not None else None,
        "italic": italic, "monospaced": bool(is_fixed_pitch),
        "format": drawn, "container": container, "variable": bool(axes), "instance": None,
        "unitsPerEm": head.unitsPerEm if head else None,
        "glyphCount": maxp.numGlyphs if maxp else None,
        "metrics": {
            "ascender": hhea.ascent if hhea else None,
            "descender": hhea.descent if hhea else None,
            "lineGap": hhea.lineGap if hhea else None,
            "capHeight": number(cap), "capHeightSource": cap_source,
            "xHeight": number(x), "xHeightSource": x_source,
        },
    }
    file_weight = os2.usWeightClass if os2 else None

    def weighed(face, weight, style):
        trait = trait_of(weight, style)
        return face | {"weight": number(weight), "weightTrait": number(trait),
                       "weightName": word_of(trait), "bold": trait > 0.239}

    if not axes:
        return [weighed(face, file_weight, style)]
    default = {a.axisTag: a.defaultValue for a in axes}
    result = []
    for position, instance in enumerate(font["fvar"].instances):
        at = default | instance.coordinates
        label = name(font, instance.subfamilyNameID)
        explicit = None
        if getattr(instance, "postscriptNameID", 0xFFFF) != 0xFFFF:
            explicit = name(font, instance.postscriptNameID)
        is_default = at == default
        if is_default:
            ps, source = ps_name, "name" if ps_name else "missing"
        elif explicit:
            ps, source = explicit, "fvar"
        elif ps_name and label:
            ps, source = f"{ps_name}_{label.replace(' ', '-')}", "derived"
        else:
            ps, source = None, "missing"
        # The default instance is the file itself: its own names and metrics hold.
        full = face["fullName"] if is_default else label and " ".join(filter(None, (family, label)))
        metrics = dict(face["metrics"])
        if not is_default:
            deltas = metric_deltas(font, at)
            if "outline" in (cap_source, x_source):
                measured = heights(font, at)
                metrics["capHeight"], metrics["xHeight"] = number(measured[0]), number(measured[2])
            for tag, field in (("hasc", "ascender"), ("hdsc", "descender"), ("hlgp", "lineGap"),
                               ("cpht", "capHeight"), ("xhgt", "xHeight")):
                if tag in deltas and metrics[field] is not None and (
                        metrics.get(field + "Source") != "outline"):
                    metrics[field] = number(metrics[field] + deltas[tag])
        result.append(weighed(face | {
            "postScriptName": ps, "postScriptNameSource": source,
            "style": label, "fullName": full,
            "instance": {"index": position, "name": label, "isDefault": is_default,
                         "coordinates": {t: number(v) for t, v in at.items()}},
            "metrics": metrics,
        }, at.get("wght", file_weight), label))
    if not any(f["instance"]["isDefault"] for f in result):
        result.insert(0, weighed(face | {
            "instance": {"index": None, "name": style, "isDefault": True,
                         "coordinates": {t: number(v) for t, v in default.items()}},
        }, default.get("wght", file_weight), style))
    return result


def type1_face(path, shown, container):
    """The face of a Type 1 font: its dictionary says all there is."""
    font = T1Font(path)
    font.parse()
    info = {key: value for key, value in font.font.get("FontInfo", {}).items()}

    def text(value):
        return value.decode("latin-1") if isinstance(value, bytes) else value or None

    ps_name, weight, full = (text(font.font.get("FontName")), text(info.get("Weight")),
                             text(info.get("FullName")))
    trait = trait_of(None, weight or full)
    tops = []
    for character in "Hx":
        pen = BoundsPen(None)
        glyph = font.font["CharStrings"].get(character)
        if glyph is not None:
            glyph.draw(pen)
        tops.append(pen.bounds[3] if pen.bounds else None)
    return {
        "path": shown, "faceIndex": 0,
        "postScriptName": ps_name, "postScriptNameSource": "name" if ps_name else "missing",
        "family": text(info.get("FamilyName")), "style": weight, "fullName": full,
        "weight": None, "weightTrait": number(trait), "weightName": word_of(trait),
        "bold": trait > 0.239, "width": None, "widthTrait": None,
        "italic": bool(info.get("ItalicAngle", 0)),
        "monospaced": bool(info.get("isFixedPitch", False)),
        "format": "type1", "container": container, "variable": False, "instance": None,
        "unitsPerEm": round(1 / font.font["FontMatrix"][0]),
        "glyphCount": len(font.font["CharStrings"]),
        "metrics": {
            "ascender": None, "descender": None, "lineGap": None,
            "capHeight": number(tops[0]), "capHeightSource": tops[0] and "outline",
            "xHeight": number(tops[1]), "xHeightSource": tops[1] and "outline",
        },
    }


def kind(path):
    """What a file is by its content: a container, or None for what is no font."""
    with open(path, "rb") as file:
        start = file.read(36)
    if start[:4] in SFNT:
        return "sfnt"
    if start[:4] == b"ttcf":
        return "collection"
    if start[:4] in (b"wOFF", b"wOF2"):
        return "woff" if start[3:4] == b"F" else "woff2"
    if start.startswith((b"%!PS-AdobeFont", b"%!FontType1")):
        return "pfa"
    if start[:2] == b"\x80\x01":
        return "pfb"
    if start[:4] == b"\x01fcp":
        return "pcf"
    if start.startswith(b"STARTFONT "):
        return "bdf"
    if start[34:36] == b"LP":
        return "eot"
    if start[:4] == b"\0\0\1\0":
        try:
            return "dfont" if ResourceReader(path).get("sfnt") else None
        except Exception:
            return None
    return None


def fonts(path):
    """(face index, container, TTFont, whether all of it lies in the file) of each face that fontTools
    reads as an sfnt; instead of a font, the exception that it raised."""
    container = kind(path)
    if container == "collection":
        with open(path, "rb") as file:
            count = int.from_bytes(file.read(12)[8:12], "big")
        places = [(i, lambda i=i: whole(path, i)) for i in range(min(count, 65535))]
    elif container == "sfnt":
        places = [(0, lambda: whole(path))]
    elif container in ("woff", "woff2"):
        places = [(0, lambda: (TTFont(path, lazy=True), True))]
    elif container == "dfont":
        count = len(ResourceReader(path)["sfnt"])
        places = [(i, lambda i=i: (TTFont(path, res_name_or_index=i + 1, lazy=True), True))
                  for i in range(count)]
    else:
        return
    for index, opened in places:
        try:
            font, is_whole = opened()
            yield index, container, font, is_whole
        except Exception as problem:
            yield index, container, problem, False


def is_incomplete(font):
    """Whether a table is missing without which no system draws the font, though it has names."""
    tables = set(font.reader.tables)
    needed = {"maxp", "cmap"} | (set() if "bhed" in tables else {"head", "hhea", "hmtx"})
    drawn = tables & {"glyf", "CFF ", "CFF2", "sbix", "CBDT", "EBDT", "bdat", "SVG "}
    return bool(needed - tables) or ("glyf" in tables) != ("loca" in tables) or not drawn


def faces(path, shown):
    """([face], whether part of the file is unreadable); faces are None where `fc-scan` has to tell."""
    container = kind(path)
    if container in ("pfa", "pfb"):
        try:
            return [type1_face(path, shown, container)], False
        except Exception:
            return [], True
    if container in ("pcf", "bdf"):
        return None, False
    if container == "eot" or container is None:
        return [], container == "eot" or Path(path).suffix.lower() in EXTENSIONS
    result, broken = [], False
    for index, _, font, is_whole in fonts(path):
        broken = broken or not is_whole
        if isinstance(font, Exception):
            continue
        broken = broken or is_incomplete(font)
        try:
            result += sfnt_faces(font, shown, index, container)
        except Exception:
            broken = True
    return result, broken or not result


def order(face):
    """Where a face stands in its family."""
    width, weight = face["width"], face["weight"]
    width = 5 if width is None else width
    # Without a class the word's has to do.
    if weight is None:
        weight = 100 * ([word for _, word in WORDS] + ["black"]).index(face["weightName"]) + 100
    instance = face["instance"]
    position = -1 if instance is None or instance["index"] is None else instance["index"]
    ps_name = face["postScriptName"]
    return (width != 5, width, weight != 400, weight, face["italic"],
            ps_name is None, (ps_name or "").encode(), os.fsencode(face["path"]),
            face["faceIndex"], position)


def families(found):
    """Faces as `list` has them: [(family, [face])]."""
    groups = {}
    for face in found:
        groups.setdefault(face["family"], []).append(face)
    names = sorted(groups, key=lambda n: (n is None, (n or "").encode()))
    return [(n, sorted(groups[n], key=order)) for n in names]
