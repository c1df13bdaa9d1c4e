"""Headings, messages and captions of the table: what is going on, and what can be done next."""

from dataclasses import replace

from trakkx_desktop.core.match import Match
from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.score import hand_points
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.games.trakkx.table import Group, survey
from trakkx_desktop.games.trakkx.tidy import tidied
from trakkx_desktop.games.trakkx.tokens import is_action
from trakkx_desktop.view.stage.parts import Finish, SeatLine
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.numbers import numbers
from trakkx_desktop.view.trakkx.reveal import Drawn
from trakkx_desktop.view.trakkx.scene import CHOOSE, CLOSING, END, GIVE, Captions, Person, Scene
from trakkx_desktop.view.trakkx.words.names import the_token_words
from trakkx_desktop.view.trakkx.words.refusals import (
    missing_words,
    refusal_words,
    remedy_words,
    still_words,
    untouched_words,
)


def heading(scene: Scene) -> tuple[str, str]:
    """Of a table at which somebody is to act."""
    if scene.viewer is None:
        return "", ""
    name, draft = scene.players[scene.viewer].name, scene.draft
    if scene.drawn is not None:
        over = tr("trakkx", "It joins your rack, and your turn is over.")
        return drawn_words(scene.drawn), over
    if isinstance(draft, GiveDraft):
        return _give_heading(name, scene.players[_left_of(scene)].name, draft)
    if not isinstance(draft, LayDraft):
        name = scene.players[scene.state.turn].name
        return tr("trakkx", "{name}'s turn").format(name=name), ""
    if scene.phase == CHOOSE:
        head = tr("trakkx", "{name} plays: draw three").format(name=name)
        found = head, tr("trakkx", "Who draws three tokens from the bag?")
    else:
        found = _turn_heading(name, draft, scene.state)
    if scene.seconds is not None:
        shown = f"{scene.seconds // 60}:{scene.seconds % 60:02}"
        left = tr("trakkx", "{time} left").format(time=shown) + "."
        return found[0], f"{left} {found[1]}" if scene.area.is_large else left
    return found


def drawn_words(drawn: Drawn) -> str:
    """Nobody knows what it is before it has turned over."""
    if drawn.side < 1.0 and drawn.side:
        return tr("trakkx", "You draw from the bag")
    words = tr("trakkx", "You took {token}")
    if drawn.is_from_bag:
        words = tr("trakkx", "You drew {token}")
    return words.format(token=the_token_words(drawn.token))


def _left_of(scene: Scene) -> Seat:
    """Who gets what the viewer passes on (A3)."""
    return ((scene.viewer or 0) + 1) % len(scene.players)


def _turn_heading(name: str, draft: LayDraft, state: State) -> tuple[str, str]:
    count = len(draft.laid)
    if count:
        head = tr("trakkx", "{name} lays tokens").format(name=name)
        return head, tr("trakkx", "%n laid so far, yours to take back.", count)
    head = tr("trakkx", "{name}'s turn").format(name=name)
    if not draft.laying.has_opened:
        return head, tr("trakkx", "Open with a row or a sequence of your own.")
    return head, _choices(state, any(map(is_action, draft.hand)))


def _choices(state: State, has_action: bool) -> str:
    """What there is to do for one who has opened; nothing that is not there any more."""
    if has_action:
        return tr("trakkx", "Lay, take, draw, or play an action token.")
    if state.bag:
        return tr("trakkx", "Lay tokens, take one, or draw one.")
    if state.display:
        return tr("trakkx", "The bag is empty: lay tokens, or take one.")
    return tr("trakkx", "Nothing is left to take: lay tokens, or pass.")


def _give_heading(name: str, neighbour: str, draft: GiveDraft) -> tuple[str, str]:
    head = tr("trakkx", "{name} passes tokens on").format(name=name)
    return head, tr("trakkx", "Choose %n for {name}.", draft.needed).format(name=neighbour)


def message(scene: Scene) -> tuple[str, bool]:
    """How to go on, or (True) what is wrong."""
    if scene.moment is not None:
        return tr("trakkx", "This is what happened since your last turn. A click ends it."), False
    if scene.phase == CHOOSE:
        return tr("trakkx", "Tap the player who draws three. Esc cancels."), False
    if isinstance(scene.draft, GiveDraft):
        return tr("trakkx", "What you get comes when everybody has chosen."), False
    if isinstance(scene.draft, LayDraft):
        return _lay_message(scene, scene.draft)
    return "", False


def _lay_message(scene: Scene, draft: LayDraft) -> tuple[str, bool]:
    """What is still to come, or (once somebody wanted to finish) what is wrong, and what would mend it; else
    how to go on."""
    if scene.armed is not None:
        return _armed(scene.armed), False
    if scene.is_untouched:
        return _how(scene.state), False
    faults = draft.faults()
    if not faults:
        return tr("trakkx", "Everything fits."), False
    first = _foremost(draft, faults)
    parts = [refusal_words(first) if scene.is_judged else still_words(first)]
    found = draft.remedy() if first.code == "line_short" else None
    if found is not None:
        parts.append(remedy_words(found[0]))
    return " ".join(parts), scene.is_judged


