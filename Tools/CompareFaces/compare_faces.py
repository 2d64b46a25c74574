"""Runs the tool on folders and compares what it says with face_reader; see ../compare-faces."""

import argparse
import json
import logging
import subprocess
import sys
from collections import Counter
from pathlib import Path

import face_reader

TOOL = Path(__file__).resolve().parent.parent.parent / ".build/release/fontscale"
# What FreeType and Fontconfig say differs with their versions, and is no fact about the font.
LEFT_OUT = {"aliases"}


def key(face):
    instance = face["instance"]
    return (face["path"], face["faceIndex"], instance and instance["index"], instance is not None)


def flat(value, prefix=""):
    for field, inner in value.items():
        if isinstance(inner, dict) and field != "coordinates":
            yield from flat(inner, f"{prefix}{field}.")
        else:
            yield prefix + field, inner


def agree(field, mine, other):
    a, b = mine[field], other[field]
    if mine.get(field + "Source") == "outline" and other.get(field + "Source") == "outline":
        # The top of a curve need not lie on a whole unit; FreeType gives the nearest.
        return abs(a - b) < 1
    return a == b


def compare(root, tool, show):
    run = subprocess.run([tool, "list", "--format", "json", root], capture_output=True)
    if run.returncode not in (0, 66):
        sys.exit(f"{tool} ended with {run.returncode}: {run.stderr.decode(errors='replace')}")
    said = json.loads(run.stdout)
    expected, unreadable = face_reader.families(root)
    differences, kinds = [], Counter()

    def differ(kind, text):
        kinds[kind] += 1
        differences.append((kind, text))

    theirs = {key(f): f for family in said["families"] for f in family["faces"]}
    ours = {key(f): f for _, fs in expected for f in fs}
    for k in sorted(theirs.keys() | ours.keys(), key=repr):
        if k not in ours:
            differ("face", f"only the tool has {k}: {theirs[k]['postScriptName']}")
        elif k not in theirs:
            differ("face", f"the tool lacks {k}: {ours[k]['postScriptName']}")
        else:
            mine = dict(flat(ours[k]))
            other = dict(flat({f: v for f, v in theirs[k].items() if f not in LEFT_OUT}))
            for field in sorted(mine):
                if field not in other:
                    differ(field, f"{k}: the tool does not print {field}")
                elif not agree(field, mine, other):
                    differ(field, f"{k}: {field}: tool {other[field]!r}, reader {mine[field]!r}")
    names = [f["name"] for f in said["families"]]
    if names != [n for n, _ in expected]:
        differ("order of families", f"{names} / {[n for n, _ in expected]}")
    for family in said["families"]:
        wanted = next((fs for n, fs in expected if n == family["name"]), [])
        a, b = [key(f) for f in family["faces"]], [key(f) for f in wanted]
        if a != b and sorted(a, key=repr) == sorted(b, key=repr):
            at = next(i for i, (x, y) in enumerate(zip(a, b)) if x != y)
            differ("order of faces", f"{family['name']}: at {at}: tool {a[at]}, reader {b[at]}")
    mine, other = unreadable, {u["path"] for u in said["unreadable"]}
    for path in sorted(mine ^ other):
        differ("unreadable", f"{path}: {'only the tool' if path in other else 'only the reader'}")
    for kind, text in differences[:show]:
        print(text)
    if len(differences) > show:
        print(f"… and {len(differences) - show} more")
    fields = sum(len(list(flat(f))) for f in ours.values())
    print(f"{root}: {len(ours)} faces in {len(expected)} families, {fields} values, "
          f"{len(unreadable)} unreadable files; {len(differences)} disagreements"
          + "".join(f"\n  {n} x {kind}" for kind, n in kinds.most_common()))
    return not differences


def main():
    parser = argparse.ArgumentParser(description="compare the tool's faces with another reader's")
    parser.add_argument("--tool", default=str(TOOL), help="the tool (default: the release build)")
    parser.add_argument("--show", type=int, default=100, help="disagreements to print")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)  # fontTools tells of every odd table
    results = [compare(folder, options.tool, options.show) for folder in options.folders]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
