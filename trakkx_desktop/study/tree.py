"""Variations as a value: a game with everything that was tried beside it, and where one stands in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from trakkx_desktop.core.record import Entry

Path = tuple[int, ...]
"""From the beginning: which child at each move; () is before the first."""


@dataclass(frozen=True)
class Node:
    """One move, what was said of it, and how it may go on: `children[0]` is the main line."""

    entry: Entry
    text: str
    """In notation."""
    comment: str = ""
    children: tuple[Node, ...] = ()
    is_folded: bool = False
    """Its variations are hidden."""


Change = Callable[[tuple[Node, ...]], tuple[Node, ...]]


@dataclass(frozen=True)
class Tree:
    children: tuple[Node, ...] = ()
    path: Path = ()
    comment: str = ""
    """Of the game as a whole."""

    @property
    def line(self) -> tuple[Node, ...]:
        """The moves from the beginning to where one stands."""
        return self.line_to(self.path)

    def line_to(self, path: Path) -> tuple[Node, ...]:
        children, out = self.children, []
        for number in path:
            out.append(children[number])
            children = children[number].children
        return tuple(out)

    @property
    def here(self) -> Node | None:
        return self.line[-1] if self.path else None

    @property
    def main(self) -> tuple[Node, ...]:
        """The main line to its end."""
        children, out = self.children, []
        while children:
            out.append(children[0])
            children = children[0].children
        return tuple(out)

    def go(self, path: Path) -> Tree:
        """IndexError where there is none."""
        self.line_to(path)
        return replace(self, path=path)

    def back(self) -> Tree:
        return replace(self, path=self.path[:-1])

    def play(self, entry: Entry, text: str) -> Tree:
        """On to the child that is this move, which is added if it is new."""
        known = self.here.children if self.here is not None else self.children
        same = [number for number, node in enumerate(known) if node.entry == entry]
        if same:
            return self.go((*self.path, same[0]))
        grown = self._changed(self.path, lambda children: (*children, Node(entry, text)))
        return grown.go((*self.path, len(known)))

    def promote(self, path: Path) -> Tree:
        """One place forward among its siblings, nearer to the main line; one stands at the same move."""
        if not path or path[-1] == 0:
            return self
        above, number = path[:-1], path[-1]

        def forward(children: tuple[Node, ...]) -> tuple[Node, ...]:
            before, one = children[number - 1], children[number]
            return (*children[: number - 1], one, before, *children[number + 1 :])

        swapped = {(*above, number): number - 1, (*above, number - 1): number}
        head = self.path[: len(path)]
        own = (*above, swapped.get(head, -1)) if head in swapped else head
        return replace(self._changed(above, forward), path=(*own, *self.path[len(path) :]))

    def delete(self, path: Path) -> Tree:
        """This move and all behind it; whoever stood there stands before it."""
        if not path:
            return self
        above, number = path[:-1], path[-1]
        shorter = self._changed(above, lambda c: (*c[:number], *c[number + 1 :]))
        if self.path[: len(path)] == path:
            return replace(shorter, path=above)
        if self.path[: len(above)] == above and len(self.path) >= len(path):
            at = self.path[len(above)]
            moved = at - 1 if at > number else at
            return replace(shorter, path=(*above, moved, *self.path[len(path) :]))
        return shorter

    def with_comment(self, path: Path, comment: str) -> Tree:
        if not path:
            return replace(self, comment=comment)
        return self._on(path, lambda node: replace(node, comment=comment))

    def fold(self, path: Path, is_folded: bool) -> Tree:
        return self._on(path, lambda node: replace(node, is_folded=is_folded)) if path else self

    def _on(self, path: Path, change: Callable[[Node], Node]) -> Tree:
        number = path[-1]
        return self._changed(
            path[:-1], lambda c: (*c[:number], change(c[number]), *c[number + 1 :])
        )

    def _changed(self, path: Path, change: Change) -> Tree:
        """With other children below that move."""

        def below(children: tuple[Node, ...], left: Path) -> tuple[Node, ...]:
            if not left:
                return change(children)
            number, node = left[0], children[left[0]]
            grown = replace(node, children=below(node.children, left[1:]))
            return (*children[:number], grown, *children[number + 1 :])

        return replace(self, children=below(self.children, path))
