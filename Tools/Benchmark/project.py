"""Makes an app project of many Swift files, and measures `fontscale verify` on it beside `grep -rE`.

The files are of the kinds that real projects have: models, views and helpers, with comments, strings and
braces. A quarter of them sets fonts of the system or of the project's own helpers, some thirtieth names
fonts. The choice is the same every time.
"""

import argparse
import pathlib
import random
import resource
import subprocess
import sys
import time

STYLES = ["body", "headline", "caption", "title2", "footnote", "callout"]
FACES = ["Lato-Regular", "Lato-Bold", "Lato-Light", "Lato-Black", "Lato-Italic"]
PATTERN = r"UIFont\(name:|Font\.custom\(|\.custom\(|UIFontDescriptor\("
WORDS = (
    "account address amount archive avatar badge balance banner button cache calendar channel client "
    "collection comment contact content controller conversation country customer date delivery detail "
    "device document download draft event feature filter folder format gallery group history image "
    "index invoice item language layout list location manager member message model network note offer "
    "option order page payment person photo place player policy post price product profile project "
    "question rating receipt record region report request result review route schedule search section "
    "selection service session setting shipment source state store summary task theme thread ticket "
    "token topic transfer update upload user value video visit wallet weather window"
).split()


def name(rng, count=2):
    first, *rest = (rng.choice(WORDS) for _ in range(count))
    return first + "".join(word.capitalize() for word in rest)


def model(rng):
    lines = ["/// What the server says about it.", f"struct {name(rng).capitalize()}: Codable, Equatable {{"]
    for _ in range(rng.randint(4, 9)):
        lines.append(f"  let {name(rng)}: {rng.choice(['String', 'Int', 'Date?', '[String]', 'URL'])}")
    lines.append("  enum CodingKeys: String, CodingKey {")
    for _ in range(rng.randint(3, 6)):
        lines.append(f'    case {name(rng)} = "{rng.choice(WORDS)}_{rng.choice(WORDS)}"')
    return lines + ["  }", "}", ""]


def function(rng):
    lines = [
        f"  // The {rng.choice(WORDS)} comes first, since the {rng.choice(WORDS)} depends on it.",
        f"  func {name(rng)}(_ {rng.choice(WORDS)}: Int, with {rng.choice(WORDS)}: String) -> Bool {{",
        f'    guard {rng.choice(WORDS)}.count > {rng.randint(0, 9)} else {{ return false }}',
    ]
    for _ in range(rng.randint(3, 8)):
        lines.append(f'    let {name(rng)} = {name(rng)}.{name(rng)}(for: {rng.choice(WORDS)}, key: "{name(rng)}")')
    lines.append(f'    print("\\({rng.choice(WORDS)}) of \\({rng.choice(WORDS)}.count)")')
    return lines + ["    return true", "  }", ""]


def view(rng, mentions, names):
    lines = [f"struct {name(rng).capitalize()}View: View {{", "  var body: some View {", "    VStack {"]
    for _ in range(rng.randint(3, 7)):
        lines.append(f'      Text("{rng.choice(WORDS)}.{rng.choice(WORDS)}")')
        if names and rng.random() < 0.5:
            lines.append(f'        .font(.custom("{rng.choice(FACES)}", size: {rng.randint(11, 34)}))')
        elif mentions:
            lines.append(f"        .font(.{rng.choice(STYLES)})")
        lines.append(f"        .padding(.{rng.choice(['top', 'leading', 'horizontal'])}, {rng.randint(2, 24)})")
    return lines + ["    }", "  }", "}", ""]


def label(rng, names):
    face = f'UIFont(name: "{rng.choice(FACES)}", size: {rng.randint(11, 34)})'
    system = f"UIFont.preferredFont(forTextStyle: .{rng.choice(STYLES)})"
    return [f"  {rng.choice(WORDS)}Label.font = {face if names else system}"]


def write(root, count, size, seed=7):
    rng = random.Random(seed)
    mean = size // count
    for number in range(count):
        kind = rng.random()
        mentions, names = kind < 0.25, kind < 0.03
        lines = ["import Foundation", "import SwiftUI", ""]
        wanted = max(400, int(rng.gauss(mean, mean / 3)))
        length = 0
        while length < wanted:
            piece = rng.choice([model, function, function, function, view])
            if piece is view:
                part = view(rng, mentions, names)
            else:
                part = piece(rng)
            if mentions and rng.random() < 0.1:
                part += label(rng, names)
            lines += part
            length += sum(len(line) + 1 for line in part)
        folder = root / f"Module{number // 400}" / f"Part{number % 400 // 40}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"File{number}.swift").write_text("\n".join(lines), encoding="utf-8")


def timed(command, runs, expected):
    times, memory = [], 0
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        start = time.perf_counter()
        status = subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode
        times.append(time.perf_counter() - start)
        memory = max(memory, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        if status not in expected:
            sys.exit(f"{command[0]} ended with {status}")
        del before
    return sorted(times)[len(times) // 2], memory / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="where the project is, or is made")
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--megabytes", type=int, default=150)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tool", default=".build/release/fontscale")
    options = parser.parse_args()
    if not options.folder.exists():
        write(options.folder, options.files, options.megabytes << 20)
    verify = [options.tool, "verify", str(options.folder), "--jobs", str(options.jobs), "--format", "json"]
    grep = ["grep", "-rE", PATTERN, str(options.folder)]
    # The first run of each warms the page cache.
    timed(grep, 1, {0}), timed(verify, 1, {0, 1})
    grep_time, grep_memory = timed(grep, options.runs, {0})
    # Peak memory of children only grows, so that the smaller program goes first.
    verify_time, verify_memory = timed(verify, options.runs, {0, 1})
    print(f"grep -rE            {grep_time:6.3f} s  {grep_memory:6.0f} MB")
    print(f"verify --jobs {options.jobs}     {verify_time:6.3f} s  {verify_memory:6.0f} MB")
    print(f"ratio               {verify_time / grep_time:6.2f}")


if __name__ == "__main__":
    main()
