"""The list of planted bugs keeps up with the program; whether they are caught: `python -m tests.mutants`."""

import ast
from collections.abc import Iterator

from tests.mutants.planted import ROOT, Mutant, planted
from trakkx_desktop import catalog

MUTANTS = planted()
SCREENS = ("history", "home", "house", "new_game", "rules", "score_sheet", "settings", "table")
ROOMS = {
    *("core", "storage", "session", "commands", "app.py", "view/stage"),
    *(f"{part}/{game}" for part in ("games", "view") for game in catalog.GAMES),
    *(f"view/screens/{name}" for name in SCREENS),
}


def faults(mutant: Mutant) -> Iterator[str]:
    """Why this entry of the list is no use (any more)."""
    if mutant.is_stale():
        yield f"{mutant.name}: {mutant.file} has gone on without it"
        return
    whole = (ROOT / mutant.source).read_text(encoding="utf-8")
    ast.parse(whole.replace(mutant.old, mutant.new), mutant.name)
    if mutant.old == mutant.new or not mutant.breaks or not mutant.tests:
        yield f"{mutant.name}: breaks nothing, or nobody watches it"
    for watcher in mutant.watchers:
        file, _, test = watcher.partition("::")
        path = ROOT / file
        if not path.is_file() or f"def {test}" not in path.read_text(encoding="utf-8"):
            yield f"{mutant.name}: there is no {watcher}"


def test_every_planted_bug_can_still_be_planted() -> None:
    found = [fault for mutant in MUTANTS for fault in faults(mutant)]
    assert not found, "\n" + "\n".join(found)


def test_every_room_has_its_share() -> None:
    assert len(MUTANTS) >= 80 and len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    assert {mutant.room for mutant in MUTANTS} >= ROOMS
