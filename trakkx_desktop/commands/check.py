"""`check FILE...`: replays saves and prints one line for each: what it is, or what is wrong with it."""

import sys
from pathlib import Path

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.trouble import Trouble
from trakkx_desktop.storage.errors import BrokenFile, StorageError
from trakkx_desktop.storage.saved import Loaded
from trakkx_desktop.storage.saves import backup_of, load

USAGE = "usage: check FILE..."


def main(arguments: list[str]) -> int:
    """0: all are sound; 1: something is wrong with one of them; 2: wrong arguments."""
    if not arguments or any(argument.startswith("-") for argument in arguments):
        print(USAGE, file=sys.stderr)
        return 2
    all_sound = True
    for argument in arguments:
        is_sound, line = check(Path(argument))
        say(f"{argument}: {line}")
        all_sound = all_sound and is_sound
    return 0 if all_sound else 1


def check(path: Path) -> tuple[bool, str]:
    """Is it sound, and the line about it."""
    try:
        loaded = load(path, catalog.game)
    except StorageError as error:
        return False, f"cannot be read: {error.code}"
    except BrokenFile as error:
        told = f"broken: {error}; nothing of it can be rescued"
        return False, told + _about_backup(path)
    if loaded.is_sound:
        return True, f"sound: {describe(loaded.saved.match)}"
    told = "; ".join(map(_tell, loaded.problems))
    return False, f"{told}; {describe(loaded.saved.match)}{_about_backup(path)}"


def describe(match: Match) -> str:
    """Game, players, games played, actions, result so far."""
    names = ", ".join(player.name or "player" for player in match.players)
    played = f"{len(match.outcomes)} of {match.plan.games} games played"
    actions = sum(len(sitting.record.log) for sitting in match.sittings)
    return f"{match.key}, {names}, {played}, {actions} actions, {_result(match)}"


def _result(match: Match) -> str:
    if not match.outcomes:
        return "no result yet"
    totals = " : ".join(f"{total:g}" for total in match.totals)
    leaders = ", ".join(match.players[seat].name or "player" for seat in match.leaders)
    if not leaders:
        return f"{totals}, nobody has won"
    return f"{totals}, {'won by' if match.is_over else 'led by'} {leaders}"


def _tell(problem: Trouble) -> str:
    detail, kept, total = (problem.facts[name] for name in ("detail", "kept", "total"))
    if problem.code == "newer":
        return f"newer: {detail}, can only be looked at"
    if problem.code == "draft":
        return f"draft: {detail}"
    return f"{problem.code}: {detail}, {kept} of {total} actions can be rescued"


def _about_backup(path: Path) -> str:
    try:
        backup: Loaded = load(backup_of(path), catalog.game)
    except (StorageError, BrokenFile):
        return ""
    if not backup.is_sound:
        return ""
    return f"; {backup_of(path).name} is sound and holds {backup.saved.actions} actions"


def say(line: str) -> None:
    """One line whatever a name holds, on whatever terminal."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)
    coding = sys.stdout.encoding or "ascii"
    print(shown.encode(coding, "backslashreplace").decode(coding), flush=True)
