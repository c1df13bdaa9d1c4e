"""What a hand could lay on the table as it lies now: the question behind every choice of a turn."""

from dataclasses import replace

from trakkx_desktop.core.thought import Stop, never
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.tokens import Token, is_number
from trakkx_desktop.games.trakkx.verdict import Laying
from trakkx_desktop.players.trakkx.cover import bound
from trakkx_desktop.players.trakkx.faces import FACE_CODES, tokens_of
from trakkx_desktop.players.trakkx.solver import Found, Solver, task_of

STARTS = 6
STARTS_AGAIN = 2
"""Attempts at adding only, with and without a picture that is known."""

ROUNDS = 400
NODES = 2000
"""Changes of prices, and nodes of a proof; they pay where a table is searched for long, not for a token that may
be taken."""


class Outlook:
    """The number tokens of a hand before the table; `known` is the outlook of nearly the same hand."""

    def __init__(
        self,
        laying: Laying,
        seed: int,
        known: "Outlook | None" = None,
        dear: list[int] | None = None,
        stop: Stop = never,
    ) -> None:
        self.laying: Laying = laying
        if known is None:
            self.solver: Solver = Solver(laying, seed, STARTS, [], dear, ROUNDS, NODES, stop)
        else:
            best = known.solver.climb.best
            self.solver = Solver(laying, seed, STARTS_AGAIN, best, dear, 0, 0, stop)

    @property
    def laid(self) -> int:
        return self.solver.laid

    @property
    def left(self) -> int:
        """Number tokens that would stay in the hand."""
        return self.solver.task.hand_size - self.laid

    @property
    def cost(self) -> int:
        """What it costs that these stay, by the prices that were given."""
        return self.solver.climb.cost if self.laid > 0 else self._cost_of_all()

    def _cost_of_all(self) -> int:
        task = self.solver.task
        return sum(task.dear[face] * task.hand[face] for face in range(FACE_CODES))

    def stuck(self) -> tuple[Token, ...]:
        """The tokens that would stay, in the order of the hand."""
        free = list(self.solver.task.all)
        for entry in self.solver.climb.best or self.solver.task.picture:
            free[entry % FACE_CODES] -= 1
        names = {t: face for face in range(FACE_CODES) if free[face] for t in tokens_of(face)}
        stuck: list[Token] = []
        for token in reversed(self.laying.hand):
            face = names.get(token, -1)
            if face >= 0 and free[face] > 0:
                free[face] -= 1
                stuck.append(token)
        return tuple(reversed(stuck))

    def found(self, calm: int, stop: Stop) -> Found:
        self.solver.calm(calm, stop)
        return self.solver.found()


def laying_with(laying: Laying, token: Token) -> Laying:
    return replace(laying, hand=(*laying.hand, token))


def laying_without(laying: Laying, *tokens: Token) -> Laying:
    return replace(laying, hand=tuple(t for t in laying.hand if t not in tokens))


def numbers_of(sight: State, seat: int) -> Laying:
    """The turn's laying without action tokens, which never lie on the table."""
    laying = Laying.of(sight, seat)
    return replace(laying, hand=tuple(filter(is_number, laying.hand)))


def fewest_left(laying: Laying) -> int:
    """A bound from below on what stays in the hand."""
    task, _ = task_of(laying)
    return task.hand_size - bound(task)
