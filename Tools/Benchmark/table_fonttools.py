"""One face's 132-cell size table as CSV, by fontTools: what bench_table.py compares with.

Takes the grid from Fixtures/DynamicType/ios.csv and the metrics from the font's own tables.
"""

import csv
import math
import pathlib
import sys

from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEASURED = {
    ("title1", "xLarge"): 36, ("title1", "xxLarge"): 38, ("title1", "accessibility4"): 61,
    ("headline", "accessibility4"): 51, ("subheadline", "xxxLarge"): 26,
    ("subheadline", "accessibility2"): 36, ("caption1", "accessibility1"): 27,
    ("caption2", "accessibility2"): 29,
}


def main(path: str) -> None:
    with open(ROOT / "Fixtures/DynamicType/ios.csv", encoding="utf-8") as file:
        cells = list(csv.DictReader(line for line in file if not line.startswith("#")))
    large = {cell["style"]: cell for cell in cells if cell["category"] == "large"}
    font = TTFont(path, fontNumber=0, lazy=True)
    em, hhea, os2 = font["head"].unitsPerEm, font["hhea"], font["OS/2"]
    units = {
        "lineHeight": hhea.ascent - hhea.descent, "ascender": hhea.ascent,
        "descender": hhea.descent, "leading": hhea.lineGap,
        "lineSpacing": hhea.ascent - hhea.descent + hhea.lineGap,
        "capHeight": getattr(os2, "sCapHeight", 0), "xHeight": getattr(os2, "sxHeight", 0),
        "averageAdvance": os2.xAvgCharWidth,
    }
    output = csv.writer(sys.stdout)
    output.writerow(["style", "category", "size", "ratio", *units])
    for cell in cells:
        base = large[cell["style"]]
        leading = MEASURED.get((cell["style"], cell["category"]), int(cell["leading"]))
        size = math.floor(int(base["size"]) * leading / int(base["leading"]) + 0.5)
        output.writerow(
            [cell["style"], cell["category"], size, leading / int(base["leading"])]
            + [value * size / em for value in units.values()])


if len(sys.argv) > 1:
    main(sys.argv[1])
