"""A session: whose turn, drafts, undo and redo, the curtain, looking back, the next game."""

from typing import Any

import pytest

from tests.games.trakkx.position import state
from tests.toy.games.heap import GAME as HEAP
from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.core.match import Match, Plan, Sitting
from trakkx_desktop.core.player import Player
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trakkx.actions import Draw, Give, Swap
from trakkx_desktop.games.trakkx.tokens import HIDDEN
from trakkx_desktop.session.curtain import after_action, next_viewer
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import new_saved, now

NAMES = ("Anna", "Ben", "Clara", "David")


def session_of(key: str, seats: int, **plan: Any) -> Session:
    game = HEAP if key == "heap" else catalog.game(key)
    people = tuple(Player(NAMES[i], i) for i in range(seats))
    match = Match(key, game, people, Plan(**{"games": 3, "seed": 11, **plan}))
    return Session(new_saved(match.deal(now())), now)


@pytest.fixture
def heap(qapp: object) -> Session:
    return session_of("heap", 2)


def mark(session: Session, *numbers: int) -> None:
    for number in numbers:
        assert session.put((str(number), ("hand",))) is None


def test_a_gesture_changes_the_draft_and_not_the_game(heap: Session) -> None:
    mark(heap, 0, 1)
    assert heap.draft is not None and heap.draft.marked == {0, 1}
    assert record_of(heap).log == ()


def test_finishing_plays_the_draft_and_the_next_one_looks(heap: Session) -> None:
    mark(heap, 0, 1)
    heap.finish()
    assert record_of(heap).now.left == 5
    assert heap.viewer == 1 and not heap.is_curtained
    assert heap.draft is not None and heap.draft.marked == frozenset()


def test_a_refused_gesture_is_told_and_leaves_the_draft(heap: Session) -> None:
    told: list[str] = []
    heap.refused.connect(lambda refusal, puts: told.append(refusal.code))
    mark(heap, 0, 1, 2)
    assert heap.put(("3", ("hand",))) is not None
    assert told == ["too_many"]
    assert heap.draft is not None and heap.draft.marked == {0, 1, 2}


def test_undo_goes_gesture_by_gesture_and_then_into_the_log(heap: Session) -> None:
    mark(heap, 0)
    heap.finish()
    mark(heap, 0, 1)
    assert heap.undo() and heap.draft is not None and heap.draft.marked == {0}
    assert heap.undo() and not heap.has_open_draft
    assert heap.undo_seat() == 0
    assert heap.undo() and record_of(heap).log == () and heap.viewer == 0
    assert not heap.can_undo


def test_redo_is_the_way_back(heap: Session) -> None:
    mark(heap, 0)
    heap.finish()
    heap.undo()
    assert heap.can_redo and heap.redo()
    assert record_of(heap).now.left == 6 and heap.viewer == 1
    mark(heap, 0, 1)
    heap.undo()
    heap.undo()
    assert heap.redo() and heap.redo()
    assert heap.draft is not None and heap.draft.marked == {0, 1}


def test_a_new_move_forgets_what_could_be_redone(heap: Session) -> None:
    mark(heap, 0)
    heap.finish()
    heap.undo()
    mark(heap, 0, 1)
    heap.finish()
    assert not heap.can_redo


def test_as_it_was_resets_the_turn_and_can_be_redone(heap: Session) -> None:
    mark(heap, 0, 1, 2)
    assert heap.reset() and not heap.has_open_draft
    assert heap.redo() and heap.redo() and heap.redo()
    assert heap.draft is not None and heap.draft.marked == {0, 1, 2}


def test_an_open_draft_survives_saving(heap: Session) -> None:
    mark(heap, 2, 4)
    again = Session(heap.saved(), now)
    assert again.draft is not None and again.draft.marked == {2, 4}
    assert again.undo() and again.draft is not None and again.draft.marked == {2}


