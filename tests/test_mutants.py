"""The list of planted bugs keeps up with the program; whether they are caught: `python -m tests.mutants`."""

import ast

import pytest

from tests.mutants.planted import ROOT, Mutant, planted

MUTANTS = planted()
ROOMS = {
    "core",
    "games/trakkx",
    "games/traexx",
    "games/trax",
    "storage",
    "session",
    "commands",
    "view/stage",
    "view/trakkx",
    "view/traexx",
    "view/trax",
    *(
        f"view/screens/{name}"
        for name in "history home house new_game rules score_sheet settings table".split()
    ),
}


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.name for mutant in MUTANTS])
def test_a_planted_bug_can_still_be_planted(mutant: Mutant) -> None:
    assert not mutant.is_stale(), f"{mutant.file} has gone on without it"
    assert mutant.old != mutant.new and mutant.breaks
    whole = (ROOT / mutant.source).read_text(encoding="utf-8")
    ast.parse(whole.replace(mutant.old, mutant.new))
    assert mutant.tests
    assert all((ROOT / test.partition("::")[0]).is_file() for test in mutant.watchers)


def test_every_room_has_its_share() -> None:
    assert len(MUTANTS) >= 80 and len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    bare = {room for room in ROOMS if not any(m.file.startswith(f"{room}/") for m in MUTANTS)}
    assert not bare and any(m.file == "app.py" for m in MUTANTS)
