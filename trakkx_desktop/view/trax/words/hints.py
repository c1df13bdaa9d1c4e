"""Hints in three steps: that and what kind, on which space, the whole turn with its reason in the rules' words."""

from trakkx_desktop.core.hint import KIND, PIECES, Hint
from trakkx_desktop.core.thought import Thought
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.games.trax.tiles import RED, STRAIGHT
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax.scene import Scene
from trakkx_desktop.view.trax.words.lies import label_words, lie_words, place_words


def hinted(scene: Scene, hint: Hint) -> str:
    """One sentence; the codes of the reasons are those of players/trax/README.md."""
    thought, lay = hint.thought, hint.thought.action
    if hint.step == KIND or not isinstance(lay, Lay):
        return _kind_words(thought)
    place = place_words(scene.state.board, lay.cell)
    if hint.step == PIECES:
        words = tr("trax", "Lay a curved tile on {place}.")
        if lay.tile in STRAIGHT:
            words = tr("trax", "Lay a straight tile on {place}.")
        return words.format(place=place)
    words = tr("trax", "{place}, {lie}: {reason}.")
    lie = lie_words(scene.view.lie(lay.tile))
    told = words.format(place=place, lie=lie, reason=_reason_words(thought))
    return told[:1].upper() + told[1:]


def _kind_words(thought: Thought[object]) -> str:
    kinds = {
        "opening": tr("trax", "You can begin with either tile."),
        "wins": tr("trax", "You can win with this turn."),
        "wins_in": tr("trax", "You can force a win."),
        "holds_out": tr("trax", "You can hold out a little longer."),
        "double_threat": tr("trax", "You can threaten to win in two ways at once."),
        "attack": tr("trax", "You can threaten to win."),
        "l_threat": tr("trax", "You can prepare an attack."),
        "breaks_l": tr("trax", "You can break up an attack before it begins."),
        "builds": tr("trax", "You can build up your paths."),
        "odds": tr("trax", "You can improve your chances, whatever is rolled."),
        "only_turn": tr("trax", "You have only one turn."),
        "finishes": tr("trax", "You can finish the square."),
        "keeps_open": tr("trax", "You can keep the square open for one path."),
        "forced_space": tr("trax", "You have to fill a marked space."),
        "hopeless": tr("trax", "The square cannot be finished any more."),
    }
    if thought.reason == "parries":
        if thought.fact("colour") == RED:
            return tr("trax", "Red could win next; you can stop that.")
        return tr("trax", "White could win next; you can stop that.")
    if thought.reason == "avoids":
        losing = int(str(thought.fact("losing", 0)))
        return tr("trax", "Take care: %n turn(s) would give the game away.", losing)
    return kinds.get(thought.reason, tr("trax", "You can lay a tile."))


def _reason_words(thought: Thought[object]) -> str:
    """After a colon."""
    places = _places(thought)
    told = {
        "opening": tr("trax", "the first tile decides nothing yet"),
        "double_threat": tr("trax", "threatens to win at {places}, and one tile cannot stop both"),
        "attack": tr("trax", "threatens to win at {places}"),
        "l_threat": tr("trax", "leads your path round a corner, to {places}; next comes an attack"),
        "breaks_l": tr("trax", "breaks the other's path round a corner, at {places}"),
        "builds": tr("trax", "the best place for your paths"),
        "only_turn": tr("trax", "nothing else is possible"),
        "finishes": tr("trax", "one path runs through all tiles"),
        "hopeless": tr("trax", "one space is as good as another now"),
    }
    if thought.reason in told:
        return told[thought.reason].format(places=places)
    return _counted_words(thought, places) or tr("trax", "a good place")


def _counted_words(thought: Thought[object], places: str) -> str:
    """Reasons that name numbers or colours."""
    turns, ways = _number(thought, "turns"), _number(thought, "ways")
    if thought.reason == "wins":
        return _win_words(thought)
    if thought.reason == "wins_in":
        return tr("trax", "wins in %n turn(s), whatever the other does", turns)
    if thought.reason == "holds_out":
        return tr("trax", "the other needs %n more turn(s) to win", turns)
    if thought.reason == "parries":
        words = tr("trax", "stops white's win at {places}")
        if thought.fact("colour") == RED:
            words = tr("trax", "stops red's win at {places}")
        return words.format(places=places)
    if thought.reason == "avoids":
        words = tr("trax", "{losing} of %n turn(s) would give the game away, not this one", turns)
        return words.format(losing=_number(thought, "losing"))
    if thought.reason == "odds":
        return tr(
            "trax", "the best chance over all rolls, %n in a hundred", _number(thought, "percent")
        )
    if thought.reason == "keeps_open":
        return tr("trax", "%n finished square(s) stay possible", ways)
    if thought.reason == "forced_space":
        return tr("trax", "it is forced; %n finished square(s) stay possible", ways)
    return ""


def _win_words(thought: Thought[object]) -> str:
    is_red, is_loop = thought.fact("colour") == RED, thought.fact("by") == "loop"
    if is_loop:
        return tr("trax", "closes red's loop") if is_red else tr("trax", "closes white's loop")
    return tr("trax", "finishes red's line") if is_red else tr("trax", "finishes white's line")


def _number(thought: Thought[object], name: str) -> int:
    found = thought.fact(name, 0)
    return found if isinstance(found, int) else 0


def _places(thought: Thought[object]) -> str:
    found = thought.fact("spaces", ())
    names = [label_words(str(name)) for name in found] if isinstance(found, tuple) else []
    if len(names) < 2:
        return "".join(names)
    return tr("trax", "{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])
