"""What is agreed before the first card: who starts where (R14, R19), open or closed sheets (R15)."""

from dataclasses import dataclass

from trakkx_desktop.core.chance import SEEDS, Chance
from trakkx_desktop.core.game import Choices, Option
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.traexx.sheet import LETTERS, cards

LOT = "lot"
SEATS = range(1, 5)
START = Option("start", (LOT, *LETTERS), LOT, per_seat=True)
SHEETS = Option("sheets", ("closed", "open"), "closed")
OPTIONS = (START, SHEETS)


@dataclass(frozen=True)
class Setup:
    """`starts` are the letters by seat, all different. Nobody goes first; `first` is only kept."""

    seats: int
    first: Seat
    seed: int
    starts: tuple[str, ...]
    open_sheets: bool = False

    def __post_init__(self) -> None:
        if self.seats not in SEATS or self.first not in range(self.seats):
            raise ValueError("a seat too many or too few")
        if self.seed not in range(SEEDS):
            raise ValueError("a seed without a code")
        if len(self.starts) != self.seats or len(set(self.starts)) != self.seats:
            raise ValueError("a start of its own for each seat is expected")
        if not set(self.starts) <= set(LETTERS):
            raise ValueError("no such start")

    @property
    def is_solo(self) -> bool:
        return self.seats == 1


def deal(seed: int) -> tuple[int, ...]:
    """The cards as they lie in the pile; the seed alone decides, so that tables can compare."""
    return _shuffled(seed)[0]


def agree(seats: int, first: Seat, seed: int, choices: Choices) -> Setup | Refusal:
    """Seats that chose no start get one of the letters left, by lot."""
    if seats not in SEATS or first not in range(seats):
        return Refusal("seats", (seats,), "R14")
    wishes = [choices.get(f"{START.key}.{seat}", START.default) for seat in range(seats)]
    sheets = choices.get(SHEETS.key, SHEETS.default)
    for option, value in ((SHEETS, sheets), *((START, wish) for wish in wishes)):
        if value not in option.values:
            return Refusal("unknown_choice", (option.key, value))
    for letter in LETTERS:
        if wishes.count(letter) > 1:
            same = tuple(seat for seat, wish in enumerate(wishes) if wish == letter)
            return Refusal("same_start", same, "R19", (("start", letter),))
    return Setup(seats, first, seed, _draw_lots(seed, wishes), sheets == "open")


def _draw_lots(seed: int, wishes: list[str]) -> tuple[str, ...]:
    # Drawn after the cards are shuffled: who sits where must not change the pile.
    lots, _ = _shuffled(seed)[1].shuffle([letter for letter in LETTERS if letter not in wishes])
    left = iter(lots)
    return tuple(next(left) if wish == LOT else wish for wish in wishes)


def _shuffled(seed: int) -> tuple[tuple[int, ...], Chance]:
    return Chance(seed).shuffle(sorted(cards()))
