"""Reads glyphs.txt and turns its pen paths into outlines for a given pen."""

import math
import re
from dataclasses import dataclass, field

X_HEIGHT = 500
CAP_HEIGHT = 700
ASCENDER = 740


@dataclass(frozen=True)
class Pen:
    """What one face does to the skeletons: everything here may vary along an axis."""

    thickness: float  # of a vertical stem
    contrast: float = 0.88  # a horizontal stroke's share of that
    stretch: float = 1.0  # of all widths
    x_height: float = X_HEIGHT


@dataclass
class Source:
    """One glyph as written in glyphs.txt."""

    name: str
    codepoint: int | None
    advance: float
    lower: bool
    strokes: list = field(default_factory=list)  # (kind, tokens)
    anchors: dict = field(default_factory=dict)
    components: list = field(default_factory=list)  # names: base, mark …


def read(path):
    """The glyphs of a source file by name, in the order of the file."""
    glyphs, current, lower = {}, None, False
    for line in open(path, encoding="utf-8"):
        words = line.split("#")[0].split() if not line.lstrip().startswith("#") else []
        if not words:
            continue
        first = words[0]
        if first in ("upper", "lower"):
            lower = first == "lower"
        elif first in ("glyph", "compose"):
            codepoint = next((int(w[2:], 16) for w in words if w.startswith("U+")), None)
            current = Source(words[1], codepoint, 0, lower)
            if first == "glyph":
                current.advance = float(words[-1])
            else:
                current.components = words[words.index("=") + 1:]
            glyphs[current.name] = current
        elif first == "anchor":
            current.anchors[words[1]] = float(words[2])
        else:
            current.strokes.append(words)
    return glyphs


