"""The releases that CHANGELOG.md tells of, for package managers and stores."""

import re
import textwrap
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from email.utils import format_datetime

from installer.identity import MAINTAINER, NAME
from installer.set_up import ROOT

HEADING = re.compile(r"^## (\d[\w.]*) \((\d{4}-\d\d-\d\d)\)$")
FOR_DEVELOPERS = "Developers: "


@dataclass(frozen=True)
class Release:
    version: str
    day: date
    notes: tuple[str, ...]

    @property
    def moment(self) -> datetime:
        return datetime.combine(self.day, time(), UTC)


def releases() -> list[Release]:
    """The newest first; what is not released yet is none."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        named = HEADING.match(heading)
        if named:
            found.append(Release(named[1], date.fromisoformat(named[2]), notes(body)))
    return found


def notes(body: str) -> tuple[str, ...]:
    """What a person who plays would notice: each point as one line, those for developers left out."""
    points = re.findall(r"^- (.*(?:\n  .*)*)", body, re.MULTILINE)
    lines = (" ".join(point.split()) for point in points)
    return tuple(line for line in lines if not line.startswith(FOR_DEVELOPERS))


def epoch() -> int:
    """The moment that all files of the packages bear, so that two builds of one version are equal."""
    return int(releases()[0].moment.timestamp())


def debian_changelog() -> str:
    return "\n".join(map(debian_entry, releases()))


def debian_entry(release: Release) -> str:
    lines = [
        textwrap.fill(note, 78, initial_indent="  * ", subsequent_indent="    ")
        for note in release.notes
    ]
    signed = f" -- {MAINTAINER}  {format_datetime(release.moment)}"
    head = f"{NAME} ({release.version}) unstable; urgency=medium"
    return "\n\n".join([head, "\n".join(lines), signed]) + "\n"
