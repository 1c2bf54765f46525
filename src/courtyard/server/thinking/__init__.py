"""Thinking: the bots' processes, who may use them, hints and analyses."""
