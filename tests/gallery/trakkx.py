"""Pictures of TRAKKX: opening, mid-game, full table, faults, curtain, swap, drawing, computers, hints, end."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.gallery.stand import LONG, PEOPLE, Shot, Stand, keepsake
from tests.gallery.strip import frame, joined, strip
from trakkx_desktop import catalog
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE, Hint
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trakkx.actions import LayOut
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import NUMBERS
from trakkx_desktop.view.trakkx import reveal
from trakkx_desktop.view.trakkx.hands import TrakkxHands


def _opening(stand: Stand) -> None:
    stand.begin("trakkx", 3)
    stand.reveal()


def _curtain(stand: Stand) -> None:
    stand.begin("trakkx", 3, games=3)
    stand.play("draw")


def _after_one(stand: Stand) -> None:
    """Ben sits on the other side of the screen."""
    stand.begin("trakkx", 2)
    stand.reveal()
    stand.play("draw")


def _across(stand: Stand) -> None:
    _after_one(stand)
    stand.reveal()


def _curtain_long(stand: Stand) -> None:
    stand.begin("trakkx", 4, names=LONG)


def _middle(stand: Stand) -> None:
    stand.open("trakkx-four-unfinished")
    stand.reveal()


def _example(number: int) -> Shot:
    def make(stand: Stand) -> None:
        stand.begin("trakkx", 3, position=f"example{number}")
        stand.reveal()

    return Shot(f"trakkx_example{number}", make, ("TRAKKX",))


def _faults(stand: Stand) -> None:
    """The illegal fives of the rule book's first example."""
    stand.begin("trakkx", 3, position="example1")
    stand.reveal()
    stand.drag("R5a", stand.cell(0, 0))
    stand.drag("Y5a", stand.cell(0, 1))


def _on_table(stand: Stand, state: State, levels: tuple[int, ...] = (0, 0, 0, 0)) -> None:
    """A position that is nobody's game: straight to the table."""
    game = catalog.game("trakkx")
    record = replace(Record.new(game, state.setup), assisted=any(levels))
    record.__dict__["first_state"] = state
    people = tuple(Player(PEOPLE[s], s, levels[s]) for s in range(state.setup.seats))
    match = Match("trakkx", game, people, Plan(seed=7), (Sitting(record),))
    stand.window.show_table(stand.app.house.lay_out(match))
    if stand.app.house.opponents is not None:
        stand.app.house.opponents.set_paused(True)
    stand.settle()
    stand.reveal()


def _start(seats: int) -> State:
    game = catalog.game("trakkx")
    state = game.start(game.setup(seats, 0, 5, {}))
    assert isinstance(state, State)
    return state


