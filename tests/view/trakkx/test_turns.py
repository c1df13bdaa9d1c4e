"""Deeds that end a turn: take, draw, swap, draw three, pass, time up; and the ends of games and matches."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.games.trakkx.position import state, table
from tests.truth import record_of
from tests.view.hand import LEFT, RIGHT
from tests.view.trakkx.conftest import Hands, match_of
from trakkx_desktop.core.match import Sitting
from trakkx_desktop.games.trakkx.actions import (
    Draw,
    DrawThree,
    Give,
    LayOut,
    PassTurn,
    Take,
    TimeUp,
)
from trakkx_desktop.games.trakkx.state import State
from trakkx_desktop.view.stage.layout import Arrival
from trakkx_desktop.view.trakkx.layout.racks import counting

ROW = table("G5 G6 G7")


def last(hands: Hands) -> object:
    return record_of(hands.session).log[-1].action


def middle(seats: int = 2, **changes: Any) -> State:
    """Everybody has opened; Anna holds one of each action token."""
    racks = ("G8 R1 SWAP DRAW", "B1 B2 B3", "Y1 Y2 Y3")[:seats]
    return state(racks, ROW, display="R13 G3 B6 Y10 G9 Y14", bag=None, **changes)


def test_one_touch_picks_out_and_the_second_ends_the_turn(hands: Hands) -> None:
    """A1, K2: a click on bag or display is never an accident."""
    hands.lay(middle())
    hands.click("R13a")
    assert not record_of(hands.session).log
    assert "ends your turn" in hands.room.message.text() and "picked" in hands.marks("R13a")
    assert hands.room.finish.text() == "Take it" and not hands.room.finish.missing
    hands.click("B6a")
    assert hands.touch.armed == "B6a", "another one is meant now"
    hands.click((0, 3))
    assert hands.touch.armed is None and not record_of(hands.session).log, "none is"
    hands.click("R13a")
    hands.key(Qt.Key.Key_Escape)
    assert hands.touch.armed is None
    hands.end_with("R13a")
    assert last(hands) == Take("R13a")
    assert hands.session.is_curtained
    hands.uncover()
    hands.click("bag")
    hands.finish()
    assert last(hands) == Draw(), "the button does it, too"
    hands.uncover()
    assert "R13a" in hands.scene.whole
    assert "new" in hands.marks("R13a")
    assert not hands.session.can_undo, "something was revealed"


def test_a_token_of_the_display_can_be_dragged_to_the_rack(hands: Hands) -> None:
    hands.lay(middle())
    hands.drag("B6a", (2, 2))
    assert not record_of(hands.session).log, "it cannot be laid straight from the display"
    hands.drag("B6a", hands.rack_end())
    assert last(hands) == Take("B6a")


def test_who_has_laid_something_is_always_asked(hands: Hands) -> None:
    hands.lay(middle())
    hands.drag("G8a", (3, 0))
    hands.end_with("bag")
    assert hands.question is not None
    assert not record_of(hands.session).log
    hands.answer()
    now = record_of(hands.session).now
    assert last(hands) == Draw()
    assert now.table == ROW
    assert "G8a" in now.hands[0]


def test_an_empty_bag_says_so(hands: Hands) -> None:
    """D1."""
    hands.lay(state(("G8 R1", "B1"), ROW, display="R13"))
    hands.click("bag")
    assert hands.room.bubble.sentence == "The bag is empty."
    assert not record_of(hands.session).log


def test_draw_three_between_two_players_asks_directly(hands: Hands) -> None:
    """A6."""
    hands.lay(middle())
    hands.click("DRAWa")
    assert hands.touch.choosing is None
    hands.answer()
    assert last(hands) == DrawThree("DRAWa", 1)
    assert len(record_of(hands.session).now.hands[1]) == 6


def test_draw_three_the_player_is_tapped_on_the_table_or_in_the_rail(hands: Hands) -> None:
    hands.lay(middle(3))
    hands.click("DRAWa")
    assert hands.touch.choosing == "DRAWa"
    assert {"seat:1", "seat:2"} <= set(hands.stage.layout_now)
    assert "draws three" in hands.room.message.text()
    assert hands.said.seats[1].is_lit and not hands.said.seats[0].is_lit
    hands.key(Qt.Key.Key_Escape)
    assert hands.touch.choosing is None
    assert not any(piece.startswith("seat:") for piece in hands.stage.layout_now)
    hands.click("DRAWa")
    hands.click((0, 2))
    assert hands.touch.choosing is None, "a click elsewhere is a no"
    hands.click("DRAWa")
    hands.click("seat:2")
    assert last(hands) == DrawThree("DRAWa", 2)
    hands.lay(middle(3))
    hands.drag("DRAWa", (1, 2))
    assert hands.touch.choosing == "DRAWa", "an action token that is put on the table is played"
    QTest.mouseClick(hands.room.rail.cards[1], LEFT)
    assert last(hands) == DrawThree("DRAWa", 1)


GIFTS = {0: ("G8a", "DRAWa"), 1: ("B1a", "B2a"), 2: ("Y1a", "Y3a")}
RACKS = {0: {"G8a", "R1a", "DRAWa"}, 1: {"B1a", "B2a", "B3a"}, 2: {"Y1a", "Y2a", "Y3a"}}


def test_swap_with_curtain_for_three(hands: Hands) -> None:
    """A3, A9: all choose behind the curtain; what one gets is seen after everybody has passed."""
    hands.lay(middle(3))
    hands.click("SWAPa")
    hands.answer()
    chosen = []
    while record_of(hands.session).now.sealed is not None:
        hands.uncover()
        seat = hands.viewer()
        neighbour = ("Anna", "Ben", "Clara")[(seat + 1) % 3]
        assert neighbour in hands.room.subline.text()
        assert set(hands.scene.whole) == RACKS[seat], "nothing has arrived yet"
        assert "2" in hands.room.finish.missing
        hands.click(GIFTS[seat][0])
        hands.drag(GIFTS[seat][1], "give:1")
        assert not hands.room.finish.missing
        hands.finish()
        assert last(hands) == Give(GIFTS[seat])
        assert hands.session.is_curtained, "the next one is alone with the screen"
        if record_of(hands.session).now.sealed is not None:
            assert "passes on 2 " in hands.room.curtain._note.accessibleName()
        chosen.append(seat)
    assert sorted(chosen) == [0, 1, 2]
    now = record_of(hands.session).now
    assert now.turn == 1
    assert set(now.hands[1]) == {"B3a", "G8a", "DRAWa"}
    hands.uncover()
    tokens = [p for p, place in hands.stage.layout_now.items() if place.art[0] == "token"]
    fresh = [piece for piece in tokens if "new" in hands.marks(piece)]
    assert set(fresh) == {"G8a", "DRAWa"}


def test_two_are_enough_and_each_can_be_taken_back(hands: Hands) -> None:
    """A4."""
    hands.lay(middle(3))
    hands.click("SWAPa")
    hands.answer()
    hands.uncover()
    one, two, three = hands.scene.whole
    hands.click(one)
    hands.click(two)
    assert hands.gift().chosen == (one, two)
    hands.click(three)
    assert "Two" in hands.room.bubble.sentence
    assert hands.gift().chosen == (one, two)
    hands.click(two)
    assert hands.gift().chosen == (one,)
    hands.click(one, button=RIGHT)
    assert hands.gift().chosen == ()
    hands.drag(three, "give:0")
    hands.drag(three, hands.rack_end())
    assert hands.gift().chosen == ()
    hands.room.take_back()
    assert hands.gift().chosen == (three,)


def test_who_has_one_token_left_passes_one(hands: Hands) -> None:
    """A4."""
    hands.lay(state(("R1 SWAP", "B1"), ROW, display="R13", bag=None))
    hands.click("SWAPa")
    hands.answer()
    hands.uncover()
    assert [p for p in hands.stage.layout_now if p.startswith("give:")] == ["give:0"]
    (only,) = hands.scene.whole
    hands.click(only)
    assert not hands.room.finish.missing
    hands.finish()
    assert last(hands) == Give((only,))


def test_passing_when_nothing_else_is_left_and_the_blocked_game(hands: Hands) -> None:
    """E5, E6: a tie is shared."""
    hands.lay(state(("R1 R9", "B1 B9"), ROW))
    assert hands.room.finish.text() == "Pass"
    assert not hands.room.finish.missing
    hands.finish()
    assert last(hands) == PassTurn()
    hands.uncover()
    hands.finish()
    outcome = record_of(hands.session).outcome
    assert outcome is not None and outcome.winners == (0, 1)
    ending = hands.table.words.ending()
    assert ending.poster[0] == "Anna and Ben"
    assert "Nobody can go on" in ending.sentence


def test_the_last_token_wins_and_the_racks_are_counted(hands: Hands) -> None:
    """E1, M1: everybody's rack lies open, token after token, with its points."""
    hands.lay(state(("G8", "B1 B13 SWAP", "Y2"), ROW, display="R13", bag=None))
    hands.drag("G8a", (3, 0))
    hands.finish()
    assert record_of(hands.session).outcome is not None
    assert not hands.session.is_curtained
    shown = hands.stage.layout_now
    assert {"B1a", "B13a", "SWAPa", "Y2a"} <= set(shown)
    assert shown["racks:points:1"].art[1] == "34"
    assert hands.table.words.ending().poster == ("Anna", "wins")
    assert hands.room.ending.isVisible()
    delays = counting(hands.scene.state.hands)
    assert delays["B1a"].delay < delays["B13a"].delay
    assert delays["Y2a"].delay > delays["B13a"].delay
    assert hands.said.seats[2].number == "2"


