"""A fuzzer of our own: what no client would send, to a real server, byte by byte.

`python -m tests.server.fuzz --seconds 600 --seed 7` tries as many inputs as the time allows and tells what
became of them; tests/server/test_fuzz_frames.py tries some thousands. docs/fuzzing.md has the figures.
"""
