"""The engine at the command line: contest protocol, errors that do not end it, and a whole contest with the referee."""

import subprocess
import sys

import pytest

from tests.arena import contest
from trakkx_desktop.core.game import NotationError
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.trax import rules
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.players.trax.__main__ import Door, wish
from trakkx_desktop.players.trax.player import Player

OURSELVES = f'"{sys.executable}" -m trakkx_desktop.players.trax --work 200 --level 1'


def talk(*lines: str) -> list[str]:
    door, said = Door(Player(), 4, Limit(work=200)), list[str]()
    for line in lines:
        try:
            said += door.answer(line)
        except NotationError:
            said.append("error")
    return said


def test_it_moves_when_asked() -> None:
    assert talk("-W")[0] in ("@0+", "@0/")
    assert len(talk("-B", "@0+")) == 1
    assert talk("new 8x8", "play @0+ B1+", "", "-B") == []
    assert len(talk("play @0+ B1+", "-W")) == 1


def test_bad_lines_are_errors_and_it_goes_on() -> None:
    assert talk("garbage", "A5+", "play @0-", "-B", "@0+", "@0+", "")[:4] == ["error"] * 3 + [
        *talk("@0+")
    ]


def test_a_game_that_is_over_takes_no_move() -> None:
    assert talk("play @0+ B1+ A0/ B3/", "-W") == ["error"]
    assert talk("play @0+ B1+ A0/ B3/", "A0+") == ["error"]


def test_a_bad_line_changes_nothing() -> None:
    door = Door(Player(), 4, Limit(work=200))
    for line in ("play @0+ B1+ Z9+", "play @0+ garbage", "new 9x9", "new 8x8 8x8"):
        with pytest.raises(NotationError):
            list(door.answer(line))
        assert door.state == rules.start(Setup())


def test_after_a_game_that_is_over_a_new_one_begins() -> None:
    over = "play @0+ B1+ A0/ B3/"
    assert talk(over, "A0+", "new", "-B", "@0+")[1:] == talk("-B", "@0+")


@pytest.mark.parametrize("wished", [["--seconds", "nan"], ["--seconds", "0"], ["--work", "-1"]])
def test_a_limit_that_is_none(wished: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        wish(wished)
    assert ended.value.code == 2
    assert "error" in capsys.readouterr().err


def test_a_contest_with_openings() -> None:
    ours, score = contest.Ours(3, Limit(work=400), on_cpu=False), contest.Score()
    for number in range(2):
        contest.played(ours, OURSELVES, Setup(), "play {moves}", number, 1, score)
    assert len(score.tally.shares) == 2
    assert score.faults == []


def test_a_program_that_cheats_or_ends_loses() -> None:
    cheat = f'"{sys.executable}" -c "input(); print(\'Z99+\', flush=True); input()"'
    for command in (cheat, f'"{sys.executable}" -c "pass"'):
        ours, score = contest.Ours(1, Limit(work=100), on_cpu=False), contest.Score()
        contest.played(ours, command, Setup(variant="limited"), "", 1, 1, score)
        assert (len(score.faults), score.tally.shares) == (1, [1.0])


@pytest.mark.parametrize(
    "wished",
    [
        ["--against", "no-such-program-anywhere"],
        ["--against", 'an "open quote'],
        ["--against", ""],
        ["--against", OURSELVES, "--opening", "play"],
        ["--against", OURSELVES, "--games", "0"],
        ["--against", OURSELVES, "--seconds", "nan"],
        ["--against", OURSELVES, "--level", "5"],
    ],
)
def test_a_contest_that_cannot_be_held(
    wished: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        contest.main(wished)
    assert ended.value.code == 2
    assert "error" in capsys.readouterr().err


def test_the_figures_of_a_contest(capsys: pytest.CaptureFixture[str]) -> None:
    wished = ["--games", "2", "--seconds", "0.01", "--cpu", "--opening", "play {moves}"]
    assert contest.main(["--against", OURSELVES, *wished]) == 0
    said = capsys.readouterr().out
    assert " of 2 (" in said
    assert said.count("of the processor a turn") == 2
    assert "faults of theirs: none" in said


def test_bytes_that_are_no_text_are_an_error_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trakkx_desktop.players.trax", "--work", "100"],
        input=b"\xff\xfe\n-B\n@0+\n",
        capture_output=True,
        check=True,
    )
    first, *rest = done.stdout.decode().splitlines()
    assert first.startswith("error")
    assert len(rest) == 1


def test_openings_are_calm_and_alike_for_a_seed() -> None:
    import random

    one, two = (contest.drawn(Setup(), random.Random(3)) for _ in range(2))
    assert one == two
    assert len(one) == contest.DRAWN_TURNS
    assert contest.is_calm(rules.start(Setup()))
