"""What the TRÄXX table says around its picture: heading, message, rail, button, endings, spoken names."""

from trakkx_desktop.core.chance import code_of
from trakkx_desktop.core.game import Refusal
from trakkx_desktop.core.outcome import Line, Outcome
from trakkx_desktop.core.player import Seat
from trakkx_desktop.games.traexx import score
from trakkx_desktop.games.traexx.events import Resolved, Turned
from trakkx_desktop.view.stage.table import (
    PLAYED,
    Change,
    Ending,
    Finish,
    SeatLine,
    Session,
    Telling,
)
from trakkx_desktop.view.traexx import words
from trakkx_desktop.view.traexx.desk import PLAYING
from trakkx_desktop.view.traexx.scene import news
from trakkx_desktop.view.traexx.sheets import field_of
from trakkx_desktop.view.traexx.showing import Showing

INK = "text"
"""The poster is in the colour of text: yellow would not stand out on linen."""


class Talking(Showing):
    """Asks the position and the open line; changes nothing."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._said = ""
        """What was refused last, until something else happens."""

    def say(self, sentence: str, rule: str = "") -> None:
        """Beside the pointer and, until something else happens, in the line above the card."""
        self._said = sentence
        super().say(sentence, rule)
        self.refresh()

    def heading(self) -> tuple[str, str]:
        players, state = self.session.match.players, self.state
        name = players[self.seat].name
        if self.phase != PLAYING:
            return words.looking_back(name, state)
        line = self.line()
        if line is None:
            sealed = state.sealed[self.seat] is not None
            return words.looking_at(name, sealed, not sealed and self.shown_seat is not None)
        return words.heading(name, state, line)

    def message(self) -> tuple[str, bool]:
        """What was refused; else what the last round brought, until somebody draws."""
        if self._said:
            return self._said, True
        line = self.line()
        if self.phase != PLAYING or line is None or line.path or self.state.round == 1:
            return "", False
        told = news(self.state)
        if not told:
            return "", False
        whole = words.news(self.names(), told, self.state.round - 1)
        return whole if self.fits(whole) else words.news_count(len(told)), False

    def status(self) -> str:
        match, setup = self.session.match, self.session.record.setup
        return words.rail_status(
            self.state, code_of(setup.seed), len(match.sittings), match.plan.games
        )

    def seat_line(self, seat: Seat) -> SeatLine:
        state = self.state
        total = words.minus(score.total(state, seat))
        if state.is_over or self.phase != PLAYING:
            return SeatLine(words.seat_status(False, False, len(state.routes[seat])), total)
        is_sealed, is_viewer = state.sealed[seat] is not None, seat == self.session.viewer
        return SeatLine(words.seat_status(is_viewer, is_sealed, -1), total)

    def finish_button(self) -> Finish:
        if self.shown_seat is not None:
            name = self.session.match.players[self.shown_seat].name
            is_sealed = self.state.sealed[self.shown_seat] is not None
            return Finish(words.take_over(name, is_sealed))
        line = self.line()
        has_line = line is not None and bool(line.path)
        if has_line:
            return Finish(words.finish_route())
        return Finish(words.pass_round(), is_quiet=line is not None and bool(line.nexts))

    def sentence(self, refusal: Refusal) -> str:
        return words.refused(refusal)

    def spoken(self, piece: str) -> str:
        field = field_of(piece)
        if field is not None:
            return words.field_name(field, self.state, self.seat, self.line())
        kind, _, rest = piece.partition(":")
        line = self.line()
        path = line.path if line is not None else ()
        if kind == "box":
            return words.box_name(score.strip(self.state, self.seat, path), int(rest))
        if kind == "patch" and self.stage is not None:
            art = self.stage.layout_now[piece].art
            return words.patch_name(str(art[1]), bool(art[2]))
        return ""

    def sound(self, change: Change) -> str:
        """A seal, or the next card."""
        return "turn" if any(isinstance(event, Turned) for event in change.events) else "seal"

    def telling(self, change: Change) -> Telling | None:
        if change.kind != PLAYED or change.seat is None:
            return None
        names = self.names()
        for event in change.events:
            if isinstance(event, Resolved):
                return Telling(words.news(names, event.reached, event.round))
        if self.session.viewer is None:
            return None
        return Telling(words.has_sealed(names[change.seat], names[self.session.viewer]))

    def ending(self, outcome: Outcome) -> Ending:
        names, state = self.names(), self.session.record.now
        best = outcome.winners[0]
        noted = list(score.points(state, best).values())[::-1]
        sentence = words.sum_told(noted, score.minus(state, best))
        code = words.same_cards(code_of(self.session.record.setup.seed))
        poster = words.poster(names, outcome.winners, outcome.scores[best])
        if len(names) == 1:
            is_great = score.is_great(outcome.scores[0])
            remark = words.great() if is_great else words.great_from()
            best_of_all = words.best_list([(p.name, p.score) for p in self.past])
            return Ending(
                poster, sentence, "\n".join(filter(None, (remark, best_of_all, code))), INK
            )
        if len(outcome.winners) > 1:
            winners = [names[seat] for seat in outcome.winners]
            sentence = words.each(winners, outcome.scores[best])
        rest = [seat for seat in range(len(names)) if seat not in outcome.winners]
        rest.sort(key=lambda seat: -outcome.scores[seat])
        told = words.others([names[s] for s in rest], [outcome.scores[s] for s in rest])
        return Ending(poster, sentence, f"{told}\n{code}" if rest else code, INK)

    def line_label(self, line: Line) -> str:
        return words.settlement(line)

    def names(self) -> list[str]:
        return [player.name for player in self.session.match.players]
