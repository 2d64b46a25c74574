"""Builds every font in Fixtures/ from glyphs.txt; see README.md."""

import io
import math
import sys
from pathlib import Path

import cffsubr
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument
from fontTools.designspaceLib import InstanceDescriptor, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.roundTools import otRound
from fontTools.otlLib.builder import buildStatTable
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables import ttProgram
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.varLib import build as build_variable

from skeleton import CAP_HEIGHT, X_HEIGHT, Outliner, Pen, read

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parent.parent / "Fixtures"

UNITS_PER_EM, ASCENT, DESCENT = 1000, 950, -250
SLANT = 10  # degrees, of the italic
MONO_ADVANCE = 600
# 2026-01-01, in seconds since 1904: fonts must not change when they are built again.
DATE = 3_850_070_400

COPYRIGHT = "Copyright (c) 2026 The fontscale authors"
LICENCE = "MIT licence; drawn for the test fixtures of fontscale"

MARK_ANCHORS = {"cedilla": "bottom", "commaaccent": "bottom", "ogonek": "ogonek",
                "commaside": "side"}
ASCII = set(range(0x20, 0x7F))
# What German and Polish need beyond ASCII; the collection and the variable
# font keep to it, to stay small.
GERMAN_AND_POLISH = {ord(c) for c in "ÄÖÜäöüßĄĆĘŁŃÓŚŹŻąćęłńóśźż–—…„“”‘’‚€°§"}


def pen_for(weight):
    """The pen of a weight class: heavier letters are also wider, and their x-height grows."""
    thickness = 82 + (weight - 400) * 0.2
    return Pen(thickness=thickness, stretch=1 + (weight - 400) * 0.00022,
               x_height=X_HEIGHT + (weight - 400) * 0.05)


def shapes(pen, *, italic=False, mono=False, cubic=False, characters=None):
    """Per glyph name: (advance, contours, components as (name, dx, dy)), and the character map."""
    source = read(HERE / "glyphs.txt")
    outliner = Outliner(source, pen, cubic)
    lean = math.tan(math.radians(SLANT)) if italic else 0
    kept = [g for g in source.values() if "." not in g.name[1:]]
    if characters is not None:
        bases = {c for g in kept if g.codepoint in characters for c in g.components}
        kept = [g for g in kept
                if g.name == ".notdef" or g.codepoint in characters or g.name in bases]
    result, cmap, places = {}, {}, {}
    for glyph in kept:
        drawn = source.get(glyph.name + ".mono", glyph) if mono else glyph
        is_mark = glyph.codepoint is None and glyph.advance == 0 and not glyph.components
        advance, squeeze, shift, weight = drawn.advance * pen.stretch, 1.0, 0.0, 1.0
        if mono and not is_mark and drawn.advance:
            squeeze = min(1.15, MONO_ADVANCE / advance)
            shift = (MONO_ADVANCE - advance * squeeze) / 2
            weight = 0.86 if squeeze < 0.8 else 1.0
        if mono:
            advance = MONO_ADVANCE
        places[glyph.name] = (drawn, squeeze, shift)
        if glyph.codepoint is not None:
            cmap[glyph.codepoint] = glyph.name
        if glyph.components:
            base, *marks = glyph.components
            parts = [(base, 0, 0)]
            drawn, squeeze, shift = places[base]
            for mark in marks:
                kind = MARK_ANCHORS.get(mark, "top")
                at = drawn.anchors.get(kind, drawn.advance / 2)
                dx = at * pen.stretch * squeeze + shift
                dy = 0
                if kind == "top":
                    dy = (pen.x_height if drawn.lower else CAP_HEIGHT) - X_HEIGHT
                parts.append((mark, dx + dy * lean, dy))
            result[glyph.name] = (result[base][0], [], parts)
            continue
        contours = outliner.contours(drawn, squeeze, shift, weight)
        contours = [[(x + y * lean, y, kind) for x, y, kind in c] for c in contours]
        result[glyph.name] = (otRound(advance), contours, [])
    return result, cmap


