"""A history test in the spirit of Jepsen: people play through a bad network while everything is killed.

What they sent and saw is recorded, and held against the journals in the end (docs/history.md).
"""
