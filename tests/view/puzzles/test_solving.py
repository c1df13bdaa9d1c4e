"""One puzzle of each game, solved by its solution with real mouse and keys; missed, hinted, shown, and judged by the
real process."""

import pytest
from PySide6.QtCore import Qt

from tests.view.hand import centre, choose, click, key
from tests.view.puzzles.conftest import Solver, puzzle_of
from tests.view.traexx import hand as traexx
from tests.view.trakkx.conftest import Hands
from tests.view.trax import hand as trax
from trakkx_desktop.core.hint import KIND, PIECES, WHOLE
from trakkx_desktop.games.traexx.actions import Extend
from trakkx_desktop.games.trakkx.actions import Draw, LayOut
from trakkx_desktop.games.trax.actions import Lay
from trakkx_desktop.puzzles.puzzle import Puzzle
from trakkx_desktop.view.screens.puzzles.guide import Phase, PuzzleGuide
from trakkx_desktop.view.screens.puzzles.screen import PuzzlesScreen
from trakkx_desktop.view.screens.table.menu import TableMenu


def win_in(turns: int) -> Puzzle:
    return puzzle_of("trax", lambda p: p.aim.code == "win" and p.aim.fact("turns") == turns)


def stars_of(solver: Solver, puzzle: Puzzle) -> int:
    return solver.app.house.progress.mine.stars(puzzle.game, puzzle.id)


def lay(solver: Solver, action: object) -> None:
    assert isinstance(action, Lay)
    trax.lay_by_mouse(solver.screen, action)


def judged(solver: Solver, guide: PuzzleGuide, phase: Phase) -> None:
    solver.until(lambda: guide.phase is phase and not guide.attempt.is_asking)


def test_trax_by_mouse_against_the_best_defence(solver: Solver) -> None:
    puzzle = win_in(2)
    guide = solver.begin(puzzle)
    assert "2 turns" in solver.screen.headline.text()
    lay(solver, puzzle.solution[0].action)
    solver.until(lambda: len(solver.screen.session.turns) == 2)
    assert guide.phase is Phase.TRYING and not solver.screen.session.is_watching
    lay(solver, puzzle.solution[2].action)
    judged(solver, guide, Phase.SOLVED)
    assert solver.screen.headline.text() == "Solved!"
    assert solver.screen.message.text() == "3 stars"
    assert stars_of(solver, puzzle) == 3
    assert not solver.screen.ending.isVisible()
    click(solver.screen.finish)
    assert solver.guide.puzzle.grade == puzzle.grade and solver.guide.puzzle.id != puzzle.id


def test_traexx_with_a_pen_and_open_cards(solver: Solver) -> None:
    puzzle = puzzle_of("traexx", lambda p: all(isinstance(e.action, Extend) for e in p.solution))
    guide = solver.begin(puzzle)
    cards = puzzle.aim.fact("cards")
    assert isinstance(cards, tuple)
    shown = [name for name in solver.screen.stage.layout_now if name.startswith("coming:")]
    assert {name.split(":")[1] for name in shown} == {str(i) for i in range(len(cards) - 1)}
    for entry in puzzle.solution:
        assert guide.phase is Phase.TRYING
        assert isinstance(entry.action, Extend)
        traexx.draw_slowly(solver.screen, entry.action.end, *entry.action.path)
        click(solver.screen.finish)
        solver.until(lambda: not guide.attempt.is_asking)
    judged(solver, guide, Phase.SOLVED)
    assert stars_of(solver, puzzle) == 3
    assert solver.screen.finish.isVisible() and solver.screen.finish.text() == "Next puzzle"


def simple(puzzle: Puzzle) -> bool:
    return dict(puzzle.proof)["laid"] == 1 and dict(puzzle.proof)["moved"] == 0


