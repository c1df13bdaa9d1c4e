"""Pictures of TRÄXX: rounds, a refusal, a round revealed, computers, hints, ends, clear shapes, the printed page."""

from collections.abc import Callable
from functools import cache, partial
from random import Random

from tests.gallery.stand import LONG, Shot, Stand, keepsake
from tests.gallery.strip import strip
from tests.truth import record_of
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE, Hint
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.core.thought import Limit
from trakkx_desktop.games.traexx import GAME
from trakkx_desktop.games.traexx.setup import Setup
from trakkx_desktop.players.traexx import PLAYER


@cache
def long_lines(setup: Setup, count: int, seed: int) -> tuple[Entry, ...]:
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
    lines = long_lines(record_of(stand.session).setup, count, seed)
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


def _revealed(stand: Stand) -> None:
    """A round with numbers, its lines drawn."""
    stand.begin("traexx", 3)
    _rounds(stand, 6)
    next(deed for deed in stand.table.table.words.said().deeds if deed.key == "again").act()


def _ended_sheet(stand: Stand) -> None:
    _end(stand)
    stand.table.table.hands.chosen(1)


def _company(stand: Stand) -> None:
    """Two computers have sealed; what they drew last round glows in the rail."""
    stand.begin("traexx", 3)
    _rounds(stand, 4)
    for seat in (1, 2):
        stand.session.hand_over(seat, Player(("Ada", "Bob")[seat - 1], seat, 2 + seat))
        sight = stand.session.sight_of(seat)
        assert stand.session.play_for(seat, next(iter(GAME.legal(sight, seat)))) is None


def _hinted(step: int) -> Callable[[Stand], None]:
    def make(stand: Stand) -> None:
        stand.begin("traexx", 1)
        _rounds(stand, 5)
        sight = stand.session.sight_of(0)
        *_, thought = PLAYER.think(sight, 0, 3, 1, Limit(work=20_000))
        stand.session.show_hint(Hint(thought, step))

    return make


def _all_but_one(rounds: int) -> Callable[[Stand], None]:
    """So many rounds, of which one line is still to be sealed."""

    def make(stand: Stand) -> None:
        stand.begin("traexx", 3)
        lines = long_lines(record_of(stand.session).setup, rounds, 3)
        for entry in lines[:-1]:
            with stand.unseen(True):
                stand.session.look(entry.seat)
                stand.session.submit(entry.action)
        stand.session.look(lines[-1].seat)

    return make


def _sealed_strip(rounds: int, times: tuple[int, ...]) -> Callable[[Stand], bytes]:
    """The last line is sealed: all draw themselves, numbers pop, totals count up; at the end comes the podium."""

    def paper(stand: Stand) -> bytes:
        last = long_lines(record_of(stand.session).setup, rounds, 3)[-1]
        return strip(stand, partial(stand.session.submit, last.action), times)

    return paper


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
    Shot("traexx_revealed", _revealed, ("Anna",), ("leaf:0", "leaf:1", "leaf:2")),
    Shot("traexx_revealed_small", _revealed, ("Anna",), ("leaf:2",), size=(1024, 640)),
    Shot(
        "traexx_strip_reveal",
        _all_but_one(6),
        paper=_sealed_strip(6, (0, 400, 700, 1000, 1300, 1900)),
    ),
    Shot("traexx_company", _company, ("Ada",), ("field:0,0",)),
    Shot("traexx_hint_kind", _hinted(KIND), ("Anna",), ("field:0,0",)),
    Shot("traexx_hint_pieces", _hinted(PIECES), ("Anna",), ("field:0,0",)),
    Shot("traexx_hint_whole", _hinted(WHOLE), ("Anna",), ("field:0,0",)),
    Shot("traexx_end_sheet", _ended_sheet, (("ending", "Score sheet"), "Anna"), ("caption:1",)),
    Shot("traexx_end_text", _end, ("Anna",), ("leaf:3",), settings=(("text_size", 1.3),)),
    Shot("traexx_end", _end, (("ending", "Score sheet"), "Anna")),
    Shot(
        "traexx_strip_end",
        _all_but_one(15),
        paper=_sealed_strip(15, (0, 500, 1000, 1700, 2600, 9000)),
    ),
    Shot("traexx_keepsake", _end, paper=keepsake),
    Shot("traexx_printed", _end, paper=_printed),
    Shot("traexx_printed_cards", _first, paper=_cards),
    Shot("traexx_solo_end", _solo_end, (("ending", "Play again"), "Anna")),
)
