"""The written list of disagreements that are not the tool's mistakes: accepted.toml.

Each entry has `against` (`fontTools` or `fc-scan`), `field` (a name, or several), `reason`, and
`when`: a condition in Python over

    tool, other   what the tool says and what the other says
    face          the face as face_reader.py has it
    facts         detail_reader.odd_facts: what the tables say, read with fontTools
    path, field   the file, relative to the folder; what is compared
    agrees(field) whether tool and face_reader agree on another field of the face

An entry may have `file` besides, the end of a path, where a single font is meant.
"""

import tomllib
from pathlib import Path

LIST = Path(__file__).with_name("accepted.toml")


class Entry:
    def __init__(self, written):
        self.against = written["against"]
        fields = written["field"]
        self.fields = [fields] if isinstance(fields, str) else fields
        self.reason = " ".join(written["reason"].split())
        # In brackets it may run over several lines.
        self.when = compile(f"({written.get('when', True)})", self.reason, "eval")
        self.file = written.get("file")
        # How many disagreements it explains, and whether its file was met.
        self.uses, self.met = 0, False

    def explains(self, against, field, values):
        if against != self.against or field not in self.fields:
            return False
        if self.file and not values["path"].endswith(self.file):
            return False
        try:
            return bool(eval(self.when, values | {"field": field}))
        except (KeyError, TypeError, AttributeError, ValueError):
            return False  # a fact that the font does not have


class Accepted:
    def __init__(self, path=LIST):
        with open(path, "rb") as file:
            self.entries = [Entry(e) for e in tomllib.load(file)["accepted"]]

    def meet(self, path):
        """Notes that a file is compared."""
        for entry in self.entries:
            if entry.file and path.endswith(entry.file):
                entry.met = True

    def entry(self, against, field, values):
        """The first entry that explains a disagreement, or None."""
        for entry in self.entries:
            if entry.explains(against, field, values):
                entry.uses += 1
                return entry
        return None

    def stale(self):
        """Entries for a file that was compared and about which there is no disagreement any more."""
        return [e for e in self.entries if e.met and not e.uses]

    def unused(self):
        """General entries that explain nothing in these folders."""
        return [e for e in self.entries if not e.file and not e.uses]
