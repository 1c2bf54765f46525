"""What It's a Wonderful Kingdom says to people, in three languages."""
