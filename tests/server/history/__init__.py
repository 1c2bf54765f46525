"""A history test in the spirit of Jepsen: people play through a bad network while everything is killed.

Their messages in both directions are recorded, and compared with the journals in the end (docs/history.md).
"""
