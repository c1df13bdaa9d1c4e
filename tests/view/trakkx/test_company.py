"""A computer at the table: its tokens really travel, what is new glows, and nobody else is told it is their turn."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tests.games.trakkx.position import state, table
from tests.view.trakkx.conftest import Hands, match_of
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.games.trakkx.actions import Draw, LayOut, Take
from trakkx_desktop.games.trakkx.events import Laid
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.view.trakkx.layout import ways

ROW = table("G5 G6 G7")


def against(hands: Hands, position: State) -> Hands:
    """Anna plays, Ben is a computer that nobody asks."""
    match = match_of(position)
    players = (match.players[0], replace(match.players[1], level=3))
    hands.app.window.lay_out(replace(match, players=players))
    assert hands.app.house.opponents is not None
    hands.app.house.opponents.set_paused(True)
    QCoreApplication.processEvents()
    return hands


def position(turn: int = 1) -> State:
    return state(("R1 B9", "G8 R2 Y3"), ROW, display="R13 B4", bag=None, turn=turn)


def test_laid_tokens_come_from_the_card_of_the_computer(hands: Hands) -> None:
    against(hands, position())
    looks = hands.table.looks
    event = Laid(1, ("G8a",), ())
    found = looks.arrivals(Change(PLAYED, (event,), 1))
    origin = found["G8a"].origin
    assert origin is not None and origin[0] == "area" and origin[1] < 0
    assert 0 < found["G8a"].delay + found["G8a"].ms <= 1800
    hands.table.link.habits = replace(hands.table.link.habits, pace=0.5)
    quick = looks.arrivals(Change(PLAYED, (event,), 1))["G8a"]
    assert quick.ms < found["G8a"].ms
    hands.table.link.habits = replace(hands.table.link.habits, pace=0.0)
    assert "G8a" not in looks.arrivals(Change(PLAYED, (event,), 1)), "at once"


def test_many_tokens_take_no_longer_than_one_can_watch(hands: Hands) -> None:
    against(hands, position())
    tokens = tuple(f"R{value}a" for value in range(1, 14))
    found = hands.table.looks.arrivals(Change(PLAYED, (Laid(1, tokens, ()),), 1))
    assert max(arrival.delay + arrival.ms for arrival in found.values()) <= 1800, "1.8 s"


def test_what_it_draws_goes_to_its_card_and_nobody_sees_what_it_is(hands: Hands) -> None:
    against(hands, position())
    hands.session.play_for(1, Draw())
    place = hands.stage.layout_now["flown:0"]
    assert place.art == ("back",) and place.x < 0 and not place.solid
    against(hands, position())
    hands.session.play_for(1, Take("R13a"))
    assert hands.stage.layout_now["R13a"].x < 0, "everybody saw that one"
    assert ways.flown(hands.scene)


def test_what_is_new_glows_until_ones_own_turn_ends(hands: Hands) -> None:
    against(hands, position())
    assert hands.session.is_watching and hands.session.draft is None
    hands.session.play_for(1, LayOut.of({**ROW, (3, 0): "G8a"}))
    assert hands.session.draft is not None, "Anna's turn"
    assert "halo:G8a" in hands.stage.layout_now
    hands.drag("B9a", (0, 3))
    assert "halo:G8a" in hands.stage.layout_now
    hands.session.reset()
    hands.session.submit(Draw())
    assert "halo:G8a" not in hands.stage.layout_now


def test_the_message_line_tells_what_it_did_until_the_hand_begins(hands: Hands) -> None:
    against(hands, position())
    hands.session.play_for(1, Take("R13a"))
    assert hands.said.message == "Ben took the red 13 from the display."
    hands.drag("B9a", (0, 3))
    assert "Ben" not in hands.said.message
    hands.session.reset()
    hands.click("bag")
    assert hands.said.message.startswith("Click again")


def test_who_watches_can_take_nothing_and_is_not_called(hands: Hands) -> None:
    against(hands, position())
    assert "R1a" in hands.stage.layout_now, "the own rack lies open"
    assert hands.parts.grab("R1a", hands.stage._keys) == ()
    hands.click("bag")
    assert hands.touch.armed is None
    assert "Anna" not in hands.said.heading[0]
    assert not hands.said.finish.shown
