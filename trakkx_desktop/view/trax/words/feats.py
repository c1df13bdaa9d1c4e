"""Records that a game of TRAX has broken, in words."""

from trakkx_desktop.core.feat import Broken
from trakkx_desktop.view.stage.tr import tr


def feat_words(broken: Broken, name: str) -> str:
    count = broken.feat.value
    words = {
        "loop": tr(
            "trax", "New record: a loop for {name} after only %n turn(s). So far {before}.", count
        ),
        "line": tr(
            "trax", "New record: a line for {name} after only %n turn(s). So far {before}.", count
        ),
        "chain": tr(
            "trax", "New record: {name} made %n tile(s) follow at once. So far {before}.", count
        ),
    }[broken.feat.code]
    return words.format(name=name, before=broken.before)
