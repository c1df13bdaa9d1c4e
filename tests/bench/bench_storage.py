"""Saves and history, as ratios to a calibration loop of the same run.

`python -m tests.bench.bench_storage`
"""

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

from tests.saves import saves
from trakkx_desktop import catalog
from trakkx_desktop.core.history import Query, finished, search, statistics
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.storage import encoding, index
from trakkx_desktop.storage.decoding import decode
from trakkx_desktop.storage.encoding import encode, relay
from trakkx_desktop.storage.index import list_recent, list_summaries
from trakkx_desktop.storage.places import Places
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.saves import load, new_saved, save
from trakkx_desktop.storage.whole import whole

ROUNDS = 5
MATCHES = 5000
TILES = 240
TURNS = 60


def calibration() -> int:
    """Plain Python work that takes about a millisecond on a machine of 2020."""
    table: dict[int, int] = {}
    for number in range(7000):
        table[number % 997] = table.get(number % 991, 0) ^ number
    return len(table)


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds: the fastest of several rounds."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def long_game(key: str, seats: int, is_enough: Callable[[Record], bool]) -> Saved:
    """Played by the rules with the same luck each time, avoiding the end until it is long enough."""
    rng = random.Random(11)
    game = catalog.game(key)
    players = tuple(Player(f"Player {n}", n) for n in range(seats))
    match = Match(key, game, players, Plan(seed=11)).deal()
    record = match.record
    while record.waiting and not is_enough(record):
        seat = rng.choice(record.waiting)
        actions = list(islice(game.legal(record.now, seat), 60))
        rng.shuffle(actions)
        steps = (record.play(seat, action) for action in actions)
        record = next((after for after in steps if after.outcome is None), record)
    return new_saved(match.with_record(record))


def longest_real() -> Saved:
    path = max(saves(), key=lambda path: path.stat().st_size)
    return load(path, catalog.game).saved


def fill(places: Places) -> None:
    """Copies of real finished matches with other people and days."""
    rng = random.Random(5)
    trees = [whole(path.read_bytes()) for path in saves()]
    going = [tree for tree in trees if not tree["sheet"]["over"]]
    trees = [tree for tree in trees if tree["sheet"]["over"] and len(tree["games"]) > 1]
    places.saves.mkdir(parents=True)
    for number in range(MATCHES):
        tree = rng.choice(trees if number % 500 else going)
        people = rng.sample(range(40), len(tree["players"]))
        players = [{"name": f"Person {n}", "mark": m} for m, n in enumerate(people)]
        tree = {**tree, "id": f"m{number}", "players": players, "changed": f"2026-{number:05}"}
        places.save_of(tree["id"]).write_bytes(relay(tree))


def save_anew(places: Places, saved: Saved) -> None:
    """Every line is spelled out, as in the first save after opening."""
    encoding._lines.clear()
    save(places, saved)


def list_anew(places: Places) -> None:
    index._remembered.clear()
    list_summaries(places)


def report(unit: float, name: str, seconds: float) -> None:
    print(f"{name:58} {seconds / unit:9.1f} x  {seconds * 1000:9.2f} ms", flush=True)


def bench_saves(unit: float, places: Places) -> None:
    real = longest_real()
    report(
        unit,
        f"save, longest real match ({real.actions} actions)",
        best(lambda: save_anew(places, real)),
    )
    report(unit, "save, the same again (autosave)", best(lambda: save(places, real)))
    report(unit, "of this: text", best(lambda: encode(real)))
    trax = long_game("trax", 2, lambda record: len(record.now.board.tiles) >= TILES)
    trakkx = long_game("trakkx", 4, lambda record: len(record.log) >= TURNS)
    for name, saved in ((f"TRAX of {TILES} tiles", trax), (f"TRAKKX of {TURNS} turns", trakkx)):
        data = encode(saved)
        assert decode(data, catalog.game).saved.match == saved.match
        label = f"load, {name} ({saved.actions} actions, {len(data) // 1024} kB)"
        report(unit, label, best(partial(decode, data, catalog.game)))


def bench_history(unit: float, places: Places) -> None:
    fill(places)
    report(unit, f"list of {MATCHES} matches, cache lost", best(lambda: list_summaries(places), 1))
    report(unit, "list, opened for the first time", best(lambda: list_anew(places)))
    report(unit, "list, opened again", best(lambda: list_summaries(places)))
    time.sleep(0.1)
    list_summaries(places)
    report(unit, "the unfinished ones, as the app starts", best(lambda: list_recent(places)))
    matches = finished(list_summaries(places))
    assert len(matches) == MATCHES - MATCHES // 500
    query = Query(text="person 1", game=matches[0].game)
    report(unit, "filter by text and game", best(lambda: search(matches, query)))
    by_players = replace(Query(), sort="players")
    report(unit, "sort by players", best(lambda: search(matches, by_players)))
    played = Counter(player.name for match in matches for player in match.players)
    of = played.most_common(1)[0][0], matches[0].game
    report(unit, "statistics of one person", best(lambda: statistics(matches, *of)))


def main() -> None:
    unit = best(calibration, 50)
    print(f"calibration loop: {unit * 1000:.2f} ms = 1 x")
    with tempfile.TemporaryDirectory() as folder:
        bench_saves(unit, Places(Path(folder) / "saves"))
        bench_history(unit, Places(Path(folder) / "history"))


if __name__ == "__main__":
    main()
