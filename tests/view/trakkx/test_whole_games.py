"""Whole games shown on the real screen, turn by turn: nothing fails, nothing leaks, every token is somewhere."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from tests.truth import record_of
from tests.view.trakkx.conftest import Hands
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.state import State

TURNS = 100


def check(hands: Hands) -> None:
    """What the screen shows now agrees with the position and with what its viewer may see."""
    state: State = record_of(hands.session).now
    shown = set(hands.stage.layout_now)
    assert set(state.table.values()) <= shown
    viewer = None if hands.session.is_curtained else hands.session.viewer
    for seat, hand in enumerate(state.hands):
        if seat == viewer or state.is_over:
            assert set(hand) <= shown
        else:
            assert not set(hand) & shown
    assert not set(state.bag) & shown
    for piece in shown:
        hands.table.words.spoken(piece)
    assert hands.room.headline.text() or state.is_over


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_a_whole_game_is_shown(hands: Hands, seats: int, seed: int) -> None:
    """Laying is preferred, so that the table grows; undone and redone turns are looked at, too."""
    random = Random(seed)
    hands.begin(seats, seed=seed)
    session, game = hands.session, hands.session.game
    for turn in range(TURNS):
        if record_of(session).outcome is not None:
            break
        check(hands)
        session.raise_curtain()
        check(hands)
        seat = hands.viewer()
        actions = list(game.legal(record_of(session).now, seat))
        laying = [action for action in actions if isinstance(action, LayOut)]
        action = random.choice(laying if laying and random.random() < 0.8 else actions)
        assert session.submit(action) is None
        if turn % 7 == 0 and not session.is_curtained and session.can_undo:
            session.undo()
            check(hands)
            session.redo()
        if turn % 25 == 0:
            hands.app.window.resize(*random.choice([(1024, 640), (1440, 900), (1920, 1080)]))
            session.peek(random.randrange(len(record_of(session).log)))
            assert not set(record_of(session).now.bag) & set(hands.stage.layout_now)
            session.peek(None)
        QCoreApplication.processEvents()
    check(hands)
    assert len(record_of(session).log) > 40
