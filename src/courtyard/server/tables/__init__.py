"""Tables: what happens at one, who sits there, and how it is written and read again."""
