"""Runs the tool on folders and compares what it says with other readers; see ../compare-faces."""

import argparse
import json
import logging
import os
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import detail_reader
import face_reader
import fontconfig_reader
from accepted import Accepted
from variants import make_variants

TOOL = Path(__file__).resolve().parent.parent.parent / ".build/release/fontscale"
# What FreeType and Fontconfig say differs with their versions, and is no fact about the font.
LEFT_OUT = {"aliases"}
# Files inspected at once: the tool's answers and everybody's characters are in memory together.
PORTION = 120
FONTTOOLS, FONTCONFIG, SELF = "fontTools", "fc-scan", "itself"


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


def read(job):
    """Everything that the independent readers say of one file; runs in a process of its own."""
    path, shown = job
    logging.disable(logging.CRITICAL)  # fontTools tells of every odd table
    try:
        faces, broken = face_reader.faces(path, shown)
    except Exception:
        faces, broken = [], True
    if not faces:
        return shown, faces, broken, {}, None
    try:
        return (shown, faces, broken, detail_reader.details(path), detail_reader.file_facts(path))
    except Exception as problem:
        return shown, faces, broken, {"error": repr(problem)}, None


class Comparison:
    """The comparison of one folder."""

    def __init__(self, root, tool, accepted):
        self.root, self.tool, self.accepted = root, tool, accepted
        self.files = self.faces = self.values = self.instances = 0
        self.containers = Counter()
        self.unexplained = []
        self.reasons = Counter()

    # -- Counting and judging

    def check(self, against, field, tool, other, face=None, facts=None, path="", same=None,
              agrees=lambda field: True):
        """Compares one value; `same` is given where they need not be equal."""
        self.values += 1
        if isinstance(other, detail_reader.Unread):
            same = False
        if tool == other if same is None else same:
            return
        values = {"tool": tool, "other": other, "face": face or {}, "facts": facts or {},
                  "path": path, "agrees": agrees, "fontconfig": fontconfig_reader}
        entry = self.accepted.entry(against, field, values)
        if entry:
            self.reasons[(against, entry.reason)] += 1
            return
        place = path
        if face:
            if face["container"] in ("collection", "dfont"):
                place += f"#{face['faceIndex']}"
            if face["instance"]:
                place += f"@{face['instance']['name']}"
        self.unexplained.append((f"{against}: {field}", f"{place}: {field}: tool {short(tool)}, "
                                 f"{against} {short(other)}"))

    def run(self, arguments, paths=None):
        """The tool's JSON; its exit status must be what the answer calls for."""
        run = subprocess.run([self.tool, *arguments, "--format", "json"], capture_output=True,
                             input=None if paths is None else
                             b"".join(os.fsencode(p) + b"\n" for p in paths))
        try:
            said = json.loads(run.stdout)
        except ValueError:
            self.check(SELF, "crash", run.returncode, run.stderr.decode(errors="replace")[-300:],
                       path=" ".join(arguments + list(paths or [])[:3]))
            return None
        self.check(SELF, "exit status", run.returncode, 66 if said["unreadable"] else 0,
                   path=" ".join(arguments))
        return said

    # -- The parts

    def survive(self):
        """Runs the tool on damaged files: it must end as it should, and agree with itself."""
        said = self.run(["list", self.root])
        files, _ = face_reader.font_files(self.root)
        self.files = len(files)
        by_path = {}
        for family in (said or {"families": []})["families"]:
            for face in family["faces"]:
                by_path.setdefault(face["path"], {})[key(face)] = face
                self.faces += 1
        for start in range(0, len(files), PORTION):
            seen = self.run(["inspect", "-"], [path for _, path in files[start:start + PORTION]])
            seen = {f["path"]: f for f in (seen or {"files": []})["files"]}
            for shown, path in files[start:start + PORTION]:
                if shown in by_path:
                    self.compare_inspected(shown, by_path[shown], seen.get(path, {"faces": []}), {},
                                           None, True)

    def compare(self):
        said = self.run(["list", self.root])
        if said is None:
            return
        files, broken = face_reader.font_files(self.root)
        listed = {f["path"] for family in said["families"] for f in family["faces"]}
        theirs = {key(f): f for family in said["families"] for f in family["faces"]}
        unreadable = {u["path"] for u in said["unreadable"]}
        everything, by_path = [], {}
        for k, face in theirs.items():
            by_path.setdefault(face["path"], {})[k] = face
        with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
            for start in range(0, len(files), PORTION):
                portion = files[start:start + PORTION]
                jobs = [(path, shown) for shown, path in portion]
                outcomes = list(pool.map(read, jobs, chunksize=8))
                paths = {shown: path for shown, path in portion}
                self.compare_portion(paths, outcomes, by_path, listed)
                for shown, faces, is_broken, _, _ in outcomes:
                    if faces is None:
                        # Only `fc-scan` reads it; order and families go by the tool's own word.
                        faces = list(by_path.get(shown, {}).values())
                        is_broken = shown in unreadable
                    everything += faces
                    if is_broken:
                        broken.add(shown)
                print(f"\r{min(start + PORTION, len(files))} of {len(files)} files",
                      end="", file=sys.stderr, flush=True)
        print("\r\033[K", end="", file=sys.stderr)
        for path in sorted(broken ^ unreadable):
            self.check(FONTTOOLS, "unreadable", path in unreadable, path in broken, path=path)
        self.files = len({f["path"] for f in theirs.values()})
        self.faces = len(theirs)
        self.instances = sum(1 for f in theirs.values() if f["instance"])
        self.containers = Counter(f"{f['container']}/{f['format']}" for f in theirs.values())
        self.compare_order(said, face_reader.families(everything))

    def compare_order(self, said, expected):
        self.check(FONTTOOLS, "order of families", [f["name"] for f in said["families"]],
                   [n for n, _ in expected], path=self.root)
        for family in said["families"]:
            wanted = next((fs for n, fs in expected if n == family["name"]), [])
            a, b = [key(f) for f in family["faces"]], [key(f) for f in wanted]
            if sorted(a, key=repr) == sorted(b, key=repr):
                self.check(FONTTOOLS, "order of faces", a, b, path=str(family["name"]))

    def compare_portion(self, paths, outcomes, by_path, listed):
        named = {paths[shown]: shown for shown, *_ in outcomes if shown in listed}
        inspected, scanned = {}, {}
        if named:
            said = self.run(["inspect", "-"], named)
            if said:
                inspected = {f["path"]: f for f in said["files"]}
        interesting = [paths[shown] for shown, faces, *_ in outcomes
                       if shown in listed or faces is None or faces]
        if interesting:
            scanned = fontconfig_reader.patterns(interesting)
        for shown, faces, _, details, file in outcomes:
            path = paths[shown]
            self.accepted.meet(shown)
            own = by_path.get(shown, {})
            if faces is None and not own:
                self.check(FONTCONFIG, "face", None, "a font" if path in scanned else None,
                           path=shown)
            if faces is not None:
                self.compare_faces(shown, own, {key(f): f for f in faces}, details)
            seen = inspected.get(path)
            if own and seen is None:
                self.check(SELF, "inspect", None, "a face in list", path=shown)
            if seen:
                self.compare_inspected(shown, own, seen, details, file, faces is None)
            if own:
                self.compare_fontconfig(shown, own, seen, scanned.get(path, {}), details,
                                        {key(f): f for f in faces or []})

    def compare_faces(self, shown, theirs, ours, details):
        """`list` with face_reader."""
        for k in sorted(theirs.keys() | ours.keys(), key=repr):
            face = ours.get(k) or theirs.get(k)
            facts = details.get(k[1], {}).get("facts", {})
            if k not in ours or k not in theirs:
                self.check(FONTTOOLS, "face", k in theirs, k in ours, face, facts, shown)
                continue
            mine = dict(flat(ours[k]))
            other = dict(flat({f: v for f, v in theirs[k].items() if f not in LEFT_OUT}))
            for field in sorted(mine.keys() | other.keys()):
                same = field in mine and field in other and agree(field, mine, other)
                self.check(FONTTOOLS, field, other.get(field), mine.get(field), face, facts, shown,
                           same)

    def compare_inspected(self, shown, theirs, seen, details, file, only_fontconfig):
        """`inspect` with `list` and with detail_reader."""
        if file:
            for field, value in file.items():
                self.check(FONTTOOLS, field, seen[field], value, path=shown)
        faces = {}
        for face in seen["faces"]:
            face = face | {"path": shown}
            faces[key(face)] = face
        self.check(SELF, "faces of inspect", sorted(faces, key=repr), sorted(theirs, key=repr),
                   path=shown)
        done = set()
        for k in faces.keys() & theirs.keys():
            face, listed = faces[k], theirs[k]
            for field, value in listed.items():
                if field not in LEFT_OUT:
                    self.check(SELF, field, face[field], value, listed, path=shown)
            stated = details.get(face["faceIndex"])
            if stated is None:
                if not only_fontconfig and face["format"] != "type1":
                    self.check(FONTTOOLS, "details", "some", None, listed, path=shown)
                continue
            facts = stated["facts"]
            instance = face["instance"]
            locations = stated["verticalMetrics"]
            metrics = locations.get(instance and instance["index"], locations[None])
            self.check(FONTTOOLS, "verticalMetrics", vertical(face["verticalMetrics"]), metrics,
                       listed, facts, shown)
            # The rest is the same for all instances.
            if face["faceIndex"] in done:
                continue
            done.add(face["faceIndex"])
            for field, tool in inspected_values(face).items():
                self.check(FONTTOOLS, field, tool, stated[field], listed, facts, shown)
            covered = face["coverage"]
            other = stated["coverage"]
            points = frozenset(fontconfig_reader.ranges(
                " ".join(covered["ranges"]).replace("U+", "")))
            if isinstance(other, detail_reader.Unread):
                other = (other, other, other)
            for field, tool, value in (("coverage.encoding", covered["encoding"], other[0]),
                                       ("coverage.ranges", points, other[1]),
                                       ("coverage.blocks", block_counts(covered),
                                        detail_reader.blocks(other[1])),
                                       ("coverage.variationSequences",
                                        covered["variationSequences"], other[2])):
                self.check(FONTTOOLS, field, tool, value, listed, facts, shown)
            self.check(SELF, "coverage.characters", covered["characters"], len(points), listed,
                       facts, shown)

    def compare_fontconfig(self, shown, theirs, seen, patterns, details, ours):
        """`list` and `inspect` with `fc-scan`."""
        inspected = {}
        for face in seen["faces"] if seen else []:
            inspected[key(face | {"path": shown})] = face
        used = set()
        compared = set()
        for k, face in theirs.items():
            instance = face["instance"]
            # Fontconfig has no instance where the default is: there it is the face itself.
            place = (face["faceIndex"],
                     None if instance is None or instance["isDefault"] else instance["index"])
            facts = details.get(face["faceIndex"], {}).get("facts", {})
            pattern = patterns.get(place)
            if pattern is None:
                self.check(FONTCONFIG, "face", True, False, face, facts, shown)
                continue
            used.add(place)

            def agrees(field, k=k, face=face):
                mine = ours.get(k)
                return mine is not None and dict(flat(mine))[field] == dict(flat(face))[field]

            def check(field, tool, other, same=None, face=face, facts=facts, agrees=agrees,
                      pattern=pattern):
                self.check(FONTCONFIG, field, tool, other, face, facts | {"pattern": pattern}
                           if isinstance(facts, dict) else {"pattern": pattern}, shown, same, agrees)

            for field, list_name in (("family", "family"), ("style", "style"),
                                     ("fullName", "fullname")):
                other = pattern[list_name]
                check(field, face[field], other,
                      face[field] in other if face[field] is not None else not other)
            check("postScriptName", face["postScriptName"], pattern["postscriptname"] or None)
            weight = None if face["weight"] is None else fontconfig_reader.weight(face["weight"])
            check("weight", weight, pattern["weight"], weight is not None
                  and pattern["weight"] is not None and abs(weight - pattern["weight"]) < 0.51)
            width = face["width"]
            check("width", fontconfig_reader.WIDTHS[width - 1] if width and 1 <= width <= 9 else
                  None, pattern["width"])
            check("italic", face["italic"], bool(pattern["slant"]))
            # 90 is two widths, 100 one, 110 one cell.
            check("monospaced", face["monospaced"], (pattern["spacing"] or 0) >= 100)
            # What bitmaps in an sfnt are wrapped in is TrueType to Fontconfig.
            check("format", {"truetype": "TrueType", "cff": "CFF", "cff2": "CFF",
                             "type1": "Type 1"}.get(face["format"], {"pcf": "PCF", "bdf": "BDF"}.get(
                                 face["container"], "TrueType")), pattern["fontformat"])
            check("outlines", face["format"] not in ("bitmap", "none"), pattern["outline"])
            whole = (place[0], fontconfig_reader.VARIABLE)
            used.add(whole)
            check("variable", face["variable"], whole in patterns)
            full = inspected.get(k)
            if full is None or (place[0] in compared):
                continue
            compared.add(place[0])
            points = frozenset(fontconfig_reader.ranges(
                " ".join(full["coverage"]["ranges"]).replace("U+", "")))
            check("coverage", points, frozenset(pattern["charset"]))
            check("languages", sorted(full["languages"]["complete"]), sorted(pattern["lang"]))
            check("scripts", sorted(s["tag"].strip() for s in full["scripts"]),
                  sorted({c.removeprefix("otlayout:") for c in pattern["capability"].split()
                          if c.startswith("otlayout:")}))
            check("colour", bool(full["colour"]["kinds"]), pattern["color"])
            check("symbol", full["coverage"]["encoding"] == "symbol", pattern["symbol"])
            # `unknown` is Fontconfig's word for none; it keeps the spaces that fill the field.
            foundry = pattern["foundry"].rstrip(" ")
            check("vendor", full["licence"]["vendor"],
                  None if foundry in ("", "unknown") else foundry)
        for place in sorted(patterns.keys() - used, key=repr):
            self.check(FONTCONFIG, "face", False, True, None, None, f"{shown}#{place}")

    def report(self, show):
        kinds = Counter(kind for kind, _ in self.unexplained)
        shown = Counter()
        for kind, text in self.unexplained:
            shown[kind] += 1
            if shown[kind] <= show:
                print(text)
            elif shown[kind] == show + 1:
                print(f"… {kinds[kind] - show} more of {kind}")
        formats = ", ".join(f"{n} {kind}" for kind, n in self.containers.most_common())
        print(f"{self.root}: {self.faces} faces ({self.instances} of them instances) in "
              f"{self.files} files, {self.values} values compared\n  {formats}")
        for (against, reason), count in self.reasons.most_common():
            print(f"  accepted {count} x {against}: {reason}")
        for kind, count in kinds.most_common():
            print(f"  UNEXPLAINED {count} x {kind}")
        if not kinds:
            print("  no unexplained disagreement")


