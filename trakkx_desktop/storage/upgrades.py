"""Old formats become new ones: one function for each step, over JSON values."""

from collections.abc import Callable, Mapping

from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.seal import Tree

FORMAT = 2
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


def _with_computers(tree: Tree) -> Tree:
    """Format 2: a seat may be a computer's, hints may be switched off, a match may come from elsewhere,
    and the sheet says which games were assisted. All that was played before, people played."""
    games = tree.get("games", [])
    sheet = dict(tree.get("sheet") or {})
    rows = enumerate(sheet.get("rows", []))
    if sheet:
        sheet["rows"] = [{"assisted": _was_assisted(games, n), **row} for n, row in rows]
    return {
        **tree,
        "players": [{**player, "level": 0} for player in tree["players"]],
        "plan": {**tree["plan"], "hints": True},
        "origin": "",
        **({"sheet": sheet} if sheet else {}),
    }


def _was_assisted(games: list[Tree], number: int) -> bool:
    return number < len(games) and games[number].get("assisted") is True


STEPS: Mapping[int, Callable[[Tree], Tree]] = {1: _with_computers}
"""By the format that they start from: 1 was the first that anybody has files of. A new format is one
more function here, one higher FORMAT, and one old file in tests/saves/old."""
