"""A match as it is told at the end of each of its games: which game it was, who leads, who has won it."""

from trakkx_desktop.core.game import Ranking
from trakkx_desktop.core.match import Match
from trakkx_desktop.view.screens.house.names import joined
from trakkx_desktop.view.stage.points import points
from trakkx_desktop.view.stage.tr import tr


def game_words(match: Match) -> str:
    """ "Game 2 of 3"; "" for a single game."""
    if match.plan.games <= 1:
        return ""
    words = tr("match", "Game {number} of {games}")
    return words.format(number=len(match.sittings), games=match.plan.games)


def match_words(match: Match) -> str:
    """ "Game 2 of 3. Anna wins the match 2:0."; "" for a single game or before one has ended."""
    if match.plan.games <= 1 or len(match.players) < 2 or not match.outcomes:
        return ""
    return f"{game_words(match)}. {_standing(match)}"


def _standing(match: Match) -> str:
    names = joined(tuple(match.players[seat].name for seat in match.leaders))
    if len(match.leaders) > 1:
        words = tr("match", "The match is a draw, {score}.")
        if not match.is_over:
            words = tr("match", "The match stands at {score}.")
        return words.format(score=_score(match))
    words = tr("match", "{name} leads {score}.")
    if match.is_over:
        words = tr("match", "{name} wins the match {score}.")
    return words.format(name=names, score=_score(match))


def _score(match: Match) -> str:
    """ "2:0" where games are won, the leader's first; else the totals, best first."""
    order = sorted(match.totals, reverse=match.game.ranking is not Ranking.LOWEST)
    return ":".join(points(total) for total in order)
