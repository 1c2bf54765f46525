"""People: guests, their sessions and devices, and how they are reached."""
