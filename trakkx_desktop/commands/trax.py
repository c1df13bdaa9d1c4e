"""`judge trax`: recorded games, solitaires and games with the die, judged by the rules of TRAX."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from trakkx_desktop.commands.door import BadQuestion
from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trax import die, rules, solitaire
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.chain import forced_spaces
from trakkx_desktop.games.trax.notation import read_lay
from trakkx_desktop.games.trax.score import longest_paths, winning_paths
from trakkx_desktop.games.trax.setup import Setup
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import COLOURS, LIES, WHITE, Colour

Question = dict[str, Any]
Answer = dict[str, Any]

_DRAWS = ("draw", "blocked")


def answer(question: Question) -> Answer:
    return _form_of(question)(question)


def _form_of(question: Question) -> Callable[[Question], Answer]:
    """By the variant that the record names, else by the fields that only one form has."""
    named = question.get("variant")
    if named == "solitaire" or (named != "die" and "pile" in question):
        return _solitaire
    return _die if named == "die" or "rolls" in question else _game


def _game(question: Question) -> Answer:
    moves = _strings(question, "moves")
    limit = _need(question, "limit")
    if limit is not None and not (_is_int(limit) and limit == 8):
        raise BadQuestion("limit must be null or 8")
    attempt = _string(question, "illegal_move") if "illegal_move" in question else None
    state = rules.start(Setup(variant="limited" if limit else "unlimited"))
    counts = []
    for at, move in enumerate(moves):
        lay = read_lay(state, move)
        if isinstance(lay, Refusal):
            return _illegal(at, lay)
        counts.append(sum(1 for _ in rules.legal(state, state.seat)))
        state = rules.apply(state, state.seat, lay).state
    if attempt is None:
        return _game_answer(state, counts)
    lay = read_lay(state, attempt)
    return _illegal(len(moves), lay) if isinstance(lay, Refusal) else {"legal": True}


def _game_answer(state: State, counts: list[int]) -> Answer:
    reason = None if state.ending is None else state.ending.reason
    found = winning_paths(state)
    return {
        "winner": "draw" if reason in _DRAWS else _winner(state),
        "reason": "draw" if reason in _DRAWS else reason,
        "detail": {_letter(c): sorted({p.kind for p in found if p.colour == c}) for c in COLOURS},
        "last_mover": _seat_letter(state, state.mover),
        "tiles": len(state.board.tiles),
        "width": state.board.width,
        "height": state.board.height,
        "board": state.board.rows(),
        "legal_counts": counts,
    }


def _solitaire(question: Question) -> Answer:
    size = _need(question, "size")
    if not _is_int(size) or size not in (3, 4):
        raise BadQuestion("size must be 3 or 4")
    pile = _strings(question, "pile")
    if len(pile) != size * size or not all(tile in LIES for tile in pile):
        raise BadQuestion(f"pile must have {size * size} tiles, each one of {' '.join(LIES)}")
    plays = _plays(question)
    start = rules.start(Setup(seats=1, variant=f"solitaire{size}"))
    state = replace(start, pile=tuple(pile))
    for at, lay in enumerate(plays):
        refusal = rules.check(state, state.seat, lay)
        if refusal is not None:
            return _illegal(at, refusal)
        state = rules.apply(state, state.seat, lay).state
    return _solitaire_answer(state)


def _solitaire_answer(state: State) -> Answer:
    status, lost_by, as_it_lies = "playing", None, None
    if state.ending is None:
        as_it_lies = solitaire.freedom(state) is solitaire.Freedom.AS_IT_LIES
    elif state.ending.reason == "won":
        status = "won"
    else:
        status, lost_by = "lost", state.ending.reason
    return {
        "legal": True,
        "status": status,
        "lost_by": lost_by,
        "longest": {_letter(path.colour): len(path) for path in longest_paths(state)},
        "forced": [list(space) for space in forced_spaces(state.board.tiles)],
        "as_it_lies": as_it_lies,
        "options": sum(1 for _ in rules.legal(state, state.seat)),
    }


def _die(question: Question) -> Answer:
    across = _need(question, "across")
    if not isinstance(across, bool):
        raise BadQuestion("across must be true or false")
    rolls, plays = _rolls(question), _plays(question)
    if len(rolls) != len(plays):
        raise BadQuestion("rolls must have one list for each play")
    state = rules.start(Setup(variant="die", across=across))
    for at, (faces, lay) in enumerate(zip(rolls, plays, strict=True)):
        refusal = _refused_roll(state, faces)
        state = replace(state, rolls=faces)
        refusal = refusal or rules.check(state, state.seat, lay)
        if refusal is not None:
            return _illegal(at, refusal)
        state = rules.apply(state, state.seat, lay).state
    return {"legal": True, "winner": _winner(state), "tiles": len(state.board.tiles)}


def _refused_roll(state: State, faces: tuple[int, ...]) -> Refusal | None:
    """Of a finished game the rolls need no judging: `check` says that it is over."""
    return None if state.ending is not None else die.needless(state, faces)


def _illegal(at: int, refusal: Refusal) -> Answer:
    return {"legal": False, "at": at, "reason": refusal.code}


def _letter(colour: Colour) -> str:
    return "W" if colour == WHITE else "R"


def _seat_letter(state: State, seat: Seat | None) -> str | None:
    return None if seat is None else _letter(state.setup.colour_of(seat))


def _winner(state: State) -> str | None:
    winners = () if state.ending is None else state.ending.winners
    return _seat_letter(state, winners[0]) if winners else None


def _need(question: Question, name: str) -> Any:
    if name not in question:
        raise BadQuestion(f"the field {name} is missing")
    return question[name]


def _list(question: Question, name: str) -> list[Any]:
    value = _need(question, name)
    if not isinstance(value, list):
        raise BadQuestion(f"{name} must be a list")
    return value


def _string(question: Question, name: str) -> str:
    value = _need(question, name)
    if not isinstance(value, str):
        raise BadQuestion(f"{name} must be a text")
    return value


def _strings(question: Question, name: str) -> list[str]:
    values = _list(question, name)
    if not all(isinstance(value, str) for value in values):
        raise BadQuestion(f"{name} must be a list of texts")
    return values


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _plays(question: Question) -> list[Lay]:
    return [_play(value) for value in _list(question, "plays")]


def _play(value: Any) -> Lay:
    if not isinstance(value, list) or len(value) != 3:
        raise BadQuestion("each play must be [x, y, tile]")
    x, y, tile = value
    if not (_is_int(x) and _is_int(y)):
        raise BadQuestion("x and y of a play must be whole numbers")
    if tile not in LIES:
        raise BadQuestion(f"the tile of a play must be one of {' '.join(LIES)}")
    cell: Cell = (x, y)
    return Lay(cell, tile)


def _rolls(question: Question) -> list[tuple[int, ...]]:
    rolls = []
    for faces in _list(question, "rolls"):
        if not isinstance(faces, list) or not faces:
            raise BadQuestion("the rolls of a play must be a list of at least one number")
        if not all(_is_int(face) and 1 <= face <= die.FACES for face in faces):
            raise BadQuestion(f"a roll must be a whole number from 1 to {die.FACES}")
        rolls.append(tuple(faces))
    return rolls
