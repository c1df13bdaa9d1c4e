"""What happened in a round, in words."""

from collections.abc import Sequence

from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.scene import signed


def news(names: Sequence[str], reached: Sequence[tuple[int, int, int]], round_: int) -> str:
    """The announcement at the end of a round, whole: "Clara reached 9 (+9), Anna 2 (+1)."."""
    if not reached:
        return tr("traexx", "Round {round}: nobody reached a number.").format(round=round_)
    one = tr("traexx", "{name} {number} ({points})")
    told = [one.format(name=names[s], number=n, points=signed(p)) for s, n, p in reached]
    return tr("traexx", "Reached: {news}").format(news=", ".join(told))


def news_count(count: int) -> str:
    """The same where there is no room for it; the list beside the sheet tells the rest."""
    return tr("traexx", "%n number(s) reached", count)


def has_sealed(name: str, after: str) -> str:
    return tr("traexx", "{name} is done. {next}, it is your turn.").format(name=name, next=after)
