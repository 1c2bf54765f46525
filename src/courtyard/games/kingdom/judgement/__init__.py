"""What bots know about good play."""