def test_a_match_of_two_games(hands: Hands) -> None:
    """M1, M3: the next game deals new racks behind the curtain, the next seat begins; then the match ends."""
    hands.lay(state(("G8", "B1 B13"), ROW, display="R13", bag=None), games=2)
    hands.drag("G8a", (3, 0))
    hands.finish()
    QTest.mouseClick(hands.room.ending.again_button, LEFT)
    QCoreApplication.processEvents()
    assert hands.session.is_curtained and hands.session.viewer == 1
    assert len(hands.session.match.sittings) == 2
    hands.uncover()
    assert len(hands.scene.whole) == 15
    hands.session.submit(Draw())
    assert not hands.session.match.is_over


def test_the_last_game_ends_the_match(hands: Hands) -> None:
    first = match_of(state(("G8", "B1 B13"), ROW, display="R13", bag=None), games=2)
    won = first.record.play(0, LayOut.of(ROW | {(3, 0): "G8a"}))
    second = match_of(state(("Y1 Y2", "G8"), ROW, display="R13", bag=None, turn=1), games=2)
    hands.app.window.lay_out(replace(second, sittings=(Sitting(won), *second.sittings)))
    hands.uncover()
    hands.drag("G8a", (3, 0))
    hands.finish()
    match = hands.session.match
    assert match.is_over
    assert match.totals == (3, 14)
    outcome = record_of(hands.session).outcome
    assert outcome is not None
    ending = hands.table.words.ending()
    assert ending.poster[0] == "Ben", "Ben has won this game"
    assert "Anna" in ending.remark and "3" in ending.remark, "and Anna the match"


