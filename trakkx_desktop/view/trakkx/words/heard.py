"""What can be asked for by a key, and each turn in one sentence: enough to follow the game by ear."""

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trakkx.events import Laid, Opened, Refilled
from trakkx_desktop.games.trakkx.lines import Kind
from trakkx_desktop.games.trakkx.table import Group, Line, Table, line_at, places, survey
from trakkx_desktop.games.trakkx.tidy import tidied
from trakkx_desktop.games.trakkx.tokens import is_token
from trakkx_desktop.games.trakkx.verdict import group_limit
from trakkx_desktop.view.stage.asking import HERE, OWN, STANDING, WATCH
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.scene import Scene
from trakkx_desktop.view.trakkx.words import story
from trakkx_desktop.view.trakkx.words.names import (
    list_words,
    place_words,
    spoken_name,
    token_words,
)


def heard(what: str, scene: Scene, sight: Sight, cursor: str | None) -> str:
    if what == HERE:
        return _here(scene, cursor)
    if what == OWN:
        return _own(scene)
    if what == WATCH:
        return _groups(scene)
    return _standing(scene, sight) if what == STANDING else told_turn(sight)


def _here(scene: Scene, cursor: str | None) -> str:
    """Where a held token fits; the lines through a token of the table; else what the cursor is at."""
    if scene.held:
        cells = [cell for cell, _ in sorted(scene.targets, key=lambda target: not target[1])]
        if not cells:
            return tr("trakkx", "It fits nowhere yet.")
        where = "; ".join(place_words(cell, scene.table) for cell in cells[:6])
        return tr("trakkx", "It fits at %n place(s): {places}.", len(cells)).format(places=where)
    cell = scene.places.get(cursor or "")
    if cell is not None:
        lines = [line_words(line) for line in line_at(scene.table, cell)]
        return ". ".join([spoken_name(cursor or "", scene), *lines]) + "."
    if cursor is not None and is_token(cursor):
        return spoken_name(cursor, scene) + "."
    return _groups(scene)


def line_words(line: Line) -> str:
    """ "Row across: red 5, red 6, red 7"."""
    is_upright = line.cells[0][0] == line.cells[-1][0]
    kinds = {
        (Kind.ROW, False): tr("trakkx", "Row across: {tokens}"),
        (Kind.ROW, True): tr("trakkx", "Row down: {tokens}"),
        (Kind.SEQUENCE, False): tr("trakkx", "Sequence across: {tokens}"),
        (Kind.SEQUENCE, True): tr("trakkx", "Sequence down: {tokens}"),
    }
    across, down = tr("trakkx", "Across: {tokens}"), tr("trakkx", "Down: {tokens}")
    words = kinds.get((line.kind, is_upright), down if is_upright else across)
    return words.format(tokens=", ".join(map(token_words, line.tokens)))


def _own(scene: Scene) -> str:
    if not scene.order:
        return tr("trakkx", "Your rack is empty.")
    words = tr("trakkx", "Your rack, %n token(s): {tokens}.", len(scene.order))
    told = words.format(tokens=", ".join(map(token_words, scene.order)))
    return told if scene.fresh.issuperset(scene.order) else f"{told} {new_words(scene)}".strip()


def new_words(scene: Scene) -> str:
    """What came to the rack since its owner last looked; "" = nothing."""
    fresh = [token for token in scene.order if token in scene.fresh]
    words = tr("trakkx", "New: {tokens}.") if fresh else ""
    return words.format(tokens=", ".join(map(token_words, fresh)))


def _groups(scene: Scene) -> str:
    """The table group by group, line by line, then what can be taken."""
    seen, limit = scene.seen, group_limit(len(scene.players))
    if not seen.groups:
        parts = [tr("trakkx", "The table is empty.")]
    else:
        words = tr("trakkx", "%n of {limit} group(s) on the table.", len(seen.groups))
        parts = [words.format(limit=limit)]
        titles = scene.captions.groups
        parts += [
            _group_words(scene, title, group)
            for (title, _), group in zip(titles, seen.groups, strict=False)
        ]
    shown = ", ".join(map(token_words, scene.state.display)) or tr("trakkx", "nothing")
    parts.append(tr("trakkx", "In the display: {tokens}.").format(tokens=shown))
    return " ".join(parts)


def _group_words(scene: Scene, title: str, group: Group) -> str:
    lines = [line for line in scene.seen.lines if line.cells[0] in group]
    told = [line_words(line) for line in lines] or [token_words(scene.table[group[0]])]
    return f"{title}: {'; '.join(told)}."


def _standing(scene: Scene, sight: Sight) -> str:
    turn = tr("trakkx", "{name}'s turn").format(name=scene.players[scene.state.turn].name)
    parts = [] if sight.outcome is not None else [f"{turn}."]
    for seat, player in enumerate(scene.players):
        tokens = tr("trakkx", "%n token(s)", len(scene.state.hands[seat]))
        opened = tr("trakkx", "opened") if scene.state.opened[seat] else tr("trakkx", "not opened")
        parts.append(f"{player.name}: {tokens}, {opened}.")
    parts.append(tr("trakkx", "In the bag: %n token(s).", len(scene.state.bag)))
    totals = sight.match.totals
    if sight.match.plan.games > 1 and any(totals):
        told = (f"{p.name} {round(total)}" for p, total in zip(scene.players, totals, strict=True))
        parts.append(tr("trakkx", "Points so far: {list}.").format(list=", ".join(told)))
    return " ".join(parts)


def told_turn(sight: Sight) -> str:
    """The last turn: who, what, where, what came of it, who is next. Only what everybody saw."""
    if not sight.turns:
        return tr("trakkx", "Nothing has happened yet.")
    turn, names = sight.turns[-1], tuple(player.name for player in sight.players)
    laid = next((event for event in turn.events if isinstance(event, Laid)), None)
    if laid is not None:
        has_opened = any(isinstance(event, Opened) for event in turn.events)
        done = _laid_words(laid, tidied(sight.state_at(len(sight.turns)).table), has_opened)
    else:
        told = story.telling(turn.events, names)
        done = story.whole(told) if told is not None else ""
    parts = [f"{names[turn.seat]} {done}."]
    for event in turn.events:
        if isinstance(event, Refilled) and event.tokens:
            new = list_words(event.tokens)
            parts.append(tr("trakkx", "New in the display: {tokens}.").format(tokens=new))
    return " ".join((*parts, _next_words(sight, turn.seat))).strip()


def _laid_words(laid: Laid, table: Table, has_opened: bool) -> str:
    """Each new token with the lines that it stands in now; told once for each line."""
    words = tr("trakkx", "lays {tokens}")
    if has_opened:
        words = tr("trakkx", "opens with {tokens}")
    parts = [words.format(tokens=list_words(laid.tokens))]
    at = places(table)
    lines = dict.fromkeys(line for token in laid.tokens for line in line_at(table, at[token]))
    parts += [line_words(line) for line in lines]
    if laid.moved:
        parts.append(tr("trakkx", "%n token(s) moved", len(laid.moved)))
    count = len(survey(table).groups)
    return ". ".join((*parts, tr("trakkx", "%n group(s) on the table", count)))


def _next_words(sight: Sight, seat: Seat) -> str:
    if sight.outcome is not None:
        last = sight.turns[-1].events
        ending = story.ending(sight.outcome, sight.match, last)
        said = (f"{' '.join(ending.poster)}.", ending.sentence, ending.remark)
        return " ".join(filter(None, said))
    if len(sight.waiting) == 1:
        name = sight.players[sight.waiting[0]].name
        return tr("trakkx", "{name} is next.").format(name=name)
    return ""
