"""Names: of tokens, and what a screen reader says of any piece or place on the stage."""

from collections.abc import Sequence

from trakkx_desktop.core.grid import Cell, box
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.give_draft import GiveDraft
from trakkx_desktop.games.trakkx.lines import Kind
from trakkx_desktop.games.trakkx.table import Table, line_at
from trakkx_desktop.games.trakkx.tokens import FACES, SWAPS, Token, is_token
from trakkx_desktop.view.stage.layout import BOARD
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.scene import RACK, Scene


def colour_words(shade: str) -> str:
    """As it stands before a number: "red" 7."""
    return {
        "R": tr("trakkx", "red"),
        "B": tr("trakkx", "blue"),
        "G": tr("trakkx", "green"),
        "Y": tr("trakkx", "yellow"),
    }[shade]


def token_words(token: Token) -> str:
    """ "red 7", without an article."""
    if token in FACES:
        shade, value = FACES[token]
        return tr("trakkx", "{colour} {value}").format(colour=colour_words(shade), value=value)
    if token in SWAPS:
        return tr("trakkx", "swap token")
    return tr("trakkx", "draw-three token")


def the_token_words(token: Token) -> str:
    """As it stands in "took the red 7": with its article, since languages differ in it."""
    if token in FACES:
        return tr("trakkx", "the {token}").format(token=token_words(token))
    if token in SWAPS:
        return tr("trakkx", "the swap token")
    return tr("trakkx", "the draw-three token")


def list_words(tokens: Sequence[Token]) -> str:
    """ "the red 7, the blue 7 and the green 7"."""
    words = [the_token_words(token) for token in tokens]
    if len(words) < 2:
        return "".join(words)
    return tr("trakkx", "{names} and {last}").format(names=", ".join(words[:-1]), last=words[-1])


def spoken_name(piece: str, scene: Scene) -> str:
    if is_token(piece):
        return _token(piece, scene)
    if piece == "bag":
        count = len(scene.state.bag)
        return tr("trakkx", "bag, %n token(s)", count)
    if piece == "cursor":
        return _cursor(scene)
    kind, _, rest = piece.partition(":")
    if kind == "group" and rest.isdigit() and int(rest) < len(scene.captions.groups):
        return ", ".join(scene.captions.groups[int(rest)])
    if kind == "sort" and rest in ("colour", "number"):
        return _sort(rest)
    if kind == "seat":
        chosen = [p for p in scene.captions.persons if str(p.seat) == rest]
        return tr("trakkx", "{name} draws three").format(name=chosen[0].name) if chosen else ""
    return ""


def _sort(key: str) -> str:
    return tr("trakkx", "sort by colour") if key == "colour" else tr("trakkx", "sort by number")


def _token(token: Token, scene: Scene) -> str:
    draft = scene.draft
    parts = [token_words(token)]
    if token in scene.state.display:
        parts.append(tr("trakkx", "in the display"))
    elif isinstance(draft, GiveDraft) and token in draft.chosen:
        parts.append(tr("trakkx", "to be passed on"))
    elif token in scene.order:
        parts.append(tr("trakkx", "in your rack"))
        if token in scene.fresh:
            parts.append(tr("trakkx", "new"))
    else:
        parts += _on_table(token, scene)
    if token in scene.selection:
        parts.append(tr("trakkx", "selected"))
    return ", ".join(parts)


def _on_table(token: Token, scene: Scene) -> list[str]:
    table = scene.table
    cell = scene.places.get(token)
    if cell is None:
        return []
    parts: list[str] = []
    for line in line_at(table, cell):
        words = {
            Kind.ROW: tr("trakkx", "in a row of {length}"),
            Kind.SEQUENCE: tr("trakkx", "in a sequence of {length}"),
        }.get(line.kind, tr("trakkx", "in a wrong line of {length}"))
        parts.append(words.format(length=len(line.tokens)))
    if not parts:
        parts.append(tr("trakkx", "alone"))
    parts.append(place_words(cell, scene.table))
    if isinstance(scene.draft, LayDraft) and token in scene.draft.laid:
        parts.append(tr("trakkx", "laid now"))
    elif token in scene.changed:
        parts.append(tr("trakkx", "changed"))
    return parts


def place_words(cell: Cell, table: Table) -> str:
    """Counted from the top left token of the table."""
    left, top, _, _ = box(table) if table else (0, 0, 0, 0)
    words = tr("trakkx", "column {column}, line {line}")
    return words.format(column=cell[0] - left + 1, line=cell[1] - top + 1)


def _cursor(scene: Scene) -> str:
    """Where the keyboard would put down what it holds."""
    if scene.cursor is None:
        return ""
    zone, x, y = scene.cursor
    if zone == RACK:
        words = tr("trakkx", "rack, place {number}")
        return words.format(number=round(x) + 1 if scene.aim is None else (scene.aim.gap or 0) + 1)
    if zone != BOARD:
        return ""
    cell = (round(x), round(y))
    there, fit = scene.table.get(cell), dict(scene.targets).get(cell)
    words = tr("trakkx", "free") if there is None else token_words(there)
    if fit is not None:
        words = tr("trakkx", "completes a line") if fit else tr("trakkx", "fits")
    return f"{place_words(cell, scene.table)}, {words}"
