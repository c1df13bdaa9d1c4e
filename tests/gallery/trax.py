"""Pictures of TRAX: from the empty board to 240 tiles, every way to play and to end, computers, hints, moments."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gallery.stand import LONG, Shot, Stand, keepsake
from tests.gallery.strip import strip
from tests.truth import record_of
from trakkx_desktop.core.feat import Broken, Feat
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE, Hint
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import rules
from trakkx_desktop.players.trax import PLAYER

VECTORS = Path(__file__).parents[1] / "games" / "trax" / "vectors" / "games.jsonl"
MIDDLE = "@0/ B1/ A2\\ A0/ C2/ @1\\ D3+ D1\\ B0+ C1+ E3+ F4/ C0+ B6/ E3+ @3\\ F2/ @3\\ F0+ G0/ @6/"
T7 = "@0/ @1\\ B0+ @2\\ A3+ B4+ B5/ A1\\ D2/ C5\\ D5+ D0/ @2+ A5/ B1+"


def _vector(number: int) -> dict[str, Any]:
    lines = VECTORS.read_text(encoding="utf-8").splitlines()
    found: dict[str, Any] = json.loads(lines[number])
    return found


def _played(name: str, number: int, left_out: int = 0, **more: Any) -> Shot:
    """A game of the vectors, without its last moves if wished."""

    def make(stand: Stand) -> None:
        record = _vector(number)
        stand.begin("trax", variant="limited" if record["limit"] else "unlimited")
        stand.play(*record["moves"][: len(record["moves"]) - left_out])

    return Shot(name, make, **more)


def _empty(stand: Stand) -> None:
    stand.begin("trax")


def _middle(stand: Stand) -> None:
    stand.begin("trax", names=LONG)
    stand.play(*MIDDLE.split())
    spaces = [p for p in stand.table.stage.layout_now if p.startswith("space:")]
    stand.hover(spaces[6])


def _chain(stand: Stand) -> None:
    """The space whose turn brings the most forced tiles, shown before it is laid."""
    stand.begin("trax")
    stand.play(*MIDDLE.split())
    now = record_of(stand.session).now
    best = max(
        rules.legal(now, now.seat),
        key=lambda lay: len(rules.preview(now, lay.cell, lay.tile)),  # type: ignore[arg-type]
    )
    stand.click(f"lie:{best.tile}")
    stand.hover(f"space:{best.cell[0]},{best.cell[1]}")


def _t7(stand: Stand) -> None:
    from trakkx_desktop.games.trax.actions import Lay
    from trakkx_desktop.games.trax.tiles import LIES

    stand.begin("trax")
    stand.play(*T7.split())
    now = record_of(stand.session).now
    for piece in [p for p in stand.table.stage.layout_now if p.startswith("space:")]:
        x, y = (int(v) for v in piece.removeprefix("space:").split(","))
        for lie in LIES:
            refusal = rules.check(now, now.seat, Lay((x, y), lie))
            if refusal is not None and refusal.code == "three_same":
                stand.drag(f"lie:{lie}", stand.at(piece))
                return
    raise AssertionError("the position has changed")


def _variant(name: str, variant: str, seats: int, turns: int = 0, **more: Any) -> Shot:
    def make(stand: Stand) -> None:
        stand.begin("trax", seats, variant=variant)
        for _ in range(turns):
            record = record_of(stand.session)
            actions = list(record.game.legal(record.now, record.waiting[0]))
            stand.play(record.game.format(record.now, actions[len(actions) // 3]))

    return Shot(name, make, **more)


def _looking_back(stand: Stand) -> None:
    stand.begin("trax")
    stand.play(*MIDDLE.split())
    stand.session.peek(9)


def _staged(stand: Stand) -> None:
    """A click has staged a tile, and who looks ahead sees whose loop it would close."""
    stand.begin("trax")
    stand.play("@0/", "A0\\")
    stand.click("space:-1,-1")
    QTest.keyClick(stand.table.stage, Qt.Key.Key_4)


def _across(stand: Stand) -> None:
    """Red sits on the other side of the screen, and has staged a tile."""
    stand.begin("trax")
    stand.play(*MIDDLE.split())
    spaces = [p for p in stand.table.stage.layout_now if p.startswith("space:")]
    stand.table.stage.press(spaces[6])


def _zoomed(stand: Stand) -> None:
    """The board goes on beyond its area: soft edges, and rulers that stay."""
    stand.begin("trax")
    stand.play(*MIDDLE.split())
    for _ in range(9):
        stand.table.stage.zoom(1.15)
    stand.table.stage.pan(-60, 40)
    stand.table.stage.show_table(instant=True)


def _company(stand: Stand) -> None:
    """A computer is to answer."""
    stand.begin("trax")
    stand.play(*MIDDLE.split())
    assert stand.app.house.opponents is not None
    stand.app.house.opponents.set_paused(True)
    stand.session.hand_over(1, Player("Pip", 1, level=3))
    stand.settle()


def _answer(stand: Stand) -> None:
    """It lays what brings the most forced tiles without ending the game."""
    now = record_of(stand.session).now
    after = [(lay, rules.apply(now, 1, lay).state) for lay in rules.legal(now, 1)]
    best = max((pair for pair in after if pair[1].ending is None), key=lambda p: len(p[1].last))
    assert stand.session.play_for(1, best[0]) is None


def _answered(stand: Stand) -> None:
    _company(stand)
    _answer(stand)


def _hinted(step: int) -> Callable[[Stand], None]:
    def make(stand: Stand) -> None:
        stand.begin("trax")
        stand.play(*MIDDLE.split())
        *_, thought = PLAYER.think(stand.session.sight_of(1), 1, 3, 1, Limit(work=3000))
        stand.session.show_hint(Hint(thought, step))

    return make


def _almost_won(stand: Stand) -> None:
    moves = _vector(15)["moves"]
    stand.begin("trax")
    stand.play(*moves[:-1])


def _end_strip(stand: Stand) -> bytes:
    """The chain lands, the light runs along the line, a beat, the poster."""
    last = _vector(15)["moves"][-1]
    return strip(stand, lambda: stand.play(last), (0, 120, 240, 400, 640, 3000))


def _record(stand: Stand) -> None:
    """A win that broke two records."""
    stand.begin("trax")
    stand.play(*_vector(1)["moves"])
    loop = Broken(Feat("loop", 0, 9, is_low=True), 14)
    stand.table.honours._hear((loop, Broken(Feat("chain", 1, 6), 5)))
    stand.settle()


def _answer_strip(stand: Stand) -> bytes:
    """The tile leaves the tray, its chain follows, what is new glows."""
    return strip(stand, lambda: _answer(stand), (0, 150, 350, 620, 900, 3000))


SHOTS: tuple[Shot, ...] = (
    Shot("trax_empty", _empty, ("TRAX", "Anna", "Ben"), ("lie:J", "space:0,0")),
    Shot("trax_middle", _middle, ("TRAX", "王小明"), ("tile:0,0",)),
    Shot("trax_middle_small", _middle, ("TRAX",), ("tile:0,0",), size=(1024, 640)),
    Shot("trax_middle_large", _middle, ("TRAX",), ("tile:0,0",), size=(2560, 1440)),
    _played("trax_240_tiles", 13, 12, pieces=("tile:0,0",)),
    _played("trax_240_tiles_small", 13, 12, pieces=("tile:0,0",), size=(1024, 640)),
    Shot("trax_chain", _chain, pieces=("tile:0,0",)),
    Shot("trax_t7", _t7, pieces=("tile:0,0",)),
    _played("trax_loop_win", 1, words=(("ending", "Score sheet"), ("ending", "Play again"))),
    _played("trax_line_win", 15, words=(("ending", "Score sheet"),)),
    _played("trax_given_away", 4, words=(("ending", "Score sheet"),)),
    _played("trax_limited", 39, 20, pieces=("tile:0,0",)),
    _played("trax_limited_draw", 39, words=(("ending", "Play again"),)),
    _variant("trax_die", "die", 2, 4, pieces=("tile:0,0",)),
    _variant("trax_solitaire3", "solitaire3", 1, 3, pieces=("tile:0,0",)),
    _variant("trax_solitaire4", "solitaire4", 1, 6, pieces=("tile:0,0",)),
    Shot("trax_staged", _staged, pieces=("chosen", "check")),
    Shot("trax_across", _across, ("TRAX",), ("chosen",), settings=(("across", True),)),
    Shot("trax_zoomed", _zoomed, ("TRAX",)),
    Shot("trax_company", _company, ("Pip",), ("tile:0,0", "lie:J")),
    Shot("trax_answered", _answered, ("Pip",), ("tile:0,0",)),
    Shot("trax_hint_kind", _hinted(KIND), pieces=("tile:0,0",)),
    Shot("trax_hint_pieces", _hinted(PIECES), pieces=("hint",)),
    Shot("trax_hint_whole", _hinted(WHOLE), pieces=("hint", "chosen")),
    Shot("trax_strip_end", _almost_won, paper=_end_strip),
    Shot("trax_strip_answer", _company, paper=_answer_strip),
    Shot("trax_record", _record, (("ending", "Score sheet"), "Anna")),
    _played("trax_keepsake", 1, paper=keepsake),
    Shot("trax_looking_back", _looking_back, (("replay", "Look back"),), ("tile:0,0",)),
)
