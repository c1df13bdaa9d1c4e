"""TRAX games in and out: the moves as text, the board as a picture for other programs."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QPagedPaintDevice, QPageLayout, QPageSize, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax import GAME, records
from trakkx_desktop.games.trax.notation import MoveError
from trakkx_desktop.games.trax.position import drawn
from trakkx_desktop.games.trax.records import GameText, UnreadableVariant
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.view.stage import export
from trakkx_desktop.view.stage.apng import animated
from trakkx_desktop.view.stage.art import Painter, paint_layout
from trakkx_desktop.view.stage.look import LOOK
from trakkx_desktop.view.stage.painting import painting
from trakkx_desktop.view.stage.parts import Export, Offer, Question
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.layout import extent, ground
from trakkx_desktop.view.trax.scene import Scene, Scenes
from trakkx_desktop.view.trax.words.refusals import record_words
from trakkx_desktop.view.trax.words.story import move_at
from trakkx_desktop.view.trax.words.turn import variant_words

LONGEST = 1_000_000
"""Bytes of a record that are read; a game of the record length has two thousand."""
NAME = "TRAX"
UNIT = 64.0
FILM_UNIT, LONGEST_FILM, BEAT, REST = 32.0, 400, 900, 4000
"""Of a film: pixels of a tile, positions, and milliseconds of each and of the last."""
DPI, POINTS = 96, 72
LARGEST = 8000.0
"""Pixels of a side beyond which a picture becomes a burden."""


class Records:
    """Of one table."""

    def __init__(self, sight: Sight, scenes: Scenes, link: Link, painter: Painter) -> None:
        self._sight = sight
        self._scenes = scenes
        self._link = link
        self._painter = painter

    def text(self) -> str:
        """The game as a record."""
        sight, setup = self._sight, self._sight.state.setup
        names = None
        if setup.seats > 1:
            players = sight.players
            names = players[setup.seat_of("white")].name, players[setup.seat_of("red")].name
        moves = (move_at(sight, index) for index in range(len(sight.turns)))
        comments = records.comments_of(sight.match.sitting.note)
        return records.write_moves(setup.variant, moves, names, comments)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self._link.say(tr("trax", "The moves are copied."))

    def export(self) -> None:
        self._link.wish(Export(f"{NAME}.trx", self.text().encode()))

    def save_png(self) -> None:
        self._link.wish(Export(f"{NAME}.png", png(self._painter, self._scenes.now())))

    def save_svg(self) -> None:
        self._link.wish(Export(f"{NAME}.svg", svg(self._painter, self._scenes.now())))

    def save_pdf(self) -> None:
        self._link.wish(Export(f"{NAME}.pdf", pdf(self._painter, self._scenes.now())))

    def save_film(self) -> None:
        """The whole game, move by move."""
        states = [self._sight.state_at(index) for index in range(len(self._sight.turns) + 1)]
        self._link.wish(Export(f"{NAME}-game.png", film(self._painter, states[1:])))

    def copy_position(self) -> None:
        """The board in letters, with the moves that led to it."""
        QGuiApplication.clipboard().setText(f"{self.text()}\n{drawn(self._scenes.now().state)}\n")
        self._link.say(tr("trax", "The position is copied as text."))

    def paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._link.say(tr("trax", "Nothing is copied."))
            return
        self._offer(text[:LONGEST])

    def read_file(self) -> None:
        """A record from a file, of this or another program."""
        stage = self._link.stage
        title, kinds = tr("trax", "Open a record"), tr("trax", "TRAX records (*.trx *.txt)")
        parent = stage if isinstance(stage, QWidget) else None
        chosen, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
        if not chosen:
            return
        try:
            with Path(chosen).open("rb") as file:
                data = file.read(LONGEST)
        except OSError:
            self._link.say(tr("trax", "This file cannot be opened."))
            return
        self._offer(data.decode("utf-8", "replace"))

    def _offer(self, text: str) -> None:
        """Reads a record and asks whether it shall come on the table; a mistake is told with its move."""
        try:
            game = records.read_record(text)
        except (MoveError, UnreadableVariant) as error:
            self._link.say(record_words(error))
            return
        sentence = tr("trax", "{variant}, %n move(s).", len(game.actions))
        question = Question(
            tr("trax", "Open this record?"),
            sentence.format(variant=variant_words(game.variant)),
            tr("trax", "Open it"),
            tr("trax", "Leave it"),
            lambda: self._link.wish(Offer(self._match_of(game))),
        )
        self._link.ask(question)

    def _match_of(self, game: GameText) -> Match:
        """A match of its own, with the game as far as it was played; white sits first."""
        here = self._sight.match
        players = here.players
        if len(players) < 2:
            second = replace(players[0], name=tr("trax", "Player 2"), mark=1)
            players = (players[0], second)
        return match_of(game, players[0], players[1], here.plan)


def match_of(game: GameText, white: Player, red: Player, plan: Plan) -> Match:
    """With the names that the record has, if it has any."""
    if game.names is not None:
        white, red = replace(white, name=game.names[0]), replace(red, name=game.names[1])
    plan = replace(plan, games=1, first=0, choices=(("variant", game.variant),))
    match = Match(GAME.key, GAME, (white, red), plan, origin="import")
    record = Record.new(match.game, match.setup_of(0))
    for action in game.actions:
        record = record.play(record.waiting[0], action)
    note = records.note_of(game.comments)
    return replace(match, sittings=(Sitting(record, note=note),))


def recorded(text: str) -> Match | str:
    """A match from the text alone, or why it cannot be read: for a record that is opened anywhere."""
    try:
        game = records.read_record(text[:LONGEST])
    except (MoveError, UnreadableVariant) as error:
        return record_words(error)
    names = tr("trax", "Player 1"), tr("trax", "Player 2")
    return match_of(game, Player(names[0], 0), Player(names[1], 1), Plan())


class _Board:
    """What is drawn, and how large it becomes. `around`: the position whose size it has, if it is another one."""

    def __init__(
        self,
        art: Painter,
        state: State,
        is_ended: bool,
        around: State | None = None,
        unit: float = UNIT,
    ) -> None:
        self._art = art
        shown = ground(state, is_ended)
        signs = ("last:", "follower:")
        self._layout = {p: place for p, place in shown.items() if not p.startswith(signs)}
        left, top, right, bottom = extent(around or state, is_ended)
        # Whole pixels, and half a tile too: else the table would shine through between the tiles.
        self._unit = 2.0 * int(min(unit, LARGEST / max(right - left, bottom - top)) / 2)
        self.size = QSize(round((right - left) * self._unit), round((bottom - top) * self._unit))
        self._origin = QPointF(round(-left * self._unit), round(-top * self._unit))

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(QRectF(QPointF(), self.size), LOOK.colour("table"))
        paint_layout(painter, self._art, self._layout, self._unit, self._origin)


def png(art: Painter, scene: Scene) -> bytes:
    board = _Board(art, scene.state, scene.is_ended)
    return export.png(board.paint, board.size, LOOK.colour("table"))


def svg(art: Painter, scene: Scene) -> bytes:
    board = _Board(art, scene.state, scene.is_ended)
    return export.svg(board.paint, board.size, NAME)


def pdf(art: Painter, scene: Scene) -> bytes:
    """One page, as large as the board."""
    board = _Board(art, scene.state, scene.is_ended)
    size = QPageSize(QSizeF(board.size) * POINTS / DPI, QPageSize.Unit.Point)
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF())

    def draw(device: QPagedPaintDevice) -> None:
        with painting(device) as painter:
            board.paint(painter)

    return export.pdf(draw, layout, DPI, NAME)


def film(art: Painter, states: Sequence[State]) -> bytes:
    """An animated picture: a frame for each position, all as large as the last."""
    boards = [_Board(art, state, True, states[-1], FILM_UNIT) for state in states[-LONGEST_FILM:]]
    ground_colour = LOOK.colour("table")
    frames = [export.png(board.paint, board.size, ground_colour) for board in boards]
    return animated(frames, BEAT, REST)
