"""Old formats become new ones: one function for each step, over JSON values."""

from collections.abc import Callable, Mapping

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


STEPS: Mapping[int, Callable[[Tree], Tree]] = {}
"""By the format that they start from: 1 was the first that anybody has files of. A new format is one
more function here, one higher FORMAT, and one old file in tests/saves/old."""
