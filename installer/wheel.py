"""Hatchling's hook: with `TRAKKX_COMPILE=1` the wheel carries the compiled players, for one Python and system.

Without it the wheel is the plain one that runs everywhere. The environment of the build then needs what
`locks/compile.txt` names, and a C compiler (cibuildwheel: `CIBW_ENVIRONMENT=TRAKKX_COMPILE=1`,
`CIBW_BEFORE_BUILD="pip install -r installer/locks/compile.txt"`, `CIBW_BUILD_FRONTEND="build; args: --no-isolation"`).
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
NEEDED = "librt>=0.16,<0.17"
"""The compiled form stands on it; mypyc's release and it belong together."""


class CompiledPlayers(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get("TRAKKX_COMPILE"):
            return
        sys.path.insert(0, str(ROOT))
        from installer import compile as recipe

        if not recipe.is_fresh():
            recipe.compile_players()
        for path in recipe.products():
            build_data["force_include"][str(path)] = str(path.relative_to(ROOT))
        build_data["dependencies"].append(NEEDED)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
