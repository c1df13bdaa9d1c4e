"""The words around the table at this moment, taken from what is seen: headline, rail, button, names, tray."""

from typing import TYPE_CHECKING

from trakkx_desktop.core.grid import Cell
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.trax import score
from trakkx_desktop.games.trax.actions import Laid, Lay
from trakkx_desktop.games.trax.tiles import Tile
from trakkx_desktop.view.stage.table import Finish, SeatLine
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trax import words
from trakkx_desktop.view.trax.board import Pick
from trakkx_desktop.view.trax.layout import NOTHING
from trakkx_desktop.view.trax.tray import Words

if TYPE_CHECKING:
    from trakkx_desktop.view.trax.table import TraxTable


class Talk:
    """Reads the table; changes nothing."""

    def __init__(self, table: "TraxTable") -> None:
        self._table = table

    def heading(self) -> tuple[str, str]:
        table = self._table
        session = table.session
        if session.peeked is not None:
            return words.after_words(session.peeked), self.turn_before(session.peeked)
        state, players = table.state, session.match.players
        if state.setup.square is not None:
            number, total = len(state.board.tiles) + 1, state.setup.square**2
            text = tr("trax", "Tile {number} of {total}")
            return text.format(number=min(number, total), total=total), self._hint()
        if session.viewer is None:
            return "", ""
        return words.plays_words(players[session.viewer].name, state.colour), self._hint()

    def _hint(self) -> str:
        """What can be done now."""
        table = self._table
        prospect, pick, hand = table.prospect, table.pick, table.hand
        if table.roll.is_rolling:
            return words.rolling_words()
        if prospect is None:
            return ""
        if pick is not None and table.state.setup.square is None:
            return words.chain_words(len(pick.forced))
        if hand is not None:
            return words.in_hand_words(bool(prospect.spaces_for(hand.lie)))
        if table.state.setup.square is not None:
            return words.solitaire_words()
        if prospect.only_lie is not None:
            return words.in_hand_words(True)
        return words.idle_words(not table.state.board.tiles)

    def turn_before(self, count: int) -> str:
        """The entry after which a position came about, in a sentence."""
        record = self._table.session.record
        if count == 0:
            return ""
        entry = record.log[count - 1]
        if not isinstance(entry.action, Lay):
            return ""
        move = record.game.format(record.state(count - 1), entry.action)
        return words.laid_sentence(self._name(entry.seat), move, self._forced(count))

    def last_turn(self) -> str:
        """What the other one did; who plays alone knows."""
        record = self._table.session.record
        if not record.log or record.setup.seats == 1 or not isinstance(record.log[-1].action, Lay):
            return ""
        return words.turn_sentence(self._name(record.log[-1].seat), self._forced(len(record.log)))

    def _name(self, seat: Seat) -> str:
        return self._table.session.match.players[seat].name

    def _forced(self, count: int) -> int:
        """How many tiles followed the chosen one."""
        events = self._table.session.record.steps[count - 1].events
        return sum(isinstance(event, Laid) for event in events) - 1

    def seat_line(self, seat: Seat) -> SeatLine:
        session = self._table.session
        setup, over = session.record.setup, session.record.outcome
        if setup.seats == 1:
            helped = tr("trax", "with turns taken back")
            return SeatLine(helped if session.record.assisted else "")
        colour = setup.colour_of(seat)
        status = words.colour_words(colour)
        if over is not None and seat in over.winners:
            status = tr("trax", "{colour}, has won").format(colour=status)
        number = ""
        if session.match.plan.games > 1:
            number = f"{session.match.totals[seat]:g}"
        return SeatLine(status, number, ("emblem", colour))

    def finish_button(self) -> Finish:
        table = self._table
        pick = table.pick
        if pick is not None and table.hand is None:
            return Finish(words.lay_words(1 + len(pick.forced)))
        missing = tr("trax", "Point at a space")
        if table.hand is not None:
            missing = tr("trax", "Lay down the tile")
        if table.roll.is_rolling:
            missing = words.rolling_words()
        return Finish(tr("trax", "Lay the tile"), missing)

    def notes(self, pick: Pick | None) -> dict[Tile, str]:
        """What each lie would bring at the space that is shown."""
        prospect = self._table.prospect
        if prospect is None or pick is None or self._table.hand is not None:
            return {}
        cell = pick.lay.cell
        return {
            lie: words.forced_words(len(prospect.coming(Lay(cell, lie))))
            for lie in prospect.legal.get(cell, ())
        }

    def tally(self) -> tuple[str, str]:
        """A solitaire's longest white and red path so far."""
        state = self._table.state
        if state.setup.square is None:
            return "", ""
        tiles = state.setup.square**2
        white, red = score.longest_paths(state)
        return words.tally_words(len(white), tiles), words.tally_words(len(red), tiles)

    def tray(self, pick: Pick | None) -> Words:
        table = self._table
        prospect, state = table.prospect, table.state
        if table.roll.is_rolling:
            return Words(words.rolling_words(), "")
        if prospect is None:
            return NOTHING
        if state.setup.square is not None:
            return words.pile_words(prospect.freedom)
        if state.setup.die:
            return words.die_words(state.rolls[-1], len(prospect.legal), len(state.rolls) - 1)
        if not state.board.tiles and table.hand is None:
            return words.first_words()
        fitting = len(prospect.legal.get(pick.lay.cell, ())) if pick is not None else 0
        return words.tray_words(fitting, pick is not None, table.hand is not None)

    def spoken(self, piece: str) -> str:
        kind, _, rest = piece.partition(":")
        table = self._table
        board, view = table.state.board, table.view
        if kind == "tile":
            cell = _cell(rest)
            return (
                words.tile_spoken(board, cell, board.tiles[cell], view)
                if cell in board.tiles
                else ""
            )
        if kind == "space" and table.prospect is not None:
            cell = _cell(rest)
            return words.space_spoken(board, cell, len(table.prospect.legal.get(cell, ())))
        if kind == "lie":
            pick = table.pick
            fits = pick is None or rest in self.notes(pick)
            return words.lie_spoken(view.lie(rest), fits, self.notes(pick).get(rest, ""))
        return self._spoken_thing(piece)

    def _spoken_thing(self, piece: str) -> str:
        state = self._table.state
        if piece == "pile" and state.pile:
            left = tr("trax", "%n tile(s) on the pile", len(state.pile))
            return f"{left}, {words.lie_spoken(self._table.view.lie(state.pile[0]), True, '')}"
        if piece == "die" and state.rolls:
            return tr("trax", "die, {number}").format(number=state.rolls[-1])
        if piece == "check":
            return tr("trax", "lay it")
        return ""


def _cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)
