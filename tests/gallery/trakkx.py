"""Pictures of TRAKKX: opening, mid-game, full table, faults, curtain, swap, end."""

from dataclasses import replace

from tests.gallery.stand import LONG, PEOPLE, Shot, Stand
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import NUMBERS


def _opening(stand: Stand) -> None:
    stand.begin("trakkx", 3)
    stand.reveal()


def _curtain(stand: Stand) -> None:
    stand.begin("trakkx", 3, games=3)
    stand.play("draw")


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


def _on_table(stand: Stand, state: State) -> None:
    """A position that is nobody's game: straight to the table."""
    game = catalog.game("trakkx")
    record = Record.new(game, state.setup)
    record.__dict__["first_state"] = state
    people = tuple(Player(PEOPLE[s], s) for s in range(state.setup.seats))
    match = Match("trakkx", game, people, Plan(seed=7), (Sitting(record),))
    stand.window.show_table(stand.app.house.lay_out(match))
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


def _end(stand: Stand) -> None:
    stand.open("trakkx-two")


SHOTS: tuple[Shot, ...] = (
    Shot("trakkx_opening", _opening, ("TRAKKX", "Anna", "Clara"), ("bag",)),
    Shot("trakkx_opening_small", _opening, ("TRAKKX",), ("bag",), size=(1024, 640)),
    Shot("trakkx_curtain", _curtain, (("curtain", "your turn"), "Ben")),
    Shot("trakkx_curtain_long", _curtain_long, (("curtain", "your turn"),)),
    Shot("trakkx_middle", _middle, ("TRAKKX", "Käthe"), ("bag",)),
    Shot("trakkx_middle_large", _middle, ("TRAKKX",), ("bag",), size=(2560, 1440)),
    Shot("trakkx_full", _full, ("TRAKKX",), ("R1a", "Y14b", "G7a")),
    Shot("trakkx_full_small", _full, ("TRAKKX",), ("R1a", "Y14b"), size=(1024, 640)),
    Shot("trakkx_rack_of_30", _rack_of_30, ("TRAKKX",), ("bag",)),
    Shot("trakkx_faults", _faults, ("TRAKKX",), ("R5a", "Y5a", "B5a")),
    _example(2),
    _example(3),
    Shot("trakkx_swap", _swap, ("TRAKKX", "Anna")),
    Shot("trakkx_end", _end, (("ending", "Play again"), "Ömer")),
)
