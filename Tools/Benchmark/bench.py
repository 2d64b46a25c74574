"""Files per second, memory and bytes read of `fontscale list`, beside fc-scan; see ../bench.

The programs take turns, so that a busy moment of the machine hits all of them. Times are of a warm
page cache. What is read is measured in runs of their own, for which the font files are dropped from
the page cache first (Linux only).
"""

import argparse
import filecmp
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent.parent / ".build/release/fontscale"
MEGABYTE = 1_000_000
# ru_maxrss is in kilobytes on Linux and in bytes on macOS.
RSS_UNIT = 1 if sys.platform == "darwin" else 1024

EXPLANATION = """\
files/s   fonts that the folder holds, per second of elapsed time (median of the runs; warm cache)
seconds   that elapsed (median), and CPU: user and system time together
memory    peak resident set, with the pages of mapped files that are in it; no value can be below
          {floor:.1f} MB, which is this script's own, so {floor:.1f} means "at most"
cold      seconds that elapse when no font is in the page cache; the columns after it belong to it
read()    bytes that system calls copied (`rchar`); the pages of a mapped file do not count
disk      bytes that storage delivered (`read_bytes`): whatever the program touched, and what the
          kernel read ahead of that, which can be most of it (/sys/block/*/queue/read_ahead_kb)
faults    page faults: those that waited for storage, and those that did not

facenames (Tools/Benchmark/facenames.c, -O2) maps each font, opens its faces with FreeType and prints
their names: the least that a program does, beside which `list` also finds the files, chooses among
names, measures heights, asks Fontconfig for aliases where they belong, sorts, and writes JSON.
otfinfo -i prints the names of the fonts that it can open, one process for all.
fc-scan does more per font (it reads all characters, to tell the languages covered), prints one line
per face here, and is given the fonts by name; list finds them in the folder and passes the others
over. Ratios are meant to show a trend from version to version, not which program is better."""


def run(command, output, source=os.devnull):
    """(seconds, CPU seconds, peak bytes, (read, from disk, major, minor), exit status)."""
    started = time.perf_counter()
    with open(output, "wb") as out, open(os.devnull, "wb") as null, open(source, "rb") as given:
        actions = [(os.POSIX_SPAWN_DUP2, given.fileno(), 0),
                   (os.POSIX_SPAWN_DUP2, out.fileno(), 1), (os.POSIX_SPAWN_DUP2, null.fileno(), 2)]
        child = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
    counters = (None, None)
    if sys.platform == "linux":
        # The counters of a process can still be read between its end and its burial.
        os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)
        try:
            lines = Path(f"/proc/{child}/io").read_text().split("\n")
            io = dict(line.split(": ") for line in lines if line)
            counters = (int(io["rchar"]), int(io["read_bytes"]))
        except (OSError, KeyError, ValueError):
            pass
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - started
    return (seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * RSS_UNIT,
            (*counters, usage.ru_majflt, usage.ru_minflt), os.waitstatus_to_exitcode(status))


def forget(paths):
    """Drops files from the page cache, as far as the kernel likes to."""
    for path in paths:
        try:
            file = os.open(path, os.O_RDONLY)
        except OSError:
            continue
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(file)


def median(values):
    values = sorted(values)
    middle = len(values) // 2
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


def megabytes(value):
    return "-" if value is None else f"{value / MEGABYTE:.1f} MB"


def main():
    parser = argparse.ArgumentParser(prog="bench", description="measure `fontscale list`")
    default = "/Library/Fonts" if sys.platform == "darwin" else "/usr/share/fonts"
    parser.add_argument("folder", nargs="?", default=default)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--tool", default=str(TOOL))
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs must be at least 1")
    if not os.path.isdir(options.folder):
        parser.error(f"{options.folder} is no folder")

    work = tempfile.mkdtemp(prefix="fontscale-bench.")
    try:
        measure(options, work)
    finally:
        shutil.rmtree(work)


