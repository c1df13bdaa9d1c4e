"""Records that a game of TRAKKX has broken, in words."""

from trakkx_desktop.core.feat import Broken
from trakkx_desktop.view.stage.tr import tr


def feat_words(broken: Broken, name: str) -> str:
    count = broken.feat.value
    words = {
        "row": tr(
            "trakkx", "New record: {name} made a row of %n token(s). So far {before}.", count
        ),
        "laid": tr(
            "trakkx", "New record: {name} laid %n token(s) in one turn. So far {before}.", count
        ),
        "moved": tr(
            "trakkx", "New record: {name} moved %n token(s) in one turn. So far {before}.", count
        ),
    }[broken.feat.code]
    return words.format(name=name, before=broken.before)
