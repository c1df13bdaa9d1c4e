"""The rules booklets."""
