"""Every sentence of the TRÄXX table: headings, refusals, news, endings, and names for the screen reader."""

from collections.abc import Sequence

from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.outcome import Line
from trakkx_desktop.games.traexx.draft import OpenLine
from trakkx_desktop.games.traexx.score import Strip
from trakkx_desktop.games.traexx.sheet import NUMBERS, Field, sheet
from trakkx_desktop.games.traexx.state import State
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.traexx.scene import Labels, signed


def minus(points: float) -> str:
    """A total: 12, or −3 with a real minus sign."""
    return signed(int(points)).removeprefix("+")


def _sign(points: float) -> str:
    """In front of a number that Qt writes itself."""
    return "\u2212" if points < 0 else ""


def colour_name(colour: str) -> str:
    """As a noun: "There is no red on this card."."""
    match colour:
        case "red":
            return tr("traexx", "red")
        case "blue":
            return tr("traexx", "blue")
        case "green":
            return tr("traexx", "green")
        case "yellow":
            return tr("traexx", "yellow")
        case "gray":
            return tr("traexx", "gray")
    return tr("traexx", "purple")


def listed(names: Sequence[str]) -> str:
    """ "Anna, Ben and Clara"."""
    if len(names) < 2:
        return "".join(names)
    pair = tr("traexx", "{some} and {last}")
    return pair.format(some=", ".join(names[:-1]), last=names[-1])


def refused(refusal: Refusal) -> str:
    """Why a field cannot be drawn to, in one sentence."""
    colour = colour_name(str(refusal.fact("colour")))
    match refusal.code:
        case "colour_not_on_card":
            words = tr("traexx", "There is no {colour} on this card.")
            return words.format(colour=colour)
        case "patch_used_twice":
            words = tr("traexx", "The {colour} of this card is used up.")
            return words.format(colour=colour)
        case "not_adjacent":
            return tr("traexx", "Draw to a field that touches the end of your line.")
        case "already_on_route":
            return tr("traexx", "Your route has been here: no field may be used twice.")
        case "both_ends":
            return tr("traexx", "Only one end in each round: draw on where you began.")
        case "not_an_end":
            return tr("traexx", "Begin at one end of your route.")
        case "off_sheet":
            return tr("traexx", "The sheet ends here.")
        case "wrong_round" if refusal.rule == "R12":
            return tr("traexx", "All cards are played.")
        case "wrong_round" | "not_waiting":
            return tr("traexx", "This route is finished for this round.")
    return tr("traexx", "That does not work here.")


def too_quick() -> str:
    return tr("traexx", "That was too quick to follow. Draw on from the end of your line.")


def heading(name: str, state: State, draft: OpenLine) -> tuple[str, str]:
    """Whose turn it is, and what can be done next."""
    if draft.path:
        words = tr("traexx", "Draw on, {name}")
        return words.format(name=name), _drawing(draft)
    words = tr("traexx", "Your turn, {name}")
    return words.format(name=name), _before_drawing(state, draft)


def _before_drawing(state: State, draft: OpenLine) -> str:
    if not draft.nexts:
        return tr("traexx", "No colour of the card fits. Pass this time.")
    if len(draft.route) == 1:
        return tr("traexx", "Press on your start and draw over fields in the colours of the card.")
    return tr("traexx", "Draw on at one end of your route, or pass.")


def _drawing(draft: OpenLine) -> str:
    used, left = len(draft.path), len(draft.left)
    if not left:
        return tr("traexx", "All patches are used. Finish your route.")
    first = tr("traexx", "%n patch(es) used", used)
    second = tr("traexx", "%n left", left)
    third = (
        tr("traexx", "Stop whenever you like.")
        if draft.nexts
        else tr("traexx", "No other field fits.")
    )
    return f"{first}, {second}.\n{third}"


def looking_at(name: str, is_sealed: bool, is_waiting: bool) -> tuple[str, str]:
    """Heading while somebody else's sheet lies large."""
    words = tr("traexx", "{name}'s sheet").format(name=name)
    if is_sealed:
        note = tr("traexx", "Done for this round. Esc leads back to yours.")
    elif is_waiting:
        note = tr("traexx", "Still has to draw this round. Esc leads back to yours.")
    else:
        note = ""
    return words, note


def looking_back(name: str, state: State) -> tuple[str, str]:
    headline = tr("traexx", "Round {round}").format(round=min(state.round, len(state.deck)))
    words = tr("traexx", "{name}'s sheet").format(name=name)
    return headline, words


def rail_status(state: State, code: str, game: int, games: int) -> str:
    """Under the game's name."""
    lines = []
    if games > 1:
        words = tr("traexx", "Game {number} of {games}")
        lines.append(words.format(number=game, games=games))
    words = tr("traexx", "Round {round} of {rounds}")
    now = min(state.round, len(state.deck))
    lines.append(words.format(round=now, rounds=len(state.deck)))
    words = tr("traexx", "Code {code}")
    lines.append(words.format(code=code))
    return "\n".join(lines)


def seat_status(is_viewer: bool, is_sealed: bool, fields: int) -> str:
    """A player's state under the name in the rail."""
    if is_sealed:
        return tr("traexx", "done")
    if is_viewer:
        return tr("traexx", "drawing")
    if fields < 0:
        return tr("traexx", "to draw")
    return tr("traexx", "%n field(s)", fields)


