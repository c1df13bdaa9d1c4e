"""What the computer found when it looked back on a match: one JSON file beside it, read strictly or not at all.

It can always be made again, so a damaged file (kept in `broken/`), one of another version, or one that
speaks of other moves is simply not there.
"""

import json
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import Review, Reviewed, Tally, pack_step, unpack_step
from trakkx_desktop.storage.jsonfile import read_object, write_object
from trakkx_desktop.storage.limits import GAMES, LOG, SEATS
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.reader import LIMIT
from trakkx_desktop.storage.writer import LOCK, write

FORMAT = 1


def load_review(places: Places, match_id: str, number: int, record: Record) -> Review | None:
    """Of game `number` (from 0), if it was looked back on as it lies there now."""
    games = _games(places.review_of(match_id), places.broken)
    told = games.get(str(number))
    if not isinstance(told, dict) or told.get("print") != print_of(record):
        return None
    with suppress(PackError, KeyError, TypeError, ValueError, RecursionError):
        return _review(record, told["steps"])
    return None


def save_review(places: Places, match_id: str, number: int, record: Record, review: Review) -> None:
    """Beside those of the match's other games; StorageError. A match that nobody keeps has none."""
    path, game = places.review_of(match_id), record.game
    found: list[Reviewed | Tally] = [*review.found, *review.tallies]
    steps = [pack_step(game, step) for step in found]
    with LOCK:
        if not places.save_of(match_id).exists():
            return
        games = dict(list(_games(path, places.broken).items())[-GAMES:])
        games[str(number)] = {"print": print_of(record), "steps": steps}
        write_object(path, {"format": FORMAT, "games": games}, places.broken)


def take_review(places: Places, match_id: str, data: bytes) -> None:
    """One of a backup: only where there is none."""
    path = places.review_of(match_id)
    with suppress(ValueError, RecursionError):
        told = json.loads(data)
        is_ours = isinstance(told, dict) and told.get("format") == FORMAT
        if is_ours and len(data) <= LIMIT and not path.exists():
            write(path, data)


def print_of(record: Record) -> int:
    """Of setup and moves: another game has another one."""
    game = record.game
    log = [[entry.seat, game.pack(entry.action)] for entry in record.log]
    return zlib.crc32(json.dumps([game.pack(record.setup), log], sort_keys=True).encode())


def _games(path: Path, broken: Path) -> dict[str, Any]:
    found, _ = read_object(path, broken)
    games = found.get("games") if found.get("format") == FORMAT else None
    return games if isinstance(games, dict) else {}


def _review(record: Record, told: Any) -> Review:
    """Everything in it is about this game, each move once and in order."""
    if not isinstance(told, list) or len(told) > LOG + SEATS:
        raise PackError("a list of steps is expected")
    review = Review(is_whole=True)
    for each in told:
        review = review.with_step(unpack_step(record.game, each))
    seats = [entry.seat for entry in record.log]
    if [one.seat for one in review.found] != seats or any(
        one.index != index for index, one in enumerate(review.found)
    ):
        raise PackError("these are other moves")
    if any(tally.seat >= record.setup.seats for tally in review.tallies):
        raise PackError("nobody sits there")
    return review
