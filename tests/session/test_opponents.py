"""Computers at the table: they think in a process of their own, and whatever becomes of it, people play on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.session import scribe
from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.sight import PLAYED, Change
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.session import worker as workers
from trakkx_desktop.session.hints import Hints
from trakkx_desktop.session.opponents import Opponents
from trakkx_desktop.session.session import Session
from trakkx_desktop.session.worker import Worker
from trakkx_desktop.storage.saves import new_saved, now

ROOT = Path(__file__).parents[2]


def session_of(key: str, levels: tuple[int, ...], **plan: Any) -> Session:
    names = ("Anna", "Ben", "Clara", "David")
    players = tuple(Player(names[i], i, level) for i, level in enumerate(levels))
    match = Match(key, catalog.game(key), players, Plan(**{"seed": 11, **plan}))
    return Session(new_saved(match.deal(now())), now)


@pytest.fixture
def worker(qapp: object) -> Iterator[Worker]:
    made = Worker()
    yield made
    made.retire()


def misbehaving(way: str, tmp_path: Path) -> Worker:
    command = [sys.executable, str(Path(scribe.__file__)), way, str(tmp_path / "notes")]
    return Worker(command=command)


def opponents_of(session: Session, worker: Worker, pace: str = "instant") -> Opponents:
    return Opponents(session, worker, "match", pace)


def play(session: Session) -> None:
    """The viewer does whatever is first."""
    sight, seat = session.state, session.viewer or 0
    assert session.submit(next(iter(session.game.legal(sight, seat)))) is None


def until_asked(qtbot: QtBot, session: Session) -> None:
    """The person is to act, or the game is over."""
    qtbot.waitUntil(lambda: not session.is_watching, timeout=60_000)


def test_a_computer_answers_and_the_person_stays_at_the_screen(
    qtbot: QtBot, worker: Worker
) -> None:
    session = session_of("trax", (0, 1))
    opponents = opponents_of(session, worker)
    for turn in range(3):
        until_asked(qtbot, session)
        assert session.viewer == 0 and len(record_of(session).log) == 2 * turn
        play(session)
        assert session.viewer == 0 and session.draft is None and session.is_watching
    until_asked(qtbot, session)
    assert [entry.seat for entry in record_of(session).log] == [0, 1] * 3
    opponents.retire()


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("key", list(catalog.GAMES))
def test_every_level_of_every_game_is_there(
    key: str, level: int, qtbot: QtBot, worker: Worker
) -> None:
    session = session_of(key, (level, 0), first=0)
    opponents = opponents_of(session, worker)
    qtbot.waitUntil(lambda: bool(record_of(session).log), timeout=60_000)
    assert record_of(session).log[0].seat == 0
    opponents.retire()


def test_computers_seal_while_one_is_still_drawing(qtbot: QtBot, worker: Worker) -> None:
    """TRÄXX: nobody ever waits for a computer that could have drawn meanwhile."""
    session = session_of("traexx", (1, 0, 2, 1))
    opponents = opponents_of(session, worker, "easy")
    assert session.viewer == 1
    qtbot.waitUntil(lambda: session.waiting == (1,), timeout=60_000)
    assert session.viewer == 1 and not session.is_curtained and session.draft is not None
    opponents.retire()


def test_no_curtain_where_nobody_is_to_be_hidden_from(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trakkx", (0, 1, 1), first=1)
    assert session.viewer == 0 and not session.is_curtained
    opponents = opponents_of(session, worker)
    until_asked(qtbot, session)
    assert not session.is_curtained and session.state.hands[0]
    session.cover()
    assert not session.is_curtained
    opponents.retire()


def test_several_people_still_hide_from_each_other(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trakkx", (0, 1, 0))
    session.raise_curtain()
    opponents = opponents_of(session, worker)
    play(session)
    assert session.viewer == 0 and not session.is_curtained, "Anna sees the computer's turn"
    qtbot.waitUntil(lambda: session.viewer == 2, timeout=60_000)
    assert session.is_curtained
    opponents.retire()


def test_undo_goes_back_to_the_own_decision_and_asks_no_computer(
    qtbot: QtBot, worker: Worker
) -> None:
    session = session_of("trax", (0, 1))
    opponents = opponents_of(session, worker)
    for _ in range(2):
        play(session)
        until_asked(qtbot, session)
    before = record_of(session)
    assert session.undo_asks is None and session.undo()
    assert len(record_of(session).log) == 2 and session.viewer == 0 and not session.is_watching
    assert session.redo()
    assert record_of(session).log == before.log
    assert session.undo() and session.undo() and not session.can_undo
    opponents.retire()


def test_undo_while_it_thinks_ends_its_thinking(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (0, 4))
    opponents = opponents_of(session, worker)
    play(session)
    assert opponents.seat == 1
    assert session.undo()
    assert opponents.seat is None and not session.is_watching
    qtbot.wait(50)
    assert record_of(session).log == ()
    opponents.retire()


def test_what_was_revealed_stays(qtbot: QtBot, worker: Worker) -> None:
    """The same rule as between people: a token that was drawn is known."""
    session = session_of("trakkx", (0, 1))
    opponents = opponents_of(session, worker)
    seat, game = 0, session.game
    draw = next(a for a in game.legal(session.state, seat) if type(a).__name__ == "Draw")
    assert session.submit(draw) is None
    until_asked(qtbot, session)
    assert not session.can_undo
    opponents.retire()


def test_computers_alone_can_be_watched_step_by_step(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (1, 2))
    opponents = opponents_of(session, worker)
    opponents.set_paused(True)
    assert opponents.plays_alone and session.is_watching
    qtbot.wait(30)
    assert record_of(session).log == ()
    for turns in (1, 2):
        opponents.step()
        qtbot.waitUntil(partial(has_played, session, turns), timeout=60_000)
        qtbot.wait(30)
        assert len(record_of(session).log) == turns
    opponents.step()
    opponents.step()
    qtbot.waitUntil(partial(has_played, session, 4), timeout=60_000)
    opponents.set_paused(False)
    qtbot.waitUntil(lambda: len(record_of(session).log) >= 6, timeout=60_000)
    assert session.undo() and opponents.is_paused, "else it would be played again at once"
    opponents.retire()


def has_played(session: Session, turns: int) -> bool:
    return len(record_of(session).log) == turns


def test_a_turn_waits_until_the_one_before_has_been_seen(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (1, 2))
    opponents = opponents_of(session, worker)
    opponents.hold(True)
    qtbot.waitUntil(lambda: opponents.seat == 0, timeout=60_000)
    qtbot.wait(600)
    assert record_of(session).log == ()
    opponents.hold(False)
    qtbot.waitUntil(lambda: bool(record_of(session).log), timeout=60_000)
    opponents.retire()


def test_a_seat_changes_hands(qtbot: QtBot, worker: Worker) -> None:
    """ "Let the computer play on for Ben", and "take over": from then on the game counts as assisted."""
    session = session_of("trax", (0, 0))
    opponents = opponents_of(session, worker)
    play(session)
    assert session.viewer == 1 and not session.is_assisted
    session.hand_over(1, Player("Ben", 1, 2))
    until_asked(qtbot, session)
    assert len(record_of(session).log) == 2 and session.is_assisted
    session.hand_over(1, Player("Ben", 1))
    play(session)
    assert session.viewer == 1 and not session.is_watching
    opponents.retire()


@pytest.mark.parametrize(
    ("way", "code"),
    [("dies", "died"), ("hangs", "late"), ("babbles", "garbled"), ("cheats", "illegal")],
)
def test_a_worker_that_fails_twice_pauses_the_game_with_one_sentence(
    way: str,
    code: str,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if way == "hangs":
        monkeypatch.setattr(workers, "WAKING", 3000)
    monkeypatch.setattr("trakkx_desktop.session.opponents.SECONDS", 0.1)
    worker = misbehaving(way, tmp_path)
    session = session_of("trax", (1, 0))
    opponents = opponents_of(session, worker)
    told: list[Trouble] = []
    opponents.troubled.connect(told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert [(t.code, t.facts["name"], t.facts["seat"]) for t in told] == [(code, "Anna", 0)]
    assert opponents.seat is None and record_of(session).log == ()
    times = len((tmp_path / "notes").read_text().splitlines())
    assert times == (1 if way == "cheats" else 2), "started anew once"
    session.hand_over(0, Player("Anna", 0))
    assert opponents.trouble is None, "whoever else is a computer plays on"
    play(session)
    assert len(record_of(session).log) == 1
    opponents.retire()
    worker.retire()


def test_a_worker_that_dies_once_is_started_anew(qtbot: QtBot, tmp_path: Path) -> None:
    """Its answer to an earlier question is not taken for this one's."""
    worker = misbehaving("dies-once", tmp_path)
    session = session_of("trax", (1, 0))
    opponents = opponents_of(session, worker)
    qtbot.waitUntil(lambda: bool(record_of(session).log), timeout=60_000)
    opponents.retire()
    worker.retire()


