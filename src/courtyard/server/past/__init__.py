"""The past: replays, exports and imports of games."""
