"""A monkey at the real window: random but seeded hands, and somebody who watches what must hold."""