def finish_route() -> str:
    return tr("traexx", "Finish route")


def pass_round() -> str:
    return tr("traexx", "Pass")


def take_over(name: str, is_sealed: bool) -> str:
    """The turn button while somebody else's sheet is looked at."""
    words = tr("traexx", "{name} redraws") if is_sealed else tr("traexx", "{name} draws")
    return words.format(name=name)


def to_print() -> str:
    return tr("traexx", "Print sheets and cards")


def plus_label() -> str:
    return tr("traexx", "Numbers")


def missed_label() -> str:
    return tr("traexx", "Missed")


def total_label() -> str:
    return tr("traexx", "Total")


def half() -> str:
    """In a box whose number is worth half from now on."""
    return tr("traexx", "half")


def labels(state: State, message: str) -> Labels:
    """The words on the table; the card's own label gives way to a message."""
    card = tr("traexx", "Card {number}: %n patch(es)", len(state.patches))
    left = tr("traexx", "in the pile")
    last = tr("traexx", "Last card")
    now = tr("traexx", "Now")
    open_fields = tr("traexx", "Fields to go")
    round_ = tr("traexx", "Round {round}")
    return Labels(
        card="" if message else card.format(number=state.round),
        numbers=plus_label(),
        fields=missed_label() if state.is_over else open_fields,
        now=total_label() if state.is_over else now,
        half=half(),
        pile=left if state.cards_left else last,
        news=round_.format(round=state.round - 1),
        nothing=tr("traexx", "No number reached."),
    )


def news(names: Sequence[str], reached: Sequence[tuple[int, int, int]], round_: int) -> str:
    """The announcement at the end of a round, whole: "Clara reached 9 (+9), Anna 2 (+1)."."""
    if not reached:
        words = tr("traexx", "Round {round}: nobody reached a number.")
        return words.format(round=round_)
    one = tr("traexx", "{name} {number} ({points})")
    told = [one.format(name=names[s], number=n, points=signed(p)) for s, n, p in reached]
    words = tr("traexx", "Reached: {news}")
    return words.format(news=", ".join(told))


def news_count(count: int) -> str:
    """The same where there is no room for it; the list beside the sheet tells the rest."""
    return tr("traexx", "%n number(s) reached", count)


def has_sealed(name: str, after: str) -> str:
    words = tr("traexx", "{name} is done. {next}, it is your turn.")
    return words.format(name=name, next=after)


def field_name(field: Field, state: State, seat: int, draft: OpenLine | None) -> str:
    """For the screen reader: colour, number, and what the pen has to do with it."""
    parts = [colour_name(sheet().colours[field])]
    number = sheet().numbers.get(field)
    if number is not None:
        parts.append(tr("traexx", "number {n}").format(n=number))
    route = state.routes[seat]
    if draft is not None and field in draft.path:
        parts.append(tr("traexx", "drawn this round"))
    elif field == sheet().starts[state.setup.starts[seat]]:
        parts.append(tr("traexx", "your start"))
    elif field in (route[0], route[-1]):
        parts.append(tr("traexx", "end of your route"))
    elif field in route:
        parts.append(tr("traexx", "on your route"))
    elif draft is not None and field in draft.nexts:
        parts.append(tr("traexx", "can come next"))
    return ", ".join(parts)


def patch_name(colour: str, is_used: bool) -> str:
    words = tr("traexx", "patch {colour}, used") if is_used else tr("traexx", "patch {colour}")
    return words.format(colour=colour_name(colour))


def box_name(strip: Strip, number: int) -> str:
    box = strip.boxes[NUMBERS.index(number)]
    if box.noted is not None:
        words = tr("traexx", "{number}: {points} points noted")
        return words.format(number=number, points=box.noted)
    words = tr("traexx", "{number}: worth {points} now")
    return words.format(number=number, points=box.worth)


def poster(names: Sequence[str], winners: Sequence[int], total: float) -> tuple[str, ...]:
    """The end in two lines."""
    if len(names) == 1:
        one = tr("traexx", "point")
        many = tr("traexx", "points")
        return minus(total), one if abs(total) == 1 else many
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


def great() -> str:
    """The rule book's remark (section "Solo game")."""
    return tr("traexx", "Results over 35 points are great!")


LISTED = 5
"""As many results as the list of the best has."""


def best_list(results: list[tuple[str, float]]) -> str:
    """The best solo games so far, best first; nothing after the very first one."""
    if len(results) < 2:
        return ""
    best = sorted(results, key=lambda result: -result[1])[:LISTED]
    told = others([name for name, _ in best], [points for _, points in best])
    return tr("traexx", "Best so far: {results}").format(results=told)


def great_from() -> str:
    return tr("traexx", "Results over 35 points are called great.")


def same_cards(code: str) -> str:
    words = tr("traexx", "The code {code} deals the same cards again.")
    return words.format(code=code)


def settlement(line: Line) -> str:
    """A line of the score sheet."""
    match line.code:
        case "number":
            words = tr("traexx", "Number {n}")
            return words.format(n=line.facts[0] if line.facts else "")
        case "plus":
            return tr("traexx", "Plus points")
        case "minus":
            return tr("traexx", "Fields missed")
    return tr("traexx", "Total")
