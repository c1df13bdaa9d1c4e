"""What is wished on the new-game page: filled in as it was last time, kept for the next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.match import Plan
from trakkx_desktop.core.player import MARKS, Person, Player
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.view.screens.house.computers import USUAL, computer

LENGTHS = (1, 3, 5, 7)
"""Games of a match."""


@dataclass
class Wish:
    """`people` have played before, last seen first."""

    game: Game[Any, Any]
    people: Sequence[Person]
    players: list[Player]
    first: int
    games: int
    rotate: bool
    undo_any: bool
    choices: dict[str, str]
    hints: bool = True
    has_computers: bool = True
    """Is there a computer that can play this game?"""

    @classmethod
    def recalled(
        cls,
        game: Game[Any, Any],
        people: Sequence[Person],
        kept: Mapping[str, Any],
        has_computers: bool = True,
    ) -> "Wish":
        """What cannot be is left out: the file may be of another version."""
        told = kept.get("choices")
        choices = {str(k): str(v) for k, v in told.items()} if isinstance(told, dict) else {}
        wish = cls(
            game,
            people,
            _players(kept.get("players"), has_computers),
            0,
            _whole(kept.get("games"), LENGTHS, 1),
            kept.get("rotate") is not False,
            kept.get("undo_any") is True,
            {k: v for k, v in choices.items() if _is_value(game, k, v)},
            kept.get("hints") is not False,
            has_computers,
        )
        seats = game.seats(wish.choices)
        if len(wish.players) not in seats:
            wish.fill(max(seats[0], min(2, seats[-1])), seats[-1])
        wish.first = _whole(kept.get("first"), range(len(wish.players)), 0)
        return wish

    def kept(self) -> dict[str, Any]:
        """As JSON, for `recalled`."""
        return {
            "players": [{"name": p.name, "mark": p.mark, "level": p.level} for p in self.players],
            "first": self.first,
            "games": self.games,
            "rotate": self.rotate,
            "undo_any": self.undo_any,
            "hints": self.hints,
            "choices": dict(self.choices),
        }

    def plan(self, seed: int) -> Plan:
        choices = tuple(sorted(self.choices.items()))
        own = (self.games, self.first, self.rotate, self.undo_any)
        return Plan(*own, seed, choices, self.hints)

    @property
    def has_rare_answers(self) -> bool:
        """Something is chosen that would be hidden."""
        rare = {option.key: option.default for option in self.game.options if option.per_seat}
        return (
            self.undo_any
            or not self.hints
            or any(
                value != rare.get(key.partition(".")[0], value)
                for key, value in self.choices.items()
            )
        )

    def add(self) -> None:
        """One more of the last one's kind: a computer beside a computer; else somebody who played before
        and is not sitting yet, else a nameless one."""
        last = self.players[-1] if self.players else None
        if last is not None and last.is_computer:
            self.players.append(computer(last.level, self._free_mark(), self._names()))
        else:
            self.players.append(self._somebody(self._free_mark()))

    def _names(self) -> set[str]:
        return {player.name for player in self.players}

    def _free_mark(self) -> int:
        used = {player.mark for player in self.players}
        return next((mark for mark in range(MARKS) if mark not in used), 0)

    def _somebody(self, mark: int) -> Player:
        names, used = self._names(), {player.mark for player in self.players}
        known = next((person for person in self.people if person.name not in names), None)
        if known is None:
            return Player("", mark)
        return Player(known.name, known.mark if known.mark not in used else mark)

    def set_level(self, seat: int, level: int) -> None:
        """A computer of this level sits there now, or (0) a person; the mark stays."""
        mark = self.players[seat].mark
        del self.players[seat]
        made = computer(level, mark, self._names()) if level else self._somebody(mark)
        self.players.insert(seat, replace(made, mark=mark))

    def remove(self, seat: int) -> None:
        del self.players[seat]
        self.first = min(self.first, len(self.players) - 1)

    def swap(self, seat: int, other: int) -> None:
        """Who begins goes along."""
        self.players[seat], self.players[other] = self.players[other], self.players[seat]
        self.first = {seat: other, other: seat}.get(self.first, self.first)

    def choose(self, key: str, value: str) -> None:
        """With the answer the number of seats may change."""
        self.choices[key] = value
        seats = self.game.seats(self.choices)
        self.fill(seats[0], seats[-1])
        self.first = min(self.first, len(self.players) - 1)

    def fill(self, least: int, most: int) -> None:
        """Who is the only one known here is offered a computer."""
        del self.players[most:]
        while len(self.players) < least:
            others = {person.name for person in self.people} - self._names()
            if self.has_computers and self.players and not others:
                self.players.append(computer(USUAL, self._free_mark(), self._names()))
            else:
                self.add()


def _whole(told: Any, allowed: Sequence[int], default: int) -> int:
    """A whole number and nothing that only equals one: 1.0 and true would make a save that cannot be read."""
    return told if type(told) is int and told in allowed else default


def _players(told: Any, has_computers: bool) -> list[Player]:
    """Outside data: entries that are no objects are left out."""
    known = [p for p in told if isinstance(p, dict)] if isinstance(told, list | tuple) else []
    return [
        Player(
            str(p.get("name", "")),
            _whole(p.get("mark"), range(MARKS), i % MARKS),
            _whole(p.get("level"), (0, *LEVELS) if has_computers else (0,), 0),
        )
        for i, p in enumerate(known)
    ]


def _is_value(game: Game[Any, Any], key: str, value: str) -> bool:
    base = key.partition(".")[0]
    return any(option.key == base and value in option.values for option in game.options)