def short(value):
    if isinstance(value, (set, frozenset)):
        value = sorted(value)
        text = " ".join(f"{c:04X}" for c in value[:12])
        return f"{len(value)} characters ({text} …)"
    text = repr(value)
    return text if len(text) < 300 else text[:300] + " …"


def block_counts(coverage):
    return {b["name"]: (b["characters"], b["assigned"]) for b in coverage["blocks"]}


def vertical(metrics):
    def three(name):
        values = metrics[name]
        return values and (values["ascender"], values["descender"], values["lineGap"])
    return {"hhea": three("hhea"), "typo": three("typo"), "win": three("win"),
            "useTypoMetrics": metrics["useTypoMetrics"]}


def inspected_values(face):
    """What `inspect` says beyond the face, in the form of detail_reader.details."""
    stat, colour = face["styleAttributes"], face["colour"]
    fields = ("fontProgram", "controlValueProgram", "controlValues")
    gasp = face["hinting"]["gasp"]
    return {
        "names": sorted(((n["platformID"], n["encodingID"], n["languageID"], n["nameID"],
                          n["value"] or None) for n in face["names"]), key=repr),
        "tables": sorted((t["tag"], t["length"]) for t in face["tables"]),
        "axes": [{k: a[k] for k in ("tag", "minimum", "default", "maximum", "isHidden", "name")}
                 for a in face["axes"]],
        "features": {f["tag"]: f["tables"] for f in face["features"]},
        "scripts": {s["tag"]: (sorted(s["languages"]), s["tables"]) for s in face["scripts"]},
        "styleAttributes": stat and {
            "axes": [(a["tag"], a["name"], a["ordering"]) for a in stat["axes"]],
            "values": [(v["name"], v["isElidable"], sorted(v["coordinates"].items()),
                        v["range"] and (v["range"]["minimum"], v["range"]["maximum"]),
                        v["linkedValue"]) for v in stat["values"]],
            "elidedFallbackName": stat["elidedFallbackName"]},
        "colour": {
            "layeredGlyphs": colour["layeredGlyphs"], "paintedGlyphs": colour["paintedGlyphs"],
            "palettes": colour["palettes"] and [p["colors"] for p in colour["palettes"]],
            "sbix": colour["sbix"], "cbdt": colour["cbdt"],
            "svg": colour["svg"] and (colour["svg"]["documents"], colour["svg"]["glyphs"])},
        "hinting": {f: face["hinting"][f] for f in fields} | {
            "gasp": gasp and [(r["through"], r["gridfits"], r["smooths"]) for r in gasp]},
        "licence": {f: face["licence"][f] for f in (
            "copyright", "version", "trademark", "manufacturer", "designer", "description", "url",
            "vendor")},
        "fsType": face["embedding"] and face["embedding"]["fsType"],
    }


