"""Games to look back on, played by computers of given levels; the same for the same seed."""

from typing import Any

from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.review import Review, Reviewed, Tally
from trakkx_desktop.core.thought import Limit, Stop, never

NAMES = ("Anna", "Ben", "Clara", "David")


def played(key: str, levels: tuple[int, ...], longest: int = 90, **plan: Any) -> Record:
    game, player = catalog.game(key), catalog.part("players", key).PLAYER
    people = tuple(Player(NAMES[i], i) for i in range(len(levels)))
    record = Match(key, game, people, Plan(**{"seed": 5, **plan})).deal("").record
    while record.waiting and len(record.log) < longest:
        seat = record.waiting[0]
        sight, seed = game.mask(record.now, seat), len(record.log) + 7
        *_, last = player.think(sight, seat, levels[seat], seed, Limit(work=600))
        record = record.play(seat, last.action)
    return record


def of_text(key: str, moves: str) -> Record:
    game = catalog.game(key)
    people = tuple(Player(name, i) for i, name in enumerate(NAMES[:2]))
    record = Match(key, game, people, Plan(seed=5)).deal("").record
    for move in moves.split():
        record = record.play(record.waiting[0], game.parse(record.now, move))
    return record


def reviewed(record: Record, work: int = 3000, stop: Stop = never) -> Review:
    review = Review()
    reviewer = catalog.part("study", record.game.key).REVIEWER
    step: Reviewed | Tally
    for step in reviewer.review(record, 0, Limit(work=work), stop):
        review = review.with_step(step)
    return review
