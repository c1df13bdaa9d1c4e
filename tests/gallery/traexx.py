"""Pictures of TRÄXX: first round, mid-game, refusal, ends, clear shapes, the printed page."""

from functools import cache
from random import Random

from tests.gallery.stand import LONG, Shot, Stand
from tests.truth import record_of
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.setup import Setup


@cache
def _long_lines(setup: Setup, count: int, seed: int) -> tuple[Entry, ...]:
    """Everybody draws a long line each round."""
    record, random = Record.new(GAME, setup), Random(seed)
    for seat in [*range(setup.seats)] * count:
        if record.waiting:
            actions = list(GAME.legal(record.now, seat))
            longest = max(len(getattr(a, "path", ())) for a in actions)
            best = [a for a in actions if len(getattr(a, "path", ())) == longest]
            record = record.play(seat, random.choice(best))
    return record.log


def _rounds(stand: Stand, count: int, seed: int = 3) -> None:
    lines = _long_lines(record_of(stand.session).setup, count, seed)
    for number, entry in enumerate(lines, 1):
        with stand.unseen(number < len(lines)):
            stand.session.look(entry.seat)
            refusal = stand.session.submit(entry.action)
        assert refusal is None, refusal
    stand.settle()


def _first(stand: Stand) -> None:
    stand.begin("traexx", 2)


def _middle(stand: Stand) -> None:
    stand.begin("traexx", 3)
    _rounds(stand, 6)
    for _ in range(2):
        draft = stand.session.draft
        assert draft is not None
        if draft.nexts:
            stand.session.put(("pen", draft.nexts[0]))


def _four(stand: Stand) -> None:
    stand.begin("traexx", 4, names=LONG)
    _rounds(stand, 8)


def _refused(stand: Stand) -> None:
    stand.begin("traexx", 2)
    draft = stand.session.draft
    assert draft is not None
    far = next(f for f in ((4, -4), (-4, 4)) if f not in draft.nexts)
    stand.click(f"field:{far[0]},{far[1]}")


def _end(stand: Stand) -> None:
    stand.begin("traexx", 4)
    _rounds(stand, 15)


def _solo_end(stand: Stand) -> None:
    stand.begin("traexx", 1)
    _rounds(stand, 15)


def _printed(stand: Stand) -> bytes:
    from trakkx_desktop.view.traexx.printing import engine as printing
    from trakkx_desktop.view.traexx.printing import pages

    state = record_of(stand.session).now
    names = [player.name for player in stand.session.match.players]
    return printing.png(pages.sheet_pages(pages.played(state, names, ""), 4))


def _cards(stand: Stand) -> bytes:
    from trakkx_desktop.view.traexx.printing import engine as printing
    from trakkx_desktop.view.traexx.printing import pages

    return printing.png(pages.card_pages())


SHOTS: tuple[Shot, ...] = (
    Shot("traexx_first", _first, ("TRÄXX", "Anna", "Ben"), ("field:0,0", "field:4,-4")),
    Shot("traexx_middle", _middle, ("TRÄXX", "Clara"), ("field:0,0",)),
    Shot("traexx_middle_small", _middle, ("TRÄXX",), ("field:0,0",), size=(1024, 640)),
    Shot("traexx_middle_large", _middle, ("TRÄXX",), ("field:0,0",), size=(1920, 1080)),
    Shot("traexx_four", _four, ("TRÄXX", LONG[1]), ("field:0,0",)),
    Shot(
        "traexx_clear_shapes",
        _middle,
        ("TRÄXX",),
        ("field:0,0",),
        settings=(("clear_shapes", True),),
    ),
    Shot("traexx_refused", _refused, ("TRÄXX",), ("field:4,-4",)),
    Shot("traexx_end", _end, (("ending", "Score sheet"), "Anna")),
    Shot("traexx_printed", _end, paper=_printed),
    Shot("traexx_printed_cards", _first, paper=_cards),
    Shot("traexx_solo_end", _solo_end, (("ending", "Play again"), "Anna")),
)
