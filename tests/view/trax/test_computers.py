"""A computer at the table: its tile comes from the tray with its chain, what is new glows, nothing can be taken."""

import pytest
from PySide6.QtCore import QCoreApplication

from tests.truth import record_of
from tests.view.hand import click_piece
from tests.view.trax.conftest import Begin
from tests.view.trax.hand import click, lay_of, scene, shown, state
from trakkx_desktop.app import App
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.events import Laid
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.trax.layout.coming import FOLLOWS, LONGEST, TRAVEL, paced

CHAIN = "@0+ B1+ B2+"
"""Red's next turn can bring one more."""


def seat_computer(app: App, screen: TableScreen, *seats: int) -> None:
    """They think of nothing by themselves: the tests act for them."""
    assert app.house.opponents is not None
    app.house.opponents.set_paused(True)
    for seat in seats:
        screen.session.hand_over(seat, Player("Pip", seat, level=2))
    QCoreApplication.processEvents()


@pytest.fixture
def against(app: App, begin: Begin) -> TableScreen:
    """Anna against a computer that is about to act."""
    screen = begin(CHAIN)
    seat_computer(app, screen, 1)
    return screen


def answer(screen: TableScreen) -> tuple[Laid, ...]:
    """The computer plays a turn that brings another tile."""
    now = state(screen)
    lay = next(lay for lay in rules.legal(now, 1) if len(rules.apply(now, 1, lay).state.last) == 2)
    screen.session.play_for(1, lay)
    QCoreApplication.processEvents()
    events = record_of(screen.session).steps[-1].events
    return tuple(event for event in events if isinstance(event, Laid))


def test_while_a_computer_is_to_act_all_is_seen_and_nothing_can_be_taken(
    against: TableScreen,
) -> None:
    assert against.session.is_watching and scene(against).is_watching
    assert "lie:J" in against.stage.layout_now, "the tray stays"
    assert not shown(against, "space") and against.table.hands.stops() == []
    click_piece(against, "lie:J")
    assert against.stage.in_hand == ()
    click(against, (1, 1))
    assert len(record_of(against.session).log) == 3
    deeds = {deed.key: deed for deed in against.table.words.said().deeds}
    assert not deeds["turn"].enabled and not deeds.keys() & {"resign", "draw"}
    assert "Anna" not in against.table.words.said().heading[0]


def test_its_tile_comes_from_the_tray_and_the_chain_follows(against: TableScreen) -> None:
    laid = answer(against)
    found = against.table.looks.arrivals(Change(PLAYED, laid, 1))
    first, second = (found[f"tile:{e.cell[0]},{e.cell[1]}"] for e in laid)
    tile = against.stage.layout_now[f"lie:{laid[0].tile}"]
    assert first.origin == ("tray", tile.x, tile.y) and first.ms == TRAVEL
    assert second.delay == TRAVEL + FOLLOWS
    assert shown(against, "follower") == {laid[1].cell}
    glow = [found[f"fresh:{e.cell[0]},{e.cell[1]}"].delay for e in laid]
    assert glow == [TRAVEL, second.delay], "it glows when it has landed"


@pytest.mark.parametrize("forced", [0, 1, 5, 30])
def test_a_turn_takes_about_as_long_as_people_wish(forced: int) -> None:
    easy, quick = paced(None, 1.0, forced), paced(None, 0.5, forced)
    assert easy.ms + forced * easy.apart <= TRAVEL + LONGEST
    assert quick.ms + forced * quick.apart <= (TRAVEL + LONGEST) / 2 + forced
    at_once = paced(None, 0.0, forced)
    assert at_once.ms == at_once.apart == 0


def test_what_is_new_glows_until_the_own_turn_ends(against: TableScreen) -> None:
    laid = answer(against)
    assert shown(against, "fresh") == {event.cell for event in laid}
    against.session.submit(next(iter(rules.legal(state(against), 0))))
    assert not shown(against, "fresh")


def test_between_people_nothing_glows(begin: Begin) -> None:
    screen = begin("@0/")
    screen.session.submit(lay_of(screen, "B1\\"))
    assert not shown(screen, "fresh")


def test_two_computers_can_be_watched(app: App, begin: Begin) -> None:
    screen = begin("@0/")
    seat_computer(app, screen, 0, 1)
    assert screen.session.is_watching and scene(screen).is_watching
    assert screen.table.words.said().heading[0]
