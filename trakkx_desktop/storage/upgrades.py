"""Old formats become new ones: one function for each step, over JSON values."""

from collections.abc import Callable, Mapping
from typing import Any

from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.seal import Tree

FORMAT = 1
"""What this version writes."""


def upgrade(tree: Tree) -> Tree:
    """The same save in today's format; BrokenFile if it does not have the form of its own."""
    version: int = tree["format"]
    while version < FORMAT:
        try:
            tree = STEPS[version](tree)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BrokenFile("form", f"format {version}: {error!r}") from error
        version += 1
        tree = {**tree, "format": version}
    return tree


def _0_to_1(old: Tree) -> Tree:
    """Format 0 was never released: players were bare names whose mark is their seat, log entries
    were objects, the choices an object, and there was neither sheet nor seal."""
    plan: Mapping[str, Any] = old["plan"]
    return {
        **{key: old[key] for key in ("id", "game", "created", "changed")},
        "players": [{"name": name, "mark": seat} for seat, name in enumerate(old["players"])],
        "plan": {**plan, "choices": [list(pair) for pair in plan["choices"].items()]},
        "games": [
            {**game, "log": [[entry["seat"], entry["action"]] for entry in game["log"]]}
            for game in old["games"]
        ],
    }


STEPS: Mapping[int, Callable[[Tree], Tree]] = {0: _0_to_1}
"""A new format is one more function here, one higher FORMAT, and one old file in tests/saves."""
