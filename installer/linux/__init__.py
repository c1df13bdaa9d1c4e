"""What a Linux desktop wants to know of the app, and the two packages that bring it there."""