def test_trakkx_by_dragging(solver: Solver) -> None:
    puzzle = puzzle_of("trakkx", simple)
    guide = solver.begin(puzzle)
    action = puzzle.solution[0].action
    assert isinstance(action, LayOut)
    lies = {token for _, _, token in action.table} - set(puzzle.position.table.values())
    [(x, y, token)] = [row for row in action.table if row[2] in lies]
    Hands(solver.app).drag(token, (x, y))
    click(solver.screen.finish)
    judged(solver, guide, Phase.SOLVED)
    assert stars_of(solver, puzzle) == 3


def test_a_rack_that_is_laid_out_whole_ends_the_game_and_no_poster_comes(solver: Solver) -> None:
    """What the others hold is filled in, so the game can be counted."""
    puzzle = puzzle_of("trakkx", lambda p: p.aim.code == "empty")
    guide = solver.begin(puzzle)
    solver.screen.session.submit(puzzle.solution[0].action)
    judged(solver, guide, Phase.SOLVED)
    assert solver.screen.session.outcome is not None and not solver.screen.ending.isVisible()
    assert solver.screen.finish.isVisible()


def wrong_lay(puzzle: Puzzle) -> Lay:
    from trakkx_desktop.games.trax import GAME

    right = {entry.action for entry in puzzle.solution}
    found = (lay for lay in GAME.legal(puzzle.position, puzzle.seat) if lay not in right)
    return next(lay for lay in found if isinstance(lay, Lay))


def test_a_miss_shows_the_answer_and_goes_back(solver: Solver) -> None:
    puzzle = win_in(2)
    guide = solver.begin(puzzle)
    lay(solver, wrong_lay(puzzle))
    judged(solver, guide, Phase.MISSED)
    assert solver.screen.message.text() == "That does not force the win. Look at the answer."
    solver.until(lambda: len(solver.screen.session.turns) == 2)
    assert stars_of(solver, puzzle) == 0
    click(solver.screen.finish)
    assert guide.phase is Phase.TRYING and not solver.screen.session.turns
    assert guide.trial.stars == 2
    solver.screen.session.submit(puzzle.solution[0].action)
    solver.until(lambda: len(solver.screen.session.turns) == 2)
    solver.screen.session.submit(puzzle.solution[2].action)
    judged(solver, guide, Phase.SOLVED)
    assert stars_of(solver, puzzle) == 2


def test_the_win_that_should_have_been_stopped_is_shown(solver: Solver) -> None:
    puzzle = puzzle_of("trax", lambda p: p.aim.code == "only_move" and p.aim.fact("turns") == 1)
    guide = solver.begin(puzzle)
    solver.screen.session.submit(wrong_lay(puzzle))
    judged(solver, guide, Phase.MISSED)
    solver.until(lambda: solver.screen.session.outcome is not None)
    outcome = solver.screen.session.outcome
    assert outcome is not None and puzzle.seat not in outcome.winners


def test_drawing_misses_a_puzzle_of_trakkx(solver: Solver) -> None:
    puzzle = puzzle_of("trakkx", simple)
    guide = solver.begin(puzzle)
    solver.screen.session.submit(Draw())
    judged(solver, guide, Phase.MISSED)
    click(solver.screen.finish)
    hand = solver.screen.session.state.hands[puzzle.seat]
    assert guide.phase is Phase.TRYING and hand == puzzle.position.hands[puzzle.seat]


@pytest.mark.parametrize("game", ["trakkx", "traexx", "trax"])
def test_hints_tell_more_and_more_of_the_proven_solution(solver: Solver, game: str) -> None:
    puzzle = puzzle_of(game, lambda p: p.grade == 3)
    guide = solver.begin(puzzle)
    told = []
    for step in (KIND, PIECES, WHOLE):
        key(solver.screen, "h")
        solver.until(lambda: not guide.attempt.is_asking)
        hint = solver.screen.session.hint
        assert hint is not None and hint.step == step
        assert hint.thought.action == puzzle.solution[0].action
        told.append(solver.screen.message.text())
    assert len(set(told)) == 3 and all(told)
    assert guide.trial.stars == 1
    assert solver.screen.finish.text() == "Play the hint"
    key(solver.screen, Qt.Key.Key_Return)
    assert len(solver.screen.session.turns) >= 1


