"""Where everything of TRÄXX lies: sheet, card, strip, news; pure, no Qt."""