def main():
    parser = argparse.ArgumentParser(description="compare the tool's faces with other readers'")
    parser.add_argument("--tool", default=str(TOOL), help="the tool (default: the release build)")
    parser.add_argument("--show", type=int, default=10, help="disagreements to print of each field")
    parser.add_argument("--variants", type=int, default=0, metavar="N",
                        help="also make variants of N of each folder's fonts, and compare them")
    parser.add_argument("--unused", action="store_true",
                        help="print the accepted disagreements that did not occur")
    parser.add_argument("--keep", metavar="FOLDER", help="where to leave the variants")
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()
    accepted = Accepted()
    logging.disable(logging.CRITICAL)  # fontTools tells of every odd table
    agreed = True

    def compare(folder, how=Comparison.compare):
        comparison = Comparison(folder, options.tool, accepted)
        how(comparison)
        comparison.report(options.show)
        return not comparison.unexplained

    for folder in options.folders:
        agreed = compare(folder) and agreed
        if options.variants:
            with tempfile.TemporaryDirectory() as made:
                made = options.keep or made
                files, _ = face_reader.font_files(folder)
                variants, damaged = os.path.join(made, "variants"), os.path.join(made, "damaged")
                make_variants([path for _, path in files], variants, damaged, options.variants)
                agreed = compare(variants) and agreed
                agreed = compare(damaged, Comparison.survive) and agreed
    for entry in accepted.stale():
        print(f"accepted.toml: no longer applies to {entry.file}: {entry.reason}")
        agreed = False
    unused = accepted.unused()
    if unused and not options.unused:
        print(f"{len(unused)} entries of accepted.toml explain nothing here; --unused prints them")
    for entry in unused if options.unused else []:
        print(f"accepted.toml: explains nothing here: {entry.against}: {entry.reason}")
    return 0 if agreed else 1


if __name__ == "__main__":
    sys.exit(main())
