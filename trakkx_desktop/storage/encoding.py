"""A match as the text of a `.trakkx` file: JSON to read, one line for each action."""

from typing import Any

from trakkx_desktop.core.game import Game
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Entry
from trakkx_desktop.storage.limits import NAME, NOTE, WORD, plain
from trakkx_desktop.storage.saved import Saved
from trakkx_desktop.storage.seal import Tree, plain_json, seal
from trakkx_desktop.storage.upgrades import FORMAT

_LINES_KEPT = 4000
_lines: dict[int, tuple[Entry, str]] = {}
"""The texts of entries written before, by identity: autosave spells out only what is new."""


def encode(saved: Saved) -> bytes:
    """The whole file. What a person typed is cut or mended so that it can be read back."""
    match = saved.match
    head: Tree = {
        "format": FORMAT,
        "id": saved.id,
        "game": match.key,
        "name": plain(saved.name, NAME),
        "created": plain(saved.created, WORD),
        "changed": plain(saved.changed, WORD),
        "players": [_player(player) for player in match.players],
        "origin": match.origin,
        "plan": _plan(match.plan),
        "sheet": sheet_of(match),
        "games": [_game(match.game, sitting) for sitting in match.sittings],
        "drafts": [
            {"seat": seat, "gestures": [[[p, list(s)] for p, s in g] for g in gestures]}
            for seat, gestures in sorted(saved.drafts.items())
        ],
        "desks": [
            {"seat": seat, "pieces": list(pieces)} for seat, pieces in sorted(saved.desks.items())
        ],
    }
    logs = [[_line(match.game, entry) for entry in s.record.log] for s in match.sittings]
    return lay_out(head, logs)


def lay_out(head: Tree, logs: list[list[str]]) -> bytes:
    """The text of a save from everything but its logs, and the entries of each game's log."""
    sealed = seal(head, (line for log in logs for line in log))
    lines = [f"{plain_json(k)}: {plain_json(v)}" for k, v in head.items() if k != "games"]
    games = [_with_log(g, log) for g, log in zip(head["games"], logs, strict=True)]
    where = list(head).index("games")
    lines.insert(where, '"games": [\n' + ",\n".join(games) + "\n]")
    lines.append(f'"seal": {plain_json(sealed)}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def relay(tree: Tree) -> bytes:
    """The text of a save that was read and changed as JSON values, with a new seal."""
    head = {key: value for key, value in tree.items() if key != "seal"}
    head["games"] = [{k: v for k, v in game.items() if k != "log"} for game in tree["games"]]
    logs = [game.get("log", []) for game in tree["games"]]
    return lay_out(head, [[plain_json(entry) for entry in log] for log in logs])


def sheet_of(match: Match) -> Tree:
    """The score sheet so far, for readers that do not replay."""
    return {
        "actions": sum(len(sitting.record.log) for sitting in match.sittings),
        "waiting": list(match.record.waiting) if match.sittings else [],
        "over": match.is_over,
        "ranking": match.game.ranking.value,
        "totals": list(match.totals),
        "leaders": list(match.leaders),
        "rows": [row for sitting in match.sittings if (row := _row(sitting)) is not None],
    }


def _row(sitting: Sitting) -> Tree | None:
    outcome = sitting.record.outcome
    if outcome is None:
        return None
    return {
        "first": sitting.record.setup.first,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "lines": [[line.code, list(line.values), list(line.facts)] for line in outcome.lines],
        "assisted": sitting.record.assisted,
        "begun": plain(sitting.begun, WORD),
        "ended": plain(sitting.ended, WORD),
    }


def _player(player: Player) -> Tree:
    return {"name": plain(player.name, NAME), "mark": player.mark, "level": player.level}


def _plan(plan: Plan) -> Tree:
    return {
        "games": plan.games,
        "first": plan.first,
        "rotate": plan.rotate,
        "undo_any": plan.undo_any,
        "hints": plan.hints,
        "seed": plan.seed,
        "choices": [list(pair) for pair in plan.choices],
    }


def _game(game: Game[Any, Any], sitting: Sitting) -> Tree:
    return {
        "setup": game.pack(sitting.record.setup),
        "assisted": sitting.record.assisted,
        "begun": plain(sitting.begun, WORD),
        "ended": plain(sitting.ended, WORD),
        "note": plain(sitting.note, NOTE),
    }


def _with_log(game: Tree, log: list[str]) -> str:
    head = plain_json(game)[:-1]
    return head + ',"log":[' + ("\n" + ",\n".join(log) + "\n" if log else "") + "]}"


def _line(game: Game[Any, Any], entry: Entry) -> str:
    kept = _lines.get(id(entry))
    if kept is not None and kept[0] is entry:
        return kept[1]
    line = plain_json([entry.seat, game.pack(entry.action)])
    if len(_lines) >= _LINES_KEPT:
        _lines.clear()
    _lines[id(entry)] = entry, line
    return line
