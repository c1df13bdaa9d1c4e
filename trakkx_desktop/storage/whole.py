"""Whether the text of a save is whole: in form and as it was written, without replaying it."""

from trakkx_desktop.storage.errors import BrokenFile
from trakkx_desktop.storage.seal import Tree
from trakkx_desktop.storage.upgrades import FORMAT, upgrade


def whole(data: bytes) -> Tree:
    """A save in today's format; BrokenFile if it is damaged, was altered or comes from a newer version."""
    from trakkx_desktop.storage.decoding import format_of, has_its_seal, parse
    from trakkx_desktop.storage.form import read_form

    tree, damage = parse(data)
    if format_of(tree) > FORMAT:
        raise BrokenFile("newer", f"format {format_of(tree)}")
    if damage or not has_its_seal(tree):
        raise BrokenFile("form", damage or "changed since it was written")
    tree = upgrade(tree)
    malformed = read_form(tree)[1]
    if malformed:
        raise BrokenFile("form", malformed)
    return tree


def judge_text(data: bytes) -> tuple[bool, bool]:
    """(of a newer format, as it was written). BrokenFile as `decode` has it."""
    from trakkx_desktop.storage.decoding import format_of, has_its_seal, parse

    tree, damage = parse(data)
    newer = format_of(tree) > FORMAT
    return newer and not damage, not damage and (newer or has_its_seal(tree))