class Outliner:
    """Expands one glyph's strokes with one pen. `cubic` asks for CFF's curves."""

    def __init__(self, glyphs, pen, cubic=False):
        self.glyphs, self.pen, self.cubic = glyphs, pen, cubic

    def contours(self, source, squeeze=1.0, shift=0.0, weight=1.0):
        """Closed contours of (x, y, kind): kind 1 on the curve, 0 quadratic, 2 cubic control."""
        self.lower = source.lower
        self.squeeze, self.shift = squeeze, shift
        self.hx = self.pen.thickness * weight / 2
        self.hy = self.hx * self.pen.contrast
        result = []
        for words in source.strokes:
            if words[0] == "pen":
                self.hx = self.pen.thickness * weight * float(words[1]) / 2
                self.hy = self.hx * self.pen.contrast
            elif words[0] == "use":
                result += self.contours(self.glyphs[words[1]], squeeze, shift, weight)
            elif words[0] == "dot":
                result.append(self.dot(words[1], words[2]))
            else:
                result += self.stroke(words)
        return result

    # Numbers

    def x(self, token, half=None):
        number, signs = self.split(token)
        half = self.hx if half is None else half
        return number * self.pen.stretch * self.squeeze + self.shift + signs * half

    def y(self, token, half=None):
        number, signs = self.split(token)
        half = self.hy if half is None else half
        if self.lower and number > 0:
            extra = self.pen.x_height - X_HEIGHT
            if number <= X_HEIGHT:
                number *= self.pen.x_height / X_HEIGHT
            elif number < ASCENDER:
                number += extra * (ASCENDER - number) / (ASCENDER - X_HEIGHT)
        return number + signs * half

    @staticmethod
    def split(token):
        number, signs = re.fullmatch(r"(-?[\d.]+)([+-]*)", token).groups()
        return float(number), signs.count("+") - signs.count("-")

    # Shapes

    def dot(self, x, y):
        r = self.hx * 1.28
        ellipse = ("arc", self.x(x, r), self.y(y, r), r, r, 360, 0)
        return self.ellipse(ellipse, 0)[:-1]

    def stroke(self, words):
        segments, cut, closed, at = [], {}, False, None
        i = 0

        def take(n):
            nonlocal i
            i += n
            return words[i - n:i]

        def point(pair):
            return (self.x(pair[0]), self.y(pair[1]))

        while i < len(words):
            command = take(1)[0]
            if command == "M":
                at = start = point(take(2))
            elif command == "L":
                to = point(take(2))
                segments.append(("line", at, to))
                at = to
            elif command in ("h", "v"):
                (x0, y0), (x1, y1) = at, point(take(2))
                if command == "h":  # horizontal at the start: centre below or above it
                    centre, a = (x0, y1), 90 if y0 > y1 else 270
                    b = 0 if x1 > x0 else 180
                else:
                    centre, a = (x1, y0), 180 if x0 < x1 else 0
                    b = 90 if y1 > y0 else 270
                if b - a > 180:
                    b -= 360
                elif a - b > 180:
                    b += 360
                segments.append(("arc", *centre, abs(x1 - x0), abs(y1 - y0), a, b))
                at = (x1, y1)
            elif command == "arc":
                x0, y0, x1, y1 = take(4)
                a, b = map(float, take(2))
                (x0, y0), (x1, y1) = point((x0, y0)), point((x1, y1))
                arc = ("arc", (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2, a, b)
                closed = abs(b - a) == 360
                first = on_ellipse(*arc[1:5], a)
                if segments and segments[-1][0] == "cubic":
                    # The arc's middle height depends on the pen: the curve ends where it begins.
                    _, p, c1, c2, _ = segments[-1]
                    c2 = (c2[0] + first[0] - at[0], c2[1] + first[1] - at[1])
                    segments[-1] = ("cubic", p, c1, c2, first)
                elif at and distance(at, first) > 0.6:
                    segments.append(("line", at, first))
                segments.append(arc)
                at = on_ellipse(*arc[1:5], b)
            elif command == "c":
                c1 = take(2)
                if c1[0] == "~":
                    tx, ty = tangent(segments[-1], 1)
                    c1 = (at[0] + tx * float(c1[1]), at[1] + ty * float(c1[1]))
                else:
                    c1 = point(c1)
                c2, to = point(take(2)), point(take(2))
                segments.append(("cubic", at, c1, c2, to))
                at = to
            elif command == "Z":
                segments.append(("line", at, start))
                closed = True
            elif command in ("start", "end"):
                cut[command] = take(1)[0]
            else:
                raise ValueError(f"unknown command {command} in {' '.join(words)}")
        left = self.side(segments, 1, cut, closed)
        right = self.side(segments, -1, cut, closed)
        if closed:
            return [left, right[::-1]]
        return [left + right[::-1]]

    def side(self, segments, s, cut, closed):
        """One edge of a stroke: `s` is 1 for the left of the pen's way, -1 for its right."""
        edges = [self.edge(segment, s) for segment in segments]
        result = []
        for index, edge in enumerate(edges):
            if index == 0:
                if not closed:
                    edge[0] = self.cap(segments[0], edge[0], cut.get("start"), first=True)
                result += edge
                continue
            self.join(result, segments[index - 1], segments[index], edge)
        if closed:
            if len(segments) == 1:
                result.pop()
            else:
                first = [result[0], result[1]]
                self.join(result, segments[-1], segments[0], first)
                # The corner is now last but one; the first point gives way to it.
                corner = result[-2]
                result = [corner] + result[1:-2]
        else:
            result[-1] = self.cap(segments[-1], result[-1], cut.get("end"), first=False)
        return result

    def join(self, result, before, after, edge):
        a, b = result[-1], edge[0]
        ta, tb = tangent(before, 1), tangent(after, 0)
        cross = ta[0] * tb[1] - ta[1] * tb[0]
        if abs(cross) < 0.25 and ta[0] * tb[0] + ta[1] * tb[1] > 0:
            result[-1] = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 1)
            result += edge[1:]
            return
        along = ((b[0] - a[0]) * tb[1] - (b[1] - a[1]) * tb[0]) / cross
        corner = (a[0] + ta[0] * along, a[1] + ta[1] * along, 1)
        if before[0] == "line":
            result.pop()
        result.append(corner)
        result += edge[1:] if after[0] == "line" else edge

    def cap(self, segment, p, cut, first):
        if segment[0] != "line":
            return p
        end = segment[1] if first else segment[2]
        dx, dy = tangent(segment, 0)
        if cut == "v":
            return (end[0], p[1] + dy / dx * (end[0] - p[0]), 1)
        if abs(dx) > 1e-6 and abs(dy) > 1e-6:
            return (p[0] + dx / dy * (end[1] - p[1]), end[1], 1)
        return p

    def reach(self, n):
        """How far this elliptical pen reaches in the direction of a unit vector."""
        return math.hypot(self.hx * n[0], self.hy * n[1])

    def edge(self, segment, s):
        kind = segment[0]
        if kind == "line":
            t = tangent(segment, 0)
            n = (-t[1] * s, t[0] * s)
            d = self.reach(n)
            return [(p[0] + n[0] * d, p[1] + n[1] * d, 1) for p in segment[1:3]]
        if kind == "arc":
            return self.ellipse(segment, s)
        return self.curve(segment, s)

    def ellipse(self, arc, s):
        _, cx, cy, rx, ry, a, b = arc
        turn = 1 if b > a else -1
        rx = max(rx - s * turn * self.hx, 0)
        ry = max(ry - s * turn * self.hy, 0)
        widest = 90 if self.cubic else 45
        count = math.ceil(abs(b - a) / widest - 1e-9)
        points = [(*on_ellipse(cx, cy, rx, ry, a), 1)]
        for i in range(count):
            p, q = a + (b - a) * i / count, a + (b - a) * (i + 1) / count
            half = math.radians(q - p) / 2
            if self.cubic:
                k = 4 / 3 * math.tan(half / 2)
                for angle, sign in ((p, 1), (q, -1)):
                    c, n = math.cos(math.radians(angle)), math.sin(math.radians(angle))
                    points.append(
                        (cx + rx * (c - sign * k * n), cy + ry * (n + sign * k * c), 2))
            else:
                # The points on the curve between two of these are implied by TrueType's rule.
                m = 1 / math.cos(half)
                points.append((*on_ellipse(cx, cy, rx * m, ry * m, (p + q) / 2), 0))
            if self.cubic or i == count - 1:
                points.append((*on_ellipse(cx, cy, rx, ry, q), 1))
        return points

    def curve(self, segment, s):
        _, p0, p1, p2, p3 = segment
        count = 2 if self.cubic else 4
        points = []
        for i in range(count):
            t, u = i / count, (i + 1) / count
            piece = part(p0, p1, p2, p3, t, u)
            a, c, d, b = piece
            ta, tb = unit(a, c, d, b), unit(*((-x, -y) for x, y in (b, d, c, a)))
            ends = []
            for p, v in ((a, ta), (b, tb)):
                n = (-v[1] * s, v[0] * s)
                r = self.reach(n)
                ends.append((p[0] + n[0] * r, p[1] + n[1] * r))
            if not points:
                points.append((*ends[0], 1))
            if self.cubic:
                k = distance(*ends) / max(distance(a, b), 1e-6)
                points.append((ends[0][0] + (c[0] - a[0]) * k, ends[0][1] + (c[1] - a[1]) * k, 2))
                points.append((ends[1][0] + (d[0] - b[0]) * k, ends[1][1] + (d[1] - b[1]) * k, 2))
            else:
                points.append((*meet(ends[0], ta, ends[1], tb), 0))
            points.append((*ends[1], 1))
        return points


