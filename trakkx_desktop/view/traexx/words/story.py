"""What happened in a round, in words: who drew, who reached which number, first or for half, and what is next."""

from collections.abc import Sequence

from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.reveal import Reveal
from trakkx_desktop.view.traexx.scene import signed
from trakkx_desktop.view.traexx.words.captions import colour_name, listed

Reached = Sequence[tuple[int, int, int]]


def news(names: Sequence[str], reached: Reached, round_: int) -> str:
    """The announcement at the end of a round, whole: "Clara reached 9 (+9), Anna 2 (+1)."."""
    if not reached:
        return tr("traexx", "Round {round}: nobody reached a number.").format(round=round_)
    one = tr("traexx", "{name} {number} ({points})")
    told = [one.format(name=names[s], number=n, points=signed(p)) for s, n, p in reached]
    return tr("traexx", "Reached: {news}").format(news=", ".join(told))


def news_count(count: int) -> str:
    """The same where there is no room for it; the list beside the sheet tells the rest."""
    return tr("traexx", "%n number(s) reached", count)


def explained(names: Sequence[str], reveal: Reveal) -> str:
    """Why each number brought what it did: the first in full, the others half."""
    if not reveal.reached:
        return tr("traexx", "Nobody reached a number.")
    told = []
    for seat, number, points in reveal.reached:
        if points < number:
            told.append(_half(names, reveal, (seat, number, points)))
        else:
            words = tr("traexx", "{name} is first at the {number}: {points} points.")
            told.append(words.format(name=names[seat], number=number, points=points))
    return " ".join(told)


def _half(names: Sequence[str], reveal: Reveal, reached: tuple[Seat, int, int]) -> str:
    """Who was there before, or alone: which higher number was."""
    seat, number, points = reached
    if len(names) == 1:
        higher = max(note.number for note in reveal.after.notes[0])
        words = tr("traexx", "Half for the {number}: {points}. The {higher} came before it.")
        return words.format(number=number, points=points, higher=higher)
    before = enumerate(reveal.before.notes)
    earlier = [names[of] for of, had in before if any(note.number == number for note in had)]
    words = tr("traexx", "{name} gets half for the {number}: {points}. First was {other}.")
    return words.format(name=names[seat], number=number, points=points, other=listed(earlier))


def round_told(names: Sequence[str], reveal: Reveal) -> str:
    """The whole round for the ear: what everybody drew, and what it brought."""
    told = []
    for seat, stroke in enumerate(reveal.strokes):
        if stroke is None:
            told.append(tr("traexx", "{name} passed.").format(name=names[seat]))
        else:
            words = tr("traexx", "{name} drew %n field(s).", len(stroke.path))
            told.append(words.format(name=names[seat]))
    head = tr("traexx", "Round {round}.").format(round=reveal.round)
    return " ".join((head, *told, explained(names, reveal)))


def next_card(state: State) -> str:
    """ "Card 4: red, blue, red and gray."."""
    words = tr("traexx", "Card {number}: {colours}.")
    colours = listed([colour_name(colour) for colour in state.patches])
    return words.format(number=state.round, colours=colours)


def your_turn(name: str) -> str:
    return tr("traexx", "{name}, it is your turn.").format(name=name)


def has_sealed(name: str) -> str:
    return tr("traexx", "{name} is done.").format(name=name)


def draws_again(name: str) -> str:
    return tr("traexx", "{name} draws again.").format(name=name)


def once_more() -> str:
    """To the ear alone, when a pass came so soon that it may have been meant for the round before."""
    return tr("traexx", "Nothing is drawn: press once more to pass.")


def with_help() -> str:
    """When a game for one is taken back past a card that was turned."""
    return tr(
        "traexx", "You know the next card now: from here on the game counts as played with help."
    )


def result(names: Sequence[str], totals: Sequence[float], winners: Sequence[int]) -> str:
    """The end for the ear."""
    told = []
    for seat in sorted(range(len(names)), key=lambda seat: -totals[seat]):
        words = tr("traexx", "{name} has {sign}%n point(s)", abs(int(totals[seat])))
        sign = "\u2212" if totals[seat] < 0 else ""
        told.append(words.format(name=names[seat], sign=sign))
    over = tr("traexx", "All cards are played.")
    if len(names) == 1:
        return f"{over} {told[0]}."
    won = tr("traexx", "Winner: {names}.").format(names=listed([names[s] for s in winners]))
    return f"{over} {won} {', '.join(told)}."
