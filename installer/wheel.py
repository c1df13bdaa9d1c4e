"""Hatchling's hook: the wheel carries the compiled players, for one Python and system.

`TRAKKX_COMPILE=1` insists on it, as for all wheels that are published; `TRAKKX_COMPILE=0` makes the plain wheel that
runs everywhere. Without either, as in `pip install .`, they are compiled where a C compiler is at hand.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from installer import compile as recipe
from installer.set_up import ROOT, can_compile

NEEDED = "librt>=0.16,<0.17"
"""The compiled form stands on it; mypyc's release and it belong together."""
TOOLS = ["mypy==2.4.1", NEEDED, "mypy_extensions", "setuptools>=77"]


def is_wished() -> bool:
    wish = os.environ.get("TRAKKX_COMPILE", "")
    return wish == "1" or (wish != "0" and can_compile())


class CompiledPlayers(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """What the build has to bring before."""
        return TOOLS if is_wished() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not is_wished():
            return
        if not recipe.is_fresh():
            recipe.compile_players()
        for path in recipe.products():
            build_data["force_include"][str(path)] = str(path.relative_to(ROOT))
        build_data["dependencies"].append(NEEDED)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
