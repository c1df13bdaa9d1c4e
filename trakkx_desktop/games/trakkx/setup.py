"""What is agreed before a game: seats, who begins (rule S3), open hands, turn timer (U4), an example to open."""

from dataclasses import dataclass

from trakkx_desktop.core.game import Choices, Option
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.examples import EXAMPLES

SEATS = range(2, 5)

OPTIONS: tuple[Option, ...] = (
    Option("hands", ("hidden", "open"), "hidden"),
    Option("timer", ("off", "60", "120", "180"), "off"),
)


@dataclass(frozen=True)
class Setup:
    """`first` is the youngest; `timer` is "off" or seconds per turn; `position` names an example or is empty."""

    seats: int
    first: Seat
    seed: int
    hands: str = "hidden"
    timer: str = "off"
    position: str = ""

    def __post_init__(self) -> None:
        refusal = refusal_of(self)
        if refusal is not None:
            raise ValueError(f"{refusal.code} {refusal.where}")

    @property
    def choices(self) -> dict[str, str]:
        return {"hands": self.hands, "timer": self.timer, "position": self.position}

    @property
    def seconds(self) -> int | None:
        """Time for a turn; None: as long as it takes."""
        return None if self.timer == "off" else int(self.timer)


def seats_of(choices: Choices) -> range:
    """An example of the rule book has its own number of players."""
    example = EXAMPLES.get(choices.get("position", ""))
    return SEATS if example is None else range(example.seats, example.seats + 1)


def agree(seats: int, first: Seat, seed: int, choices: Choices) -> Setup | Refusal:
    chosen = {option.key: choices.get(option.key, option.default) for option in OPTIONS}
    chosen["position"] = choices.get("position", "")
    return _refusal(seats, first, chosen) or Setup(seats, first, seed, **chosen)


def refusal_of(setup: Setup) -> Refusal | None:
    return _refusal(setup.seats, setup.first, setup.choices)


def _refusal(seats: int, first: Seat, choices: Choices) -> Refusal | None:
    for option in OPTIONS:
        if choices[option.key] not in option.values:
            return Refusal("choice", (option.key,), "", (("value", choices[option.key]),))
    if choices["position"] and choices["position"] not in EXAMPLES:
        return Refusal("choice", ("position",), "", (("value", choices["position"]),))
    if seats not in seats_of(choices):
        return Refusal("seats", (seats,), "S1")
    return None if 0 <= first < seats else Refusal("first", (first,), "S3")