def _foremost(draft: LayDraft, faults: tuple[Refusal, ...]) -> Refusal:
    """Who has to open and lays beside the tokens of others is told that first: mending that line would not
    help."""
    opening = next((fault for fault in faults if fault.code == "not_opened"), None)
    tokens = [draft.table[cell] for cell in faults[0].where if cell in draft.table]
    beside = any(token in draft.laying.places for token in tokens)
    return opening if opening is not None and beside else faults[0]


def _armed(piece: str) -> str:
    if piece == "bag":
        return tr("trakkx", "Click again to draw a token. That ends your turn.")
    words = tr("trakkx", "Click again to take {token}. That ends your turn.")
    return words.format(token=the_token_words(piece))


def _how(state: State) -> str:
    if state.bag:
        return tr("trakkx", "Drag tokens to the table, or click the display or the bag.")
    if state.display:
        return tr("trakkx", "Drag tokens to the table, or click the display.")
    return tr("trakkx", "Drag tokens to the table.")


def finish(scene: Scene) -> Finish:
    draft = scene.draft
    if scene.drawn is not None:
        return Finish(tr("trakkx", "Done"))
    if scene.armed is not None:
        is_bag = scene.armed == "bag"
        return Finish(tr("trakkx", "Draw") if is_bag else tr("trakkx", "Take it"))
    if isinstance(draft, GiveDraft):
        left = draft.needed - len(draft.chosen)
        missing = tr("trakkx", "Choose %n more", left)
        return Finish(tr("trakkx", "Pass them on"), missing if left else "")
    if scene.can_pass:
        return Finish(tr("trakkx", "Pass"), is_quiet=True)
    label = tr("trakkx", "Finish turn")
    if not isinstance(draft, LayDraft):
        return Finish(label, " ", shown=False)
    if scene.is_untouched:
        return Finish(label, untouched_words(bool(scene.state.display), bool(scene.state.bag)))
    return Finish(label, missing_words(draft.faults()))


def seat_line(scene: Scene, seat: Seat) -> SeatLine:
    hand, draft = scene.state.hands[seat], scene.draft
    if scene.phase in (CLOSING, END):
        points = 0 if seat == scene.state.winner else hand_points(hand)
        return SeatLine(tr("trakkx", "%n left", len(hand)), str(points))
    is_own = seat == scene.viewer
    count = len(draft.hand) if is_own and isinstance(draft, LayDraft) else len(hand)
    status = _rack_words(count, scene.state.opened[seat])
    return SeatLine(status, str(count), is_lit=scene.phase == CHOOSE and not is_own)


def _rack_words(count: int, has_opened: bool) -> str:
    """Goes on from the number of tokens, which stands beside it."""
    if has_opened:
        return tr("trakkx", "token, opened") if count == 1 else tr("trakkx", "tokens, opened")
    return tr("trakkx", "token, not opened") if count == 1 else tr("trakkx", "tokens, not opened")


def status(match: Match, position: str) -> str:
    if position:
        words = tr("trakkx", "Example {number} of the rule book")
        return words.format(number=position.removeprefix("example"))
    if match.plan.games == 1:
        return tr("trakkx", "One game")
    words = tr("trakkx", "Game {number} of {games} · lowest wins")
    return words.format(number=len(match.sittings), games=match.plan.games)


def picture_captions(scene: Scene) -> Captions:
    """The words that are part of the picture."""
    found = Captions(
        display=tr("trakkx", "Display"),
        display_note=tr("trakkx", "%n open", len(scene.state.display)),
        sort=tr("trakkx", "Sort"),
        by_colour=tr("trakkx", "Colour"),
        by_number=tr("trakkx", "Number"),
        groups=_groups(scene),
        persons=_persons(scene),
    )
    if scene.phase != GIVE:
        return found
    title = tr("trakkx", "For {name}").format(name=scene.players[_left_of(scene)].name)
    return replace(found, panel=title, panel_note=tr("trakkx", "the next one on the left"))


def _groups(scene: Scene) -> tuple[tuple[str, str], ...]:
    """By the numbers that they had when the turn began."""
    before, groups = tidied(scene.state.table), scene.seen.groups
    known = numbers(survey(before).groups, before, groups, scene.table)
    return tuple(_group(*numbered) for numbered in zip(known, groups, strict=True))


def _group(number: int, group: Group) -> tuple[str, str]:
    title = tr("trakkx", "Group {number}").format(number=number)
    return title, tr("trakkx", "%n token(s)", len(group))


def _persons(scene: Scene) -> tuple[Person, ...]:
    """The players that the picture names, each with what is told below the name."""
    hands, told = scene.state.hands, {}
    if scene.phase == GIVE:
        told = {_left_of(scene): ""}
    elif scene.phase == CHOOSE:
        told = {seat: tr("trakkx", "%n token(s)", len(hands[seat])) for seat in scene.others}
    elif scene.phase in (CLOSING, END):
        told = {seat: str(hand_points(hand)) for seat, hand in enumerate(hands)}
    people = scene.players
    return tuple(Person(s, people[s].name, people[s].mark, detail) for s, detail in told.items())
