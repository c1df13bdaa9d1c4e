"""The actions that end a turn (rule T1) as hands play them: take, draw, play an action token, lay, pass."""

from collections.abc import Callable

from trakkx_desktop.core.player import Seat
from trakkx_desktop.core.refusal import Refusal
from trakkx_desktop.core.sight import Sight
from trakkx_desktop.games.trakkx.actions import (
    Action,
    Draw,
    DrawThree,
    PassTurn,
    Swap,
    Take,
    TimeUp,
)
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token
from trakkx_desktop.view.stage.parts import Question
from trakkx_desktop.view.stage.table import Link
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx.reveal import Reveal
from trakkx_desktop.view.trakkx.scene import Scenes, Touch
from trakkx_desktop.view.trakkx.words import message, refusal_words, the_token_words


class Actions:
    def __init__(
        self, sight: Sight, touch: Touch, scenes: Scenes, link: Link, reveal: Reveal
    ) -> None:
        self._sight, self._touch, self._scenes, self._link = sight, touch, scenes, link
        self._reveal = reveal

    def touch(self, piece: str) -> None:
        """The bag or a token of the display: the first touch picks it out, the second ends the turn."""
        scene = self._scenes.now()
        if scene.lay_draft is None:
            return
        if piece == "bag" and not scene.state.bag:
            self._link.say(tr("trakkx", "The bag is empty."), "D1")
        elif self._touch.armed == piece:
            self.take_armed()
        else:
            self.arm(piece)

    def arm(self, piece: str | None) -> bool:
        """True if another one was picked out before, or none is now."""
        before, self._touch.armed = self._touch.armed, piece
        if before != piece:
            self._link.show()
            self._link.stage.speak(message(self._scenes.now())[0] if piece is not None else "")
        return before != piece

    def take_armed(self) -> None:
        """Draws from the bag (A11) or takes from the display (A1)."""
        piece = self._touch.armed
        if piece == "bag":
            words = tr("trakkx", "Draw a token from the bag?")
            self._end_by(words, tr("trakkx", "Draw"), Draw())
        elif piece is not None:
            self.take(piece)

    def take(self, token: Token) -> None:
        """From the display; the turn is over then, and that cannot be taken back (A1)."""
        words = tr("trakkx", "Take {token}?")
        yes = tr("trakkx", "Take it")
        self._end_by(words.format(token=the_token_words(token)), yes, Take(token))

    def _end_by(self, headline: str, yes: str, action: Action) -> None:
        """What is laid goes back then, so in that case it is asked."""
        scene = self._scenes.now()
        if scene.lay_draft is None:
            return
        if not scene.has_open_draft:
            self._end(action)
            return
        sentence = tr(
            "trakkx",
            "The table goes back as it was, your tokens to the rack. Then your turn is over.",
        )
        self._ask(headline, sentence, yes, lambda: self._end(action))

    def _end(self, action: Action) -> None:
        """A new token is looked at before the next one is called."""
        self._reveal.expect()
        self._sight.submit(action)

    def _ask(self, headline: str, sentence: str, yes: str, act: Callable[[], object]) -> None:
        """The answer counts only for the turn in which it was asked for."""
        asked_in = self._scenes.now().turn

        def answer() -> None:
            scene = self._scenes.now()
            if scene.turn == asked_in and scene.lay_draft is not None:
                act()

        self._link.ask(Question(headline, sentence, yes, tr("trakkx", "Not yet"), answer))

    def play(self, token: Token) -> None:
        """Swap: everybody passes two on (A3). Draw three: somebody has to be chosen (A6)."""
        scene = self._scenes.now()
        if scene.lay_draft is None:
            return
        if token in SWAPS:
            self._ask(
                tr("trakkx", "Play the swap token?"),
                self._with_table(
                    tr("trakkx", "Everybody chooses two tokens and passes them to the left.")
                ),
                tr("trakkx", "Play it"),
                lambda: self._sight.submit(Swap(token)),
            )
        elif len(scene.others) == 1:
            self._ask_draw_three(token, scene.others[0])
        else:
            self.choose(token)

    def _with_table(self, sentence: str) -> str:
        if not self._scenes.now().has_open_draft:
            return sentence
        return sentence + " " + tr("trakkx", "The table goes back as it was.")

    def _ask_draw_three(self, token: Token, seat: Seat) -> None:
        words = tr("trakkx", "Shall {name} draw three?")
        sentence = tr("trakkx", "The token leaves the game, and your turn is over.")
        self._ask(
            words.format(name=self._sight.players[seat].name),
            self._with_table(sentence),
            tr("trakkx", "Draw three"),
            lambda: self._sight.submit(DrawThree(token, seat)),
        )

    def choose(self, token: Token | None) -> None:
        """Opens or closes the choice of a player."""
        self._touch.choosing, self._touch.hover = token, None
        self._link.show()
        if token is not None and self._link.stage.cursor_at is not None:
            self._link.stage.set_cursor(f"seat:{self._scenes.now().others[0]}")

    def target(self, seat: Seat) -> None:
        """This player draws three; what is laid goes back, so then it is asked."""
        token, scene = self._touch.choosing, self._scenes.now()
        if token is None or scene.lay_draft is None:
            return
        if scene.has_open_draft or self._link.habits.confirm:
            self._ask_draw_three(token, seat)
        else:
            self._sight.submit(DrawThree(token, seat))

    def finish(self) -> None:
        """What is laid, or nothing where one may pass; else what is wrong is said."""
        scene = self._scenes.now()
        draft = scene.lay_draft
        if draft is not None and scene.armed is not None:
            self.take_armed()
        elif draft is not None and scene.can_pass:
            self._sight.submit(PassTurn())
        elif draft is not None and draft.faults():
            first = draft.faults()[0]
            self._touch.is_judged = True
            self._link.refuse(refusal_words(first), first.rule, fault_piece(draft, first))
            self._link.show()
        else:
            self._sight.finish()

    def run_out(self) -> None:
        """The table goes back as it was, and one token is drawn (U4)."""
        if self._scenes.now().lay_draft is not None:
            self._link.stage.let_go()
            self._end(TimeUp())


def fault_piece(draft: LayDraft, fault: Refusal) -> str:
    """The token at which a fault is to be pointed out; "" if it has no place."""
    cells = [cell for cell in fault.where if isinstance(cell, tuple)]
    return next((draft.table[cell] for cell in cells if cell in draft.table), "")
