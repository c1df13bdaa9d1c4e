"""The settings, and what the app says about itself."""