def test_looking_back_shows_and_does_nothing(heap: Session) -> None:
    mark(heap, 0)
    heap.finish()
    heap.peek(0)
    assert heap.state.left == 7 and heap.draft is None
    assert heap.submit(next(HEAP.legal(record_of(heap).now, 1))) is None
    assert len(record_of(heap).log) == 1
    heap.peek(None)
    assert heap.state.left == 6


def test_the_next_game_is_dealt_with_the_next_seat_first(heap: Session) -> None:
    while record_of(heap).waiting:
        mark(heap, 0)
        heap.finish()
    assert heap.outcome is not None and heap.viewer is None
    heap.deal_next()
    assert heap.viewer == 1 and record_of(heap).log == ()
    assert len(heap.match.outcomes) == 1


class TestCurtain:
    """TRAKKX has hands to hide, TRÄXX and TRAX have none: no flag says so, only their masks."""

    def test_it_hangs_before_the_first_turn(self, qapp: object) -> None:
        session = session_of("trakkx", 3)
        assert session.is_curtained and session.draft is None
        assert session.state == session.game.mask(record_of(session).now, None)

    def test_it_is_raised_for_the_one_whose_turn_it_is(self, qapp: object) -> None:
        session = session_of("trakkx", 3)
        session.raise_curtain()
        assert session.state == session.game.mask(record_of(session).now, 0)

    def test_it_falls_for_the_next_player(self, qapp: object) -> None:
        session = session_of("trakkx", 3)
        session.raise_curtain()
        session.submit(session.game.parse(record_of(session).now, "draw"))
        assert session.viewer == 1 and session.is_curtained

    def test_behind_it_nothing_can_be_undone_or_played(self, qapp: object) -> None:
        session = session_of("trakkx", 3)
        assert not session.can_undo and not session.can_redo
        session.submit(session.game.parse(record_of(session).now, "draw"))
        assert record_of(session).log == ()

    def test_looking_back_never_shows_a_hand(self, qapp: object) -> None:
        session = session_of("trakkx", 2)
        session.raise_curtain()
        session.submit(session.game.parse(record_of(session).now, "draw"))
        session.peek(0)
        assert session.state == session.game.mask(record_of(session).state(0), None)

    def test_leaving_the_window_covers_the_hand_again(self, qapp: object) -> None:
        session = session_of("trakkx", 2)
        session.raise_curtain()
        session.cover()
        assert session.is_curtained

    @pytest.mark.parametrize("key,seats", [("trax", 2), ("traexx", 3)])
    def test_where_nothing_is_hidden_none_falls(self, key: str, seats: int, qapp: object) -> None:
        assert not session_of(key, seats).is_curtained


def test_in_a_simultaneous_round_another_seat_may_take_the_screen(qapp: object) -> None:
    session = session_of("traexx", 3)
    session.look(2)
    assert session.viewer == 2
    session.submit(session.game.parse(record_of(session).now, "pass"))
    assert session.viewer in (0, 1)
    assert session.reopen(2) and session.viewer == 2


def test_nothing_is_redone_while_one_looks_back(heap: Session) -> None:
    """Ctrl+Y is heard everywhere; the game must not go on behind the picture of the past."""
    for _ in range(3):
        mark(heap, 0)
        heap.finish()
    heap.undo()
    heap.peek(0)
    assert not heap.can_redo and not heap.redo()
    assert len(record_of(heap).log) == 2
    heap.peek(None)
    assert heap.redo() and len(record_of(heap).log) == 3


def test_whoever_still_owes_a_choice_is_called_clockwise() -> None:
    assert next_viewer((0, 3), 4, 1) == 3, "two seats on, not three"
    assert next_viewer((1, 2), 4, 3) == 1
    assert next_viewer((0, 3), 4, 3) == 3, "whoever looks and owes something goes on"
    assert next_viewer((2, 3), 4, None) == 2 and next_viewer((), 4, 1) is None
    assert after_action((0, 1, 2, 3), 4, 1) == 2 and after_action((0, 3), 4, 2) == 3
    assert after_action((1,), 4, 1) == 1