def _full(stand: Stand) -> None:
    """All 112 tokens: eight rows of fourteen in good order."""
    rows = {(i % 14, i // 14 * 2): token for i, token in enumerate(NUMBERS)}
    assert len(rows) == 112
    state = _start(4)
    empty = replace(
        state, hands=(("SWAPa",), ("SWAPb",), ("DRAWa",), ("DRAWb",)), bag=(), display=()
    )
    _on_table(stand, replace(empty, table=rows, opened=(True,) * 4))


def _rack_of_30(stand: Stand) -> None:
    state = _start(2)
    hand = (*state.hands[0], *state.bag[-15:])
    _on_table(stand, replace(state, hands=(hand, state.hands[1]), bag=state.bag[:-15]))


def _swap(stand: Stand) -> None:
    state = _start(3)
    hand = ("SWAPa", *(t for t in state.hands[0] if t != "SWAPa"))
    others = tuple(tuple(t for t in h if t != "SWAPa") for h in state.hands[1:])
    bag = tuple(t for t in state.bag if t != "SWAPa")
    display = tuple(t for t in state.display if t != "SWAPa")
    _on_table(stand, replace(state, hands=(hand, *others), bag=bag, display=display))
    stand.play("SWAPa")
    stand.reveal()


def _company(stand: Stand, levels: tuple[int, ...], turn: int, **changes: Any) -> None:
    """Anna, and computers that nobody asks, at a table with one row."""
    row = {(x, 0): token for x, token in enumerate(("G5a", "G6a", "G7a"))}
    rack = ("G8a", "B7a", "Y7a", "R1a", "B13a", "R4a")
    state = _start(len(levels))
    hands = (rack, *state.hands[1:])
    state = replace(state, hands=hands, table=row, opened=(True,) * len(levels), turn=turn)
    _on_table(stand, replace(state, **changes), levels)


def _computer(stand: Stand) -> None:
    """What it laid glows, and the person is to act."""
    _company(stand, (0, 3), 1, hands=(("R1a", "B13a"), ("G8a", "B7a", "Y7a", "R4a")))
    table = {(0, 0): "G5a", (1, 0): "G6a", (2, 0): "G7a", (3, 0): "G8a"}
    stand.session.play_for(1, LayOut.of({**table, (2, 1): "B7a", (2, 2): "Y7a"}))
    stand.settle()


def _hint(step: int) -> Callable[[Stand], None]:
    def make(stand: Stand) -> None:
        _company(stand, (0, 3), 0)
        cells = {(x, 0): f"G{x + 5}a" for x in range(4)} | {(2, 1): "B7a", (2, 2): "Y7a"}
        facts = (("laid", 3), ("tokens", ("G8a", "B7a", "Y7a")), ("left", 3), ("moved", 0))
        thought = Thought(LayOut.of(cells), -18.0, "lays", (*facts, ("joins", "")))
        stand.session.show_hint(Hint(thought, step))
        stand.settle()

    return make


def _drawn(stage: int) -> Callable[[Stand], None]:
    """One frame of the moment of drawing: face down, turning, seen large, in the rack."""

    def make(stand: Stand) -> None:
        _company(stand, (0, 3), 0)
        times = reveal.FLY, reveal.FLIP, reveal.BREATH, reveal.AFTER
        reveal.FLY = reveal.FLIP = reveal.BREATH = reveal.AFTER = 1_000_000
        try:
            stand.app.house.tune(reduce_motion=False)
            stand.click("bag")
            stand.click("bag")
            hands = stand.table.table.hands
            assert isinstance(hands, TrakkxHands)
            for _ in range(stage):
                hands.reveal._timer.timeout.emit()
            stand.table.stage.motion.finish()
            stand.settle()
        finally:
            reveal.FLY, reveal.FLIP, reveal.BREATH, reveal.AFTER = times
            stand.app.house.tune(reduce_motion=True)

    return make


def _draw_strip(stand: Stand) -> bytes:
    """Out of the bag, turning over, seen large, in the rack."""
    frames = []
    for stage in (0, 2, 3, 4, 5, 6):
        _drawn(stage)(stand)
        frames.append(frame(stand))
    return joined(frames)


def _two(stand: Stand) -> None:
    """Anna and Ben with the curtain between them, and a row on the table."""
    _company(stand, (0, 0), 0)


def _since_strip(stand: Stand) -> bytes:
    """Anna lays three; when Ben's curtain rises, her turn plays by itself, token by token."""
    table = {(x, 0): f"G{x + 5}a" for x in range(4)} | {(2, 1): "B7a", (2, 2): "Y7a"}
    stand.session.submit(LayOut.of(table))
    frames = [frame(stand)]
    stand.app.house.tune(reduce_motion=False)
    stand.reveal()
    hands = stand.table.table.hands
    assert isinstance(hands, TrakkxHands)
    for _ in range(5):
        stand.table.stage.motion.finish()
        frames.append(frame(stand))
        hands.playback._timer.timeout.emit()
    stand.app.house.tune(reduce_motion=True)
    return joined(frames)


def _almost_out(stand: Stand) -> None:
    _company(stand, (0, 0), 0, hands=(("G8a",), ("R1a", "B13a", "R4a", "Y14a", "SWAPa")))


def _count_strip(stand: Stand) -> bytes:
    """The last token lands, Ben's rack is laid open and counted, a beat, the poster."""
    out = LayOut.of({(x, 0): f"G{x + 5}a" for x in range(4)})
    return strip(stand, lambda: stand.session.submit(out), (0, 200, 700, 1200, 1700, 6000))


def _targets(stand: Stand) -> None:
    """A token in hand, and every place where it fits."""
    _company(stand, (0, 3), 0)
    stand.drag("B7a", stand.cell(2, 1))
    stand.drag("Y7a", stand.cell(1, 2), drop=False)


def _end(stand: Stand) -> None:
    stand.open("trakkx-two")


SHOTS: tuple[Shot, ...] = (
    Shot("trakkx_opening", _opening, ("TRAKKX", "Anna", "Clara"), ("bag",)),
    Shot("trakkx_opening_small", _opening, ("TRAKKX",), ("bag",), size=(1024, 640)),
    Shot("trakkx_curtain", _curtain, (("curtain", "your turn"), "Ben")),
    Shot("trakkx_curtain_long", _curtain_long, (("curtain", "your turn"),)),
    Shot("trakkx_curtain_across", _after_one, ("Ben",), settings=(("across", True),)),
    Shot("trakkx_across", _across, ("TRAKKX",), settings=(("across", True),)),
    Shot("trakkx_middle", _middle, ("TRAKKX", "Käthe"), ("bag",)),
    Shot("trakkx_middle_large", _middle, ("TRAKKX",), ("bag",), size=(2560, 1440)),
    Shot("trakkx_full", _full, ("TRAKKX",), ("R1a", "Y14b", "G7a")),
    Shot("trakkx_full_small", _full, ("TRAKKX",), ("R1a", "Y14b"), size=(1024, 640)),
    Shot("trakkx_rack_of_30", _rack_of_30, ("TRAKKX",), ("bag",)),
    Shot("trakkx_faults", _faults, ("TRAKKX",), ("R5a", "Y5a", "B5a")),
    _example(2),
    _example(3),
    Shot("trakkx_swap", _swap, ("TRAKKX", "Anna")),
    Shot("trakkx_targets", _targets, ("TRAKKX",), ("target:2,2", "target:2,-1")),
    Shot("trakkx_drawing_1", _drawn(0), (("trakkx", "You draw from the bag"),)),
    Shot("trakkx_drawing_2", _drawn(2), (("trakkx", "You draw from the bag"),)),
    Shot("trakkx_drawing_3", _drawn(5), (("trakkx", "You drew {token}"),)),
    Shot("trakkx_drawing_4", _drawn(6), (("trakkx", "Done"),)),
    Shot("trakkx_computer", _computer, ("TRAKKX", "Ben"), ("halo:G8a",)),
    Shot("trakkx_hint_1", _hint(KIND), (("trakkx", "You can lay %n token(s)."),)),
    Shot("trakkx_hint_2", _hint(PIECES), ("TRAKKX",), ("hint:G8a",)),
    Shot("trakkx_hint_3", _hint(WHOLE), ("TRAKKX",), ("promise:G8a",)),
    Shot("trakkx_strip_draw", _opening, paper=_draw_strip),
    Shot("trakkx_strip_since", _two, paper=_since_strip),
    Shot("trakkx_strip_count", _almost_out, paper=_count_strip),
    Shot("trakkx_end", _end, (("ending", "Play again"), "Ömer")),
    Shot("trakkx_keepsake", _end, paper=keepsake),
)