def on_ellipse(cx, cy, rx, ry, angle):
    r = math.radians(angle)
    return (cx + rx * math.cos(r), cy + ry * math.sin(r))


def distance(p, q):
    return math.hypot(q[0] - p[0], q[1] - p[1])


def unit(*points):
    """The direction from the first point to the first that differs from it."""
    for p in points[1:]:
        d = distance(points[0], p)
        if d > 1e-6:
            return ((p[0] - points[0][0]) / d, (p[1] - points[0][1]) / d)
    return (1.0, 0.0)


def tangent(segment, end):
    kind = segment[0]
    if kind == "line":
        return unit(*segment[1:])
    if kind == "cubic":
        if not end:
            return unit(*segment[1:])
        x, y = unit(*segment[:0:-1])
        return (-x, -y)
    _, _, _, rx, ry, a, b = segment
    r = math.radians(b if end else a)
    turn = 1 if b > a else -1
    return unit((0, 0), (-turn * rx * math.sin(r), turn * ry * math.cos(r)))


def part(p0, p1, p2, p3, t, u):
    """The piece of a cubic curve between two of its parameters (blossoming)."""

    def blossom(a, b, c):
        def mix(p, q, k):
            return (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k)
        x, y, z = mix(p0, p1, a), mix(p1, p2, a), mix(p2, p3, a)
        return mix(mix(x, y, b), mix(y, z, b), c)

    return blossom(t, t, t), blossom(t, t, u), blossom(t, u, u), blossom(u, u, u)


def meet(p, t, q, v):
    """Where two tangents meet; halfway between the points if they are nearly parallel."""
    cross = t[0] * v[1] - t[1] * v[0]
    if abs(cross) > 0.02:
        along = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / cross
        if 0 < along < 3 * distance(p, q):
            return (p[0] + t[0] * along, p[1] + t[1] * along)
    return ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
