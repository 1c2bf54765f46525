"""`courtyard` that loses its patience with connections after a second, and can be asked what it holds."""

from courtyard.server.border import connections
from tests.server.fuzz.counting import main

A_SECOND = 1.0

if __name__ == "__main__":
    connections.HEAD_SECONDS = connections.BODY_SECONDS = connections.READER_SECONDS = A_SECOND
    main()
