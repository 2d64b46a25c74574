"""Times one table of 132 cells: the tool beside fontTools, each less its own start."""

import argparse
import pathlib
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def median(command: list[str], runs: int) -> float:
    """Milliseconds of wall time."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "font", nargs="?", default=str(ROOT / "Fixtures/Fonts/NimbusFixture-Regular.ttf"))
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--tool", default=str(ROOT / ".build/release/fontscale"))
    options = parser.parse_args()
    script = str(HERE / "table_fonttools.py")
    rows = [
        ("fontscale table --format csv", [options.tool, "--version"],
         [options.tool, "table", "-q", "--format", "csv", options.font]),
        ("fontscale table --format json", [options.tool, "--version"],
         [options.tool, "table", "-q", "--format", "json", options.font]),
        ("fontTools", [sys.executable, script], [sys.executable, script, options.font]),
    ]
    print(f"{'':32}{'start':>9}{'table':>9}   milliseconds, median of {options.runs}")
    for name, start, table in rows:
        begin = median(start, options.runs)
        print(f"{name:32}{begin:9.2f}{max(0, median(table, options.runs) - begin):9.2f}")


main()
