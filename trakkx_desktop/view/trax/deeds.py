"""What else can be done: turning, giving up, a draw, habits of the table, the same pile, records and pictures."""

from collections.abc import Callable
from dataclasses import replace

from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trax.actions import AgreeDraw, Resign
from trakkx_desktop.view.stage.parts import Deed, Offer, Question
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.records import Records
from trakkx_desktop.view.trax.scene import Scene


class TraxDeeds:
    """`turn`: turns what is shown or in hand by one step."""

    def __init__(
        self, sight: Sight, link: Link, turn: Callable[[int], object], records: Records
    ) -> None:
        self._sight = sight
        self._link = link
        self._turn = turn
        self._records = records

    def all(self, scene: Scene) -> tuple[Deed, ...]:
        return (*self._turning(scene), *self._agreeing(scene), *self._keeping(scene))

    def _turning(self, scene: Scene) -> tuple[Deed, ...]:
        if scene.shape is None:
            return ()
        habits, wish = self._link.habits, self._link.wish
        turn = tr("trax", "Turn the tile (R)")
        found = [
            Deed("turn", turn, "turn", lambda: self._turn(1), enabled=_can_turn(scene)),
            Deed(
                "confirm",
                tr("trax", "Confirm each turn"),
                "check",
                lambda: wish(replace(habits, confirm=not habits.confirm)),
                checked=habits.confirm,
                in_menu=True,
            ),
        ]
        if scene.state.setup.seats > 1:
            foresight = Deed(
                "foresight",
                tr("trax", "Warn of loops and lines"),
                "check",
                lambda: wish(replace(habits, foresight=not habits.foresight)),
                checked=habits.foresight,
                in_menu=True,
            )
            across = Deed(
                "across",
                tr("trax", "Turn the board to each player"),
                "people",
                lambda: wish(replace(habits, across=not habits.across)),
                checked=habits.across,
                in_menu=True,
            )
            found += [foresight, across]
        return tuple(found)

    def _agreeing(self, scene: Scene) -> tuple[Deed, ...]:
        found = []
        if scene.state.setup.seats == 1:
            words = tr("trax", "Again with the same pile")
            found.append(Deed("again", words, "restore", self._play_again, in_menu=True))
        elif scene.is_live:
            words = tr("trax", "Agree on a draw…")
            found.append(Deed("draw", words, "handshake", self._ask_draw, in_menu=True))
        if scene.is_live:
            words = tr("trax", "Give up…")
            found.append(Deed("resign", words, "flag", self._ask_resign, in_menu=True))
        return tuple(found)

    def _keeping(self, scene: Scene) -> tuple[Deed, ...]:
        """Records and pictures, in and out."""
        records, moves, tiles = (
            self._records,
            bool(self._sight.turns),
            bool(scene.state.board.tiles),
        )
        listed: tuple[tuple[str, str, str, Callable[[], None], bool], ...] = (
            ("copy", tr("trax", "Copy the moves"), "copy", records.copy, moves),
            (
                "text",
                tr("trax", "Copy the position as text"),
                "copy",
                records.copy_position,
                tiles,
            ),
            ("paste", tr("trax", "Open copied moves"), "paste", records.paste, True),
            ("import", tr("trax", "Open a record…"), "import", records.read_file, True),
            ("export", tr("trax", "Save the moves…"), "export", records.export, moves),
            ("png", tr("trax", "Save a picture (PNG)…"), "picture", records.save_png, tiles),
            ("svg", tr("trax", "Save a drawing (SVG)…"), "picture", records.save_svg, tiles),
            ("pdf", tr("trax", "Save a page (PDF)…"), "print", records.save_pdf, tiles),
            (
                "film",
                tr("trax", "Save the game as a moving picture…"),
                "play",
                records.save_film,
                moves,
            ),
        )
        return tuple(
            Deed(key, label, icon, act, enabled=can, in_menu=True)
            for key, label, icon, act, can in listed
        )

    def _play_again(self) -> None:
        """The same pile once more, as a match of its own."""
        self._link.wish(Offer(self._sight.again()))

    def _ask_draw(self) -> None:
        question = Question(
            tr("trax", "A draw?"),
            tr("trax", "Both of you must agree."),
            tr("trax", "We agree"),
            tr("trax", "Play on"),
            lambda: self._sight.submit(AgreeDraw()),
        )
        self._link.ask(question)

    def _ask_resign(self) -> None:
        question = Question(
            tr("trax", "Give up?"),
            self._resign_sentence(),
            tr("trax", "Give up"),
            tr("trax", "Play on"),
            lambda: self._sight.submit(Resign()),
        )
        self._link.ask(question)

    def _resign_sentence(self) -> str:
        players, viewer = self._sight.players, self._sight.viewer
        if len(players) == 1 or viewer is None:
            return tr("trax", "The pile counts as lost.")
        other = players[(viewer + 1) % len(players)].name
        return tr("trax", "{name} wins this game.").format(name=other)


def _can_turn(scene: Scene) -> bool:
    """Is there another way for the tile in hand, or for the one that is shown, to lie?"""
    prospect, pick = scene.prospect, scene.pick
    if prospect is None:
        return False
    if scene.hand is not None:
        return prospect.fixed_lie() is None
    return pick is not None and len(prospect.legal[pick.lay.cell]) > 1
