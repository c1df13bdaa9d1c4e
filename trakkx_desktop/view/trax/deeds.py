"""What else can be done: records and pictures in and out, giving up, a draw, options of the table, the same pile."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from trakkx_desktop.core.match import Match, Sitting
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trax import records
from trakkx_desktop.games.trax.actions import AgreeDraw, Resign
from trakkx_desktop.games.trax.notation import MoveError
from trakkx_desktop.games.trax.records import GameText, UnreadableVariant
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.view.stage.table import Deed
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax import picture, words
from trakkx_desktop.view.trax.refusals import record_words

if TYPE_CHECKING:
    from trakkx_desktop.view.trax.table import TraxTable

LONGEST = 1_000_000
"""Bytes of a record that are read; a game of the record length has two thousand."""
NAME = "TRAX"


class Deeds:
    """Of one table."""

    def __init__(self, table: "TraxTable") -> None:
        self._table = table

    def all(self) -> tuple[Deed, ...]:
        return (*self._turning(), *self._agreeing(), *self._records(), *self._pictures())

    def _turning(self) -> tuple[Deed, ...]:
        table = self._table
        if not table.is_live:
            return ()
        can_turn = table.pick is not None or table.hand is not None
        found = [
            Deed(
                "turn",
                tr("trax", "Turn the tile (R)"),
                "turn",
                lambda: _do(table.turned(1)),
                enabled=can_turn,
            ),
            Deed(
                "confirm",
                tr("trax", "Confirm each turn"),
                "check",
                lambda: table.wished.emit(not table.confirm, table.across),
                checked=table.confirm,
                in_menu=True,
            ),
        ]
        if table.session.record.setup.seats > 1:
            across = Deed(
                "across",
                tr("trax", "Turn the board to each player"),
                "people",
                lambda: table.wished.emit(table.confirm, not table.across),
                checked=table.across,
                in_menu=True,
            )
            found.append(across)
        return tuple(found)

    def _agreeing(self) -> tuple[Deed, ...]:
        table = self._table
        found = []
        if table.session.record.setup.seats == 1:
            words = tr("trax", "Again with the same pile")
            found.append(Deed("again", words, "restore", self.play_again, in_menu=True))
        elif table.is_live:
            words = tr("trax", "Agree on a draw…")
            found.append(Deed("draw", words, "handshake", self._ask_draw, in_menu=True))
        if table.is_live:
            words = tr("trax", "Give up…")
            found.append(Deed("resign", words, "flag", self._ask_resign, in_menu=True))
        return tuple(found)

    def _records(self) -> tuple[Deed, ...]:
        has_moves = bool(self._table.session.record.log)
        listed: tuple[tuple[str, str, str, Callable[[], None], bool], ...] = (
            (
                "copy",
                tr("trax", "Copy the moves"),
                "copy",
                self.copy,
                has_moves,
            ),
            (
                "paste",
                tr("trax", "Open copied moves"),
                "paste",
                self.paste,
                True,
            ),
            (
                "import",
                tr("trax", "Open a record…"),
                "import",
                self.read_file,
                True,
            ),
            (
                "export",
                tr("trax", "Save the moves…"),
                "export",
                self.export,
                has_moves,
            ),
        )
        return tuple(
            Deed(key, label, icon, act, enabled=can, in_menu=True)
            for key, label, icon, act, can in listed
        )

    def _pictures(self) -> tuple[Deed, ...]:
        has_tiles = bool(self._table.state.board.tiles)
        png = tr("trax", "Save a picture (PNG)…")
        svg = tr("trax", "Save a drawing (SVG)…")
        return (
            Deed("png", png, "picture", self.save_png, enabled=has_tiles, in_menu=True),
            Deed("svg", svg, "picture", self.save_svg, enabled=has_tiles, in_menu=True),
        )

    def text(self) -> str:
        """The game as a record."""
        session = self._table.session
        setup: Setup = session.record.setup
        names = None
        if setup.seats > 1:
            players = session.match.players
            names = players[setup.seat_of("white")].name, players[setup.seat_of("red")].name
        actions = tuple(entry.action for entry in session.record.log)
        return records.write_record(setup, actions, names)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self._table.say(tr("trax", "The moves are copied."))

    def export(self) -> None:
        self._table.exported.emit(f"{NAME}.trx", self.text().encode())

    def save_png(self) -> None:
        table = self._table
        self._table.exported.emit(
            f"{NAME}.png", picture.png(table.painter, table.state, table.view)
        )

    def save_svg(self) -> None:
        table = self._table
        self._table.exported.emit(
            f"{NAME}.svg", picture.svg(table.painter, table.state, table.view)
        )

    def paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._table.say(tr("trax", "Nothing is copied."))
            return
        self.offer(text[:LONGEST])

    def read_file(self) -> None:
        title = tr("trax", "Open a record")
        parent = self._table.stage
        kinds = tr("trax", "TRAX records (*.trx *.txt)")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
        if chosen:
            self.offer_file(Path(chosen))

    def offer_file(self, path: Path) -> None:
        """A record from a file, of this or another program."""
        try:
            with path.open("rb") as file:
                data = file.read(LONGEST)
        except OSError:
            self._table.say(tr("trax", "This file cannot be opened."))
            return
        self.offer(data.decode("utf-8", "replace"))

    def offer(self, text: str) -> None:
        """Reads a record and asks whether it shall come on the table; a mistake is told with its move."""
        try:
            game = records.read_record(text)
        except (MoveError, UnreadableVariant) as error:
            self._table.say(record_words(error))
            return
        moves = len(game.actions)
        sentence = tr("trax", "{variant}, %n move(s).", moves)
        self._table.asked.emit(
            tr("trax", "Open this record?"),
            sentence.format(variant=words.variant_words(game.variant)),
            tr("trax", "Open it"),
            tr("trax", "Leave it"),
            lambda: self._table.offered.emit(self._match_of(game)),
        )

    def _match_of(self, game: GameText) -> Match:
        """A match of its own, with the game as far as it was played; white sits first."""
        session = self._table.session
        players = session.match.players
        if len(players) < 2:
            players = (players[0], replace(players[0], name=_second_name(), mark=1))
        white, red = players[:2]
        if game.names is not None:
            white, red = replace(white, name=game.names[0]), replace(red, name=game.names[1])
        plan = replace(session.match.plan, games=1, first=0, choices=(("variant", game.variant),))
        match = Match(session.match.key, session.match.game, (white, red), plan)
        record = Record.new(match.game, match.setup_of(0))
        for action in game.actions:
            record = record.play(record.waiting[0], action)
        return replace(match, sittings=(Sitting(record),))

    def play_again(self) -> None:
        """The same pile once more, as a match of its own."""
        session = self._table.session
        seed = session.record.setup.seed
        plan = replace(session.match.plan, games=1, first=0, seed=seed)
        self._table.offered.emit(replace(session.match, plan=plan, sittings=()))

    def _ask_draw(self) -> None:
        self._table.asked.emit(
            tr("trax", "A draw?"),
            tr("trax", "Both of you must agree."),
            tr("trax", "We agree"),
            tr("trax", "Play on"),
            lambda: _do(self._table.session.submit(AgreeDraw())),
        )

    def _ask_resign(self) -> None:
        self._table.asked.emit(
            tr("trax", "Give up?"),
            self._resign_sentence(),
            tr("trax", "Give up"),
            tr("trax", "Play on"),
            lambda: _do(self._table.session.submit(Resign())),
        )

    def _resign_sentence(self) -> str:
        session = self._table.session
        seats = session.record.setup.seats
        if seats == 1 or session.viewer is None:
            return tr("trax", "The pile counts as lost.")
        other = session.match.players[(session.viewer + 1) % seats].name
        return tr("trax", "{name} wins this game.").format(name=other)


def _second_name() -> str:
    return tr("trax", "Player 2")


def _do(_result: object) -> None:
    """For deeds whose answer nobody waits for."""
