"""Records that a game of TRÄXX has broken, in words."""

from trakkx_desktop.core.feat import Broken
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.words.captions import minus


def feat_words(broken: Broken, name: str) -> str:
    words = {
        "points": tr("traexx", "New record: {name} has {points} points. So far {before}."),
        "alone": tr("traexx", "New record alone: {name} has {points} points. So far {before}."),
        "round": tr(
            "traexx", "New record: {points} points for {name} in one round. So far {before}."
        ),
    }[broken.feat.code]
    return words.format(name=name, points=minus(broken.feat.value), before=minus(broken.before))
