"""Worlds that somebody at a table cannot tell apart, and servers that must not tell them either."""
