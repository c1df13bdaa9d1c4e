"""A foreign engine at the table: it plays by the line protocol, and its faults are its own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session import stranger
from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.games.trax.actions import Resign
from trakkx_desktop.session import foreign
from trakkx_desktop.session.foreign import words_of
from trakkx_desktop.session.opponents import Opponents
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.worker import Worker
from trakkx_desktop.storage.saves import new_saved, now

OURS = f'"{sys.executable}" -m trakkx_desktop contest --seconds 0.05'


@pytest.fixture
def worker(qapp: object) -> Iterator[Worker]:
    made = Worker()
    yield made
    made.retire()


def table(first: int = 0) -> Session:
    players = (Player("Anna", 0), Player("Stranger", 1, 4))
    match = Match("trax", catalog.game("trax"), players, Plan(seed=11, first=first))
    return Session(new_saved(match.deal(now())), now)


def company(session: Session, worker: Worker, command: str) -> Opponents:
    return Opponents(session, worker, "match", "instant", {"Stranger": {"command": command}})


def strange(way: str) -> str:
    return f'"{sys.executable}" "{Path(stranger.__file__ or "")}" {way}'


def play(session: Session, text: str) -> None:
    assert session.submit(session.game.parse(session.state, text)) is None


def test_two_programs_that_speak_the_protocol_play_on(qtbot: QtBot, worker: Worker) -> None:
    """Our own contest door plays the stranger; Anna's moves go in, its own come out."""
    session = table()
    opponents = company(session, worker, OURS)
    for turn in range(3):
        qtbot.waitUntil(lambda: not session.is_watching, timeout=60_000)
        assert len(record_of(session).log) == 2 * turn
        state = session.state
        session.submit(next(iter(session.game.legal(state, 0))))
        if session.outcome is not None:
            break
    qtbot.waitUntil(lambda: not session.is_watching, timeout=60_000)
    assert len(record_of(session).log) in (5, 6) and not worker.is_running, "none of ours thought"
    opponents.retire()


def test_it_may_move_first(qtbot: QtBot, worker: Worker) -> None:
    session = table(first=1)
    opponents = company(session, worker, strange("well"))
    qtbot.waitUntil(lambda: not session.is_watching, timeout=60_000)
    assert [entry.seat for entry in record_of(session).log] == [1]
    opponents.retire()


@pytest.mark.parametrize(
    ("way", "code"),
    [
        ("babbles", "foreign_illegal"),
        ("cheats", "foreign_illegal"),
        ("begs", "foreign_illegal"),
        ("dies", "foreign_died"),
    ],
)
def test_its_faults_lose_its_game_with_a_sentence(
    qtbot: QtBot, worker: Worker, way: str, code: str
) -> None:
    session = table()
    opponents = company(session, worker, strange(way))
    told: list[Trouble] = []
    opponents.troubled.connect(told.append)
    play(session, "@0/")
    qtbot.waitUntil(lambda: session.outcome is not None, timeout=60_000)
    assert record_of(session).log[-1].action == Resign() and record_of(session).log[-1].seat == 1
    assert session.outcome is not None and session.outcome.winners == (0,)
    qtbot.waitUntil(lambda: bool(told), timeout=5_000)
    assert [trouble.code for trouble in told] == [code] and told[0].facts["name"] == "Stranger"
    opponents.retire()


def test_a_late_move_loses(qtbot: QtBot, worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "LATE", 300)
    session = table()
    opponents = company(session, worker, strange("sleeps"))
    play(session, "@0/")
    qtbot.waitUntil(lambda: session.outcome is not None, timeout=60_000)
    opponents.retire()


def test_what_cannot_be_started_is_told_and_the_seat_can_be_taken_over(
    qtbot: QtBot, worker: Worker
) -> None:
    session = table()
    opponents = company(session, worker, "/nowhere/at-all --fast")
    play(session, "@0/")
    qtbot.waitUntil(lambda: opponents.trouble is not None, timeout=60_000)
    assert opponents.trouble is not None and opponents.trouble.code == "start"
    assert session.outcome is None and opponents.trouble.facts["seat"] == 1
    opponents.retire()


def test_it_cannot_join_in_the_middle(qtbot: QtBot, worker: Worker) -> None:
    session = table()
    for text in ("@0/", "B1/", "A2\\"):
        seat = session.waiting[0]
        session.play_for(seat, session.game.parse(session.sight_of(seat), text))
    opponents = company(session, worker, strange("well"))
    qtbot.waitUntil(lambda: opponents.trouble is not None, timeout=60_000)
    assert opponents.trouble is not None and opponents.trouble.code == "foreign_middle"
    opponents.retire()


def test_a_shell_is_never_asked() -> None:
    words = words_of("engine --name 'a b' ; rm -rf / | $(x)")
    assert words[0] == "engine" and ";" in words and "|" in words, "plain words, nothing is run"
    assert words_of("'unclosed") == []