def test_the_timer_counts_only_while_the_table_is_seen(hands: Hands) -> None:
    """U4: at zero the table goes back and a token is drawn."""
    hands.lay(middle(timer="60"), open_curtain=False)
    clock = hands.parts.clock
    assert clock.left is None and not clock._timer.isActive()
    hands.uncover()
    assert clock.left == 60 and clock._timer.isActive()
    assert "1:00" in hands.room.subline.text()
    for _ in range(58):
        clock.tick()
    assert "0:02" in hands.room.subline.text()
    hands.room.stage.hide()
    clock.tick()
    assert clock.left == 2, "nobody sees the table"
    hands.room.stage.show()
    hands.drag("G8a", (3, 0))
    hands.take("R1a")
    clock.tick()
    clock.tick()
    assert last(hands) == TimeUp()
    hands.release(hands.rack_end())
    now = record_of(hands.session).now
    assert now.table == ROW and len(now.hands[0]) == 5
    assert hands.session.is_curtained
    assert "ran out of time" in hands.room.curtain._note.accessibleName()
    assert not clock._timer.isActive()


def test_a_question_answers_only_for_its_own_turn(hands: Hands) -> None:
    """With open hands no curtain clears it away: a late answer must not act for the next player."""
    hands.lay(middle(timer="60", open="open"))
    hands.drag("G8a", (3, 0))
    hands.end_with("bag")
    asked = hands.question
    assert asked is not None
    hands.session.submit(TimeUp())
    assert hands.session.viewer == 1 and not hands.session.is_curtained
    before = len(record_of(hands.session).log)
    QTest.mouseClick(asked.yes, LEFT)
    assert len(record_of(hands.session).log) == before


