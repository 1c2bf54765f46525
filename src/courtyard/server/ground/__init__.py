"""The ground: messages, settings, problems, logs, metrics and background tasks; it knows nothing above."""