def test_a_round_goes_round_the_table(qapp: object) -> None:
    session, seen = session_of("traexx", 4), []
    for _ in range(8):
        seen.append(session.viewer)
        session.submit(session.game.parse(record_of(session).now, "pass"))
    assert seen == [0, 1, 2, 3, 0, 1, 2, 3]


def test_whoever_plays_a_swap_chooses_first(qapp: object) -> None:
    """Their hand lies open already: nobody else takes the screen before they have chosen."""
    dealt = state(("R1 R2 R3", "SWAP B1 B2 B3", "Y1 Y2 Y3"), turn=1)
    record = Record.new(catalog.game("trakkx"), dealt.setup)
    record.__dict__["first_state"] = dealt
    people = tuple(Player(NAMES[i], i) for i in range(3))
    match = Match("trakkx", record.game, people, Plan(), (Sitting(record),))
    session = Session(new_saved(match), now)
    session.raise_curtain()
    assert session.submit(Swap("SWAPa")) is None
    assert session.viewer == 1 and not session.is_curtained
    assert session.submit(Give(("B1a", "B2a"))) is None
    assert session.viewer == 2 and session.is_curtained, "then the others, clockwise"
    session.raise_curtain()
    assert not session.can_undo and not session.undo(), "K4: never by somebody else"
    assert session.submit(Give(("Y1a", "Y2a"))) is None
    assert session.viewer == 0 and session.is_curtained


@pytest.mark.parametrize("seats,undo_any,asks", [(2, False, 0), (2, True, None), (1, False, None)])
def test_a_finished_turn_is_taken_back_with_the_others_leave(
    seats: int, undo_any: bool, asks: int | None, qapp: object
) -> None:
    key = "heap" if seats > 1 else "traexx"
    session = session_of(key, seats, undo_any=undo_any)
    if key == "heap":
        mark(session, 0)
        assert session.undo_asks is None, "what is half done is one's own"
        session.finish()
    else:
        session.submit(session.game.parse(record_of(session).now, "pass"))
    assert session.undo_seat() == 0 and session.undo_asks == asks
    assert session.undo() and record_of(session).log == ()


def test_who_lingers_sees_what_came_of_it_before_the_next_one_is_called(qapp: object) -> None:
    session = session_of("trakkx", 2)
    session.raise_curtain()
    assert session.viewer == 0
    before = session.state.hands[0]
    session.linger()
    session.submit(Draw())
    assert session.is_lingering and session.viewer == 0 and not session.is_curtained
    assert len(session.state.hands[0]) == len(before) + 1 and HIDDEN not in session.state.hands[0]
    assert session.draft is None and not session.is_watching, "there is nothing left to do"
    session.go_on()
    assert session.viewer == 1 and session.is_curtained and not session.is_lingering
    session.raise_curtain()
    session.submit(Draw())
    assert session.viewer == 0 and session.is_curtained, "nobody lingers twice"


def test_leaving_the_table_ends_the_lingering(qapp: object) -> None:
    session = session_of("trakkx", 2)
    session.raise_curtain()
    session.linger()
    session.submit(Draw())
    session.cover()
    assert session.viewer == 1 and session.is_curtained


def test_against_computers_one_lingers_and_then_watches(qapp: object) -> None:
    game = catalog.game("trakkx")
    people = (Player("Anna", 0), Player("Ben", 1, level=2))
    session = Session(new_saved(Match("trakkx", game, people, Plan(seed=11)).deal(now())), now)
    session.linger()
    session.submit(Draw())
    assert session.viewer == 0 and session.is_lingering and not session.is_watching
    session.go_on()
    assert session.viewer == 0 and session.is_watching and not session.is_curtained