def truetype_glyph(contours, components):
    glyph = Glyph()
    if components:
        glyph.numberOfContours = -1
        glyph.components = []
        for index, (name, dx, dy) in enumerate(components):
            part = GlyphComponent()
            part.glyphName, part.x, part.y = name, otRound(dx), otRound(dy)
            part.flags = 0x0204 | (0x0400 if index == 0 else 0)
            if index:
                part.flags = 0x0004
            glyph.components.append(part)
        return glyph
    glyph.numberOfContours = len(contours)
    if not contours:
        return glyph
    points = [p for contour in contours for p in contour]
    glyph.coordinates = GlyphCoordinates([(otRound(x), otRound(y)) for x, y, _ in points])
    glyph.flags = bytearray(kind for _, _, kind in points)
    glyph.flags[0] |= 0x40  # OVERLAP_SIMPLE: strokes lie over each other
    glyph.endPtsOfContours, end = [], -1
    for contour in contours:
        end += len(contour)
        glyph.endPtsOfContours.append(end)
    glyph.program = ttProgram.Program()
    glyph.program.fromBytecode(b"")
    return glyph


def draw(pen, name, all_shapes, dx=0, dy=0):
    """Draws a glyph for CFF, which knows no components and turns the other way round."""
    _, contours, components = all_shapes[name]
    for part, x, y in components:
        draw(pen, part, all_shapes, otRound(dx + x), otRound(dy + y))
    for contour in contours:
        points = [(x + dx, y + dy, kind) for x, y, kind in contour[::-1]]
        points = points[-1:] + points[:-1]  # the first point of a contour is on the curve
        pen.moveTo(points[0][:2])
        pending = []
        for x, y, kind in points[1:] + points[:1]:
            pending.append((x, y))
            if kind == 1:
                if len(pending) == 1:
                    if (x, y) != points[0][:2]:
                        pen.lineTo((x, y))
                else:
                    pen.curveTo(*pending)
                pending = []
        pen.closePath()


def make(family, style, ps_name, weight, *, full=None, pen=None, italic=False, mono=False,
         cff=False, characters=None):
    """One static font. Styles beyond regular, italic, bold, bold italic get name IDs 16 and 17."""
    pen = pen or pen_for(weight)
    drawn, cmap = shapes(pen, italic=italic, mono=mono, cubic=cff, characters=characters)
    builder = FontBuilder(UNITS_PER_EM, isTTF=not cff)
    builder.setupGlyphOrder(list(drawn))
    builder.setupCharacterMap(cmap)
    bold = style == "Bold"
    linked = style in ("Regular", "Italic", "Bold", "Bold Italic")
    names = dict(
        copyright=COPYRIGHT, familyName=family if linked else f"{family} {style}",
        styleName=style if linked else "Regular", uniqueFontIdentifier=f"1.000;{ps_name}",
        fullName=full or f"{family} {style}", version="Version 1.000", psName=ps_name,
        licenseDescription=LICENCE)
    if not linked:
        names |= dict(typographicFamily=family, typographicSubfamily=style)
    advances = {name: advance for name, (advance, _, _) in drawn.items()}
    if cff:
        programs = {}
        for name in drawn:
            outline = T2CharStringPen(advances[name], None)
            draw(outline, name, drawn)
            programs[name] = outline.getCharString()
        builder.setupCFF(ps_name, {"FullName": names["fullName"], "FamilyName": family,
                                   "Weight": style, "version": "1.000"}, programs, {})
        left = {name: program.calcBounds(None) for name, program in programs.items()}
        builder.setupHorizontalMetrics(
            {name: (advances[name], otRound(left[name][0]) if left[name] else 0)
             for name in drawn})
    else:
        builder.setupGlyf({name: truetype_glyph(c, p) for name, (_, c, p) in drawn.items()})
        glyf = builder.font["glyf"]
        builder.setupHorizontalMetrics(
            {name: (advances[name], getattr(glyf[name], "xMin", 0)) for name in drawn})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT, lineGap=0)
    if italic:
        builder.font["hhea"].caretSlopeRise = 1000
        builder.font["hhea"].caretSlopeRun = otRound(1000 * math.tan(math.radians(SLANT)))
    builder.setupNameTable(names, mac=False)
    selection = 0x80  # USE_TYPO_METRICS, which here are hhea's
    selection |= 0x01 if italic else 0
    selection |= 0x20 if bold else 0
    selection |= 0x40 if not (italic or bold) else 0
    builder.setupOS2(
        version=4, usWeightClass=weight, usWidthClass=5, fsType=0, achVendID="FXSC",
        fsSelection=selection, sTypoAscender=ASCENT, sTypoDescender=DESCENT, sTypoLineGap=0,
        usWinAscent=ASCENT, usWinDescent=-DESCENT, sCapHeight=CAP_HEIGHT,
        sxHeight=otRound(pen.x_height), yStrikeoutPosition=300, yStrikeoutSize=60,
        ySubscriptXSize=650, ySubscriptYSize=600, ySubscriptYOffset=75, ySuperscriptXSize=650,
        ySuperscriptYSize=600, ySuperscriptYOffset=350, usBreakChar=32)
    builder.setupPost(keepGlyphNames=False, italicAngle=-SLANT if italic else 0,
                      isFixedPitch=int(mono), underlinePosition=-120,
                      underlineThickness=otRound(pen.thickness * 0.7))
    font = builder.font
    font["OS/2"].recalcUnicodeRanges(font)
    font["OS/2"].recalcCodePageRanges(font)
    font["OS/2"].recalcAvgCharWidth(font)
    font["OS/2"].usFirstCharIndex, font["OS/2"].usLastCharIndex = min(cmap), max(cmap)
    head = font["head"]
    head.created = head.modified = DATE
    head.flags, head.lowestRecPPEM = 0x0003, 6
    head.macStyle = (1 if bold else 0) | (2 if italic else 0)
    font.recalcTimestamp = False
    if cff:
        font = reopened(font)
        cffsubr.subroutinize(font, keep_glyph_names=True)
    return font


