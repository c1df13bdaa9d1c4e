"""A game's face: what the house shows of it before (and around) its table. Each game's view exposes one
as `FACE`; heavy parts are imported when they are asked for, so that Home opens quickly."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trakkx_desktop import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trakkx_desktop.core.feat import Broken, Feat
    from trakkx_desktop.core.game import Choices
    from trakkx_desktop.core.match import Match
    from trakkx_desktop.core.outcome import ScoreLine
    from trakkx_desktop.core.record import Record
    from trakkx_desktop.core.refusal import Fact, Refusal
    from trakkx_desktop.core.sight import Sight
    from trakkx_desktop.view.stage.art import Painter
    from trakkx_desktop.view.stage.layout import Art, Layout
    from trakkx_desktop.view.stage.table import LiveSight, Table


class Figure(NamedTuple):
    """A drawing of the booklet, made of the game's own pieces: unit pixels at normal text size."""

    painter: Painter
    layout: Layout
    extent: tuple[float, float, float, float]
    unit: float = 40.0


class Settlement(NamedTuple):
    """What is left of a finished game, on the score sheet: by seat, the pieces that made its points; `note`
    says what their looks mean."""

    title: str
    painter: Painter
    pieces: tuple[tuple[Art, ...], ...]
    note: str = ""


class Asked(NamedTuple):
    """A puzzle's aim in words: what to do, for the heading; why a try has missed it; in a whole sentence
    ("" = the same); what else is spoken of it."""

    aim: str
    missed: str
    sentence: str = ""
    spoken: str = ""


class Face:
    """Titles are proper names; everything else comes translated when it is asked for."""

    title: str
    primary: str
    emblem: str
    seats = (1, 4)
    """Fewest and most players over all variants (Home says so before it knows the rules)."""

    has_deals = False
    """One can play it alone, and every day has its deal."""

    record_suffixes: tuple[str, ...] = ()
    """Endings of files that other programs write games of this kind to."""

    def split_records(self, text: str) -> tuple[tuple[str, str], ...]:
        """The games of a text that may hold many: what a list shows of each, and its own text."""
        return (("", text),)

    def read_record(self, text: str) -> Match | str:
        """A game that was written down elsewhere, or why it cannot be read."""
        raise NotImplementedError

    def tagline(self) -> str:
        """One line on Home's card: "Two paths, one winner"."""
        raise NotImplementedError

    def promise(self) -> str:
        """Two short sentences on the new-game page: what one does, and who wins."""
        raise NotImplementedError

    def option_words(self, key: str) -> str:
        """The question of an option of the game: "Board"."""
        raise NotImplementedError

    def value_words(self, key: str, value: str) -> str:
        """An answer: "Unlimited"."""
        raise NotImplementedError

    def option_note(self, key: str, value: str) -> str:
        """A remark below the answers, if one helps."""
        return ""

    def option_fits(self, key: str, choices: Choices) -> bool:
        """Is the question worth asking with these other answers? `code` is the house's own: the
        code of the deal, of no use where nothing is dealt. The answer to `seats` is how many play."""
        return True

    def feats(self, sight: Sight) -> tuple[Feat, ...]:
        """What was outstanding in the game that is over."""
        return ()

    def feat_words(self, broken: Broken, name: str) -> str:
        """A record that was broken by whoever has this name, in one sentence."""
        raise NotImplementedError

    def begins_words(self) -> str:
        """Beside the player who begins: "begins", "White, begins"; "" = nobody does."""
        raise NotImplementedError

    def seat_ink(self, begins: bool) -> str:
        """The colour of the pieces that one who begins, or answers, plays with; "" = the person's own."""
        return ""

    def first_note(self) -> str:
        """Who begins by the rules: "The youngest begins."."""
        raise NotImplementedError

    def refusal_words(self, refusal: Refusal) -> str:
        """Why these players and choices cannot play."""
        raise NotImplementedError

    def minutes(self, seats: int, choices: Choices) -> int:
        """About how long one game takes."""
        return 20

    def sheet_note(self, match: Match) -> str:
        """Under the score sheet's headline: how the match is won."""
        raise NotImplementedError

    def line_words(self, line: ScoreLine) -> str:
        """A line of the settlement in words, for the sheet and the statistics; "" = not told."""
        return line.code

    def reason_words(self, reason: str, began: bool) -> str:
        """How games are won (or lost), for the statistics: "by a loop, with white"."""
        return reason

    def settlement(self, record: Record) -> Settlement | None:
        """The pieces behind the points of a finished game, if showing them tells something."""
        return None

    def stamp(self) -> str:
        """Changes with the code that draws the miniature, so that kept pictures do not grow old."""
        return _newest(sys.modules[type(self).__module__].__file__ or "")

    def miniature(self, painter: QPainter, rect: QRectF) -> None:
        """Home's live picture of a real board; must paint only inside the rect."""
        raise NotImplementedError

    def table(self, sight: LiveSight) -> Table:
        """The game's three parts put together around a sight."""
        raise NotImplementedError

    def asked(self, code: str, facts: Mapping[str, Fact], begins: bool) -> Asked:
        """The aim of a puzzle, which one solves who begins (or not)."""
        raise NotImplementedError

    def figure(self, spec: str) -> Figure:
        """A figure of the rules booklet."""
        raise NotImplementedError


@cache
def _newest(file: str) -> str:
    """Of the code in the file's folder; asked once, because a window that is resized asks again and again."""
    found = (path.stat().st_mtime_ns for path in Path(file).parent.rglob("*.py"))
    return f"{__version__}-{max(found, default=0)}"
