"""The deeds that end a turn or rearrange the rack: take, draw, play an action token, sort, look again."""

from collections.abc import Callable
from typing import Any

from trakkx_desktop.core.chance import SEEDS, Chance
from trakkx_desktop.core.match import Match, Plan
from trakkx_desktop.core.player import Player, Seat
from trakkx_desktop.games.trakkx.actions import Draw, DrawThree, PassTurn, Swap, Take, TimeUp
from trakkx_desktop.games.trakkx.draft import LayDraft
from trakkx_desktop.games.trakkx.examples import EXAMPLES
from trakkx_desktop.games.trakkx.tokens import SWAPS, Token, by_colour, by_value
from trakkx_desktop.view.stage.hands import PlayStage
from trakkx_desktop.view.stage.table import DRAFTED, Change, Deed, Session
from trakkx_desktop.view.stage.tr import tr
from trakkx_desktop.view.trakkx import memory
from trakkx_desktop.view.trakkx.showing import sorted_by
from trakkx_desktop.view.trakkx.talking import TalkingTable
from trakkx_desktop.view.trakkx.words import the_token_words

HINT = "trakkx_take"
"""Key of the first-time hint that taking and drawing end the turn."""


class ActingTable(TalkingTable):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.playback.stepped.connect(self.refresh)
        self.clock.ticked.connect(self.words_changed)
        self.clock.hurried.connect(lambda: self.sounded.emit("tick"))
        self.clock.ran_out.connect(self._run_out)
        self._follow_clock()

    @property
    def lay_draft(self) -> LayDraft | None:
        """The table while a turn is open and hands may do something."""
        draft = self.session.draft
        is_open = isinstance(draft, LayDraft) and not self.session.is_read_only
        return draft if is_open else None

    def take(self, token: Token) -> None:
        """From the display; the turn is over then, and that cannot be taken back (A1)."""
        if self.lay_draft is None:
            return
        words = tr("trakkx", "Take {token}?")
        yes = tr("trakkx", "Take it")
        self._end_by(words.format(token=the_token_words(token)), yes, Take(token))

    def draw(self) -> None:
        """From the bag (A11)."""
        if self.lay_draft is None:
            return
        if not self.sight.bag:
            self.say(tr("trakkx", "The bag is empty."), "D1")
            return
        headline = tr("trakkx", "Draw a token from the bag?")
        self._end_by(headline, tr("trakkx", "Draw"), Draw())

    def _end_by(self, headline: str, yes: str, action: Any) -> None:
        """At once, unless it is the first time, something is laid, or the person wants to be asked."""
        has_laid = self.session.has_open_draft
        if not has_laid and not self.confirm and HINT in self.known_hints:
            self.session.submit(action)
            return
        sentence = tr("trakkx", "Your turn is over then, and this cannot be undone.")
        if has_laid:
            sentence = tr(
                "trakkx",
                "The table goes back as it was, your tokens to the rack. Then your turn is over.",
            )

        def act() -> None:
            self.learned.emit(HINT)
            self.session.submit(action)

        self._ask(headline, sentence, yes, act)

    def _ask(self, headline: str, sentence: str, yes: str, act: Callable[[], Any]) -> None:
        """The answer counts only for the turn in which it was asked for."""
        asked_in = self.turn_key

        def answer() -> None:
            if self.turn_key == asked_in and self.lay_draft is not None:
                act()

        no = tr("trakkx", "Not yet")
        self.asked.emit(headline, sentence, yes, no, answer)

    def play_action(self, token: Token) -> None:
        """Swap: everybody passes two on (A3). Draw three: somebody has to be chosen (A6)."""
        if self.lay_draft is None:
            return
        if token in SWAPS:
            self._ask(
                tr("trakkx", "Play the swap token?"),
                self._with_table(
                    tr("trakkx", "Everybody chooses two tokens and passes them to the left.")
                ),
                tr("trakkx", "Play it"),
                lambda: self.session.submit(Swap(token)),
            )
            return
        others = [seat for seat in range(len(self.names)) if seat != self.session.viewer]
        if len(others) == 1:
            self._ask_draw_three(token, others[0])
        else:
            self.choose(token)

    def _with_table(self, sentence: str) -> str:
        if not self.session.has_open_draft:
            return sentence
        back = tr("trakkx", "The table goes back as it was.")
        return f"{sentence} {back}"

    def _ask_draw_three(self, token: Token, seat: Seat) -> None:
        words = tr("trakkx", "Shall {name} draw three?")
        sentence = tr("trakkx", "The token leaves the game, and your turn is over.")
        self._ask(
            words.format(name=self.names[seat]),
            self._with_table(sentence),
            tr("trakkx", "Draw three"),
            lambda: self.session.submit(DrawThree(token, seat)),
        )

    def choose(self, token: Token | None) -> None:
        """Opens or closes the choice of a player."""
        self.choosing = token
        self.hover = None
        if self.stage is not None:
            self.stage.reframe()
        self.refresh()
        if token is not None and self.stage is not None and self.stage.cursor_at is not None:
            self.stage.set_cursor(next(iter(self.stops()), None))

    def target(self, seat: Seat) -> None:
        """This player draws three; what is laid goes back, so then it is asked."""
        token = self.choosing
        if token is None or self.lay_draft is None:
            return
        if self.session.has_open_draft or self.confirm:
            self._ask_draw_three(token, seat)
        else:
            self.session.submit(DrawThree(token, seat))

    def looked_at(self, seat: Seat) -> None:
        if self.choosing is not None and seat != self.session.viewer:
            self.target(seat)
        else:
            super().looked_at(seat)

    def finished(self) -> None:
        self.playback.stop()
        draft = self.lay_draft
        if draft is not None and self.can_pass:
            self.session.submit(PassTurn())
        elif draft is not None and draft.faults():
            first = draft.faults()[0]
            self.sounded.emit("refuse")
            self.say(self.sentence(first), first.rule)
        else:
            self.session.finish()

    def let_go(self) -> None:
        """What is in the hand goes back to where it came from."""
        if isinstance(self.stage, PlayStage):
            self.stage.let_go()

    def put_back(self) -> None:
        """The whole table as it was when the turn began; it can be redone."""
        self.session.reset()

    def sort(self, key: str) -> None:
        """Once, on request: a rack is never put in order under the player's eyes."""
        viewer = self.session.viewer
        if viewer is not None and self.order:
            wished = by_colour if key == "colour" else by_value
            self.session.arrange(viewer, tuple(sorted(self.order, key=wished)))

    def show_last_turn(self) -> None:
        viewer = self.session.viewer
        if viewer is not None and not self.playback.stop():
            self.playback.play(memory.since(self.session.record, viewer))

    def open_example(self, name: str) -> None:
        """A worked example of the rule book comes on the table, with as many people as it needs."""
        match = self.session.match
        seats = EXAMPLES[name].seats
        spare = (
            tr("trakkx", "Anna"),
            tr("trakkx", "Ben"),
            tr("trakkx", "Clara"),
        )
        names = [player.name for player in match.players]
        names += [name for name in spare if name not in names]
        players = tuple(Player(names[seat], seat) for seat in range(seats))
        seed = Chance(match.plan.seed).below(SEEDS)[0]
        plan = Plan(seed=seed, choices=(("hands", "open"), ("position", name)))
        self.offered.emit(Match(match.key, match.game, players, plan))

    def deeds(self) -> tuple[Deed, ...]:
        draft = self.lay_draft
        is_on = draft is not None
        found = [
            Deed(
                "reset",
                tr("trakkx", "As it was"),
                "first",
                self.put_back,
                enabled=is_on and self.session.has_open_draft,
            ),
            *self._sorts(),
            Deed(
                "last",
                tr("trakkx", "Show last turn"),
                "history",
                self.show_last_turn,
                enabled=is_on and bool(self.news[1]),
                shortcut="T",
                in_menu=True,
            ),
        ]
        return tuple(found)

    def _sorts(self) -> list[Deed]:
        """In small windows one button sorts by colour, then by number."""
        is_on, is_large = bool(self.order), self._room.is_large
        by_colour_now = sorted_by(self.order) == "colour"
        found = [
            Deed(
                "colour",
                tr("trakkx", "Sort by colour"),
                "sort",
                lambda: self.sort("colour"),
                enabled=is_on,
                shortcut="K",
                in_menu=is_large or by_colour_now,
            ),
            Deed(
                "number",
                tr("trakkx", "Sort by number"),
                "sort",
                lambda: self.sort("number"),
                enabled=is_on,
                shortcut="V",
                in_menu=is_large or not by_colour_now,
            ),
        ]
        return found

    def examples(self) -> tuple[Deed, ...]:
        words = tr("trakkx", "Open example {number} of the rule book")
        return tuple(
            Deed(
                name,
                words.format(number=number),
                "book",
                lambda n=name: self.open_example(n),  # type: ignore[misc]
                in_menu=True,
            )
            for number, name in enumerate(EXAMPLES, 1)
        )

    def changed(self, change: Change) -> None:
        """What belonged to another turn is forgotten: selection, aim, choice, a turn shown again."""
        if change.kind != DRAFTED:
            self.selection = ()
            self.aimed = self.cursor = self.hover = None
            self.choosing = None
            self.playback.stop()
            self.let_go()
        self._follow_clock()

    def _follow_clock(self) -> None:
        draft = self.lay_draft
        seconds = self.session.record.setup.seconds
        if draft is None or seconds is None or not draft.in_turn:
            self.clock.stop()
        else:
            self.clock.follow(self.turn_key, seconds)

    def _run_out(self) -> None:
        """The table goes back as it was, and one token is drawn (U4)."""
        if self.lay_draft is not None:
            self.let_go()
            self.session.submit(TimeUp())

    def refresh(self) -> None:
        self._under = None
        super().refresh()

    def retired(self) -> None:
        self.clock.forget()
        self.playback.stop()
        super().retired()
