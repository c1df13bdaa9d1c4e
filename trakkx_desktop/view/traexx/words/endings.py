"""The end of a game in words: who won, with which sum, and what the others have (section "End of the game")."""

from collections.abc import Sequence

from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.core.past import Past
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.parts import Ending
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.words.captions import listed, minus

INK = "text"
"""The poster is in the colour of text: yellow would not stand out on linen."""
GOALS = (1, 10, 20, 30)
"""Totals that who plays alone may aim at, one after the other."""
LISTED = 5
"""As many results as the list of the best has."""


def ending(
    outcome: Outcome, state: State, names: Sequence[str], code: str, past: Sequence[Past]
) -> Ending:
    """`past` are the solo games played before."""
    best = outcome.winners[0]
    noted = list(score.points(state, best).values())[::-1]
    sentence = sum_told(noted, score.minus(state, best))
    title, again = poster(names, outcome.winners, outcome.scores[best]), same_cards(code)
    if len(names) == 1:
        remark = goal(outcome.scores[0])
        best_of_all = best_list([(p.name, p.score) for p in past])
        return Ending(title, sentence, "\n".join(filter(None, (remark, best_of_all, again))), INK)
    if len(outcome.winners) > 1:
        sentence = each([names[seat] for seat in outcome.winners], outcome.scores[best])
    rest = [seat for seat in range(len(names)) if seat not in outcome.winners]
    rest.sort(key=lambda seat: -outcome.scores[seat])
    told = others([names[s] for s in rest], [outcome.scores[s] for s in rest])
    return Ending(title, sentence, f"{told}\n{again}" if rest else again, INK)


def poster(names: Sequence[str], winners: Sequence[int], total: float) -> tuple[str, ...]:
    """The end in two lines."""
    if len(names) == 1:
        one = tr("traexx", "point")
        return minus(total), one if abs(total) == 1 else tr("traexx", "points")
    if len(winners) > 1:
        return (tr("traexx", "Shared win"),)
    return names[winners[0]], tr("traexx", "wins")


def sum_told(noted: Sequence[int], missed: int) -> str:
    """The sum step by step, as one would say it: "10 + 5 + 4 = 19 points for numbers, ..."."""
    steps = " + ".join(str(points) for points in noted)
    got = sum(noted)
    chain = f"{steps} = {got}" if len(noted) > 1 else str(got)
    first = tr("traexx", "{sum} for numbers").format(sum=chain)
    second = tr("traexx", "%n field(s) missed", missed)
    total = got - missed
    whole = tr("traexx", "{numbers}, {missed}: {sign}%n point(s).", abs(total))
    return whole.format(numbers=first, missed=second, sign=_sign(total))


def each(names: Sequence[str], total: float) -> str:
    """In front of the sum if several win."""
    words = tr("traexx", "{names} have {sign}%n point(s) each.", abs(int(total)))
    return words.format(names=listed(names), sign=_sign(total))


def others(names: Sequence[str], totals: Sequence[float]) -> str:
    one = tr("traexx", "{name} {total}")
    told = [one.format(name=n, total=minus(t)) for n, t in zip(names, totals, strict=True)]
    return ", ".join(told) + "."


def goal(total: float) -> str:
    """The rule book calls over 35 great (section "Solo game"); before that there are nearer goals."""
    if score.is_great(total):
        return tr("traexx", "Great! That is over 35 points.")
    for step in GOALS:
        if total < step:
            return tr("traexx", "The next goal: %n point(s).", step)
    return tr("traexx", "The next goal: over 35 points, which is great.")


def best_list(results: list[tuple[str, float]]) -> str:
    """The best solo games so far, best first; nothing after the very first one."""
    if len(results) < 2:
        return ""
    best = sorted(results, key=lambda result: -result[1])[:LISTED]
    told = others([name for name, _ in best], [points for _, points in best])
    return tr("traexx", "Best so far: {results}").format(results=told)


def same_cards(code: str) -> str:
    return tr("traexx", "The code {code} deals the same cards again.").format(code=code)


def _sign(points: float) -> str:
    """In front of a number that Qt writes itself."""
    return "\u2212" if points < 0 else ""