def understood(output, folder, work):
    """(font files, number of faces, number of unreadable fonts) of what the tool printed.

    Read in a process of its own: a child's peak memory counts from its parent's, which has to stay
    small.
    """
    summary = os.path.join(work, "summary")
    child = os.fork()
    if child == 0:
        import json

        with open(output, "rb") as file:
            said = json.load(file)
        faces = [face for family in said["families"] for face in family["faces"]]
        names = {face["path"] for face in faces} | {bad["path"] for bad in said["unreadable"]}
        paths = (os.path.join(folder, name) for name in sorted(names))
        fonts = [path for path in paths if os.path.isfile(path)]
        with open(summary, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write("\n".join([str(len(faces)), str(len(said["unreadable"])), *fonts]))
        os._exit(0)
    if os.waitpid(child, 0)[1] != 0:
        sys.exit("what the tool printed could not be read")
    with open(summary, encoding="utf-8", errors="surrogateescape") as file:
        faces, unreadable, *fonts = file.read().split("\n")
    return fonts, int(faces), int(unreadable)


def compiled(work):
    """The yardstick in C, built for this run; None without a C compiler or FreeType's headers."""
    import subprocess

    source = Path(__file__).resolve().parent / "facenames.c"
    program = os.path.join(work, "facenames")
    try:
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "freetype2"],
                               capture_output=True, text=True, check=True).stdout.split()
        subprocess.run([shutil.which("cc") or "clang", "-O2", str(source), "-o", program, *flags],
                       check=True, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return None
    return program


def measure(options, work):
    tool, folder = options.tool, options.folder
    lists = {
        f"list --jobs {jobs}":
            [tool, "list", "--format", "json", "--jobs", str(jobs), folder] for jobs in (1, 2)}
    outputs = {name: os.path.join(work, name.replace(" ", "")) for name in lists}
    for name, command in lists.items():
        status = run(command, outputs[name])[-1]
        if status not in (0, 66):  # 66: some files were no fonts, which the tool has said
            sys.exit(f"{' '.join(command)} ended with {status}")
    first, second = outputs.values()
    fonts, faces, unreadable = understood(first, folder, work)
    if not fonts:
        sys.exit(f"no fonts in {folder}")
    size = sum(os.path.getsize(path) for path in fonts)
    print(f"{folder}: {len(fonts)} fonts, {faces} faces, {megabytes(size)}; "
          f"{unreadable} of the fonts unreadable; {os.cpu_count()} cores; "
          f"{options.runs} runs")
    same = filecmp.cmp(first, second, shallow=False)
    print(f"--jobs 1 and --jobs 2 print {'the same' if same else 'DIFFERENT'} bytes")

    programs = dict(lists)
    named = os.path.join(work, "fonts")
    with open(named, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write("".join(f"{path}\n" for path in fonts))
    yardstick = compiled(work)
    if yardstick:
        programs["facenames"] = [yardstick]
    else:
        print("no C compiler or FreeType headers: no yardstick")
    if shutil.which("otfinfo"):
        programs["otfinfo -i"] = ["otfinfo", "-i", *fonts]
    if shutil.which("fc-scan"):
        fields = "%{file} %{index} %{family} %{style} %{postscriptname} %{weight}\n"
        programs["fc-scan"] = ["fc-scan", "--format", fields, *fonts]
    else:
        print("fc-scan is not installed: nothing to compare with")

    sink = os.path.join(work, "output")
    floor = run(["true"], sink)[2]
    warm, cold = {name: [] for name in programs}, {}
    for command in programs.values():
        run(command, sink, named)
    for _ in range(options.runs):
        for name, command in programs.items():
            warm[name].append(run(command, sink, named))
    for _ in range(min(options.runs, 3) if sys.platform == "linux" else 0):
        for name, command in programs.items():
            forget(fonts)
            cold.setdefault(name, []).append(run(command, sink, named))

    print()
    print(f"{'':15}{'files/s':>9}{'seconds':>9}{'CPU':>9}{'memory':>10}{'cold':>9}{'read()':>10}"
          f"{'disk':>11}{'faults':>14}")
    rows = {}
    for name, runs in warm.items():
        seconds, cpu = median([r[0] for r in runs]), median([r[1] for r in runs])
        memory = max(r[2] for r in runs)
        rows[name] = (seconds, cpu, memory)
        unread, (read, disk, major, minor) = "-", (None, None, "-", "-")
        if name in cold:
            unread = f"{median([r[0] for r in cold[name]]):.3f}"
            read, disk, major, minor = cold[name][-1][3]
        print(f"{name:15}{len(fonts) / seconds:9.0f}{seconds:9.3f}{cpu:9.3f}"
              f"{megabytes(memory):>10}{unread:>9}{megabytes(read):>10}{megabytes(disk):>11}"
              f"{f'{major} + {minor}':>14}")
        spread = max(r[0] for r in runs) / min(r[0] for r in runs)
        if spread > 1.5:
            print(f"{'':15}(the slowest run took {spread:.1f} times the fastest: a busy machine)")
    one, two = (rows[name] for name in lists)
    print()
    print(f"--jobs 2 is {one[0] / two[0]:.2f} times as fast as --jobs 1")
    for name, other in list(rows.items())[len(lists):]:
        for own_name, own in zip(lists, (one, two)):
            print(f"{own_name} takes {own[0] / other[0]:.2f} times the time of {name} "
                  f"({own[1] / other[1]:.2f} times its CPU time), "
                  f"with {own[2] / other[2]:.2f} times its memory")
    print()
    print(EXPLANATION.format(floor=floor / MEGABYTE))


if __name__ == "__main__":
    main()