def test_what_changed_glows_and_can_be_shown_again(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "B6 R6 B1"), table("G5 G6 G7"), display="R13", bag=None))
    hands.drag("G8a", (3, 0))
    hands.finish()
    hands.uncover()
    assert "halo:G8a" in hands.stage.layout_now
    assert "halo:G5a" not in hands.stage.layout_now
    hands.key("t")
    assert "G8a" not in hands.stage.layout_now, "the turn begins again"
    assert "halo:G5a" not in hands.stage.layout_now
    hands.parts.playback.step()
    assert "G8a" in hands.stage.layout_now
    hands.parts.playback.step()
    assert hands.parts.playback.now is None
    hands.key("t")
    hands.click("B1a")
    assert hands.parts.playback.now is None, "any input ends it"
    assert not hands.stage.in_hand, "and does nothing else"
    hands.drag("B6a", (1, 1))
    hands.drag("R6a", (1, 2))
    hands.finish()
    hands.uncover()
    assert {"halo:B6a", "halo:R6a"} <= set(hands.stage.layout_now)


def glow(hands: Hands, token: str) -> float:
    """How much of the glow is really painted around a token, where the token really lies."""
    halo, item = hands.stage._items.get(f"halo:{token}"), hands.stage._items[token]
    if halo is None or not halo.isVisible() or halo.scenePos() != item.scenePos():
        return 0.0
    picture = halo.pixmap().toImage()
    return float(picture.pixelColor(picture.width() // 2, picture.height() // 2).alphaF())


def test_what_others_moved_glows_and_what_one_moves_oneself_does_not(hands: Hands) -> None:
    hands.lay(state(("G8 R1", "B6 R6 B1"), table("G5 G6 G7", ". B6b", ". R6b"), bag=None))
    for token, cell in (("G7a", (6, 2)), ("G5a", (4, 2)), ("G8a", (7, 2))):
        hands.drag(token, cell)
    hands.drag("R6b", (5, 0))
    hands.drag("B6b", (5, 1))
    hands.drag("G6a", (5, 2))
    hands.finish()
    hands.uncover()
    assert hands.session.viewer == 1
    news = ("G8a", "R6b", "B6b")
    assert all(glow(hands, token) > 0.8 for token in news), "laid, or otherwise among the others"
    assert glow(hands, "G5a") == 0, "the row was pushed aside as a whole"
    hands.drag("B6b", (2, 5))
    assert glow(hands, "B6b") == 0 and glow(hands, "R6b") > 0.8


def test_no_example_stands_in_the_menu_since_they_are_lessons(hands: Hands) -> None:
    hands.begin(2)
    assert not [deed.key for deed in hands.said.deeds if deed.key.startswith("example")]


def test_open_hands_lie_in_the_rail_and_hidden_ones_never(hands: Hands) -> None:
    hands.lay(middle(3, open="open"))
    assert not hands.session.is_curtained, "there is nothing to hide"
    assert set(hands.table.looks.mini(1)) == {"B1a", "B2a", "B3a"}
    hands.lay(middle(3))
    assert not any(hands.table.looks.mini(seat) for seat in range(3))


def test_the_rail_counts_groups_and_those_that_are_too_many(hands: Hands) -> None:
    """G1."""
    hands.lay(state(("R1 R3 R5 R7 R9", "B1"), bag=None))
    assert hands.table.rail is not None
    boxes = hands.table.rail.widget
    assert boxes.accessibleName() == "Groups on the table: 0 of 3"
    for index, token in enumerate(("R1a", "R3a", "R5a", "R7a")):
        hands.drag(token, (index * 2 - 4, 0))
    assert boxes.accessibleName() == "Groups on the table: 4 of 3"
    assert boxes.grab().toImage().width() > 0


def test_the_last_seconds_tick(hands: Hands) -> None:
    """U4."""
    hands.lay(middle(timer="60"))
    heard: list[str] = []
    hands.table.link.sounded.connect(heard.append)
    for _ in range(59):
        hands.parts.clock.tick()
    assert heard == ["tick"] * 5
    assert not record_of(hands.session).log


def test_a_turn_that_ends_under_a_hand_is_shown_once(hands: Hands) -> None:
    """The clock, not the hand, ends it: what is held is let go, and the new token comes from the bag."""
    hands.lay(middle(timer="60"))
    shown: list[dict[str, Arrival]] = []
    hands.table.shown.connect(shown.append)
    hands.take("R1a")
    shown.clear()
    hands.session.submit(Take("R13a"))
    assert not hands.stage.in_hand
    new = record_of(hands.session).now.display[-1]
    assert shown == [{new: Arrival(0, ("bag", 0.0, 0.0))}]


def test_larger_words_leave_the_sorting_switch_free(hands: Hands) -> None:
    hands.lay(middle())
    before = hands.room.message.width()
    hands.app.house.tune(text_size=1.3)
    assert hands.room.message.width() < before
    assert hands.room.message.geometry().right() < hands.stage.rect_of("sort:colour").left()
