"""The form of a `.trakkx` file (format 1), judged strictly and within limits at the border.

Unknown fields are refused: a field that this format does not have is damage, since whoever adds
one also raises the format number. Imports msgspec, so import this module late.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from trakkx_desktop.core.player import MARKS
from trakkx_desktop.core.thought import LEVELS
from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.limits import DEPTH, GAMES, ITEMS, LOG, NAME, NOTE, SEATS, WORD
from trakkx_desktop.storage.saved import ID
from trakkx_desktop.storage.seal import Tree

Word = Annotated[str, Meta(max_length=WORD)]
Name = Annotated[str, Meta(max_length=NAME)]
Number = Annotated[int, Meta(ge=-(2**62), le=2**62)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Seats = Annotated[list[Seat], Meta(max_length=SEATS)]
Points = Annotated[list[Number | float], Meta(max_length=SEATS)]
Facts = Annotated[list[Number | Word], Meta(max_length=ITEMS)]


if TYPE_CHECKING:
    Packed = dict[str, Any]
else:

    def _json(depth: int) -> Any:
        """JSON values nested at most so deep: msgspec then refuses deeper ones while it reads."""
        if depth == 0:
            return None | bool | Number | float | Word
        inner = _json(depth - 1)
        items = Annotated[list[inner], Meta(max_length=ITEMS)]
        return None | bool | Number | float | Word | items | dict[Word, inner]

    Packed = dict[Word, _json(DEPTH)]
    """A setup or action as the game packs it; `game.unpack` judges it further."""


class Form(msgspec.Struct, forbid_unknown_fields=True):
    pass


class PlayerForm(Form):
    name: Name
    mark: Annotated[int, Meta(ge=0, lt=MARKS)]
    level: Annotated[int, Meta(ge=0, le=LEVELS[-1])]


class PlanForm(Form):
    games: Annotated[int, Meta(ge=1, le=GAMES)]
    first: Seat
    rotate: bool
    undo_any: bool
    hints: bool
    seed: Count
    choices: Annotated[list[tuple[Word, Word]], Meta(max_length=SEATS * 16)]


class RowForm(Form):
    """One finished game on the score sheet."""

    first: Seat
    """Who began."""
    scores: Points
    winners: Seats
    reason: Word
    lines: Annotated[list[tuple[Word, Points, Facts]], Meta(max_length=ITEMS)]
    assisted: bool
    begun: Word
    ended: Word


class SheetForm(Form):
    """What a reader learns without replaying; on load the model's own replay wins."""

    actions: Count = 0
    waiting: Seats = []
    over: bool = False
    ranking: Word = ""
    totals: Points = []
    leaders: Seats = []
    rows: Annotated[list[RowForm], Meta(max_length=GAMES)] = []


class EntryForm(Form, array_like=True):
    seat: Seat
    action: Packed


class GameForm(Form):
    setup: Packed
    log: Annotated[list[EntryForm], Meta(max_length=LOG)] = []
    assisted: bool = False
    begun: Word = ""
    ended: Word = ""
    note: Annotated[str, Meta(max_length=NOTE)] = ""


class DraftForm(Form):
    seat: Seat
    gestures: Annotated[
        list[Annotated[list[tuple[Word, Facts]], Meta(max_length=ITEMS)]], Meta(max_length=ITEMS)
    ]


class DeskForm(Form):
    seat: Seat
    pieces: Annotated[list[Word], Meta(max_length=ITEMS)]


class MatchForm(Form):
    format: Count
    id: Annotated[str, Meta(pattern=rf"^{ID.pattern}\Z")]
    game: Word
    players: Annotated[list[PlayerForm], Meta(min_length=1, max_length=SEATS)]
    plan: PlanForm
    games: Annotated[list[GameForm], Meta(min_length=1, max_length=GAMES)]
    origin: Literal["", "import", "example", "position"] = ""
    name: Name = ""
    created: Word = ""
    changed: Word = ""
    sheet: SheetForm = msgspec.field(default_factory=SheetForm)
    drafts: Annotated[list[DraftForm], Meta(max_length=SEATS)] = []
    desks: Annotated[list[DeskForm], Meta(max_length=SEATS)] = []
    seal: Word = ""


msgspec.json.Decoder(MatchForm)
# msgspec learns a form when it is first used, and crashes the whole process if two threads do so at
# once; here only one can.

_PARTS: dict[str, type[Form]] = {
    "plan": PlanForm,
    "sheet": SheetForm,
    "players": PlayerForm,
    "games": GameForm,
    "drafts": DraftForm,
    "desks": DeskForm,
}


def read_form(tree: Tree) -> tuple[MatchForm, str]:
    """The save, and what is wrong with it if only a beginning of it has the form of one;
    BrokenFile if not even that."""
    try:
        return msgspec.convert(tree, MatchForm), ""
    except msgspec.ValidationError as error:
        wrong = str(error)
    try:
        return msgspec.convert(_prune(tree), MatchForm), wrong
    except msgspec.ValidationError:
        raise BrokenFile("form", wrong) from None


def trim(tree: Tree) -> Tree:
    """Without the fields that only a newer format knows."""
    known = _known(MatchForm, tree)
    for key, form in _PARTS.items():
        part = known.get(key)
        if isinstance(part, dict):
            known[key] = _known(form, part)
        elif isinstance(part, list):
            known[key] = [_known(form, p) if isinstance(p, dict) else p for p in part]
    return known


def _known(form: type[Form], part: Tree) -> Tree:
    return {key: value for key, value in part.items() if key in form.__struct_fields__}


def _prune(tree: Tree) -> Tree:
    """The longest beginning that may have the form of a save: what is malformed is left out, and
    all that was played after it."""
    pruned = dict(tree)
    for key in ("sheet", "drafts", "desks", "name", "created", "changed", "seal"):
        if key in pruned and not _fits(pruned[key], MatchForm.__annotations__[key]):
            del pruned[key]
    games = tree.get("games")
    pruned["games"] = []
    for game in games if isinstance(games, list) else ():
        is_whole = _fits(game, GameForm)
        part = game if is_whole else _prune_game(game)
        if is_whole or _fits(part, GameForm):
            pruned["games"].append(part)
        if not is_whole:
            break
    return pruned


def _prune_game(game: Any) -> Any:
    if not isinstance(game, dict):
        return game
    log: list[Any] = []
    found = game.get("log")
    for entry in found if isinstance(found, list) else ():
        if len(log) == LOG or not _fits(entry, EntryForm):
            break
        log.append(entry)
    rest = {k: v for k, v in game.items() if k in ("setup", "assisted", "begun", "ended", "note")}
    return {**rest, "log": log}


def _fits(item: Any, form: Any) -> bool:
    try:
        msgspec.convert(item, form)
    except msgspec.ValidationError:
        return False
    return True