def test_a_hint_off_the_way_is_proven_anew_or_says_that_it_is_too_late(solver: Solver) -> None:
    """A pass at the first card leaves the total out of reach."""
    from trakkx_desktop.games.traexx.actions import Pass

    puzzle = puzzle_of("traexx", lambda p: p.grade == 2)
    guide = solver.begin(puzzle)
    solver.screen.session.submit(Pass())
    solver.until(lambda: not guide.attempt.is_asking)
    key(solver.screen, "h")
    solver.until(lambda: not guide.attempt.is_asking)
    assert solver.screen.session.hint is None
    assert "go back" in solver.screen.message.text()


@pytest.mark.parametrize("game", ["trakkx", "traexx", "trax"])
def test_the_solution_plays_itself(solver: Solver, game: str) -> None:
    puzzle = puzzle_of(game, lambda p: p.grade == 3)
    guide = solver.begin(puzzle)
    guide.show_solution()
    solver.until(lambda: guide.phase is Phase.SHOWN)
    assert len(solver.screen.session.turns) == len(puzzle.solution)
    assert stars_of(solver, puzzle) == 0, "whoever looked has not solved it"
    assert solver.screen.finish.text() == "Next puzzle"
    guide.try_again()
    assert guide.phase is Phase.TRYING and guide.trial.stars == 1


def test_taking_back_while_it_is_judged_drops_the_verdict(solver: Solver) -> None:
    puzzle = win_in(2)
    guide = solver.begin(puzzle)
    solver.screen.session.submit(wrong_lay(puzzle))
    assert guide.attempt.is_asking
    solver.screen.session.undo()
    assert not guide.attempt.is_asking
    for _ in range(5):
        solver.app.window.repaint()
    assert guide.phase is Phase.TRYING and guide.trial.missed == 0


def test_nothing_of_a_puzzle_is_saved(solver: Solver) -> None:
    puzzle = win_in(1)
    guide = solver.begin(puzzle)
    lay(solver, puzzle.solution[0].action)
    judged(solver, guide, Phase.SOLVED)
    solver.app.window.go_home()
    solver.app.house.flush()
    assert not list(solver.app.house.places.saves.glob("*"))


def test_the_real_process_judges(solver: Solver, process: None) -> None:
    puzzle = win_in(1)
    guide = solver.begin(puzzle)
    lay(solver, puzzle.solution[0].action)
    judged(solver, guide, Phase.SOLVED)
    solver.app.window.go_home()


def test_leaving_goes_back_to_the_list_of_the_game(solver: Solver) -> None:
    guide = solver.begin(win_in(1))
    guide.left.emit("list")
    front = solver.app.window.front
    assert isinstance(front, PuzzlesScreen) and front.key == "trax"


def test_the_aim_is_whole_at_the_smallest_size_with_large_letters(solver: Solver) -> None:
    solver.app.house.tune(text_size=1.3)
    solver.app.window.resize(1024, 640)
    for game in ("trakkx", "traexx", "trax"):
        solver.begin(puzzle_of(game, lambda p: len(getattr(p.position, "hands", ())) != 1))
        card = solver.guide._card
        text = card.sentence
        assert text.heightForWidth(text.width()) <= text.height() + 1
        assert centre(solver.screen, next(iter(solver.screen.stage.layout_now))) is not None


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_has_what_a_puzzle_needs(solver: Solver) -> None:
    solver.begin(win_in(1))
    solver.screen.open_menu()
    [menu] = [menu for menu in solver.screen.findChildren(TableMenu) if menu.isVisible()]
    words = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
    assert {"Hint", "Show the solution", "From the beginning", "Leave the puzzle"} <= set(words)
    assert not {"Score sheet", "Who plays on…"} & set(words)
    choose(menu, "Leave the puzzle")
    assert isinstance(solver.app.window.front, PuzzlesScreen)
