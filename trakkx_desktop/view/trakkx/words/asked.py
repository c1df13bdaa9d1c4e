"""The aims of TRAKKX puzzles in words."""

from collections.abc import Mapping

from trakkx_desktop.core.refusal import Fact
from trakkx_desktop.view.stage.face import Asked
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.words.names import the_token_words


def asked(code: str, facts: Mapping[str, Fact]) -> Asked:
    if code == "empty":
        aim = tr("trakkx", "Lay your whole rack")
        return Asked(aim, tr("trakkx", "There is a way to lay them all."))
    if code == "all_but_one":
        aim = tr("trakkx", "Lay all tokens but one")
        return Asked(aim, tr("trakkx", "There is a way to lay all but one."))
    token = the_token_words(str(facts.get("token", "")))
    aim = tr("trakkx", "Lay {token}").format(token=token)
    missed = tr("trakkx", "There is a way to lay {token}.").format(token=token)
    return Asked(aim, missed)
