"""The bots' knowledge of good play."""
