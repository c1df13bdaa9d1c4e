"""Hints in three steps: worded for every reason that the player can give, shown as a glow, then as a ghost."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.trax.tables import played
from tests.house.source import PACKAGE, ROOT
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import lay_of, point_at, shown
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE, Hint
from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.trax.scene import Scene
from trakkx_desktop.view.trax.words.hints import hinted

FACTS: dict[str, Fact] = {
    "by": "loop",
    "colour": "red",
    "turns": 3,
    "spaces": ("@1", "C4"),
    "ways": 5,
    "losing": 2,
    "percent": 61,
    "left": 4,
}
WHOLES = {
    "opening": "the first tile decides nothing yet",
    "wins": "closes red's loop",
    "wins_in": "wins in 3 turns, whatever the other does",
    "holds_out": "the other needs 3 more turns to win",
    "parries": "stops red's win at row 1 before A and C4",
    "double_threat": "threatens to win at row 1 before A and C4, and one tile cannot stop both",
    "attack": "threatens to win at row 1 before A and C4",
    "l_threat": "leads your path round a corner, to row 1 before A and C4; next comes an attack",
    "breaks_l": "breaks the other's path round a corner, at row 1 before A and C4",
    "avoids": "2 of 3 turns would give the game away, not this one",
    "builds": "the best place for your paths",
    "odds": "the best chance over all rolls, 61 in a hundred",
    "only_turn": "nothing else is possible",
    "finishes": "one path runs through all tiles",
    "keeps_open": "5 finished squares stay possible",
    "forced_space": "it is forced; 5 finished squares stay possible",
    "hopeless": "one space is as good as another now",
}


def hint(reason: str, step: int, lay: Lay | None = None) -> Hint:
    facts = tuple(FACTS.items())
    return Hint(Thought(lay or Lay((1, 0), "L"), 0.6, reason, facts), step)


def codes() -> list[str]:
    """The reasons that the player's page lists."""
    page = (ROOT / PACKAGE / "players" / "trax" / "README.md").read_text(encoding="utf-8")
    listed = page.partition("## Reasons")[2].partition("## One source")[0]
    return re.findall(r"^\| `(\w+)` \|", listed, re.MULTILINE)


def test_the_list_of_reasons_is_read() -> None:
    assert set(codes()) == set(WHOLES)


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("code", codes())
def test_every_reason_has_its_words(code: str) -> None:
    scene = Scene(played("@0/"))
    assert hinted(scene, hint(code, KIND)) != hinted(scene, hint("unheard of", KIND))
    assert hinted(scene, hint(code, PIECES)) == "Lay a curved tile on B1."
    whole = f"B1, curve, white top to right: {WHOLES[code]}."
    assert hinted(scene, hint(code, WHOLE)) == whole


def tell(screen: TableScreen, step: int) -> Lay:
    lay = lay_of(screen, "B1\\")
    screen.session.show_hint(hint("builds", step, lay))
    QApplication.processEvents()
    return lay


def test_a_hint_shows_more_with_every_step(begin: Begin) -> None:
    screen = begin("@0/")
    tell(screen, KIND)
    assert "hint" not in screen.stage.layout_now and "chosen" not in screen.stage.layout_now
    lay = tell(screen, PIECES)
    place = screen.stage.layout_now["hint"]
    assert (place.x, place.y) == lay.cell and "chosen" not in screen.stage.layout_now
    tell(screen, WHOLE)
    assert screen.stage.layout_now["chosen"].art[:2] == ("chosen", lay.tile)


def test_a_hints_ghost_gives_way_to_what_the_hand_shows(begin: Begin) -> None:
    screen = begin("@0/")
    lay = tell(screen, WHOLE)
    other = next(cell for cell in shown(screen, "space") if cell != lay.cell)
    point_at(screen, other)
    place = screen.stage.layout_now["chosen"]
    assert (place.x, place.y) == other
    assert "hint" in screen.stage.layout_now