def reopened(font):
    """The font as a reader sees it, with every derived value filled in."""
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer, recalcTimestamp=False)


def variable(family, ps_name, characters):
    """One axis, four named instances without PostScript names of their own."""
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(
        name="Weight", tag="wght", minimum=300, default=400, maximum=800))
    for weight in (300, 400, 800):
        font = reopened(make(family, "Regular", ps_name, 400, pen=pen_for(weight),
                             characters=characters))
        space.addSource(SourceDescriptor(font=font, location={"Weight": weight},
                                         familyName=family, name=str(weight)))
    styles = {300: "Light", 400: "Regular", 600: "SemiBold", 700: "Bold"}
    for weight, style in styles.items():
        space.addInstance(InstanceDescriptor(
            familyName=family, styleName=style, location={"Weight": weight}))
    font, _, _ = build_variable(space)
    font["name"].names = [n for n in font["name"].names if n.platformID == 3]
    values = [dict(value=w, name=s) for w, s in styles.items()]
    values[1] |= dict(flags=0x2, linkedValue=700)
    buildStatTable(font, [dict(tag="wght", name="Weight", values=values)], elidedFallbackName=2,
                   macNames=False)
    font["head"].modified = DATE
    font.recalcTimestamp = False
    return font


def bytes_of(font):
    buffer = io.BytesIO()
    if isinstance(font, TTCollection):
        font.save(buffer, shareTables=True)
    else:
        font.save(buffer, reorderTables=False)
    return buffer.getvalue()