def test_who_has_answered_before_is_given_less_time(
    qtbot: QtBot, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGSTOP: the process is there, but says nothing any more."""
    monkeypatch.setattr(workers, "GRACE", 300)
    session = session_of("trax", (1, 2))
    opponents = opponents_of(session, worker)
    qtbot.waitUntil(lambda: bool(record_of(session).log), timeout=60_000)
    opponents.set_paused(True)
    before = worker.pid
    os.kill(before, signal.SIGSTOP)
    length = len(record_of(session).log)
    opponents.set_paused(False)
    qtbot.waitUntil(lambda: worker.pid not in (0, before), timeout=20_000)
    qtbot.waitUntil(lambda: len(record_of(session).log) > length, timeout=60_000)
    opponents.retire()


def test_a_level_without_its_data_is_told_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    worker = misbehaving("broken", tmp_path)
    opponents = opponents_of(session_of("trax", (1, 0)), worker)
    told: list[Trouble] = []
    opponents.troubled.connect(told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert told[0].code == "broken" and told[0].facts["detail"] == "trax.weights"
    opponents.retire()


def test_no_right_to_start_a_process_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of("trax", (1, 0))
    opponents = opponents_of(session, Worker(command=[str(tmp_path / "nothing")]))
    told: list[Trouble] = []
    opponents.troubled.connect(told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert told[0].code == "start"
    opponents.retire()


def test_hints_tell_a_little_more_with_every_press(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (0, 0))
    hints = Hints(session, worker, "match")
    assert hints.is_offered and not session.is_assisted
    hints.press()
    qtbot.waitUntil(lambda: session.hint is not None, timeout=60_000)
    for step in (KIND, PIECES, WHOLE):
        assert session.hint is not None and session.hint.step == step
        assert record_of(session).log == () and session.is_assisted
        hints.press()
    assert len(record_of(session).log) == 1 and session.hint is None
    hints.retire()


def test_a_hint_is_what_the_computer_would_do_and_a_half_move_gives_way(
    qtbot: QtBot, worker: Worker
) -> None:
    session = session_of("trakkx", (0, 1))
    hints = Hints(session, worker, "match")
    hints.press()
    qtbot.waitUntil(lambda: session.hint is not None, timeout=60_000)
    hints.press()
    hints.press()
    assert session.hint is not None
    action = session.hint.thought.action
    piece = session.state.hands[0][0]
    assert session.put((piece, ("cell", 0, 0))) is None
    assert session.hint.step == PIECES
    hints.press()
    hints.press()
    assert record_of(session).log[0].action == action
    hints.retire()


def test_a_hint_that_comes_late_is_not_told_to_somebody_else(qtbot: QtBot, worker: Worker) -> None:
    """Anna asks and acts before she is answered: Ben must not see what was thought in her place."""
    session = session_of("traexx", (0, 0, 1))
    hints = Hints(session, worker, "match")
    assert session.viewer == 0
    hints.press()
    assert hints.is_awaited
    play(session)
    assert session.viewer == 1 and not hints.is_awaited
    session.raise_curtain()
    hints.press()
    qtbot.waitUntil(lambda: session.hint is not None, timeout=60_000)
    assert session.take_hint() is None, "it is Ben's own"
    hints.retire()


def test_a_group_that_wants_no_hints_gets_none(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (0, 0), hints=False)
    hints = Hints(session, worker, "match")
    assert not hints.is_offered
    hints.press()
    assert not hints.is_awaited and not worker.is_running
    hints.retire()


def test_nobody_thinks_before_somebody_has_to(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (0, 1))
    opponents = opponents_of(session, worker)
    qtbot.wait(20)
    assert not worker.is_running
    opponents.retire()


def test_it_ends_when_nobody_asks_any_more(
    qtbot: QtBot, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker._idle.setInterval(10)
    session = session_of("trax", (0, 1))
    opponents = opponents_of(session, worker)
    play(session)
    qtbot.waitUntil(lambda: len(record_of(session).log) == 2, timeout=60_000)
    qtbot.waitUntil(lambda: not worker.is_running, timeout=60_000)
    opponents.retire()


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to look for orphans")
def test_no_orphan_is_left_when_the_app_is_killed() -> None:
    """kill -9 in the middle of its thinking: the pipe breaks, and it is gone."""
    program = (
        "from PySide6.QtCore import QCoreApplication, QTimer\n"
        "from tests.session.test_opponents import session_of, opponents_of\n"
        "from trakkx_desktop.session.worker import Worker\n"
        "from trakkx_desktop.session import opponents as o\n"
        "o.SECONDS = 500\n"
        "app = QCoreApplication([]); worker = Worker(); session = session_of('trax', (4, 0))\n"
        "session.play_for(0, next(iter(session.game.legal(session.state, 0))))\n"
        "session.play_for(1, next(iter(session.game.legal(session.state, 1))))\n"
        "kept = opponents_of(session, worker)\n"
        "QTimer.singleShot(1500, lambda: print(worker.pid, flush=True)); app.exec()\n"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as app:
        assert app.stdout is not None
        child = int(app.stdout.readline())
        assert is_alive(child)
        os.kill(app.pid, signal.SIGKILL)
    for _ in range(100):
        if not is_alive(child):
            break
        time.sleep(0.05)
    assert not is_alive(child)


def test_a_change_of_a_computer_is_told_like_any_other(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trax", (1, 0))
    told: list[Change] = []
    session.changed.connect(told.append)
    opponents = opponents_of(session, worker)
    until_asked(qtbot, session)
    assert [(change.kind, change.seat) for change in told] == [(PLAYED, 0)]
    assert told[0].events
    opponents.retire()


def test_a_computer_waits_while_the_person_still_looks(qtbot: QtBot, worker: Worker) -> None:
    session = session_of("trakkx", (0, 1))
    opponents = opponents_of(session, worker)
    session.linger()
    session.submit(session.game.parse(session.state, "draw"))
    qtbot.waitUntil(lambda: opponents._ready is not None, timeout=60_000)
    assert len(session.turns) == 1, "it has decided, and waits"
    session.go_on()
    assert len(session.turns) == 2


def test_a_question_at_a_door_that_does_not_exist_is_an_error(qtbot: QtBot, worker: Worker) -> None:
    class Lost(workers.Question):
        def fields(self) -> dict[str, Any]:
            return {**super().fields(), "door": "cellar"}

    session = session_of("trax", (0, 1))
    told: list[Any] = []
    worker.ask(Lost(session.game, session.state, 0, 1, 0), told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert isinstance(told[0], Trouble) and told[0].code == "bad"
