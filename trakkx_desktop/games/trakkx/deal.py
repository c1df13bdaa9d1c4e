"""The deal (rules S1-S3): all 116 tokens in the bag, 15 to each seat, six open; or an example of the rule book."""

from trakkx_desktop.core.chance import Chance
from trakkx_desktop.games.trakkx.dealing import DISPLAY, Hand, draw_up_to
from trakkx_desktop.games.trakkx.examples import EXAMPLES, Example
from trakkx_desktop.games.trakkx.setup import Setup
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import table_of
from trakkx_desktop.games.trakkx.tokens import ALL

HAND = 15
EXAMPLE_HAND = 10
"""The rule book does not say what the others hold in its examples; late in a game it is fewer than 15."""


def start(setup: Setup) -> State:
    bag, _ = Chance(setup.seed).shuffle(ALL)
    if setup.position:
        return _start_example(setup, EXAMPLES[setup.position], bag)
    hands: list[Hand] = [()] * setup.seats
    for step in range(setup.seats):
        hands[(setup.first + step) % setup.seats], bag = draw_up_to(bag, HAND)
    display, bag = draw_up_to(bag, DISPLAY)
    return State(setup, tuple(hands), bag, display, {}, (False,) * setup.seats, setup.first)


def _start_example(setup: Setup, example: Example, shuffled: Hand) -> State:
    """The seat that begins sits where the example's player sits; the others follow clockwise."""
    table = table_of(example.table)
    used = {*table.values(), *(token for hand in example.hands for token in hand)}
    bag = tuple(token for token in shuffled if token not in used)
    shift = example.player - setup.first
    hands: list[Hand] = []
    for seat in range(setup.seats):
        hand = example.hands[(seat + shift) % setup.seats]
        if not hand:
            hand, bag = draw_up_to(bag, EXAMPLE_HAND)
        hands.append(hand)
    display, bag = draw_up_to(bag, DISPLAY)
    opened = tuple(example.opened[(seat + shift) % setup.seats] for seat in range(setup.seats))
    return State(setup, tuple(hands), bag, display, table, opened, setup.first)
