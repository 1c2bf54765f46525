"""Around a table: chat, presence, lessons, notices, results, and news from other servers."""
