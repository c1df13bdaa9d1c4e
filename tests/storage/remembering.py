"""A game that works nothing out twice, for tests that read the same log a thousand times."""

from typing import Any

from trakkx_desktop.core.game import Game, Step


class Remembering:
    """The game's own answers; those of `start`, `unpack` and `apply` are remembered, which is fair
    because they are pure (a law of every game). Told apart by text: to Python 1, 1.0 and True are equal."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._starts: dict[str, Any] = {}
        self._unpacked: dict[str, Any] = {}
        self._steps: dict[tuple[int, str, int], tuple[Any, Any, Step]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def start(self, setup: Any) -> Any:
        key = repr(setup)
        if key not in self._starts:
            self._starts[key] = self._game.start(setup)
        return self._starts[key]

    def unpack(self, data: Any) -> Any:
        key = repr(data)
        if key not in self._unpacked:
            self._unpacked[key] = self._game.unpack(data)
        return self._unpacked[key]

    def apply(self, state: Any, seat: int, action: Any) -> Step:
        """By the identities of state and action; both are kept, so that no others can come to have them."""
        key = id(state), repr(seat), id(action)
        if key not in self._steps:
            self._steps[key] = state, action, self._game.apply(state, seat, action)
        return self._steps[key][2]
