"""Set-up, art, translations and packages; nothing here is part of the app."""
