"""What the tray says: at its right what can be done with the tile, below each lie what it would bring."""

from trakkx_desktop.games.trax import rules, score
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.solitaire import Freedom
from trakkx_desktop.games.trax.state import State
from trakkx_desktop.games.trax.tiles import LIES, Tile
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.layout.board import seen_limits
from trakkx_desktop.view.trax.prospect import Pick, Prospect
from trakkx_desktop.view.trax.scene import Captions, Scene
from trakkx_desktop.view.trax.words.turn import rolling_words


def picture_captions(scene: Scene) -> Captions:
    ground = _ground(scene.state) if scene.state.ending is None else ""
    if not scene.is_live:
        return Captions(ground=ground)
    if scene.prospect is None:
        return Captions(rolling_words(), ground=ground)
    beside, notes = _beside(scene, scene.prospect), _notes(scene, scene.prospect)
    return Captions(*beside, notes, _tally(scene), ground)


def _ground(state: State) -> str:
    """What the outline means: where the square may come to lie (P4), what is left of the 8x8 (L1)."""
    size, limit, board = state.setup.square, state.setup.limit, state.board
    if size is not None:
        words = tr("trax", "The {size} × {size} comes to lie in here")
        return words.format(size=size) if len(rules.outlines(state)) > 1 else ""
    if limit is None or not any(seen_limits(state)):
        return ""
    columns = tr("trax", "%n more column(s)", limit - board.width)
    rows = tr("trax", "%n more row(s)", limit - board.height)
    left = (columns, board.width < limit), (rows, board.height < limit)
    told = [words for words, is_left in left if is_left]
    words = tr("trax", "Room for {what}")
    return words.format(what=" · ".join(told)) if told else ""


def _beside(scene: Scene, prospect: Prospect) -> tuple[str, str]:
    """A headline and a sentence."""
    state = scene.state
    if scene.is_solitaire:
        return _pile_words(prospect.freedom)
    if state.setup.die:
        return _die_words(state.rolls[-1], len(prospect.legal), len(state.rolls) - 1)
    if scene.hand is not None:
        return tr("trax", "In your hand"), tr("trax", "R, wheel or right click turns it")
    if not state.board.tiles:
        return (
            tr("trax", "Two ways to begin"),
            tr("trax", "The others are the same, seen from elsewhere"),
        )
    if scene.pick is not None:
        fitting = len(prospect.legal.get(scene.pick.lay.cell, ()))
        return tr("trax", "%n way(s) fit here", fitting), _next_words(scene.pick, fitting)
    fitting = sum(bool(prospect.spaces_for(lie)) for lie in LIES)
    headline = tr("trax", "One tile, six ways")
    if fitting < len(LIES):
        headline = tr("trax", "%n way(s) fit somewhere", fitting)
    return headline, tr("trax", "Take one, or click a space")


def _next_words(pick: Pick, fitting: int) -> str:
    """What to do with the tile that is shown."""
    if not pick.is_staged:
        return tr("trax", "Click to choose this space")
    if fitting > 1:
        return tr("trax", "R or wheel turns it; a click lays it")
    return tr("trax", "Click again to lay it")


def _die_words(face: int, spaces: int, rejected: int) -> tuple[str, str]:
    """Beside the die and the lie it dictates."""
    headline = tr("trax", "A {number}: it lies like this")
    text = tr("trax", "It fits on %n space(s).", spaces)
    if rejected:
        text += " " + tr("trax", "%n roll(s) before it fitted nowhere.", rejected)
    return headline.format(number=face), text


def _pile_words(freedom: Freedom) -> tuple[str, str]:
    """Whether the next tile may be flipped and turned, and why (P3, P5, P6)."""
    if freedom is Freedom.FORCED:
        return (
            tr("trax", "Fill a marked space"),
            tr("trax", "It is forced, so flip and turn the tile as needed."),
        )
    if freedom is Freedom.ANY:
        return (
            tr("trax", "Flip and turn it"),
            tr("trax", "As it lies it fits nowhere, so any way will do."),
        )
    return (
        tr("trax", "As it lies"),
        tr("trax", "It fits like this, so no flipping and no turning."),
    )


def _notes(scene: Scene, prospect: Prospect) -> dict[Tile, str]:
    """What each lie would bring at the space that is shown."""
    if scene.pick is None or scene.hand is not None:
        return {}
    cell = scene.pick.lay.cell
    lies = prospect.legal.get(cell, ())
    return {lie: _forced_words(len(prospect.coming(Lay(cell, lie)))) for lie in lies}


def _forced_words(forced: int) -> str:
    return tr("trax", "+%n forced", forced) if forced else tr("trax", "alone")


def _tally(scene: Scene) -> tuple[str, str]:
    """A solitaire's longest white and red path so far; their colours are drawn beside them."""
    if scene.state.setup.square is None:
        return "", ""
    tiles, words = scene.state.setup.square**2, tr("trax", "{length} of {tiles}")
    white, red = score.longest_paths(scene.state)
    return words.format(length=len(white), tiles=tiles), words.format(length=len(red), tiles=tiles)
