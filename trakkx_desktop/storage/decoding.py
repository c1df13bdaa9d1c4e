"""The text of a `.trakkx` file as a match: judged in form, upgraded, and rebuilt by replaying the log.

A position is never read, only replayed: a tampered or damaged file can put no illegal one on the
table. Where a log stops being legal, what was played until then is rescued.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from trakkx_desktop.catalog import UnknownGame
from trakkx_desktop.core.chance import SEEDS
from trakkx_desktop.core.draft import Gesture, repeated
from trakkx_desktop.core.game import Game, IllegalAction
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.pack import PackError
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Entry, Record
from trakkx_desktop.core.trouble import SAVE, Trouble
from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.limits import MATCH_LOG
from trakkx_desktop.storage.rescue import beginning
from trakkx_desktop.storage.saved import GameOf, Loaded, Saved
from trakkx_desktop.storage.seal import Tree, is_sealed
from trakkx_desktop.storage.upgrades import FORMAT, upgrade

if TYPE_CHECKING:
    from trakkx_desktop.storage.form import DraftForm, EntryForm, GameForm, MatchForm, PlanForm

_NONSENSE = (
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    RecursionError,
)
"""What a model may raise over values that no program ever handed it: a file must not crash the
app, so to the reader these are refusals like any other."""


def decode(data: bytes, game_of: GameOf) -> Loaded:
    """The match with all that is wrong with it; BrokenFile if there is nothing to open."""
    from trakkx_desktop.storage.form import read_form, trim

    tree, damage = parse(data)
    newer = format_of(tree) > FORMAT
    if not damage and not newer and not has_its_seal(tree):
        damage = "altered"
    tree = trim(tree) if newer else upgrade(tree)
    form, malformed = read_form(tree)
    saved, cut = _rebuild(form, game_of)
    total = _total(tree)
    problems = _problems(saved, total, damage, malformed or cut)
    if newer:
        if problems:
            raise BrokenFile("newer", f"format {format_of(tree)}")
        saved = replace(saved, read_only=True)
        problems = (_found("newer", f"format {form.format}, this version knows {FORMAT}"),)
    if saved.actions < total:
        return Loaded(saved, problems)
    saved, lost = _with_drafts(saved, form)
    return Loaded(saved, (*problems, *lost))


def parse(data: bytes) -> tuple[Tree, str]:
    """JSON values, and what is wrong if only a beginning of the text is JSON."""
    import msgspec

    data, damage = data.removeprefix(b"\xef\xbb\xbf"), ""
    try:
        tree = msgspec.json.decode(data)
    except RecursionError:
        raise BrokenFile("too_deep", "nested too deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        damage = str(error) or "not JSON"
        try:
            tree = msgspec.json.decode(beginning(data))
        except msgspec.DecodeError:
            raise BrokenFile("not_json", damage) from None
    if not isinstance(tree, dict):
        raise BrokenFile("no_save", "not a JSON object")
    return tree, damage


def format_of(tree: Tree) -> int:
    version = tree.get("format")
    if type(version) is not int or not 0 <= version < 2**31:
        raise BrokenFile("no_save", "no format number")
    return version


def has_its_seal(tree: Tree) -> bool:
    """Is what was written; BrokenFile if it is nested too deep to tell."""
    try:
        return is_sealed(tree)
    except RecursionError:
        raise BrokenFile("too_deep", "nested too deep") from None
    except ValueError:
        return False


def _total(tree: Tree) -> int:
    """How many actions the file had, as far as it can still tell."""
    sheet, games = tree.get("sheet"), tree.get("games")
    told = sheet.get("actions") if isinstance(sheet, dict) else 0
    logs = [game.get("log") for game in games or () if isinstance(game, dict)]
    found = sum(len(log) for log in logs if isinstance(log, list))
    return max(found, told) if type(told) is int and told < 2**31 else found


def _problems(saved: Saved, total: int, damage: str, cut: str) -> tuple[Trouble, ...]:
    kept = saved.actions
    if cut:
        return (_found("cut", cut, kept, max(kept, total)),)
    if damage == "altered":
        return (_found("altered", "changed since it was written", kept, max(kept, total)),)
    return (_found("cut", damage, kept, max(kept, total)),) if damage else ()


def _rebuild(form: "MatchForm", game_of: GameOf) -> tuple[Saved, str]:
    """The match, and why it ends before the file does ("": it does not)."""
    try:
        game = game_of(form.game)
    except UnknownGame:
        raise BrokenFile("unknown_game", form.game[:40]) from None
    match = _seated(form, game)
    why = ""
    left = MATCH_LOG
    for number, told in enumerate(form.games):
        left -= len(told.log)
        if left < 0 or match.is_over:
            sitting, why = None, "more than this match has"
        else:
            sitting, why = _sitting(match, told)
        if sitting is not None:
            match = replace(match, sittings=(*match.sittings, sitting))
            if not why and number + 1 < len(form.games) and sitting.record.outcome is None:
                why = "the next game was dealt before this one had ended"
        if why:
            why = f"game {number + 1}: {why}"
            break
    if not match.sittings:
        raise BrokenFile("setup", why)
    desks = {desk.seat: tuple(desk.pieces) for desk in form.desks}
    desks = {seat: pieces for seat, pieces in desks.items() if seat < len(match.players)}
    return Saved(form.id, form.name, match, {}, desks, form.created, form.changed), why


def _seated(form: "MatchForm", game: Game[Any, Any]) -> Match:
    """The match before its first game; BrokenFile if it could never have begun."""
    players = tuple(Player(p.name, p.mark, p.level) for p in form.players)
    match = Match(form.game, game, players, _plan(form.plan), origin=form.origin)
    if match.plan.first >= len(players) or match.plan.seed >= SEEDS:
        raise BrokenFile("setup", "the plan names a seat or seed that does not exist")
    try:
        refusal = match.refusal()
    except _NONSENSE as error:
        raise BrokenFile("setup", repr(error)[:200]) from None
    if refusal is not None:
        raise BrokenFile("setup", f"refused: {refusal.code}")
    return match


def _plan(plan: "PlanForm") -> Plan:
    choices = tuple((key, value) for key, value in plan.choices)
    return Plan(plan.games, plan.first, plan.rotate, plan.undo_any, plan.seed, choices, plan.hints)


def _sitting(match: Match, told: "GameForm") -> tuple[Sitting | None, str]:
    """One game replayed as far as it is legal, and why it ends there."""
    try:
        setup = match.game.unpack(told.setup)
        if not _could_be_dealt(match, setup):
            return None, "a setup that this match cannot have"
    except PackError as error:
        return None, str(error)
    record, why = _replay(Record(match.game, setup, assisted=told.assisted), told.log)
    return Sitting(record, told.begun, told.ended, told.note), why


def _could_be_dealt(match: Match, setup: Any) -> bool:
    """Setups are dealt again from their beginner and seed, and must come out the same."""
    seats, first, seed = len(match.players), getattr(setup, "first", -1), getattr(setup, "seed", -1)
    if not (first in range(seats) and seed in range(SEEDS)):
        return False
    return bool(match.game.setup(seats, first, seed, dict(match.plan.choices)) == setup)


def _replay(record: Record, log: "list[EntryForm]") -> tuple[Record, str]:
    """As far as it is legal; a log from outside may also hold what is no action at all."""
    try:
        for longer in record.growing(_entries(record, log)):
            record = longer
    except IllegalAction as error:
        return record, f"action {len(record.log) + 1} is not legal: {error.refusal.code}"
    except _NONSENSE as error:
        return record, f"action {len(record.log) + 1}: {str(error)[:200]}"
    return record, ""


def _entries(record: Record, log: "list[EntryForm]") -> Iterator[Entry]:
    others = type(record.setup), type(record.now)
    for told in log:
        action = record.game.unpack(told.action)
        if type(action) in others:
            raise PackError("not an action")
        yield Entry(told.seat, action)


def _with_drafts(saved: Saved, form: "MatchForm") -> tuple[Saved, tuple[Trouble, ...]]:
    """Open drafts are put again, gesture by gesture; one that can no longer be is let go."""
    drafts: dict[int, tuple[Gesture, ...]] = {}
    problems: list[Trouble] = []
    for told in form.drafts:
        drafts[told.seat] = _gestures(saved.match.record, told)
        if len(drafts[told.seat]) < len(told.gestures):
            detail = f"seat {told.seat}: an open draft cannot be put again"
            problems.append(_found("draft", detail, len(drafts[told.seat]), len(told.gestures)))
    return replace(saved, drafts={s: g for s, g in drafts.items() if g}), tuple(problems)


def _gestures(record: Record, told: "DraftForm") -> tuple[Gesture, ...]:
    """The longest beginning that the game's own draft takes."""
    if told.seat not in record.waiting:
        return ()
    kept: list[Gesture] = []
    gestures = (tuple((piece, tuple(spot)) for piece, spot in puts) for puts in told.gestures)
    try:
        draft = record.game.draft(record.game.mask(record.now, told.seat), told.seat)
        for gesture, _after in repeated(draft, gestures):
            kept.append(gesture)
    except _NONSENSE:
        pass
    return tuple(kept)


def _found(code: str, detail: str, kept: int = 0, total: int = 0) -> Trouble:
    return Trouble(SAVE, code, facts={"detail": detail, "kept": kept, "total": total})