def all_fonts():
    """File name to bytes."""
    sans, label, caption = "Nimbus Fixture", "Nimbus Label", "Nimbus Caption"
    compact = ASCII | GERMAN_AND_POLISH
    fonts = {
        "NimbusFixture-Regular.ttf": make(sans, "Regular", "NimbusFixture-Regular", 400),
        "NimbusFixture-Italic.ttf": make(
            sans, "Italic", "NimbusFixture-Italic", 400, italic=True),
        "NimbusFixture-SemiBold.ttf": make(sans, "SemiBold", "NimbusFixture-SemiBold", 600),
        "NimbusFixture-Bold.ttf": make(sans, "Bold", "NimbusFixture-Bold", 700),
        "NimbusFixtureDisplay-Regular.otf": make(
            "Nimbus Fixture Display", "Regular", "NimbusFixtureDisplay-Regular", 400,
            pen=Pen(thickness=58, contrast=0.82, stretch=0.94, x_height=480), cff=True),
        "NimbusFixtureVariable[wght].ttf": variable(
            "Nimbus Fixture Variable", "NimbusFixtureVariable-Regular", compact),
        # The faults of NimbusBroken. As with IBM Plex, the Regular's name has no "-Regular".
        "NimbusLabel-Regular.ttf": make(
            label, "Regular", "NimbusLabel", 400, characters=ASCII),
        "NimbusCaption-Regular.ttf": make(
            caption, "Regular", "NimbusCaption-Regular", 400, characters=ASCII),
        # A copy whose PostScript name was forgotten.
        "NimbusCaption-SemiBold.ttf": make(
            caption, "SemiBold", "NimbusCaption-Regular", 600, characters=ASCII),
    }
    collection = TTCollection()
    family = "Nimbus Fixture Mono"
    collection.fonts = [
        reopened(make(family, "Regular", "NimbusFixtureMono-Regular", 400, mono=True,
                      characters=compact)),
        reopened(make(family, "Bold", "NimbusFixtureMono-Bold", 700, mono=True,
                      characters=compact)),
    ]
    fonts["NimbusFixtureMono.ttc"] = collection
    return {name: bytes_of(font) for name, font in fonts.items()}


# A font that was never fetched: what Git leaves in its place where LFS is not installed.
LFS_POINTER = (
    "version https://git-lfs.github.com/spec/v1\n"
    "oid sha256:6f2c1f5d0c7a4c0d6d9b1f7f1be3a1d5c0b7f4c2e8a9d3b6574839201a2b3c4d\n"
    "size 14212\n").encode()

FAULTY = ("NimbusLabel-Regular.ttf", "NimbusCaption-Regular.ttf", "NimbusCaption-SemiBold.ttf")

XCODE_SAMPLES = (
    "XcodeClassic/App/Resources/Fonts/NimbusFixture-Regular.ttf",
    "XcodeClassic/App/Resources/Type/Display/NimbusFixtureDisplay-Regular.otf",
    "XcodeClassic/App/Resources/Type/NimbusFixture-Bold.ttf",
    "XcodeClassic/App/Widget/NimbusFixture-SemiBold.ttf",
    "XcodeClassic/Shared/NimbusLabel-Regular.ttf",
    "XcodeSynchronized/Lagoon/Fonts/NimbusFixture-Regular.ttf",
    "XcodeSynchronized/Lagoon/Type/NimbusFixture-Bold.ttf",
)


def outputs():
    """Every file that this builder owns, by its path below Fixtures/."""
    fonts = all_fonts()
    files = {f"Fonts/{name}": data for name, data in fonts.items()}
    for name, data in fonts.items():
        if name not in FAULTY:
            files[f"Projects/Nimbus/Nimbus/Resources/Fonts/{name}"] = data
    broken = "Projects/NimbusBroken/NimbusBroken/Resources/Fonts"
    for name in FAULTY + ("NimbusFixture-Regular.ttf", "NimbusFixture-Italic.ttf",
                          "NimbusFixture-SemiBold.ttf", "NimbusFixture-Bold.ttf"):
        files[f"{broken}/{name}"] = fonts[name]
    files[f"{broken}/NimbusFixtureDisplay-Regular.otf"] = LFS_POINTER
    for path in XCODE_SAMPLES:
        files[f"Projects/{path}"] = fonts[path.rsplit("/", 1)[1]]
    return files


def main(arguments):
    stale = []
    for name, data in outputs().items():
        path = FIXTURES / name
        if path.exists() and path.read_bytes() == data:
            continue
        stale.append(name)
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    for name in stale:
        print(("stale: " if "--check" in arguments else "wrote ") + name)
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
