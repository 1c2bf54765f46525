"""What a seat may know: its view, positions that agree with it, and its observation in numbers."""
