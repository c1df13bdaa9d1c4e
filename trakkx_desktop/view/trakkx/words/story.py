"""What happened and how it ended, in words; only events that everybody saw, so nothing secret."""

from trakkx_desktop.core.game import Event
from trakkx_desktop.core.match import Match
from trakkx_desktop.core.outcome import Outcome
from trakkx_desktop.games.trakkx.events import (
    Drew,
    DrewThree,
    Laid,
    Opened,
    PassedOn,
    PassedTurn,
    PlayedSwap,
    Sealed,
    TimeRanOut,
    Took,
)
from trakkx_desktop.games.trakkx.tokens import Token
from trakkx_desktop.view.stage.parts import Ending, Telling
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.layout.arts import token_art
from trakkx_desktop.view.trakkx.words.names import the_token_words


def telling(events: tuple[Event, ...], names: tuple[str, ...]) -> Telling | None:
    """The turn as the others saw it; the sentence goes on from the player's name."""
    kinds = {type(event): event for event in events}
    laid, took = kinds.get(Laid), kinds.get(Took)
    if TimeRanOut in kinds:
        return Telling(*_time_words(took if isinstance(took, Took) else None, Drew in kinds))
    if isinstance(laid, Laid):
        return _laid(laid, Opened in kinds)
    if isinstance(took, Took):
        words = tr("trakkx", "took {token}")
        where = tr("trakkx", "from the display")
        return Telling(words.format(token=the_token_words(took.token)), where, _arts(took.token))
    if Drew in kinds:
        return Telling(tr("trakkx", "drew from the bag"))
    return _action(events, names)


def whole(told: Telling) -> str:
    """Both lines as one, without the last stop; the second may be a sentence of its own."""
    joint = ". " if told.detail.endswith(".") else " "
    return joint.join(filter(None, (told.sentence, told.detail.removesuffix("."))))


def _arts(*tokens: Token) -> tuple[tuple[str | int, ...], ...]:
    return tuple(token_art(token) for token in tokens)  # type: ignore[misc]


def _time_words(took: Took | None, drew: bool) -> tuple[str, str]:
    late = tr("trakkx", "ran out of time")
    if took is not None:
        return late, tr("trakkx", "and got {token}").format(token=the_token_words(took.token))
    return late, tr("trakkx", "and drew from the bag") if drew else ""


def _laid(laid: Laid, opened: bool) -> Telling:
    count = len(laid.tokens)
    words = tr("trakkx", "laid %n token(s)", count)
    if opened:
        words = tr("trakkx", "opened with %n token(s)", count)
    moved = len(laid.moved)
    detail = ""
    if moved:
        detail = tr("trakkx", "and moved %n", moved)
    shown = laid.tokens if count <= 2 else laid.tokens[:1]
    return Telling(words, detail, _arts(*shown))


def _action(events: tuple[Event, ...], names: tuple[str, ...]) -> Telling | None:
    for event in reversed(events):
        match event:
            case DrewThree(_, target, _, token):
                words = tr("trakkx", "made {name} draw three")
                return Telling(words.format(name=names[target]), "", _arts(token))
            case PlayedSwap(_, token):
                words = tr("trakkx", "played a swap token")
                detail = tr("trakkx", "Everybody passes two to the left.")
                return Telling(words, detail, _arts(token))
            case PassedOn():
                words = tr("trakkx", "passed tokens on")
                return Telling(words, tr("trakkx", "Everybody has their new tokens."))
            case Sealed(_, count):
                words = tr("trakkx", "passes on %n token(s)", count)
                return Telling(words, tr("trakkx", "to the left"))
            case PassedTurn():
                return Telling(tr("trakkx", "passed"))
    return None


def undone() -> Telling:
    return Telling(tr("trakkx", "took the turn back"))


def ending(outcome: Outcome, match: Match, last: tuple[Event, ...]) -> Ending:
    """`last` are the events of the turn that ended the game."""
    names = [player.name for player in match.players]
    winners = [names[seat] for seat in outcome.winners]
    poster = (
        (winners[0], tr("trakkx", "wins"))
        if len(winners) == 1
        else (_joined(winners), tr("trakkx", "share it"))
    )
    return Ending(poster, _reason(outcome, last), _match_words(outcome, match))


def _reason(outcome: Outcome, events: tuple[Event, ...]) -> str:
    if outcome.reason == "blocked":
        return tr("trakkx", "Nobody can go on. The fewest points in the rack win.")
    kinds = {type(event) for event in events}
    if DrewThree in kinds:
        return tr("trakkx", "The last token was played.")
    if PassedOn in kinds:
        return tr("trakkx", "Nothing is left after the swap.")
    return tr("trakkx", "The last token is laid.")


def _match_words(outcome: Outcome, match: Match) -> str:
    names = [player.name for player in match.players]
    if match.plan.games > 1 and match.is_over:
        leaders = _joined([names[seat] for seat in match.leaders])
        best = round(min(match.totals))
        words = tr("trakkx", "After all games {names} won the match with %n point(s).", best)
        return words.format(names=leaders)
    others = [seat for seat in range(len(names)) if outcome.scores[seat]]
    parts = [f"{names[seat]} {round(outcome.scores[seat])}" for seat in others]
    if not parts:
        return ""
    return tr("trakkx", "Points: {list}.").format(list=", ".join(parts))


def _joined(names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return tr("trakkx", "{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
