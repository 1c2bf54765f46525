"""Both games for browsers: tables that are kept, seats that are owned, views that are pushed."""
