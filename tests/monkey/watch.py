"""What must hold whatever anybody does: the record, the file, the picture, the secrets, a way on."""

from math import isfinite
from typing import Any

from tests.truth import record_of
from trakkx_desktop import catalog
from trakkx_desktop.app import App
from trakkx_desktop.core.record import Record
from trakkx_desktop.games.trakkx.tokens import ALL, HIDDEN
from trakkx_desktop.session.session import Session
from trakkx_desktop.storage.saves import load
from trakkx_desktop.view.screens.table.screen import TableScreen
from trakkx_desktop.view.stage.hands import IDLE
from trakkx_desktop.view.stage.layout import Layout
from trakkx_desktop.view.stage.parts import Looks
from trakkx_desktop.view.trakkx.looks import TrakkxLooks
from trakkx_desktop.view.trax.looks import TraxLooks


def look_at(app: App) -> None:
    """The cheap ones, after every deed."""
    room = app.window.front
    assert room.isVisible(), f"{type(room).__name__} is in front but cannot be seen"
    if isinstance(room, TableScreen):
        watch_picture(room)
        watch_hold(room)
        watch_viewer(room)
        if room.session.match.key == "trakkx":
            watch_hands(room)


def audit(app: App) -> None:
    """The dear ones, now and then."""
    session = app.house.session
    room = app.window.front
    if isinstance(room, TableScreen) and not room.session.is_read_only:
        assert room.session is session, "what is played is not what is saved"
    if session is None:
        return
    watch_record(session)
    watch_file(app, session)


def watch_record(session: Session) -> None:
    record = record_of(session)
    again, refusal = Record.replay(
        record.game, record.setup, record.log, record.assisted, record.beginning
    )
    assert refusal is None, refusal
    assert again == record and again.now == record.now
    assert again.outcome == record.outcome


def watch_file(app: App, session: Session) -> None:
    app.house.flush()
    if session.is_read_only or session.match.is_practice:
        return
    saved = session.saved()
    loaded = load(app.house.places.save_of(saved.id), catalog.game)
    assert not loaded.problems, loaded.problems
    found = loaded.saved
    assert found.match == saved.match
    assert found.match.record.now == record_of(session).now
    assert dict(found.drafts) == dict(saved.drafts)
    assert dict(found.desks) == dict(saved.desks)


def watch_picture(room: TableScreen) -> None:
    stage = room.stage
    apart_of = set(stage._items) ^ set(stage.layout_now)
    assert not apart_of, f"shown but not laid out, or the other way round: {apart_of}"
    for piece, place in stage.layout_now.items():
        numbers = (place.x, place.y, place.z, place.size, place.opacity, place.turn)
        assert all(isfinite(number) for number in numbers), (piece, place)
        assert place.size > 0 and 0 <= place.opacity <= 1, (piece, place)
        item = stage._items[piece]
        assert isfinite(item.x()) and isfinite(item.y()), piece
    # While somebody zooms, what is drawn is only shown larger; it is drawn anew a moment later.
    is_zooming = stage._lens._rest.isActive()
    before, drawn = stage.layout_now, drawn_anew(room)
    if drawn != before and not is_zooming:
        apart = {
            piece: (before.get(piece), drawn.get(piece))
            for piece in set(drawn) | set(before)
            if drawn.get(piece) != before.get(piece)
        }
        raise AssertionError(f"the picture is not of now: {apart}")


def drawn_anew(room: TableScreen) -> Layout:
    """From a scene made anew: one that is kept too long would agree with the old picture."""
    with room.table.gesture():
        room.table.link.show()
        return room.table.looks.layout()


def watch_hold(room: TableScreen) -> None:
    """With no button pressed the hand is idle, and table and stage agree on what it holds."""
    stage = room.stage
    assert stage._mode == IDLE, stage._mode
    assert held_by(room.table.looks) == stage.in_hand, stage.in_hand
    assert stage._carrying == bool(stage.in_hand), stage.in_hand


def held_by(looks: Looks) -> tuple[str, ...]:
    """Nothing can be held at a TRÄXX table."""
    if isinstance(looks, TraxLooks):
        hand = looks.scenes.now().hand
        return (hand.piece,) if hand is not None else ()
    return looks.scenes.now().held if isinstance(looks, TrakkxLooks) else ()


def watch_viewer(room: TableScreen) -> None:
    session = room.session
    over = record_of(session).outcome is not None
    assert bool(record_of(session).waiting) != over
    people = [s for s in record_of(session).waiting if not session.players[s].is_computer]
    assert not over or session.viewer is None or session.is_read_only
    assert not people or session.is_lingering or session.viewer in people
    assert room.curtain.is_down == session.is_curtained
    if session.is_curtained:
        assert room.curtain.isVisible() and room.curtain.geometry() == room.rect()
        assert not room.stage.in_hand


def watch_hands(room: TableScreen) -> None:
    """No token that the viewer may not see lies on the stage; behind the curtain none of a rack."""
    session = room.session
    known = shown_tokens(session)
    for piece, place in room.stage.layout_now.items():
        hidden = tokens_in((piece, place.art)) - known
        assert not hidden, f"{hidden} can be seen: {piece} {place}"


def shown_tokens(session: Session) -> set[str]:
    seat = None if session.is_curtained else session.viewer
    sight = session.game.mask(record_of(session).now, seat)
    states = [sight]
    if session.peeked is not None:
        states.append(session.state)
    if not session.is_curtained:
        # The last turns can be shown again: tables that everybody has seen.
        steps = range(len(record_of(session).log) + 1)
        states += [session.game.mask(record_of(session).state(index), None) for index in steps]
    return set().union(*(tokens_in((s.hands, s.display, s.table, s.box)) for s in states))


_FACES = {token[:-1] for token in ALL}


def tokens_in(thing: Any) -> set[str]:
    """Every token named in nested values."""
    if isinstance(thing, str):
        return {thing} if thing in ALL and thing != HIDDEN else set()
    if isinstance(thing, dict):
        return set().union(*(tokens_in(value) for value in thing.values()), set())
    if isinstance(thing, tuple | list):
        return set().union(*(tokens_in(inner) for inner in thing), set())
    return set()
