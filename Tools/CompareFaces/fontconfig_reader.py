"""Asks `fc-scan` what it makes of font files."""

import os
import subprocess
import tempfile

# Between files, patterns, values and fields; none stands in a name.
END, VALUE, FIELD = "\x1d", "\x1e", "\x1f"
LISTS = ["family", "style", "fullname"]
SINGLES = ["postscriptname", "index", "weight", "slant", "width", "spacing", "variable", "outline",
           "scalable", "color", "symbol", "fontformat", "foundry", "capability", "fonthashint",
           "charset", "lang"]
FORMAT = (FIELD.join(["%{file}"] + [f"%{{[]{f}{{%{{{f}}}{VALUE}}}}}" for f in LISTS]
                     + [f"%{{{f}}}" for f in SINGLES]) + END)

VARIABLE = "variable"

# Fontconfig's weights by OpenType's, and linear between (fontconfig `src/fcweight.c`).
WEIGHTS = [(0, 0), (100, 0), (200, 40), (300, 50), (350, 55), (380, 75), (400, 80), (500, 100),
           (600, 180), (700, 200), (800, 205), (900, 210), (1000, 215)]
# Widths by usWidthClass 1…9 (fontconfig `src/fcfreetype.c`).
WIDTHS = [50, 63, 75, 87, 100, 113, 125, 150, 200]


def weight(opentype):
    """Fontconfig's weight for a weight class or a `wght` coordinate."""
    opentype = min(opentype, 1000)
    for (x0, y0), (x1, y1) in zip(WEIGHTS, WEIGHTS[1:]):
        if opentype <= x1:
            return y0 + (y1 - y0) * (opentype - x0) / (x1 - x0)
    return None


def number(text):
    """A number, a range as a pair, or None."""
    if not text:
        return None
    if text.startswith("["):
        low, high = text.strip("[]").split(" ")
        return (float(low), float(high))
    value = float(text)
    return int(value) if value == int(value) else value


def ranges(text):
    """`20-7e a0` as {0x20, …}."""
    points = set()
    for part in text.split():
        first, _, last = part.partition("-")
        points.update(range(int(first, 16), int(last or first, 16) + 1))
    return points


def patterns(paths):
    """{path: {(face index, instance): pattern}}.

    A pattern has the fields above. Instances are counted from 0 as in `fvar`; None stands for the face
    itself, VARIABLE for the whole of a variable font, whatever its location.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".conf") as configuration:
        # What the machine's configuration does to fonts that it knows is no word on the font.
        configuration.write("<fontconfig/>")
        configuration.flush()
        run = subprocess.run(["fc-scan", "--format", FORMAT, *paths], capture_output=True,
                             env=os.environ | {"FONTCONFIG_FILE": configuration.name})
    result, sets = {}, {}
    for line in run.stdout.split(END.encode())[:-1]:
        fields = line.split(FIELD.encode())
        path = os.fsdecode(fields[0])
        text = [f.decode("utf-8", "replace") for f in fields[1:]]
        pattern = dict(zip(LISTS + SINGLES, text))
        for name in LISTS:
            pattern[name] = pattern[name].split(VALUE)[:-1]
        for name in ("index", "weight", "slant", "width", "spacing"):
            pattern[name] = number(pattern[name])
        for name in ("variable", "outline", "scalable", "color", "symbol", "fonthashint"):
            pattern[name] = pattern[name] == "True"
        pattern["lang"] = pattern["lang"].split("|") if pattern["lang"] else []
        # Instances share their characters.
        spelled = pattern["charset"]
        pattern["charset"] = sets[spelled] = sets.get(spelled) or ranges(spelled)
        if pattern["index"] is None:
            continue
        instance = pattern["index"] >> 16
        place = (pattern["index"] & 0xFFFF, VARIABLE if pattern["variable"] else
                 instance - 1 if instance else None)
        result.setdefault(path, {})[place] = pattern
    return result
