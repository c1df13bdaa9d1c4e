"""Positions of a finished game as who acted there saw them, with advice; a running game is never opened so."""

from tests.session.test_opponents import session_of
from tests.study.games import NAMES, played
from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import new_saved, now


def finished() -> Session:
    record = played("traexx", (1, 1))
    people = tuple(Player(NAMES[i], i) for i in (0, 1))
    match = Match("traexx", catalog.game("traexx"), people, Plan(seed=5), (Sitting(record),))
    return Session(new_saved(match), now)


def test_what_is_studied_goes_on_there_and_is_seen_by_who_acted() -> None:
    session = finished()
    assert session.outcome is not None and session.viewer is None
    better = Thought(record_of(session).log[7].action, 1.0, "fields")
    session.study({7: better})
    assert session.outcome is not None, "at the end it is over"
    session.peek(7)
    assert session.outcome is None and session.viewer == record_of(session).log[7].seat
    assert session.hint is not None and session.hint.thought is better and session.hint.is_whole
    session.peek(8)
    assert session.hint is None
    session.peek(None)
    assert session.outcome is not None and session.viewer is None
    session.peek(7)
    session.study(None)
    assert session.outcome is not None and session.hint is None and not session.is_assisted


def test_a_running_game_cannot_be_studied() -> None:
    session = session_of("trakkx", (0, 0))
    session.study({})
    session.peek(0)
    assert not session.match.is_open and session._look.advice is None


def test_a_fork_is_a_match_of_its_own() -> None:
    session = finished()
    session.study({})
    session.peek(5)
    players = (Player("Anna", 0), Player("Pip", 1, 1))
    match = session.fork(players)
    assert match.origin == "position" and match.players == players
    assert match.record.log == record_of(session).log[:5] and match.record.outcome is None
    assert record_of(session).outcome is not None, "the one looked at stays"
