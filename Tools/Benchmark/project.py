"""Makes an app project of many Swift files, and measures `fontscale verify` on it beside `grep -rE`.

The files are of the kinds that real projects have: models, views and helpers, with comments, strings and
braces. A quarter of them sets fonts of the system or of the project's own helpers, some thirtieth names
fonts. The choice is the same every time.
"""

import argparse
import os
import pathlib
import random
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


def run(command, expected):
    """One run: seconds that passed, seconds of the processors, and megabytes at the peak."""
    start = time.perf_counter()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in expected:
        sys.exit(f"{command[0]} ended with {child.returncode}")
    # Linux counts in kilobytes, macOS in bytes.
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit


def median(runs):
    return [sorted(column)[len(column) // 2] for column in zip(*runs)]


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
    folder = str(options.folder)
    commands = [
        ("grep -rE", ["grep", "-rE", PATTERN, folder], {0}),
        (
            f"verify --jobs {options.jobs}",
            [options.tool, "verify", folder, "--jobs", str(options.jobs), "--format", "json"],
            {0, 1},
        ),
    ]
    # The first run of each warms the page cache; then they take turns, so that both meet the same load.
    results = [[] for _ in commands]
    for number in range(options.runs + 1):
        for (_, command, expected), runs in zip(commands, results):
            result = run(command, expected)
            if number > 0:
                runs.append(result)
    print(f"{'median of ' + str(options.runs):<16} {'seconds':>8} {'CPU':>8} {'peak':>8}")
    for (title, _, _), runs in zip(commands, results):
        seconds, processor, megabytes = median(runs)
        print(f"{title:<16} {seconds:8.3f} {processor:8.3f} {megabytes:5.0f} MB")
    grep, verify = (median(runs) for runs in results)
    print(f"{'ratio':<16} {verify[0] / grep[0]:8.2f} {verify[1] / grep[1]:8.2f}")


if __name__ == "__main__":
    main()
